### How many steps the guided game of Campfire has.

step-1 = Willkommen bei Lagerfeuer! Acht Felder liegen um das Feuer. Jedes hat einen Plättchenstapel, das Quadrat mit der Zahl: So viele Plättchen sind übrig, und nur das oberste ist zu sehen.

step-2 = Vor jedem Plättchenstapel liegt ein Scheibenstapel. Deine Scheiben sind gelb mit einem Stern, denn du spielst Siana. Ash spielt Red: die Dreiecke. Blaue Nomaden gehören niemandem, und Scheiben mit einem z gehören Abenteurern, die schlafen.

step-3 = Du sammelst Storyplättchen und wirfst sie ab, um Karten zu nehmen. Karten bringen Punkte; jedes Plättchen, das am Ende noch vor dir liegt, kostet einen (C9.1).

step-4 = Bist du am Zug, hebst du einen ganzen Stapel auf, in dem eine deiner Scheiben steckt, und legst ihn wieder ab: auf jedes folgende Feld eine Scheibe, die unterste zuerst (C5.2). Tippe auf den leuchtenden Stapel und wähle die Richtung. Die Vorschau zeigt, was alle bekämen. Dann bestätige.

step-5 = Nach einer Bewegung lauschen alle: Wo deine Scheibe ganz oben liegt, nimmst du das Plättchen, und Ash ebenso (C5.7). Wo ein Schlafender oben liegt, verlässt das Plättchen das Spiel. Ein Nomade lässt es liegen.

step-6 = Jetzt ist Ash am Zug. Schau, wer was nimmt; an einem richtigen Tisch steht es auch im Protokoll, und jede Zeile nennt ihre Regel.

step-7 = Als Siana darfst du beim Ablegen ein Feld auslassen (C7.4). Tippe auf den leuchtenden Stapel, dann wähle die Richtung und das Feld, das du auslässt.

step-8 = Die weiße Lilie ist Lys. Sie zeigt auf einen Plättchenstapel. Kommt deine letzte Scheibe auf ihr Feld, richtest du sie auf einen anderen Stapel und nimmst dort sofort das Plättchen (C5.5).

step-9 = Probier es: Bewege den leuchtenden Stapel so, dass die letzte Scheibe auf das Feld von Lys kommt.

step-10 = Lys-Bonus! Richte sie auf den leuchtenden Plättchenstapel und nimm sein Plättchen.

step-11 = Mondplättchen bekommt kein Spieler; sie kommen auf die Mondfelder über dem Feuer. Bei vieren wird gewertet: Der Erste gewinnt drei Monde, der Zweite einen. Jeder ist am Ende einen Punkt wert (C7A.1).

step-12 = Statt zu bewegen, darfst du eine Karte schreiben (C6.3). Du hast genug Plättchen einer Legende: Tippe bei den Karten auf die leuchtende und bestätige.

step-13 = Der Wert der Karte gehört dir. Später kannst du sie aufwerten und zahlst nur den Unterschied (C6.4). Ein Lied bezahlst du mit lauter verschiedenen Plättchen (C6.2).

step-14 = Die Partie endet, wenn höchstens zwei Stapel noch Plättchen haben (C8.1). Dann darf jeder eine letzte Karte schreiben. Mehr brauchst du nicht: Viel Freude am Feuer!
