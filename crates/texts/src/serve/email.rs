//! The emails that the server sends: each is a subject and a text.

use crate::Lang;
use crate::messages::messages;

messages!(said, "serve-email");

use said::EmailText;

/// An email that says that it is someone's turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnEmail<'a> {
    /// Whom it is written to.
    pub name: &'a str,
    /// The title of the game in the language.
    pub game: &'a str,
    /// The others at the table.
    pub others: &'a [String],
    /// The address of the table.
    pub url: &'a str,
    /// The end of the time limit: `2026-11-16 08:00 UTC`.
    pub until: Option<&'a str>,
    /// The whole hours left, if it reminds of a turn that began long ago.
    pub hours_left: Option<usize>,
    /// The unsubscribe link.
    pub stop_url: &'a str,
}

/// The subject and the text of an email.
fn email(lang: Lang, subject: &EmailText, text: &EmailText) -> (String, String) {
    (subject.text(lang), text.text(lang) + "\n")
}

/// The email that says that it is someone's turn, or still is.
pub fn turn_email(lang: Lang, turn: &TurnEmail) -> (String, String) {
    let TurnEmail { name, game, others, url, until, hours_left, stop_url } = *turn;
    let (Some(until), Some(hours)) = (until, hours_left) else {
        let text = EmailText::TurnText { name, game, others, url, until, stop_url };
        return email(lang, &EmailText::TurnSubject { game }, &text);
    };
    // Two days and more are easier to grasp than 48 hours.
    let days = if hours < 48 { 0 } else { hours / 24 };
    let text = EmailText::ReminderText { name, game, others, url, days, hours, until, stop_url };
    email(lang, &EmailText::ReminderSubject { game }, &text)
}

/// Returns the confirmation email. It contains no user input, since it may go to anyone.
pub fn confirm_email(lang: Lang, url: &str) -> (String, String) {
    email(lang, &EmailText::ConfirmSubject, &EmailText::ConfirmText { url })
}

/// The email with the link to a new password.
pub fn recover_email(lang: Lang, url: &str) -> (String, String) {
    email(lang, &EmailText::RecoverSubject, &EmailText::RecoverText { url })
}

/// The email to an address that was confirmed, when another one took its place. It goes to the owner
/// of the account, so it may name the username.
pub fn address_email(lang: Lang, login: &str, url: &str) -> (String, String) {
    email(lang, &EmailText::AddressSubject, &EmailText::AddressText { login, url })
}
