//! What can happen to a table.

use crate::{By, Level, Person};
use dealer::Nonce;
use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happens to a table. The host has made sure that persons are who they say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Event<G: Game> {
    /// Before the game: a person sits down, or moves to another seat.
    Sit { person: Person, seat: Seat },
    /// Before the game: a person leaves the seat.
    Stand { person: Person },
    /// Before the game: a seat where no person sits is given to a bot, or opened.
    SetChair {
        /// On whose word.
        by: By,
        /// Which seat.
        seat: Seat,
        /// The bot's level; `None` to open the seat.
        level: Option<Level>,
    },
    /// Before the game: a person is sent away and can't sit down at this table again.
    Kick {
        /// On whose word.
        by: By,
        person: Person,
    },
    /// Before the game: a person is ready, has seen the commitment and adds a nonce to the deal.
    Ready {
        person: Person,
        /// 32 bytes that nobody else could know before.
        nonce: Nonce,
    },
    /// Before the game: a person is not ready after all; the nonce is forgotten.
    Unready { person: Person },
    /// The game begins.
    Start {
        /// On whose word.
        by: By,
    },
    /// A person decides.
    Move {
        person: Person,
        /// The sequence that the decision answers: [`crate::Status::answers`].
        answers: u64,
        mv: G::Move,
    },
    /// A bot decides, after [`crate::Effect::AskBot`].
    BotMove {
        /// For which seat.
        seat: Seat,
        /// The sequence that it was asked with.
        answers: u64,
        mv: G::Move,
    },
    /// A person takes the last decision back, if that is fair without asking.
    Undo { person: Person },
    /// A person proposes something that all persons must agree to.
    Propose { person: Person, motion: Motion },
    /// A person agrees to what is proposed.
    Agree { person: Person },
    /// A person does not agree, or withdraws the own proposal; that ends the vote.
    Decline { person: Person },
    /// A person lets a bot play for a while.
    HandOver { person: Person },
    /// A person takes the seat back from the bot that stands in.
    TakeBack { person: Person },
    /// A person gives the game up; a bot plays the seat to the end.
    Resign { person: Person },
    /// Somebody writes into the chat.
    Say { person: Person, text: String },
    /// Somebody may not write any more.
    Mute {
        /// On whose word.
        by: By,
        person: Person,
    },
    /// Somebody may write again.
    Unmute {
        /// On whose word.
        by: By,
        person: Person,
    },
    /// A person's first connection is there. Not part of the log.
    Connected { person: Person },
    /// A person's last connection is gone. Not part of the log.
    Disconnected { person: Person },
    /// Time has passed: what is due is done. Asked for by [`crate::Effect::WakeAt`].
    Tick,
    /// The host runs the table again after [`crate::Table::restore`] or after it stood still.
    /// Nobody is charged for the time, what was interrupted is completed, and bots are asked anew.
    HostReturned {
        /// Since when the host was away; `None` if nobody lost time by it.
        away_since_ms: Option<u64>,
    },
    /// The table is closed without a result: by its owner before the game, by the host at any time.
    Close {
        /// On whose word.
        by: By,
    },
}

impl<G: Game> Event<G> {
    /// The person of whose [`crate::ACTS_MAX`] acts this is one. Moving and leaving are free.
    pub(crate) fn costs(&self) -> Option<Person> {
        match self {
            Event::Sit { person, .. }
            | Event::Stand { person }
            | Event::Ready { person, .. }
            | Event::Unready { person }
            | Event::Undo { person }
            | Event::Propose { person, .. }
            | Event::Agree { person }
            | Event::Decline { person }
            | Event::TakeBack { person }
            | Event::Say { person, .. } => Some(*person),
            _ => None,
        }
    }
}

/// What needs the agreement of all persons. Bots agree to everything but [`Motion::End`], to which
/// they agree once the game stands still.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// The proposer's last decision and all that followed is taken back.
    Undo,
    /// Clocks stop and nobody moves.
    Pause,
    /// The pause ends.
    Resume,
    /// After the game: another one with the same setup and the same people.
    Rematch,
    /// The game ends as the rules say when all agree: the last turns or writings follow.
    End,
}

impl Motion {
    /// All of them.
    pub const ALL: [Motion; 5] =
        [Motion::Undo, Motion::Pause, Motion::Resume, Motion::Rematch, Motion::End];

    pub(crate) fn read(word: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.to_string() == word)
    }
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Motion::Undo => "undo",
            Motion::Pause => "pause",
            Motion::Resume => "resume",
            Motion::Rematch => "rematch",
            Motion::End => "end",
        })
    }
}
