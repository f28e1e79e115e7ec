### Why Campfire refuses a move.

not-asked = Ahora no toca decidir eso. { QUESTION($asked) }

luck-awaited = Primero decide el azar; ahora no le toca a ningún jugador.

game-over = La partida ha terminado.

adventurer-taken = Otro jugador ya tiene a { ADVENTURER($who) }.

not-asleep = { ADVENTURER($who) } no duerme; ahora solo se colocan discos de Aventureros dormidos.

sleeper-placed = Los dos discos de { ADVENTURER($who) } ya están colocados.

fifth-disc = El espacio { $place } ya tiene 4 discos, y durante la preparación no puede haber un quinto.

no-own-disc = En el espacio { $place } no hay ningún disco tuyo.

not-ulrich = Solo Ulrich puede soltar dos discos en el mismo espacio.

no-pair-left = En este movimiento no hay ningún paso { $step } en el que aún te queden dos discos.

not-siana = Solo Siana puede saltarse un espacio.

nothing-to-skip = En este movimiento no hay ningún paso { $step } que te puedas saltar.

lys-must-move = Lys ya apunta al espacio { $place }; tiene que ir a otra pila.

nothing-to-lift = En el espacio { $place } no hay ningún disco tuyo a la altura { $height } (la más baja es 0).

already-on-top = Ese disco ya está en lo alto de la pila del espacio { $place }.

no-such-song = En esta caja no hay ninguna Canción { $price }.

no-such-legend = En esta caja no hay ninguna carta { LEGEND($kind) } { $value }.

song-taken = La Canción { $price } no está disponible: ya la tiene alguien.

legend-taken = La carta { LEGEND($kind) } { $value } no está disponible: ya la tiene alguien.

second-song = Ya tienes una Canción, y nadie puede tener dos.

song-payment = La Canción { $price } cuesta exactamente { -tiles($price) }; ofreces { $paid }.

no-story = No tienes ninguna { TILE($tile) }.

too-few-tiles = Tendrías que descartar { -stories($legend, $needed) }, pero tienes { $owned }.

not-higher = Ya tienes la carta { LEGEND($legend) } { $owned }; solo puedes mejorarla con una de valor más alto.

too-few-wilds = Ofreces { -wilds($needed) }, pero tienes { $owned }.

too-many-wilds = Esta carta te cuesta { -tiles($price) }; no puedes pagar más Comodines.
