### Something the terminal interface says about Sea.

head-settle = Colonos

head-disclose = Enseñar componentes

head-offer = Oferta a { $name }

head-counter = Contraofertas

head-attack = Ataque

last-turns = últimos turnos: { $left }

range = El barco avanza 1, 2 o 3 losetas hacia { $to }, con igual probabilidad.

range-die = Los dados deciden adónde va el barco: en cualquier dirección, de 1 a 3 losetas.

turned = Viento después: { $left } 3 de 8, { $right } 3 de 8, { $same } 1 de 8; a elegir el lado, 1 de 8.

gets = { $name ->
        [you] recibes
       *[other] { $name } recibe
    } { $goods }

nothing = nada

sinks = se hunde

home = a la reserva

settle = se instalan

sail-on = siguen navegando

unknown = oculto

in-hand = en la mano

sailing = navega

secured = asegurado

in-legend = leyenda

seen-by = visto por { $names }

my-myth = Tu Mito: { $myth }

no-secrets = Ahora no se muestra ningún secreto.

free = por conseguir

pieces = Barcos y Mito

glory = Puntuación, leyendas y hazañas

left = Por salir: { $tiles }; barcos en el mazo: { $boats }.

help-left-right = ir a la siguiente clase de jugadas

help-type = escribir una jugada o cualquier oferta: offer 2 swap:h3/h7 give:red:1; Tab completa

help-pieces = los barcos por su código, con lo que sabes de cada uno, y tu Mito

help-glory = puntuación por columnas, leyendas, hazañas y lo que queda

help-chart = mover el mapa con las flechas; Inicio lo devuelve a su sitio

signs-cell = Una loseta: ~ mar, ◢ costa, ∩ isla, ░ niebla; ⌂●5 un asentamiento con su dueño y todos sus colonos; 7● un barco con su tripulación (número delante); ●2 una estela (número detrás); @ el Vaal Er Num; cifras subrayadas: pasos hasta esa loseta.

signs-compass = Rosa de los Vientos: la flecha en vídeo inverso es el viento; la subrayada, el dado de dirección. ▣ los dados, ▤ losetas que quedan, ∪ barcos que quedan, ☼ el Dios de los Vientos, @ dónde está el Vaal.

signs-players = Jugadores: tripulación y posición del barco, ∪ un barco en la mano, ▪ peones en la reserva, ⌂ marcadores que quedan, □ componentes asegurados, ★ leyendas, ✦ hazañas; después, las columnas de la puntuación.
