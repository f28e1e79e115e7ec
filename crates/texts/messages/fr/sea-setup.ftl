### Why a table of Sea can't begin.

players = Le jeu se joue de { $players-min } à { $players-max }, et non à { $players }.

first-seat = Le siège { $seat } ne peut pas commencer : il n'existe pas (le premier est le 0).

god-seat = Le siège { $seat } ne peut pas être le Dieu des Vents : il n'existe pas (le premier est le 0).

offers-per-turn = Un tour compte de { $least } à { $most } offres, et non { $offers }.

edition = L'édition { $edition } des règles est inconnue, ou n'a pas l'une des options choisies.

becalmed-rounds = Le calme plat vient après { $least } à { $most } tours de table, ou jamais ; { $rounds } n'est pas possible.
