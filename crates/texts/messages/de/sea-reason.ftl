legend = vollendet eine Legende
earns-feat = bringt die Großtat { QUOTE(FEAT($feat)) }
founds = gründet eine Siedlung
secures = sichert einen Baustein
takes-over = übernimmt eine Siedlung von { $name }
sinks = versenkt das Boot von { $name }
stays-afloat = lässt dein Boot nicht sinken
wins-battle = gewinnt den Kampf
keeps-crew =
    behält { $more ->
        [one] { $more } Figur
       *[other] { $more } Figuren
    } mehr an Bord
adds-to-column = bringt { $more } mehr in { QUOTE(COLUMN($column)) }
reaches =
    kann { $lands ->
        [one] { $lands } bekannte Küste oder Insel
       *[other] { $lands } bekannte Küsten oder Inseln
    } erreichen statt { $fewer }
explores = kann zu unbekannten Plättchen führen
