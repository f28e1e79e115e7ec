//! People, guests and bots, and their sessions.

use crate::Standing;
use table::Person;

/// A new person: a guest until they create an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// The name.
    pub name: String,
    /// The language.
    pub lang: String,
    /// Whether it is a program that plays over the socket.
    pub bot: bool,
    /// The owner of the program.
    pub owner: Option<Person>,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
}

/// The username and password of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The username, in lowercase; it is unique.
    pub login: String,
    /// The hash of the password, in the text form of argon2.
    pub password: String,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The person's number.
    pub person: Person,
    /// The name.
    pub name: String,
    /// The language.
    pub lang: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The owner of the program.
    pub owner: Option<Person>,
    /// The account; guests have none.
    pub account: Option<Account>,
    /// The settings for notifications of their turn.
    pub notify: Notify,
    /// The role and sanctions; changed by [`crate::Store::set_standing`] only.
    pub standing: Standing,
    /// The time at which they first came.
    pub created_ms: u64,
}

/// A person's settings for notifications of their turn, besides on the page itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notify {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers play a sound.
    pub sound: bool,
    /// The email address.
    pub email: Option<String>,
    /// Whether the person has confirmed the email address.
    pub email_confirmed: bool,
    /// The secret in the link that unsubscribes from email.
    pub email_stop: Option<String>,
    /// The webhook.
    pub webhook: Option<String>,
}

/// The stored hash of a session's token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SessionHash(pub [u8; 32]);

/// The kind of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser, with a cookie.
    Browser,
    /// A program, with a token.
    Token,
}

/// A device on which a person is signed in, or a program with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its token.
    pub hash: SessionHash,
    /// The person.
    pub person: Person,
    /// The kind.
    pub kind: SessionKind,
    /// The person's name for it, or the browser's description.
    pub label: String,
    /// The time at which it began.
    pub created_ms: u64,
    /// The time at which it was last used, to the hour.
    pub seen_ms: u64,
    /// The time at which it expires.
    pub expires_ms: u64,
}
