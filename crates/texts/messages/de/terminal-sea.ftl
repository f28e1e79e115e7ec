### Something the terminal interface says about Sea.

head-settle = Siedler

head-disclose = Einblick

head-offer = Angebot an { $name }

head-counter = Gegenangebote

head-attack = Angriff

last-turns = letzte Züge: { $left }

range = Das Boot fährt 1, 2 oder 3 Plättchen nach { $to }, gleich wahrscheinlich.

range-die = Die Würfel entscheiden, wohin das Boot fährt: jede Richtung, 1 bis 3 Plättchen.

turned = Wind danach: { $left } 3 von 8, { $right } 3 von 8, { $same } 1 von 8, freie Wahl der Seite 1 von 8.

gets = { $name } bekommt { $goods }

nothing = nichts

sinks = sinkt

home = nach Hause

settle = siedeln

sail-on = fahren weiter

unknown = von dir nicht gesehen

in-hand = auf der Hand

sailing = fährt

secured = gesichert

in-legend = Legende

seen-by = gesehen von { $names }

my-myth = Dein Mythos: { $myth }

no-secrets = Gerade schaut niemand auf den Bildschirm, der Geheimnisse hat.

free = noch frei

pieces = Stücke und Mythos

glory = Wertung, Legenden und Taten

left = Noch zu ziehen: { $tiles }; Boote im Stapel: { $boats }.

help-left-right = zur nächsten Art von Zügen

help-type = einen Zug tippen, auch jedes Angebot: offer 2 swap:h3/h7 give:red:1; Tab ergänzt

help-pieces = die Stücke mit ihren Nummern und dem, was du weißt, und dein Mythos

help-glory = Wertung nach Spalten, Legenden, Taten, was noch übrig ist

help-chart = die Karte mit den Pfeiltasten verschieben; Pos1 holt sie zurück

signs-cell = Ein Plättchen: ~ Meer, ◢ Küste, ∩ Insel, ░ Nebel; ⌂●5 eine Siedlung mit Besitzer und allen Siedlern; 7● ein Boot mit Besatzung (Zahl voran); ●2 eine Spur (Zahl dahinter); @ der Vaal Er Num; unterstrichene Ziffern: nach so vielen Schritten.

signs-compass = Kompass: Der umgekehrte Pfeil ist der Wind, der unterstrichene der Richtungswürfel. ▣ die Würfel, ▤ Plättchen übrig, ∪ Boote übrig, ☼ der Gott der Winde, @ wo der Vaal ist.

signs-players = Spieler: Besatzung und Ort des Bootes, ∪ ein Boot auf der Hand, ▪ Figuren zu Hause, ⌂ Marker übrig, □ gesicherte Stücke, ★ Legenden, ✦ Taten; dann die Spalten der Wertung.
