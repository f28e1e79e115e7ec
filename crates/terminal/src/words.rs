//! The interface's own sentences: messages, notes and the fate of the game.

use crate::face::Face;
use crate::model::acting::TableAct;
use crate::model::app::App;
use crate::model::hosting::seat_of;
use crate::model::log::Note;
use crate::model::message::Message;
use kernel::Seat;
use std::io::ErrorKind;
use table::{Motion, News, VoteStatus};
use texts::Lang;
use texts::table_ui::TableMsg;
use texts::terminal::table::{TableMenuUi, table_menu_ui};
use texts::terminal::{Reason, Ui, ui};

/// A message as a sentence.
pub fn message<G: Face>(app: &App<G>, message: &Message<G>) -> String {
    let lang = app.lang;
    match message {
        Message::Misread(misread) => texts::record::notation_error(lang, misread),
        Message::Illegal(illegal) => G::illegal(lang, illegal),
        Message::NotYourTurn => {
            texts::record::not_your_turn(lang, &app.session.game().turn(), app.session.names())
        }
        Message::UndoLimited { seat, limit, can_force } => {
            let mut text = texts::record::undo_limit(lang, limit, app.session.names());
            let is_alone = app.session.voters().count() < 2;
            if let Some(seat) = seat.filter(|_| !is_alone) {
                // Several people share the keyboard, so name the person.
                text = format!("{}: {text}", app.session.names().of(lang, seat));
            }
            if *can_force {
                let how = if is_alone {
                    ui(lang, Ui::UndoAllTheSame)
                } else {
                    table_menu_ui(lang, TableMenuUi::AskUndo)
                };
                text += &format!(" {how}");
            }
            text
        }
        Message::UndoAfterEnd => ui(lang, Ui::UndoAfterEnd),
        Message::TakenBack => ui(lang, Ui::TakenBack),
        Message::EndAsked => ui(lang, Ui::EndAsked),
        Message::EndAgreed => ui(lang, Ui::EndAgreed),
        Message::Refused(error) => {
            let illegal = |why: &G::Illegal| G::illegal(lang, why);
            texts::table::refusal(lang, error, app.session.names(), illegal)
        }
        Message::NoRandomness => table_menu_ui(lang, TableMenuUi::NoRandomness),
        Message::Delay { delay_ms } => ui(lang, Ui::Delay { delay_ms: *delay_ms }),
        Message::NotKept { path, why } => {
            let file = path.display().to_string();
            ui(lang, Ui::NotKept { file: &file, why: &reason(lang, *why) })
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
            let name = app.session.names().actor(lang, *seat);
            ui(lang, Ui::Since { name: &name })
        }
        Note::TakenBack { seat, lines } => {
            let name = app.session.names().actor(lang, *seat);
            ui(lang, Ui::NoteTakenBack { name: &name, lines: *lines })
        }
        Note::Resumed => ui(lang, Ui::Resumed),
        Note::SeedLost(tag) => ui(lang, Ui::NoteSeedLost { tag }),
        Note::Commitment(hex) => ui(lang, Ui::Commitment { hex: &hex[..hex.len().min(16)] }),
        Note::KeptIn(path) => ui(lang, Ui::KeptIn { file: &path.display().to_string() }),
    }
}

/// Returns news from the table besides the game, as a sentence.
pub fn news<G: Face>(app: &App<G>, news: &News<G>) -> Option<String> {
    let names = app.session.names();
    texts::table_ui::news(app.lang, news, names, |person| names.actor(app.lang, seat_of(person)))
}

/// Returns an act at the table, as an entry of its menu.
pub fn table_act<G: Face>(app: &App<G>, act: TableAct) -> String {
    let lang = app.lang;
    let name = |seat: Seat| app.session.names().actor(lang, seat);
    let say = |text| texts::table_ui::say(lang, &text);
    match act {
        TableAct::Rematch => table_menu_ui(lang, TableMenuUi::Rematch),
        TableAct::Pause => say(TableMsg::Pause),
        TableAct::Resume => say(TableMsg::Resume),
        TableAct::End => say(TableMsg::EndGame),
        TableAct::TakeBack(seat) => say(TableMsg::TakeBack { name: &name(seat) }),
        TableAct::HandOver(seat) => {
            table_menu_ui(lang, TableMenuUi::HandOver { name: &name(seat) })
        }
        TableAct::Resign(seat) => table_menu_ui(lang, TableMenuUi::Resign { name: &name(seat) }),
    }
}

/// Returns the subject of the open vote.
pub fn motion<G: Face>(app: &App<G>, vote: &VoteStatus) -> String {
    let name = app.session.names().of(app.lang, seat_of(vote.by));
    let name = name.as_str();
    let asked = match vote.motion {
        Motion::Undo => TableMsg::AskUndo { name },
        Motion::Pause => TableMsg::AskPause { name },
        Motion::Resume => TableMsg::AskResume { name },
        Motion::Rematch => TableMsg::AskRematch { name },
        Motion::End => TableMsg::AskEnd { name },
    };
    texts::table_ui::say(app.lang, &asked)
}

/// Returns why input or output failed, in the reader's language if the reason is a common one.
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

/// Returns how the random results can be verified, and where the record is.
pub fn luck_and_record<G: Face>(app: &App<G>) -> Vec<String> {
    let checked =
        if app.session.is_verifiable() { Ui::LuckVerifiable } else { Ui::LuckNotVerifiable };
    vec![ui(app.lang, checked), fate(app)]
}

/// Returns what happens to the game when the person leaves.
pub fn fate<G: Face>(app: &App<G>) -> String {
    let lang = app.lang;
    let session = &app.session;
    let file = session.record_path().map(|path| path.display().to_string()).unwrap_or_default();
    match (session.record_path().is_some(), session.is_kept(), session.is_over()) {
        (false, _, true) => ui(lang, Ui::NoRecord),
        (false, _, false) => ui(lang, Ui::GameWillBeLost),
        (true, true, true) => ui(lang, Ui::RecordIsIn { file: &file }),
        (true, true, false) => ui(lang, Ui::GameIsKept { file: &file }),
        (true, false, _) => ui(lang, Ui::GameIsNotKept { file: &file }),
    }
}
