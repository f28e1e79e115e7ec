//! What is said about a table in French.

use super::Msg;
use kernel::{Game, Seat};
use table::{Absence, Motion, News, Person};

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Clock => "Temps de réflexion",
        Msg::ClockHelp => {
            "Quand le temps de quelqu'un est écoulé, un robot prend sa place jusqu'à son retour."
        }
        Msg::ClockNone => "Sans pendule",
        Msg::ClockPerMove => "Par décision",
        Msg::ClockBank => "Pour toute la partie",
        Msg::SecondsPerMove => "Secondes par décision",
        Msg::MinutesInAll => "Minutes pour toute la partie",
        Msg::SecondsAdded => "Secondes ajoutées après chaque décision",
        Msg::StandInLevel => "Robots remplaçants",
        Msg::StandInHelp => {
            "Ils jouent pour qui leur confie sa place, abandonne ou n'a plus de temps."
        }
        Msg::Pause => "Mettre la partie en pause",
        Msg::Resume => "Reprendre la partie",
        Msg::Paused => "La partie est en pause.",
        Msg::AskUndo { name } => {
            return format!(
                "{name} aimerait reprendre sa dernière décision. Êtes-vous tous d'accord\u{a0}?"
            );
        }
        Msg::AskPause { name } => {
            return format!("{name} aimerait faire une pause. Êtes-vous d'accord\u{a0}?");
        }
        Msg::AskResume { name } => {
            return format!("{name} aimerait continuer. Êtes-vous d'accord\u{a0}?");
        }
        Msg::AskRematch { name } => {
            return format!("{name} aimerait rejouer. Êtes-vous d'accord\u{a0}?");
        }
        Msg::EndGame => "Terminer la partie",
        Msg::EndGameAsk => "Terminer la partie maintenant\u{a0}? Les derniers tours suivent.",
        Msg::AskEnd { name } => {
            return format!(
                "{name} propose de terminer la partie maintenant\u{a0}: les derniers tours suivent. Êtes-vous d'accord\u{a0}?"
            );
        }
        Msg::EndOffered => "Depuis trois tours de table, rien n'a grandi.",
        Msg::Agree => "D'accord",
        Msg::Decline => "Plutôt pas",
        Msg::TakeBack { name } => return format!("{name} rejoue"),
        Msg::TimeUp { name } => {
            return format!(
                "Le temps de {name} est écoulé. La partie continue quand {name} rejoue."
            );
        }
        Msg::TimeLeft { name, time } => return format!("Il reste {time} à {name}"),
        Msg::LuckUnchecked => {
            "Cette partie part du milieu d'une autre\u{a0}: personne ne peut vérifier son hasard."
        }
        Msg::SecretRecord => {
            "L'enregistrement révélerait des secrets. On pourra l'enregistrer à la fin de la partie."
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
        News::SatDown { person: who, .. } => format!("{who} s'assoit.", who = person(*who)),
        News::StoodUp { person: who } => format!("{who} quitte son siège.", who = person(*who)),
        News::Kicked { person: who } => format!("{who} a été renvoyé.", who = person(*who)),
        News::Undone { seat: at, .. } => format!("{at} reprend une décision.", at = seat(at)),
        News::Proposed { person: who, motion: Motion::Undo } => {
            format!("{who} aimerait reprendre une décision.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Pause } => {
            format!("{who} aimerait faire une pause.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Resume } => {
            format!("{who} aimerait continuer.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Rematch } => {
            format!("{who} aimerait rejouer.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::End } => {
            format!("{who} propose de terminer la partie maintenant.", who = person(*who))
        }
        News::Declined { person: who } => format!("{who} n'est pas d'accord.", who = person(*who)),
        News::Lapsed => "Personne n'a répondu à temps.".to_owned(),
        News::Paused => "La partie est en pause.".to_owned(),
        News::Resumed => "La partie continue.".to_owned(),
        News::TimeRanOut { seat: at } | News::HandedOver { seat: at, why: Absence::Time } => {
            format!("{at} n'a plus de temps\u{a0}; un robot prend la suite.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Chosen } => {
            format!("Un robot joue pour {at}.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Away } => {
            format!("{at} est absent\u{a0}; un robot prend la suite.", at = seat(at))
        }
        News::TakenBack { seat: at } => format!("{at} rejoue.", at = seat(at)),
        News::Resigned { seat: at } => {
            format!("{at} abandonne\u{a0}; un robot continue.", at = seat(at))
        }
        News::Closed => "La table a été fermée.".to_owned(),
        News::Ready { person: who } => format!("{who}\u{a0}: prêt.", who = person(*who)),
        News::Muted { person: who } => format!("{who} ne peut plus écrire.", who = person(*who)),
        News::Unmuted { person: who } => {
            format!("{who} peut de nouveau écrire.", who = person(*who))
        }
        News::RematchAgreed => {
            "Une nouvelle partie est décidée\u{a0}: sa table est prête.".to_owned()
        }
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
