### A setting of the server.

config = Archivo de ajustes en TOML, un «nombre = valor» por línea; las opciones y las variables tienen prioridad

listen = Dirección en la que escuchar; 0.0.0.0 o :: para todas las interfaces

port = Puerto; 0 elige uno libre

public-url = Dirección que escribe la gente, para enlaces, cookies y comprobación de origen [la de escucha]

trust-proxy = Número de proxys inversos de confianza delante de este servidor

open = Abrir la página en un navegador

database = Dónde guardarlo todo: sqlite:ARCHIVO o postgres://… [un archivo en tu carpeta de datos]

session-days = Días sin uso antes de cerrar la sesión de un dispositivo

idle-table-seconds = Segundos antes de descargar de la memoria una mesa vacía

bot-threads = Número de bots que pueden pensar a la vez [uno menos que los núcleos]

bot-think-seconds = Segundos que un bot puede pensar una jugada

empty-lobby-minutes = Minutos antes de cerrar una mesa de la lista en la que no hay nadie

lobby-days = Días sin actividad antes de cerrar una mesa que no ha empezado

abandoned-days = Días sin actividad antes de cerrar sin resultado una partida en curso

guest-days = Días antes de borrar a un invitado que no vuelve

undelete-days = Días durante los que «emberwake admin undelete» recupera a personas borradas; 0 para ninguno

requests-per-minute = Peticiones por minuto desde una dirección

sign-ins-per-hour = Contraseñas erróneas por hora desde una dirección para una cuenta

guests-per-hour = Invitados nuevos por hora desde una dirección

tables-per-hour = Mesas nuevas por persona y hora

listed-tables-per-person = Mesas abiertas en la lista por persona

bot-minutes-per-hour = Minutos que pueden pensar los bots por persona y hora; las demás jugadas esperan

acts-per-minute = Acciones por minuto y persona, jugadas incluidas

sockets-per-address = Conexiones abiertas desde una dirección

slow-reader-seconds = Segundos antes de desconectar a un cliente que no lee

smtp = Servidor de correo: smtps://usuario:contraseña@servidor:puerto, o smtp://… en la misma máquina; requiere public-url [ninguno]

mail-from = Remitente de los correos, como en «Emberwake <games@example.org>»

webhooks = Llamar al webhook de cada persona cuando le toque: nunca (off), solo direcciones públicas (public) o cualquiera (any)

notify-after-seconds = Segundos de espera antes de avisar a un jugador de su turno

log = Formato del registro de eventos en la salida de errores

log-level = Nivel del registro de eventos

metrics = Quién puede leer /metrics: nadie (off), esta máquina (loopback) o quien tenga el token (token) [loopback]

metrics-token = El token para /metrics, enviado como «Authorization: Bearer …»
