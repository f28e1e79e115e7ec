//! The texts of a table's options, for every game alike, from a list of texts found by key.

use crate::grammar::join;
use crate::{Lang, Names};
use kernel::options::{OptionProblem, OptionRefusal, Value};

/// A text in the order of [`Lang::ALL`].
pub type InAll = [&'static str; 4];

/// Returns the name of a word for one seat, and its meaning.
pub type EachText = fn(Lang, &str) -> (&'static str, &'static str);

/// The texts of one option.
pub struct OptionText {
    /// The key of the option.
    pub key: &'static str,
    /// Its name.
    pub name: InAll,
    /// Its effect, in one sentence.
    pub help: InAll,
    /// The meanings of its words, and the names of its roles.
    pub words: &'static [(&'static str, InAll)],
    /// The meaning of a number, for one and for several; `#` is the number.
    pub count: Option<(InAll, InAll)>,
    /// The meaning of a seat for each role; each `#` is a player, in the order of the roles.
    pub seats: Option<InAll>,
    /// The name of a word for one seat, and its meaning.
    pub each: Option<EachText>,
}

/// An option whose values need no text: numbers and seats.
pub const PLAIN: OptionText = OptionText {
    key: "",
    name: [""; 4],
    help: [""; 4],
    words: &[],
    count: None,
    seats: None,
    each: None,
};

impl OptionText {
    /// Returns the name of the option.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.name[lang as usize]
    }

    /// Returns the effect of the option.
    pub fn help(&self, lang: Lang) -> &'static str {
        self.help[lang as usize]
    }

    /// Returns the meaning of a word of it, or the name of a role.
    pub fn word(&self, lang: Lang, word: &str) -> Option<&'static str> {
        let found = self.words.iter().find(|(known, _)| *known == word);
        found.map(|(_, text)| text[lang as usize])
    }

    /// Returns the meaning of a value: "off", "60 turns", a player's name.
    pub fn value(&self, lang: Lang, value: &Value, names: &Names) -> String {
        match value {
            Value::Word(word) => self.word(lang, word).unwrap_or(word).to_owned(),
            Value::Name(name) => self.word(lang, name).unwrap_or(name).to_owned(),
            Value::Number(number) => self.number(lang, *number),
            Value::Seat(seat) => names.of(lang, *seat),
            Value::Roles(seats) => {
                let text = self.seats.map_or("", |text| text[lang as usize]);
                let mut parts = text.split('#');
                let first = parts.next().unwrap_or_default().to_owned();
                let named = seats.iter().zip(parts);
                named.fold(first, |told, (seat, part)| told + &names.of(lang, *seat) + part)
            }
            Value::Each(words) => {
                let name = |word: &&'static str| self.each.map_or(*word, |each| each(lang, word).0);
                join(lang, &words.iter().map(name).collect::<Vec<_>>())
            }
        }
    }

    fn number(&self, lang: Lang, number: u32) -> String {
        let Some((one, several)) = self.count else { return number.to_string() };
        // French counts 0 as one.
        let is_one = number == 1 || number == 0 && lang == Lang::Fr;
        let text = if is_one { one } else { several };
        text[lang as usize].replace('#', &number.to_string())
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
    match problem.why {
        OptionRefusal::Range { found, least, most } => match lang {
            Lang::En => format!("{name}: choose a number from {least} to {most}, not {found}."),
            Lang::Fr => {
                format!("{name}\u{a0}: choisissez un nombre de {least} à {most}, pas {found}.")
            }
            Lang::De => format!("{name}: Wähle eine Zahl von {least} bis {most}, nicht {found}."),
            Lang::Es => format!("{name}: elige un número de {least} a {most}, no {found}."),
        },
        OptionRefusal::NoSeat(_) => match lang {
            Lang::En => format!("{name}: this table has no such seat."),
            Lang::Fr => format!("{name}\u{a0}: cette place n’existe pas à cette table."),
            Lang::De => format!("{name}: Diesen Platz gibt es an diesem Tisch nicht."),
            Lang::Es => format!("{name}: esta mesa no tiene ese asiento."),
        },
        OptionRefusal::Count { named, players } => match lang {
            Lang::En => {
                format!("{name}: you named {named}, but {players} players need one each.")
            }
            Lang::Fr => {
                format!("{name}\u{a0}: {named} au lieu de {players}, un par joueur.")
            }
            Lang::De => {
                format!("{name}: {named} statt {players}; nötig ist eine Angabe pro Spieler.")
            }
            Lang::Es => format!("{name}: {named} en lugar de {players}, uno para cada jugador."),
        },
        OptionRefusal::Twice(word) => {
            let each = find(texts, problem.key).and_then(|text| text.each);
            let word = each.map_or(word, |each| each(lang, word).0);
            match lang {
                Lang::En => format!("{name}: two players can’t both have {word}."),
                Lang::Fr => {
                    format!("{name}\u{a0}: deux joueurs ne peuvent pas avoir tous deux {word}.")
                }
                Lang::De => format!("{name}: {word} kann nicht zweimal vergeben werden."),
                Lang::Es => format!("{name}: dos jugadores no pueden tener a la vez {word}."),
            }
        }
        OptionRefusal::Needs { key, word } => {
            let other = named(key);
            let word = find(texts, key).and_then(|text| text.word(lang, word)).unwrap_or(word);
            match lang {
                Lang::En => format!("{name}: set {other} to “{word}” first."),
                Lang::Fr => {
                    format!("{name}\u{a0}: réglez d’abord {other} sur «\u{a0}{word}\u{a0}».")
                }
                Lang::De => format!("{name}: Stelle zuerst {other} auf „{word}“."),
                Lang::Es => format!("{name}: pon primero {other} en «{word}»."),
            }
        }
    }
}
