//! The player kind of a seat: a person at this terminal, or a bot.

use bots::BotLevel;
use kernel::notation::NotationError;
use std::fmt;
use std::str::FromStr;

/// The player kind of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatKind {
    /// A person at this terminal.
    Human,
    /// The bot that plays any legal move.
    Random,
    /// The bot that takes the best immediate gain.
    Greedy,
    /// A bot of a level.
    Level(BotLevel),
}

impl SeatKind {
    /// All kinds.
    pub const ALL: [SeatKind; 3 + BotLevel::ALL.len()] = {
        let mut all = [SeatKind::Human; 3 + BotLevel::ALL.len()];
        let mut nth = 0;
        while nth < BotLevel::ALL.len() {
            all[1 + nth] = SeatKind::Level(BotLevel::ALL[nth]);
            nth += 1;
        }
        all[1 + nth] = SeatKind::Greedy;
        all[2 + nth] = SeatKind::Random;
        all
    };

    /// The name on the command line and in records.
    pub const fn word(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Random => "random",
            SeatKind::Greedy => "greedy",
            SeatKind::Level(level) => level.name(),
        }
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for SeatKind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<SeatKind, NotationError> {
        let found = SeatKind::ALL.into_iter().find(|kind| kind.word() == text);
        let words = || SeatKind::ALL.map(SeatKind::word).join("|");
        found.ok_or_else(|| NotationError::new(text, words()))
    }
}
