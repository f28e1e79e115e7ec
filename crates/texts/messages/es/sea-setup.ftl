### Why a table of Sea can't begin.

players = Este juego es para { $players-min } a { $players-max } jugadores, no para { $players }.

first-seat = El jugador inicial debe tener un asiento en esta mesa.

god-seat = El Dios de los Vientos debe tener un asiento en esta mesa.

offers-per-turn = En un turno puede haber de { $least } a { $most } ofertas, no { $offers }.

edition = La edición { $edition } de las reglas no se conoce o no tiene alguna de las opciones elegidas.

becalmed-rounds = La calma chicha puede llegar tras { $least } a { $most } rondas o estar desactivada; { $rounds } no es posible.
