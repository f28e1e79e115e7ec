//! What the commands say in Spanish.

use super::{Label, Message, Reason};
use crate::grammar::es::{count, join, quote};

pub(super) fn message(message: &Message) -> String {
    match *message {
        Message::CantRead { file, why } => format!("{file}: no se puede leer: {why}."),
        Message::CantWrite { file, why } => format!("{file}: no se puede escribir: {why}."),
        Message::LoadFailed { why } => format!("La medición ha fallado: {why}."),
        Message::LoadElsewhere { address } => format!("«{address}» no es la dirección de un servidor en este equipo."),
        Message::LoadNeedsPostgres => "Varios servidores comparten un PostgreSQL, no un archivo: indica su dirección con --database.".to_owned(),
        Message::LoadMemory { mebibytes } => format!("Memoria del servidor: {mebibytes} MiB."),
        Message::LoadTableCost { tables, bytes } => format!("Una mesa que espera: {bytes} bytes, con {tables} mesas."),
        Message::LoadSocketCost { sockets, bytes } => format!("Una conexión en silencio: {bytes} bytes, con {sockets} conexiones."),
        Message::CantPrint { why } => format!("La salida no se puede escribir: {why}."),
        Message::Because(reason) => because(reason).to_owned(),
        Message::TooLarge { file } => {
            format!("{file}: es demasiado grande para un archivo de este tipo.")
        }
        Message::NotText { file, line } => {
            format!("{file}: la línea {line} no es texto en UTF-8.")
        }
        Message::StandardInput => "entrada estándar".to_owned(),
        Message::InFile { file, why } => format!("{file}: {why}"),

        Message::NoSuchLanguage { tag, tags } => {
            format!("{} no es uno de los idiomas {tags}.", quote(tag))
        }
        Message::NotASeed { text } => {
            format!("{} no es ni un número ni 64 cifras hexadecimales.", quote(text))
        }
        Message::NotANumber { text } => {
            format!("{} no es un número que pueda estar aquí.", quote(text))
        }
        Message::UnknownArgument { argument } => {
            format!("Aquí no hay ningún argumento {}; --help muestra los que hay.", quote(argument))
        }
        Message::UnknownCommand { command, known } => {
            format!("Aquí no hay ningún {}, solo: {known}.", quote(command))
        }
        Message::MissingCommand { known } => format!("Falta algo, una de estas palabras: {known}."),
        Message::MissingArgument { argument } => format!("Falta el argumento {argument}."),
        Message::MissingValue { argument } => format!("Falta el valor de {argument}."),
        Message::Twice { argument } => format!("{argument} aparece dos veces."),
        Message::Conflict { argument, other } => {
            format!("{argument} y {other} no pueden darse a la vez.")
        }
        Message::BadValue { argument, value } => {
            format!("{} no es un valor de {argument}.", quote(value))
        }
        Message::BadValueBecause { argument, why } => format!("{argument}: {why}"),
        Message::NotUnicode => "Un argumento no es texto Unicode.".to_owned(),

        Message::NothingFound { words } => {
            format!("Ningún párrafo del reglamento contiene {}.", quote(words))
        }
        Message::NoSuchRule { id, game } => {
            format!("El reglamento de {game} no tiene ningún párrafo {}.", quote(id))
        }

        Message::AdminDone => "Hecho.".to_owned(),
        Message::AdminNone => "No se ha encontrado nada.".to_owned(),
        Message::AdminPassword { password } => {
            format!("La nueva contraseña es {password}. Solo se muestra una vez.")
        }
        Message::AdminUnreachable { why } => {
            format!("El servidor que usa esta base de datos no responde: {why}.")
        }
        Message::BoxFine { file, name } => {
            format!("{file}: la caja {} está en orden.", quote(name))
        }

        Message::FinishedGame { file, game, players, lines } => format!(
            "{file}: una partida terminada de {game} según las reglas, {}, {}.",
            count(players, "jugador", "jugadores"),
            count(lines, "línea", "líneas"),
        ),
        Message::RunningGame { file, game, players, lines } => format!(
            "{file}: una partida de {game} según las reglas, aún sin terminar, {}, {}.",
            count(players, "jugador", "jugadores"),
            count(lines, "línea", "líneas"),
        ),
        Message::Verified { file, outcomes } => format!(
            "{file}: la semilla es la comprometida, y da {}.",
            match outcomes {
                1 => "el único resultado del azar".to_owned(),
                _ => format!("los {outcomes} resultados del azar"),
            },
        ),
        Message::NoSuchSeat { file, seat, players } => format!(
            "{file}: la mesa no tiene ningún asiento {seat}, solo de 0 a {}.",
            players.max(1) - 1
        ),
        Message::LineTooFar { file, line, lines } => format!(
            "{file}: solo tiene {}, no {line}.",
            count(lines, "jugada o resultado", "jugadas y resultados"),
        ),

        Message::GameTitle { game, players } => {
            format!("{game}, {}", count(players, "jugador", "jugadores"))
        }
        Message::Preparation => "Preparación".to_owned(),
        Message::TurnHeading { turn, name } => format!("Turno {turn}: {name}"),
        Message::EndHeading => "El final".to_owned(),
        Message::Result => "De dónde vienen los puntos".to_owned(),
        Message::StandingSoFar => "Cómo están los puntos; la partida no ha terminado".to_owned(),
        Message::Winners { names } => match names {
            [one] => format!("{one} gana."),
            _ => format!("{} comparten la victoria.", join(names)),
        },

        Message::NoSuchBot { bot, known } => {
            format!("No hay ningún bot {}, solo: {known}.", quote(bot))
        }
        Message::SurplusBots { bots, seats } => format!(
            "La mesa tiene {seats} asientos, pero se nombran {bots} bots: nombra {seats} como máximo o añade --rotate."
        ),
        Message::OtherMatch { found } => {
            format!("El archivo es de otro encuentro: {}.", quote(found))
        }
        Message::LedgerLine { line } => {
            format!("La línea {line} no se puede leer: quítala o indica otro archivo.")
        }
        Message::BotNeedsClock { bot } => format!(
            "El bot {} juega según el reloj; ninguna serie con él se podría repetir.",
            quote(bot)
        ),
        Message::RecordExists { file } => {
            format!("{file}: ya existe; --force lo sobrescribiría.")
        }
        Message::SeriesTitle { game, players, games, seed } => format!(
            "{game}, {}, {}, semilla {seed}",
            count(players, "jugador", "jugadores"),
            count(games as usize, "partida", "partidas"),
        ),
        Message::Unfinished { games } => match games {
            1 => "1 partida duró demasiado y no cuenta.".to_owned(),
            _ => format!("{games} partidas duraron demasiado y no cuentan."),
        },
        Message::SeriesMeans { turns, decisions, shared } => format!(
            "De media, {turns} turnos y {decisions} decisiones. Victorias compartidas: {shared}."
        ),

        Message::SeatsDiffer { players, seats } => format!(
            "--players dice {players}, pero --seats nombra {}.",
            count(seats, "asiento", "asientos"),
        ),
        Message::NoSuchSeatKind { kind, known } => {
            format!("{} no puede sentarse aquí, solo: {known}.", quote(kind))
        }
        Message::TooManyNames { names, players } => format!(
            "--names tiene {}, pero hay {}.",
            count(names, "nombre", "nombres"),
            count(players, "jugador", "jugadores"),
        ),
        Message::NoRandomness { why } => format!("El sistema no da azar: {why}."),
        Message::GameFinished { file } => format!(
            "{file}: contiene una partida terminada, que se queda como está; indica otro archivo."
        ),
    }
}

fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "no existe tal archivo ni carpeta",
        Reason::NotAllowed => "falta el permiso",
        Reason::IsFolder => "es una carpeta",
        Reason::NoFolder => "una parte de la ruta no es una carpeta",
        Reason::Exists => "ya existe",
        Reason::Full => "no queda espacio",
        Reason::ReadOnly => "allí no se puede escribir nada",
        Reason::Taken => "otro programa ya escucha ahí",
        Reason::NotOurs => "no es una dirección de este equipo",
    }
}

pub(super) fn label(label: Label) -> &'static str {
    match label {
        Label::Campfire => "Hoguera",
        Label::Sea => "Mar",
        Label::Player => "jugador",
        Label::Adventurer => "aventurero",
        Label::Legends => "leyendas",
        Label::Song => "canción",
        Label::Moons => "lunas",
        Label::TilesLeft => "fichas restantes",
        Label::Points => "puntos",
        Label::Place => "puesto",
        Label::Players => "jugadores",
        Label::GamesPerSecond => "partidas/s",
        Label::DecisionsPerSecond => "decisiones/s",
        Label::MeanDecisions => "decisiones/partida",
        Label::MeanTurns => "turnos/partida",
        Label::Measured => "medido",
        Label::PerSecond => "por segundo",
        Label::Half => "50\u{a0}% en ms",
        Label::NineInTen => "90\u{a0}% en ms",
        Label::Nearly => "99\u{a0}% en ms",
        Label::Refusals => "rechazadas",
        Label::MovesStored => "jugadas guardadas",
        Label::BareFrames => "mensajes, servidor mínimo",
        Label::StateBytes => "bytes/posición",
        Label::Depth => "profundidad",
        Label::SeatNodes => "decide un asiento",
        Label::ChanceNodes => "decide el azar",
        Label::OverNodes => "terminada",
        Label::Total => "total",
        Label::Bot => "bot",
        Label::Seat => "asiento",
        Label::Games => "partidas",
        Label::Wins => "victorias",
        Label::WinsPercent => "victorias %",
        Label::MeanScore => "puntuación media",
    }
}
