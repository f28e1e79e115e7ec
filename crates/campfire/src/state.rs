//! The position: everything that lies on the table, packed into a few cache lines.

use crate::boxes::Song;
use crate::bytes;
use crate::event::End;
use crate::illegal::Question;
use crate::options::{Choice, Rules, Setup};
use crate::pieces::{Adventurer, Disc, Legend, Pile, Place, TILE_KINDS, Tile};
use crate::tables::*;
use kernel::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// A game of Campfire at one moment.
///
/// The state holds no secret: what lies under a top tile is known to nobody, so it is kept as a
/// multiset, and the tile that comes to light is an outcome of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Campfire {
    /// The discs on each place.
    pub(crate) piles: [Pile; PLACES],
    /// For each seat, tiles by [`Tile::index`]: seven legends, then Wilds.
    pub(crate) hands: [[u8; LEGENDS + 1]; PLAYERS],
    /// The cards of each seat: bit `4 * legend + rank`; the songs are legend 7.
    pub(crate) owned: [u32; PLAYERS],
    /// Cards not taken, in the same bits.
    pub(crate) available: u32,
    /// The top tile of each stack: 1 + [`Tile::index`], or 0 without one.
    pub(crate) tops: [u8; PLACES],
    /// How many tiles each stack has, the top included.
    pub(crate) heights: [u8; PLACES],
    /// How many tiles each stack had at the start.
    pub(crate) dealt: [u8; PLACES],
    /// Tiles that nobody has seen yet, by [`Tile::index`].
    pub(crate) hidden: [u8; TILE_KINDS],
    /// Stacks whose top is still to be uncovered, one bit each.
    pub(crate) covered: u8,
    /// By disc code: the seat that owns it, or [`ASLEEP`], or [`NOBODY`].
    pub(crate) owner: [u8; 8],
    /// Follows from the piles: for each disc code one byte, the places where such a disc lies.
    pub(crate) whereabouts: u64,
    /// Follows from the piles: for each place one byte, the owner of the topmost disc.
    pub(crate) listeners: u64,
    /// The adventurer of each seat.
    pub(crate) adventurers: [Option<Adventurer>; PLAYERS],
    /// Moons each seat has won.
    pub(crate) moons: [u8; PLAYERS],
    /// Moons on the chart.
    pub(crate) chart: u8,
    /// Where Lys points, once she does.
    pub(crate) lys: Option<Place>,
    /// Who is to decide, or whose turn it is.
    pub(crate) active: Seat,
    /// Who went first.
    pub(crate) first: Seat,
    /// What happens now.
    pub(crate) phase: Phase,
    /// Whether a tile left a stack or a card was taken in this turn (C8.3).
    pub(crate) progress: bool,
    /// Turns in a row without progress.
    pub(crate) idle: u16,
    /// Whether all have agreed to end the game (C8.3).
    pub(crate) agreed_end: bool,
    /// The edition of the rules. Not among the rules, where it would cost a whole word.
    pub(crate) edition: u8,
    /// Turns begun.
    pub(crate) turns: u16,
    /// What does not change during the game.
    pub(crate) rules: Rules,
}

/// Seats in the state's tables.
pub(crate) const PLAYERS: usize = PLAYERS_MAX as usize;
/// In `owner`: a sleeping adventurer's disc.
pub(crate) const ASLEEP: u8 = PLAYERS_MAX;
/// In `owner`: a Nomad, or no disc at all. The greatest of them, so that all listeners are below.
pub(crate) const NOBODY: u8 = ASLEEP + 1;
/// In `available` and `owned`: the songs stand where an eighth legend would.
pub(crate) const SONG_SLOT: usize = LEGENDS;
/// In a hand: the Wilds stand after the legends.
pub(crate) const WILD_SLOT: usize = LEGENDS;

/// Where in the sequence of play the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// C3.1, chance: how high is this stack?
    Heights(Place),
    /// C2.2, chance: who goes first?
    DrawFirst,
    /// C2.3, chance: which adventurer does this seat play?
    DrawLot(Seat),
    /// Chance: the covered stacks show their tops, then play goes on.
    Uncover(Then),
    /// A seat is asked.
    Ask(Question),
    /// C3.5: a seat places its next own disc; so many were placed before, by all.
    AskDisc(u8),
    /// C8.2: a seat may write; so many were asked before.
    AskLastWriting(u8, End),
    /// The game is over.
    Over(End),
}

/// What follows once tops are uncovered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Then {
    /// The first player is found.
    Preparation,
    /// Red may lift, then all listen.
    Lift,
    /// The turn ends.
    TurnEnd,
}

impl Campfire {
    /// An empty table for a lawful setup, before anything is laid.
    pub(crate) fn empty(setup: &Setup) -> Campfire {
        let heights = if setup.even_stacks { [STACK; PLACES] } else { [0; PLACES] };
        let mut state = Campfire {
            piles: [Pile::EMPTY; PLACES],
            hands: [[0; LEGENDS + 1]; PLAYERS],
            owned: [0; PLAYERS],
            available: u32::MAX,
            tops: [0; PLACES],
            heights,
            dealt: heights,
            hidden: Tile::ALL.map(Tile::in_the_box),
            covered: 0,
            owner: [NOBODY; 8],
            whereabouts: 0,
            listeners: u64::from(NOBODY) * bytes::ONES,
            adventurers: [None; PLAYERS],
            moons: [0; PLAYERS],
            chart: 0,
            lys: None,
            active: Seat(0),
            first: Seat(0),
            phase: Phase::Heights(Place::new(0).expect("place 0 exists")),
            progress: false,
            idle: 0,
            agreed_end: false,
            edition: setup.edition,
            turns: 0,
            rules: Rules::new(setup),
        };
        if let Choice::Fixed(named) = &setup.adventurers {
            for (slot, adventurer) in state.adventurers.iter_mut().zip(named) {
                *slot = Some(*adventurer);
            }
        }
        for adventurer in Adventurer::ALL {
            state.owner[adventurer.disc() as usize] = ASLEEP;
        }
        state.owner[Disc::Frog as usize] = ASLEEP;
        state
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.rules.players
    }

    /// The pile on a place.
    #[inline]
    pub fn pile(&self, place: Place) -> Pile {
        self.piles[place.index()]
    }

    /// How many tiles the stack of a place has left.
    #[inline]
    pub fn height(&self, place: Place) -> u8 {
        self.heights[place.index()]
    }

    /// The top tile of a place's stack, if it has one that has come to light.
    #[inline]
    pub fn top(&self, place: Place) -> Option<Tile> {
        match self.tops[place.index()] {
            0 => None,
            tile => Some(Tile::ALL[tile as usize - 1]),
        }
    }

    /// How many tiles of a sort nobody has seen yet.
    pub fn hidden(&self, tile: Tile) -> u8 {
        self.hidden[tile.index()]
    }

    /// Where Lys points, once she does.
    pub fn lys(&self) -> Option<Place> {
        self.lys
    }

    /// Opal Moons on the chart.
    pub fn chart(&self) -> u8 {
        self.chart
    }

    /// The adventurer of a seat, once chosen.
    #[inline]
    pub fn adventurer(&self, seat: Seat) -> Option<Adventurer> {
        self.adventurers[seat.index()]
    }

    /// The seat that plays an adventurer.
    pub fn seat_of(&self, adventurer: Adventurer) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.adventurer(seat) == Some(adventurer))
    }

    /// Who went first, once that is known.
    pub fn first(&self) -> Option<Seat> {
        let known = !matches!(
            self.phase,
            Phase::Heights(_) | Phase::DrawFirst | Phase::Uncover(Then::Preparation)
        );
        known.then_some(self.first)
    }

    /// Tiles of a sort in front of a seat. Moons never lie there.
    #[inline]
    pub fn tiles(&self, seat: Seat, tile: Tile) -> u8 {
        self.hands[seat.index()].get(tile.index()).copied().unwrap_or(0)
    }

    /// All tiles in front of a seat.
    #[inline]
    pub fn tiles_total(&self, seat: Seat) -> u8 {
        bytes::sum(u64::from_le_bytes(self.hands[seat.index()]))
    }

    /// Moons a seat has won.
    pub fn moons(&self, seat: Seat) -> u8 {
        self.moons[seat.index()]
    }

    /// The rank (0 to 3) of the card a seat has of a legend, or of its song in [`SONG_SLOT`].
    #[inline]
    pub(crate) fn rank_owned(&self, seat: Seat, slot: usize) -> Option<usize> {
        match (self.owned[seat.index()] >> (4 * slot)) & 0xf {
            0 => None,
            card => Some(card.trailing_zeros() as usize),
        }
    }

    /// The value of the card a seat has of a legend.
    pub fn legend_owned(&self, seat: Seat, legend: Legend) -> Option<u8> {
        let rank = self.rank_owned(seat, legend.index())?;
        Some(self.rules.values[rank][legend.index()])
    }

    /// The song a seat has.
    pub fn song_owned(&self, seat: Seat) -> Option<Song> {
        self.rank_owned(seat, SONG_SLOT).map(|rank| self.rules.song(rank))
    }

    /// How many legend cards a seat has.
    pub fn legend_cards(&self, seat: Seat) -> u8 {
        Legend::ALL.into_iter().filter(|&legend| self.legend_owned(seat, legend).is_some()).count()
            as u8
    }

    #[inline]
    pub(crate) fn is_available(&self, slot: usize, rank: usize) -> bool {
        self.available & (1 << (4 * slot + rank)) != 0
    }

    /// The values of a legend's cards that lie available, ascending.
    pub fn legends_available(&self, legend: Legend) -> impl Iterator<Item = u8> + '_ {
        let values = self.legend_values(legend).into_iter().enumerate();
        values
            .filter(move |(rank, _)| self.is_available(legend.index(), *rank))
            .map(|(_, value)| value)
    }

    /// The songs that lie available, by price.
    pub fn songs_available(&self) -> impl Iterator<Item = Song> + '_ {
        let songs = self.songs().into_iter().enumerate();
        songs.filter(|(rank, _)| self.is_available(SONG_SLOT, *rank)).map(|(_, song)| song)
    }

    /// All values of a legend in this box, ascending.
    pub fn legend_values(&self, legend: Legend) -> [u8; CARDS_OF_A_LEGEND] {
        self.rules.values.map(|values| values[legend.index()])
    }

    /// All songs of this box, by price.
    pub fn songs(&self) -> [Song; SONGS] {
        std::array::from_fn(|rank| self.rules.song(rank))
    }

    /// How many stacks still have tiles.
    #[inline]
    pub fn stacks_left(&self) -> u32 {
        bytes::sum(bytes::nonzero(u64::from_le_bytes(self.heights))).into()
    }

    /// How many turns in a row passed without a tile leaving a stack and without a card (C8.3).
    pub fn idle_turns(&self) -> u16 {
        self.idle
    }

    /// Whose turn it is or, in setup and last writings, who is to decide.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Why the game ended or is about to.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) | Phase::AskLastWriting(_, end) => Some(end),
            _ => None,
        }
    }

    /// What the seat whose turn it is has to decide.
    pub fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Ask(question) => Some(question),
            Phase::AskDisc(_) => Some(Question::Disc),
            Phase::AskLastWriting(..) => Some(Question::LastWriting),
            _ => None,
        }
    }

    /// Who acts now.
    #[inline]
    pub(crate) fn who(&self) -> Turn {
        match self.phase {
            Phase::Heights(_) | Phase::DrawFirst | Phase::DrawLot(_) | Phase::Uncover(_) => {
                Turn::Chance
            }
            Phase::Ask(_) | Phase::AskDisc(_) | Phase::AskLastWriting(..) => {
                Turn::Seat(self.active)
            }
            Phase::Over(_) => Turn::Over,
        }
    }

    /// The last player: to the right of the first (C3.4).
    pub(crate) fn last_player(&self) -> Seat {
        Seat((self.first.0 + self.players() - 1) % self.players())
    }
}
