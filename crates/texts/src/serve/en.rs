//! What the server says in English.

use super::{ConfirmPage, RecoverPage, Start, StopPage, TableOption, Trouble, TurnLetter, Unkept};
use crate::grammar::en::{count, join, quote};

pub(super) fn trouble(trouble: &Trouble) -> String {
    let said = match trouble {
        Trouble::Unreadable { detail } => return format!("The request can't be read: {detail}."),
        Trouble::NotJson => "The body must be JSON, with the content type application/json.",
        Trouble::NotText => "The body must be text, with the content type text/plain.",
        Trouble::TooLong { bytes_max } => {
            return format!("The request is too long; at most {bytes_max} bytes are read.");
        }
        Trouble::OtherOrigin => "The request comes from a page of another server.",
        Trouble::SignedOut => "Nobody is signed in here; choose a name or sign in first.",
        Trouble::NothingHere => "There is nothing at this address.",
        Trouble::OtherMethod => "This address can't be asked in this way.",
        Trouble::TooMany { seconds } => {
            let wait = count(*seconds as usize, "second", "seconds");
            return format!("Too much in too short a time; try again in {wait}.");
        }
        Trouble::Unavailable => "Nothing can be stored at the moment; please try again soon.",
        Trouble::TookTooLong => "The answer took too long; please try again.",
        Trouble::Internal => "Something went wrong on the server; nothing has changed.",
        Trouble::NoSuchPerson => "There is no such person.",
        Trouble::NameEmpty => "A name needs at least one letter or digit.",
        Trouble::NameTooLong { chars_max } => {
            return format!("A name has at most {chars_max} characters.");
        }
        Trouble::NameCharacters => "A name can't hold invisible or control characters.",
        Trouble::LoginForm { chars_min, chars_max } => {
            return format!(
                "The name to sign in with has {chars_min} to {chars_max} letters (a to z), digits, \
                 dots, hyphens or underscores."
            );
        }
        Trouble::NameTaken => {
            "Somebody with an account has this name or one that looks like it; please choose another."
        }
        Trouble::LoginTaken => "Somebody else signs in with this name; please choose another.",
        Trouble::PasswordTooShort { chars_min } => {
            return format!("A password needs at least {chars_min} characters.");
        }
        Trouble::PasswordTooLong { chars_max } => {
            return format!("A password has at most {chars_max} characters.");
        }
        Trouble::PasswordCommon => "This password is too easy to guess; please choose another.",
        Trouble::WrongSignIn => "Name or password is wrong.",
        Trouble::WrongPassword => "The password is wrong.",
        Trouble::AccountExists => "You have an account already.",
        Trouble::NeedsAccount => "This needs an account with a password.",
        Trouble::NotForTokens => "A program with a token may not do this; sign in with a browser.",
        Trouble::NoSuchLanguage { tag, tags } => {
            return format!("{} is none of the languages {tags}.", quote(tag));
        }
        Trouble::NoSuchDevice => "There is no such device.",
        Trouble::NoSuchBotAccount => "You have no such bot.",
        Trouble::TooManyBots { most } => {
            return format!("You have {most} bots already, and that is the most.");
        }
        Trouble::EmailForm => "This is no e-mail address.",
        Trouble::WebhookForm => "The address to be called must use HTTPS and name a host.",
        Trouble::WebhookPrivate => "The address to be called is in a private network.",
        Trouble::MailOff => "This server sends no e-mail.",
        Trouble::NothingToConfirm => "No address for e-mail waits to be confirmed.",
        Trouble::WebhooksOff => "This server calls no addresses.",
        Trouble::BadLink => "This link is invalid or has expired.",
        Trouble::NeedsAdmin => "Only administrators of this server may do this.",
        Trouble::Banned => "You are banned from this server.",
        Trouble::Muted => "You may not use the chat on this server.",
        Trouble::NoSuchReport => "There is no such report.",
        Trouble::NoSuchTable => "There is no such table.",
        Trouble::NoSuchGame { game, known } => {
            return format!("There is no game {}; known are {known}.", quote(game));
        }
        Trouble::NoSuchBot { level, known } => {
            return format!("There is no bot {}; known are {known}.", quote(level));
        }
        Trouble::ChairCount { expected, found } => {
            return format!("The game has {expected} seats, but {found} are given.");
        }
        Trouble::TwoChairs => "You can take one seat at most.",
        Trouble::Option(option) => match option {
            TableOption::Clock => "The clock gives no time, or more than ten years.",
            TableOption::UtcOffset => "Local time is more than 14 hours from UTC.",
            TableOption::Away => "The wait for the absent is nothing, or more than ten years.",
            TableOption::Vote => "A vote is open for no time, or for more than ten years.",
            TableOption::Pause => "A pause lasts no time, or more than ten years.",
        },
        Trouble::RatedWithBots => "Rated games are for people only, without bots of the house.",
        Trouble::RatedHandOver => {
            "In a rated game you can't hand your seat to a bot. You can pause the game if everybody agrees, or resign."
        }
        Trouble::TooManyListed { most } => {
            return format!(
                "Your open tables in the list are as many as allowed ({most}); start or close one first."
            );
        }
        Trouble::RatedNeedsAccount => {
            "This game is rated and needs an account; make one on your page."
        }
        Trouble::NotOver => "The game is not over, so it has no record yet.",
        Trouble::NoSuchRecord => "There is no such record.",
        Trouble::BadRecord { why } => return format!("This is no record to be kept: {why}"),
        Trouble::NoSuchLine => "Nobody else has written such a line at this table.",
        Trouble::ReportTooLong { chars_max } => {
            return format!("A report has at most {chars_max} characters.");
        }
        Trouble::NoPicture => "The address is too long for a QR code.",
    };
    said.to_owned()
}

pub(super) fn start(start: &Start) -> String {
    match *start {
        Start::Serving { url } => format!("Play at {url} and stop with Ctrl-C."),
        Start::Keeping { place } => format!("Everything is kept in {place}."),
        Start::CantListen { address, why } => format!("{address} can't be used: {why}."),
        Start::CantKeep { place, why } => format!("The database {place} can't be used: {why}."),
        Start::UnknownSetting { origin } => format!("There is no setting {}.", quote(origin)),
        Start::BadSetting { origin, value, expected } => {
            format!("{origin} can't be {}; it is {expected}.", quote(value))
        }
        Start::NeedsSetting { origin, other } => format!("{origin} needs {other} as well."),
        Start::BadFile { file, line, detail } => {
            format!("Line {line} of {file} can't be read: {detail}.")
        }
        Start::StrangeVariable { name } => {
            format!("The variable {name} looks like a setting, but there is none of that name.")
        }
        Start::CantOpen { url } => format!("No browser could be opened; please open {url}."),
    }
}

pub(super) fn turn_letter(letter: &TurnLetter) -> (String, String) {
    let TurnLetter { name, game, others, url, until, stop_url } = *letter;
    let with = match others {
        [] => String::new(),
        others => format!(" with {}", join(others)),
    };
    let until = until.map_or(String::new(), |until| format!("You have time until {until}.\n\n"));
    let text = format!(
        "Hello {name},\n\nit is your turn in your game of {game}{with}:\n\n{url}\n\n{until}\
         You get one such message for each turn, and none while you are at the table. \
         To stop them, open this address:\n\n{stop_url}\n"
    );
    (format!("{game}: it is your turn"), text)
}

pub(super) fn confirm_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hello,\n\nsomebody, we hope you, wants to be told at this address when it is their \
         turn in a game of Emberwake. If that was you, open this address and confirm it:\n\n\
         {url}\n\nIf it was not, do nothing: no further e-mail will come.\n"
    );
    ("Emberwake: is this your address?".to_owned(), text)
}

pub(super) fn confirm_page(what: ConfirmPage) -> &'static str {
    match what {
        ConfirmPage::Question => "Shall Emberwake tell you by e-mail when it is your turn?",
        ConfirmPage::Button => "Yes, tell me",
        ConfirmPage::Done => "Done. Emberwake will tell you when it is your turn.",
    }
}

pub(super) fn recover_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hello,\n\nyou, or somebody else, asked for a new password for your Emberwake account. To choose one, open this address within an hour:\n\n{url}\n\nIf you did not ask for it, do nothing: your password stays as it is.\n"
    );
    ("Emberwake: choose a new password".to_owned(), text)
}

pub(super) fn recover_page(what: RecoverPage) -> &'static str {
    match what {
        RecoverPage::Question => "Choose a new password. You will be signed out on all devices.",
        RecoverPage::Field => "New password",
        RecoverPage::Button => "Save the password",
        RecoverPage::Done => "Done. Sign in with your new password.",
    }
}

pub(super) fn unkept(why: &Unkept) -> String {
    let said = match why {
        Unkept::Address => "an address begins with ‘sqlite:’ or ‘postgres://’",
        Unkept::Unreachable { why } => return format!("it can't be reached ({why})"),
        Unkept::ReadOnly => "file or folder can't be written",
        Unkept::InUse => "another program has it open",
        Unkept::Foreign => "it belongs to another program",
        Unkept::Newer { found, known } => {
            return format!(
                "a newer version of this program has written it (schema {found}; known here: \
                 {known})"
            );
        }
        Unkept::Damaged { why } => return format!("it is damaged ({why})"),
    };
    said.to_owned()
}

pub(super) fn stop_page(what: StopPage) -> &'static str {
    match what {
        StopPage::Question => "Shall Emberwake send you no e-mail any more?",
        StopPage::Button => "No more e-mail",
        StopPage::Done => "Done. Emberwake will send you no e-mail any more.",
    }
}
