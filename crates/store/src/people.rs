//! People, guests and bots, and how they are known again.

use crate::Standing;
use table::Person;

/// Somebody new: a guest until an account is made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// What they are called.
    pub name: String,
    /// Their language.
    pub lang: String,
    /// Whether it is a program that plays over the socket.
    pub bot: bool,
    /// Whose program it is.
    pub owner: Option<Person>,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
}

/// The name and password with which a person signs in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The name to sign in with, in lower case; nobody else has it.
    pub login: String,
    /// The hash of the password, in the text form of argon2.
    pub password: String,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Who.
    pub person: Person,
    /// What they are called.
    pub name: String,
    /// Their language.
    pub lang: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Whose program it is.
    pub owner: Option<Person>,
    /// How they sign in; guests don't.
    pub account: Option<Account>,
    /// How they want to be told that it is their turn.
    pub notify: Notify,
    /// How they stand with those who run the server; changed by [`crate::Store::set_standing`] only.
    pub standing: Standing,
    /// Since when they are here.
    pub created_ms: u64,
}

/// How a person wants to be told that it is their turn, besides on the page itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notify {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers sound.
    pub sound: bool,
    /// The address for e-mail.
    pub email: Option<String>,
    /// Whether the person has shown that letters to this address arrive.
    pub email_confirmed: bool,
    /// The secret in the link that stops e-mail.
    pub email_stop: Option<String>,
    /// The address that is called.
    pub webhook: Option<String>,
}

/// What is stored of a session's token: its hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SessionHash(pub [u8; 32]);

/// What a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser, by cookie.
    Browser,
    /// A program, by token.
    Token,
}

/// A device on which somebody is signed in, or a program with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its token.
    pub hash: SessionHash,
    /// Whose.
    pub person: Person,
    /// What for.
    pub kind: SessionKind,
    /// What the person calls it, or what the browser says it is.
    pub label: String,
    /// Since when.
    pub created_ms: u64,
    /// When it was last used, to the hour.
    pub seen_ms: u64,
    /// When it ends.
    pub expires_ms: u64,
}
