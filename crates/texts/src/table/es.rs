//! The refusals of tables and sockets in Spanish.

use super::Nuisance;
use crate::record::es as record;
use crate::{Lang, Names};
use kernel::{Game, UndoLimit};
use table::{CHAT_CHARS_MAX, Error};

pub(super) fn refusal<G: Game>(
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    match error {
        Error::Started => "La partida ya ha empezado.".to_owned(),
        Error::NotStarted => "La partida aún no ha empezado.".to_owned(),
        Error::Over => "La partida ha terminado.".to_owned(),
        Error::NotOver => "La partida aún no ha terminado.".to_owned(),
        Error::Closed => "Esta mesa está cerrada.".to_owned(),
        Error::OwnerOnly => "Eso solo puede hacerlo quien abrió la mesa.".to_owned(),
        Error::NoSuchSeat(seat) => format!("Esta mesa no tiene el asiento {}.", seat.0 + 1),
        Error::SeatTaken(seat) => format!("El asiento {} está ocupado.", seat.0 + 1),
        Error::SeatEmpty(seat) => format!("Todavía no hay nadie en el asiento {}.", seat.0 + 1),
        Error::NotSeated => "No tienes asiento en esta mesa.".to_owned(),
        Error::Kicked => "Te han echado de esta mesa.".to_owned(),
        Error::NotReady(seat) => {
            let name = names.of(Lang::Es, *seat);
            format!("{name} aún no ha dicho que esté a punto.")
        }
        Error::AlreadyReady => "Ya has dicho que puedes empezar.".to_owned(),
        Error::NotYourTurn(turn) => record::not_your_turn(turn, names),
        Error::AlreadyPlayed { .. } => "Esta jugada ya se ha hecho.".to_owned(),
        Error::Stale { .. } => "Entretanto ha pasado algo: vuelve a mirar la mesa.".to_owned(),
        Error::Ahead { .. } => "Esta jugada responde a algo que aquí no ha pasado.".to_owned(),
        Error::Illegal(why) => illegal(why),
        Error::TimeIsUp => "Se te ha acabado el tiempo para esta decisión.".to_owned(),
        Error::Paused => "La partida está en pausa.".to_owned(),
        Error::NotPaused => "La partida no está en pausa.".to_owned(),
        Error::StoodIn => "Un bot juega en tu asiento: recupéralo primero.".to_owned(),
        Error::Resigned => "Has abandonado esta partida.".to_owned(),
        Error::SeatIsYours => "Ya juegas en este asiento.".to_owned(),
        Error::BotIsDeciding => "Se te acabó el tiempo, así que esta decisión la toma el bot; después podrás recuperar tu asiento.".to_owned(),
        Error::NotABot(seat) => format!("Ningún bot juega en el asiento {}.", seat.0 + 1),
        Error::BotsWait => "Los bots esperan a las personas de la mesa.".to_owned(),
        Error::Undo(limit @ UndoLimit::NothingToUndo) => record::undo_limit(limit, names),
        Error::Undo(limit) => {
            let why = record::undo_limit(limit, names);
            format!("{why} Para deshacerlo, todos deben estar de acuerdo.")
        }
        Error::DecidedByBot => "Esta decisión la tomó un bot: para deshacerla, todos deben estar de acuerdo.".to_owned(),
        Error::VoteOpen => "Hay otra votación abierta: responde primero a esa.".to_owned(),
        Error::NoVote => "No hay ninguna votación abierta.".to_owned(),
        Error::AlreadyAgreed => "Ya has dado tu acuerdo.".to_owned(),
        Error::NoEnd(why) => record::no_end(*why).to_owned(),
        Error::BotsPlayOn => "Los bots solo aceptan terminar la partida tras tres rondas en las que nada ha crecido.".to_owned(),
        Error::RematchAgreed => "La revancha ya está acordada.".to_owned(),
        Error::Muted => "Quien abrió la mesa te ha silenciado aquí.".to_owned(),
        Error::NotMuted => "Nadie ha silenciado a esta persona.".to_owned(),
        Error::SpectatorsSilent => "Aquí solo pueden escribir quienes tienen asiento.".to_owned(),
        Error::ChatEmpty => "Tu mensaje está vacío.".to_owned(),
        Error::ChatTooLong => format!("Un mensaje puede tener {CHAT_CHARS_MAX} caracteres como máximo."),
        Error::ChatFull => "Has escrito todo lo que se puede en una mesa.".to_owned(),
        Error::TooManyActs => "Has hecho todo lo que se puede hacer en una mesa además de jugar.".to_owned(),
    }
}

pub(super) fn nuisance(nuisance: &Nuisance) -> String {
    match nuisance {
        Nuisance::Version { version } => {
            format!("Este servidor habla la versión {version} de los mensajes: recarga la página.")
        }
        Nuisance::HelloFirst => "El primer mensaje debe ser un saludo.".to_owned(),
        Nuisance::NoBinary => "Los mensajes son textos, no bytes.".to_owned(),
        Nuisance::TooManyTables { most } => {
            format!("Una conexión puede seguir {most} mesas como máximo.")
        }
        Nuisance::TooManySockets => {
            "Hay demasiadas conexiones abiertas: cierra algunas primero.".to_owned()
        }
        Nuisance::NoNonce => {
            "Lo que añades al reparto deben ser 64 cifras hexadecimales.".to_owned()
        }
        Nuisance::Closing => "El servidor se cierra y volverá pronto.".to_owned(),
        Nuisance::SomebodyElse => {
            "Al abrir una mesa solo puedes sentarte tú: los demás se sientan por su cuenta."
                .to_owned()
        }
        Nuisance::AwayTooLong => {
            "Una mesa espera a un ausente un día como máximo, o para siempre.".to_owned()
        }
    }
}
