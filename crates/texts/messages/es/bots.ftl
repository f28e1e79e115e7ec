### A message about bots and nets, of the commands that deal with them.

engine-command = Comando desconocido: { QUOTE($given) }. Los comandos son hello, isready, set, new, position, play, view, moves, legal, go y quit.

engine-go = Después de go no escribas nada, «iterations N» o «movetime MS», y no { QUOTE($given) }.

engine-set = Después de set escribe «seed N» o «bot NOMBRE», y no { QUOTE($given) }.

engine-game = Juego desconocido: { QUOTE($given) }. Elige uno de estos: { $known }.

engine-view = Esto no es la vista de una posición: { $why }.

engine-no-position = Todavía no hay ninguna posición. Envía antes «new» o «position».

engine-only-seen = No se puede seguir jugando desde una vista. Envía la partida como registro.

engine-viewer = Después de view no escribas nada, «all» o un asiento de 0 a { $last }.

engine-failed = El motor { QUOTE($command) } no puede jugar: { $why }.

bad-weights = { $file } no es un archivo de pesos: { $why }

weights-line = { QUOTE($line) } no es un nombre seguido de un número.

weights-unknown = no existe el peso { QUOTE($name) }.

weights-missing = falta el peso { QUOTE($name) }.

bad-nets = { $file } no es un archivo de redes: { $why }

nets-beginning = su primera línea es incorrecta.

nets-short = termina demasiado pronto.

nets-line = la línea { QUOTE($line) } es incorrecta.

nets-damaged = sus pesos están dañados.

nets-game = es para el juego { QUOTE($game) }.

minutes-left = faltan { $minutes }:{ $seconds }

learned = Aprendido de { $positions } posiciones de { $games } partidas.

held-out = Pérdida logarítmica en { $games } partidas reservadas: red { $net }, pesos { $linear } (diferencia ± { $ci }), uniforme { $uniform }.

match-share = Encuentro a igual tiempo, { $games } partidas: la nueva red gana el { $share }{"\u00A0"}% [{ $low }, { $high }] contra los bots actuales.

net-accepted = Aceptada: tanto las partidas reservadas como el encuentro dicen que es mejor.

net-rejected = No aceptada: las partidas reservadas y el encuentro no coinciden en que sea mejor.

tune-error = Error en puntos en las partidas reservadas: { $before } antes, { $after } después.

simulate-bots = Los bots, sentados en este orden y repetidos si hace falta: random, { $levels }, greedy, keen, uct:N o search:N, donde N es el número de iteraciones [por defecto: random]

arena-bots = Los bots, uno por asiento: random, { $levels }, strongest:Ns, greedy, keen, engine:COMMAND, uct:N, search:N o search:Ns, donde N es un número de iteraciones o de segundos
