### Something the terminal interface says about Sea.

head-settle = Colonos

head-disclose = Revelación

head-offer = Oferta a { $name }

head-counter = Contraofertas

head-attack = Ataque

last-turns = últimos turnos: { $left }

range = El barco avanza 1, 2 o 3 losetas hacia { $to }, con igual probabilidad.

range-die = Los dados deciden adónde va el barco: cualquier dirección, de 1 a 3 losetas.

turned = Viento después: { $left } 3 de 8, { $right } 3 de 8, { $same } 1 de 8, lado a elegir 1 de 8.

gets = { $name } recibe { $goods }

nothing = nada

sinks = se hunde

home = a casa

settle = se asientan

sail-on = siguen a bordo

unknown = no vista por ti

in-hand = en la mano

sailing = navega

secured = asegurada

in-legend = leyenda

seen-by = vista por { $names }

my-myth = Tu Mito: { $myth }

no-secrets = Ahora no mira la pantalla nadie que tenga secretos.

free = aún libre

pieces = Piezas y Mito

glory = Puntuación, leyendas y hazañas

left = Quedan por sacar: { $tiles }; barcos en el mazo: { $boats }.

help-left-right = ir a la siguiente clase de jugadas

help-type = escribir una jugada, también cualquier oferta: offer 2 swap:h3/h7 give:red:1; Tab completa

help-pieces = las piezas por su número, con lo que sabes de ellas, y tu Mito

help-glory = puntuación por columnas, leyendas, hazañas, lo que queda

help-chart = mover la carta con las flechas; Inicio la devuelve a su sitio

signs-cell = Una loseta: ~ mar, ◢ costa, ∩ isla, ░ niebla; ⌂●5 un asentamiento con su dueño y todos sus colonos; 7● un barco con su tripulación (número delante); ●2 una estela (número detrás); @ el Vaal Er Num; cifras subrayadas: tras tantos pasos.

signs-compass = Brújula: la flecha invertida es el viento, la subrayada el dado de dirección. ▣ los dados, ▤ losetas que quedan, ∪ barcos que quedan, ☼ el Dios de los Vientos, @ dónde está el Vaal.

signs-players = Jugadores: tripulación y lugar del barco, ∪ un barco en la mano, ▪ peones en casa, ⌂ marcadores que quedan, □ piezas aseguradas, ★ leyendas, ✦ hazañas; después las columnas de la puntuación.
