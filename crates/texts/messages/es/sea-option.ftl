### What the options of a table of Sea are called.

players = Jugadores

tiles = Losetas

first-player = Jugador inicial

god-of-winds = Dios de los Vientos

steering = Rumbo

distance = Distancia

fog-exit = Salida de la niebla

trail = Estelas ajenas

sunk-boats = Barcos hundidos

found = Fundación

offers-per-turn = Ofertas

myth = Mito

feats = Hazañas

becalmed-rounds = Calma chicha
