### What the options of a table of Sea are called.

players = Spieler

tiles = Plättchen

first-player = Startspieler

god-of-winds = Gott der Winde

steering = Kurs der Boote

distance = Entfernung

fog-exit = Aus dem Nebel

trail = Fremde Spuren

sunk-boats = Gesunkene Boote

found = Gründen

offers-per-turn = Angebote

myth = Urmythos

feats = Großtaten

becalmed-rounds = Flaute
