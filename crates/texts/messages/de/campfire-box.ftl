### Why a box of cards is refused.

not-a-box = Zeile 1: Das ist keine Schachteldatei.

version = Zeile 1: Diese Schachteldatei hat die Version { QUOTE($found) }; lesbar ist nur Version 1.

no-name = Keine Zeile nennt den Namen der Schachtel.

name-twice = Zeile { $line }: Die Schachtel hat schon einen Namen.

bad-name = Der Name einer Schachtel hat 1 bis 60 druckbare Zeichen und am Rand keine Leerzeichen.

default-name = Der Name „default“ ist für die Karten des Spiels reserviert. Wähle einen anderen Namen.

legend-missing = Die Legende { LEGEND($kind) } hat in der Schachtel keine Zeile.

legend-twice = Zeile { $line }: Die Legende { LEGEND($kind) } hat schon eine Zeile.

legend-values-alike = Zwei Karten der Legende { LEGEND($kind) } haben den Wert { $value }; alle vier müssen verschieden sein.

legend-value = Eine Karte der Legende { LEGEND($kind) } hat einen Wert von 1 bis { $legend-value-max }, nicht { $value }.

song-count = Eine Schachtel hat 4 Lieder, nicht { $found }.

song-prices-alike = Zwei Lieder haben den Preis { $price }; alle vier müssen verschieden sein.

song-price = Ein Lied hat einen Preis von 1 bis { $song-price-max }, nicht { $price }.

song-points = Ein Lied bringt höchstens { $song-points-max } Punkte, nicht { $points }.
