//! The effects that a table asks its host to carry out, and the news that viewers get.

use crate::calendar::Calendar;
use crate::opening::Opening;
use crate::{Absence, Level, Motion, Occupant, Person};
use dealer::Nonce;
use kernel::{Game, Seat, Turn, tagged};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A request of a table to its host. Effects must be carried out in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<G: Game> {
    /// Store these lines, all or none, before carrying out any other effect of the batch. If that
    /// fails, the table in memory is ahead of the stored one: drop it and restore it.
    Commit {
        /// The sequence and text of each line, in order and without a gap to the lines before.
        lines: Vec<(u64, String)>,
    },
    /// Let a bot think and answer with [`crate::Event::BotMove`]. It gets the view of this seat and
    /// [`crate::Table::legal_moves`], never more.
    AskBot {
        /// The seat.
        seat: Seat,
        /// The level of the bot.
        level: Level,
        /// The sequence that its move answers.
        sequence: u64,
    },
    /// Send [`crate::Event::Tick`] at this moment or soon after. This replaces all earlier
    /// requests.
    WakeAt(
        /// Milliseconds since 1970-01-01 UTC.
        u64,
    ),
    /// The game is over. The seed may be shown: [`crate::Table::record`].
    Ended {
        /// The places by seat.
        places: Vec<u8>,
    },
    /// All persons want another game: open a table like this with a new seed.
    Rematch(
        /// The opening of the new table.
        Opening<G>,
    ),
    /// The table is closed; it accepts no more events.
    Closed,
}

/// One line of the log as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Told<G: Game> {
    /// The number of the line.
    pub sequence: u64,
    /// The time by the host's clock, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// The news.
    pub news: News<G>,
}

/// Something that happened, as far as one viewer noticed it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case", remote = "Self")]
#[expect(missing_docs, reason = "fields: person is who, seat where, events what the viewer saw")]
pub enum News<G: Game> {
    /// A person sat down.
    SatDown { person: Person, seat: Seat },
    /// A person left the seat.
    StoodUp { person: Person },
    /// A seat was given to a bot, or opened.
    ChairSet { seat: Seat, level: Option<Level> },
    /// A person was removed.
    Kicked { person: Person },
    /// A person is ready.
    Ready { person: Person },
    /// A person is no longer ready.
    NotReady { person: Person },
    /// The game began; each person's nonce is now part of the deal.
    Started {
        #[serde(with = "crate::hexadecimal::by_seat")]
        nonces: Vec<(Seat, Nonce)>,
    },
    /// A seat decided; `bot` if a bot did it.
    Moved { seat: Seat, bot: bool, events: Vec<G::Event> },
    /// A random outcome was drawn.
    Fell { events: Vec<G::Event> },
    /// Everything after line `back_to` was undone; `agreed` if that took a vote.
    Undone { seat: Seat, back_to: u64, agreed: bool },
    /// A vote was opened.
    Proposed { person: Person, motion: Motion },
    /// A person agreed.
    Agreed { person: Person },
    /// A person declined, which ended the vote.
    Declined { person: Person },
    /// A vote ended because not everyone answered in time.
    Lapsed,
    /// The game was paused.
    Paused,
    /// The pause ended.
    Resumed,
    /// A person's time ran out.
    TimeRanOut { seat: Seat },
    /// A bot stands in for a person.
    HandedOver { seat: Seat, why: Absence },
    /// A person took the seat back.
    TakenBack { seat: Seat },
    /// A person resigned.
    Resigned { seat: Seat },
    /// A person wrote in the chat.
    Said { person: Person, text: String },
    /// A person may no longer write.
    Muted { person: Person },
    /// A person may write again.
    Unmuted { person: Person },
    /// The clocks were corrected because the host's clock had jumped, or the host had been away.
    ClocksSet,
    /// The game is over: places by seat, and the seed, in hexadecimal, to verify the random results
    /// with.
    Ended { places: Vec<u8>, seed: String },
    /// All persons agreed to end the game.
    EndAgreed { events: Vec<G::Event> },
    /// All persons want another game.
    RematchAgreed,
    /// The table was closed without a result.
    Closed,
}

impl Phase {
    /// All phases.
    pub const ALL: [Phase; 4] = [Phase::Lobby, Phase::Playing, Phase::Over, Phase::Closed];

    /// Returns its name, which is used wherever it is written.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    /// Returns the phase with this name.
    pub fn from_name(name: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.name() == name)
    }
}

/// The field `what` names the variant.
impl<G: Game> Serialize for News<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        News::serialize(self, tagged::write("what", serializer))
    }
}

impl<'de, G: Game> Deserialize<'de> for News<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<News<G>, D::Error> {
        tagged::read("what", deserializer, News::deserialize)
    }
}

/// A phase in the life of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their seats.
    Lobby,
    /// The game is running.
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed without a result.
    Closed,
}

/// The state of the table: everything besides the game itself that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Status {
    /// The phase of the table.
    pub phase: Phase,
    /// The number of the last line.
    pub sequence: u64,
    /// The sequence that a move must name now.
    pub answers: u64,
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Turn))]
    pub turn: Turn,
    /// The person who may start, remove people and mute them, besides the host.
    #[cfg_attr(feature = "schema", schema(required))]
    pub owner: Option<Person>,
    /// The dealer's commitment.
    #[serde(with = "crate::hexadecimal")]
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    pub commitment: [u8; 32],
    /// The seats.
    pub seats: Vec<SeatStatus>,
    /// The moment that the times refer to.
    pub as_of_ms: u64,
    /// The moment at which the deciding player's time runs out.
    #[cfg_attr(feature = "schema", schema(required))]
    pub deadline_ms: Option<u64>,
    /// The moment at which a bot takes the deciding seat, if its person is away and stays away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_until_ms: Option<u64>,
    /// If clocks stop on Saturdays and Sundays: the minutes that the local time of these is ahead
    /// of UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weekend_offset_minutes: Option<i16>,
    /// The moment at which the pause ends automatically, while the game is paused.
    #[cfg_attr(feature = "schema", schema(required))]
    pub paused_until_ms: Option<u64>,
    /// The open vote.
    #[cfg_attr(feature = "schema", schema(required))]
    pub vote: Option<VoteStatus>,
    /// Whether persons may ask their own device for hints: [`crate::HostingOptions::hints`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The condition for undoing the last decision of this viewer's seat; `None` if it is
    /// impossible. The last field, since only this one depends on the viewer: a server writes all
    /// others once for everyone.
    #[cfg_attr(feature = "schema", schema(required))]
    pub undo: Option<UndoNeeds>,
}

impl Status {
    /// Returns the time left for a seat at a moment, as the table itself counts it.
    pub fn left_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let left = self.seats.get(seat.index())?.left_ms?;
        match self.deadline_ms {
            Some(deadline_ms) if self.turn == Turn::Seat(seat) => {
                Some(Calendar::with(self.weekend_offset_minutes).elapsed(now_ms, deadline_ms))
            }
            _ => Some(left),
        }
    }
}

/// The state of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatStatus {
    /// The occupant.
    pub occupant: Occupant,
    /// Whether its person is ready for the game to begin.
    pub ready: bool,
    /// Whether its person is connected, and in front of the client.
    pub here: bool,
    /// The time left on its clock, if there are clocks.
    #[cfg_attr(feature = "schema", schema(required))]
    pub left_ms: Option<u64>,
}

/// An open vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VoteStatus {
    /// The motion.
    pub motion: Motion,
    /// The person who proposed it.
    pub by: Person,
    /// The persons who agree, including the proposer.
    pub agreed: Vec<Person>,
    /// The moment at which it ends automatically.
    pub until_ms: u64,
}

/// The condition for undoing a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoNeeds {
    /// None: [`crate::Act::Undo`].
    Nothing,
    /// The agreement of all persons: [`Motion::Undo`].
    Vote,
}
