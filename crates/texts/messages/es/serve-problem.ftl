### Why a request is refused.

## Requests.

unreadable = La petición no se puede leer: { $detail }.

not-json = El cuerpo debe ser JSON, de tipo application/json.

not-text = El cuerpo debe ser texto, de tipo text/plain.

too-long = La petición es demasiado larga. El límite es de { $bytes-max } bytes.

other-origin = Esta petición viene de otro sitio web.

signed-out = No has iniciado sesión. Elige un nombre o inicia sesión primero.

nothing-here = No hay nada en esta dirección.

other-method = Método no permitido en esta dirección.

too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds } { $seconds ->
        [one] segundo.
       *[other] segundos.
    }

unavailable = El servidor no puede guardar nada en este momento. Inténtalo de nuevo en breve.

took-too-long = El servidor ha tardado demasiado. Inténtalo de nuevo.

internal = Algo ha fallado en el servidor. No ha cambiado nada.

## People.

no-such-person = No existe esa persona.

name-empty = Un nombre necesita al menos una letra o una cifra.

name-too-long = Un nombre puede tener { $chars-max } caracteres como máximo.

name-characters = Un nombre no puede contener caracteres invisibles ni de control.

login-form = Un nombre de usuario tiene de { $chars-min } a { $chars-max } caracteres: letras de la a a la z, cifras, puntos, guiones y guiones bajos.

name-taken = Este nombre, u otro que se le parece, ya está en uso. Elige otro.

name-reserved = Con este nombre podrían confundirte con quienes administran este servidor. Elige otro.

login-taken = Este nombre de usuario ya está en uso. Elige otro.

password-too-short = Una contraseña necesita al menos { $chars-min } caracteres.

password-too-long = Una contraseña puede tener { $chars-max } caracteres como máximo.

password-common = Esta contraseña es demasiado fácil de adivinar. Elige otra.

wrong-sign-in = Nombre de usuario o contraseña incorrectos.

wrong-password = Contraseña incorrecta.

needs-password = Escribe tu contraseña actual para cambiar tu dirección de correo.

changed-meanwhile = Algo ha cambiado en ese mismo momento. Inténtalo de nuevo.

account-exists = Ya tienes una cuenta.

needs-account = Para esto necesitas una cuenta con contraseña.

not-for-tokens = Esto no se puede hacer con un token de API. Inicia sesión en un navegador.

no-such-language = { QUOTE($tag) } no está disponible. Elige uno de estos idiomas: { $tags }.

no-such-device = No existe ese dispositivo.

no-such-bot-account = No tienes ese bot.

too-many-bots = Ya tienes { $most } bots, el máximo.

email-form = Esta dirección de correo no es válida.

webhook-form = La URL de un webhook debe usar HTTPS e indicar un servidor.

webhook-private = Esta URL de webhook apunta a una red privada.

mail-off = Este servidor no envía correos.

nothing-to-confirm = No hay ninguna dirección de correo por confirmar.

webhooks-off = Este servidor no llama a webhooks.

bad-link = Este enlace no es válido o ha caducado.

needs-admin = Solo los administradores pueden hacer esto.

not-yourself = No puedes prohibirte el acceso, eliminarte ni cambiar tu propio rol. Pídeselo a otro administrador o usa «emberwake admin» en el servidor.

banned = Tienes prohibido el acceso a este servidor.

muted = No puedes usar el chat en este servidor.

no-such-report = No existe esa denuncia.

## Tables and games.

no-such-table = No existe esa mesa.

no-such-game = No existe el juego { QUOTE($game) }. Elige uno de estos: { $known }.

no-such-bot = No existe el bot { QUOTE($level) }. Elige uno de estos: { $known }.

chair-count = Este juego tiene { $expected } asientos, pero has indicado { $found }.

two-chairs = Solo puedes ocupar un asiento.

option = { $option ->
        [clock] El tiempo para pensar debe estar entre 1 segundo y 10 años.
        [utc-offset] La diferencia con UTC debe ser de 14 horas como máximo.
        [away] La espera por un ausente debe durar entre 1 segundo y 10 años.
        [vote] La votación debe durar entre 1 segundo y 10 años.
       *[pause] Una pausa debe durar entre 1 segundo y 10 años.
    }

rated-with-bots = Los bots integrados no juegan partidas puntuadas. Quita antes los bots.

rated-with-hints = En las partidas puntuadas no se permiten pistas. Desactívalas o abre una mesa sin puntuación.

rated-needs-clock = Las partidas puntuadas necesitan un reloj. Elige un tiempo por jugada, un tiempo para toda la partida o días por jugada.

rated-hand-over = En una partida puntuada no puedes ceder tu asiento a un bot. Propón una pausa o abandona.

too-many-listed = Puedes tener { $most } mesas abiertas en la lista como máximo. Empieza o cierra una antes.

rated-needs-account = Las partidas puntuadas requieren una cuenta. Créala en tu página.

rated-owner-needs-account = Un programa solo puede jugar partidas puntuadas si su dueño tiene una cuenta.

rated-without-programs = Los programas solo pueden jugar partidas puntuadas en mesas que los permitan. Elige una de esas mesas o una sin puntuación.

rated-same-owner = En las partidas puntuadas no puedes jugar contra tus propios programas, ni ellos entre sí.

not-over = La partida no ha terminado, así que aún no hay registro.

no-such-record = No existe ese registro.

bad-record = Este registro no se puede guardar: { $why }

no-such-line = Nadie más ha escrito ese mensaje en esta mesa.

report-too-long = Una denuncia puede tener { $chars-max } caracteres como máximo.

many-reports = Ya tienes { $most } denuncias abiertas. Espera a que alguien las lea.

no-picture = Esta dirección es demasiado larga para un código QR.
