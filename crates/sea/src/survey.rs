//! The facts of a position for programs that evaluate it: those of an omniscient view, without
//! building the view.
//!
//! A search evaluates a hundred thousand imagined positions per second. Building a view of each
//! would take most of its time, so a [`Survey`] goes through the pieces, tiles and settlements once
//! and answers from small tables.

use kernel::{SEATS_MAX, Seat};

use crate::chart::{Cell, Direction, TileId, TileKind};
use crate::event::Trigger;
use crate::pieces::{Component, Myth, PiecePlace};
use crate::state::{Sea, Settlement};
use crate::tables::TILES;
use crate::tribe::{Counts, Tribe};

/// In the table of owners: no settlement.
const NOBODY: u8 = u8::MAX;
/// The width of the table of cells before it repeats.
const WIDTH: usize = 16;

/// The facts of a position, with fast access.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_sea::kernel::playout::draw_until_asked;
/// use emberwake_sea::kernel::{Game, Seat};
/// use emberwake_sea::{Cell, Sea, Setup, TileKind};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
///
/// let survey = sea.survey();
/// assert_eq!(survey.at(Cell::PRIMORDIAL), Some((TileKind::Sea, None)));
/// assert_eq!((survey.legends(Seat(0)), survey.tokens(Seat(0))), (0, 3));
/// ```
pub struct Survey<'a> {
    sea: &'a Sea,
    /// 1 + the tile whose cell maps to this entry, with coordinates modulo [`WIDTH`]; 0 for none.
    /// Distant cells share an entry, so a hit must be compared with the cell.
    tiles: [u8; WIDTH * WIDTH],
    /// The owner of the settlement on each tile.
    owners: [u8; TILES],
    holdings: [Held; SEATS_MAX],
    nomads: Counts,
}

/// The pieces of one player.
#[derive(Clone, Copy, Default, Debug)]
pub struct Held {
    /// The number of undisclosed secured pieces that are a character, a location, an action.
    pub secured: [u8; 3],
    /// The components of all secured pieces, disclosed or not, one bit each.
    pub components: u32,
    /// The component of the boat on the board.
    pub boat: Option<Component>,
    /// Whether the player has a piece in hand, not launched yet.
    pub hand: bool,
}

impl Held {
    /// Returns the number of a Myth's components that are secured.
    ///
    /// ```
    /// use emberwake_sea::{Held, Myth};
    ///
    /// let held = Held { components: 0b101, ..Held::default() };
    /// assert_eq!(held.of_myth(Myth::new(0).unwrap()), 2, "the character and the action");
    /// ```
    pub fn of_myth(&self, myth: Myth) -> u32 {
        (self.components & myth.components()).count_ones()
    }
}

/// A settlement in a survey.
#[derive(Clone, Copy, Debug)]
pub struct Settled {
    /// The owner.
    pub owner: Seat,
    /// The loose settlers by tribe.
    pub settlers: Counts,
}

impl Sea {
    /// Collects the facts of this position. It exposes all secrets, so use it only for imagined
    /// positions.
    pub fn survey(&self) -> Survey<'_> {
        let mut survey = Survey {
            sea: self,
            tiles: [0; WIDTH * WIDTH],
            owners: [NOBODY; TILES],
            holdings: [Held::default(); SEATS_MAX],
            nomads: Counts::NONE,
        };
        for tile in self.chart.tiles() {
            survey.tiles[entry(self.chart.cell(tile))] = tile.0 + 1;
            survey.nomads += self.chart.trail(tile);
        }
        for Settlement { tile, owner, settlers } in self.settlements.all() {
            survey.owners[tile.0 as usize] = owner.0;
            survey.nomads += *settlers;
        }
        for boat in self.boats.iter().flatten() {
            survey.nomads += boat.crew;
        }
        for piece in self.pieces.all() {
            let component = piece.component;
            match piece.place {
                PiecePlace::Secured(seat) => {
                    let held = &mut survey.holdings[seat.index()];
                    held.secured[component.part() as usize] += 1;
                    held.components |= component.bit();
                }
                PiecePlace::Legend(seat, _) => {
                    survey.holdings[seat.index()].components |= component.bit();
                }
                PiecePlace::Boat(seat) => survey.holdings[seat.index()].boat = Some(component),
                PiecePlace::Hand(seat) => survey.holdings[seat.index()].hand = true,
                PiecePlace::Wreck | PiecePlace::Discard => {}
            }
        }
        survey
    }
}

impl Survey<'_> {
    fn find(&self, cell: Cell) -> Option<TileId> {
        let tile = TileId(self.tiles[entry(cell)].checked_sub(1)?);
        if self.sea.chart.cell(tile) == cell { Some(tile) } else { self.sea.chart.find(cell) }
    }

    /// Returns the kind of the tile on a cell, and the owner of the settlement there.
    pub fn at(&self, cell: Cell) -> Option<(TileKind, Option<Seat>)> {
        let tile = self.find(cell)?;
        let owner = self.owners[tile.0 as usize];
        Some((self.sea.chart.kind(tile), (owner != NOBODY).then_some(Seat(owner))))
    }

    /// Returns the pieces of a player.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn held(&self, seat: Seat) -> &Held {
        &self.holdings[seat.index()]
    }

    /// Returns the cell and the crew of a player's boat.
    pub fn boat(&self, seat: Seat) -> Option<(Cell, Counts)> {
        self.sea.boat(seat).map(|boat| (self.sea.chart.cell(boat.tile), boat.crew))
    }

    /// Returns `true` if the boat of a player is on the Vaal's tile.
    pub fn in_storm(&self, seat: Seat) -> bool {
        self.sea.boat(seat).is_some_and(|boat| self.sea.vaal == Some(boat.tile))
    }

    /// Returns the settlements, the oldest first.
    pub fn settlements(&self) -> impl Iterator<Item = Settled> + '_ {
        let all = self.sea.settlements.all().iter();
        all.map(|place| Settled { owner: place.owner, settlers: place.settlers })
    }

    /// Returns the number of a seat's pawns on the board (S14.3).
    pub fn nomads(&self, seat: Seat) -> u8 {
        self.nomads.get(Tribe::of(seat))
    }

    /// Returns the number of a player's pawns at home.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn pool(&self, seat: Seat) -> u8 {
        self.sea.pools[seat.index()]
    }

    /// Returns the number of settlement tokens that a player has left.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.sea.tokens[seat.index()]
    }

    /// Returns the number of legends that a player has disclosed.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn legends(&self, seat: Seat) -> u8 {
        self.sea.legends[seat.index()]
    }

    /// Returns the number of feats that a player has earned.
    pub fn feats(&self, seat: Seat) -> u8 {
        self.sea.feats_of(seat)
    }

    /// Returns the Myth of a player.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn myth(&self, seat: Seat) -> Option<Myth> {
        self.sea.myths[seat.index()]
    }

    /// Returns the seat whose turn it is, once turn order is known.
    pub fn active(&self) -> Option<Seat> {
        self.sea.order_is_known().then(|| self.sea.active())
    }

    /// Returns the direction in which the wind blows boats.
    pub fn wind(&self) -> Direction {
        self.sea.wind
    }

    /// Returns the number of tiles in the pile, and of boats in the deck.
    pub fn supplies(&self) -> (u8, u8) {
        (self.sea.chart.pile_size(), self.sea.pieces.deck_size())
    }

    /// Returns the event that triggered the end, and the number of last turns left, once they are
    /// counted.
    pub fn ending(&self) -> (Option<Trigger>, Option<u8>) {
        (self.sea.calendar.trigger, self.sea.calendar.last_turns)
    }
}

/// Returns the table entry of a cell.
#[inline]
fn entry(cell: Cell) -> usize {
    let part = |coordinate: i8| usize::from(coordinate as u8) % WIDTH;
    part(cell.y) * WIDTH + part(cell.x)
}
