### What a move of Campfire does, as an entry of a menu.

pick = Jugar con { ADVENTURER($who) }

frog = Colocar la Rana en el espacio { $place }

sleeper = Colocar un disco de { ADVENTURER($who) } en el espacio { $place }

disc = Colocar tu disco en el espacio { $place }

point-lys = Apuntar con Lys al espacio { $place }

lys-bonus = Mover a Lys al espacio { $place }: { -a-tile($tile) }

lys-bonus-nothing = Mover a Lys al espacio { $place }: sin ficha

nudge-to = Mover a Lys { DIRECTION($way) } al espacio { $to }

nudge = Mover a Lys { DIRECTION($way) }

leave-lys = Dejar a Lys donde está

sow = Mover la pila del espacio { $place } { DIRECTION($way) }

sow-pair = Mover la pila del espacio { $place } { DIRECTION($way) }, dos discos en el paso { $step }

sow-skip = Mover la pila del espacio { $place } { DIRECTION($way) }, saltando el paso { $step }

lift = Subir el disco { $height } (desde abajo) del espacio { $place }

lift-nothing = No subir ningún disco

song = Escribir la Canción { $price } con { $paid }

song-points =
    Escribir la Canción { $price } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }) con { $paid }

legend-card = Escribir la carta { LEGEND($legend) } { $value } con { $paid }

legend-upgrade = Mejorar la carta { LEGEND($legend) } de { $upgraded-from } a { $value } con { $paid }

pass = No escribir una última carta
