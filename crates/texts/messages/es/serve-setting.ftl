### A setting of the server.

config = Archivo de ajustes en TOML, un «nombre = valor» por línea; las opciones y las variables tienen prioridad

listen = Dirección en la que escuchar; 0.0.0.0 o :: para todas las interfaces [127.0.0.1]

port = Puerto; 0 elige uno libre [8080]

public-url = Dirección que escribe la gente, para enlaces, cookies y comprobación de origen [la de escucha]

trust-proxy = Número de proxys inversos de confianza delante de este servidor [0]

open = Abrir la página en un navegador

database = Dónde guardarlo todo: sqlite:ARCHIVO o postgres://… [un archivo en tu carpeta de datos]

session-days = Días sin uso antes de cerrar la sesión de un dispositivo [90]

idle-table-seconds = Segundos antes de descargar de la memoria una mesa vacía [600]

bot-threads = Número de bots que pueden pensar a la vez [uno menos que los núcleos]

bot-think-seconds = Segundos que un bot puede pensar una jugada [10]

empty-lobby-minutes = Minutos antes de cerrar una mesa de la lista en la que no hay nadie [30]

lobby-days = Días sin actividad antes de cerrar una mesa que no ha empezado [14]

abandoned-days = Días sin actividad antes de cerrar sin resultado una partida en curso [90]

guest-days = Días antes de borrar a un invitado que no vuelve [90]

undelete-days = Días durante los que «emberwake admin undelete» recupera a personas borradas; 0 para ninguno [7]

requests-per-minute = Peticiones por minuto desde una dirección [600]

sign-ins-per-hour = Contraseñas erróneas por hora desde una dirección para una cuenta [20]

guests-per-hour = Invitados nuevos por hora desde una dirección [60]

tables-per-hour = Mesas nuevas por persona y hora [60]

listed-tables-per-person = Mesas abiertas en la lista por persona [5]

bot-minutes-per-hour = Minutos que pueden pensar los bots por persona y hora; las demás jugadas esperan [60]

acts-per-minute = Acciones por minuto y persona, jugadas incluidas [1200]

sockets-per-address = Conexiones abiertas desde una dirección [200]

slow-reader-seconds = Segundos antes de desconectar a un cliente que no lee [20]

smtp = Servidor de correo: smtps://usuario:contraseña@servidor:puerto, o smtp://… en la misma máquina; requiere public-url [ninguno]

mail-from = Remitente de los correos, como en «Emberwake <games@example.org>»

webhooks = Llamar al webhook de cada persona cuando le toque: nunca (off), solo direcciones públicas (public) o cualquiera (any) [off]

notify-after-seconds = Segundos de espera antes de avisar a un jugador de su turno [60]

log = Formato del registro de eventos en la salida de errores [text]

log-level = Nivel del registro de eventos [warn]

metrics = Quién puede leer /metrics: nadie (off), esta máquina (loopback) o quien tenga el token (token) [loopback]

metrics-token = El token para /metrics, enviado como «Authorization: Bearer …»
