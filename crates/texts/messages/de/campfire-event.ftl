### What happens in a game of Campfire.

stack-laid = Auf Feld { $place } kommt ein Stapel mit { -tiles($tiles) }.

uncovered = Auf Feld { $place } kommt { -a-tile($tile) } zum Vorschein.

first-player = { $name } beginnt.

awake = { $name } spielt { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } schläft in dieser Partie.

coin = { $name } startet mit einer Münze, die als Joker-Plättchen gilt.

disc-placed = { $name } legt { -a-disc($disc) } auf Feld { $place }.

nomads-placed = Auf jedes Feld kommt ein Nomade.

lys-placed = { $name } richtet Lys auf den Stapel von Feld { $place }.

turn-began = { $name } ist am Zug.

nudged = { $name } verschiebt Lys zu Feld { $to }.

taken-up =
    { $name } hebt { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } von Feld { $place } auf und legt sie { DIRECTION($direction) } ab.

dropped-together = Auf Feld { $place } werden zwei Scheiben zusammen abgelegt.

skipped = Feld { $place } wird ausgelassen.

lys-bonus = Lys-Bonus: { $name } richtet Lys auf Feld { $to }.

lifted = { $name } holt auf Feld { $place } die Scheibe in Höhe { $height } nach oben.

took = { $name } nimmt { -a-tile($tile) } von Feld { $place }.

moon-rose =
    { $chart ->
        [1] Von Feld { $place } kommt ein Mondplättchen auf die Mondfelder; dort liegt 1 Mond.
       *[other] Von Feld { $place } kommt ein Mondplättchen auf die Mondfelder; dort liegen { -moons($chart) }.
    }

forgotten = { ADVENTURER($sleeper) } schläft, also verlässt { -a-tile($tile) } von Feld { $place } das Spiel.

wrote-song =
    { $name } schreibt das Lied { $price } mit { $paid }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

wrote-legend = { $name } schreibt die Karte { LEGEND($legend) } { $value } mit { $paid }.

upgraded-legend = { $name } wertet die Karte { LEGEND($legend) } { $upgraded-from } mit { $paid } zu { LEGEND($legend) } { $value } auf.

moon-scoring =
    { $scores ->
        [none] Es gibt eine Zwischenwertung.
       *[other] Es gibt eine Zwischenwertung: { $scores }.
    }

moons-won = { $name } gewinnt { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 Mond lässt sich nicht teilen und kommt in die Schachtel.
       *[other] { -moons($boxed) } lassen sich nicht teilen und kommen in die Schachtel.
    }

end-agreed = Alle einigen sich darauf, die Partie nach diesem Zug zu beenden.

end-began = { END($why) } Die Partie endet; alle dürfen noch eine letzte Karte schreiben.

passed-last-writing = { $name } schreibt nichts mehr.

over = Die Partie ist zu Ende.

outcome-height = Der Stapel auf Feld { $place } hat { -tiles($high) }.

outcome-tile = Der Stapel auf Feld { $place } zeigt { -a-tile($tile) }.

outcome-first = Das Los bestimmt: { $name } beginnt.

outcome-lot = Das Los bestimmt: { $name } spielt { ADVENTURER($who) }.

paid-wilds = { -with-wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
