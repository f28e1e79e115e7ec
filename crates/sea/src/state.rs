//! The position: everything that is on the table, and the agenda of what to do next.

use kernel::{SEATS_MAX, Seat};

use crate::agenda::Agenda;
use crate::chart::{Chart, Direction, TileId};
use crate::event::{Feat, Trigger};
use crate::options::Setup;
use crate::pieces::{Myth, Pieces};
use crate::tables::{MYTHS, PAWNS, SETTLEMENTS_MAX, TOKENS};
use crate::tribe::{Counts, Tribe};

/// A position of *Legends of the Sea Nomads*. It uses no heap memory, so copying it copies bytes.
///
/// It doesn't contain the order of the tile pile and of the boat deck: no one knows it, so the next
/// tile and the next boat are random outcomes.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_sea::kernel::{Game, playout};
/// use emberwake_sea::{Sea, Setup};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// playout(&mut sea, &mut Quick::new(1), &mut Vec::new());
/// assert!(sea.end().is_some());
/// assert_eq!(sea.standing().unwrap().places().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sea {
    pub(crate) setup: Setup,
    pub(crate) chart: Chart,
    pub(crate) settlements: Settlements,
    pub(crate) pieces: Pieces,
    pub(crate) boats: [Option<Boat>; SEATS_MAX],
    pub(crate) pools: [u8; SEATS_MAX],
    pub(crate) tokens: [u8; SEATS_MAX],
    pub(crate) legends: [u8; SEATS_MAX],
    pub(crate) myths: [Option<Myth>; SEATS_MAX],
    pub(crate) feats: [Option<Seat>; Feat::COUNT],
    pub(crate) god: Option<Seat>,
    pub(crate) vaal: Option<TileId>,
    pub(crate) wind: Direction,
    pub(crate) calendar: Calendar,
    pub(crate) voyage: Voyage,
    pub(crate) talks: Talks,
    pub(crate) throws: Throws,
    pub(crate) ending: Ending,
    pub(crate) agenda: Agenda,
}

/// A boat on the board. `Pieces` knows which piece it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Boat {
    pub(crate) tile: TileId,
    pub(crate) crew: Counts,
}

/// A settlement: a token of its owner, and loose settlers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Settlement {
    pub(crate) tile: TileId,
    pub(crate) owner: Seat,
    pub(crate) settlers: Counts,
}

/// All settlements, the oldest first. They can change owners but never disappear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Settlements {
    list: [Settlement; SETTLEMENTS_MAX],
    /// Follows from the list: the tiles with a settlement, one bit each.
    tiles: u64,
    len: u8,
}

impl Settlements {
    const fn new() -> Settlements {
        let none = Settlement { tile: TileId(0), owner: Seat(0), settlers: Counts::NONE };
        Settlements { list: [none; SETTLEMENTS_MAX], tiles: 0, len: 0 }
    }

    pub(crate) fn push(&mut self, settlement: Settlement) {
        self.list[self.len as usize] = settlement;
        self.tiles |= 1 << settlement.tile.0;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn all(&self) -> &[Settlement] {
        &self.list[..self.len as usize]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Settlement] {
        &mut self.list[..self.len as usize]
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn at(&self, tile: TileId) -> Option<&Settlement> {
        // Most tiles have none.
        if self.tiles & (1 << tile.0) == 0 {
            return None;
        }
        self.all().iter().find(|settlement| settlement.tile == tile)
    }

    pub(crate) fn at_mut(&mut self, tile: TileId) -> &mut Settlement {
        let found = self.all_mut().iter_mut().find(|settlement| settlement.tile == tile);
        found.expect("a settlement stands on the tile")
    }
}

/// Turns, the end, and the measure of progress (S14.1, S14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Calendar {
    /// The seats in turn order, the God of Winds last.
    pub(crate) order: [Seat; SEATS_MAX],
    /// The index in `order` of the seat whose turn it is.
    pub(crate) active: u8,
    /// The number of turns that have begun.
    pub(crate) turn: u16,
    /// The number of turns in a row without progress.
    pub(crate) idle_turns: u16,
    /// The progress measured at the end of the last turn.
    pub(crate) progress: u16,
    /// The event that triggered the end, if any.
    pub(crate) trigger: Option<Trigger>,
    /// The number of last turns that haven't begun, once they are counted.
    pub(crate) last_turns: Option<u8>,
}

/// This turn's movement and dice (S5, S6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Voyage {
    /// Whether the Vaal moves instead of the boat (S11).
    pub vaal_moves: bool,
    /// Whether the wind is being turned (S5.1).
    pub turning: bool,
    /// The direction die, once rolled this turn.
    pub direction: Option<Direction>,
    /// The distance die, once rolled this turn.
    pub distance: Option<u8>,
    /// The number of steps left.
    pub steps: u8,
    /// The number of tiles the boat has entered this turn.
    pub entered: u8,
    /// The number of fog tiles between the boat and the cell it looks at.
    pub fogs: u8,
    /// Whether the current step leaves the Vaal's tile.
    pub storm: bool,
}

impl Voyage {
    pub(crate) const NONE: Voyage = Voyage {
        vaal_moves: false,
        turning: false,
        direction: None,
        distance: None,
        steps: 0,
        entered: 0,
        fogs: 0,
        storm: false,
    };
}

/// This turn's interactions (S10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Talks {
    /// The number of offers that the active player may still make.
    pub offers_left: u8,
    /// Whether a disclosure was proposed.
    pub disclosed: bool,
    /// The seat with which an exchange was made.
    pub concluded: Option<Seat>,
    /// Whether settlers were left.
    pub settled: bool,
    /// Whether an attack was made.
    pub attacked: bool,
    /// The number of messages exchanged: proposals, offers and answers.
    pub messages: u8,
}

impl Talks {
    pub(crate) const fn new(offers_left: u8) -> Talks {
        Talks {
            offers_left,
            disclosed: false,
            concluded: None,
            settled: false,
            attacked: false,
            messages: 0,
        }
    }
}

/// The number of rolls of each die, so that every roll has its own number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Throws {
    /// Rolls for first player, before the first turn.
    pub first: u16,
    /// Rolls of the direction die.
    pub direction: u16,
    /// Rolls of the distance die.
    pub distance: u16,
    /// Rolls of the distance die in storms.
    pub storm: u16,
}

/// The final places, and the rolls for the Vaal among tied players (S14.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ending {
    /// Whether the Myths are revealed.
    pub(crate) scored: bool,
    /// The place of every seat, from 1; equal for ties.
    pub(crate) places: [u8; SEATS_MAX],
    /// The number of rolls.
    pub(crate) rolls: u8,
}

impl Sea {
    /// Creates an empty table, before anything is drawn.
    pub(crate) fn empty(setup: &Setup) -> Sea {
        let mut sea = Sea {
            setup: *setup,
            chart: Chart::new(setup.tiles.counts()),
            settlements: Settlements::new(),
            pieces: Pieces::new(),
            boats: [None; SEATS_MAX],
            pools: [0; SEATS_MAX],
            tokens: [0; SEATS_MAX],
            legends: [0; SEATS_MAX],
            myths: [None; SEATS_MAX],
            feats: [None; Feat::COUNT],
            god: None,
            vaal: None,
            wind: Direction::N,
            calendar: Calendar {
                order: [Seat(0); SEATS_MAX],
                active: 0,
                turn: 0,
                idle_turns: 0,
                progress: 0,
                trigger: None,
                last_turns: None,
            },
            voyage: Voyage::NONE,
            talks: Talks::new(setup.offers_per_turn),
            throws: Throws { first: 0, direction: 0, distance: 0, storm: 0 },
            ending: Ending { scored: false, places: [0; SEATS_MAX], rolls: 0 },
            agenda: Agenda::EMPTY,
        };
        for seat in Seat::all(setup.players) {
            sea.pools[seat.index()] = PAWNS;
            sea.tokens[seat.index()] = TOKENS;
        }
        sea
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the event that triggered the end, if any (S14.1).
    pub fn end(&self) -> Option<Trigger> {
        self.calendar.trigger
    }

    /// Returns the seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players)
    }

    /// Returns the seat whose turn it is, which isn't always the one that decides.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.calendar.order[self.calendar.active as usize]
    }

    /// Returns the seats in turn order, beginning with the active one.
    pub(crate) fn seats_from_active(&self) -> impl Iterator<Item = Seat> + '_ {
        let players = self.setup.players;
        let start = self.calendar.active;
        (0..players).map(move |step| self.calendar.order[((start + step) % players) as usize])
    }

    #[inline]
    pub(crate) fn boat(&self, seat: Seat) -> Option<&Boat> {
        self.boats[seat.index()].as_ref()
    }

    /// Returns the captains of the boats on the tile, one bit each. It looks at every boat without a
    /// branch, because a processor can't predict where boats are.
    #[inline]
    fn captains_on(&self, tile: TileId) -> u32 {
        self.boats.iter().enumerate().fold(0, |captains, (seat, boat)| {
            captains | u32::from(boat.is_some_and(|boat| boat.tile == tile)) << seat
        })
    }

    #[inline]
    pub(crate) fn boats_on(&self, tile: TileId) -> usize {
        self.captains_on(tile).count_ones() as usize
    }

    /// Returns the captain of another boat on the tile.
    #[inline]
    pub(crate) fn other_captain(&self, tile: TileId, than: Seat) -> Option<Seat> {
        let others = self.captains_on(tile) & !(1 << than.0);
        (others != 0).then(|| Seat(others.trailing_zeros() as u8))
    }

    /// Sends pawns home to the pools of their tribes.
    pub(crate) fn send_home(&mut self, pawns: Counts) {
        for tribe in pawns.tribes() {
            self.pools[tribe.index()] += pawns.get(tribe);
        }
    }

    /// Returns the Myths that no one has drawn.
    pub(crate) fn myths_left(&self) -> impl Iterator<Item = Myth> + '_ {
        Myth::all().filter(|myth| !self.myths.contains(&Some(*myth)))
    }

    pub(crate) fn myths_dealt(&self) -> usize {
        MYTHS - self.myths_left().count()
    }

    /// Returns phi, the measure of progress, which never decreases (S14.1).
    pub fn progress(&self) -> u16 {
        let drawn = u16::from(self.chart.laid()) - 1;
        self.chart.trail_pawns() + drawn + u16::from(self.settlements.len())
    }

    pub(crate) fn trigger(&mut self, why: Trigger, events: &mut impl kernel::Sink<crate::Event>) {
        if self.calendar.trigger.is_none() {
            self.calendar.trigger = Some(why);
            events.put(crate::Event::EndTriggered { why });
        }
    }

    /// Returns the tribe of the active player.
    pub(crate) fn active_tribe(&self) -> Tribe {
        Tribe::of(self.active())
    }
}
