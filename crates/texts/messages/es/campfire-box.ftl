### Why a box of cards is refused.

not-a-box = Línea 1: no es un archivo de caja.

version = Línea 1: este archivo de caja es de la versión { QUOTE($found) }. Solo se admite la versión 1.

no-name = La caja no tiene ninguna línea con su nombre.

name-twice = Línea { $line }: la caja ya tiene nombre.

bad-name = El nombre de una caja debe tener de 1 a 60 caracteres imprimibles, sin espacios al principio ni al final.

default-name = El nombre «default» está reservado para las cartas del juego. Elige otro nombre.

legend-missing = La caja no tiene ninguna línea para la leyenda { LEGEND($kind) }.

legend-twice = Línea { $line }: la leyenda { LEGEND($kind) } ya tiene una línea.

legend-values-alike = Dos cartas de la leyenda { LEGEND($kind) } tienen el valor { $value }. Las cuatro deben ser distintas.

legend-value = Las cartas de la leyenda { LEGEND($kind) } deben tener valores de 1 a { $legend-value-max }, no { $value }.

song-count = Una caja debe tener 4 Canciones, no { $found }.

song-prices-alike = Dos Canciones tienen el precio { $price }. Los cuatro deben ser distintos.

song-price = Una Canción debe tener un precio de 1 a { $song-price-max }, no { $price }.

song-points = Una Canción puede dar { $song-points-max } puntos como máximo, no { $points }.
