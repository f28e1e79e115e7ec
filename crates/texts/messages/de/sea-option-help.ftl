### What the options of a table of Sea do, in one sentence.

players = Wie viele spielen: 3 bis 6.

tiles = Wie viele der 50 Plättchen Meer, Küste, Insel und Nebel zeigen.

first-player = Wer beginnt: wer als Erster N würfelt, oder ein Sitzplatz.

god-of-winds = Wer der Gott der Winde ist: Ein Sitzplatz wird ausgelost oder bestimmt, oder niemand.

steering = Ob Boote dorthin fahren, wohin der Wind weht oder der Würfel zeigt.

distance = Ob die volle Entfernung gesegelt wird oder der Kapitän ab dem zweiten Schritt anhalten darf.

fog-exit = Ob ein Boot den Nebel auf jedes Plättchen verlassen darf oder wie gedruckt nur auf offenes Meer.

trail = Ablösung: Eine fremde Spurfigur kommt für die zurückgelassene an Bord. Tausch: Eine weitere wird getauscht.

sunk-boats = Ob der Baustein eines gesunkenen Bootes in den Bootsstapel gemischt oder abgelegt wird.

found = Ob in einem späteren Zug gegründet wird oder auch gleich bei der Ankunft.

offers-per-turn = Wie viele Angebote du pro Zug machen darfst: 1 bis 5.

myth = Ob ein Urmythos alle drei Bausteine braucht oder nur zwei davon.

feats = Fünf Großtaten oder nur die drei, die die gedruckten Regeln beschreiben.

becalmed-rounds = Nach wie vielen Runden, in denen nichts wächst, das Ende ausgelöst wird: 2 bis 5, oder aus.
