### How many steps the guided game of Campfire has.

step-1 = Willkommen bei Lagerfeuer! Rund um das Feuer liegen acht Felder. Auf jedem steht ein Plättchenstapel: Die Zahl sagt dir, wie viele Plättchen er noch hat, und du siehst nur das oberste.

step-2 = Vor jedem Plättchenstapel liegt ein Scheibenstapel. Deine Scheiben sind gelb mit einem Stern, denn du spielst Siana. Ash spielt Red: die Dreiecke. Die blauen Nomaden gehören niemandem, und Scheiben mit einem z gehören schlafenden Abenteurern.

step-3 = Du sammelst Storyplättchen und wirfst sie ab, um Karten zu nehmen. Karten bringen Punkte; jedes Plättchen, das am Ende noch vor dir liegt, kostet dich einen (C9.1).

step-4 = In deinem Zug nimmst du einen ganzen Scheibenstapel auf, in dem eine deiner Scheiben liegt, und legst ihn reihum wieder ab: auf jedes folgende Feld eine Scheibe, die unterste zuerst (C5.2). Tippe auf den leuchtenden Stapel und wähle eine Richtung. Die Vorschau zeigt, wer was bekäme. Dann bestätige.

step-5 = Nach der Bewegung lauschen alle den Geschichten. Wo deine Scheibe ganz oben liegt, nimmst du das oberste Plättchen vom Stapel daneben; für Ash gilt dasselbe (C5.7). Liegt die Scheibe eines schlafenden Abenteurers oben, verlässt das Plättchen das Spiel. Bei einem Nomaden bleibt es liegen.

step-6 = Jetzt ist Ash am Zug. Schau, wer was nimmt. Es steht auch im Protokoll, und jede Zeile nennt ihre Regel.

step-7 = Als Siana darfst du beim Ablegen ein Feld auslassen (C7.4). Tippe auf den leuchtenden Stapel und wähle dann die Richtung und das Feld, das du auslässt.

step-8 = Die Lilie ist Lys. Sie zeigt auf einen Plättchenstapel. Landet deine letzte Scheibe auf ihrem Feld, richtest du Lys auf einen anderen Stapel und nimmst dort sofort das oberste Plättchen (C5.5).

step-9 = Probier es aus: Bewege den leuchtenden Stapel so, dass die letzte Scheibe auf dem Feld von Lys landet.

step-10 = Lys-Bonus! Richte sie auf den leuchtenden Plättchenstapel und nimm dort das Plättchen.

step-11 = Mondplättchen bekommt kein Spieler; sie kommen auf die Mondfelder am Himmel. Liegen dort vier, gibt es eine Zwischenwertung: Der Führende gewinnt drei Monde, der Zweite einen. Jeder Mond ist am Ende einen Punkt wert (C7A.1).

step-12 = Statt zu bewegen, darfst du eine Karte schreiben (C6.3). Du hast genug Plättchen einer Legende. Tippe auf die leuchtende Karte und bestätige.

step-13 = Die Punkte der Karte gehören dir. Später darfst du sie zu einer höheren aufwerten und zahlst nur die Differenz (C6.4). Ein Lied bezahlst du mit lauter verschiedenen Plättchen (C6.2).

step-14 = Die Partie endet, wenn zu Beginn eines Zuges höchstens zwei Stapel noch Plättchen haben (C8.1). Dann darf jeder noch eine letzte Karte schreiben. Mehr musst du nicht wissen. Viel Spaß am Feuer!
