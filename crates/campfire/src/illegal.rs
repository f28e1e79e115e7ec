//! Why a move is refused: one variant for each sentence of the rulebook that can refuse one.

use crate::pieces::{Adventurer, Legend, Place};
use kernel::Cites;
use std::fmt;

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Something else is to be decided now.
    NotAsked(Question),
    /// Luck is awaited; nobody decides now.
    LuckAwaited,
    /// The game is over.
    GameOver,
    /// C2.1: the adventurer is taken.
    AdventurerTaken(Adventurer),
    /// C3.4: the adventurer is awake.
    NotAsleep(Adventurer),
    /// C3.4: both discs of this sleeper are placed.
    SleeperPlaced(Adventurer),
    /// C3.6: the pile has four discs already.
    FifthDisc(Place),
    /// C5.1: no own disc lies there.
    NoOwnDisc(Place),
    /// C7.1: only Ulrich drops two at once.
    NotUlrich,
    /// C7.1: no two discs are left in hand at this step.
    NoPairLeft(u8),
    /// C7.4: only Siana passes over a place.
    NotSiana,
    /// C7.4: the sowing does not come that far.
    NothingToSkip(u8),
    /// C5.5: Lys must go to another stack.
    LysMustMove(Place),
    /// C7.3: no own disc lies at this height.
    NothingToLift(Place, u8),
    /// C7.3: the disc is on top already.
    AlreadyOnTop(Place),
    /// C6.5: the box has no such song.
    NoSuchSong(u8),
    /// C6.5: the box has no such legend card.
    NoSuchLegend(Legend, u8),
    /// C6.5: somebody has taken this song.
    SongTaken(u8),
    /// C6.5: somebody has taken this card.
    LegendTaken(Legend, u8),
    /// C6.2: one song for each player in the whole game.
    SecondSong,
    /// C6.2: the payment is not exactly the price.
    SongPayment {
        /// What the song costs.
        price: u8,
        /// How many tiles were offered.
        paid: u8,
    },
    /// C6.2: this story is not among the player's tiles.
    NoStory(Legend),
    /// C6.3: not enough tiles of this legend.
    TooFewTiles {
        /// Which legend.
        legend: Legend,
        /// How many are needed.
        needed: u8,
        /// How many there are.
        owned: u8,
    },
    /// C6.4: the owned card is not lower.
    NotHigher {
        /// Which legend.
        legend: Legend,
        /// The value of the card the player has.
        owned: u8,
    },
    /// C6.6: not so many Wilds.
    TooFewWilds {
        /// How many were offered.
        needed: u8,
        /// How many there are.
        owned: u8,
    },
    /// C6.6: more Wilds than the card costs.
    TooManyWilds {
        /// What the card costs this player.
        price: u8,
    },
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// C2.3: which adventurer?
    Pick,
    /// C3.2: where does the Frog go?
    Frog,
    /// C3.4: where does a sleeper's disc go?
    Sleeper,
    /// C3.5: where does the own disc go?
    Disc,
    /// C3.7: where does Lys point?
    PointLys,
    /// C7.2: is Lys nudged?
    Nudge,
    /// C4.3: move and listen, or write?
    Act,
    /// C5.5: where does Lys go?
    LysBonus,
    /// C7.3: is a disc lifted?
    Lift,
    /// C8.2: one last card?
    LastWriting,
}

impl Cites for Question {
    fn rule(&self) -> &'static str {
        match self {
            Question::Pick => "C2.3",
            Question::Frog => "C3.2",
            Question::Sleeper => "C3.4",
            Question::Disc => "C3.5",
            Question::PointLys => "C3.7",
            Question::Nudge => "C7.2",
            Question::Act => "C4.3",
            Question::LysBonus => "C5.5",
            Question::Lift => "C7.3",
            Question::LastWriting => "C8.2",
        }
    }
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotAsked(question) => question.rule(),
            Illegal::LuckAwaited => "C4.1",
            Illegal::GameOver => "C8.1",
            Illegal::AdventurerTaken(_) => "C2.1",
            Illegal::NotAsleep(_) | Illegal::SleeperPlaced(_) => "C3.4",
            Illegal::FifthDisc(_) => "C3.6",
            Illegal::NoOwnDisc(_) => "C5.1",
            Illegal::NotUlrich | Illegal::NoPairLeft(_) => "C7.1",
            Illegal::NotSiana | Illegal::NothingToSkip(_) => "C7.4",
            Illegal::LysMustMove(_) => "C5.5",
            Illegal::NothingToLift(..) | Illegal::AlreadyOnTop(_) => "C7.3",
            Illegal::NoSuchSong(_)
            | Illegal::NoSuchLegend(..)
            | Illegal::SongTaken(_)
            | Illegal::LegendTaken(..) => "C6.5",
            Illegal::SecondSong | Illegal::SongPayment { .. } | Illegal::NoStory(_) => "C6.2",
            Illegal::TooFewTiles { .. } => "C6.3",
            Illegal::NotHigher { .. } => "C6.4",
            Illegal::TooFewWilds { .. } | Illegal::TooManyWilds { .. } => "C6.6",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}
