//! What a person does at a table, wherever it runs.

use crate::error::TableError;
use crate::log_event::LogEvent;
use crate::state::State;
use crate::{By, Level, Motion, Person};
use dealer::Nonce;
use kernel::{Game, Seat, tagged};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An act of a person at a table. `M` is a move: one of the game, or its notation where the game
/// isn't known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, remote = "Self")]
#[expect(missing_docs, reason = "fields: seat, person and level are what they say")]
pub enum Act<M> {
    /// Before the game: sits down, or moves to another seat.
    Sit {
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        seat: Seat,
    },
    /// Before the game: leaves the seat.
    Stand,
    /// Before the game, the owner: gives a seat to a bot, or opens it.
    SetChair {
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        seat: Seat,
        level: Option<Level>,
    },
    /// Before the game, the owner: removes a person, who can't sit down at this table again.
    Kick { person: Person },
    /// Before the game: is ready, has seen the commitment, and adds 32 bytes to the deal that no one
    /// else could know before.
    Ready {
        #[serde(with = "crate::hexadecimal")]
        #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
        nonce: Nonce,
    },
    /// Before the game: is no longer ready; the nonce is discarded.
    Unready,
    /// The owner: begins the game.
    Start,
    /// Decides, for the line that this answers: [`crate::Status::answers`].
    Move {
        answers: u64,
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        mv: M,
    },
    /// Undoes the last decision, if that is fair without a vote.
    Undo,
    /// Proposes something that all persons must agree to.
    Propose { motion: Motion },
    /// Agrees to the proposal.
    Agree,
    /// Declines, or withdraws their own proposal; that ends the vote.
    Decline,
    /// Lets a bot play for a while.
    HandOver,
    /// Takes the seat back from the bot that stands in.
    TakeBack,
    /// Resigns; a bot plays the seat to the end.
    Resign,
    /// Writes in the chat.
    Say { text: String },
    /// The owner: mutes a person.
    Mute { person: Person },
    /// The owner: unmutes a person.
    Unmute { person: Person },
    /// The owner, before the game: closes the table without a result.
    Close,
}

impl<M> Act<M> {
    /// Returns the same act with the move in another form.
    pub fn map_move<N>(self, form: impl FnOnce(M) -> N) -> Act<N> {
        let mapped = self.try_map_move(|mv| Ok::<N, std::convert::Infallible>(form(mv)));
        match mapped {
            Ok(act) => act,
            Err(never) => match never {},
        }
    }

    /// Returns the same act with the move in another form, unless it has none.
    ///
    /// # Errors
    ///
    /// Returns the error of `form`.
    pub fn try_map_move<N, E>(self, form: impl FnOnce(M) -> Result<N, E>) -> Result<Act<N>, E> {
        Ok(match self {
            Act::Move { answers, mv } => Act::Move { answers, mv: form(mv)? },
            Act::Sit { seat } => Act::Sit { seat },
            Act::Stand => Act::Stand,
            Act::SetChair { seat, level } => Act::SetChair { seat, level },
            Act::Kick { person } => Act::Kick { person },
            Act::Ready { nonce } => Act::Ready { nonce },
            Act::Unready => Act::Unready,
            Act::Start => Act::Start,
            Act::Undo => Act::Undo,
            Act::Propose { motion } => Act::Propose { motion },
            Act::Agree => Act::Agree,
            Act::Decline => Act::Decline,
            Act::HandOver => Act::HandOver,
            Act::TakeBack => Act::TakeBack,
            Act::Resign => Act::Resign,
            Act::Say { text } => Act::Say { text },
            Act::Mute { person } => Act::Mute { person },
            Act::Unmute { person } => Act::Unmute { person },
            Act::Close => Act::Close,
        })
    }

    /// Returns `true` if this counts against the [`crate::ACTS_MAX`] acts of a person. Moving and
    /// leaving are free, and so is what only the owner may do.
    pub(crate) fn is_counted(&self) -> bool {
        match self {
            Act::Sit { .. }
            | Act::Stand
            | Act::Ready { .. }
            | Act::Unready
            | Act::Undo
            | Act::Propose { .. }
            | Act::Agree
            | Act::Decline
            | Act::TakeBack
            | Act::Say { .. } => true,
            Act::SetChair { .. }
            | Act::Kick { .. }
            | Act::Start
            | Act::Move { .. }
            | Act::HandOver
            | Act::Resign
            | Act::Mute { .. }
            | Act::Unmute { .. }
            | Act::Close => false,
        }
    }
}

/// Decisions about events: what is allowed.
impl<G: Game> State<G> {
    /// Decides about an act of a person, or of the host, which has no seat.
    pub(crate) fn decide(
        &self,
        by: By,
        act: Act<G::Move>,
        now_ms: u64,
    ) -> Result<LogEvent<G>, TableError<G>> {
        let doer = match by {
            By::Person(person) => Ok(person),
            By::Host => Err(TableError::NotSeated),
        };
        if let By::Person(person) = by
            && act.is_counted()
        {
            self.must_have_acts_left(person)?;
        }
        match act {
            Act::Sit { seat } => self.decide_sit(doer?, seat),
            Act::Stand => self.decide_stand(doer?),
            Act::SetChair { seat, level } => self.decide_chair(by, seat, level),
            Act::Kick { person } => self.decide_kick(by, person),
            Act::Ready { nonce } => self.decide_ready(doer?, nonce),
            Act::Unready => self.decide_unready(doer?),
            Act::Start => self.decide_start(by),
            Act::Move { answers, mv } => self.decide_move(doer?, answers, mv, now_ms),
            Act::Undo => self.decide_undo(doer?),
            Act::Propose { motion } => self.decide_propose(doer?, motion, now_ms),
            Act::Agree => self.decide_agree(doer?),
            Act::Decline => self.decide_decline(doer?),
            Act::HandOver => self.decide_hand_over(doer?),
            Act::TakeBack => self.decide_take_back(doer?),
            Act::Resign => self.decide_resign(doer?),
            Act::Say { text } => self.decide_say(doer?, &text),
            Act::Mute { person } => self.decide_mute(by, person),
            Act::Unmute { person } => self.decide_unmute(by, person),
            Act::Close => self.decide_close(by),
        }
    }
}

/// The field `what` names the variant.
impl<M: Serialize> Serialize for Act<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Act::serialize(self, tagged::write("what", serializer))
    }
}

/// Refuses fields that an act doesn't have, so that misspelled fields are reported.
impl<'de, M: Deserialize<'de>> Deserialize<'de> for Act<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Act<M>, D::Error> {
        tagged::read_strictly("what", deserializer, Act::deserialize)
    }
}
