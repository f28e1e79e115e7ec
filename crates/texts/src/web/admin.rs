//! The texts of the page for administrators: reports, people, tables, the audit trail.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-admin");

pub use said::AdminMsg;

/// Says a text in a language.
pub fn say_admin(lang: Lang, what: &AdminMsg) -> String {
    what.text(lang)
}

/// Returns the name of an administrator's action, by its word in the audit trail.
pub fn action(lang: Lang, word: &str) -> String {
    let what = match word {
        "ban" => AdminMsg::Ban,
        "unban" => AdminMsg::Unban,
        "mute" => AdminMsg::Mute,
        "unmute" => AdminMsg::Unmute,
        "rename" => AdminMsg::Rename,
        "role" => AdminMsg::Role,
        "reset-password" => AdminMsg::ResetPassword,
        "delete-person" => AdminMsg::DeletePerson,
        "undelete-person" => AdminMsg::UndeletePerson,
        "delete-table" => AdminMsg::DeleteTable,
        "delete-record" => AdminMsg::DeleteRecord,
        "close-report" => AdminMsg::CloseReport,
        "failed" => AdminMsg::Failed,
        other => return other.to_owned(),
    };
    say_admin(lang, &what)
}

/// Returns the subject of the action: `person 17`, `table hearthside234567`.
pub fn subject(lang: Lang, words: &str) -> String {
    let what = match words.split_once(' ') {
        Some(("person", number)) => AdminMsg::OfPerson { number },
        Some(("report", number)) => AdminMsg::OfReport { number },
        Some(("table", id)) => AdminMsg::OfTable { id },
        Some(("record", id)) => AdminMsg::OfRecord { id },
        _ => return words.to_owned(),
    };
    say_admin(lang, &what)
}
