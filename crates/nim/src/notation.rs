//! The notation of Nim: its setup, moves, rolls and refusals.

use kernel::notation::{NotationError, number};
use kernel::options::{OptionProblem, TableOption, Values};
use kernel::{Cites, SetupText, field};
use std::fmt;
use std::str::FromStr;

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// N1.1: the number of players.
    pub players: u8,
    /// N1.2: the number of stones.
    pub stones: u8,
}

impl SetupText for Setup {
    const OPTIONS: &'static [TableOption<Setup>] = &[
        TableOption {
            key: "players",
            rule: "N1.1",
            values: Values::Number { least: 2, most: 4, of: "players", words: &[] },
            since: 1,
            needs: None,
            field: field!(Setup, players),
        },
        TableOption {
            key: "stones",
            rule: "N1.2",
            values: Values::Number { least: 2, most: 99, of: "stones", words: &[] },
            since: 1,
            needs: None,
            field: field!(Setup, stones),
        },
    ];

    fn usual(players: u8) -> Setup {
        Setup { players, stones: 21 }
    }

    fn edition(&self) -> u8 {
        1
    }

    fn with_edition(self, _edition: u8) -> Setup {
        self
    }
}

/// A reason why a setup is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupProblem(pub OptionProblem);

impl Cites for SetupProblem {
    fn rule(&self) -> &'static str {
        self.0.rule
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for SetupProblem {}

/// A move: take this many stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(pub u8);

/// A result of the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(pub u8);

impl Roll {
    /// The faces of the die.
    pub const ALL: [Roll; 2] = [Roll(2), Roll(3)];
}

/// The reason why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// N1.2: too few stones, too many, or it is no seat's turn.
    Stones,
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        "N1.2"
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("take at least one stone and at most what the die shows")
    }
}

impl std::error::Error for Illegal {}

/// Implements the notation of a number as a word.
macro_rules! written {
    ($type:ident, $word:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, " {}"), self.0)
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$type, NotationError> {
                let count = text.strip_prefix(concat!($word, " "));
                let count = count.and_then(|count| number(count, 99));
                let misread = || NotationError::new(text, concat!($word, " <number>"));
                count.map(|count| $type(count as u8)).ok_or_else(misread)
            }
        }
    };
}

written!(Take, "take");
written!(Roll, "roll");
