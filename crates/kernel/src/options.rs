//! Table options as data: what a table can agree on before a game, declared once by its rules.
//!
//! A rules crate lists its options in [`SetupText::OPTIONS`]. Reading and writing records, the
//! command line, the forms of the page, and the checks of a setup all follow from that list. In
//! play nothing is looked up here: the rules read plain fields of their setup.

use crate::notation::number;
use crate::{SEATS_MAX, Seat, SetupText};

/// The key of the number of players, which every setup has and which must be given.
pub const PLAYERS_KEY: &str = "players";

/// An option of a table. Its default is what [`SetupText::usual`] gives its field.
pub struct TableOption<S: 'static> {
    /// The key in records and on the command line.
    pub key: &'static str,
    /// The paragraph of the rulebook that describes it.
    pub rule: &'static str,
    /// What it can be.
    pub values: Values,
    /// The edition that brought it. Records of earlier editions don't have it.
    pub since: u8,
    /// It can differ from its default only while another option (a key) has this value (a word).
    pub needs: Option<(&'static str, &'static str)>,
    /// Where the setup keeps it.
    pub field: Field<S>,
}

/// The field of a setup that holds an option; [`crate::field!`] makes one.
pub struct Field<S: 'static> {
    /// What the setup says.
    pub get: for<'a> fn(&'a S) -> Value<'a>,
    /// Changes the setup; `None` if the field can't hold this value.
    pub set: fn(&mut S, &Value) -> Option<()>,
}

/// What an option can be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Words(&'static [Word]),
    /// A number, or one of the words if there are any.
    Number {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
        /// What is counted, for the pattern of the notation.
        of: &'static str,
        /// Words that can stand instead, such as `off`.
        words: &'static [Word],
    },
    /// One of these words, or `seat N`.
    Seat(&'static [Word]),
    /// `off`, or a seat for each of these roles: `captain 0 winner 1 last 2`.
    Roles(&'static [&'static str]),
    /// One of the words, or for each seat a different one of `each`.
    EachSeat {
        /// Words for all seats together.
        words: &'static [Word],
        /// What one seat can have.
        each: &'static [&'static str],
        /// What these are, for the pattern of the notation.
        of: &'static str,
    },
    /// The name of something that comes in a file.
    File,
}

/// A word that an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The word in records.
    pub word: &'static str,
    /// The edition that brought it.
    pub since: u8,
}

impl Word {
    /// A word that the option has had from its beginning.
    pub const fn new(word: &'static str) -> Word {
        Word { word, since: 1 }
    }

    /// A word that came with a later edition.
    pub const fn since(word: &'static str, edition: u8) -> Word {
        Word { word, since: edition }
    }
}

const ON: &str = "on";
const OFF: &str = "off";
const SWITCH: &[Word] = &[Word::new(ON), Word::new(OFF)];
const NO_ROLES: &[Word] = &[Word::new(OFF)];

/// What an option is in one setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u32),
    /// A seat.
    Seat(Seat),
    /// A seat for each role.
    Roles(Vec<Seat>),
    /// A word for each seat.
    Each(Vec<&'static str>),
    /// A name.
    Name(&'a str),
}

/// A type that a field of a setup can have.
pub trait OptionValue: Sized {
    /// The value as data.
    fn value(&self) -> Value<'_>;
    /// The value back; `None` if it is none of this type.
    fn of(value: &Value) -> Option<Self>;
}

impl OptionValue for bool {
    fn value(&self) -> Value<'_> {
        Value::Word(if *self { ON } else { OFF })
    }

    fn of(value: &Value) -> Option<bool> {
        match *value {
            Value::Word(ON) => Some(true),
            Value::Word(OFF) => Some(false),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl OptionValue for $number {
                fn value(&self) -> Value<'_> {
                    Value::Number((*self).into())
                }

                fn of(value: &Value) -> Option<$number> {
                    match *value {
                        Value::Number(number) => number.try_into().ok(),
                        _ => None,
                    }
                }
            }
        )*
    };
}

numbers!(u8, u16);

/// A value, or `off`.
impl<T: OptionValue> OptionValue for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Word(OFF), T::value)
    }

    fn of(value: &Value) -> Option<Option<T>> {
        match *value {
            Value::Word(OFF) => Some(None),
            _ => T::of(value).map(Some),
        }
    }
}

/// Gives the values of an option their words in records: `choices!(Ties: Pool = "pool", …)`.
#[macro_export]
macro_rules! choices {
    ($option:ident: $($value:ident = $word:literal),+ $(,)?) => {
        impl $option {
            /// The words in records, in the order in which they are offered.
            pub const WORDS: &'static [$crate::options::Word] =
                &[$($crate::options::Word::new($word)),+];
        }

        impl $crate::options::OptionValue for $option {
            fn value(&self) -> $crate::options::Value<'_> {
                $crate::options::Value::Word(match self { $($option::$value => $word),+ })
            }

            fn of(value: &$crate::options::Value) -> Option<$option> {
                match *value {
                    $($crate::options::Value::Word($word) => Some($option::$value),)+
                    _ => None,
                }
            }
        }
    };
}

/// The field of a setup by its name: `field!(Setup, moon_ties)`.
#[macro_export]
macro_rules! field {
    ($setup:ty, $($name:ident).+) => {
        $crate::options::Field {
            get: |setup: &$setup| $crate::options::OptionValue::value(&setup.$($name).+),
            set: |setup: &mut $setup, value: &$crate::options::Value| {
                setup.$($name).+ = $crate::options::OptionValue::of(value)?;
                Some(())
            },
        }
    };
}

impl Values {
    /// The words among the values.
    pub const fn words(&self) -> &'static [Word] {
        match self {
            Values::Switch => SWITCH,
            Values::Words(words)
            | Values::Number { words, .. }
            | Values::Seat(words)
            | Values::EachSeat { words, .. } => words,
            Values::Roles(_) => NO_ROLES,
            Values::File => &[],
        }
    }

    /// Reads a value as records write it.
    pub fn read<'a>(&self, text: &'a str) -> Option<Value<'a>> {
        if let Some(word) = self.words().iter().find(|word| word.word == text) {
            return Some(Value::Word(word.word));
        }
        match self {
            Values::Switch | Values::Words(_) => None,
            Values::Number { .. } => number(text, u16::MAX.into()).map(Value::Number),
            Values::Seat(_) => seat(text.strip_prefix("seat ")?).map(Value::Seat),
            Values::Roles(roles) => read_roles(roles, text).map(Value::Roles),
            Values::EachSeat { each, .. } => {
                let known = |word: &str| each.iter().copied().find(|known| *known == word);
                text.split(' ').map(known).collect::<Option<_>>().map(Value::Each)
            }
            Values::File => Some(Value::Name(text)),
        }
    }

    /// Writes a value as records do.
    pub fn write(&self, value: &Value) -> String {
        match value {
            Value::Word(word) => (*word).to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Seat(seat) => format!("seat {seat}"),
            Value::Each(words) => words.join(" "),
            Value::Name(name) => (*name).to_owned(),
            Value::Roles(seats) => {
                let roles = if let Values::Roles(roles) = self { roles } else { &[][..] };
                let named = roles.iter().zip(seats).map(|(role, seat)| format!("{role} {seat}"));
                named.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The pattern of the notation, for tables of at most so many seats.
    pub fn pattern(&self, players_max: u8) -> String {
        let mut parts: Vec<String> = self.words().iter().map(|word| word.word.to_owned()).collect();
        match *self {
            Values::Switch | Values::Words(_) => {}
            Values::Number { least, most, of, .. } => {
                let numbers: Vec<String> = if self.is_short() {
                    (least..=most).map(|number| number.to_string()).collect()
                } else {
                    vec![format!("<number of {of}>")]
                };
                parts.splice(0..0, numbers);
            }
            Values::Seat(_) => parts.push(format!("seat <0-{}>", players_max.saturating_sub(1))),
            Values::Roles(roles) => {
                let roles = roles.iter().map(|role| format!("{role} <seat>"));
                parts.push(roles.collect::<Vec<_>>().join(" "));
            }
            Values::EachSeat { of, .. } => {
                parts.push(format!("<{of} of seat 0> <of seat 1> …"));
            }
            Values::File => parts.push("<name>".to_owned()),
        }
        parts.join("|")
    }

    /// The values that a list offers at a table of so many seats, as records write them. Numbers
    /// that are too many to list, roles, a word for each seat and files are left to their own
    /// controls.
    pub fn listed(&self, players: u8) -> Vec<String> {
        let words = self.words().iter().map(|word| word.word.to_owned());
        match *self {
            Values::Number { least, most, .. } if self.is_short() => {
                (least..=most).map(|number| number.to_string()).chain(words).collect()
            }
            Values::Seat(_) => {
                words.chain((0..players).map(|seat| format!("seat {seat}"))).collect()
            }
            _ => words.collect(),
        }
    }

    /// Whether all numbers fit into a list.
    pub const fn is_short(&self) -> bool {
        match self {
            Values::Number { least, most, .. } => most.saturating_sub(*least) < 10,
            _ => true,
        }
    }
}

fn seat(text: &str) -> Option<Seat> {
    number(text, u8::MAX.into()).map(|seat| Seat(seat as u8))
}

fn read_roles(roles: &[&str], text: &str) -> Option<Vec<Seat>> {
    let words: Vec<&str> = text.split(' ').collect();
    let pairs = words.chunks(2).zip(roles);
    let seats: Option<Vec<Seat>> = pairs
        .map(|(pair, role)| match pair {
            [named, number] if named == role => seat(number),
            _ => None,
        })
        .collect();
    seats.filter(|_| words.len() == 2 * roles.len())
}

impl<S: SetupText> TableOption<S> {
    /// What a setup says.
    pub fn value<'a>(&self, setup: &'a S) -> Value<'a> {
        (self.field.get)(setup)
    }

    /// What a setup says, as records write it.
    pub fn text(&self, setup: &S) -> String {
        self.values.write(&self.value(setup))
    }

    /// Changes a setup as a record would; `None`, and no change, if this can't be read.
    pub fn choose(&self, setup: &mut S, text: &str) -> Option<()> {
        (self.field.set)(setup, &self.values.read(text)?)
    }

    /// The edition that brought a word of this option.
    pub fn since_of(&self, text: &str) -> u8 {
        let word = self.values.words().iter().find(|word| word.word == text);
        word.map_or(self.since, |word| word.since.max(self.since))
    }

    /// Whether this option may differ from its default, as the others are.
    pub fn applies(&self, setup: &S) -> bool {
        self.needs.is_none_or(|(key, word)| {
            let other = S::OPTIONS.iter().find(|option| option.key == key);
            other.is_none_or(|other| other.value(setup) == Value::Word(word))
        })
    }
}

/// The option with this key.
pub fn find<S: SetupText>(key: &str) -> Option<&'static TableOption<S>> {
    S::OPTIONS.iter().find(|option| option.key == key)
}

/// The fewest and the most players.
pub fn players<S: SetupText>() -> (u8, u8) {
    match find::<S>(PLAYERS_KEY).map(|option| option.values) {
        Some(Values::Number { least, most, .. }) => (least as u8, most as u8),
        _ => (1, SEATS_MAX as u8),
    }
}

/// What is wrong with one option of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionProblem {
    /// The key of the option.
    pub key: &'static str,
    /// Its paragraph of the rulebook.
    pub rule: &'static str,
    /// What is wrong.
    pub why: OptionRefusal,
}

/// Why an option can't be what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionRefusal {
    /// The number is too small or too large.
    Range {
        /// What was asked for.
        found: u32,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// There is no such seat at this table.
    NoSeat(Seat),
    /// There is one for each seat, and these are too few or too many.
    Count {
        /// How many were named.
        named: usize,
        /// How many play.
        players: u8,
    },
    /// Two seats can't have the same.
    Twice(&'static str),
    /// Another option must have this value first.
    Needs {
        /// The key of the other option.
        key: &'static str,
        /// The word it must have.
        word: &'static str,
    },
}

impl std::fmt::Display for OptionProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "‘{}’ ", self.key)?;
        match self.why {
            OptionRefusal::Range { found, least, most } => {
                write!(f, "must be from {least} to {most}, not {found}")
            }
            OptionRefusal::NoSeat(seat) => write!(f, "names seat {seat}, which does not exist"),
            OptionRefusal::Count { named, players } => {
                write!(f, "names {named} for {players} players")
            }
            OptionRefusal::Twice(word) => write!(f, "gives ‘{word}’ to two seats"),
            OptionRefusal::Needs { key, word } => write!(f, "needs ‘{key} {word}’"),
        }
    }
}

impl std::error::Error for OptionProblem {}

/// Everything that the list of options says against a setup, in its order.
pub fn problems<S: SetupText>(setup: &S, players: u8) -> Vec<OptionProblem> {
    let mut problems = Vec::new();
    for option in S::OPTIONS {
        let mut wrong = |why| {
            problems.push(OptionProblem { key: option.key, rule: option.rule, why });
        };
        let value = option.value(setup);
        check(&option.values, &value, players, &mut wrong);
        if let Some((key, word)) = option.needs
            && !option.applies(setup)
            && value != option.value(&S::usual(players))
        {
            wrong(OptionRefusal::Needs { key, word });
        }
    }
    problems
}

fn check(values: &Values, value: &Value, players: u8, wrong: &mut impl FnMut(OptionRefusal)) {
    match (values, value) {
        (&Values::Number { least, most, .. }, &Value::Number(found))
            if !(u32::from(least)..=u32::from(most)).contains(&found) =>
        {
            wrong(OptionRefusal::Range { found, least, most });
        }
        (_, &Value::Seat(seat)) if seat.0 >= players => wrong(OptionRefusal::NoSeat(seat)),
        (_, Value::Roles(seats)) => {
            for &seat in seats.iter().filter(|seat| seat.0 >= players) {
                wrong(OptionRefusal::NoSeat(seat));
            }
        }
        (_, Value::Each(words)) => {
            if words.len() != usize::from(players) {
                wrong(OptionRefusal::Count { named: words.len(), players });
            }
            for (index, word) in words.iter().enumerate() {
                if words[..index].contains(word) {
                    wrong(OptionRefusal::Twice(word));
                }
            }
        }
        _ => {}
    }
}

/// Whether the edition of a setup has everything that its options say. What an edition does not
/// have must be at its default.
pub fn are_known<S: SetupText>(setup: &S, players: u8) -> bool {
    let edition = setup.edition();
    S::OPTIONS.iter().all(|option| match option.value(setup) {
        value if option.since > edition => value == option.value(&S::usual(players)),
        Value::Word(word) => option.since_of(word) <= edition,
        _ => true,
    })
}

/// Makes a setup fit another number of seats: what names a seat that is gone goes back to its
/// default, and what names something for each seat is cut or filled up.
pub fn reseat<S: SetupText>(setup: &mut S, players: u8) {
    let usual = S::usual(players);
    for option in S::OPTIONS {
        let value = match (option.values, option.value(setup)) {
            _ if option.key == PLAYERS_KEY => Value::Number(players.into()),
            (_, Value::Seat(seat)) if seat.0 >= players => option.value(&usual),
            (_, Value::Roles(seats)) if seats.iter().any(|seat| seat.0 >= players) => {
                option.value(&usual)
            }
            (Values::EachSeat { each, .. }, Value::Each(words)) => {
                Value::Each(fitted(words, each, players))
            }
            _ => continue,
        };
        // The value borrows nothing of the setup any more, whatever its type says.
        let text = option.values.write(&value);
        option.choose(setup, &text);
    }
}

/// Puts options back to their defaults that can't differ from them, as the others are now.
pub fn drop_inapplicable<S: SetupText>(setup: &mut S, players: u8) {
    for option in S::OPTIONS {
        if !option.applies(setup) {
            let usual = option.text(&S::usual(players));
            option.choose(setup, &usual);
        }
    }
}

/// How many play.
pub fn player_count<S: SetupText>(setup: &S) -> u8 {
    match find::<S>(PLAYERS_KEY).map(|option| option.value(setup)) {
        Some(Value::Number(players)) => players as u8,
        _ => 0,
    }
}

/// As many different words as there are seats.
pub fn fitted(
    mut words: Vec<&'static str>,
    each: &[&'static str],
    players: u8,
) -> Vec<&'static str> {
    words.truncate(players.into());
    for word in each {
        if words.len() < players.into() && !words.contains(word) {
            words.push(word);
        }
    }
    words
}
