### What the options of a table of Sea are called.

players = Joueurs

tiles = Tuiles

first-player = Premier joueur

god-of-winds = Dieu des Vents

steering = Cap des bateaux

distance = Distance

fog-exit = Sortie de la brume

trail = Sillages étrangers

sunk-boats = Bateaux coulés

found = Fondation

offers-per-turn = Offres

myth = Mythe

feats = Exploits

becalmed-rounds = Calme plat
