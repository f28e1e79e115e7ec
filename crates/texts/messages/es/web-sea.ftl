### Something the page says about Sea.

blurb = Navega con el viento, explora el mar, funda asentamientos y lleva leyendas a casa. De 3 a 6 jugadores.

play-now-help = Mar, tú contra dos bots.

chart = El mapa del mar

chart-keys = Las flechas mueven el mapa, + y − acercan y alejan, 0 lo muestra entero.

graph-help = Solo para este gráfico: Mítico ×100 (al final), Legendario ×10, Constructores ×1. La victoria se decide columna por columna.

zoom-in = Acercar

zoom-out = Alejar

fit = Ver todo el mapa

as-list = El mapa en forma de lista

primordial = Mar Primordial

unlaid = mar desconocido

boat-here = { $name ->
        [you] tu barco
       *[other] el barco de { $name }
    } con { $crew }

settlement-here = { $name ->
        [you] tu asentamiento
       *[other] el asentamiento de { $name }
    }

settlers-here = colonos sueltos: { $pawns }

trail-here = estela: { $pawns }

vaal-here = el Vaal Er Num

wind-is = El viento lleva los barcos hacia el { $direction }

direction-die = dado de dirección: { $direction }

distance-die = dado de distancia: { $distance }

hint = Toca un punto que brille del mapa o elige aquí.

feats = Hazañas

settlements = Asentamientos

secured-pieces = Componentes asegurados

boat-at-sea = Barco en el mar

pool = peones en la reserva: { $count }

tokens = marcadores de asentamiento restantes: { $count }

no-boat = sin barco en el mapa

in-hand = en la mano

sails = navega

secured = asegurado

unseen = Oculto

god = Dios de los Vientos

my-myth = Tu Mito

myth-needs = { $held } de { $needed } asegurados

part-held = asegurado

part-sailing = a bordo, aún sin asegurar

part-seen = { $name ->
        [you] lo tienes tú
       *[other] lo tiene { $name }
    }

part-unknown = sin ver todavía

next-legend = Tu próxima leyenda

legend-lacks = falta: { $parts }

legends = Leyendas reveladas

no-legends = Aún no se ha revelado ninguna leyenda.

left = Lo que queda

tiles-left = Losetas en el montón: { $count }

boats-left = Barcos en el mazo: { $count }

boats-gone = Barcos fuera de la partida: { $count }

end-heading = Cómo acaba la partida

end-legends = Tercera leyenda de un jugador: { $count } de { $all }

end-tiles = Última loseta colocada: quedan { $count }

end-boats = Último barco del mazo botado: quedan { $count }

end-idle = Calma chicha: { $count } de { $all } turnos sin avances

last-turns = Últimos turnos restantes: { $count }

free-feat = por conseguir

do-settle = Dejar colonos

do-disclose = Enseñar componentes

do-offer = Hacer una oferta

do-counter = Hacer una contraoferta

do-attack = Atacar

do-turn = Cambiar el viento

who-pays = ¿Qué pasajero paga?

with-whom = ¿Con quién?

which-piece = ¿Cuál de sus componentes?

swap-pieces = ¿Intercambiar los componentes?

which-exchange = ¿Qué clase de intercambio?

boat-to-boat = De barco a barco

at-settlement = En el asentamiento

what-else = ¿Qué más cambia de manos?

who-stays = ¿Quién se queda en el asentamiento?

who-boards = ¿Quién sube a bordo a cambio?

how-many = ¿Cuántos pierde cada barco?

who-settles = ¿Quién se instala aquí?

who-sails-on = ¿Quién sigue navegando?

legend-part = Elige: { $part }

no-pieces = sin componentes

nothing-else = nada más

nobody = nadie

compose = Oferta a medida

compose-pawns = Peón a peón

you-give = Tú das

you-get = Tú recibes

they-stay = Se quedan aquí

they-board = Suben a bordo

they-settle = Se instalan aquí

they-sail-on = Siguen navegando

they-go-home = Vuelven a la reserva

fewer = uno menos: { $what }

more = uno más: { $what }

piece-for-piece = Componentes

use-this = Usar esta oferta

offer-is = La oferta

gets = { $name ->
        [you] Recibes
       *[other] { $name } recibe
    }

nothing = nada

crew-of = { $name ->
        [you] Tu tripulación
       *[other] Tripulación de { $name }
    }

sinks = el barco se hunde

founding-pays = El componente de tu barco queda asegurado. Peones tuyos que vuelven a la reserva: { $home }. Marcadores de asentamiento restantes: { $tokens }.

battle-takes = Su barco queda vacío. Puedes reclamar su componente.

battle-both-sink = Los dos barcos quedan vacíos y se hunden. Nadie gana nada.

battle-you-lose = Tu barco queda vacío. El defensor puede reclamar su componente.

battle-you-sink = Tu barco queda vacío y se hunde.

battle-both-lose = Los dos barcos pierden pasajeros. Si su capitán pierde la mayoría, un barco se hunde.

vaal-range = Los dados deciden adónde va el Vaal Er Num: en cualquier dirección, de 1 a 3 losetas. Alcanza a todos los barcos que encuentre en su camino.

cross-to = Tu barco cruza la niebla. Destino: { $place }.

unknown-tile = La próxima loseta desconocida: { $chances }

preset = Modalidad

preset-help = Ajusta todas las opciones de abajo.

own-mix = Personalizada

overview = Vista general del mapa. Pulsa un punto para ir allí.
