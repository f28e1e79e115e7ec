//! What the server says: why a request is refused, what it prints when it starts, and the emails it
//! sends. The help of its settings is in [`Setting`].

mod letter;
mod setting;

pub use letter::{TurnLetter, confirm_letter, recover_letter, turn_letter};
pub use setting::{Group, Setting, group, setting_help};

use crate::Lang;
use crate::messages::messages;

messages!(confirm, "serve-confirm");
messages!(recover, "serve-recover");
messages!(starts, "serve-start");
messages!(stop, "serve-stop");
messages!(troubles, "serve-trouble");
messages!(unkepts, "serve-unkept");

pub use confirm::ConfirmPage;
pub use recover::RecoverPage;
pub use starts::Start;
pub use stop::StopPage;
pub use troubles::Trouble;
pub use unkepts::Unkept;

/// The options of a table that can make no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableOption {
    /// The clock.
    Clock,
    /// The distance from UTC.
    UtcOffset,
    /// The wait for the absent.
    Away,
    /// The time for votes.
    Vote,
    /// The time of pauses.
    Pause,
}

/// Why a request is refused, in a sentence.
pub fn trouble(lang: Lang, trouble: &Trouble) -> String {
    trouble.text(lang)
}

/// What the server says when it starts, in a sentence.
pub fn start(lang: Lang, start: &Start) -> String {
    start.text(lang)
}

/// Why a database can't be used, to stand after a colon and before a full stop.
pub fn unkept(lang: Lang, why: &Unkept) -> String {
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
