### Why Campfire refuses a move.

not-asked = Ahora te toca decidir otra cosa: { QUOTE(QUESTION($asked)) }.

luck-awaited = Todavía no. Antes viene un resultado aleatorio.

game-over = La partida ha terminado.

adventurer-taken = Otro jugador ya tiene a { ADVENTURER($who) }. Elige a otro.

not-asleep = { ADVENTURER($who) } no duerme. Coloca un disco de un Aventurero dormido.

sleeper-placed = Los dos discos de { ADVENTURER($who) } ya están colocados.

fifth-disc = El espacio { $place } ya tiene 4 discos, el máximo durante la preparación.

no-own-disc = No tienes ningún disco en el espacio { $place }.

not-ulrich = Solo Ulrich puede soltar dos discos en el mismo espacio.

no-pair-left = En el paso { $step } de este movimiento no te quedan dos discos que soltar.

not-siana = Solo Siana puede saltarse un espacio.

nothing-to-skip = Este movimiento no tiene un paso { $step } que te puedas saltar.

lys-must-move = Lys ya apunta al espacio { $place }. Elige otra pila.

nothing-to-lift = El disco { $height } (desde abajo) del espacio { $place } no es tuyo o no existe.

already-on-top = Ese disco ya está en lo alto de su pila, en el espacio { $place }.

no-such-song = En esta caja no hay ninguna Canción { $price }.

no-such-legend = En esta caja no hay ninguna carta { LEGEND($kind) } { $value }.

song-taken = La Canción { $price } ya la tiene alguien. Elige otra carta.

legend-taken = La carta { LEGEND($kind) } { $value } ya la tiene alguien. Elige otra carta.

second-song = Ya tienes una Canción, y solo puedes tener una.

song-payment = La Canción { $price } cuesta exactamente { -tiles($price) }; ofreces { $paid }.

no-story = No tienes ninguna { TILE($tile) }.

too-few-tiles = Tienes que descartar { -stories($legend, $needed) }, pero tienes { $owned }.

not-higher = Ya tienes la carta { LEGEND($legend) } { $owned }; solo puedes mejorarla con una de valor más alto.

too-few-wilds = Ofreces { -wilds($needed) }, pero tienes { $owned }.

too-many-wilds = Esta carta te cuesta { -tiles($price) }. No puedes pagar con más Comodines.
