### Why a table of Campfire can't begin.

players = Este juego es para 2 a 5 jugadores, no para { $players }.

first-seat = El asiento { $seat } no puede empezar porque no existe. El primero es el 0.

fixed-count =
    { $named ->
        [one] { $named } Aventurero
       *[other] { $named } Aventureros
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: cada jugador necesita exactamente uno.

fixed-twice = Dos jugadores no pueden jugar con { ADVENTURER($who) }.

edition = La edición { $edition } de las reglas no se conoce o no tiene alguna de las opciones elegidas.

standstill = El bloqueo puede durar de 1 a { $standstill-max } turnos o estar desactivado; { $turns } no es posible.

lumarathon-seat = El Lumaratón indica el asiento { $seat }, que no existe. El primero es el 0.

lumarathon-winner-last = En Oh Captain!, el asiento { $seat } no puede haber quedado primero y último a la vez.

lumarathon-first = En un Lumaratón empieza el Capitán. No elijas jugador inicial.
