//! Who sits on a seat: a person at this terminal, or a bot.

use kernel::notation::Misread;
use std::fmt;
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatKind {
    /// A person at this terminal.
    Human,
    /// The bot that plays anything legal.
    Random,
    /// The bot that takes what is best at once.
    Greedy,
    /// The bot that looks ahead a little.
    Medium,
    /// The bot that looks ahead for a good part of a second, at most.
    Hard,
}

impl SeatKind {
    /// All kinds.
    pub const ALL: [SeatKind; 5] =
        [SeatKind::Human, SeatKind::Random, SeatKind::Greedy, SeatKind::Medium, SeatKind::Hard];

    /// The name on the command line and in records.
    pub const fn word(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Random => "random",
            SeatKind::Greedy => "greedy",
            SeatKind::Medium => "medium",
            SeatKind::Hard => "hard",
        }
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for SeatKind {
    type Err = Misread;

    fn from_str(text: &str) -> Result<SeatKind, Misread> {
        let found = SeatKind::ALL.into_iter().find(|kind| kind.word() == text);
        found.ok_or_else(|| Misread::new(text, "human|random|greedy|medium|hard"))
    }
}
