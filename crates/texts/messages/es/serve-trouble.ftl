### Why a request is refused.

## Requests.

unreadable = No se entiende la petición: { $detail }.

not-json = El contenido debe ser JSON, de tipo application/json.

not-text = El contenido debe ser texto, de tipo text/plain.

too-long = La petición es demasiado larga; se leen { $bytes-max } bytes como mucho.

other-origin = La petición viene de la página de otro servidor.

signed-out = Aquí nadie ha iniciado sesión; elige antes un nombre o inicia sesión.

nothing-here = No hay nada en esta dirección.

other-method = A esta dirección no se le puede preguntar así.

too-many =
    Demasiado en muy poco tiempo; inténtalo de nuevo en { $seconds } { $seconds ->
        [one] segundo.
       *[other] segundos.
    }

unavailable = En este momento no se puede guardar nada; inténtalo de nuevo pronto.

took-too-long = La respuesta tardó demasiado; inténtalo de nuevo.

internal = Algo ha fallado en el servidor; no ha cambiado nada.

## People.

no-such-person = No existe esa persona.

name-empty = Un nombre necesita al menos una letra o una cifra.

name-too-long = Un nombre tiene { $chars-max } caracteres como mucho.

name-characters = Un nombre no puede contener caracteres invisibles ni de control.

login-form = El nombre de usuario tiene de { $chars-min } a { $chars-max } letras (de la a a la z), cifras, puntos, guiones o guiones bajos.

name-taken = Alguien con una cuenta tiene este nombre o uno que se le parece; elige otro.

login-taken = Ese nombre de usuario ya está ocupado; elige otro.

password-too-short = Una contraseña necesita al menos { $chars-min } caracteres.

password-too-long = Una contraseña tiene { $chars-max } caracteres como mucho.

password-common = Esa contraseña es demasiado fácil de adivinar; elige otra.

wrong-sign-in = El nombre o la contraseña no es correcto.

wrong-password = La contraseña no es correcta.

account-exists = Ya tienes una cuenta.

needs-account = Para esto hace falta una cuenta con contraseña.

not-for-tokens = Un programa con una clave no puede hacer esto; inicia sesión en un navegador.

no-such-language = { QUOTE($tag) } no es ninguno de los idiomas { $tags }.

no-such-device = No existe ese dispositivo.

no-such-bot-account = No tienes ese bot.

too-many-bots = Ya tienes { $most } bots, y no puede haber más.

email-form = Eso no es una dirección de correo.

webhook-form = La dirección a la que llamar debe usar HTTPS y nombrar un servidor.

webhook-private = La dirección a la que llamar está en una red privada.

mail-off = Este servidor no envía correo.

nothing-to-confirm = Ninguna dirección de correo espera confirmación.

webhooks-off = Este servidor no llama a direcciones.

bad-link = Este enlace no es válido, o ya no lo es.

needs-admin = Solo los administradores de este servidor pueden hacer esto.

banned = Tienes prohibido el acceso a este servidor.

muted = No puedes usar el chat en este servidor.

no-such-report = No existe ese informe.

## Tables and games.

no-such-table = No existe esa mesa.

no-such-game = No hay ningún juego { QUOTE($game) }; solo { $known }.

no-such-bot = No hay ningún bot { QUOTE($level) }; solo { $known }.

chair-count = El juego tiene { $expected } asientos, pero se indican { $found }.

two-chairs = Puedes ocupar un asiento como mucho.

option = { $option ->
        [clock] El reloj no da tiempo, o da más de diez años.
        [utc-offset] La hora local está a más de 14 horas de UTC.
        [away] A los ausentes no se los espera, o se los espera más de diez años.
        [vote] Una votación no dura nada, o dura más de diez años.
       *[pause] Una pausa no dura nada, o dura más de diez años.
    }

rated-with-bots = Las partidas puntuadas son solo para personas, sin bots de la casa.

rated-hand-over = En una partida puntuada no puedes dejar tu asiento a un bot. Puedes proponer una pausa o abandonar.

too-many-listed = Ya tienes en la lista tantas mesas abiertas como se permite ({ $most }); empieza o cierra una antes.

rated-needs-account = Esta partida puntúa y requiere una cuenta; puedes crearla en tu página.

not-over = La partida no ha terminado, así que aún no hay registro.

no-such-record = No existe ese registro.

bad-record = Este registro no se puede guardar: { $why }

no-such-line = Nadie más ha escrito esa línea en esta mesa.

report-too-long = Una denuncia tiene { $chars-max } caracteres como mucho.

no-picture = La dirección es demasiado larga para un código QR.
