//! A file with the options of a table: which message is which text of which option.

use super::MessageProblem;
use super::read::{File, Message};
use super::types::Type;

/// The texts of an option, by their numbers among the messages of the file.
pub struct OptionMessages {
    /// The key of the option, as the rules declare it.
    pub key: String,
    /// The message with its name.
    pub name: usize,
    /// `KEY-help`: what it does.
    pub help: usize,
    /// `KEY-is-WORD`: the meaning of a word or the name of a role.
    pub words: Vec<(String, usize)>,
    /// `KEY-number`: the meaning of a number.
    pub number: Option<usize>,
    /// `KEY-seats`: the meaning of a player for each role.
    pub seats: Option<usize>,
}

/// Returns the options of a file in its order. The messages of an option follow its name.
pub fn options(english: &File, problems: &mut Vec<MessageProblem>) -> Vec<OptionMessages> {
    let mut options: Vec<OptionMessages> = Vec::new();
    let mut wrong = |message: &Message, what: &str| {
        let what = format!("`{}` {what}", message.id);
        problems.push(MessageProblem { file: english.name.clone(), line: message.line, what });
    };
    let messages = &english.messages;
    for (nth, message) in messages.iter().enumerate() {
        let last = options.last_mut().and_then(|option| {
            let name = &messages[option.name].id;
            Some((message.id.strip_prefix(name.as_str())?.strip_prefix('-')?, option))
        });
        let kinds = || message.arguments.iter().map(|argument| &argument.kind);
        let (fits, wanted) = match last {
            Some(("number", option)) => {
                option.number = Some(nth);
                let is_number = matches!(kinds().collect::<Vec<_>>()[..], [Type::Number(_)]);
                (is_number, "takes one argument, a number.")
            }
            Some(("seats", option)) => {
                option.seats = Some(nth);
                let are_names = kinds().all(|kind| *kind == Type::Text) && kinds().count() > 0;
                (are_names, "takes a text for each role: the name of the player.")
            }
            Some(("help", option)) => {
                option.help = nth;
                (kinds().count() == 0, "takes no arguments.")
            }
            Some((part, option)) if part.starts_with("is-") => {
                option.words.push((part["is-".len()..].replace('-', "_"), nth));
                (kinds().count() == 0, "takes no arguments.")
            }
            Some(_) | None => {
                let key = message.id.replace('-', "_");
                let (words, number, seats) = (Vec::new(), None, None);
                // Until its help is found, it has that of its name.
                options.push(OptionMessages { key, name: nth, help: nth, words, number, seats });
                (kinds().count() == 0, "takes no arguments.")
            }
        };
        if !fits {
            wrong(message, wanted);
        }
    }
    for option in options.iter().filter(|option| option.help == option.name) {
        let what = "is not a text of the option above it, and no option without its `-help`.";
        wrong(&messages[option.name], what);
    }
    options
}
