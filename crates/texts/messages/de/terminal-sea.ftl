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

gets = { $name ->
        [you] du bekommst
       *[other] { $name } bekommt
    } { $goods }

nothing = nichts

sinks = sinkt

home = in den Vorrat

settle = siedeln

sail-on = segeln weiter

unknown = dir unbekannt

in-hand = auf der Hand

sailing = segelt

secured = gesichert

in-legend = Legende

seen-by = gesehen von { $names }

my-myth = Dein Urmythos: { $myth }

no-secrets = Zurzeit sind keine Geheimnisse zu sehen.

free = noch frei

pieces = Boote und Urmythos

glory = Wertung, Legenden und Großtaten

left = Noch zu ziehen: { $tiles }; Boote im Bootsstapel: { $boats }.

help-left-right = zur nächsten Art von Zug

help-type = einen Zug tippen, auch jedes Angebot: offer 2 swap:h3/h7 give:red:1; Tab ergänzt

help-pieces = die Boote mit ihren Nummern und allem, was du über sie weißt, und dein Urmythos

help-glory = Wertung nach Spalten, Legenden, Großtaten, was noch übrig ist

help-chart = die Karte mit den Pfeiltasten verschieben; Pos1 holt sie zurück

signs-cell = Ein Plättchen: ~ Meer, ◢ Küste, ∩ Insel, ░ Nebel; ⌂●5 eine Siedlung mit Besitzer und allen Siedlern; 7● ein Boot mit Besatzung (Zahl voran); ●2 eine Spur (Zahl dahinter); @ der Vaal Er Num; unterstrichene Ziffern: nach so vielen Schritten.

signs-compass = Windrose: Der invertiert gezeichnete Pfeil ist der Wind, der unterstrichene der Richtungswürfel. ▣ die Würfel, ▤ Plättchen übrig, ∪ Boote übrig, ☼ der Gott der Winde, @ wo der Vaal ist.

signs-players = Spieler: Besatzung und Ort des Bootes, ∪ ein Boot auf der Hand, ▪ Figuren im Vorrat, ⌂ Marker übrig, □ gesicherte Bausteine, ★ Legenden, ✦ Großtaten; dann die Spalten der Wertung.
