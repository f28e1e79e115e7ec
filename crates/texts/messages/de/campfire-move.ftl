### What a move of Campfire does, as an entry of a menu.

pick = { ADVENTURER($who) } spielen

frog = Den Frosch auf Feld { $place } legen

sleeper = Eine Scheibe von { ADVENTURER($who) } auf Feld { $place } legen

disc = Deine Scheibe auf Feld { $place } legen

point-lys = Lys auf Feld { $place } richten

lys-bonus = Lys auf Feld { $place } richten: { -a-tile($tile) }

lys-bonus-nothing = Lys auf Feld { $place } richten: kein Plättchen

nudge-to = Lys { DIRECTION($way) } zu Feld { $to } verschieben

nudge = Lys { DIRECTION($way) } verschieben

leave-lys = Lys stehen lassen

sow = Stapel von Feld { $place } { DIRECTION($way) } bewegen

sow-pair = Stapel von Feld { $place } { DIRECTION($way) } bewegen, bei Schritt { $step } zwei Scheiben ablegen

sow-skip = Stapel von Feld { $place } { DIRECTION($way) } bewegen, bei Schritt { $step } keine ablegen

lift = Auf Feld { $place } die { $height }. Scheibe von unten hochholen

lift-nothing = Keine Scheibe hochholen

song = Das Lied { $price } mit { $paid } schreiben

song-points =
    Das Lied { $price } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }) mit { $paid } schreiben

legend-card = Die Karte { LEGEND($legend) } { $value } mit { $paid } schreiben

legend-upgrade = Die Karte { LEGEND($legend) } { $upgraded-from } mit { $paid } zu { $value } aufwerten

pass = Nichts mehr schreiben
