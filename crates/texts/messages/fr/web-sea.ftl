### Something the page says about Sea.

blurb = Naviguez au gré du vent, explorez la mer, fondez des colonies et rapportez des légendes. De 3 à 6 joueurs.

play-now-help = Mer, vous contre deux robots.

chart = La carte de la mer

chart-keys = Les flèches déplacent la carte, + et − zooment, 0 affiche tout.

graph-help = Pour cette courbe seulement : Mythique ×100 (à la fin), Légendaire ×10, Bâtisseurs ×1. La victoire se joue colonne par colonne.

zoom-in = Zoom avant

zoom-out = Zoom arrière

fit = Afficher toute la carte

as-list = La carte sous forme de liste

primordial = Mer Primordiale

unlaid = mer inconnue

boat-here = { $name ->
        [you] votre bateau
       *[other] le bateau { OF($name) }
    } avec { $crew }

settlement-here = { $name ->
        [you] votre colonie
       *[other] la colonie { OF($name) }
    }

settlers-here = colons libres : { $pawns }

trail-here = sillage : { $pawns }

vaal-here = le Vaal Er Num

wind-is = Le vent pousse les bateaux vers { LE($direction) }

direction-die = dé de direction : { $direction }

distance-die = dé de distance : { $distance }

hint = Touchez un endroit qui brille sur la carte, ou choisissez ici.

feats = Exploits

settlements = Colonies

secured-pieces = Éléments en sûreté

boat-at-sea = Bateau en mer

pool = pions dans la réserve : { $count }

tokens = jetons de colonie restants : { $count }

no-boat = pas de bateau sur la carte

in-hand = en main

sails = en mer

secured = en sûreté

unseen = Caché

god = Dieu des Vents

my-myth = Votre Mythe

myth-needs = { $held } sur { $needed } en sûreté

part-held = en sûreté

part-sailing = à bord, pas encore en sûreté

part-seen =
    chez { $name ->
        [you] vous
       *[other] { $name }
    }

part-unknown = pas encore vu

next-legend = Votre prochaine légende

legend-lacks = il manque : { $parts }

legends = Légendes révélées

no-legends = Aucune légende révélée pour l’instant.

left = Ce qui reste

tiles-left = Tuiles dans la pioche : { $count }

boats-left = Bateaux dans la pioche : { $count }

boats-gone = Bateaux hors jeu : { $count }

end-heading = Fin de la partie

end-legends = Troisième légende d’un joueur : { $count } sur { $all }

end-tiles = Dernière tuile posée : encore { $count }

end-boats = Dernier bateau mis à l’eau : encore { $count }

end-idle = Calme plat : { $count } tours sur { $all } sans progrès

last-turns = Derniers tours restants : { $count }

free-feat = à prendre

do-settle = Laisser des colons

do-disclose = Montrer des éléments

do-offer = Faire une offre

do-counter = Contre-offre

do-attack = Attaquer

do-turn = Faire tourner le vent

who-pays = Quel passager paie ?

with-whom = Avec qui ?

which-piece = Lequel de ses éléments ?

swap-pieces = Échanger les éléments ?

which-exchange = Quel genre d’échange ?

boat-to-boat = De bateau à bateau

at-settlement = À la colonie

what-else = Que donne-t-on d’autre ?

who-stays = Qui reste à la colonie ?

who-boards = Qui monte à bord en échange ?

how-many = Combien de passagers perd chaque bateau ?

who-settles = Qui s’installe ici ?

who-sails-on = Qui reprend la mer ?

legend-part = Choisissez : { $part }

no-pieces = pas d’éléments

nothing-else = rien d’autre

nobody = personne

compose = Offre sur mesure

compose-pawns = Pion par pion

you-give = Vous donnez

you-get = Vous recevez

they-stay = Restent ici

they-board = Montent à bord

they-settle = S’installent ici

they-sail-on = Reprennent la mer

they-go-home = Retournent à la réserve

fewer = un de moins : { $what }

more = un de plus : { $what }

piece-for-piece = Éléments

use-this = Choisir cette offre

offer-is = L’offre

gets = { $name ->
        [you] Vous recevez
       *[other] { $name } reçoit
    }

nothing = rien

crew-of = { $name ->
        [you] Votre équipage
       *[other] Équipage { OF($name) }
    }

sinks = le bateau coule

founding-pays = Vous mettez en sûreté l’élément de votre bateau. Vos pions qui retournent à la réserve : { $home }. Jetons de colonie restants : { $tokens }.

battle-takes = Son bateau se vide. Vous pouvez vous emparer de son élément.

battle-both-sink = Les deux bateaux se vident et coulent. Personne n’y gagne rien.

battle-you-lose = Votre bateau se vide. Le défenseur peut s’emparer de son élément.

battle-you-sink = Votre bateau se vide et coule.

battle-both-lose = Les deux bateaux perdent des passagers. Un bateau coule si son capitaine perd la majorité.

vaal-range = Les dés décident où va le Vaal Er Num : n’importe quelle direction, de 1 à 3 tuiles. Il frappe tous les bateaux sur son passage.

cross-to = Votre bateau traverse la brume. Destination : { $place }.

unknown-tile = La prochaine tuile inconnue : { $chances }

preset = Formule

preset-help = Règle toutes les options ci-dessous.

own-mix = Sur mesure

overview = Vue d’ensemble de la carte. Appuyez sur un endroit pour y aller.
