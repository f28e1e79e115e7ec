//! Table options as data: the choices that a table has before a game, declared once by its rules.
//!
//! A rules crate lists its options in [`SetupText::OPTIONS`]. The text of records, the command
//! line, the forms of the page and the validation of a setup all follow from that list. During play
//! nothing is looked up here: the rules read plain fields of their setup.

mod fitting;

pub use fitting::{
    OptionProblem, OptionRefusal, are_known, drop_inapplicable, fitted, player_count, problems,
    reseat,
};

use crate::notation::number;
use crate::{SEATS_MAX, Seat, SetupText};

/// The key of the number of players, which every setup must have.
pub const PLAYERS_KEY: &str = "players";

/// An option of a table. Its default is the value in [`SetupText::usual`].
pub struct TableOption<S: 'static> {
    /// The key in records and on the command line.
    pub key: &'static str,
    /// The id of the rule that describes it.
    pub rule: &'static str,
    /// The values it can have.
    pub values: Values,
    /// The edition that introduced it. Records of earlier editions don't have it.
    pub since: u8,
    /// Another option's key and word. This option can differ from its default only while that
    /// option has that word.
    pub needs: Option<(&'static str, &'static str)>,
    /// The field of the setup that stores it.
    pub field: Field<S>,
}

/// Access to the field of a setup that stores an option; [`crate::field!`] makes one.
pub struct Field<S: 'static> {
    /// Returns the value in the setup.
    pub get: for<'a> fn(&'a S) -> Value<'a>,
    /// Sets the value in the setup; returns `None` if the field can't have this value.
    pub set: fn(&mut S, &Value) -> Option<()>,
}

/// The values that an option can have.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Words(&'static [Word]),
    /// A number, or one of the words if there are any.
    Number {
        /// The smallest number.
        least: u16,
        /// The largest number.
        most: u16,
        /// The unit, for the pattern of the notation.
        of: &'static str,
        /// Words that are also allowed, such as `off`.
        words: &'static [Word],
    },
    /// One of these words, or `seat N`.
    Seat(&'static [Word]),
    /// `off`, or a seat for each of these roles: `captain 0 winner 1 last 2`.
    Roles(&'static [&'static str]),
    /// One of the words, or a different one of `each` for every seat.
    EachSeat {
        /// Words for all seats together.
        words: &'static [Word],
        /// The values that one seat can have.
        each: &'static [&'static str],
        /// A name for these values, for the pattern of the notation.
        of: &'static str,
    },
    /// The name of something that is loaded from a file.
    File,
}

/// A word that can be the value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The word in records.
    pub word: &'static str,
    /// The edition that introduced it.
    pub since: u8,
}

impl Word {
    /// Creates a word that the option has had since the first edition.
    pub const fn new(word: &'static str) -> Word {
        Word { word, since: 1 }
    }

    /// Creates a word that a later edition introduced.
    pub const fn since(word: &'static str, edition: u8) -> Word {
        Word { word, since: edition }
    }
}

const ON: &str = "on";
const OFF: &str = "off";
const SWITCH: &[Word] = &[Word::new(ON), Word::new(OFF)];
const NO_ROLES: &[Word] = &[Word::new(OFF)];

/// The value of an option in one setup.
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
    /// Returns the value as data.
    fn value(&self) -> Value<'_>;
    /// Converts the value back; returns `None` if it has another type.
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

/// An optional value; `None` is `off`.
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

/// Maps the values of an option to their words in records: `choices!(Ties: Pool = "pool", …)`.
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

/// Returns the field of a setup by its name: `field!(Setup, moon_ties)`.
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
    /// Returns the words among the values.
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

    /// Parses a value in the notation of records.
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

    /// Writes a value in the notation of records.
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

    /// Returns the pattern of the notation, for tables of at most this many seats.
    ///
    /// ```
    /// use emberwake_campfire::Setup;
    /// use emberwake_kernel::options::find;
    ///
    /// assert_eq!(find::<Setup>("even_stacks").unwrap().values.pattern(5), "on|off");
    /// ```
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

    /// Returns the values to offer in a list at a table of this many seats, as records write them.
    /// Long ranges of numbers, roles, a word for each seat, and files are left to other controls.
    ///
    /// ```
    /// use emberwake_campfire::Setup;
    /// use emberwake_kernel::options::find;
    ///
    /// let option = find::<Setup>("moon_ties").unwrap();
    /// assert_eq!(option.values.listed(2), ["pool", "separate"]);
    /// ```
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

    /// Returns `true` if all numbers fit in a list.
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
    /// Returns the option's value in a setup.
    pub fn value<'a>(&self, setup: &'a S) -> Value<'a> {
        (self.field.get)(setup)
    }

    /// Returns the option's value in a setup, as records write it.
    pub fn text(&self, setup: &S) -> String {
        self.values.write(&self.value(setup))
    }

    /// Sets the option in a setup from its text in records. Returns `None`, and changes nothing, if
    /// the text is invalid.
    pub fn choose(&self, setup: &mut S, text: &str) -> Option<()> {
        (self.field.set)(setup, &self.values.read(text)?)
    }

    /// Returns the edition that introduced a word of this option.
    pub fn since_of(&self, text: &str) -> u8 {
        let word = self.values.words().iter().find(|word| word.word == text);
        word.map_or(self.since, |word| word.since.max(self.since))
    }

    /// Returns `true` if this option may differ from its default, given the other options.
    pub fn applies(&self, setup: &S) -> bool {
        self.needs.is_none_or(|(key, word)| {
            let other = S::OPTIONS.iter().find(|option| option.key == key);
            other.is_none_or(|other| other.value(setup) == Value::Word(word))
        })
    }
}

/// Returns the option with this key.
///
/// ```
/// use emberwake_campfire::Setup;
/// use emberwake_kernel::options::find;
///
/// let option = find::<Setup>("standstill").unwrap();
/// assert_eq!(option.rule, "C8.3");
///
/// let mut setup = Setup::new(2);
/// option.choose(&mut setup, "off").unwrap();
/// assert_eq!(setup.standstill, None);
/// assert_eq!(option.text(&setup), "off");
/// ```
pub fn find<S: SetupText>(key: &str) -> Option<&'static TableOption<S>> {
    S::OPTIONS.iter().find(|option| option.key == key)
}

/// Returns the smallest and the largest number of players.
///
/// ```
/// assert_eq!(emberwake_kernel::options::players::<emberwake_campfire::Setup>(), (2, 5));
/// ```
pub fn players<S: SetupText>() -> (u8, u8) {
    match find::<S>(PLAYERS_KEY).map(|option| option.values) {
        Some(Values::Number { least, most, .. }) => (least as u8, most as u8),
        _ => (1, SEATS_MAX as u8),
    }
}
