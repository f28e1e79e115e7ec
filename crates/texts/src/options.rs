//! What the options of a table are called: for every game alike, from a list of texts found by key.

use crate::grammar::join;
use crate::{Lang, Names};
use kernel::options::{OptionProblem, OptionRefusal, Value};

/// A text in the order of [`Lang::ALL`].
pub type InAll = [&'static str; 4];

/// What a word for one seat is called, and what it means.
pub type EachText = fn(Lang, &str) -> (&'static str, &'static str);

/// The texts of one option.
pub struct OptionText {
    /// The key of the option.
    pub key: &'static str,
    /// What it is called.
    pub name: InAll,
    /// What it does, in one sentence.
    pub help: InAll,
    /// What each of its words means, and what its roles are called.
    pub words: &'static [(&'static str, InAll)],
    /// What a number means, for one and for several; `#` is the number.
    pub count: Option<(InAll, InAll)>,
    /// What a seat for each role means; each `#` is a player, in the order of the roles.
    pub seats: Option<InAll>,
    /// What a word for one seat is called, and what it means.
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
    /// What the option is called.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.name[lang as usize]
    }

    /// What it does.
    pub fn help(&self, lang: Lang) -> &'static str {
        self.help[lang as usize]
    }

    /// What a word of it means, or what a role is called.
    pub fn word(&self, lang: Lang, word: &str) -> Option<&'static str> {
        let found = self.words.iter().find(|(known, _)| *known == word);
        found.map(|(_, text)| text[lang as usize])
    }

    /// What a value means: "off", "60 turns", a player's name.
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

/// What is wrong with an option, as a sentence.
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
        OptionRefusal::NoSeat(seat) => match lang {
            Lang::En => format!("{name}: there is no seat {seat}. The first seat is 0."),
            Lang::Fr => {
                format!("{name}\u{a0}: il n'y a pas de siège {seat} (le premier est le 0).")
            }
            Lang::De => format!("{name}: Es gibt keinen Sitzplatz {seat} (der erste ist 0)."),
            Lang::Es => format!("{name}: no hay ningún asiento {seat} (el primero es el 0)."),
        },
        OptionRefusal::Count { named, players } => match lang {
            Lang::En => {
                format!("{name}: you named {named}, but {players} players need one each.")
            }
            Lang::Fr => {
                format!("{name}\u{a0}: {named} au lieu de {players}, un pour chaque joueur.")
            }
            Lang::De => format!("{name}: {named} statt {players}, für jeden Spieler genau eins."),
            Lang::Es => format!("{name}: {named} en lugar de {players}, uno para cada jugador."),
        },
        OptionRefusal::Twice(word) => {
            let each = find(texts, problem.key).and_then(|text| text.each);
            let word = each.map_or(word, |each| each(lang, word).0);
            match lang {
                Lang::En => format!("{name}: two players can’t both have {word}."),
                Lang::Fr => format!("{name}\u{a0}: deux joueurs ne peuvent pas avoir {word}."),
                Lang::De => format!("{name}: {word} kann nicht zweimal vergeben werden."),
                Lang::Es => format!("{name}: dos jugadores no pueden tener {word}."),
            }
        }
        OptionRefusal::Needs { key, word } => {
            let other = named(key);
            let word = find(texts, key).and_then(|text| text.word(lang, word)).unwrap_or(word);
            match lang {
                Lang::En => format!("{name}: set {other} to ‘{word}’ first."),
                Lang::Fr => {
                    format!("{name}\u{a0}: réglez d'abord {other} sur «\u{a0}{word}\u{a0}».")
                }
                Lang::De => format!("{name}: Stelle zuerst {other} auf „{word}“."),
                Lang::Es => format!("{name}: pon primero {other} en «{word}»."),
            }
        }
    }
}
