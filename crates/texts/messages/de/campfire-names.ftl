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
        [ulrich] Darf einmal pro Zug zwei Scheiben zusammen auf ein Feld legen.
        [moon] Darf Lys zu Beginn des Zuges um ein Feld verschieben, egal in welche Richtung.
        [red] Darf nach der Bewegung eine eigene Scheibe nach ganz oben holen.
        [siana] Darf einmal pro Zug beim Ablegen ein Feld auslassen.
       *[nostromo] Spielt mit drei Scheiben; die dritte ist der Frosch.
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
        [pick] Welchen Abenteurer spielst du?
        [frog] Auf welches Feld legst du den Frosch?
        [sleeper] Wohin legst du eine Scheibe eines schlafenden Abenteurers?
        [disc] Auf welches Feld legst du deine Scheibe?
        [point-lys] Auf welchen Plättchenstapel richtest du Lys?
        [nudge] Verschiebst du Lys um ein Feld?
        [act] Willst du bewegen und lauschen oder eine Karte schreiben?
        [lys-bonus] Lys-Bonus: Auf welchen anderen Stapel richtest du Lys?
        [lift] Holst du eine deiner Scheiben nach ganz oben?
       *[last-writing] Schreibst du noch eine letzte Karte?
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
