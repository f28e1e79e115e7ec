//! The agenda: a small stack of the steps to do next, each with the data it needs.

use kernel::Seat;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::chart::{Direction, TileId};
use crate::event::LossReason;
use crate::moves::{Offer, Pair};
use crate::pieces::Handle;
use crate::tribe::Counts;

/// One step to do. Steps that wait for a seat or for chance stay on top of the agenda until
/// answered; the others are done immediately.
///
/// ```
/// use emberwake_sea::kernel::{Game, Viewer};
/// use emberwake_sea::{Frame, GodOfWinds, Sea, Setup};
///
/// let setup = Setup { god_of_winds: GodOfWinds::Random, ..Setup::new(3) };
/// let view = Sea::start(&setup).unwrap().view(Viewer::Spectator);
/// assert_eq!(view.agenda, [Frame::GodLot]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case", remote = "Self")
)]
#[expect(missing_docs, reason = "fields: seat is who, tile the index into the laid tiles")]
pub enum Frame {
    /// Chance: who is the God of Winds?
    GodLot,
    /// Chance: a seat rolls for first player.
    FirstRoll { seat: Seat },
    /// Chance: the Myth of the `nth` player in turn order.
    DealMyth { nth: u8 },
    /// Chance: the first boat of the `nth` player in turn order.
    DealBoat { nth: u8 },
    /// A turn begins.
    StartTurn,
    /// Decision: play the last turn?
    LastTurn,
    /// The God of Winds chooses, if it is their turn.
    GodsChoice,
    /// Decision: summon the Vaal?
    Summon,
    /// Decision: Vaal or boat?
    Mover,
    /// Launch a boat, or choose a course.
    Embark,
    /// Decision: launch where?
    Launch,
    /// Chance: the boat launched here.
    LaunchDraw { tile: TileId },
    /// Decision: sail or found?
    Course,
    /// Ask about the wind, if it can be turned.
    AskWind,
    /// Decision: turn the wind?
    Wind,
    /// Chance: the direction die.
    RollDirection,
    /// Chance: the distance die.
    RollDistance,
    /// The wind turns according to the die.
    TurnWind,
    /// Decision: to which side?
    Side,
    /// The boat or the Vaal begins to move.
    SetOut,
    /// The boat looks at the next cell.
    Look,
    /// Decision: sail on or stop?
    Onward,
    /// Chance: the tile at the cell ahead.
    DrawTile,
    /// The boat meets the tile ahead.
    Meet { tile: TileId },
    /// Decision: cross the fog onto this tile?
    Fog { tile: TileId },
    /// The boat leaves its tile for this one.
    Depart { tile: TileId },
    /// Chance: the storm's losses.
    Storm,
    /// The boat enters this tile.
    Enter { tile: TileId },
    /// Decision: which passenger stays behind for the step?
    LeaveBehind,
    /// Decision: swap a pawn with the trail?
    TrailSwap,
    /// Decision: which `count` passengers are lost?
    Losses { seat: Seat, count: u8, why: LossReason },
    /// The move has ended.
    Arrive,
    /// Decision: found on arrival?
    FoundHere,
    /// Ask for an interaction, if one is possible.
    Meeting,
    /// Decision: which interaction?
    Interact,
    /// Decision of the partner: show the pieces?
    AnswerDisclosure { partner: Seat, pieces: Pair },
    /// Decision of the partner: accept the offer? The terms are `None` for viewers who may not know
    /// them.
    AnswerOffer { partner: Seat, terms: Option<Offer> },
    /// Decision of the active player: accept the counteroffer?
    AnswerCounter { partner: Seat, terms: Option<Offer> },
    /// Decision: which passengers does the attacker lose?
    AttackerLosses { defender: Seat, count: u8 },
    /// Decision of the defender: which passengers do they lose? The attacker has chosen `lost`.
    DefenderLosses { defender: Seat, count: u8, lost: Counts },
    /// Decision of the winner of a battle: claim the piece of the emptied boat?
    Claim { winner: Seat, loser: Seat, handle: Handle },
    /// The boat docks, if it is at the captain's own settlement.
    Dock,
    /// Decision: who goes where?
    Disembark { seat: Seat, tile: TileId, crew: Counts },
    /// Chance: the boat in which this crew sails on.
    SailOn { seat: Seat, tile: TileId, crew: Counts },
    /// Settlers have changed: check ownership, then Pollinisation.
    Settled,
    /// A piece was secured: is a legend complete?
    Legends { seat: Seat },
    /// Decision: which pieces are the legend?
    ChooseLegend { seat: Seat },
    /// The turn ends.
    EndTurn,
    /// Chance: a tied player rolls the direction die for the Vaal.
    TieDirection { seat: Seat },
    /// Chance: the same player rolls the distance die.
    TieDistance { seat: Seat, direction: Direction },
    /// The game is over.
    Over,
}

/// The largest depth of the agenda. A settlement exchange is the deepest: the end of the turn, the
/// docking, the meeting, the settlers, two crews going ashore and two legend counts, one of which
/// waits for a choice.
pub(crate) const AGENDA_MAX: usize = 10;

/// The steps to do; the next one is on top. Popped frames stay in the array and are ignored:
/// clearing them took a tenth of a game's time.
#[derive(Clone, Copy)]
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
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Plans several steps, in the given order.
    #[inline]
    pub(crate) fn plan<const N: usize>(&mut self, frames: [Frame; N]) {
        for frame in frames.into_iter().rev() {
            self.push(frame);
        }
    }

    /// Returns the steps from bottom to top.
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

impl PartialEq for Agenda {
    fn eq(&self, other: &Agenda) -> bool {
        self.frames() == other.frames()
    }
}

impl Eq for Agenda {}

impl Hash for Agenda {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.frames().hash(hasher);
    }
}

impl fmt::Debug for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.frames()).finish()
    }
}
