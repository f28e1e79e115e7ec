### What the options of a table of Campfire do, in one sentence.

players = Cuántos juegan: de 2 a 5.

first = Quién empieza: lo decide el azar o se indica un asiento.

adventurers = Quién juega con quién: se elige en orden de turno, decide el azar o lo fija el anfitrión.

even-stacks = Activado: 8 pilas de 14 fichas. Desactivado: pilas de 12 a 16 fichas.

moon-ties = Los empatados en cabeza se reparten las cuatro lunas, o solo tres, y el puesto siguiente recibe una.

standstill = Tras cuántos turnos sin que ninguna ficha salga de una pila ni se coja una carta termina la partida, o nunca.

lumarathon = Sigue a una partida de Oh Captain!: su Capitán, su ganador y quien quedó último tienen un papel.

box = Qué cartas están en juego: precios y puntos de las Leyendas y las Canciones.
