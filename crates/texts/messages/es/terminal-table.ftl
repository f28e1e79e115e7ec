### Something the terminal interface says about the table.

title = La mesa

menu-keys = ↑ ↓ elegir · ⏎ hacerlo · Esc cierra

nothing-to-do = Ahora no hay nada que hacer en la mesa.

hand-over = Dejar que un bot juegue por { $name }

resign = { $name } se rinde, y un bot juega hasta el final

resign-again = No se puede deshacer. Pulsa Intro otra vez para rendirte.

rematch = Jugar otra vez

rematch-hint = T permite jugar otra vez.

paused-hint = Pulsa T para seguir.

ask-undo = U pide el acuerdo de los demás.

no-randomness = El sistema no da números aleatorios, así que no hay partida nueva.

help = pausa, dejar jugar a un bot, volver, rendirse, jugar otra vez
