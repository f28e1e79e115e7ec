//! The facts of a position for one seat: those of its view, without building the view.
//!
//! A program that learns from the game asks for a million observations per second. Building a
//! [`View`](crate::View) for each would take most of its time, so [`SeatFacts`] answers from the
//! position itself. What it hides is decided where a view decides it, in `view.rs`.

use kernel::{Seat, Viewer};

use crate::agenda::Frame;
use crate::chart::{Cell, Direction};
use crate::event::Trigger;
use crate::pieces::{Component, Handle, Myth, PiecePlace};
use crate::scoring::{Score, ScoreSums};
use crate::state::{Sea, Talks, Voyage};
use crate::tribe::Counts;
use crate::view::{Decision, FeatView, PileView, SettlementView, TileView};

/// The knowledge of one seat about a position. Each answer is that of the seat's view.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_sea::kernel::playout::draw_until_asked;
/// use emberwake_sea::kernel::{Game, Seat, Viewer};
/// use emberwake_sea::{Sea, Setup};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
///
/// let view = sea.view(Viewer::Seat(Seat(0)));
/// let facts = sea.seat_facts(Seat(0));
/// assert_eq!((facts.wind(), facts.deck()), (view.wind, view.deck));
/// assert_eq!(facts.player(Seat(0)).myth, view.players[0].myth);
/// ```
pub struct SeatFacts<'a> {
    sea: &'a Sea,
    viewer: Viewer,
    tally: ScoreSums,
    /// The seats with a piece in hand, one bit each.
    hands: u8,
}

/// The known information about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerFacts {
    /// The number of pawns at home.
    pub pool: u8,
    /// The number of settlement tokens not on the map.
    pub tokens: u8,
    /// Whether the player has a piece in hand, not launched yet.
    pub hand: bool,
    /// The cell and the crew of the boat on the board.
    pub boat: Option<(Cell, Counts)>,
    /// The number of secured pieces that are face down.
    pub secured: u8,
    /// The number of disclosed legends.
    pub legends: u8,
    /// The Original Myth, if the viewer may know it.
    pub myth: Option<Myth>,
    /// The current score, without its secret part.
    pub score: Score,
}

/// Where a piece is, as everyone can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// In the hand of a player.
    Hand(Seat),
    /// On the board as a player's boat.
    Boat(Seat),
    /// Face down in front of a player.
    Secured(Seat),
    /// In a disclosed legend of a player.
    Legend(Seat),
    /// On this player's boat, which a battle has emptied.
    Wreck(Seat),
    /// Out of the game.
    Discard,
}

impl Sea {
    /// Returns what a seat knows about this position.
    pub fn seat_facts(&self, seat: Seat) -> SeatFacts<'_> {
        let hands = self.pieces.all().iter().fold(0, |hands, piece| match piece.place {
            PiecePlace::Hand(seat) => hands | 1 << seat.0,
            _ => hands,
        });
        SeatFacts { sea: self, viewer: Viewer::Seat(seat), tally: self.tally(), hands }
    }
}

impl SeatFacts<'_> {
    /// Returns the seat that must decide, with its question.
    pub fn decision(&self) -> Option<Decision> {
        self.sea.decision()
    }

    /// Returns the next step to do, without the terms of an offer that the seat may not know.
    pub fn step(&self) -> Option<Frame> {
        self.sea.agenda.frames().last().map(|&frame| self.sea.sealed(frame, self.viewer))
    }

    /// Returns the seat whose turn it is, once turn order is known.
    pub fn active(&self) -> Option<Seat> {
        self.sea.order_is_known().then(|| self.sea.active())
    }

    /// Returns the number of turns that have begun.
    pub fn turn(&self) -> u16 {
        self.sea.calendar.turn
    }

    /// Returns the number of turns in a row without progress.
    pub fn idle_turns(&self) -> u16 {
        self.sea.calendar.idle_turns
    }

    /// Returns the number of last turns left, once they are counted.
    pub fn last_turns(&self) -> Option<u8> {
        self.sea.calendar.last_turns
    }

    /// Returns the event that triggered the end.
    pub fn trigger(&self) -> Option<Trigger> {
        self.sea.calendar.trigger
    }

    /// Returns the rest of the tile pile.
    pub fn pile(&self) -> PileView {
        self.sea.pile_seen()
    }

    /// Returns the number of boats in the deck.
    pub fn deck(&self) -> u8 {
        self.sea.pieces.deck_size()
    }

    /// Returns the number of discarded boats.
    pub fn discard(&self) -> u8 {
        self.sea.pieces.discard_size()
    }

    /// Returns the direction in which the wind blows boats.
    pub fn wind(&self) -> Direction {
        self.sea.wind
    }

    /// Returns the God of Winds.
    pub fn god(&self) -> Option<Seat> {
        self.sea.god
    }

    /// Returns the cell of the Vaal Er Num, once summoned.
    pub fn vaal(&self) -> Option<Cell> {
        self.sea.vaal.map(|tile| self.sea.chart.cell(tile))
    }

    /// Returns this turn's dice and movement.
    pub fn voyage(&self) -> &Voyage {
        &self.sea.voyage
    }

    /// Returns this turn's interactions.
    pub fn talks(&self) -> &Talks {
        &self.sea.talks
    }

    /// Returns the feats and their owners.
    pub fn feats(&self) -> impl Iterator<Item = FeatView> + '_ {
        self.sea.feats_seen()
    }

    /// Returns the known information about a player.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn player(&self, seat: Seat) -> PlayerFacts {
        let sea = self.sea;
        PlayerFacts {
            pool: sea.pools[seat.index()],
            tokens: sea.tokens[seat.index()],
            hand: self.hands & 1 << seat.0 != 0,
            boat: sea.boat(seat).map(|boat| (sea.chart.cell(boat.tile), boat.crew)),
            secured: self.tally.secured[seat.index()],
            legends: sea.legends[seat.index()],
            myth: sea.myth_seen_by(seat, self.viewer),
            score: sea.score_seen_by(seat, self.viewer, &self.tally),
        }
    }

    /// Returns the component of a piece, if the seat has seen it.
    pub fn component(&self, handle: Handle) -> Option<Component> {
        self.sea.pieces.get(handle)?.component_seen_by(self.viewer)
    }

    /// Returns the components that the seat has seen, and where they are.
    pub fn components(&self) -> impl Iterator<Item = (Component, Whereabouts)> + '_ {
        let emptied = match self.sea.agenda.top() {
            Frame::Claim { loser, .. } => Some(loser),
            _ => None,
        };
        self.sea.pieces.all().iter().filter_map(move |piece| {
            let component = piece.component_seen_by(self.viewer)?;
            let place = match piece.place {
                PiecePlace::Hand(seat) => Whereabouts::Hand(seat),
                PiecePlace::Boat(seat) => Whereabouts::Boat(seat),
                PiecePlace::Secured(seat) => Whereabouts::Secured(seat),
                PiecePlace::Legend(seat, _) => Whereabouts::Legend(seat),
                PiecePlace::Wreck => Whereabouts::Wreck(emptied?),
                PiecePlace::Discard => Whereabouts::Discard,
            };
            Some((component, place))
        })
    }

    /// Returns the settlements, the oldest first.
    pub fn settlements(&self) -> impl Iterator<Item = SettlementView> + '_ {
        self.sea.settlements_seen()
    }

    /// Returns the laid tiles, the oldest first.
    pub fn tiles(&self) -> impl Iterator<Item = TileView> + '_ {
        self.sea.tiles_seen()
    }
}
