### What the things of Campfire are called.

adventurer = { $adventurer ->
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
       *[nostromo] Nostromo
    }

adventurer-color = { $adventurer ->
        [ulrich] Schwarz
        [moon] Lila
        [red] Rot
        [siana] Gelb
       *[nostromo] Grün
    }

ability = { $adventurer ->
        [ulrich] Einmal pro Zug darfst du zwei Scheiben zusammen auf ein Feld legen.
        [moon] Zu Beginn deines Zuges darfst du Lys um ein Feld verschieben, egal in welche Richtung.
        [red] Nach der Bewegung darfst du eine deiner Scheiben ganz nach oben holen.
        [siana] Einmal pro Zug darfst du beim Ablegen ein Feld auslassen.
       *[nostromo] Du hast drei Scheiben. Die dritte ist der Frosch.
    }

legend = { $legend ->
        [anchor] Anker
        [bell] Glocke
        [comet] Komet
        [drum] Trommel
        [eye] Auge
        [feather] Feder
       *[gate] Tor
    }

tile = { $tile ->
        [anchor] Anker-Plättchen
        [bell] Glocken-Plättchen
        [comet] Kometen-Plättchen
        [drum] Trommel-Plättchen
        [eye] Augen-Plättchen
        [feather] Feder-Plättchen
        [gate] Tor-Plättchen
        [moon] Mondplättchen
       *[wild] Joker-Plättchen
    }

disc = { $disc ->
        [nomad] Nomade
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
        [nostromo] Nostromo
       *[frog] Frosch
    }

direction = { $direction ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }

question = { $question ->
        [pick] Wähle deinen Abenteurer
        [frog] Platziere den Frosch
        [sleeper] Platziere eine Scheibe eines schlafenden Abenteurers
        [disc] Platziere eine deiner Scheiben
        [point-lys] Richte Lys auf einen Stapel
        [nudge] Lys um ein Feld verschieben?
        [act] Bewege einen Stapel oder schreibe eine Karte
        [lys-bonus] Lys-Bonus: Richte Lys auf einen anderen Stapel
        [lift] Eine deiner Scheiben nach oben holen?
       *[last-writing] Noch eine letzte Karte schreiben?
    }

question-help = { $question ->
        [pick] Jeder Abenteurer hat eine Sonderfähigkeit, die nur du haben wirst.
        [frog] Der Frosch ist deine dritte Scheibe. Er zählt wie die anderen beiden.
        [sleeper] Abenteurer, die niemand spielt, schlafen. Was ihre Scheiben nehmen würden, wird abgeworfen.
        [disc] Liegt deine Scheibe zuoberst, nimmst du dort Plättchen. Beim Aufbau dürfen auf ein Feld höchstens vier Scheiben.
        [point-lys] Wer die letzte Scheibe vor Lys ablegt, versetzt Lys und nimmt ein Plättchen.
        [nudge] Lys zeigt auf das Feld, das einen Bonus bringt, wenn dort die letzte Scheibe landet.
        [act] Beim Bewegen legst du die Scheiben einzeln rund ums Feuer ab; Schreiben macht aus Plättchen Punkte.
        [lys-bonus] Die letzte Scheibe liegt vor Lys: Nimm das oberste Plättchen des gewählten Stapels.
        [lift] Liegt deine Scheibe zuoberst, nimmst du beim Lauschen das Plättchen dieses Feldes.
       *[last-writing] Das ist deine letzte Gelegenheit. Jedes Plättchen, das du behältst, kostet einen Punkt.
    }

end = { $end ->
        [stacks] Höchstens zwei Stapel haben noch Plättchen.
        [table] Alle haben sich geeinigt, die Partie zu beenden.
       *[standstill] Zu lange hat kein Plättchen einen Stapel verlassen und niemand eine Karte genommen.
    }

# $tiles (number)
-tiles = { $tiles } Plättchen

# $moons (number)
-moons = { $moons } { $moons ->
        [one] Mond
       *[other] Monde
    }

# $wilds (number)
-wilds = { $wilds } Joker

# After *mit*.
# $wilds (number)
-with-wilds = { $wilds } { $wilds ->
        [one] Joker
       *[other] Jokern
    }

# $tile (tile)
-a-tile = ein { TILE($tile) }

# $disc (disc)
-a-disc = { $disc ->
        [nomad] einen Nomaden
        [frog] den Frosch
       *[other] eine Scheibe von { DISC($disc) }
    }

# $legend (legend)
# $tiles (number)
-stories = { $tiles } { $legend ->
        [anchor] Anker-Plättchen
        [bell] Glocken-Plättchen
        [comet] Kometen-Plättchen
        [drum] Trommel-Plättchen
        [eye] Augen-Plättchen
        [feather] Feder-Plättchen
       *[gate] Tor-Plättchen
    }
