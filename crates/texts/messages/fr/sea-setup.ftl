### Why a table of Sea can't begin.

players = Le jeu se joue de { $players-min } à { $players-max }, et non à { $players }.

first-seat = La place { $seat } ne peut pas commencer : elle n’existe pas (la première est la 0).

god-seat = La place { $seat } ne peut pas être celle du Dieu des Vents : elle n’existe pas (la première est la 0).

offers-per-turn = Un tour compte de { $least } à { $most } offres, et non { $offers }.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas l’une des options choisies.

becalmed-rounds = Le calme plat vient après { $least } à { $most } tours de table, ou jamais ; { $rounds } n’est pas possible.
