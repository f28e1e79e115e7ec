//! The events that a table handles.

use crate::{By, Level, Person};
use dealer::Nonce;
use kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happens to a table. The host has authenticated the persons.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Event<G: Game> {
    /// Before the game: a person sits down, or moves to another seat.
    Sit { person: Person, seat: Seat },
    /// Before the game: a person leaves the seat.
    Stand { person: Person },
    /// Before the game: a seat where no person sits is given to a bot, or opened.
    SetChair {
        /// The one who asks for it.
        by: By,
        /// The seat.
        seat: Seat,
        /// The bot's level; `None` to open the seat.
        level: Option<Level>,
    },
    /// Before the game: a person is removed and can't sit down at this table again.
    Kick {
        /// The one who asks for it.
        by: By,
        person: Person,
    },
    /// Before the game: a person is ready, has seen the commitment and adds a nonce to the deal.
    Ready {
        person: Person,
        /// 32 bytes that no one else could know before.
        nonce: Nonce,
    },
    /// Before the game: a person is no longer ready; the nonce is discarded.
    Unready { person: Person },
    /// The game begins.
    Start {
        /// The one who asks for it.
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
        /// The seat.
        seat: Seat,
        /// The sequence that it was asked with.
        answers: u64,
        mv: G::Move,
    },
    /// A person undoes the last decision, if that is fair without a vote.
    Undo { person: Person },
    /// A person proposes something that all persons must agree to.
    Propose { person: Person, motion: Motion },
    /// A person agrees to the proposal.
    Agree { person: Person },
    /// A person declines, or withdraws their own proposal; that ends the vote.
    Decline { person: Person },
    /// A person lets a bot play for a while.
    HandOver { person: Person },
    /// A person takes the seat back from the bot that stands in.
    TakeBack { person: Person },
    /// A person resigns; a bot plays the seat to the end.
    Resign { person: Person },
    /// A person writes in the chat.
    Say { person: Person, text: String },
    /// A person may no longer write.
    Mute {
        /// The one who asks for it.
        by: By,
        person: Person,
    },
    /// A person may write again.
    Unmute {
        /// The one who asks for it.
        by: By,
        person: Person,
    },
    /// A person's first connection opened. It isn't part of the log.
    Connected { person: Person },
    /// A person's last connection closed. It isn't part of the log.
    Disconnected { person: Person },
    /// Time has passed, so everything due must be done. [`crate::Effect::WakeAt`] asks for it.
    Tick,
    /// The host runs the table again after [`crate::Table::restore`] or after an outage. No one is
    /// charged for the time, interrupted steps are completed, and bots are asked again.
    HostReturned {
        /// The moment since which the host was away; `None` if no one lost time.
        away_since_ms: Option<u64>,
    },
    /// The table is closed without a result: by its owner before the game, or by the host at any
    /// time.
    Close {
        /// The one who asks for it.
        by: By,
    },
}

impl<G: Game> Event<G> {
    /// Returns the person whose [`crate::ACTS_MAX`] acts this counts against. Moving and leaving
    /// are free.
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

/// A motion, which needs the agreement of all persons. Bots agree to everything but
/// [`Motion::End`], to which they agree once the game makes no progress.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Undo the proposer's last decision and everything after it.
    Undo,
    /// Stop the clocks; no one moves.
    Pause,
    /// End the pause.
    Resume,
    /// After the game: play another one with the same setup and the same people.
    Rematch,
    /// End the game as the rules provide for an agreement: the last turns or the last writing
    /// follow.
    End,
}

impl Motion {
    /// All motions.
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
