//! Checks whether the options of a setup fit each other and the number of seats, and makes them
//! fit.

use super::{PLAYERS_KEY, Value, Values, find};
use crate::{Seat, SetupText};

/// A problem with one option of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionProblem {
    /// The key of the option.
    pub key: &'static str,
    /// The id of the rule that describes it.
    pub rule: &'static str,
    /// The reason.
    pub why: OptionRefusal,
}

/// The reason why an option can't have its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionRefusal {
    /// The number is too small or too large.
    Range {
        /// The number that was given.
        found: u32,
        /// The smallest allowed number.
        least: u16,
        /// The largest allowed number.
        most: u16,
    },
    /// There is no such seat at this table.
    NoSeat(Seat),
    /// The option needs one value for each seat, and has too few or too many.
    Count {
        /// The number of values given.
        named: usize,
        /// The number of players.
        players: u8,
    },
    /// Two seats have the same value, which isn't allowed.
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

/// Returns every problem that the list of options finds in a setup, in list order.
///
/// ```
/// use emberwake_campfire::Setup;
/// use emberwake_kernel::options::problems;
///
/// let found = problems(&Setup::new(9), 9);
/// assert_eq!(found[0].to_string(), "‘players’ must be from 2 to 5, not 9");
/// ```
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

/// Returns `true` if the edition of a setup has everything that its options use. Anything the
/// edition lacks must be at its default.
pub fn are_known<S: SetupText>(setup: &S, players: u8) -> bool {
    let edition = setup.edition();
    S::OPTIONS.iter().all(|option| match option.value(setup) {
        value if option.since > edition => value == option.value(&S::usual(players)),
        Value::Word(word) => option.since_of(word) <= edition,
        _ => true,
    })
}

/// Makes a setup fit another number of seats. Options that name a removed seat return to their
/// default, and lists with one value per seat are cut or extended.
///
/// ```
/// use emberwake_campfire::{First, Setup};
/// use emberwake_kernel::{Seat, options::reseat};
///
/// let mut setup = Setup { first: First::Seat(Seat(3)), ..Setup::new(4) };
/// reseat(&mut setup, 2);
/// assert_eq!((setup.players, setup.first), (2, First::Random));
/// ```
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
        // The value no longer borrows from the setup, but its type can't say so.
        let text = option.values.write(&value);
        option.choose(setup, &text);
    }
}

/// Resets options to their defaults that can't differ from them, given the other options.
pub fn drop_inapplicable<S: SetupText>(setup: &mut S, players: u8) {
    for option in S::OPTIONS {
        if !option.applies(setup) {
            let usual = option.text(&S::usual(players));
            option.choose(setup, &usual);
        }
    }
}

/// Returns the number of players.
pub fn player_count<S: SetupText>(setup: &S) -> u8 {
    match find::<S>(PLAYERS_KEY).map(|option| option.value(setup)) {
        Some(Value::Number(players)) => players as u8,
        _ => 0,
    }
}

/// Returns as many different words as there are seats.
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
