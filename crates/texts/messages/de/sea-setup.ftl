### Why a table of Sea can't begin.

players = Es spielen { $players-min } bis { $players-max } Spieler, nicht { $players }.

first-seat = Sitzplatz { $seat } kann nicht beginnen: Es gibt ihn nicht (der erste ist 0).

god-seat = Sitzplatz { $seat } kann nicht der Gott der Winde sein: Es gibt ihn nicht (der erste ist 0).

offers-per-turn = Ein Zug hat { $least } bis { $most } Angebote, nicht { $offers }.

edition = Ausgabe { $edition } der Regeln ist unbekannt oder kennt eine gewählte Option nicht.

becalmed-rounds = Flaute herrscht nach { $least } bis { $most } Runden oder nie; { $rounds } ist nicht möglich.
