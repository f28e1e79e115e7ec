### Texts of the page around a game: the home page, what happened, what decided it, statistics.

set-up-yourself = Preparar la mesa a tu gusto

show-again = Ver otra vez

what-decided = Qué decidió la partida

lead-kept = { $name ->
        [you] Fuiste
       *[other] { $name } fue
    } por delante del primer al último turno.

lead-taken = { $name ->
        [you] Tomaste
       *[other] { $name } tomó
    } la delantera definitiva en el turno { $turn }.

lead-at-end = { $name ->
        [you] No tomaste
       *[other] { $name } no tomó
    } la delantera hasta el final.

lead-changed = { $times ->
        [one] El líder cambió una vez.
       *[other] El líder cambió { $times } veces.
    }

biggest-turn = { $name ->
        [you] Tu mejor turno fue el { $turn }
       *[other] El mejor turno de { $name } fue el { $turn }
    }: +{ $points }.

won-by = { $points ->
        [one] Un solo punto marcó la diferencia.
       *[other] La diferencia fue de { $points } puntos.
    }

share-picture = Compartir una imagen

no-picture = Tu navegador no puede crear una imagen de esta partida.

statistics = Estadísticas

statistics-help = Cuenta cada partida que terminas en este navegador. No se envía nada.

statistics-none = Termina una partida y aparecerá aquí.

statistics-delete = Borrar las estadísticas

statistics-delete-ask = ¿Borrar tus estadísticas? No se puede deshacer. Tus partidas guardadas se quedan.

statistics-game = Juego

statistics-against = Contra

statistics-played = Jugadas

statistics-won = Ganadas

people = Personas

in-all = En total
