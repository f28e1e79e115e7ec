//! What is said about a table in Spanish.

use super::Msg;
use kernel::{Game, Seat};
use table::{Absence, Motion, News, Person};

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Clock => "Tiempo para pensar",
        Msg::ClockHelp => {
            "Cuando a alguien se le acaba el tiempo, un bot ocupa su sitio hasta que vuelva."
        }
        Msg::ClockNone => "Sin reloj",
        Msg::ClockPerMove => "Por decisión",
        Msg::ClockBank => "Para toda la partida",
        Msg::SecondsPerMove => "Segundos por decisión",
        Msg::MinutesInAll => "Minutos para toda la partida",
        Msg::SecondsAdded => "Segundos añadidos tras cada decisión",
        Msg::StandInLevel => "Bots suplentes",
        Msg::StandInHelp => "Juegan por quien cede su sitio, abandona o se queda sin tiempo.",
        Msg::Pause => "Pausar la partida",
        Msg::Resume => "Seguir jugando",
        Msg::Paused => "La partida está en pausa.",
        Msg::AskUndo { name } => {
            return format!("{name} quiere deshacer su última decisión. ¿Estáis todos de acuerdo?");
        }
        Msg::AskPause { name } => return format!("{name} quiere hacer una pausa. ¿De acuerdo?"),
        Msg::AskResume { name } => return format!("{name} quiere seguir. ¿De acuerdo?"),
        Msg::AskRematch { name } => return format!("{name} quiere jugar otra vez. ¿De acuerdo?"),
        Msg::EndGame => "Terminar la partida",
        Msg::EndGameAsk => "¿Terminar la partida ahora? Siguen los últimos turnos.",
        Msg::AskEnd { name } => {
            return format!(
                "{name} propone terminar la partida ahora: siguen los últimos turnos. ¿De acuerdo?"
            );
        }
        Msg::EndOffered => "Hace tres rondas que nada crece.",
        Msg::Agree => "De acuerdo",
        Msg::Decline => "Mejor no",
        Msg::TakeBack { name } => return format!("{name} vuelve a jugar"),
        Msg::TimeUp { name } => {
            return format!(
                "A {name} se le acabó el tiempo. La partida sigue cuando {name} vuelva a jugar."
            );
        }
        Msg::TimeLeft { name, time } => return format!("A {name} le quedan {time}"),
        Msg::LuckUnchecked => {
            "Esta partida sigue desde la mitad de otra, así que nadie puede comprobar su azar."
        }
        Msg::SecretRecord => {
            "El registro revelaría secretos. Se podrá guardar cuando termine la partida."
        }
    };
    said.to_owned()
}

pub(super) fn news<G: Game>(
    news: &News<G>,
    seat: &dyn Fn(&Seat) -> String,
    person: &dyn Fn(Person) -> String,
) -> Option<String> {
    Some(match news {
        News::SatDown { person: who, .. } => format!("{who} se sienta.", who = person(*who)),
        News::StoodUp { person: who } => format!("{who} deja su sitio.", who = person(*who)),
        News::Kicked { person: who } => format!("Han echado a {who}.", who = person(*who)),
        News::Undone { seat: at, .. } => format!("{at} deshace una decisión.", at = seat(at)),
        News::Proposed { person: who, motion: Motion::Undo } => {
            format!("{who} quiere deshacer una decisión.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Pause } => {
            format!("{who} quiere hacer una pausa.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Resume } => {
            format!("{who} quiere seguir.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Rematch } => {
            format!("{who} quiere jugar otra vez.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::End } => {
            format!("{who} propone terminar la partida ahora.", who = person(*who))
        }
        News::Declined { person: who } => format!("{who} no está de acuerdo.", who = person(*who)),
        News::Lapsed => "Nadie respondió a tiempo.".to_owned(),
        News::Paused => "La partida está en pausa.".to_owned(),
        News::Resumed => "La partida sigue.".to_owned(),
        News::TimeRanOut { seat: at } | News::HandedOver { seat: at, why: Absence::Time } => {
            format!("A {at} se le acabó el tiempo; sigue un bot.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Chosen } => {
            format!("Un bot juega por {at}.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Away } => {
            format!("{at} no está; sigue un bot.", at = seat(at))
        }
        News::TakenBack { seat: at } => format!("{at} vuelve a jugar.", at = seat(at)),
        News::Resigned { seat: at } => format!("{at} abandona; sigue un bot.", at = seat(at)),
        News::Closed => "La mesa se cerró.".to_owned(),
        News::Ready { person: who } => format!("{who}: preparado.", who = person(*who)),
        News::Muted { person: who } => format!("{who} ya no puede escribir.", who = person(*who)),
        News::Unmuted { person: who } => {
            format!("{who} puede volver a escribir.", who = person(*who))
        }
        News::RematchAgreed => "Hay otra partida: su mesa está lista.".to_owned(),
        News::ChairSet { .. }
        | News::NotReady { .. }
        | News::Started { .. }
        | News::Moved { .. }
        | News::Fell { .. }
        | News::EndAgreed { .. }
        | News::Agreed { .. }
        | News::Said { .. }
        | News::ClocksSet
        | News::Ended { .. } => return None,
    })
}
