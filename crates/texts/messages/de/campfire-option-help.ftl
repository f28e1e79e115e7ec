### What the options of a table of Campfire do, in one sentence.

players = Wie viele spielen: 2 bis 5.

first = Wer beginnt: Das Los entscheidet, oder ein Sitzplatz wird bestimmt.

adventurers = Wer wen spielt: Ihr wählt reihum, der Zufall entscheidet, oder der Gastgeber legt es fest.

even-stacks = An: 8 Stapel mit je 14 Plättchen. Aus: Stapel mit 12 bis 16 Plättchen.

moon-ties = Wer gemeinsam vorn liegt, teilt sich alle vier Monde oder nur drei, und der nächste Platz bekommt einen.

standstill = Nach wie vielen Zügen ohne genommenes Plättchen und ohne genommene Karte die Partie endet, oder aus.

lumarathon = Schließt an eine Partie Oh Captain! an: Captain, Gewinner und Letztplatzierter haben eine Rolle.

box = Welche Karten im Spiel sind: Preise und Punkte der Legenden und Lieder.
