players = Spieler
players-help = Zahl der Spieler: 3 bis 6.

tiles = Plättchen
tiles-help = Wie viele der 50 Plättchen Meer, Küste, Insel und Nebel zeigen.
tiles-is-default = voreingestellt: 22 Meer, 12 Küste, 8 Insel, 8 Nebel
tiles-is-open-sea = offenes Meer: 28 Meer, 8 Küste, 8 Insel, 6 Nebel
tiles-is-rich-lands = reiche Lande: 20 Meer, 12 Küste, 10 Insel, 8 Nebel

first-player = Startspieler
first-player-help = Wer beginnt: wer als Erster N würfelt oder wen ihr bestimmt.
first-player-is-roll-n = wer als Erster N würfelt

god-of-winds = Gott der Winde
god-of-winds-help = Wer der Gott der Winde ist: ein ausgeloster Spieler, einer, den ihr bestimmt, oder niemand.
god-of-winds-is-random = ausgelost
god-of-winds-is-none = niemand

steering = Kurs der Boote
steering-help = Boote fahren, wohin der Wind weht oder wohin der Würfel zeigt.
steering-is-wind = nach dem Wind
steering-is-die = nach dem Richtungswürfel

distance = Entfernung
distance-help = Boote fahren die volle Entfernung, oder der Kapitän darf ab dem zweiten Schritt anhalten.
distance-is-exact = volle Entfernung
distance-is-up-to = Anhalten erlaubt

fog-exit = Aus dem Nebel
fog-exit-help = Boote dürfen den Nebel auf jedes Plättchen verlassen oder nur auf offenes Meer, wie in den gedruckten Regeln.
fog-exit-is-any = auf jedes Plättchen
fog-exit-is-ocean = nur auf offenes Meer

trail = Fremde Spuren
trail-help = Ablösung: Für die Figur, die du zurücklässt, nimmst du eine fremde Spurfigur an Bord. Tausch: Du lässt wie üblich eine zurück und tauschst, wenn du willst, noch eine.
trail-is-relief = Ablösung
trail-is-swap = Tausch

sunk-boats = Gesunkene Boote
sunk-boats-help = Gesunkene Boote werden in den Bootsstapel gemischt oder abgelegt.
sunk-boats-is-reshuffle = in den Bootsstapel gemischt
sunk-boats-is-discard = abgelegt

found = Gründen
found-help = Du gründest eine Siedlung in einem späteren Zug oder auch gleich bei der Ankunft.
found-is-next-turn = im nächsten Zug
found-is-on-arrival = auch bei der Ankunft

offers-per-turn = Angebote
offers-per-turn-help = Wie viele Angebote du pro Zug machen darfst: 1 bis 5.
offers-per-turn-number = { $number } pro Zug

myth = Urmythos
myth-help = Ein Urmythos braucht alle drei Bausteine oder nur zwei davon.
myth-is-all-three = alle drei Bausteine
myth-is-two-of-three = zwei von drei Bausteinen

feats = Großtaten
feats-help = Fünf Großtaten oder nur die drei aus den gedruckten Regeln.
feats-is-five = fünf
feats-is-three = drei

becalmed-rounds = Flaute
becalmed-rounds-help = Löst das Ende nach so vielen Runden ohne Fortschritt aus: 2 bis 5. Lässt sich abschalten.
becalmed-rounds-is-off = aus
becalmed-rounds-number =
    { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
