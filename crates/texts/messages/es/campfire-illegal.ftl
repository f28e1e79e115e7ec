### Why Campfire refuses a move.

not-asked = Ahora no se pregunta eso. { QUESTION($asked) }

luck-awaited = Primero decide el azar; ahora no se pregunta a nadie.

game-over = La partida ha terminado.

adventurer-taken = Alguien juega ya con { ADVENTURER($who) }.

not-asleep = { ADVENTURER($who) } no duerme; ahora solo se ponen discos de Aventureros dormidos.

sleeper-placed = Los dos discos de { ADVENTURER($who) } ya están puestos.

fifth-disc = El espacio { $place } ya tiene 4 discos; la preparación no permite un quinto.

no-own-disc = En el espacio { $place } no hay ningún disco tuyo.

not-ulrich = Solo Ulrich puede dejar dos discos juntos en un espacio.

no-pair-left = Este movimiento no tiene un paso { $step } en el que te queden dos discos.

not-siana = Solo Siana puede saltarse un espacio.

nothing-to-skip = Este movimiento no tiene un paso { $step } que se pueda saltar.

lys-must-move = Lys ya apunta al espacio { $place }; tiene que ir a otra pila.

nothing-to-lift = En el espacio { $place } no hay ningún disco tuyo a la altura { $height } (la más baja es 0).

already-on-top = Ese disco ya está en lo alto de la pila del espacio { $place }.

no-such-song = En esta caja no hay ninguna Canción { $price }.

no-such-legend = En esta caja no hay ninguna carta { LEGEND($kind) } { $value }.

song-taken = La Canción { $price } no está disponible: alguien la ha cogido.

legend-taken = La carta { LEGEND($kind) } { $value } no está disponible: alguien la ha cogido.

second-song = Ya tienes una Canción, y nadie puede tener dos.

song-payment = La Canción { $price } cuesta exactamente { -tiles($price) }; ofreces { $paid }.

no-story = No tienes ninguna { TILE($tile) }.

too-few-tiles = Tendrías que descartar { -stories($legend, $needed) }, pero tienes { $owned }.

not-higher = Ya tienes la carta { LEGEND($legend) } { $owned }; una mejora pide un valor más alto.

too-few-wilds = Ofreces { -wilds($needed) }, pero tienes { $owned }.

too-many-wilds = Esta carta te cuesta { -tiles($price) }; no puedes pagar más Comodines.
