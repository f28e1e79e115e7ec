### What the things of Sea are called.

tribe = { $tribe ->
        [red] tribu rouge
        [blue] tribu bleue
        [green] tribu verte
        [yellow] tribu jaune
        [purple] tribu violette
       *[white] tribu blanche
    }

tribe-color = { $tribe ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
        [purple] violet
       *[white] blanc
    }

tribe-shape = { $tribe ->
        [red] cercle
        [blue] carré
        [green] triangle
        [yellow] losange
        [purple] hexagone
       *[white] étoile
    }

tile-kind = { $kind ->
        [sea] mer
        [coast] côte
        [island] île
       *[fog] brume
    }

direction = { $direction ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SO
        [w] O
       *[nw] NO
    }

direction-long = { $direction ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
        [w] ouest
       *[nw] nord-ouest
    }

side = { $side ->
        [clockwise] dans le sens horaire
       *[counterclockwise] dans le sens antihoraire
    }

part = { $part ->
        [character] personnage
        [location] lieu
       *[action] action
    }

component = { $component ->
        [tides-character] la Plongeuse de Lune
        [tides-location] l'Escalier englouti
        [tides-action] fait monter la première marée
        [wind-character] le Voleur aux pieds nus
        [wind-location] la Grotte du Souffle
        [wind-action] dérobe une rafale aux dieux
        [wedding-character] la Mariée de Sel
        [wedding-location] le Récif blanc
        [wedding-action] épouse la mer
        [bell-character] le Sonneur aveugle
        [bell-location] la Tour noyée
        [bell-action] réveille les dormeurs
        [oar-character] la Rameuse sans sommeil
        [oar-location] le Bord des Cartes
        [oar-action] rame au-delà des étoiles
        [fire-character] l'Enfant de Braise
        [fire-location] l'Île fumante
       *[fire-action] porte le feu par-dessus les eaux
    }

myth = { $myth ->
        [tides] La Naissance des Marées
        [wind] Le Vent volé
        [wedding] Les Noces de Sel
        [bell] La Cloche noyée
        [oar] La Longue Rame
       *[fire] Le Feu d'en bas
    }

feat = { $feat ->
        [storm] Traversée de la Tempête
        [battle] Bataille navale
        [fog] Traversée de la Brume
        [circulation] Circulation des Légendes
       *[pollinisation] Pollinisation
    }

feat-help = { $feat ->
        [storm] Quitter la tuile du Vaal et flotter encore.
        [battle] Couler le bateau attaqué sans que le combat vide le vôtre.
        [fog] Occuper une tuile derrière la brume et flotter encore.
        [circulation] Conclure un échange à la colonie d'un autre joueur.
       *[pollinisation] Avoir des colons en même temps dans des colonies de deux autres tribus différentes.
    }

column = { $column ->
        [mythical] Mythique
        [legendary] Légendaire
        [builders] Bâtisseurs
        [nomads] Nomades
       *[area] Rectangle
    }

column-help = { $column ->
        [mythical] 1 si le Mythe Originel est complet.
        [legendary] 3 par légende et 1 par exploit.
        [builders] 1 par colonie possédée, par élément en sûreté non révélé, et pour le bateau sur le plateau.
        [nomads] 1 par pion sur le plateau : en sillage, dans les colonies et sur n'importe quel bateau.
       *[area] Les tuiles posées dans le plus petit rectangle droit qui entoure tous ses pions et jetons.
    }

question = { $question ->
        [last-turn] Jouez-vous votre dernier tour, ou le passez-vous ?
        [summon] Invoquez-vous le Vaal Er Num ?
        [mover] Déplacez-vous le Vaal, ou jouez-vous normalement ?
        [launch] Où mettez-vous votre bateau à l'eau ?
        [course] Voulez-vous naviguer ou fonder une colonie ?
        [wind] Faites-vous tourner le vent ?
        [side] De quel côté le vent tourne-t-il ?
        [onward] Continuez-vous, ou vous arrêtez-vous ?
        [fog] Traversez-vous la brume, ou restez-vous ?
        [leave-behind] Quel passager laissez-vous pour ce pas ?
        [trail-swap] Échangez-vous un de vos passagers contre un pion de sillage ?
        [losses] Quels passagers perdez-vous ?
        [found-here] Fondez-vous une colonie ici ?
        [interact] Que faites-vous ici ?
        [answer-disclosure] Acceptez-vous le dévoilement ?
        [answer-offer] Acceptez-vous l'offre ?
        [answer-counter] Acceptez-vous la contre-offre ?
        [claim] Vous emparez-vous de l'élément du bateau vidé ?
        [disembark] Qui s'installe, qui rentre et qui reprend la mer ?
       *[legend] Quelles sont les trois pièces de votre légende ?
    }

end = { $trigger ->
        [legends] Un joueur a révélé sa troisième légende.
        [tiles] La dernière tuile de la pioche est posée.
        [boats] Le dernier bateau de la pioche est sur le plateau.
        [becalmed] C'est le calme plat : depuis trop de tours, sillages, carte et colonies n'ont pas grandi.
        [dead] Aucun bateau n'est sur le plateau et personne ne peut en lancer un.
       *[table] Tous se sont entendus pour terminer la partie.
    }

# $tribe (tribe)
-the-tribe = la { TRIBE($tribe) }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-pawns-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } pion { TRIBE-COLOR($tribe) }
           *[other] { $number } pions { TRIBE-COLOR($tribe) }s
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { TRIBE-COLOR($tribe) }s
        }
    }

# $crew (crew)
-pawns = { $crew ->
        [0] aucun pion
       *[other] { LIST($crew, -pawns-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-passengers-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } passager { TRIBE-COLOR($tribe) }
           *[other] { $number } passagers { TRIBE-COLOR($tribe) }s
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { TRIBE-COLOR($tribe) }s
        }
    }

# $crew (crew)
-passengers = { $crew ->
        [0] aucun passager
       *[other] { LIST($crew, -passengers-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-settlers-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } colon { TRIBE-COLOR($tribe) }
           *[other] { $number } colons { TRIBE-COLOR($tribe) }s
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { TRIBE-COLOR($tribe) }s
        }
    }

# $crew (crew)
-settlers = { $crew ->
        [0] aucun colon
       *[other] { LIST($crew, -settlers-of-a-tribe) }
    }

# $kind (tile-kind)
-a-tile = { $kind ->
        [sea] une tuile de mer
        [coast] une tuile de côte
        [island] une tuile d'île
       *[fog] une tuile de brume
    }

# $cell (optional text): None is the Primordial Sea.
-origin = { $cell ->
        [none] la Mer Primordiale
       *[other] la colonie en { $cell }
    }

# $left (number)
-deck = { $left ->
        [0] la pioche de bateaux est vide
        [1] il reste 1 bateau dans la pioche
       *[other] il reste { $left } bateaux dans la pioche
    }

# $left (number)
-pile = { $left ->
        [0] la pioche est vide
        [1] il reste 1 tuile dans la pioche
       *[other] il reste { $left } tuiles dans la pioche
    }

# $myth (myth)
-there = { $myth ->
        [tides] Sur l'Escalier englouti
        [wind] Dans la Grotte du Souffle
        [wedding] Sur le Récif blanc
        [bell] Dans la Tour noyée
        [oar] Au Bord des Cartes
       *[fire] Sur l'Île fumante
    }

# $myth (myth)
-character = { $myth ->
        [tides] la Plongeuse de Lune
        [wind] le Voleur aux pieds nus
        [wedding] la Mariée de Sel
        [bell] le Sonneur aveugle
        [oar] la Rameuse sans sommeil
       *[fire] l'Enfant de Braise
    }

# $myth (myth)
-action = { $myth ->
        [tides] fait monter la première marée
        [wind] dérobe une rafale aux dieux
        [wedding] épouse la mer
        [bell] réveille les dormeurs
        [oar] rame au-delà des étoiles
       *[fire] porte le feu par-dessus les eaux
    }
