### Why a table of Sea can't begin.

players = Ce jeu se joue de { $players-min } à { $players-max } joueurs, et non à { $players }.

first-seat = La place { $seat } ne peut pas commencer, car elle n’existe pas. La première place est la 0.

god-seat = La place { $seat } ne peut pas être celle du Dieu des Vents, car elle n’existe pas. La première place est la 0.

offers-per-turn = Le nombre d’offres par tour doit être compris entre { $least } et { $most } ; { $offers } est impossible.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas une option que vous avez choisie.

becalmed-rounds = Le calme plat doit durer de { $least } à { $most } tours de table, ou être désactivé ; { $rounds } est impossible.
