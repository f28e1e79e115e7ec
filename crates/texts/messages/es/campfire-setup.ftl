### Why a table of Campfire can't begin.

players = Este juego es para 2 a 5 jugadores, no para { $players }.

first-seat = El jugador inicial debe tener un asiento en esta mesa.

fixed-count =
    { $named ->
        [one] { $named } Aventurero
       *[other] { $named } Aventureros
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: cada jugador necesita exactamente uno.

fixed-twice = Dos jugadores no pueden jugar a la vez con { ADVENTURER($who) }.

edition = La edición { $edition } de las reglas no se conoce o no tiene alguna de las opciones elegidas.

standstill = El bloqueo puede durar de 1 a { $standstill-max } turnos o estar desactivado; { $turns } no es posible.

lumarathon-seat = El Lumaratón indica un asiento que esta mesa no tiene.

lumarathon-winner-last = Un jugador no puede haber quedado a la vez primero y último en la partida de Oh Captain! anterior.

lumarathon-first = En un Lumaratón empieza el Capitán. No elijas jugador inicial.
