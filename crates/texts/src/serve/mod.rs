//! The texts of the server: why a request is refused, the output at the start, emails, and
//! the help of its settings.

mod email;

pub use email::{TurnEmail, address_email, confirm_email, recover_email, turn_email};

use crate::Lang;
use crate::messages::messages;

messages!(confirm, "serve-confirm");
messages!(database, "serve-database");
messages!(groups, "serve-group");
messages!(helps, "serve-setting");
messages!(problems, "serve-problem");
messages!(recover, "serve-recover");
messages!(starts, "serve-start");
messages!(stop, "serve-stop");

pub use confirm::ConfirmPage;
pub use database::DatabaseProblem;
pub use groups::SettingGroup;
pub use helps::SettingHelp;
pub use problems::ServiceProblem;
pub use recover::RecoverPage;
pub use starts::Start;
pub use stop::StopPage;

/// Returns the reason why a request is refused, as a sentence.
pub fn service_problem(lang: Lang, problem: &ServiceProblem) -> String {
    problem.text(lang)
}

/// Returns the server's output at the start, as a sentence.
pub fn start(lang: Lang, start: &Start) -> String {
    start.text(lang)
}

/// Returns the reason why a database can't be used, to follow a colon and precede a full stop.
pub fn database_problem(lang: Lang, why: &DatabaseProblem) -> String {
    why.text(lang)
}

/// A text of the page on which an address for email is confirmed.
pub fn confirm_page(lang: Lang, what: ConfirmPage) -> &'static str {
    what.text(lang)
}

/// A text of the page on which a new password is chosen.
pub fn recover_page(lang: Lang, what: RecoverPage) -> &'static str {
    what.text(lang)
}

/// A text of the page on which email is stopped.
pub fn stop_page(lang: Lang, what: StopPage) -> &'static str {
    what.text(lang)
}

/// Returns the help of a setting, without its default if that is a value.
pub fn setting_help(lang: Lang, help: SettingHelp) -> &'static str {
    help.text(lang)
}

/// The heading of a group of settings.
pub fn setting_group(lang: Lang, group: SettingGroup) -> &'static str {
    group.text(lang)
}
