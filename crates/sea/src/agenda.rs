//! The agenda: what is to be done next, as a small stack of frames with what each needs to know.

use kernel::{Seat, tagged};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chart::{Direction, TileId};
use crate::event::LossReason;
use crate::moves::{Offer, Pair};
use crate::pieces::Handle;
use crate::tribe::Counts;

/// One thing to be done. Those that wait for a seat or for luck stay on top of the agenda until
/// answered; the others are done at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
#[expect(missing_docs, reason = "fields: seat is who, tile the index into the laid tiles")]
pub enum Frame {
    /// Luck: who is the God of Winds?
    GodLot,
    /// Luck: a seat rolls for N.
    FirstRoll { seat: Seat },
    /// Luck: the Myth of the `nth` player in turn order.
    DealMyth { nth: u8 },
    /// Luck: the first boat of the `nth` player in turn order.
    DealBoat { nth: u8 },
    /// A turn begins.
    StartTurn,
    /// Decision: play the last turn?
    LastTurn,
    /// The God of Winds chooses, if it is theirs.
    GodsChoice,
    /// Decision: summon the Vaal?
    Summon,
    /// Decision: Vaal or boat?
    Mover,
    /// Launch, or choose a course.
    Embark,
    /// Decision: launch where?
    Launch,
    /// Luck: the boat launched here.
    LaunchDraw { tile: TileId },
    /// Decision: sail or found?
    Course,
    /// Ask about the wind, if it can be turned.
    AskWind,
    /// Decision: turn the wind?
    Wind,
    /// Luck: the direction die.
    RollDirection,
    /// Luck: the distance die.
    RollDistance,
    /// The wind turns as the die says.
    TurnWind,
    /// Decision: to which side?
    Side,
    /// Boat or Vaal begins to move.
    SetOut,
    /// The boat looks at the next cell.
    Look,
    /// Decision: sail on or stop?
    Onward,
    /// Luck: the tile at the cell ahead.
    DrawTile,
    /// The tile ahead is met.
    Meet { tile: TileId },
    /// Decision: cross the fog onto this tile?
    Fog { tile: TileId },
    /// The boat leaves its tile for this one.
    Depart { tile: TileId },
    /// Luck: what the storm takes.
    Storm,
    /// The boat enters this tile.
    Enter { tile: TileId },
    /// Decision: who stays for the step?
    LeaveBehind,
    /// Decision: swap a pawn with the trail?
    TrailSwap,
    /// Decision: which `count` passengers are lost?
    Losses { seat: Seat, count: u8, why: LossReason },
    /// The move has ended.
    Arrive,
    /// Decision: found on arrival?
    FoundHere,
    /// Ask what is done here, if anything can be.
    Meeting,
    /// Decision: what is done here?
    Interact,
    /// Decision of the partner: show the pieces?
    AnswerDisclosure { partner: Seat, pieces: Pair },
    /// Decision of the partner: take the offer? The terms are `None` for who may not know them.
    AnswerOffer { partner: Seat, terms: Option<Offer> },
    /// Decision of the active player: take the counter-offer?
    AnswerCounter { partner: Seat, terms: Option<Offer> },
    /// Decision: whom does the attacker lose?
    AttackerLosses { defender: Seat, count: u8 },
    /// Decision of the defender: whom do they lose? The attacker has chosen `lost`.
    DefenderLosses { defender: Seat, count: u8, lost: Counts },
    /// Decision of the winner of a battle: claim the piece of the emptied boat?
    Claim { winner: Seat, loser: Seat, handle: Handle },
    /// The boat docks, if it lies at an own settlement.
    Dock,
    /// Decision: who goes where?
    Disembark { seat: Seat, tile: TileId, crew: Counts },
    /// Luck: the boat in which these sail on.
    SailOn { seat: Seat, tile: TileId, crew: Counts },
    /// Settlers have changed: ownership, then Pollinisation.
    Settled,
    /// A piece was secured: is a legend complete?
    Legends { seat: Seat },
    /// Decision: which pieces are the legend?
    ChooseLegend { seat: Seat },
    /// The turn ends.
    EndTurn,
    /// Luck: a tied player rolls the direction die for the Vaal.
    TieDirection { seat: Seat },
    /// Luck: and the distance die.
    TieDistance { seat: Seat, direction: Direction },
    /// The game is over.
    Over,
}

/// The field `step` names the variant.
impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Frame::serialize(self, tagged::write("step", serializer))
    }
}

impl<'de> Deserialize<'de> for Frame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Frame, D::Error> {
        tagged::read("step", deserializer, Frame::deserialize)
    }
}

/// How deep the agenda can grow. The deepest is a settlement exchange: the end of the turn, the
/// docking, the meeting, the settlers, two crews going ashore and two legend counts, one of which
/// waits for a choice.
pub(crate) const AGENDA_MAX: usize = 10;

/// What is to be done, the next thing on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agenda {
    frames: [Frame; AGENDA_MAX],
    len: u8,
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { frames: [Frame::Over; AGENDA_MAX], len: 0 };

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        match self.len {
            0 => Frame::Over,
            len => self.frames[len as usize - 1],
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        // Equal positions must have equal bytes.
        self.frames[self.len as usize] = Frame::Over;
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Plans several things, to be done in the order given.
    #[inline]
    pub(crate) fn plan<const N: usize>(&mut self, frames: [Frame; N]) {
        for frame in frames.into_iter().rev() {
            self.push(frame);
        }
    }

    /// From the bottom to the top.
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..self.len as usize]
    }

    pub(crate) fn of(frames: &[Frame]) -> Option<Agenda> {
        let mut agenda = Agenda::EMPTY;
        if frames.len() > AGENDA_MAX {
            return None;
        }
        frames.iter().for_each(|&frame| agenda.push(frame));
        Some(agenda)
    }
}
