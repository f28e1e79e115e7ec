found =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemas
    } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $file }
stopped = Interrumpido. Repite el mismo comando para continuar.
other-source = { $file } se hizo con otro comando u otra versión. Muévelo o elige otro archivo.
no-puzzles = { $file } no es un archivo de problemas.
kept = { $kept } de { $all } respuestas siguen igual con { $iterations } iteraciones ({ $share }).
differs = { $id }: ya no es { $answer }
not-a-difficulty = «{ $word }» no es una dificultad. Elige easy, medium o hard.
not-a-theme = «{ $word }» no es un tema. Elige uno de estos: { $known }.
none = Ningún problema coincide.
type = Escribe el número de una jugada, a para ver la respuesta o q para terminar.
heading-wrong = { $file }: la línea «{ $line }» del principio falta o es incorrecta.
other-version = { $file } usa la versión { $version } del formato de problemas, que este programa no lee.
damaged = { $file }: el problema { $id } está dañado o no respeta las reglas.
