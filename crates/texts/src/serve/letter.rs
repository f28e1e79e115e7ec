//! The emails that the server sends: each is a subject and a text.

use crate::Lang;
use crate::messages::messages;

messages!(said, "serve-letter");

use said::Letter;

/// A letter that says that it is somebody's turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnLetter<'a> {
    /// Whom it is written to.
    pub name: &'a str,
    /// The game, as it is called in the language.
    pub game: &'a str,
    /// The others at the table.
    pub others: &'a [String],
    /// Where the table is.
    pub url: &'a str,
    /// When the time runs out, in words of numbers: `2026-11-16 08:00 UTC`.
    pub until: Option<&'a str>,
    /// Where such letters are stopped.
    pub stop_url: &'a str,
}

/// The subject and the text of an email.
fn email(lang: Lang, subject: &Letter, text: &Letter) -> (String, String) {
    (subject.text(lang), text.text(lang) + "\n")
}

/// The email that says that it is somebody's turn.
pub fn turn_letter(lang: Lang, letter: &TurnLetter) -> (String, String) {
    let TurnLetter { name, game, others, url, until, stop_url } = *letter;
    let text = Letter::TurnText { name, game, others, url, until, stop_url };
    email(lang, &Letter::TurnSubject { game }, &text)
}

/// The email that asks whether email may be sent to its address. It holds nothing that somebody
/// chose: it may go to anybody.
pub fn confirm_letter(lang: Lang, url: &str) -> (String, String) {
    email(lang, &Letter::ConfirmSubject, &Letter::ConfirmText { url })
}

/// The email with the link to a new password.
pub fn recover_letter(lang: Lang, url: &str) -> (String, String) {
    email(lang, &Letter::RecoverSubject, &Letter::RecoverText { url })
}
