### What happens in a game of Campfire.

stack-laid = Auf Feld { $place } kommt ein Stapel mit { -tiles($tiles) }.

uncovered = Auf Feld { $place } kommt { -a-tile($tile) } zum Vorschein.

first-player = { $name ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }

awake = { $name ->
        [you] Du spielst
       *[other] { $name } spielt
    } { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } schläft in dieser Partie.

coin = { $name ->
        [you] Du startest
       *[other] { $name } startet
    } mit einer Münze, die als Joker-Plättchen gilt.

disc-placed = { $name ->
        [you] Du legst
       *[other] { $name } legt
    } { -a-disc($disc) } auf Feld { $place }.

nomads-placed = Auf jedes Feld kommt ein Nomade.

lys-placed = { $name ->
        [you] Du richtest
       *[other] { $name } richtet
    } Lys auf den Stapel von Feld { $place }.

turn-began = { $name ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }

nudged = { $name ->
        [you] Du verschiebst
       *[other] { $name } verschiebt
    } Lys zu Feld { $to }.

taken-up = { $name ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } von Feld { $place } auf und { $name ->
        [you] legst
       *[other] legt
    } sie { DIRECTION($direction) } ab.

dropped-together = Auf Feld { $place } werden zwei Scheiben zusammen abgelegt.

skipped = Feld { $place } wird ausgelassen.

lys-bonus =
    Lys-Bonus: { $name ->
        [you] Du richtest
       *[other] { $name } richtet
    } Lys auf Feld { $to }.

lifted = { $name ->
        [you] Du holst
       *[other] { $name } holt
    } auf Feld { $place } die { $height }. Scheibe von unten nach oben.

took = { $name ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { -a-tile($tile) } von Feld { $place }.

moon-rose =
    { $chart ->
        [1] Von Feld { $place } kommt ein Mondplättchen auf die Mondfelder; dort liegt 1 Mond.
       *[other] Von Feld { $place } kommt ein Mondplättchen auf die Mondfelder; dort liegen { -moons($chart) }.
    }

forgotten = { ADVENTURER($sleeper) } schläft, also verlässt { -a-tile($tile) } von Feld { $place } das Spiel.

wrote-song = { $name ->
        [you] Du schreibst
       *[other] { $name } schreibt
    } das Lied { $price } mit { $paid }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

wrote-legend = { $name ->
        [you] Du schreibst
       *[other] { $name } schreibt
    } die Karte { LEGEND($legend) } { $value } mit { $paid }.

upgraded-legend = { $name ->
        [you] Du wertest
       *[other] { $name } wertet
    } die Karte { LEGEND($legend) } { $upgraded-from } mit { $paid } zu { LEGEND($legend) } { $value } auf.

moon-scoring = { $scores ->
        [none] Zwischenwertung.
       *[other] Zwischenwertung: { $scores }.
    }

moons-won = { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 Mond lässt sich nicht teilen und kommt in die Schachtel.
       *[other] { -moons($boxed) } lassen sich nicht teilen und kommen in die Schachtel.
    }

end-agreed = Alle einigen sich darauf, die Partie nach diesem Zug zu beenden.

end-began = { END($why) } Die Partie endet; alle dürfen noch eine letzte Karte schreiben.

passed-last-writing = { $name ->
        [you] Du schreibst
       *[other] { $name } schreibt
    } keine letzte Karte.

over = Die Partie ist zu Ende.

outcome-height = Der Stapel auf Feld { $place } hat { -tiles($high) }.

outcome-tile = Der Stapel auf Feld { $place } zeigt { -a-tile($tile) }.

outcome-first =
    Das Los bestimmt: { $name ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }

outcome-lot =
    Das Los bestimmt: { $name ->
        [you] Du spielst
       *[other] { $name } spielt
    } { ADVENTURER($who) }.

paid-wilds = { -with-wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
