//! How Nim is written down: its setup, moves, rolls and refusals.

use kernel::notation::{Misread, number};
use kernel::options::{OptionProblem, TableOption, Values};
use kernel::{Cites, SetupText, field};
use std::fmt;
use std::str::FromStr;

/// What a table agrees on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// N1: how many play.
    pub players: u8,
    /// N2: how many stones there are.
    pub stones: u8,
}

impl SetupText for Setup {
    const OPTIONS: &'static [TableOption<Setup>] = &[
        TableOption {
            key: "players",
            rule: "N1",
            values: Values::Number { least: 2, most: 4, of: "players", words: &[] },
            since: 1,
            needs: None,
            field: field!(Setup, players),
        },
        TableOption {
            key: "stones",
            rule: "N2",
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

/// A reason why a setup is no game.
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

/// A move: so many stones are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(pub u8);

/// What the die can show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(pub u8);

impl Roll {
    /// The sides of the die.
    pub const ALL: [Roll; 2] = [Roll(2), Roll(3)];
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// N2: too few stones, too many, or it is nobody's turn.
    Stones,
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        "N2"
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("take at least one stone and at most what the die shows")
    }
}

/// Gives a number its word in the notation.
macro_rules! written {
    ($type:ident, $word:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, " {}"), self.0)
            }
        }

        impl FromStr for $type {
            type Err = Misread;

            fn from_str(text: &str) -> Result<$type, Misread> {
                let count = text.strip_prefix(concat!($word, " "));
                let count = count.and_then(|count| number(count, 99));
                let misread = || Misread::new(text, concat!($word, " <number>"));
                count.map(|count| $type(count as u8)).ok_or_else(misread)
            }
        }
    };
}

written!(Take, "take");
written!(Roll, "roll");
