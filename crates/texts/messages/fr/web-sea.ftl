### Something the page says about Sea.

blurb = Naviguez au gré du vent, découvrez la mer, fondez des colonies, rapportez des légendes. De 3 à 6 joueurs.

play-now-help = Mer, vous contre deux robots.

chart = La carte marine

chart-keys = Les flèches déplacent la carte, + et − zooment, 0 la montre en entier.

graph-help = En un nombre : un point Mythique compte 100, à la fin seulement, un point Légendaire 10, un point Bâtisseurs 1. La victoire se joue colonne par colonne ; les courbes la montrent à peu près.

zoom-in = Agrandir

zoom-out = Réduire

fit = Montrer toute la carte

as-list = La carte en liste

primordial = Mer Primordiale

unlaid = mer inconnue

boat-here = le bateau de { $name } avec { $crew }

settlement-here = la colonie de { $name }

settlers-here = colons libres : { $pawns }

trail-here = sillage : { $pawns }

vaal-here = le Vaal Er Num

wind-is = Le vent pousse les bateaux vers : { $direction }

direction-die = dé de direction : { $direction }

distance-die = dé de distance : { $distance }

hint = Touchez un endroit éclairé de la carte, ou choisissez ici.

feats = Exploits

settlements = Colonies

secured-pieces = Pièces en sûreté

boat-at-sea = Bateau en mer

pool = pions en réserve : { $count }

tokens = jetons de colonie restants : { $count }

no-boat = pas de bateau sur le plateau

in-hand = en main

sails = navigue

secured = en sûreté

unseen = face inconnue de vous

god = Dieu des Vents

my-myth = Votre Mythe

myth-needs = { $held } sur { $needed } en sûreté

part-held = en sûreté

part-sailing = à bord, pas encore en sûreté

part-seen = chez { $name }

part-unknown = pas encore vu

next-legend = Votre prochaine légende

legend-lacks = il manque : { $parts }

legends = Légendes révélées

no-legends = Aucune légende n'est encore révélée.

left = Ce qui reste à venir

tiles-left = Tuiles dans la pioche : { $count }

boats-left = Bateaux dans la pioche : { $count }

boats-gone = Bateaux hors jeu : { $count }

end-heading = Comment la partie finit

end-legends = Troisième légende d'un joueur : { $count } sur { $all }

end-tiles = Dernière tuile posée : encore { $count }

end-boats = Dernier bateau de la pioche mis à l'eau : encore { $count }

end-idle = Calme plat : { $count } tours sur { $all } sans progrès

last-turns = Derniers tours restants : { $count }

free-feat = encore libre

do-settle = Laisser des colons

do-disclose = Se montrer une pièce

do-offer = Faire une offre

do-counter = Contre-offre

do-attack = Attaquer

do-turn = Faire tourner le vent

who-pays = Qui paie ?

with-whom = Avec qui ?

which-piece = Laquelle de ses pièces ?

swap-pieces = Échange-t-on des pièces ?

which-exchange = Comment échangez-vous ?

boat-to-boat = De bateau à bateau

at-settlement = À la colonie

what-else = Quoi d'autre change de main ?

who-stays = Qui reste à la colonie ?

who-boards = Qui monte à bord en échange ?

how-many = Combien chaque bateau perd-il ?

who-settles = Qui s'installe ici ?

who-sails-on = Qui du reste reprend la mer ?

legend-part = Pièce à choisir : { $part }

no-pieces = pas de pièces

nothing-else = rien d'autre

nobody = personne

compose = Composer librement

you-give = Vous donnez

you-get = Vous recevez

they-stay = Ils restent ici

they-board = Ils montent à bord

they-settle = Ils s'installent ici

they-sail-on = Ils reprennent la mer

they-go-home = Ils rentrent

fewer = un de moins : { $what }

more = un de plus : { $what }

piece-for-piece = Pièces

use-this = Choisir cela

offer-is = L'offre

gets = { $name } reçoit

nothing = rien

crew-of = Équipage de { $name }

sinks = le bateau coule

founding-pays = La pièce de votre bateau est mise en sûreté. Vos pions qui rentrent : { $home }. Jetons de colonie restants : { $tokens }.

battle-takes = Son bateau est vidé : vous pouvez vous emparer de son élément.

battle-both-sink = Les deux bateaux sont vidés et coulent ; personne n'y gagne.

battle-you-lose = Votre bateau est vidé : le défenseur peut s'emparer de son élément.

battle-you-sink = Votre bateau est vidé et coule.

battle-both-lose = Les deux perdent des passagers ; un bateau dont le capitaine perd la majorité coule.

vaal-range = Les dés décident où va le Vaal Er Num : n'importe quelle direction, 1 à 3 tuiles. Il frappe chaque bateau sur son chemin.

cross-to = Votre bateau traverse le brouillard vers : { $place }.

unknown-tile = La prochaine tuile inconnue : { $chances }

preset = Formule

preset-help = Règle toutes les options ci-dessous d'un coup.

own-mix = choix personnel
