//! What a table asks of its host, and what viewers are told.

use crate::calendar::Calendar;
use crate::opening::Opening;
use crate::{Absence, Level, Motion, Occupant, Person};
use dealer::Nonce;
use kernel::{Game, Seat, Turn, Viewer, tagged};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a table asks of its host. Effects are carried out in their order.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<G: Game> {
    /// Store these lines, all or none, before any other effect of the batch is carried out. If
    /// that fails, the table in memory is ahead of what is stored: drop it and restore it.
    Commit {
        /// Sequence and text of each line, in order and without a gap to the lines before.
        lines: Vec<(u64, String)>,
    },
    /// Tell everybody who looks with these eyes ([`crate::Table::viewer_of`]).
    Tell {
        /// With whose eyes.
        viewer: Viewer,
        /// What happened, as far as this viewer noticed it.
        told: Vec<Told<G>>,
        /// What this viewer now knows of the game, if the position has changed.
        view: Option<G::View>,
        /// How the table stands.
        status: Status,
    },
    /// Let a bot think and answer with [`crate::Event::BotMove`]. It gets the view of this seat and
    /// [`crate::Table::legal_moves`], never more.
    AskBot {
        /// For which seat.
        seat: Seat,
        /// How strong.
        level: Level,
        /// The sequence that its move answers.
        sequence: u64,
    },
    /// Send [`crate::Event::Tick`] at this moment or soon after. Replaces all such wishes before.
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
        /// What to open it with.
        Opening<G>,
    ),
    /// The table is closed; it will take no event any more.
    Closed,
}

/// One line of the log as a viewer is told it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Told<G: Game> {
    /// The number of the line.
    pub sequence: u64,
    /// When, in milliseconds since 1970-01-01 UTC by the host's clock.
    pub at_ms: u64,
    /// What.
    pub news: News<G>,
}

/// What happened, as far as one viewer noticed it.
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
    /// A person was sent away.
    Kicked { person: Person },
    /// A person is ready.
    Ready { person: Person },
    /// A person is not ready after all.
    NotReady { person: Person },
    /// The game began; each person's nonce is now part of the deal.
    Started {
        #[serde(with = "crate::hexadecimal::by_seat")]
        nonces: Vec<(Seat, Nonce)>,
    },
    /// A seat decided; `bot` if a bot did it.
    Moved { seat: Seat, bot: bool, events: Vec<G::Event> },
    /// Luck fell.
    Fell { events: Vec<G::Event> },
    /// Everything after line `back_to` was taken back; `agreed` if that took a vote.
    Undone { seat: Seat, back_to: u64, agreed: bool },
    /// A vote was opened.
    Proposed { person: Person, motion: Motion },
    /// A person agreed.
    Agreed { person: Person },
    /// A person declined, which ended the vote.
    Declined { person: Person },
    /// A vote ended because nobody answered in time.
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
    /// A person gave the game up.
    Resigned { seat: Seat },
    /// Somebody wrote into the chat.
    Said { person: Person, text: String },
    /// Somebody may not write any more.
    Muted { person: Person },
    /// Somebody may write again.
    Unmuted { person: Person },
    /// The clocks were set right after the host's clock had jumped, or the host had been away.
    ClocksSet,
    /// The game is over: places by seat, and the seed, in hexadecimal, to verify the luck with.
    Ended { places: Vec<u8>, seed: String },
    /// All persons agreed to end the game.
    EndAgreed { events: Vec<G::Event> },
    /// All persons want another game.
    RematchAgreed,
    /// The table was closed without a result.
    Closed,
}

impl Phase {
    /// All of them.
    pub const ALL: [Phase; 4] = [Phase::Lobby, Phase::Playing, Phase::Over, Phase::Closed];

    /// Its name, in messages and wherever else it is written.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    /// The phase of this name.
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

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed without a result.
    Closed,
}

/// How the table stands: everything beside the game itself that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// Where the table is in its life.
    pub phase: Phase,
    /// The number of the last line.
    pub sequence: u64,
    /// The sequence that a move must name now.
    pub answers: u64,
    /// Who acts.
    pub turn: Turn,
    /// Who may start, send people away and silence them, besides the host.
    pub owner: Option<Person>,
    /// What the dealer has committed to.
    #[serde(with = "crate::hexadecimal")]
    pub commitment: [u8; 32],
    /// The seats.
    pub seats: Vec<SeatStatus>,
    /// The moment for which times are given.
    pub as_of_ms: u64,
    /// When the time of whoever decides runs out.
    pub deadline_ms: Option<u64>,
    /// Where clocks stand still on Saturdays and Sundays: by how many minutes the local time of
    /// these is ahead of UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weekend_offset_minutes: Option<i16>,
    /// When the pause ends by itself, while the game is paused.
    pub paused_until_ms: Option<u64>,
    /// The open vote.
    pub vote: Option<VoteStatus>,
    /// What it takes to undo the last decision of this viewer's seat; `None` if nothing helps.
    pub undo: Option<UndoNeeds>,
}

impl Status {
    /// What is left on the clock of a seat at a moment, as the table itself counts it.
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

/// How a seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatStatus {
    /// Who holds it.
    pub occupant: Occupant,
    /// Whether its person is ready for the game to begin.
    pub ready: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// What is left on its clock, if there are clocks.
    pub left_ms: Option<u64>,
}

/// An open vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoteStatus {
    /// About what.
    pub motion: Motion,
    /// Who proposed it.
    pub by: Person,
    /// Who agrees, the proposer included.
    pub agreed: Vec<Person>,
    /// When it ends by itself.
    pub until_ms: u64,
}

/// What it takes to undo a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoNeeds {
    /// Nothing: [`crate::Event::Undo`].
    Nothing,
    /// The agreement of all persons: [`Motion::Undo`].
    Vote,
}
