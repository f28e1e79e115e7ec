### A message of the lab.

progress = { $done } de { $all } partidas, quedan { $left }

searching =
    { $settings ->
        [one] { $settings } ajuste probado
       *[other] { $settings } ajustes probados
    }, distancia { $distance }

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
    El informe está en { $file }, { $records ->
        [one] { $records } registro citado
       *[other] { $records } registros citados
    } en { $folder }.

misread = No se puede leer: { $why }.

no-game = No hay ningún juego { QUOTE($name) }, solo: { $known }.

players = Este juego es para { $least } a { $most } jugadores, no para { $wanted }.

no-question = No hay ninguna pregunta { QUOTE($word) }, solo: { $known }.

bad-number = { QUOTE($key) }: ese número no sirve.

bad-list = { QUOTE($key) }: la lista está vacía, es demasiado larga o se repite.

variant-twice = Dos variantes se llaman { QUOTE($name) }.

in-variant = Variante { QUOTE($name) }: { $why }

no-boxes = Este juego no tiene archivos de caja.

no-study = { $folder }: en esta carpeta no hay ningún estudio.

damaged = { $file }: el archivo está dañado: { $why }.

checksum = { $file }: el archivo fue modificado o está dañado. Ejecuta el plan para sustituirlo.

version = { $file }: este programa no lee la versión { $version } de los datos.

other-study = { $folder }: en esta carpeta hay otro estudio. Indica otra con --out.

empty = { $folder }: todavía no se ha jugado ninguna partida.

no-such-game = El estudio no tiene la partida { QUOTE($game) }. Nómbrala como 0.17.

different-games = Los estudios tratan de juegos distintos: { $first } y { $second }.

no-goal = El objetivo no tiene ningún [[goal]].

no-space = El objetivo no tiene [space]: indica los ajustes y los valores que probar.

bad-range = Meta { QUOTE($figure) }: low debe ser menor que high, por ejemplo 18 %.

no-figure = Ninguna cifra tiene un nombre que empiece por { QUOTE($figure) }.

not-a-list = [space] { QUOTE($key) }: indica una lista de valores.
