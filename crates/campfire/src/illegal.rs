//! The reasons for refusing a move: one variant for each sentence of the rulebook that can forbid
//! one.

use crate::pieces::{Adventurer, Legend, Place};
use kernel::Cites;

/// The reason why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// A different decision is due now.
    NotAsked(Question),
    /// A random outcome is due; no one decides now.
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
    /// C5.1: the player has no disc there.
    NoOwnDisc(Place),
    /// C7.1: only Ulrich drops two discs together.
    NotUlrich,
    /// C7.1: fewer than two discs are left in hand at this step.
    NoPairLeft(u8),
    /// C7.4: only Siana skips a place.
    NotSiana,
    /// C7.4: the sowing doesn't reach that step.
    NothingToSkip(u8),
    /// C5.5: Lys must go to another stack.
    LysMustMove(Place),
    /// C7.3: no disc of the player is at this height.
    NothingToLift(Place, u8),
    /// C7.3: the disc is already on top.
    AlreadyOnTop(Place),
    /// C6.5: the box has no such song.
    NoSuchSong(u8),
    /// C6.5: the box has no such legend card.
    NoSuchLegend(Legend, u8),
    /// C6.5: someone has taken this song.
    SongTaken(u8),
    /// C6.5: someone has taken this card.
    LegendTaken(Legend, u8),
    /// C6.2: a player can write only one song in a game.
    SecondSong,
    /// C6.2: the payment doesn't match the price.
    SongPayment {
        /// The price of the song.
        price: u8,
        /// The number of tiles offered.
        paid: u8,
    },
    /// C6.2: the player doesn't have this story.
    NoStory(Legend),
    /// C6.3: the player has too few tiles of this legend.
    TooFewTiles {
        /// The legend.
        legend: Legend,
        /// The number of tiles needed.
        needed: u8,
        /// The number of tiles the player has.
        owned: u8,
    },
    /// C6.4: the player's card of the legend isn't lower.
    NotHigher {
        /// The legend.
        legend: Legend,
        /// The value of the player's card.
        owned: u8,
    },
    /// C6.6: the player has too few Wilds.
    TooFewWilds {
        /// The number of Wilds offered.
        needed: u8,
        /// The number of Wilds the player has.
        owned: u8,
    },
    /// C6.6: more Wilds than the card costs.
    TooManyWilds {
        /// The price for this player.
        price: u8,
    },
}

/// A question that a seat must answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Question {
    /// C2.3: which adventurer?
    Pick,
    /// C3.2: where does the Frog go?
    Frog,
    /// C3.4: where does a sleeper's disc go?
    Sleeper,
    /// C3.5: where does the player's own disc go?
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

impl std::error::Error for Illegal {}
