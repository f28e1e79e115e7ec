### Why a table of Sea can't begin.

players = Das Spiel ist für { $players-min } bis { $players-max } Spieler, nicht für { $players }.

first-seat = Sitzplatz { $seat } kann nicht beginnen: Es gibt ihn nicht (der erste ist 0).

god-seat = Sitzplatz { $seat } kann nicht der Gott der Winde sein: Es gibt ihn nicht (der erste ist 0).

offers-per-turn = Pro Zug sind { $least } bis { $most } Angebote möglich, nicht { $offers }.

edition = Ausgabe { $edition } der Regeln ist unbekannt oder kennt eine gewählte Option nicht.

becalmed-rounds = Für die Flaute gehen { $least } bis { $most } Runden oder „aus“, nicht { $rounds }.
