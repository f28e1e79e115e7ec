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
    /// The time at which they were deleted. Such a person is hidden from everyone, and erased later.
    pub deleted_ms: Option<u64>,
}

/// Whether a person was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonState {
    /// Not deleted.
    Present,
    /// Deleted, but not erased yet.
    Deleted,
}

/// The numbers of things that can expire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Guests.
    pub guests: u64,
    /// Tables that aren't over.
    pub tables: u64,
    /// Sessions.
    pub sessions: u64,
}

/// A sign of life of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The number of the process.
    pub process: u64,
    /// The time that has certainly come.
    pub beat_ms: u64,
    /// The time that its clock shows, which may be wrong.
    pub clock_ms: u64,
}

/// The answer to a sign of life.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// Whether the process was already known. If not, nobody is connected through it any more, as
    /// far as others know.
    pub known: bool,
    /// The last signs of life of the other processes.
    pub others: Vec<Beat>,
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
