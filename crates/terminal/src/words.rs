//! What the interface says about itself: messages, notes and what becomes of the game.

use crate::SeatKind;
use crate::face::Face;
use crate::model::app::App;
use crate::model::log::Note;
use crate::model::message::Message;
use std::io::ErrorKind;
use texts::Lang;
use texts::terminal::{Reason, Ui, ui};

/// A message as a sentence.
pub fn message<G: Face>(app: &App<G>, message: &Message<G>) -> String {
    let lang = app.lang;
    match message {
        Message::Misread(misread) => texts::record::misread(lang, misread),
        Message::Illegal(illegal) => G::illegal(lang, illegal),
        Message::NotYourTurn => {
            texts::record::not_your_turn(lang, &app.session.game().turn(), app.session.names())
        }
        Message::UndoLimited { seat, limit, can_force } => {
            let mut text = texts::record::undo_limit(lang, limit, app.session.names());
            let people = app.session.seats().iter().filter(|kind| **kind == SeatKind::Human);
            if let Some(seat) = seat.filter(|_| people.count() > 1) {
                // Several people share the keyboard, so it is said to whom.
                text = format!("{}: {text}", app.session.names().of(lang, seat));
            }
            if *can_force {
                text += &format!(" {}", ui(lang, Ui::UndoAllTheSame));
            }
            text
        }
        Message::UndoAfterEnd => ui(lang, Ui::UndoAfterEnd),
        Message::TakenBack => ui(lang, Ui::TakenBack),
        Message::EndAsked => ui(lang, Ui::EndAsked),
        Message::EndAgreed => ui(lang, Ui::EndAgreed),
        Message::NoEnd(why) => texts::record::no_end(lang, *why).to_owned(),
        Message::BotsPlayOn => ui(lang, Ui::BotsPlayOn),
        Message::Delay { delay_ms } => ui(lang, Ui::Delay { delay_ms: *delay_ms }),
        Message::NotKept { path, why } => {
            let (file, why) = (path.display().to_string(), reason(lang, *why));
            ui(lang, Ui::NotKept { file: &file, why: &why })
        }
        Message::KeptAgain { path } => {
            ui(lang, Ui::KeptAgain { file: &path.display().to_string() })
        }
        Message::SeedLost => ui(lang, Ui::SeedLost),
    }
}

/// A note of the log as a sentence.
pub fn note<G: Face>(app: &App<G>, note: &Note) -> String {
    let lang = app.lang;
    match note {
        Note::Since { seat, .. } => {
            let name = app.session.names().of(lang, *seat);
            ui(lang, Ui::Since { name: &name })
        }
        Note::TakenBack { seat, lines } => {
            let name = app.session.names().of(lang, *seat);
            ui(lang, Ui::NoteTakenBack { name: &name, lines: *lines })
        }
        Note::Resumed => ui(lang, Ui::Resumed),
        Note::SeedLost(tag) => ui(lang, Ui::NoteSeedLost { tag }),
        Note::Commitment(hex) => ui(lang, Ui::Commitment { hex: &hex[..hex.len().min(16)] }),
        Note::KeptIn(path) => ui(lang, Ui::KeptIn { file: &path.display().to_string() }),
    }
}

/// Why input or output failed, in the reader's language where the reason is a common one.
pub fn reason(lang: Lang, kind: ErrorKind) -> String {
    let reason = match kind {
        ErrorKind::NotFound => Reason::NotFound,
        ErrorKind::PermissionDenied => Reason::NotAllowed,
        ErrorKind::IsADirectory => Reason::IsFolder,
        ErrorKind::NotADirectory => Reason::NotAFolder,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Reason::Full,
        ErrorKind::ReadOnlyFilesystem => Reason::ReadOnly,
        other => return other.to_string(),
    };
    texts::terminal::reason(lang, reason).to_owned()
}

/// How the luck can be checked, and where the record is.
pub fn luck_and_record<G: Face>(app: &App<G>) -> Vec<String> {
    let (lang, session) = (app.lang, &app.session);
    let luck = match session.is_verifiable() {
        true => ui(lang, Ui::LuckVerifiable),
        false => ui(lang, Ui::LuckNotVerifiable),
    };
    vec![luck, fate(app)]
}

/// What becomes of the game when it is left.
pub fn fate<G: Face>(app: &App<G>) -> String {
    let (lang, session) = (app.lang, &app.session);
    let file = session.record_path().map(|path| path.display().to_string()).unwrap_or_default();
    match (session.record_path().is_some(), session.is_kept(), session.is_over()) {
        (false, _, true) => ui(lang, Ui::NoRecord),
        (false, _, false) => ui(lang, Ui::GameWillBeLost),
        (true, true, true) => ui(lang, Ui::RecordIsIn { file: &file }),
        (true, true, false) => ui(lang, Ui::GameIsKept { file: &file }),
        (true, false, _) => ui(lang, Ui::GameIsNotKept { file: &file }),
    }
}
