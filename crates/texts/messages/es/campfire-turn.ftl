### What a player did in a turn of Campfire: parts of one sentence, each after the player.

sow = { $name ->
        [you] sueltas
       *[other] suelta
    } { $discs ->
        [one] { $discs } disco
       *[other] { $discs } discos
    } del espacio { $place }

move-lys = { $name ->
        [you] mueves
       *[other] mueve
    } a Lys al espacio { $to }

lift = { $name ->
        [you] subes
       *[other] sube
    } un disco en el espacio { $place }

write-song = { $name ->
        [you] escribes
       *[other] escribe
    } la Canción { $price }

write-legend = { $name ->
        [you] escribes
       *[other] escribe
    } { LEGEND($legend) } { $value }

upgrade = { $name ->
        [you] mejoras
       *[other] mejora
    } { LEGEND($legend) } a { $value }

no-last-card = no { $name ->
        [you] escribes
       *[other] escribe
    } una última carta

stories = { $tiles } { LEGEND($legend) }

wilds = { -wilds($wilds) }

moons = { -moons($moons) }

rise = { $moons ->
        [one] Sale { $moons } luna.
       *[other] Salen { $moons } lunas.
    }

discarded = { $tiles ->
        [one] Se descarta { $tiles } ficha.
       *[other] Se descartan { $tiles } fichas.
    }

scoring = Se puntúan las lunas.

prepared = { $name ->
        [you] El campamento está listo. Empiezas tú.
       *[other] El campamento está listo. Empieza { $name }.
    }
