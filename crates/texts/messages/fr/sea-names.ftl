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
        [tides-location] l’Escalier englouti
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
        [fire-character] l’Enfant de Braise
        [fire-location] l’Île fumante
       *[fire-action] porte le feu par-dessus les eaux
    }

myth = { $myth ->
        [tides] La Naissance des Marées
        [wind] Le Vent volé
        [wedding] Les Noces de Sel
        [bell] La Cloche noyée
        [oar] La Longue Rame
       *[fire] Le Feu d’en bas
    }

feat = { $feat ->
        [storm] Traversée de la Tempête
        [battle] Bataille navale
        [fog] Traversée de la Brume
        [circulation] Circulation des Légendes
       *[pollinisation] Pollinisation
    }

feat-help = { $feat ->
        [storm] Quitter la tuile du Vaal et rester à flot.
        [battle] Couler le bateau que vous attaquez et garder au moins un passager à bord.
        [fog] Entrer sur une tuile derrière la brume et rester à flot.
        [circulation] Conclure un échange à la colonie d’un autre joueur.
       *[pollinisation] Avoir en même temps des colons dans les colonies de deux autres tribus.
    }

column = { $column ->
        [mythical] Mythique
        [legendary] Légendaire
        [builders] Bâtisseurs
        [nomads] Nomades
       *[area] Étendue
    }

column-help = { $column ->
        [mythical] 1 si votre Mythe Originel est complet.
        [legendary] 3 par légende et 1 par exploit.
        [builders] 1 par colonie que vous possédez, 1 par élément en sûreté non révélé et 1 pour votre bateau sur la carte.
        [nomads] 1 par pion à vous sur la carte : en sillage, dans les colonies et sur n’importe quel bateau.
       *[area] Les tuiles posées dans le plus petit rectangle, aligné sur la grille, qui entoure tous vos pions et jetons.
    }

question = { $question ->
        [last-turn] Jouer votre dernier tour, ou le passer ?
        [summon] Déchaîner le Vaal Er Num ?
        [mover] Déplacer le Vaal, ou naviguer ?
        [launch] Mettez votre bateau à l’eau
        [course] Naviguer, ou fonder une colonie ?
        [wind] Faire tourner le vent ?
        [side] Choisissez de quel côté tourne le vent
        [onward] Continuer, ou vous arrêter ici ?
        [fog] Traverser la brume, ou rester ?
        [leave-behind] Laissez un passager sur cette tuile
        [trail-swap] Échanger un passager contre un pion de sillage ?
        [losses] Choisissez les passagers à perdre
        [found-here] Fonder une colonie ici ?
        [interact] Choisissez que faire ici
        [answer-disclosure] Vous montrer vos éléments l’un à l’autre ?
        [answer-offer] Accepter l’offre ?
        [answer-counter] Accepter la contre-offre ?
        [claim] Vous emparer de l’élément du bateau vidé ?
        [disembark] Choisissez qui s’installe, qui retourne à la réserve et qui reprend la mer
       *[legend] Choisissez les trois éléments de votre légende
    }

question-help = { $question ->
        [last-turn] La fin est déclenchée ; chacun peut jouer encore un tour.
        [summon] Vous pouvez déchaîner la tempête une fois par partie ; personne d’autre ne le peut. Elle coule les bateaux sur sa route, et vous ne naviguez pas ce tour-ci.
        [mover] Déplacer le Vaal remplace votre tour normal.
        [launch] Votre bateau part avec des pions de votre réserve, puis navigue.
        [course] À terre, votre équipage peut s’installer. Votre élément est alors en sûreté.
        [wind] Le vent tourne d’un cran vers la direction obtenue. Cela coûte un passager, sauf au Dieu des Vents.
        [side] Le dé montre la direction opposée : vous pouvez faire tourner le vent d’un côté ou de l’autre.
        [onward] Vous avez parcouru au moins une tuile : vous pouvez vous arrêter.
        [fog] Traverser est un déplacement normal et coûte un passager. Rester ne coûte rien de plus.
        [leave-behind] Chaque tuile parcourue reçoit un pion de sillage. Sans majorité, votre bateau coule.
        [trail-swap] Le pion que vous laissez reste sur la tuile ; celui que vous prenez rejoint l’équipage.
        [losses] Si vous perdez trop des vôtres, votre bateau coule.
        [found-here] Votre équipage s’installe et votre élément est en sûreté.
        [interact] Vous pouvez échanger, montrer un élément, attaquer, laisser des colons, ou en rester là.
        [answer-disclosure] Vous voyez chacun un élément. Les autres ne voient rien.
        [answer-offer] Regardez les deux côtés : ce que vous donnez et ce que vous recevez.
        [answer-counter] C’est à prendre ou à laisser : il n’y aura pas d’autre offre.
        [claim] Un élément dont vous vous emparez est en sûreté chez vous. Sinon, personne ne l’obtient.
        [disembark] Les colons comptent pour garder ou prendre la colonie, les pions en réserve pourront repartir, et les autres reprennent la mer sur un nouveau bateau.
       *[legend] Un personnage, un lieu et une action forment une légende. Ils y restent.
    }

end = { $trigger ->
        [legends] Un joueur a révélé sa troisième légende.
        [tiles] La dernière tuile est posée.
        [boats] Le dernier bateau de la pioche est sur la carte.
        [becalmed] C’est le calme plat : depuis trop de tours, aucun sillage ne s’allonge, aucune tuile n’est piochée et aucune colonie n’est fondée.
        [dead] Il n’y a aucun bateau sur la carte, et personne ne peut en mettre un à l’eau.
       *[table] Tous les joueurs sont d’accord pour terminer la partie.
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
        [island] une tuile d’île
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
        [tides] Sur l’Escalier englouti
        [wind] Dans la Grotte du Souffle
        [wedding] Sur le Récif blanc
        [bell] Dans la Tour noyée
        [oar] Au Bord des Cartes
       *[fire] Sur l’Île fumante
    }

# $myth (myth)
-character = { $myth ->
        [tides] la Plongeuse de Lune
        [wind] le Voleur aux pieds nus
        [wedding] la Mariée de Sel
        [bell] le Sonneur aveugle
        [oar] la Rameuse sans sommeil
       *[fire] l’Enfant de Braise
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
