//! The possible random outcomes, and their effects.

use kernel::{Draw, Layout, Luck, OutcomeError, Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{Direction, TileKind};
use crate::outcome::Outcome;
use crate::pieces::{Myth, components_in, pick_component};
use crate::state::Sea;
use crate::tables::{DISTANCE_FACES, TILES};

/// The kinds of rolls, so that each draws from its own stream.
pub mod throw {
    /// The God of Winds (S2.2).
    pub const GOD: u8 = 0;
    /// A roll for first player (S2.1).
    pub const FIRST: u8 = 1;
    /// An Original Myth (S2.3).
    pub const MYTH: u8 = 2;
    /// A boat from the deck (S2.3, S4.2, S7.4).
    pub const BOAT: u8 = 3;
    /// The direction die (S5.2).
    pub const DIRECTION: u8 = 4;
    /// The distance die (S5.2).
    pub const DISTANCE: u8 = 5;
    /// The distance die in a storm (S11.5).
    pub const STORM: u8 = 6;
}

/// The kind of random outcome that a frame waits for.
enum Lot {
    God,
    First,
    Myth,
    Boat,
    Direction,
    Distance,
    Storm,
    Tile,
}

impl Sea {
    #[inline]
    fn lot(&self) -> Option<Lot> {
        Some(match self.agenda.top() {
            Frame::GodLot => Lot::God,
            Frame::FirstRoll { .. } => Lot::First,
            Frame::DealMyth { .. } => Lot::Myth,
            Frame::DealBoat { .. } | Frame::LaunchDraw { .. } | Frame::SailOn { .. } => Lot::Boat,
            Frame::RollDirection | Frame::TieDirection { .. } => Lot::Direction,
            Frame::RollDistance | Frame::TieDistance { .. } => Lot::Distance,
            Frame::Storm => Lot::Storm,
            Frame::DrawTile => Lot::Tile,
            _ => return None,
        })
    }

    pub(crate) fn list_outcomes(&self, sink: &mut impl Sink<(Outcome, u32)>) {
        match self.lot() {
            None => {}
            Some(Lot::God) => self.seats().for_each(|seat| sink.put((Outcome::God(seat), 1))),
            Some(Lot::First | Lot::Direction) => {
                for direction in Direction::ALL {
                    sink.put((Outcome::Direction(direction), 1));
                }
            }
            Some(Lot::Myth) => {
                self.myths_left().for_each(|myth| sink.put((Outcome::Myth(myth), 1)));
            }
            Some(Lot::Boat) => components_in(self.pieces.deck)
                .for_each(|component| sink.put((Outcome::Boat(component), 1))),
            Some(Lot::Distance | Lot::Storm) => {
                for (distance, faces) in (1..).zip(DISTANCE_FACES) {
                    sink.put((Outcome::Distance(distance), faces));
                }
            }
            Some(Lot::Tile) => {
                for (kind, left) in TileKind::ALL.into_iter().zip(self.chart.pile()) {
                    if left > 0 {
                        sink.put((Outcome::Tile(kind), u32::from(left)));
                    }
                }
            }
        }
    }

    pub(crate) fn sample_outcome(&self, luck: &mut impl Luck) -> Outcome {
        match self.lot().expect("it is the turn of chance") {
            Lot::God => Outcome::God(Seat(luck.below(u32::from(self.setup.players)) as u8)),
            Lot::First | Lot::Direction => {
                Outcome::Direction(Direction::ALL[luck.below(8) as usize])
            }
            Lot::Myth => {
                let left = self.myths_left().count() as u32;
                let myth = self.myths_left().nth(luck.below(left) as usize);
                Outcome::Myth(myth.expect("a Myth is left"))
            }
            Lot::Boat => Outcome::Boat(pick_component(self.pieces.deck, luck)),
            Lot::Distance | Lot::Storm => {
                let weights = DISTANCE_FACES;
                Outcome::Distance(1 + pick(&weights, luck) as u8)
            }
            Lot::Tile => {
                let weights = self.chart.pile().map(u32::from);
                Outcome::Tile(TileKind::ALL[pick(&weights, luck)])
            }
        }
    }

    pub(crate) fn what_is_drawn(&self) -> Draw {
        let (kind, nth) = match self.lot().expect("it is the turn of chance") {
            Lot::Tile => {
                return Draw::Card { deck: 0, pile: 0, depth: self.chart.laid() - 1 };
            }
            Lot::God => (throw::GOD, 0),
            Lot::First => (throw::FIRST, self.throws.first),
            Lot::Myth => (throw::MYTH, self.myths_dealt() as u16),
            Lot::Boat => (throw::BOAT, self.pieces.drawn),
            Lot::Direction => (throw::DIRECTION, self.throws.direction),
            Lot::Distance => (throw::DISTANCE, self.throws.distance),
            Lot::Storm => (throw::STORM, self.throws.storm),
        };
        Draw::Throw { kind, nth: u32::from(nth) }
    }

    /// Returns the layout of the tile pile: one deck, one pile.
    pub(crate) fn pile_layout(&self) -> Layout {
        let mut kinds = self.setup.tiles.counts().map(u32::from).to_vec();
        kinds[TileKind::Sea as usize] -= 1;
        Layout { kinds, piles: vec![TILES as u32 - 1] }
    }

    fn can_fall(&self, outcome: Outcome) -> bool {
        match (self.lot(), outcome) {
            (Some(Lot::God), Outcome::God(seat)) => seat.0 < self.setup.players,
            (Some(Lot::First | Lot::Direction), Outcome::Direction(_)) => true,
            (Some(Lot::Myth), Outcome::Myth(myth)) => !self.myths.contains(&Some(myth)),
            (Some(Lot::Boat), Outcome::Boat(component)) => self.pieces.deck & component.bit() != 0,
            (Some(Lot::Distance | Lot::Storm), Outcome::Distance(distance)) => {
                (1..=DISTANCE_FACES.len()).contains(&usize::from(distance))
            }
            (Some(Lot::Tile), Outcome::Tile(kind)) => self.chart.pile()[kind as usize] > 0,
            _ => false,
        }
    }

    pub(crate) fn apply_outcome(
        &mut self,
        outcome: Outcome,
        events: &mut impl Sink<Event>,
    ) -> Result<(), OutcomeError> {
        if !self.can_fall(outcome) {
            return Err(OutcomeError);
        }
        match (self.agenda.top(), outcome) {
            (_, Outcome::God(seat)) => self.god_chosen(seat, events),
            (Frame::FirstRoll { seat }, Outcome::Direction(direction)) => {
                self.first_rolled(seat, direction, events);
            }
            (Frame::TieDirection { seat }, Outcome::Direction(direction)) => {
                self.tie_direction(seat, direction);
            }
            (_, Outcome::Direction(direction)) => self.direction_rolled(direction, events),
            (Frame::Storm, Outcome::Distance(distance)) => self.storm_rolled(distance, events),
            (Frame::TieDistance { seat, direction }, Outcome::Distance(distance)) => {
                self.tie_distance(seat, direction, distance, events);
            }
            (_, Outcome::Distance(distance)) => self.distance_rolled(distance, events),
            (Frame::DealMyth { nth }, Outcome::Myth(myth)) => self.myth_dealt(nth, myth, events),
            (Frame::DealBoat { nth }, Outcome::Boat(boat)) => self.boat_dealt(nth, boat, events),
            (Frame::LaunchDraw { tile }, Outcome::Boat(boat)) => {
                self.launch_drawn(tile, boat, events);
            }
            (frame, Outcome::Boat(boat)) => self.sail_on_drawn(frame, boat, events),
            (_, Outcome::Tile(kind)) => self.tile_drawn(kind, events),
            (frame, Outcome::Myth(_)) => unreachable!("{frame:?} awaits no Myth"),
        }
        self.run(events);
        Ok(())
    }
}

/// Returns a random index according to the weights.
fn pick(weights: &[u32], luck: &mut impl Luck) -> usize {
    let mut left = luck.below(weights.iter().sum());
    for (index, &weight) in weights.iter().enumerate() {
        if left < weight {
            return index;
        }
        left -= weight;
    }
    unreachable!("the weights sum up")
}

/// Returns the Myths as a set of numbers.
pub(crate) fn myth_set(myths: impl Iterator<Item = Myth>) -> u8 {
    myths.fold(0, |set, myth| set | 1 << myth.number())
}
