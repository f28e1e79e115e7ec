### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = El turno es de { $name }.

chance-first = Primero decide el azar; ahora no se pregunta a nadie.

over = La partida ha terminado.

nothing-to-undo = No hay nada que deshacer.

revealed = Desde tu última jugada, el azar ha mostrado algo.

table-agreed = Desde tu última jugada, todos han acordado terminar la partida.

other-acted = Desde tu última jugada, { $name } ha actuado.

not-a-record = Línea 1: no es un registro de Emberwake.

byte-order-mark = Línea 1: el archivo empieza con una marca de orden de bytes (BOM). Guárdalo como UTF-8 sin ella.

format-version = Línea 1: el formato es de la versión { QUOTE($found) }; solo se puede leer la versión { $known }.

other-game = Línea 2: es el registro de otro juego, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Línea 3: la edición { QUOTE($found) } de las reglas no se conoce; se pueden leer solo la edición 1.
       *[other] Línea 3: la edición { QUOTE($found) } de las reglas no se conoce; se pueden leer las ediciones 1 a { $newest }.
    }

cut-off = Línea { $line }: el archivo se corta aquí.

in-line = Línea { $line }: { $why }

after-end = Línea { $line }: hay algo después de la línea que termina la partida.

misread = { QUOTE($found) } no sigue el modelo «{ $expected }».

field-missing = { QUOTE($key) } falta entre los ajustes.

field-unknown = { QUOTE($key) } no es un ajuste de este juego.

field-twice = { QUOTE($key) } aparece dos veces entre los ajustes.

field-misread = { QUOTE($key) }: { $why }

field-later = { QUOTE($field) } necesita la edición { $since } de las reglas, y este registro es de una anterior.

field-misnamed = { QUOTE($key) }: { QUOTE($value) } es el nombre de lo que trae el juego. Da otro nombre a lo que tiene otros valores.

no-game = Estos ajustes no forman una partida. { $problems }

not-their-turn = Línea { $line }: actúa el asiento { $seat }, pero es el turno del asiento { $asked } ({ $rule }).

not-before-chance = Línea { $line }: actúa el asiento { $seat }, pero primero decide el azar.

not-after-end = Línea { $line }: actúa el asiento { $seat }, pero la partida ha terminado.

illegal = Línea { $line }: las reglas no permiten { QUOTE($written) } ({ $rule }). { $why }

not-an-outcome = Línea { $line }: el azar no puede dar { QUOTE($written) } aquí.

end-missing = La partida ha terminado tras la línea { $line }, pero falta la línea de cierre.

end-too-early = El registro anuncia un final, pero la partida no ha terminado tras la línea { $line }.

wrong-places = El registro anuncia los puestos { $claimed }, pero tras la línea { $line } son { $actual }.

no-commitment = El registro no contiene el compromiso de quien reparte.

no-seed = El registro no revela la semilla de quien reparte.

malformed = La etiqueta { QUOTE($key) } no tiene la forma debida: { QUOTE($value) }.

twice = La etiqueta { QUOTE($key) } aparece dos veces.

other-seed = La semilla no es aquella con la que se comprometió quien reparte.

no-such-seat = Un nonce se atribuye al asiento { $seat }, que esta mesa no tiene.

too-late = La etiqueta { QUOTE($key) } está después de «play» y por eso no prueba nada. Debe estar antes.

revealed-early = La semilla de quien reparte está antes del final de la partida y por eso no prueba nada. Debe estar después de «end».

not-over = La partida no se ha jugado hasta el final: todavía no hay nada probado.

other-outcome = Línea { $line }: el registro dice { QUOTE($recorded) }, pero la semilla da { QUOTE($dealt) }.
