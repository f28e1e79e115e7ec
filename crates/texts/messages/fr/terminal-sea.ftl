### Something the terminal interface says about Sea.

head-settle = Colons

head-disclose = Montrer des éléments

head-offer = Offre à { $name }

head-counter = Contre-offres

head-attack = Attaque

last-turns = derniers tours : { $left }

range = Le bateau avance de 1, 2 ou 3 tuiles vers { $to }, avec la même probabilité.

range-die = Les dés décident où va le bateau : n’importe quelle direction, de 1 à 3 tuiles.

turned = Vent ensuite : { $left } 3 sur 8, { $right } 3 sur 8, { $same } 1 sur 8, côté au choix 1 sur 8.

gets = { $name ->
        [you] vous recevez
       *[other] { $name } reçoit
    } { $goods }

nothing = rien

sinks = coule

home = à la réserve

settle = s’installent

sail-on = reprennent la mer

unknown = caché

in-hand = en main

sailing = en mer

secured = en sûreté

in-legend = légende

seen-by = vu par { $names }

my-myth = Votre Mythe : { $myth }

no-secrets = Aucun secret n’est affiché pour l’instant.

free = à prendre

pieces = Bateaux et Mythe

glory = Scores, légendes et exploits

left = Restent à piocher : { $tiles } ; bateaux dans la pioche : { $boats }.

help-left-right = aller au type de coup suivant

help-type = taper un coup ou n’importe quelle offre : offer 2 swap:h3/h7 give:red:1 ; Tab complète

help-pieces = les bateaux par numéro, avec ce que vous en savez, et votre Mythe

help-glory = scores par colonne, légendes, exploits, ce qui reste

help-chart = déplacer la carte avec les flèches ; Début la ramène

signs-cell = Une tuile : ~ mer, ◢ côte, ∩ île, ░ brume ; ⌂●5 une colonie, son propriétaire et tous ses colons ; 7● un bateau et son équipage (nombre devant) ; ●2 un sillage (nombre derrière) ; @ le Vaal Er Num ; chiffres soulignés : nombre de cases jusqu’à cette tuile.

signs-compass = Rose des Vents : la flèche en vidéo inverse est le vent, la flèche soulignée le dé de direction. ▣ les dés, ▤ tuiles restantes, ∪ bateaux restants, ☼ le Dieu des Vents, @ où est le Vaal.

signs-players = Joueurs : équipage et position du bateau, ∪ un bateau en main, ▪ pions dans la réserve, ⌂ jetons restants, □ éléments en sûreté, ★ légendes, ✦ exploits ; puis les colonnes du score.
