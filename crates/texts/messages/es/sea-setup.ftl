### Why a table of Sea can't begin.

players = Este juego es para { $players-min } a { $players-max } jugadores, no para { $players }.

first-seat = El asiento { $seat } no puede empezar porque no existe. El primero es el 0.

god-seat = El asiento { $seat } no puede ser el Dios de los Vientos porque no existe. El primero es el 0.

offers-per-turn = En un turno puede haber de { $least } a { $most } ofertas, no { $offers }.

edition = La edición { $edition } de las reglas no se conoce o no tiene alguna de las opciones elegidas.

becalmed-rounds = La calma chicha puede llegar tras { $least } a { $most } rondas o estar desactivada; { $rounds } no es posible.
