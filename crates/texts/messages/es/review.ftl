title = Análisis para { $name }: { $game }
setting = { $iterations } iteraciones por decisión, semilla { $seed }. Un coste solo cuenta si supera el doble de la imprecisión de la búsqueda (±).
unfinished = Esta partida aún no ha terminado, así que el análisis llega hasta el paso { $line }.
stopped = El análisis se interrumpió: abarca { $line } de { $all } pasos.
random-share = Se puede medir { $share } de lo que decidió el azar.
random-untold = En esta partida no podemos separar el azar del resto: solo se puede medir { $share } de él. La comparación con los bots (referencia) te dice más.
par = Los bots jugaron la misma mezcla { $games } veces. En tu asiento ganaron { $wins } de las partidas. Tu puntuación supera la suya en { $below }, la iguala en { $equal } y es menor en { $above }.
par-unfinished = Los bots jugaron la misma mezcla { $games } veces. En tu asiento ganaron { $wins } de las partidas.
par-sampled = El registro no revela su semilla, así que cada repetición sacó sus propios resultados ocultos.
counts =
    { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }: { $inaccuracies ->
        [one] { $inaccuracies } inexactitud
       *[other] { $inaccuracies } inexactitudes
    }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }
decision = Turno { $turn }, línea { $line }: { $grade }, cuesta { $loss } (±{ $noise })
because = { $reasons }.
which-seat = Indica el asiento que quieres analizar con --seat: de 1 a { $last }.
no-grade = No existe la valoración { QUOTE($word) }: usa inaccuracy, mistake o blunder.
iterations = Usa de 1 a { $most } iteraciones.
comment = { $grade }: cuesta { $loss }. Mejor: { $preferred }.
annotated =
    { $file }: { $comments ->
        [one] { $comments } comentario escrito
       *[other] { $comments } comentarios escritos
    }.
no-decision = Ningún jugador decide después del paso { $line }.
no-line = El registro no tiene el paso { $line }: tiene { $last }.
hinted = { $deed }: { $chance } (±{ $noise })
close = Las dos primeras están demasiado igualadas para que la búsqueda las distinga.
