### A setting of the server.

config = Un archivo de ajustes en TOML, un «nombre = valor» por línea; las opciones y las variables mandan

listen = La dirección en la que se escucha; 0.0.0.0 o :: para todas las de esta máquina [127.0.0.1]

port = El puerto; 0 toma cualquiera que esté libre [8080]

public-url = La dirección que teclea la gente, para enlaces, cookies y el control de orígenes [la de escucha]

trust-proxy = A cuántos proxys delante de este servidor se les cree quién pregunta [0]

open = Abre la página en un navegador

database = Dónde se guarda todo: sqlite:ARCHIVO o postgres://… [un archivo en la carpeta de datos del usuario]

session-days = Tras cuántos días sin uso se cierra la sesión de un dispositivo [90]

idle-table-seconds = Tras cuántos segundos deja la memoria una mesa en la que no hay nadie [600]

bot-threads = Cuántos bots pueden pensar al mismo tiempo [uno menos que los núcleos de la máquina]

bot-think-seconds = Cuántos segundos puede pensar un bot una jugada [10]

empty-lobby-minutes = Minutos hasta que se cierra una mesa de la lista que espera jugadores y en la que no hay nadie [30]

lobby-days = Días hasta que se cierra una mesa cuya partida no ha empezado y en la que no pasa nada [14]

abandoned-days = Días hasta que se cierra sin resultado una partida en la que no pasa nada [90]

guest-days = Días hasta que se borra a un invitado que no vuelve [90]

requests-per-minute = Cuántas peticiones puede hacer una dirección en un minuto [600]

sign-ins-per-hour = Cuántas contraseñas erróneas puede probar en una hora una dirección para una cuenta [20]

guests-per-hour = Cuántos invitados nuevos pueden venir de una dirección en una hora [60]

tables-per-hour = Cuántas mesas puede abrir una persona en una hora [60]

listed-tables-per-person = Cuántas mesas puede tener una persona en la lista de mesas abiertas [5]

bot-minutes-per-hour = Cuántos minutos por hora pueden pensar los bots para una persona; las demás jugadas esperan [60]

acts-per-minute = Cuánto puede hacer una persona en las mesas en un minuto, jugadas incluidas [1200]

sockets-per-address = Cuántas conexiones abiertas puede tener una dirección [200]

slow-reader-seconds = Tras cuántos segundos se desconecta a quien no lee [20]

smtp = El servidor de correo: smtps://usuario:clave@servidor:puerto, o smtp://… en la misma máquina [ninguno]

mail-from = El remitente del correo, como en «Emberwake <games@example.org>»

webhooks = Si al tocarle el turno a alguien se llama a la dirección que eligió: off (no), public (solo públicas) o any (todas) [off]

notify-after-seconds = Cuántos segundos pasan antes de que un correo o una llamada avise a alguien de su turno [60]

log = La forma del registro en la salida de errores [text]

log-level = Cuánto se registra [warn]

metrics = Quién puede leer /metrics: nadie (off), esta máquina (loopback) o quien tenga la clave (token) [loopback]

metrics-token = La clave para /metrics, enviada como «Authorization: Bearer …»
