### What a player did in a turn of Campfire: parts of one sentence, each after the player.

sow = { $name ->
        [you] bewegst
       *[other] bewegt
    } { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } von Feld { $place }

move-lys = { $name ->
        [you] richtest
       *[other] richtet
    } Lys auf Feld { $to }

lift = { $name ->
        [you] holst
       *[other] holt
    } auf Feld { $place } eine Scheibe nach oben

write-song = { $name ->
        [you] schreibst
       *[other] schreibt
    } Lied { $price }

write-legend = { $name ->
        [you] schreibst
       *[other] schreibt
    } { LEGEND($legend) } { $value }

upgrade = { $name ->
        [you] wertest
       *[other] wertet
    } { LEGEND($legend) } zu { $value } auf

no-last-card = { $name ->
        [you] schreibst
       *[other] schreibt
    } keine letzte Karte

stories = { $tiles } { LEGEND($legend) }

wilds = { -wilds($wilds) }

moons = { -moons($moons) }

rise = { $moons ->
        [one] { $moons } Mond geht auf.
       *[other] { $moons } Monde gehen auf.
    }

discarded = { $tiles ->
        [one] { $tiles } Plättchen wird abgeworfen.
       *[other] { $tiles } Plättchen werden abgeworfen.
    }

scoring = Die Monde werden gewertet.

prepared = { $name ->
        [you] Das Lager ist bereit. Du beginnst.
       *[other] Das Lager ist bereit. { $name } beginnt.
    }
