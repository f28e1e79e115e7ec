### What the options of a table of Sea are called.

players = Players

tiles = Tiles

first-player = First player

god-of-winds = God of Winds

steering = Steering

distance = Distance

fog-exit = Leaving the fog

trail = Foreign trails

sunk-boats = Sunk boats

found = Founding

offers-per-turn = Offers

myth = Myth

feats = Feats

becalmed-rounds = Becalmed game
