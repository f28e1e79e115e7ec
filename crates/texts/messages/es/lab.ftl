### A message of the lab.

progress = { $done } de { $all } partidas, quedan { $left }

searching =
    { $settings ->
        [one] { $settings } ajuste probado
       *[other] { $settings } ajustes probados
    }, a una distancia de { $distance }

complete =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $folder }.

stopped =
    Detenido tras { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }. Ejecuta el mismo plan otra vez para seguir con { $folder }.

written = El informe está en { $file }.

written-with-records =
    El informe está en { $file }, y { $records ->
        [one] { $records } registro al que enlaza
       *[other] { $records } registros a los que enlaza
    }, en { $folder }.

misread = No se puede leer: { $why }.

no-game = No existe el juego { QUOTE($name) }. Elige uno de estos: { $known }.

players = Este juego es para { $least } a { $most } jugadores, no para { $wanted }.

no-question = No existe la pregunta { QUOTE($word) }. Elige una de estas: { $known }.

bad-number = { QUOTE($key) }: este número no se puede usar. Permitidos: { $range }.

bad-list = { QUOTE($key) }: la lista está vacía, es demasiado larga o repite valores.

variant-twice = Dos variantes se llaman { QUOTE($name) }.

in-variant = Variante { QUOTE($name) }: { $why }

no-boxes = Este juego no tiene archivos de caja.

no-study = { $folder }: en esta carpeta no hay ningún estudio.

damaged = { $file }: el archivo está dañado: { $why }.

checksum = { $file }: el archivo se ha modificado o está dañado. Ejecuta el plan otra vez para sustituirlo.

version = { $file }: este programa no puede leer la versión { $version } de los datos.

other-study = { $folder }: en esta carpeta hay otro estudio. Indica otra con --out.

empty = { $folder }: todavía no se ha jugado ninguna partida.

no-such-game = El estudio no tiene la partida { QUOTE($game) }. Indícala así: 0.17.

different-games = Los estudios tratan de juegos distintos: { $first } y { $second }.

no-goal = El objetivo no tiene ningún [[goal]].

no-space = El objetivo no tiene [space]: indica los ajustes y los valores que probar.

bad-range = Meta { QUOTE($figure) }: low debe ser menor que high, por ejemplo 18 % y 22 %.

no-figure = Ninguna cifra tiene un nombre que empiece por { QUOTE($figure) }.

not-a-list = [space] { QUOTE($key) }: indica una lista de valores.
