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
    /// The role and sanctions.
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
    /// Whether the person unsubscribed from emails about turns.
    pub email_stopped: bool,
    /// The confirmed address before the last change, if it can still receive a link to a new
    /// password.
    pub email_before: Option<EmailBefore>,
    /// The webhook.
    pub webhook: Option<String>,
    /// The number of notices in a row that couldn't be delivered to the webhook.
    pub webhook_failures: u64,
}

/// A confirmed address that another one replaced, or that was removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmailBefore {
    /// The address.
    pub address: String,
    /// The time until which it can receive a link to a new password; `None` for as long as the new
    /// address isn't confirmed.
    pub until_ms: Option<u64>,
}

impl Notify {
    /// Returns the earlier address, if its time isn't over.
    pub fn earlier_email(&self, now_ms: u64) -> Option<&str> {
        let before = self.email_before.as_ref();
        let before = before.filter(|before| before.until_ms.is_none_or(|until| now_ms < until));
        before.map(|before| before.address.as_str())
    }

    /// Returns the address that can receive a link to a new password: an earlier one for as long as
    /// it can, so that a thief who changes the address gains nothing at first.
    pub fn recovery_email(&self, now_ms: u64) -> Option<&str> {
        let confirmed = || self.email.as_deref().filter(|_| self.email_confirmed);
        self.earlier_email(now_ms).or_else(confirmed)
    }
}

/// Changes to a person. What is `None` stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonChange {
    /// A new name. [`crate::StoreError::NameTaken`] if it looks like that of someone with an
    /// account.
    pub name: Option<String>,
    /// Another language.
    pub lang: Option<String>,
    /// New settings for notifications.
    pub notices: Option<NoticeSettings>,
    /// Another email address, or none.
    pub email: Option<EmailChange>,
}

/// A person's settings for notifications, besides the email address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeSettings {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers play a sound.
    pub sound: bool,
    /// The webhook. The failures of another one are forgotten.
    pub webhook: Option<String>,
    /// Whether to forget the failures of the same webhook, too.
    pub webhook_again: bool,
    /// Whether the person doesn't want emails about turns; `None` leaves that as it is.
    pub email_stopped: Option<bool>,
}

/// A change of an email address. It is refused if the person has another password or another
/// address meanwhile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmailChange {
    /// The hash of the password that was checked.
    pub password: String,
    /// The present address.
    pub from: Option<String>,
    /// The new address; it is not confirmed.
    pub to: Option<String>,
    /// The moment of the change.
    pub now_ms: u64,
    /// The time until which the present address can still receive a link to a new password if it
    /// is removed.
    pub grace_until_ms: u64,
}

/// The proof that someone may set a new password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordProof<'a> {
    /// They know the password with this hash.
    Password(&'a str),
    /// They have a link, which is used up.
    Link(&'a RecoveryProof<'a>),
    /// They are an administrator, whose decision counts whatever changes at the same time.
    Administrator,
}

/// A recovery link, and what must still hold when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecoveryProof<'a> {
    /// The hash of the link.
    pub hash: LinkHash,
    /// The address to which it was sent.
    pub address: &'a str,
    /// The hash of the password that it replaces.
    pub password: &'a str,
    /// The moment.
    pub now_ms: u64,
}

/// The stored hash of a secret in a link or a device's cookie. It also covers what the secret is
/// about, such as an address or a password, so that the link is worthless when that has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LinkHash(pub [u8; 32]);

/// The purpose of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPurpose {
    /// Confirms an email address, once.
    Confirm,
    /// Replaces a forgotten password, once.
    Recover,
    /// Unsubscribes from emails about turns.
    Unsubscribe,
    /// Identifies a device on which the person has signed in before.
    Device,
}

impl LinkPurpose {
    /// Returns the name under which it is stored.
    pub fn name(self) -> &'static str {
        match self {
            LinkPurpose::Confirm => "confirm",
            LinkPurpose::Recover => "recover",
            LinkPurpose::Unsubscribe => "unsubscribe",
            LinkPurpose::Device => "device",
        }
    }
}

/// A link that was given out, without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The hash of its secret.
    pub hash: LinkHash,
    /// The person it belongs to.
    pub person: Person,
    /// Its purpose.
    pub purpose: LinkPurpose,
    /// The time at which it was made.
    pub created_ms: u64,
    /// The time at which it expires.
    pub expires_ms: u64,
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
