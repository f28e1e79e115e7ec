### Why Campfire refuses a move.

not-asked = Das ist gerade nicht gefragt. { QUESTION($asked) }

luck-awaited = Erst entscheidet der Zufall; jetzt ist niemand gefragt.

game-over = Die Partie ist zu Ende.

adventurer-taken = { ADVENTURER($who) } ist schon vergeben.

not-asleep = { ADVENTURER($who) } ist wach; jetzt werden nur Scheiben schlafender Abenteurer gelegt.

sleeper-placed = Beide Scheiben von { ADVENTURER($who) } liegen schon.

fifth-disc = Auf Feld { $place } liegen schon 4 Scheiben; mehr erlaubt der Aufbau nicht.

no-own-disc = Auf Feld { $place } liegt keine Scheibe von dir.

not-ulrich = Nur Ulrich darf zwei Scheiben zusammen auf ein Feld legen.

no-pair-left = In dieser Bewegung gibt es keinen Schritt { $step }, bei dem du noch zwei Scheiben hast.

not-siana = Nur Siana darf ein Feld auslassen.

nothing-to-skip = In dieser Bewegung gibt es keinen Schritt { $step }, den man auslassen könnte.

lys-must-move = Lys zeigt schon auf Feld { $place }; sie muss auf einen anderen Stapel zeigen.

nothing-to-lift = Auf Feld { $place } liegt in Höhe { $height } keine Scheibe von dir (ganz unten ist 0).

already-on-top = Diese Scheibe liegt auf Feld { $place } schon ganz oben.

no-such-song = In dieser Schachtel gibt es kein Lied { $price }.

no-such-legend = In dieser Schachtel gibt es keine Karte { LEGEND($kind) } { $value }.

song-taken = Das Lied { $price } ist nicht verfügbar; jemand hat es schon.

legend-taken = Die Karte { LEGEND($kind) } { $value } ist nicht verfügbar; jemand hat sie schon.

second-song = Du hast schon ein Lied, und niemand darf zwei besitzen.

song-payment = Das Lied { $price } kostet genau { -tiles($price) }; du bietest { $paid }.

no-story = Du hast kein { TILE($tile) }.

too-few-tiles = Du müsstest { -stories($legend, $needed) } abwerfen, hast aber { $owned }.

not-higher = Du hast schon die Karte { LEGEND($legend) } { $owned }; aufwerten kannst du nur zu einem höheren Wert.

too-few-wilds = Du bietest { -wilds($needed) }, hast aber { $owned }.

too-many-wilds = Diese Karte kostet dich { -tiles($price) }; mit mehr Jokern kannst du nicht zahlen.
