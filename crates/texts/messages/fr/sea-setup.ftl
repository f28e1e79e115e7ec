### Why a table of Sea can't begin.

players = Ce jeu se joue de { $players-min } à { $players-max } joueurs, et non à { $players }.

first-seat = Le premier joueur doit avoir une place à cette table.

god-seat = Le Dieu des Vents doit avoir une place à cette table.

offers-per-turn = Le nombre d’offres par tour doit être compris entre { $least } et { $most } ; { $offers } est impossible.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas une option que vous avez choisie.

becalmed-rounds = Le calme plat doit durer de { $least } à { $most } tours de table, ou être désactivé ; { $rounds } est impossible.
