//! What is said about a table in German.

use super::Msg;
use kernel::{Game, Seat};
use table::{Absence, Motion, News, Person};

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Clock => "Bedenkzeit",
        Msg::ClockHelp => {
            "Ist die Zeit abgelaufen, übernimmt ein Bot den Platz, bis die Person zurückkommt."
        }
        Msg::ClockNone => "Ohne Uhr",
        Msg::ClockPerMove => "Für jede Entscheidung",
        Msg::ClockBank => "Für die ganze Partie",
        Msg::SecondsPerMove => "Sekunden je Entscheidung",
        Msg::MinutesInAll => "Minuten für die ganze Partie",
        Msg::SecondsAdded => "Sekunden dazu nach jeder Entscheidung",
        Msg::StandInLevel => "Bots als Vertretung",
        Msg::StandInHelp => {
            "Sie spielen für alle, die ihren Platz abgeben, aufgeben oder keine Zeit mehr haben."
        }
        Msg::Pause => "Partie unterbrechen",
        Msg::Resume => "Weiterspielen",
        Msg::Paused => "Die Partie ist unterbrochen.",
        Msg::AskUndo { name } => {
            return format!(
                "{name} möchte die letzte Entscheidung zurücknehmen. Seid ihr alle einverstanden?"
            );
        }
        Msg::AskPause { name } => {
            return format!("{name} möchte die Partie unterbrechen. Einverstanden?");
        }
        Msg::AskResume { name } => return format!("{name} möchte weiterspielen. Einverstanden?"),
        Msg::AskRematch { name } => {
            return format!("{name} möchte noch einmal spielen. Einverstanden?");
        }
        Msg::EndGame => "Partie jetzt beenden",
        Msg::EndGameAsk => "Die Partie jetzt beenden? Die letzten Züge folgen.",
        Msg::AskEnd { name } => {
            return format!(
                "{name} schlägt vor, die Partie jetzt zu beenden: Die letzten Züge folgen. Einverstanden?"
            );
        }
        Msg::EndOffered => "Seit drei Runden ist nichts gewachsen.",
        Msg::Agree => "Einverstanden",
        Msg::Decline => "Lieber nicht",
        Msg::TakeBack { name } => return format!("{name} spielt wieder selbst"),
        Msg::TimeUp { name } => {
            return format!(
                "Die Zeit von {name} ist abgelaufen. Es geht weiter, sobald {name} wieder spielt."
            );
        }
        Msg::TimeLeft { name, time } => return format!("{name} hat noch {time}"),
        Msg::LuckUnchecked => {
            "Diese Partie setzt mitten in einer anderen ein; ihr Zufall lässt sich daher nicht prüfen."
        }
        Msg::SecretRecord => {
            "Die Aufzeichnung würde Geheimnisse verraten. Sie lässt sich nach dem Ende der Partie speichern."
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
        News::SatDown { person: who, .. } => format!("{who} setzt sich.", who = person(*who)),
        News::StoodUp { person: who } => format!("{who} verlässt den Platz.", who = person(*who)),
        News::Kicked { person: who } => {
            format!("{who} wurde des Tisches verwiesen.", who = person(*who))
        }
        News::Undone { seat: at, .. } => {
            format!("{at} nimmt eine Entscheidung zurück.", at = seat(at))
        }
        News::Proposed { person: who, motion: Motion::Undo } => {
            format!("{who} möchte eine Entscheidung zurücknehmen.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Pause } => {
            format!("{who} möchte unterbrechen.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Resume } => {
            format!("{who} möchte weiterspielen.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Rematch } => {
            format!("{who} möchte noch einmal spielen.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::End } => {
            format!("{who} schlägt vor, die Partie jetzt zu beenden.", who = person(*who))
        }
        News::Declined { person: who } => {
            format!("{who} ist nicht einverstanden.", who = person(*who))
        }
        News::Lapsed => "Niemand hat rechtzeitig geantwortet.".to_owned(),
        News::Paused => "Die Partie ist unterbrochen.".to_owned(),
        News::Resumed => "Die Partie geht weiter.".to_owned(),
        News::TimeRanOut { seat: at } | News::HandedOver { seat: at, why: Absence::Time } => {
            format!("Die Zeit von {at} ist abgelaufen; ein Bot übernimmt.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Chosen } => {
            format!("Ein Bot spielt für {at}.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Away } => {
            format!("{at} ist nicht da; ein Bot übernimmt.", at = seat(at))
        }
        News::TakenBack { seat: at } => format!("{at} spielt wieder selbst.", at = seat(at)),
        News::Resigned { seat: at } => {
            format!("{at} gibt auf; ein Bot spielt weiter.", at = seat(at))
        }
        News::Closed => "Der Tisch wurde geschlossen.".to_owned(),
        News::Ready { person: who } => format!("{who} ist bereit.", who = person(*who)),
        News::Muted { person: who } => {
            format!("{who} darf nicht mehr schreiben.", who = person(*who))
        }
        News::Unmuted { person: who } => {
            format!("{who} darf wieder schreiben.", who = person(*who))
        }
        News::RematchAgreed => "Es gibt noch eine Partie: Ihr Tisch steht bereit.".to_owned(),
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
