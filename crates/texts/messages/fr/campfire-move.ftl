### What a move of Campfire does, as an entry of a menu.

pick = Jouer { ADVENTURER($who) }

frog = Poser la Grenouille sur l’emplacement { $place }

sleeper = Poser un disque { OF(ADVENTURER($who)) } sur l’emplacement { $place }

disc = Poser votre disque sur l’emplacement { $place }

point-lys = Placer Lys devant l’emplacement { $place }

lys-bonus = Déplacer Lys vers l’emplacement { $place } : { -a-tile($tile) }

lys-bonus-nothing = Déplacer Lys vers l’emplacement { $place } : aucune tuile

nudge-to = Décaler Lys { DIRECTION($way) } vers l’emplacement { $to }

nudge = Décaler Lys { DIRECTION($way) }

leave-lys = Laisser Lys où elle est

sow = Égrainer la pile { $place } { DIRECTION($way) }

sow-pair = Égrainer la pile { $place } { DIRECTION($way) }, deux disques à l’étape { $step }

sow-skip = Égrainer la pile { $place } { DIRECTION($way) }, en ignorant l’étape { $step }

lift = Remonter le disque { $height } (en partant du bas) de l’emplacement { $place }

lift-nothing = Ne remonter aucun disque

song = Écrire la Chanson { $price } avec { $paid }

song-points =
    Écrire la Chanson { $price } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) avec { $paid }

legend-card = Écrire la carte { LEGEND($legend) } { $value } avec { $paid }

legend-upgrade = Améliorer la carte { LEGEND($legend) } de { $upgraded-from } à { $value } avec { $paid }

pass = Ne pas écrire de dernière carte
