//! The texts of a table's options, for every game alike, from a list of texts found by key.

use crate::grammar::join;
use crate::messages::messages;
use crate::{Lang, Names};
use kernel::options::{OptionProblem, OptionRefusal, Value};

messages!(said, "options");

use said::Refusal;

/// Returns a text in a language.
pub type InLang = fn(Lang) -> &'static str;

/// Returns the name of a word for one seat, and its meaning.
pub type EachText = fn(Lang, &str) -> (&'static str, &'static str);

/// The texts of one option. Those of a game are in `messages/*/GAME-options.ftl`.
#[derive(Clone, Copy)]
pub struct OptionText {
    /// The key of the option.
    pub key: &'static str,
    /// Its name.
    pub name: InLang,
    /// Its effect, in one sentence.
    pub help: InLang,
    /// The meanings of its words, and the names of its roles.
    pub words: &'static [(&'static str, InLang)],
    /// The meaning of a number.
    pub number: Option<fn(Lang, u32) -> String>,
    /// The meaning of a seat for each role, from the names of the players in the order of the
    /// roles.
    pub seats: Option<fn(Lang, &[String]) -> String>,
    /// The name of a word for one seat, and its meaning.
    pub each: Option<EachText>,
}

/// An option whose values need no text: numbers and seats.
pub const PLAIN: OptionText = OptionText {
    key: "",
    name: |_| "",
    help: |_| "",
    words: &[],
    number: None,
    seats: None,
    each: None,
};

impl OptionText {
    /// Returns the name of the option.
    pub fn name(&self, lang: Lang) -> &'static str {
        (self.name)(lang)
    }

    /// Returns the effect of the option.
    pub fn help(&self, lang: Lang) -> &'static str {
        (self.help)(lang)
    }

    /// Returns the meaning of a word of it, or the name of a role.
    pub fn word(&self, lang: Lang, word: &str) -> Option<&'static str> {
        let found = self.words.iter().find(|(known, _)| *known == word);
        found.map(|(_, text)| text(lang))
    }

    /// Returns the meaning of a value: "off", "60 turns", a player's name.
    pub fn value(&self, lang: Lang, value: &Value, names: &Names) -> String {
        match value {
            Value::Word(word) => self.word(lang, word).unwrap_or(word).to_owned(),
            Value::Name(name) => self.word(lang, name).unwrap_or(name).to_owned(),
            Value::Number(number) => {
                self.number.map_or_else(|| number.to_string(), |text| text(lang, *number))
            }
            Value::Seat(seat) => names.of(lang, *seat),
            Value::Roles(seats) => {
                let named: Vec<String> = seats.iter().map(|seat| names.of(lang, *seat)).collect();
                self.seats.map(|text| text(lang, &named)).unwrap_or_default()
            }
            Value::Each(words) => {
                let name = |word: &&'static str| self.each.map_or(*word, |each| each(lang, word).0);
                join(lang, &words.iter().map(name).collect::<Vec<_>>())
            }
        }
    }
}

/// The text of the option with this key.
pub fn find(texts: &'static [OptionText], key: &str) -> Option<&'static OptionText> {
    texts.iter().find(|text| text.key == key)
}

/// Returns a problem with an option, as a sentence.
pub fn problem(lang: Lang, texts: &'static [OptionText], problem: &OptionProblem) -> String {
    let named = |key: &'static str| find(texts, key).map_or(key, |text| text.name(lang));
    let name = named(problem.key);
    let said = match problem.why {
        OptionRefusal::Range { found, least, most } => Refusal::Range { name, found, least, most },
        OptionRefusal::NoSeat(_) => Refusal::NoSeat { name },
        OptionRefusal::Count { named, players } => Refusal::Count { name, named, players },
        OptionRefusal::Twice(word) => {
            let each = find(texts, problem.key).and_then(|text| text.each);
            Refusal::Twice { name, word: each.map_or(word, |each| each(lang, word).0) }
        }
        OptionRefusal::Needs { key, word } => {
            let text = find(texts, key).and_then(|text| text.word(lang, word));
            Refusal::Needs { name, other: named(key), word: text.unwrap_or(word) }
        }
    };
    said.text(lang)
}
