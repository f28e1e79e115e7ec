### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = Le toca a { $name }.

chance-first = Primero viene un resultado aleatorio. Ahora no puede actuar ningún jugador.

over = La partida ha terminado.

nothing-to-undo = No hay nada que deshacer.

revealed = Desde tu última jugada se ha revelado algo nuevo.

table-agreed = Desde tu última jugada, todos han acordado terminar la partida.

other-acted = Desde tu última jugada, { $name } ha actuado.

not-a-record = Línea 1: no es un registro de Emberwake.

byte-order-mark = Línea 1: el archivo empieza con una marca de orden de bytes (BOM). Guárdalo como UTF-8 sin ella.

format-version = Línea 1: el formato es de la versión { QUOTE($found) }. Solo se pueden leer las versiones 1 a { $known }.

other-game = Línea 2: es el registro de otro juego, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Línea 3: la edición { QUOTE($found) } de las reglas no se conoce; solo se puede leer la edición 1.
       *[other] Línea 3: la edición { QUOTE($found) } de las reglas no se conoce; se pueden leer las ediciones 1 a { $newest }.
    }

cut-off = Línea { $line }: el archivo termina antes de tiempo.

in-line = Línea { $line }: { $why }

after-end = Línea { $line }: nada puede seguir a la línea que termina la partida.
begins-nowhere = Línea { $line }: esta variante parte de una línea que no existe. Debe partir de un paso de la partida o de una variante anterior.

misread = { QUOTE($found) } no sigue el patrón «{ $expected }».

field-missing = Falta el ajuste { QUOTE($key) }.

field-unknown = { QUOTE($key) } no es un ajuste de este juego.

field-twice = El ajuste { QUOTE($key) } aparece dos veces.

field-misread = { QUOTE($key) }: { $why }

field-later = { QUOTE($field) } necesita la edición { $since } de las reglas, y este registro es de una anterior.

field-misnamed = { QUOTE($key) }: el nombre { QUOTE($value) } está reservado. Elige otro para tus valores.

no-game = Con estos ajustes no se puede jugar. { $problems }

not-their-turn = Línea { $line }: actúa el asiento { $seat }, pero le toca al asiento { $asked } ({ $rule }).

not-before-chance = Línea { $line }: actúa el asiento { $seat }, pero antes viene un resultado aleatorio.

not-after-end = Línea { $line }: actúa el asiento { $seat }, pero la partida ha terminado.

illegal = Línea { $line }: las reglas no permiten { QUOTE($written) } ({ $rule }). { $why }

not-an-outcome = Línea { $line }: { QUOTE($written) } no es un resultado posible aquí.

end-missing = La partida termina tras la línea { $line }, pero falta la línea que cierra el registro.

end-too-early = El registro indica un final, pero la partida no ha terminado tras la línea { $line }.

wrong-places = El registro indica los puestos { $claimed }, pero tras la línea { $line } son { $actual }.

no-commitment = El registro no contiene el compromiso de quien reparte.

no-seed = El registro no revela la semilla de quien reparte.

malformed = La etiqueta { QUOTE($key) } tiene un valor no válido: { QUOTE($value) }.

twice = La etiqueta { QUOTE($key) } aparece dos veces.

other-seed = La semilla no corresponde al compromiso de quien reparte.

no-such-seat = Hay un nonce para el asiento { $seat }, pero esta mesa no tiene ese asiento.

too-late = La etiqueta { QUOTE($key) } viene después de «play», así que no prueba nada. Debe ir antes.

revealed-early = La semilla se revela antes del final de la partida, así que no prueba nada. Debe ir después de «end».

not-over = La partida no ha terminado, así que todavía no se puede probar nada.

other-outcome = Línea { $line }: el registro dice { QUOTE($recorded) }, pero la semilla da { QUOTE($dealt) }.
