### Why Campfire refuses a move.

not-asked = Gefragt ist gerade etwas anderes: { QUOTE(QUESTION($asked)) }.

luck-awaited = Noch nicht. Erst entscheidet der Zufall.

game-over = Die Partie ist zu Ende.

adventurer-taken = { ADVENTURER($who) } ist schon vergeben. Wähle einen anderen Abenteurer.

not-asleep = { ADVENTURER($who) } ist wach; jetzt werden nur Scheiben schlafender Abenteurer gelegt.

sleeper-placed = Beide Scheiben von { ADVENTURER($who) } liegen schon.

fifth-disc = Auf Feld { $place } liegen schon 4 Scheiben; mehr erlaubt der Aufbau nicht.

no-own-disc = Auf Feld { $place } liegt keine Scheibe von dir.

not-ulrich = Nur Ulrich darf zwei Scheiben zusammen auf ein Feld legen.

no-pair-left = Bei Schritt { $step } dieser Bewegung hast du keine zwei Scheiben mehr.

not-siana = Nur Siana darf ein Feld auslassen.

nothing-to-skip = In dieser Bewegung gibt es keinen Schritt { $step }, den man auslassen könnte.

lys-must-move = Lys zeigt schon auf Feld { $place }; sie muss auf einen anderen Stapel zeigen.

nothing-to-lift = Die { $height }. Scheibe von unten auf Feld { $place } gehört dir nicht oder ist nicht da.

already-on-top = Diese Scheibe liegt auf Feld { $place } schon ganz oben.

no-such-song = In dieser Schachtel gibt es kein Lied { $price }.

no-such-legend = In dieser Schachtel gibt es keine Karte { LEGEND($kind) } { $value }.

song-taken = Das Lied { $price } hat schon jemand. Wähle eine andere Karte.

legend-taken = Die Karte { LEGEND($kind) } { $value } hat schon jemand. Wähle eine andere Karte.

second-song = Du hast schon ein Lied, und mehr als eines darfst du nicht haben.

song-payment = Das Lied { $price } kostet genau { -tiles($price) }; du bietest { $paid }.

no-story = Du hast kein { TILE($tile) }.

too-few-tiles = Du müsstest { -stories($legend, $needed) } abwerfen, hast aber { $owned }.

not-higher = Du hast schon die Karte { LEGEND($legend) } { $owned }; aufwerten kannst du nur zu einem höheren Wert.

too-few-wilds = Du bietest { -wilds($needed) }, hast aber { $owned }.

too-many-wilds = Diese Karte kostet dich { -tiles($price) }; mit mehr Jokern kannst du nicht zahlen.
