### Why a table of Campfire can't begin.

players = Das Spiel ist für 2 bis 5 Spieler, nicht für { $players }.

first-seat = Sitzplatz { $seat } kann nicht beginnen: Es gibt ihn nicht (der erste ist 0).

fixed-count = { $named } Abenteurer für { $players } Spieler: Jeder Spieler braucht genau einen.

fixed-twice = Zwei Spieler können nicht beide { ADVENTURER($who) } spielen.

edition = Ausgabe { $edition } der Regeln ist unbekannt oder kennt eine gewählte Option nicht.

standstill = Für den Stillstand gehen 1 bis { $standstill-max } Züge oder „aus“, nicht { $turns }.

lumarathon-seat = Der Lumarathon nennt Sitzplatz { $seat }, den es nicht gibt (der erste ist 0).

lumarathon-winner-last = Sitzplatz { $seat } kann bei Oh Captain! nicht zugleich Erster und Letzter geworden sein.

lumarathon-first = Im Lumarathon beginnt der Captain; ihr könnt keinen anderen Startspieler bestimmen.
