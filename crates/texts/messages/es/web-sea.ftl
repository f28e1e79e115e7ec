### Something the page says about Sea.

blurb = Navega con el viento, descubre el mar, funda asentamientos, lleva leyendas a casa. De 3 a 6 jugadores.

play-now-help = Mar, tú contra dos bots.

chart = La carta náutica

chart-keys = Las flechas mueven la carta, + y − acercan y alejan, 0 la muestra entera.

graph-help = En un número: un punto de Mítico cuenta 100, solo al final; de Legendario, 10; de Constructores, 1. Se gana columna por columna; las líneas lo muestran de forma aproximada.

zoom-in = Acercar

zoom-out = Alejar

fit = Ver toda la carta

as-list = La carta como lista

primordial = Mar Primordial

unlaid = mar desconocido

boat-here = el barco de { $name } con { $crew }

settlement-here = el asentamiento de { $name }

settlers-here = colonos sueltos: { $pawns }

trail-here = estela: { $pawns }

vaal-here = el Vaal Er Num

wind-is = El viento lleva los barcos hacia el { $direction }

direction-die = dado de dirección: { $direction }

distance-die = dado de distancia: { $distance }

hint = Toca un lugar iluminado de la carta o elige aquí.

feats = Hazañas

settlements = Asentamientos

secured-pieces = Piezas aseguradas

boat-at-sea = Barco en el mar

pool = peones en la reserva: { $count }

tokens = marcadores de asentamiento restantes: { $count }

no-boat = sin barco en el tablero

in-hand = en la mano

sails = navega

secured = asegurada

unseen = cara desconocida para ti

god = Dios de los Vientos

my-myth = Tu Mito

myth-needs = { $held } de { $needed } aseguradas

part-held = asegurado

part-sailing = a bordo, aún sin asegurar

part-seen = lo tiene { $name }

part-unknown = aún sin ver

next-legend = Tu próxima leyenda

legend-lacks = falta: { $parts }

legends = Leyendas reveladas

no-legends = Aún no se ha revelado ninguna leyenda.

left = Lo que falta por salir

tiles-left = Losetas en el montón: { $count }

boats-left = Barcos en el mazo: { $count }

boats-gone = Barcos fuera de la partida: { $count }

end-heading = Cómo acaba la partida

end-legends = Tercera leyenda de un jugador: { $count } de { $all }

end-tiles = Última loseta colocada: quedan { $count }

end-boats = Último barco del mazo botado: quedan { $count }

end-idle = Calma chicha: { $count } de { $all } turnos sin avance

last-turns = Últimos turnos restantes: { $count }

free-feat = aún libre

do-settle = Dejar colonos

do-disclose = Mostrar piezas

do-offer = Hacer una oferta

do-counter = Contraoferta

do-attack = Atacar

do-turn = Girar el viento

who-pays = ¿Quién paga?

with-whom = ¿Con quién?

which-piece = ¿Cuál de sus piezas?

swap-pieces = ¿Se cambian piezas?

which-exchange = ¿Cómo se intercambia?

boat-to-boat = De barco a barco

at-settlement = En el asentamiento

what-else = ¿Qué más cambia de manos?

who-stays = ¿Quién se queda en el asentamiento?

who-boards = ¿Quién sube a cambio?

how-many = ¿Cuántos pierde cada barco?

who-settles = ¿Quién se instala aquí?

who-sails-on = ¿Quién del resto sigue navegando?

legend-part = Pieza que eliges: { $part }

no-pieces = sin piezas

nothing-else = nada más

nobody = nadie

compose = Componer libremente

you-give = Das

you-get = Recibes

they-stay = Se quedan aquí

they-board = Suben a bordo

they-settle = Se instalan aquí

they-sail-on = Siguen navegando

they-go-home = Vuelven a la reserva

fewer = uno menos: { $what }

more = uno más: { $what }

piece-for-piece = Piezas

use-this = Elegir esto

offer-is = La oferta

gets = { $name } recibe

nothing = nada

crew-of = Tripulación de { $name }

sinks = el barco se hunde

founding-pays = La pieza de tu barco queda asegurada. Peones tuyos que vuelven a la reserva: { $home }. Marcadores restantes: { $tokens }.

battle-takes = Su barco queda vacío: puedes reclamar su componente.

battle-both-sink = Los dos barcos quedan vacíos y se hunden; nadie gana nada.

battle-you-lose = Tu barco queda vacío: el defensor puede reclamar su componente.

battle-you-sink = Tu barco queda vacío y se hunde.

battle-both-lose = Los dos pierden pasajeros; un barco cuyo capitán pierde la mayoría se hunde.

vaal-range = Los dados deciden adónde va el Vaal Er Num: cualquier dirección, de 1 a 3 losetas. Golpea a todos los barcos de su camino.

cross-to = Tu barco cruza la niebla hasta: { $place }.

unknown-tile = La próxima loseta desconocida: { $chances }

preset = Modalidad

preset-help = Ajusta de una vez todas las opciones de abajo.

own-mix = elección propia
