//! What the server says: why a request is refused, what it prints when it starts, and the letters it
//! sends. The help of its settings is in [`Setting`].
//!
//! The functions here only choose the language; the sentences stand in one file per language.

mod de;
mod en;
mod es;
mod fr;
mod setting;
mod setting_de;
mod setting_en;
mod setting_es;
mod setting_fr;

pub use setting::{Group, Setting, group, setting_help};

use crate::Lang;
use crate::messages::{Sample, messages};
use crate::speak::speak;

messages! {
    /// Why a request is refused.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[expect(missing_docs, reason = "the names of the fields say what they hold")]
    pub enum Trouble {
        // Requests.
        /// The body or the address can't be read; the detail names the place, for programmers.
        Unreadable { detail: String },
        /// The body must be JSON.
        NotJson,
        /// The body must be text.
        NotText,
        /// The body is too long.
        TooLong { bytes_max: usize },
        /// The request was sent by the page of another server.
        OtherOrigin,
        /// Nobody is signed in.
        SignedOut,
        /// There is nothing at this address.
        NothingHere,
        /// The address does not know this method.
        OtherMethod,
        /// Too much in too short a time.
        TooMany { seconds: u64 },
        /// The database can't be used now.
        Unavailable,
        /// The answer took too long.
        TookTooLong,
        /// Something unexpected.
        Internal,

        // People.
        /// There is no such person.
        NoSuchPerson,
        /// Nothing is left of the name.
        NameEmpty,
        /// The name is too long.
        NameTooLong { chars_max: usize },
        /// The name holds characters that are no letters, digits, signs or spaces.
        NameCharacters,
        /// Names to sign in with have a form.
        LoginForm { chars_min: usize, chars_max: usize },
        /// Somebody with an account has this name, or one that looks like it.
        NameTaken,
        /// Somebody else signs in with this name.
        LoginTaken,
        /// The password is too short.
        PasswordTooShort { chars_min: usize },
        /// The password is too long.
        PasswordTooLong { chars_max: usize },
        /// The password is one of those that are tried first.
        PasswordCommon,
        /// Name or password is wrong; which, nobody is told.
        WrongSignIn,
        /// The password is wrong.
        WrongPassword,
        /// The person has an account already.
        AccountExists,
        /// Only for persons with an account.
        NeedsAccount,
        /// A program with a token may not do this.
        NotForTokens,
        /// There is no such language.
        NoSuchLanguage { tag: String, tags: String },
        /// There is no such device.
        NoSuchDevice,
        /// There is no such bot of this person.
        NoSuchBotAccount,
        /// The person has as many bots as may be.
        TooManyBots { most: usize },
        /// The address for e-mail has no form that could arrive.
        EmailForm,
        /// The address to be called has no form that could arrive.
        WebhookForm,
        /// The address to be called is inside a private network.
        WebhookPrivate,
        /// This server sends no e-mail.
        MailOff,
        /// No address for e-mail waits to be confirmed.
        NothingToConfirm,
        /// This server calls no addresses.
        WebhooksOff,
        /// A link of a letter is not valid: to confirm an address, or to stop e-mail.
        BadLink,

        /// Only for people with the role of an administrator.
        NeedsAdmin,
        /// The person is banned from this server.
        Banned,
        /// The person may not use the chat on this server.
        Muted,
        /// There is no such report.
        NoSuchReport,

        // Tables and games.
        /// There is no such table.
        NoSuchTable,
        /// There is no such game.
        NoSuchGame { game: String, known: String },
        /// There is no such bot.
        NoSuchBot { level: String, known: String },
        /// The chairs are not as many as the players.
        ChairCount { expected: usize, found: usize },
        /// The person who opens the table takes one chair at most.
        TwoChairs,
        /// An option of the table makes no sense.
        Option(TableOption),
        /// Rated games are for persons only.
        RatedWithBots,
        /// A seat of a rated game can not be handed to a bot.
        RatedHandOver,
        /// The person has as many listed tables as may be.
        TooManyListed { most: usize },
        /// Ratings need accounts.
        RatedNeedsAccount,
        /// The game is not over, so it has no record yet.
        NotOver,
        /// There is no such record.
        NoSuchRecord,
        /// The text is no record of a game by the rules.
        BadRecord { why: String },
        /// Nobody else has written this line.
        NoSuchLine,
        /// The report is too long.
        ReportTooLong { chars_max: usize },
        /// The address of the table is too long for a picture.
        NoPicture,
    }
}

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

impl Sample for TableOption {
    fn sample(_: &'static str) -> Self {
        TableOption::Clock
    }
}

/// Why a request is refused, in a sentence.
pub fn trouble(lang: Lang, trouble: &Trouble) -> String {
    speak!(lang, trouble(trouble))
}

messages! {
    /// What the server says when it starts, or why it can't.
    #[derive(Clone, Copy, Debug)]
    #[expect(missing_docs, reason = "the names of the fields say what they hold")]
    pub enum Start<'a> {
        /// Where the page is.
        Serving { url: &'a str },
        /// Where everything is kept.
        Keeping { place: &'a str },
        /// The address can't be used.
        CantListen { address: &'a str, why: &'a str },
        /// The database can't be used.
        CantKeep { place: &'a str, why: &'a str },
        /// A setting that nobody knows.
        UnknownSetting { origin: &'a str },
        /// A value that a setting can't have, and what it could be.
        BadSetting { origin: &'a str, value: &'a str, expected: &'a str },
        /// A setting makes no sense without another one.
        NeedsSetting { origin: &'a str, other: &'a str },
        /// The file of settings can't be read.
        BadFile { file: &'a str, line: usize, detail: &'a str },
        /// A variable of the environment that looks like a setting but is none.
        StrangeVariable { name: &'a str },
        /// No browser could be opened.
        CantOpen { url: &'a str },
    }
}

/// What the server says when it starts, in a sentence.
pub fn start(lang: Lang, start: &Start) -> String {
    speak!(lang, start(start))
}

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

/// The subject and the text of a letter.
pub fn turn_letter(lang: Lang, letter: &TurnLetter) -> (String, String) {
    speak!(lang, turn_letter(letter))
}

/// The subject and the text of a letter that asks whether letters may be sent to its address. It
/// holds nothing that somebody chose: it may go to anybody.
pub fn confirm_letter(lang: Lang, url: &str) -> (String, String) {
    speak!(lang, confirm_letter(url))
}

messages! {
    /// What the page says on which an address for e-mail is confirmed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ConfirmPage {
        /// The question, above the button.
        Question,
        /// The button.
        Button,
        /// It is done.
        Done,
    }
}

/// A text of that page.
pub fn confirm_page(lang: Lang, what: ConfirmPage) -> &'static str {
    speak!(lang, confirm_page(what))
}

/// The subject and the text of an email with the link to a new password.
pub fn recover_letter(lang: Lang, url: &str) -> (String, String) {
    speak!(lang, recover_letter(url))
}

messages! {
    /// What the page says on which somebody chooses a new password.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RecoverPage {
        /// Above the field.
        Question,
        /// Before the field.
        Field,
        /// The button.
        Button,
        /// It is done.
        Done,
    }
}

/// A text of that page.
pub fn recover_page(lang: Lang, what: RecoverPage) -> &'static str {
    speak!(lang, recover_page(what))
}

messages! {
    /// Why a database can't be used.
    #[derive(Clone, Copy, Debug)]
    #[expect(missing_docs, reason = "the names of the fields say what they hold")]
    pub enum Unkept<'a> {
        /// The address is none of a database.
        Address,
        /// It does not answer, or refuses to let us in.
        Unreachable { why: &'a str },
        /// File or folder can't be written.
        ReadOnly,
        /// Another program has it open.
        InUse,
        /// It belongs to another program.
        Foreign,
        /// A newer version of this program has written it.
        Newer { found: u64, known: u64 },
        /// It can't be read.
        Damaged { why: &'a str },
    }
}

/// Why a database can't be used, to stand after a colon and before a full stop.
pub fn unkept(lang: Lang, why: &Unkept) -> String {
    speak!(lang, unkept(why))
}

messages! {
    /// What the page says on which e-mail is stopped.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum StopPage {
        /// The question, above the button.
        Question,
        /// The button.
        Button,
        /// It is done.
        Done,
    }
}

/// A text of that page.
pub fn stop_page(lang: Lang, what: StopPage) -> &'static str {
    speak!(lang, stop_page(what))
}
