//! The refusals of tables and sockets in German.

use super::Nuisance;
use crate::record::de as record;
use crate::{Lang, Names};
use kernel::{Game, UndoLimit};
use table::{CHAT_CHARS_MAX, Error};

pub(super) fn refusal<G: Game>(
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    match error {
        Error::Started => "Das Spiel hat schon begonnen.".to_owned(),
        Error::NotStarted => "Das Spiel hat noch nicht begonnen.".to_owned(),
        Error::Over => "Das Spiel ist zu Ende.".to_owned(),
        Error::NotOver => "Das Spiel ist noch nicht zu Ende.".to_owned(),
        Error::Closed => "Dieser Tisch ist geschlossen.".to_owned(),
        Error::OwnerOnly => "Das darf nur, wer den Tisch eröffnet hat.".to_owned(),
        Error::NoSuchSeat(seat) => format!("Dieser Tisch hat keinen Platz {}.", seat.0 + 1),
        Error::SeatTaken(seat) => format!("Platz {} ist besetzt.", seat.0 + 1),
        Error::SeatEmpty(seat) => format!("Auf Platz {} sitzt noch niemand.", seat.0 + 1),
        Error::NotSeated => "Du hast keinen Platz an diesem Tisch.".to_owned(),
        Error::Kicked => "Du wurdest von diesem Tisch verwiesen.".to_owned(),
        Error::NotReady(seat) => {
            let name = names.of(Lang::De, *seat);
            format!("{name} ist noch nicht bereit.")
        }
        Error::AlreadyReady => "Du bist schon bereit.".to_owned(),
        Error::NotYourTurn(turn) => record::not_your_turn(turn, names),
        Error::AlreadyPlayed { .. } => "Dieser Zug wurde schon gespielt.".to_owned(),
        Error::Stale { .. } => "Inzwischen ist etwas geschehen: Schau noch einmal auf den Tisch.".to_owned(),
        Error::Ahead { .. } => "Dieser Zug antwortet auf etwas, das hier nicht geschehen ist.".to_owned(),
        Error::Illegal(why) => illegal(why),
        Error::TimeIsUp => "Deine Zeit für diese Entscheidung ist abgelaufen.".to_owned(),
        Error::Paused => "Das Spiel ist unterbrochen.".to_owned(),
        Error::NotPaused => "Das Spiel ist nicht unterbrochen.".to_owned(),
        Error::StoodIn => "Ein Bot spielt auf deinem Platz: Übernimm ihn zuerst wieder.".to_owned(),
        Error::Resigned => "Du hast dieses Spiel aufgegeben.".to_owned(),
        Error::SeatIsYours => "Du spielst schon auf diesem Platz.".to_owned(),
        Error::BotIsDeciding => "Deine Zeit ist abgelaufen, deshalb trifft der Bot diese Entscheidung; danach kannst du deinen Platz wieder übernehmen.".to_owned(),
        Error::NotABot(seat) => format!("Auf Platz {} spielt kein Bot.", seat.0 + 1),
        Error::BotsWait => "Die Bots warten auf die Leute am Tisch.".to_owned(),
        Error::Undo(limit @ UndoLimit::NothingToUndo) => record::undo_limit(limit, names),
        Error::Undo(limit) => {
            let why = record::undo_limit(limit, names);
            format!("{why} Zurücknehmen geht nur, wenn alle zustimmen.")
        }
        Error::DecidedByBot => "Das hat ein Bot entschieden: Zurücknehmen geht nur, wenn alle zustimmen.".to_owned(),
        Error::VoteOpen => "Eine andere Abstimmung läuft: Beantworte zuerst diese.".to_owned(),
        Error::NoVote => "Es läuft keine Abstimmung.".to_owned(),
        Error::AlreadyAgreed => "Du hast schon zugestimmt.".to_owned(),
        Error::NoEnd(why) => record::no_end(*why).to_owned(),
        Error::BotsPlayOn => "Bots beenden eine Partie erst, wenn drei Runden lang nichts gewachsen ist.".to_owned(),
        Error::RematchAgreed => "Die Revanche ist schon vereinbart.".to_owned(),
        Error::Muted => "Wer den Tisch eröffnet hat, hat dich hier stummgeschaltet.".to_owned(),
        Error::NotMuted => "Diese Person ist nicht stummgeschaltet.".to_owned(),
        Error::SpectatorsSilent => "Hier dürfen nur die schreiben, die einen Platz haben.".to_owned(),
        Error::ChatEmpty => "Deine Nachricht ist leer.".to_owned(),
        Error::ChatTooLong => format!("Eine Nachricht darf höchstens {CHAT_CHARS_MAX} Zeichen haben."),
        Error::ChatFull => "Du hast so viel geschrieben, wie man an einem Tisch darf.".to_owned(),
        Error::TooManyActs => "Du hast alles getan, was man an einem Tisch außer Ziehen tun darf.".to_owned(),
    }
}

pub(super) fn nuisance(nuisance: &Nuisance) -> String {
    match nuisance {
        Nuisance::Version { version } => {
            format!("Dieser Server spricht Version {version} der Nachrichten: Lade die Seite neu.")
        }
        Nuisance::HelloFirst => "Die erste Nachricht muss ein Gruß sein.".to_owned(),
        Nuisance::NoBinary => "Nachrichten sind Texte, keine Bytes.".to_owned(),
        Nuisance::TooManyTables { most } => {
            format!("Eine Verbindung kann höchstens {most} Tischen folgen.")
        }
        Nuisance::TooManySockets => {
            "Zu viele Verbindungen sind offen: Schließe zuerst einige.".to_owned()
        }
        Nuisance::NoNonce => {
            "Was du zum Mischen beiträgst, müssen 64 hexadezimale Ziffern sein.".to_owned()
        }
        Nuisance::Closing => "Der Server wird beendet und ist bald wieder da.".to_owned(),
        Nuisance::SomebodyElse => {
            "Beim Eröffnen kannst du nur dich selbst setzen: Die anderen setzen sich selbst."
                .to_owned()
        }
        Nuisance::AwayTooLong => {
            "Auf Abwesende wartet ein Tisch höchstens einen Tag oder für immer.".to_owned()
        }
    }
}
