### What the options of a table of Campfire are called.

players = Jugadores

first = Jugador inicial

adventurers = Aventureros

even-stacks = Pilas iguales

moon-ties = Lunas en caso de empate

standstill = Bloqueo

lumarathon = Lumaratón

box = Caja
