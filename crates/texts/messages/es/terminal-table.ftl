### Something the terminal interface says about the table.

title = La mesa

menu-keys = ↑ ↓ elegir · ⏎ hacerlo · Esc cierra

nothing-to-do = Ahora mismo no hay nada que hacer en la mesa.

hand-over =
    Dejar que { $name ->
        [you] juegue un bot
       *[other] un bot juegue por { $name }
    }

resign = { $name ->
        [you] Abandonar
       *[other] Abandonar por { $name }
    }; un bot termina la partida

resign-again = No se puede deshacer. Pulsa Intro otra vez para abandonar.

rematch = Jugar otra vez

rematch-hint = Pulsa T para jugar otra vez.

paused-hint = Pulsa T para seguir.

ask-undo = Pulsa U para preguntar a los demás.

no-randomness = El sistema no proporciona números aleatorios, así que no se puede empezar otra partida.

help = pausar, dejar jugar a un bot, volver, abandonar, jugar otra vez
