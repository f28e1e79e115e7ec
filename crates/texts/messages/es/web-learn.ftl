### Something the page says when you learn from a game: reviews, hints, notes.

review = Análisis
start = Analizar esta partida
about = Encuentra las decisiones que más te costaron y qué habría sido mejor. Solo usa lo que este jugador sabía en ese momento.
seat = Analizar para
progress = Analizando: { $percent }
stop = Parar aquí
unreachable = No se pudo cargar el motor del juego. Comprueba tu conexión e inténtalo de nuevo; una vez cargado, está disponible sin conexión.
kept = Este registro contiene un análisis para { $name }.
river-help = Haz clic en el gráfico o usa las flechas para ir a un turno.
river-table = Probabilidades en una tabla
go-to = Mostrar en el tablero
try-again = Intentarlo de nuevo
filter = Mostrar
filter-all = todas las decisiones
filter-inaccuracy = inexactitudes y peores
filter-mistake = errores y peores
filter-blunder = solo errores graves
filter-none = Ninguna de tus decisiones costó tanto.
save-annotated = Guardar registro anotado
copy-review = Copiar enlace al análisis
chosen-as-preferred = La búsqueda coincide.
notes = Notas
note-here = Nota sobre esta posición
note-at = Paso { $step }: { $text }
save-note = Guardar nota
note-saved = Nota guardada.
result-hidden = El resultado está oculto para que puedas seguir la partida tal como fue.
show-result = Mostrar el resultado
hide-result = Ocultar el resultado
hint = Pista
hint-thinking = Buscando la mejor jugada…
hint-chance = { $name }: probabilidad { $best } (segunda opción: { $next })
hint-only = { $name }: probabilidad { $best }
hint-more = Mostrar las tres mejores
hint-none = No hay pista para esta decisión.
hints-setting = Ofrecer pistas

quiz-question = Pregunta { $number } de { $of }

quiz-right = ¡Correcto!

quiz-wrong = No del todo.

quiz-try-again = Prueba con otra respuesta.

quiz-next = Siguiente pregunta

quiz-finish = Ver el resultado

quiz-result =
    { $right ->
        [0] Ninguna de { $of } a la primera. Para eso está la prueba.
        [1] { $right } de { $of } acertada a la primera
       *[other] { $right } de { $of } acertadas a la primera
    }

quiz-again = Empezar la prueba otra vez
