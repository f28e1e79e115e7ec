### Why a table of Campfire can't begin.

players = Das Spiel ist für 2 bis 5 Spieler, nicht für { $players }.

first-seat = Der Startspieler muss einen Platz an diesem Tisch haben.

fixed-count = { $named } Abenteurer für { $players } Spieler: Jeder Spieler braucht genau einen.

fixed-twice = Zwei Spieler können nicht beide { ADVENTURER($who) } spielen.

edition = Ausgabe { $edition } der Regeln ist unbekannt oder kennt eine gewählte Option nicht.

standstill = Für den Stillstand sind 1 bis { $standstill-max } Züge oder „aus“ möglich, nicht { $turns }.

lumarathon-seat = Der Lumarathon nennt einen Platz, den dieser Tisch nicht hat.

lumarathon-winner-last = Ein Spieler kann in der vorigen Partie Oh Captain! nicht zugleich Erster und Letzter gewesen sein.

lumarathon-first = Im Lumarathon beginnt der Captain; ihr könnt keinen anderen Startspieler bestimmen.
