//! The events that a table handles.

use crate::{Act, By, Person};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that happens to a table. `M` is a move, as in [`Act`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<M> {
    /// Someone does something. The host has authenticated the person.
    Act {
        /// The one who does it.
        by: By,
        /// The act.
        act: Act<M>,
    },
    /// A bot decides, after [`crate::Effect::AskBot`].
    BotMove {
        /// The seat.
        seat: Seat,
        /// The sequence that it was asked with.
        answers: u64,
        /// The move.
        mv: M,
    },
    /// A person's first connection opened. It isn't part of the log.
    Connected {
        /// The person.
        person: Person,
    },
    /// A person's last connection closed. It isn't part of the log.
    Disconnected {
        /// The person.
        person: Person,
    },
    /// Time has passed, so everything due must be done. [`crate::Effect::WakeAt`] asks for it.
    Tick,
    /// The host runs the table again after [`crate::Table::restore`] or after an outage. No one is
    /// charged for the time, interrupted steps are completed, and bots are asked again.
    HostReturned {
        /// The moment since which the host was away; `None` if no one lost time.
        away_since_ms: Option<u64>,
    },
}

impl<M> Event<M> {
    /// Returns the event that a person or the host does something.
    pub fn act(by: impl Into<By>, act: Act<M>) -> Event<M> {
        Event::Act { by: by.into(), act }
    }

    /// Returns the same event with the move in another form, unless it has none.
    ///
    /// # Errors
    ///
    /// Returns the error of `form`.
    pub fn try_map_move<N, E>(self, form: impl FnOnce(M) -> Result<N, E>) -> Result<Event<N>, E> {
        Ok(match self {
            Event::Act { by, act } => Event::Act { by, act: act.try_map_move(form)? },
            Event::BotMove { seat, answers, mv } => Event::BotMove { seat, answers, mv: form(mv)? },
            Event::Connected { person } => Event::Connected { person },
            Event::Disconnected { person } => Event::Disconnected { person },
            Event::Tick => Event::Tick,
            Event::HostReturned { away_since_ms } => Event::HostReturned { away_since_ms },
        })
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
