### Why a table refuses something.

started = La partida ya ha empezado.

not-started = La partida aún no ha empezado.

over = La partida ha terminado.

not-over = La partida aún no ha terminado.

closed = Esta mesa está cerrada.

owner-only = Eso solo puede hacerlo quien abrió la mesa.

no-such-seat = Esta mesa no tiene el asiento { $seat }.

seat-taken = El asiento { $seat } está ocupado.

seat-empty = Todavía no hay nadie en el asiento { $seat }.

not-seated = No tienes asiento en esta mesa.

kicked = Te han echado de esta mesa.

not-ready = { $name } aún no ha dicho que esté a punto.

already-ready = Ya has dicho que puedes empezar.

already-played = Esta jugada ya se ha hecho.

stale = Entretanto ha pasado algo: vuelve a mirar la mesa.

ahead = Esta jugada responde a algo que aquí no ha pasado.

time-is-up = Se te ha acabado el tiempo para esta decisión.

paused = La partida está en pausa.

not-paused = La partida no está en pausa.

stood-in = Un bot juega en tu asiento: recupéralo primero.

resigned = Has abandonado esta partida.

seat-is-yours = Ya juegas en este asiento.

bot-is-deciding = Se te acabó el tiempo, así que esta decisión la toma el bot; después podrás recuperar tu asiento.

not-a-bot = Ningún bot juega en el asiento { $seat }.

bots-wait = Los bots esperan a las personas de la mesa.

undo = { $why } Para deshacerlo, todos deben estar de acuerdo.

decided-by-bot = Esta decisión la tomó un bot: para deshacerla, todos deben estar de acuerdo.

vote-open = Hay otra votación abierta: responde primero a esa.

no-vote = No hay ninguna votación abierta.

already-agreed = Ya has dado tu acuerdo.

rematch-agreed = La revancha ya está acordada.

bots-play-on = Los bots solo aceptan terminar la partida tras tres rondas en las que nada ha crecido.

muted = Quien abrió la mesa te ha silenciado aquí.

not-muted = Nadie ha silenciado a esta persona.

spectators-silent = Aquí solo pueden escribir quienes tienen asiento.

chat-empty = Tu mensaje está vacío.

chat-too-long = Un mensaje puede tener { $most } caracteres como máximo.

chat-full = Has escrito todo lo que se puede en una mesa.

too-many-acts = Has hecho todo lo que se puede hacer en una mesa además de jugar.
