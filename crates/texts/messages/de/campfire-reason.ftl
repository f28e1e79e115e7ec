takes = nimmt { $tiles }
stories = { -stories($legend, $tiles) }
wilds = { -wilds($wilds) }
leaves-nothing = lässt { $name } auf Feld { $place } nichts
gains =
    bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scores-ahead = führt zu einer Zwischenwertung, während du vorn liegst
avoids-scoring = vermeidet eine Zwischenwertung, während { $name } vorn liegt
lys-bonus = lässt dich Lys versetzen und ein weiteres Plättchen nehmen
tops =
    { $places ->
        [one] bringt deine Scheibe auf { $places } Feld mit Plättchen nach oben statt auf { $fewer }
       *[other] bringt deine Scheibe auf { $places } Feldern mit Plättchen nach oben statt auf { $fewer }
    }
