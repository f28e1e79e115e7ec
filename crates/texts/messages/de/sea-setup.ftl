### Why a table of Sea can't begin.

players = Das Spiel ist für { $players-min } bis { $players-max } Spieler, nicht für { $players }.

first-seat = Der Startspieler muss einen Platz an diesem Tisch haben.

god-seat = Der Gott der Winde muss einen Platz an diesem Tisch haben.

offers-per-turn = Pro Zug sind { $least } bis { $most } Angebote möglich, nicht { $offers }.

edition = Ausgabe { $edition } der Regeln ist unbekannt oder kennt eine gewählte Option nicht.

becalmed-rounds = Für die Flaute sind { $least } bis { $most } Runden oder „aus“ möglich, nicht { $rounds }.
