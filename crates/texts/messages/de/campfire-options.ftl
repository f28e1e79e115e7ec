players = Spieler
players-help = Zahl der Spieler: 2 bis 5.

first = Startspieler
first-help = Wer beginnt: ein ausgeloster Spieler oder einer, den ihr bestimmt.
first-is-random = ausgelost

adventurers = Abenteurer
adventurers-help = Wer welchen Abenteurer spielt: Ihr wählt reihum, das Los entscheidet oder der Gastgeber legt es fest.
adventurers-is-pick = reihum gewählt
adventurers-is-random = ausgelost

even-stacks = Gleich hohe Stapel
even-stacks-help = An: 8 Stapel mit je 14 Plättchen. Aus: Stapel mit 12 bis 16 Plättchen.
even-stacks-is-on = an
even-stacks-is-off = aus

moon-ties = Monde bei Gleichstand
moon-ties-help = Wer gemeinsam vorn liegt, teilt sich alle vier Monde oder nur drei, und der nächste Platz bekommt einen.
moon-ties-is-pool = alle vier geteilt
moon-ties-is-separate = drei geteilt, einer für den nächsten Platz

standstill = Stillstand
standstill-help = Beendet die Partie nach so vielen Zügen in Folge, in denen kein Plättchen einen Stapel verlässt und keine Karte genommen wird. Lässt sich abschalten.
standstill-is-off = aus
standstill-number =
    { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }

lumarathon = Lumarathon
lumarathon-help = Schließt an eine Partie Oh Captain! an: Deren Captain, Gewinner und Letztplatzierter bekommen eine Rolle.
lumarathon-is-off = aus
lumarathon-is-captain = Captain
lumarathon-is-winner = Gewinner
lumarathon-is-last = Letztplatzierter
lumarathon-seats = Captain: { $captain }, Gewinner: { $winner }, Letztplatzierter: { $last }

box = Schachtel
box-help = Die Karten im Spiel: was Legenden und Lieder kosten und wert sind.
box-is-default = voreingestellt
