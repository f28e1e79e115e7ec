### Why a table of Sea can't begin.

players = Juegan de { $players-min } a { $players-max } personas, no { $players }.

first-seat = El asiento { $seat } no puede empezar: no existe (el primero es el 0).

god-seat = El asiento { $seat } no puede ser el Dios de los Vientos: no existe (el primero es el 0).

offers-per-turn = Un turno tiene de { $least } a { $most } ofertas, no { $offers }.

edition = La edición { $edition } de las reglas no se conoce o no tiene alguna de las opciones elegidas.

becalmed-rounds = La calma chicha llega tras { $least } a { $most } rondas o nunca; { $rounds } no es posible.
