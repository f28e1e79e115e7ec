### Why a box of cards is refused.

not-a-box = Línea 1: no es un archivo de caja.

version = Línea 1: este archivo de caja es de la versión { QUOTE($found) }; solo se puede leer la versión 1.

no-name = La caja no tiene ninguna línea con su nombre.

name-twice = Línea { $line }: la caja ya tiene nombre.

bad-name = El nombre de una caja tiene de 1 a 60 caracteres imprimibles, sin espacios alrededor.

default-name = El nombre «default» está reservado para la caja del juego. Da otro nombre a una caja con otros valores.

legend-missing = La leyenda { LEGEND($kind) } no tiene línea en la caja.

legend-twice = Línea { $line }: la leyenda { LEGEND($kind) } ya tiene una línea.

legend-values-alike = Dos cartas de la leyenda { LEGEND($kind) } tienen el valor { $value }; las cuatro deben ser distintas.

legend-value = El valor de una carta de la leyenda { LEGEND($kind) } va de 1 a { $legend-value-max }; no puede ser { $value }.

song-count = Una caja tiene 4 Canciones, no { $found }.

song-prices-alike = Dos Canciones tienen el precio { $price }; los cuatro precios deben ser distintos.

song-price = El precio de una Canción va de 1 a { $song-price-max }; no puede ser { $price }.

song-points = Una Canción da como mucho { $song-points-max } puntos, no { $points }.
