### Why a table refuses something.

started = La partida ya ha empezado.

not-started = La partida aún no ha empezado.

over = La partida ha terminado.

not-over = La partida aún no ha terminado.

closed = Esta mesa está cerrada.

owner-only = Eso solo puede hacerlo quien ha abierto la mesa.

no-such-seat = Esta mesa no tiene asiento { $seat }.

seat-taken = El asiento { $seat } está ocupado.

seat-empty = El asiento { $seat } está libre.

not-seated = No tienes asiento en esta mesa.

kicked = Te han expulsado de esta mesa.

not-ready = { $name } aún no ha dado el visto bueno.

already-ready = Ya has dado el visto bueno.

already-played = Esta jugada ya se ha hecho.

stale = Entretanto ha pasado algo. Vuelve a mirar la mesa.

ahead = Tu página no está sincronizada con la mesa. Recárgala.

time-is-up = Se te ha acabado el tiempo para esta decisión.

paused = La partida está en pausa.

not-paused = La partida no está en pausa.

stood-in = Un bot juega en tu asiento. Recupéralo primero.

resigned = Has abandonado esta partida.

seat-is-yours = Ya juegas en este asiento.

bot-is-deciding = Se te ha acabado el tiempo, así que esta decisión la toma el bot. Después podrás recuperar tu asiento.

not-a-bot = Ningún bot juega en el asiento { $seat }.

bots-wait = Los bots esperan a las personas de la mesa.

undo = { $why } Para deshacerlo, todos deben estar de acuerdo.

decided-by-bot = Esta decisión la tomó un bot. Para deshacerla, todos deben estar de acuerdo.

vote-open = Hay otra votación abierta. Responde primero a esa.

proposed-in-vain = Esta propuesta acaba de fracasar. Podrás repetirla en { $seconds } { $seconds ->
        [one] segundo.
       *[other] segundos.
    }

no-vote = No hay ninguna votación abierta.

already-agreed = Ya has aceptado.

rematch-agreed = La revancha ya está acordada.

bots-play-on = Los bots solo aceptan terminar la partida tras tres rondas sin avances.

muted = Quien ha abierto la mesa te ha silenciado.

not-muted = Esta persona no está silenciada.

spectators-silent = Aquí solo pueden escribir en el chat quienes tienen asiento.

chat-empty = Tu mensaje está vacío.

chat-too-long = Un mensaje puede tener { $most } caracteres como máximo.

chat-full = Has alcanzado el límite de mensajes de esta mesa.

too-many-acts = Has alcanzado el límite de acciones de esta mesa, aparte de las jugadas.
