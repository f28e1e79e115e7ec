//! What the server says in Spanish.

use super::{ConfirmPage, RecoverPage, Start, StopPage, TableOption, Trouble, TurnLetter, Unkept};
use crate::grammar::es::{count, join, quote};

pub(super) fn trouble(trouble: &Trouble) -> String {
    let said = match trouble {
        Trouble::Unreadable { detail } => return format!("No se entiende la petición: {detail}."),
        Trouble::NotJson => "El contenido debe ser JSON, de tipo application/json.",
        Trouble::NotText => "El contenido debe ser texto, de tipo text/plain.",
        Trouble::TooLong { bytes_max } => {
            return format!(
                "La petición es demasiado larga; se leen {bytes_max} bytes como mucho."
            );
        }
        Trouble::OtherOrigin => "La petición viene de la página de otro servidor.",
        Trouble::SignedOut => {
            "Aquí nadie ha iniciado sesión; elige antes un nombre o inicia sesión."
        }
        Trouble::NothingHere => "No hay nada en esta dirección.",
        Trouble::OtherMethod => "A esta dirección no se le puede preguntar así.",
        Trouble::TooMany { seconds } => {
            let wait = count(*seconds as usize, "segundo", "segundos");
            return format!("Demasiado en muy poco tiempo; inténtalo de nuevo en {wait}.");
        }
        Trouble::Unavailable => {
            "En este momento no se puede guardar nada; inténtalo de nuevo pronto."
        }
        Trouble::TookTooLong => "La respuesta tardó demasiado; inténtalo de nuevo.",
        Trouble::Internal => "Algo ha fallado en el servidor; no ha cambiado nada.",
        Trouble::NoSuchPerson => "No existe esa persona.",
        Trouble::NameEmpty => "Un nombre necesita al menos una letra o una cifra.",
        Trouble::NameTooLong { chars_max } => {
            return format!("Un nombre tiene {chars_max} caracteres como mucho.");
        }
        Trouble::NameCharacters => {
            "Un nombre no puede contener caracteres invisibles ni de control."
        }
        Trouble::LoginForm { chars_min, chars_max } => {
            return format!(
                "El nombre de usuario tiene de {chars_min} a {chars_max} letras (de la a a la z), \
                 cifras, puntos, guiones o guiones bajos."
            );
        }
        Trouble::NameTaken => {
            "Alguien con una cuenta tiene este nombre o uno que se le parece; elige otro."
        }
        Trouble::LoginTaken => "Ese nombre de usuario ya está ocupado; elige otro.",
        Trouble::PasswordTooShort { chars_min } => {
            return format!("Una contraseña necesita al menos {chars_min} caracteres.");
        }
        Trouble::PasswordTooLong { chars_max } => {
            return format!("Una contraseña tiene {chars_max} caracteres como mucho.");
        }
        Trouble::PasswordCommon => "Esa contraseña es demasiado fácil de adivinar; elige otra.",
        Trouble::WrongSignIn => "El nombre o la contraseña no es correcto.",
        Trouble::WrongPassword => "La contraseña no es correcta.",
        Trouble::AccountExists => "Ya tienes una cuenta.",
        Trouble::NeedsAccount => "Para esto hace falta una cuenta con contraseña.",
        Trouble::NotForTokens => {
            "Un programa con una clave no puede hacer esto; inicia sesión en un navegador."
        }
        Trouble::NoSuchLanguage { tag, tags } => {
            return format!("{} no es ninguno de los idiomas {tags}.", quote(tag));
        }
        Trouble::NoSuchDevice => "No existe ese dispositivo.",
        Trouble::NoSuchBotAccount => "No tienes ese bot.",
        Trouble::TooManyBots { most } => {
            return format!("Ya tienes {most} bots, y no puede haber más.");
        }
        Trouble::EmailForm => "Eso no es una dirección de correo.",
        Trouble::WebhookForm => {
            "La dirección a la que llamar debe usar HTTPS y nombrar un servidor."
        }
        Trouble::WebhookPrivate => "La dirección a la que llamar está en una red privada.",
        Trouble::MailOff => "Este servidor no envía correo.",
        Trouble::NothingToConfirm => "Ninguna dirección de correo espera confirmación.",
        Trouble::WebhooksOff => "Este servidor no llama a direcciones.",
        Trouble::BadLink => "Este enlace no es válido, o ya no lo es.",
        Trouble::NeedsAdmin => "Solo los administradores de este servidor pueden hacer esto.",
        Trouble::Banned => "Tienes prohibido el acceso a este servidor.",
        Trouble::Muted => "No puedes usar el chat en este servidor.",
        Trouble::NoSuchReport => "No existe ese informe.",
        Trouble::NoSuchTable => "No existe esa mesa.",
        Trouble::NoSuchGame { game, known } => {
            return format!("No hay ningún juego {}; solo {known}.", quote(game));
        }
        Trouble::NoSuchBot { level, known } => {
            return format!("No hay ningún bot {}; solo {known}.", quote(level));
        }
        Trouble::ChairCount { expected, found } => {
            return format!("El juego tiene {expected} asientos, pero se indican {found}.");
        }
        Trouble::TwoChairs => "Puedes ocupar un asiento como mucho.",
        Trouble::Option(option) => match option {
            TableOption::Clock => "El reloj no da tiempo, o da más de diez años.",
            TableOption::UtcOffset => "La hora local está a más de 14 horas de UTC.",
            TableOption::Away => {
                "A los ausentes no se los espera, o se los espera más de diez años."
            }
            TableOption::Vote => "Una votación no dura nada, o dura más de diez años.",
            TableOption::Pause => "Una pausa no dura nada, o dura más de diez años.",
        },
        Trouble::RatedWithBots => {
            "Las partidas puntuadas son solo para personas, sin bots de la casa."
        }
        Trouble::RatedHandOver => {
            "En una partida puntuada no puedes dejar tu asiento a un bot. Puedes proponer una pausa o abandonar."
        }
        Trouble::TooManyListed { most } => {
            return format!(
                "Ya tienes en la lista tantas mesas abiertas como se permite ({most}); empieza o cierra una antes."
            );
        }
        Trouble::RatedNeedsAccount => {
            "Esta partida puntúa y requiere una cuenta; puedes crearla en tu página."
        }
        Trouble::NotOver => "La partida no ha terminado, así que aún no hay registro.",
        Trouble::NoSuchRecord => "No existe ese registro.",
        Trouble::BadRecord { why } => {
            return format!("Este registro no se puede guardar: {why}");
        }
        Trouble::NoSuchLine => "Nadie más ha escrito esa línea en esta mesa.",
        Trouble::ReportTooLong { chars_max } => {
            return format!("Una denuncia tiene {chars_max} caracteres como mucho.");
        }
        Trouble::NoPicture => "La dirección es demasiado larga para un código QR.",
    };
    said.to_owned()
}

pub(super) fn start(start: &Start) -> String {
    match *start {
        Start::Serving { url } => format!("Se juega en {url}; Ctrl-C detiene el servidor."),
        Start::Keeping { place } => format!("Todo se guarda en {place}."),
        Start::CantListen { address, why } => format!("No se puede usar {address}: {why}."),
        Start::CantKeep { place, why } => {
            format!("No se puede usar la base de datos {place}: {why}.")
        }
        Start::UnknownSetting { origin } => format!("No hay ningún ajuste {}.", quote(origin)),
        Start::BadSetting { origin, value, expected } => {
            format!("{origin} no puede ser {}; puede ser {expected}.", quote(value))
        }
        Start::NeedsSetting { origin, other } => format!("{origin} necesita también {other}."),
        Start::BadFile { file, line, detail } => {
            format!("No se entiende la línea {line} de {file}: {detail}.")
        }
        Start::StrangeVariable { name } => {
            format!("La variable {name} parece un ajuste, pero no hay ninguno con ese nombre.")
        }
        Start::CantOpen { url } => {
            format!("No se pudo abrir ningún navegador; abre tú mismo {url}.")
        }
    }
}

pub(super) fn turn_letter(letter: &TurnLetter) -> (String, String) {
    let TurnLetter { name, game, others, url, until, stop_url } = *letter;
    let with = match others {
        [] => String::new(),
        others => format!(" con {}", join(others)),
    };
    let until = until.map_or(String::new(), |until| format!("Tienes tiempo hasta {until}.\n\n"));
    let text = format!(
        "Hola, {name}:\n\nTe toca jugar en tu partida de {game}{with}:\n\n{url}\n\n{until}\
         Recibes un mensaje así por cada turno, y ninguno mientras estás en la mesa. \
         Para no recibir más, abre esta dirección:\n\n{stop_url}\n"
    );
    (format!("{game}: te toca jugar"), text)
}

pub(super) fn confirm_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hola:\n\nalguien, esperamos que tú, quiere que se le avise en esta dirección cuando \
         le toque jugar en una partida de Emberwake. Si fuiste tú, abre esta dirección y \
         confírmalo:\n\n{url}\n\nSi no fuiste tú, no hagas nada: no te llegará ningún otro \
         correo.\n"
    );
    ("Emberwake: ¿es esta tu dirección?".to_owned(), text)
}

pub(super) fn confirm_page(what: ConfirmPage) -> &'static str {
    match what {
        ConfirmPage::Question => "¿Quieres que Emberwake te avise por correo cuando te toque?",
        ConfirmPage::Button => "Sí, avísame",
        ConfirmPage::Done => "Hecho. Emberwake te avisará cuando te toque.",
    }
}

pub(super) fn recover_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hola:\n\ntú u otra persona ha pedido una nueva contraseña para tu cuenta de Emberwake. Para elegirla, abre esta dirección antes de una hora:\n\n{url}\n\nSi no la pediste, no hagas nada: tu contraseña sigue siendo la misma.\n"
    );
    ("Emberwake: elige una nueva contraseña".to_owned(), text)
}

pub(super) fn recover_page(what: RecoverPage) -> &'static str {
    match what {
        RecoverPage::Question => {
            "Elige una nueva contraseña. Se cerrará tu sesión en todos los dispositivos."
        }
        RecoverPage::Field => "Nueva contraseña",
        RecoverPage::Button => "Guardar la contraseña",
        RecoverPage::Done => "Hecho. Inicia sesión con tu nueva contraseña.",
    }
}

pub(super) fn unkept(why: &Unkept) -> String {
    let said = match why {
        Unkept::Address => "una dirección empieza por «sqlite:» o «postgres://»",
        Unkept::Unreachable { why } => return format!("no se puede acceder a ella ({why})"),
        Unkept::ReadOnly => "no se puede escribir en el archivo o la carpeta",
        Unkept::InUse => "otro programa la tiene abierta",
        Unkept::Foreign => "pertenece a otro programa",
        Unkept::Newer { found, known } => {
            return format!(
                "la escribió una versión más nueva de este programa (esquema {found}; el más nuevo \
                 que se conoce aquí: {known})"
            );
        }
        Unkept::Damaged { why } => return format!("está dañada ({why})"),
    };
    said.to_owned()
}

pub(super) fn stop_page(what: StopPage) -> &'static str {
    match what {
        StopPage::Question => "¿Quieres que Emberwake deje de enviarte correo?",
        StopPage::Button => "No más correo",
        StopPage::Done => "Hecho. Emberwake ya no te enviará correo.",
    }
}
