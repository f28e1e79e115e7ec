### What a move of Sea does, as an entry of a menu.

play-last-turn = Den letzten Zug spielen

pass-last-turn = Auf den letzten Zug verzichten

found-nothing = Keine Siedlung gründen

summon = Den Vaal Er Num entfesseln

calm = Den Vaal noch nicht entfesseln

move-vaal = Den Vaal bewegen

play-normally = Normal spielen

launch-primordial = Vom Urmeer starten

launch = Von deiner Siedlung auf { $from } starten

sail = Segeln

found = Hier eine Siedlung gründen

keep-wind = Den Wind lassen, wie er ist

turn-wind = Den Wind drehen und einen { -color-en($tribe) } Passagier zahlen

turn-wind-free = Den Wind drehen, kostenlos

turn-to-side = Den Wind { SIDE($way) } nach { DIRECTION($to) } drehen

onward = Weitersegeln

stop = Hier anhalten

leave = Einen { -color-en($tribe) } Passagier zurücklassen

relief = Eine { -color-e($tribe) } Spurfigur an Bord nehmen und eine eigene Figur zurücklassen

swap = Eine eigene Figur gegen eine { -color-e($tribe) } Spurfigur tauschen

swap-nobody = Niemanden tauschen

cross-to = Durch den Nebel nach { $to } fahren

cross = Durch den Nebel fahren

stay = Vor dem Nebel bleiben

lose = Verlieren: { -pawns($lost) }

settle =
    { $take ->
        [0] Siedler absetzen: { -pawns($leave) }
       *[other] Siedler absetzen: { -pawns($leave) }; dafür an Bord nehmen: { -pawns($take) }
    }

disclose = { $partner } einen Einblick vorschlagen: dein { $mine } gegen das { $theirs }

offer = Angebot an { $partner }: { $terms }

counter = Gegenangebot an { $active }: { $terms }

show = Annehmen: dein { $mine } zeigen und das { $theirs } sehen

agree = Annehmen: { $terms }

accept = Annehmen

claim = Den Baustein beanspruchen

leave-wreck = Darauf verzichten

decline = Ablehnen

attack =
    Angriff auf { $defender }: beide Boote verlieren { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }

attack-here =
    Angriff: beide Boote verlieren { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }

done = Begegnungen beenden

disembark = Von Bord gehen: { $parts }

legend = Offenlegen: { $legend }

pieces = Die Bausteine der Boote { $pieces } offenlegen
