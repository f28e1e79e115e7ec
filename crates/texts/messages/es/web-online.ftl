### A text of online play.

online = Jugar en línea

online-help = Con amigos, por un enlace, o con quien esté conectado. No hace falta cuenta.

no-server = No se puede conectar con el servidor. Aquí puedes seguir jugando.

connecting = Conectando…

reconnecting = Conexión perdida. Reconectando…

outdated = El servidor se ha actualizado. Recarga la página.

reload = Recargar

session-ended = Se ha cerrado tu sesión. Inicia sesión o sigue como invitado.

your-name = Tu nombre

come-in = Jugar como invitado

sign-in = Iniciar sesión

forgot-password = ¿Has olvidado tu contraseña?

recovery-sent = Si esta cuenta tiene una dirección de correo confirmada, te hemos enviado un enlace.

export-data = Descargar mis datos

sign-in-help = Con una cuenta, tus partidas te siguen a todos tus dispositivos.

login = Nombre de usuario

password = Contraseña

old-password = Contraseña actual

new-password = Nueva contraseña

signed-in-as = Has iniciado sesión como { $name }.

my-page = Mi página

my-tables = Mis mesas

no-tables = Aún no hay mesas.

open-tables = Mesas abiertas

playing-tables = Partidas en directo

new-online-table = Mesa nueva

open-table = Abrir la mesa

listed = Mostrar en la lista de mesas abiertas

listed-help = Si no, solo la encuentran quienes tengan el enlace.

rated = Puntuada

rated-help = El resultado cambia tu clasificación. Hace falta una cuenta, y un reloj en la mesa. Sin bots integrados ni pistas.

programs = Permitir programas

programs-help = Los programas de personas con cuenta también pueden jugar y tienen su propia clasificación. Se indican en todas partes. Solo para partidas puntuadas: en las demás los programas siempre pueden jugar.

programs-allowed = Programas permitidos

program-name = { $name } (programa)

is-program = programa

rated-guest = Las partidas puntuadas requieren una cuenta. Crea una aquí (conservas tu nombre) o quédate a mirar.

allow-hints = Permitir pistas

allow-hints-help = Cada jugador puede pedir la mejor jugada a su propio dispositivo. No en partidas puntuadas.

hints-allowed = Pistas permitidas

stand-in = Bot suplente

stand-in-help = Juega por quien se ausente, se quede sin tiempo o abandone.

chair-me = Yo

chair-open = Libre

clock-days = Días por jugada

days-per-move = Días para cada jugada

weekends-off = Parar el reloj los fines de semana

invite = Invitar

invite-help = Quien tenga este enlace puede unirse o mirar.

copy-invite = Copiar el enlace

qr-code = El enlace como código QR

sit = Sentarme aquí

stand = Dejar el asiento

kick = Expulsar a { $name }

kick-ask = ¿Expulsar a { $name }? { $name } no podrá volver a sentarse aquí.

you-were-kicked = Te han expulsado de esta mesa. Aún puedes mirar.

ready-up = ¡Vamos!

not-ready = Todavía no

is-ready = todo listo

is-not-ready = aún no

is-away = ausente

empty-seat = libre

free-seats =
    { $count } { $count ->
        [one] asiento libre
       *[other] asientos libres
    }

begin = Empezar la partida

waiting-for-owner = { $name } podrá empezar la partida cuando todos estén listos.

waiting-for-people = Podrás empezar la partida cuando todos los asientos estén ocupados y todos estén listos.

close-table = Cerrar la mesa

close-ask = ¿Cerrar esta mesa para todos?

table-closed = Esta mesa se ha cerrado.

commitment = La mezcla queda fijada por este código y por un valor aleatorio de cada jugador; al acabar la partida, cualquiera puede verificarla.

chat = Chat

chat-hint = Escribe a la mesa

send = Enviar

no-chat = Aún no hay mensajes.

about-line = Opciones para el mensaje de { $name }

mute = Silenciar a { $name }

unmute = Dejar de silenciar a { $name }

hide = Ocultar los mensajes de { $name }

unhide = Mostrar los mensajes de { $name }

hidden = oculto

report = Denunciar

report-ask = ¿Por qué denuncias el mensaje de { $name }?

reported = Denuncia enviada. Gracias.

watching = Estás mirando la partida.

away = { $name } no está. Un bot ocupará su lugar en { $time }.

away-you = Parece que no estás. Un bot ocupará tu lugar en { $time }. Toca la página o pulsa una tecla para seguir.

bot-waits = Un bot espera su turno para pensar. El servidor está ocupado.

more-tables = Mostrar más mesas

any-game = Cualquier juego

any-pace = Cualquier ritmo

pace-live = En tiempo real

pace-days = Días por jugada

only-free = Solo mesas con un asiento libre

only-rated = Solo partidas puntuadas

filter-game = Juego

filter-pace = Ritmo

waiting = Enviado. Esperando al servidor…

not-sent = Conexión perdida. Es posible que tu última acción no se haya enviado. Revisa la mesa y repítela si hace falta.

vote-open = Votación en curso…

withdraw = Retirar

to-rematch = Ir a la nueva mesa

your-turn-at = Te toca: { $game }

my-turn = te toca

in-lobby = por empezar

running = en curso

go-there = Abrir

account = Cuenta

make-account = Crear una cuenta

make-account-help = Conservas tu nombre y tus partidas, y puedes iniciar sesión en otros dispositivos.

rename = Cambiar el nombre

change-password = Cambiar la contraseña

changed-password = Contraseña cambiada. Se ha cerrado la sesión en tus demás dispositivos.

saved = Guardado.

save = Guardar

devices = Dispositivos

this-device = este dispositivo

end-device = Cerrar sesión

sign-out = Cerrar sesión

sign-out-guest-ask = Los invitados no pueden volver a entrar. ¿Cerrar sesión de todos modos?

sign-out-everywhere = Cerrar sesión en todos los dispositivos

leaving = Cerrar sesión

signed-out = Has cerrado la sesión.

delete-me = Eliminar mi cuenta

delete-me-help =
    { $days ->
        [0] Tu nombre, tu cuenta y tus dispositivos se eliminan para siempre.
        [one] Tu nombre y tu cuenta desaparecen de todas partes y se cierra la sesión en todos los dispositivos. Durante un día, quien administra este servidor puede recuperarte; después se destruyen tus datos.
       *[other] Tu nombre y tu cuenta desaparecen de todas partes y se cierra la sesión en todos los dispositivos. Durante { $days } días, quien administra este servidor puede recuperarte; después se destruyen tus datos.
    } Abandonas tus partidas en curso y un bot las termina. Las partidas terminadas se conservan, sin tu nombre.

delete-me-ask = ¿Eliminar tu cuenta y todos tus datos? No podrás deshacerlo por tu cuenta.

deleted = Tu cuenta se ha eliminado.

notifications = Cuando me toque

notify-browser = Mostrar una notificación del navegador

notify-sound = Reproducir un sonido

sound-off = El sonido está desactivado en este dispositivo:

notify-email = Enviar un correo a

notify-email-turns = Enviarme un correo cuando me toque

notify-email-help = Esta dirección también recibe el enlace si olvidas tu contraseña.

email-needs-password = Para cambiar la dirección, escribe tu contraseña. Avisaremos a la dirección anterior. Durante un día, aún servirá para elegir una nueva contraseña.

email-unconfirmed = Hemos enviado un correo de confirmación a esta dirección. Recibirás avisos en cuanto pulses el enlace que contiene.

send-again = Reenviar el correo de confirmación

notify-webhook = Llamar a esta URL de webhook

webhook-stopped = No hemos podido llamar a esta URL varias veces seguidas, así que hemos dejado de hacerlo. Cuando vuelva a funcionar, marca la casilla o escribe otra.

webhook-again = Volver a llamarla

notify-refused = Tu navegador bloquea las notificaciones de esta página.

history = Partidas terminadas

no-history = Aún no hay partidas terminadas.

place = Puesto { $place }

statistics = Estadísticas

statistic-line = { $game }, { $players } jugadores. Partidas: { $games }, ganadas: { $share }

ratings = Clasificaciones

rating-line = { $game }: { $points } puntos. Partidas puntuadas: { $games }

points-change = Clasificación { $points }

best = Mejores jugadores

best-help =
    Apareces entre los mejores jugadores después de jugar partidas puntuadas contra { $count } { $count ->
        [one] rival.
       *[other] rivales distintos.
    }

upload = Subir un registro

uploaded = Registro guardado.

file-too-large = Este archivo es demasiado grande para ser un registro de partida.

records = Registros subidos

no-such-table = Esta mesa no existe o se ha cerrado.

something-wrong = El servidor ha enviado una respuesta inesperada. Recarga la página.

deadline = hasta { $when }

lobby = Todas las mesas

nobody = alguien que se ha ido
