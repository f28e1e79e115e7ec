### What a player did in a turn of Sea: parts of one sentence, each after the player.

launch = { $name ->
        [you] setzt
       *[other] setzt
    } Boot { $handle } aus

turn-wind = { $name ->
        [you] drehst
       *[other] dreht
    } den Wind nach { DIRECTION($direction) }

sail = { $name ->
        [you] segelst
       *[other] segelt
    } { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } nach { $cell }

cross-fog = { $name ->
        [you] durchquerst
       *[other] durchquert
    } den Nebel

stay-before-fog = { $name ->
        [you] bleibst
       *[other] bleibt
    } vor dem Nebel

found = { $name ->
        [you] gründest
       *[other] gründet
    } auf { $cell } eine Siedlung

dock = { $name ->
        [you] legst
       *[other] legt
    } auf { $cell } an

land = { $name ->
        [you] gehst
       *[other] geht
    } auf { $cell } von Bord

sail-on = { $name ->
        [you] segelst
       *[other] segelt
    } im Boot { $handle } weiter

leave-settlers = { $name ->
        [you] lässt
       *[other] lässt
    } auf { $cell } Siedler zurück

take-over = { $name ->
        [you] übernimmst
       *[other] übernimmt
    } die Siedlung auf { $cell }

secure = { $name ->
        [you] sicherst
       *[other] sichert
    } einen Baustein

trade = { $name ->
        [you] handelst
       *[other] handelt
    } mit { $partner ->
        [you] dir
       *[other] { $partner }
    }

attack = { $name ->
        [you] greifst
       *[other] greift
    } { $defender ->
        [you] dich
       *[other] { $defender }
    } an

win-battle = { $name ->
        [you] gewinnst
       *[other] gewinnt
    } den Kampf

lose = { $name ->
        [you] verlierst
       *[other] verliert
    } { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }

disclose = { $name ->
        [you] legst
       *[other] legt
    } Legende { $nth } offen

earn-feat = { $name ->
        [you] vollbringst
       *[other] vollbringt
    } die Großtat { QUOTE(FEAT($feat)) }

summon-vaal = { $name ->
        [you] entfesselst
       *[other] entfesselt
    } den Vaal

move-vaal = { $name ->
        [you] ziehst
       *[other] zieht
    } den Vaal nach { $cell }

pass = { $name ->
        [you] passt
       *[other] passt
    }

sinks = { $name ->
        [you] Dein Boot sinkt
       *[other] Das Boot von { $name } sinkt
    } auf { $cell }.

prepared = { $name ->
        [you] Die Boote sind bereit. Du beginnst.
       *[other] Die Boote sind bereit. { $name } beginnt.
    }
