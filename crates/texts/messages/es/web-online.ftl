### A text of online play.

online = Jugar en línea

online-help = Con amigos mediante un enlace o con quien esté. Sin cuenta.

no-server = No se puede contactar con ningún servidor. Aquí se puede jugar sin él.

connecting = Conectando…

reconnecting = Conexión perdida. Reconectando…

outdated = El servidor se ha actualizado. Vuelve a cargar la página.

reload = Recargar

session-ended = Se ha cerrado tu sesión. Vuelve como invitado o inicia sesión.

your-name = Tu nombre

come-in = Jugar como invitado

sign-in = Iniciar sesión

forgot-password = ¿Olvidaste tu contraseña?

recovery-sent = Si esta cuenta tiene una dirección de correo confirmada, hay un enlace en camino.

export-data = Descargar mis datos

sign-in-help = Con una cuenta conservas tus partidas en todos tus dispositivos.

login = Nombre de la cuenta

password = Contraseña

old-password = Contraseña actual

new-password = Contraseña nueva

signed-in-as = Eres { $name }.

my-page = Mi página

my-tables = Mis mesas

no-tables = Todavía no hay mesas.

open-tables = Mesas abiertas

playing-tables = Partidas para mirar

new-online-table = Mesa nueva

open-table = Abrir la mesa

listed = En la lista de mesas abiertas

listed-help = Si no, solo la encuentra quien tenga el enlace.

rated = Con clasificación

rated-help = El resultado cambia tu clasificación. Solo para personas con cuenta, sin bots.

rated-guest = Esta partida cuenta para la clasificación: para jugarla hace falta una cuenta. Créala aquí y conserva tu nombre; para mirar no la necesitas.

stand-in = Bot suplente

stand-in-help = Juega por quien se ausenta, agota su tiempo o abandona.

chair-me = Yo

chair-open = Libre

clock-days = Días por jugada

days-per-move = Días para cada jugada

weekends-off = El reloj se detiene los fines de semana

invite = Invitar

invite-help = Quien tenga este enlace puede sentarse o mirar.

copy-invite = Copiar el enlace

qr-code = El enlace como código QR

sit = Sentarse aquí

stand = Dejar el asiento

kick = Echar a { $name }

kick-ask = ¿Echar a { $name }? { $name } no podrá volver a sentarse aquí.

you-were-kicked = Te han echado de esta mesa. Puedes mirar.

ready-up = Estoy listo

not-ready = Todavía no

is-ready = listo

is-not-ready = aún no está listo

is-away = ausente

empty-seat = libre

free-seats =
    { $count } { $count ->
        [one] asiento libre
       *[other] asientos libres
    }

begin = Empezar la partida

waiting-for-owner = { $name } empieza la partida cuando todos estén listos.

waiting-for-people = La partida puede empezar cuando todos los asientos estén ocupados y todos listos.

close-table = Cerrar la mesa

close-ask = ¿Cerrar esta mesa para todos?

table-closed = Esta mesa se ha cerrado.

commitment = El reparto queda fijado por este número y por lo que cada uno añade al estar listo. Tras la partida, cualquiera puede comprobarlo.

chat = Chat

chat-hint = Escribir a la mesa

send = Enviar

no-chat = Nadie ha escrito todavía.

about-line = Qué hacer con esta línea de { $name }

mute = Silenciar a { $name }

unmute = Dejar escribir a { $name }

hide = Ocultar lo que escribe { $name }

unhide = Mostrar lo que escribe { $name }

hidden = oculto

report = Denunciar

report-ask = Denunciar esta línea de { $name }: ¿qué tiene de malo?

reported = Denunciado. Gracias.

watching = Estás mirando.

bot-waits = Un bot espera su turno para pensar: hay muchas partidas en curso.

more-tables = Mostrar más mesas

any-game = Todos los juegos

any-pace = Cualquier ritmo

pace-live = En vivo

pace-days = Días por jugada

only-free = Solo mesas con un asiento libre

filter-game = Juego

filter-pace = Ritmo

waiting = Enviado. Esperando al servidor…

not-sent = Se cortó la conexión. Puede que lo último no haya llegado: míralo y repítelo si hace falta.

vote-open = Se pregunta a los demás.

withdraw = Retirar

to-rematch = A la nueva mesa

your-turn-at = Te toca: { $game }

my-turn = te toca

in-lobby = antes de la partida

running = en juego

go-there = Abrir

account = Cuenta

make-account = Crear una cuenta

make-account-help = Conservas tu nombre y tus partidas y puedes entrar desde otros dispositivos.

rename = Cambiar el nombre

change-password = Cambiar la contraseña

changed-password = Contraseña cambiada; los demás dispositivos han cerrado sesión.

saved = Guardado.

save = Guardar

devices = Dispositivos

this-device = este

end-device = Cerrar sesión

sign-out = Cerrar sesión

sign-out-guest-ask = Un invitado no puede volver. ¿Cerrar sesión de todos modos?

sign-out-everywhere = Cerrar sesión en todas partes

leaving = Cerrar sesión

signed-out = Has cerrado la sesión.

delete-me = Eliminar mi cuenta

delete-me-help = Tu nombre, tu cuenta y tus dispositivos se eliminan para siempre. Abandonas las partidas en curso y las termina un bot; las terminadas quedan, sin tu nombre.

delete-me-ask = ¿Eliminar todo lo tuyo? No se puede deshacer.

deleted = Todo lo tuyo se ha eliminado.

notifications = Cuando me toca

notify-browser = Mostrar una notificación del navegador

notify-sound = Reproducir un sonido

sound-off = El sonido está apagado en este dispositivo:

notify-email = Enviar un correo a

email-unconfirmed = Hemos enviado un correo a esta dirección. Los avisos llegarán cuando abras el enlace que contiene.

send-again = Enviar el correo otra vez

notify-webhook = Llamar a esta dirección

notify-refused = El navegador no permite notificaciones de esta página.

history = Partidas terminadas

no-history = Todavía no hay partidas terminadas.

place = Puesto { $place }

statistics = Estadísticas

statistic-line = { $game }, { $players } jugadores. Jugadas: { $games }, ganadas: { $share }

ratings = Clasificaciones

rating-line = { $game }: { $points } puntos. Partidas con clasificación: { $games }

points-change = Clasificación { $points }

best = Los mejores

upload = Subir una partida

uploaded = La partida está guardada.

file-too-large = Este archivo es demasiado grande para ser una partida.

records = Partidas subidas

no-such-table = Esa mesa no existe o ya no existe.

something-wrong = No se ha entendido la respuesta del servidor.

deadline = hasta { $when }

lobby = Todas las mesas

nobody = alguien que se ha ido
