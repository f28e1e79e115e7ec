ruling = interpretación nuestra
ruling-help = Las reglas impresas lo dejan abierto; así lo entendemos nosotros.

invented = invención nuestra
invented-help = En las reglas impresas no hay nada parecido.

option = opción { $name }
option-help = En vuestra mesa podéis elegir otra cosa.
