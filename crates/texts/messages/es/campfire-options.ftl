players = Jugadores
players-help = Número de jugadores: de 2 a 5.

first = Jugador inicial
first-help = Quién empieza: un jugador al azar o el que elijáis.
first-is-random = al azar

adventurers = Aventureros
adventurers-help = Qué Aventurero lleva cada uno: se elige en orden de turno, se sortea o lo decide el anfitrión.
adventurers-is-pick = se eligen en orden de turno
adventurers-is-random = al azar

even-stacks = Pilas iguales
even-stacks-help = Activado: 8 pilas de 14 fichas. Desactivado: pilas de 12 a 16 fichas.
even-stacks-is-on = activado
even-stacks-is-off = desactivado

moon-ties = Lunas en caso de empate
moon-ties-help = Los empatados en cabeza se reparten las cuatro lunas, o solo tres, y el siguiente recibe una.
moon-ties-is-pool = se reparten las cuatro
moon-ties-is-separate = se reparten tres, una para el siguiente

standstill = Bloqueo
standstill-help = Termina la partida tras este número de turnos seguidos sin que ninguna ficha salga de una pila ni se coja una carta. Se puede desactivar.
standstill-is-off = desactivado
standstill-number =
    { $number ->
        [one] { $number } turno
       *[other] { $number } turnos
    }

lumarathon = Lumaratón
lumarathon-help = Continúa una partida de Oh Captain!: su Capitán, su ganador y el que quedó último tienen un papel.
lumarathon-is-off = desactivado
lumarathon-is-captain = Capitán
lumarathon-is-winner = Ganador
lumarathon-is-last = Último
lumarathon-seats = Capitán: { $captain }, ganador: { $winner }, último puesto: { $last }

box = Caja
box-help = Las cartas en juego: cuánto cuestan y puntúan las Leyendas y las Canciones.
box-is-default = por defecto
