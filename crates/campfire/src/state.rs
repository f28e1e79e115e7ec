//! The position: everything that is on the table, packed into a few cache lines.

use crate::boxes::Song;
use crate::event::End;
use crate::fast::{bytes, card_bit};
use crate::illegal::Question;
use crate::options::{Choice, Rules, Setup};
use crate::pieces::{Adventurer, Disc, Legend, Pile, Place, TILE_KINDS, Tile};
use crate::tables::*;
use kernel::{Seat, Turn};

/// A game of Campfire at one moment.
///
/// The state contains no secrets: no one knows the tiles under a top, so they are stored as a
/// multiset, and each revealed tile is a random outcome.
///
/// ```
/// use emberwake_campfire::kernel::{Seat, playout};
/// use emberwake_campfire::kernel::Game;
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
///
/// let mut game = Campfire::start(&Setup::new(2)).unwrap();
/// playout(&mut game, &mut Quick::new(1), &mut Vec::new());
/// for seat in Seat::all(2) {
///     println!("{:?}: {} points", game.adventurer(seat), game.score(seat));
/// }
/// assert!(game.end().is_some());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Campfire {
    /// The discs on each place.
    pub(crate) piles: [Pile; PLACES],
    /// For each seat, the number of tiles by [`Tile::index`]: seven legends, then Wilds.
    pub(crate) hands: [[u8; LEGENDS + 1]; PLAYERS],
    /// The cards of each seat: bit `4 * legend + rank`. The songs count as legend 7.
    pub(crate) owned: [u32; PLAYERS],
    /// The cards not taken, in the same bits.
    pub(crate) available: u32,
    /// The top tile of each stack: 1 + [`Tile::index`], or 0 if there is none.
    pub(crate) tops: [u8; PLACES],
    /// The number of tiles in each stack, including the top.
    pub(crate) heights: [u8; PLACES],
    /// The number of tiles in each stack at the start.
    pub(crate) dealt: [u8; PLACES],
    /// The number of tiles that no one has seen yet, by [`Tile::index`].
    pub(crate) hidden: [u8; TILE_KINDS],
    /// The stacks whose top must still be revealed, one bit each.
    pub(crate) covered: u8,
    /// By disc code: the seat that owns it, or [`ASLEEP`], or [`NOBODY`].
    pub(crate) owner: [u8; 8],
    /// Derived from the piles: for each disc code one byte, the places with such a disc.
    pub(crate) whereabouts: u64,
    /// Derived from the piles: for each place one byte, the owner of the top disc.
    pub(crate) listeners: u64,
    /// The adventurer of each seat.
    pub(crate) adventurers: [Option<Adventurer>; PLAYERS],
    /// The moons that each seat has won.
    pub(crate) moons: [u8; PLAYERS],
    /// The number of moons on the chart.
    pub(crate) chart: u8,
    /// The place that Lys points at, once she does.
    pub(crate) lys: Option<Place>,
    /// The seat that must decide, or whose turn it is.
    pub(crate) active: Seat,
    /// The first player.
    pub(crate) first: Seat,
    /// The current step of the sequence of play.
    pub(crate) phase: Phase,
    /// Whether a tile left a stack or a card was taken in this turn (C8.3).
    pub(crate) progress: bool,
    /// The number of turns in a row without progress.
    pub(crate) idle: u16,
    /// Whether all seats have agreed to end the game (C8.3).
    pub(crate) agreed_end: bool,
    /// The edition of the rules. It isn't part of `rules`, where it would cost a whole word.
    pub(crate) edition: u8,
    /// The number of turns begun.
    pub(crate) turns: u16,
    /// The settings, which don't change during the game.
    pub(crate) rules: Rules,
}

/// The length of the state's arrays by seat.
pub(crate) const PLAYERS: usize = PLAYERS_MAX as usize;
/// In `owner`: a sleeping adventurer's disc.
pub(crate) const ASLEEP: u8 = PLAYERS_MAX;
/// In `owner`: a Nomad, or no disc at all. It is the largest value, so that all listeners are below
/// it.
pub(crate) const NOBODY: u8 = ASLEEP + 1;
/// In `available` and `owned`: the index of the songs, as if they were an eighth legend.
pub(crate) const SONG_SLOT: usize = LEGENDS;
/// In a hand: the index of the Wilds, after the legends.
pub(crate) const WILD_SLOT: usize = LEGENDS;

/// A step of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub(crate) enum Phase {
    /// C3.1, chance: how high is this stack?
    Heights(Place),
    /// C2.2, chance: who goes first?
    DrawFirst,
    /// C2.3, chance: which adventurer does this seat play?
    DrawLot(Seat),
    /// Chance: the covered stacks reveal their tops, then play continues.
    Uncover(Then),
    /// A seat must answer a question.
    Ask(Question),
    /// C3.5: a seat places its next own disc; this many were placed before, by all seats.
    AskDisc(u8),
    /// C8.2: a seat may write; this many seats were asked before.
    AskLastWriting(u8, End),
    /// The game is over.
    Over(End),
}

/// The step that follows once tops are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub(crate) enum Then {
    /// The first player is determined.
    Preparation,
    /// Red may lift, then all listen.
    Lift,
    /// The turn ends.
    TurnEnd,
}

impl Campfire {
    /// Creates an empty table for a valid setup, before anything is placed.
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

    /// Returns the number of players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.rules.players
    }

    /// Returns the pile on a place.
    #[inline]
    pub fn pile(&self, place: Place) -> Pile {
        self.piles[place.index()]
    }

    /// Returns the number of tiles left in the stack of a place.
    #[inline]
    pub fn height(&self, place: Place) -> u8 {
        self.heights[place.index()]
    }

    /// Returns the top tile of a place's stack, if there is one and it is revealed.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Place, Tile};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// assert_eq!(game.top(Place::new(0).unwrap()), Some(Tile::Story(Legend::Anchor)));
    /// ```
    #[inline]
    pub fn top(&self, place: Place) -> Option<Tile> {
        match self.tops[place.index()] {
            0 => None,
            tile => Some(Tile::ALL[tile as usize - 1]),
        }
    }

    /// Returns the number of tiles of a kind that no one has seen yet.
    pub fn hidden(&self, tile: Tile) -> u8 {
        self.hidden[tile.index()]
    }

    /// Returns the place that Lys points at, once she does.
    pub fn lys(&self) -> Option<Place> {
        self.lys
    }

    /// Returns the number of Opal Moons on the chart.
    pub fn chart(&self) -> u8 {
        self.chart
    }

    /// Returns the adventurer of a seat, once chosen.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    #[inline]
    pub fn adventurer(&self, seat: Seat) -> Option<Adventurer> {
        self.adventurers[seat.index()]
    }

    /// Returns the seat that plays an adventurer.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// assert_eq!(game.seat_of(Adventurer::Moon), Some(Seat(1)));
    /// assert_eq!(game.seat_of(Adventurer::Siana), None, "she is asleep");
    /// ```
    pub fn seat_of(&self, adventurer: Adventurer) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.adventurer(seat) == Some(adventurer))
    }

    /// Returns the first player, once known.
    pub fn first(&self) -> Option<Seat> {
        let known = !matches!(
            self.phase,
            Phase::Heights(_) | Phase::DrawFirst | Phase::Uncover(Then::Preparation)
        );
        known.then_some(self.first)
    }

    /// Returns the number of tiles of a kind that a seat has. It is always 0 for moons.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    #[inline]
    pub fn tiles(&self, seat: Seat, tile: Tile) -> u8 {
        self.hands[seat.index()].get(tile.index()).copied().unwrap_or(0)
    }

    /// Returns the number of all tiles that a seat has.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    #[inline]
    pub fn tiles_total(&self, seat: Seat) -> u8 {
        bytes::sum(u64::from_le_bytes(self.hands[seat.index()]))
    }

    /// Returns the number of moons that a seat has won.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn moons(&self, seat: Seat) -> u8 {
        self.moons[seat.index()]
    }

    /// Returns the rank (0 to 3) of a seat's card of a legend, or of its song for [`SONG_SLOT`].
    #[inline]
    pub(crate) fn rank_owned(&self, seat: Seat, slot: usize) -> Option<usize> {
        match (self.owned[seat.index()] >> (4 * slot)) & 0xf {
            0 => None,
            card => Some(card.trailing_zeros() as usize),
        }
    }

    /// Returns the cards of a seat as a set of bits: four for each legend, by rank, and then four for
    /// the songs.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    #[inline]
    pub fn cards_owned(&self, seat: Seat) -> u32 {
        self.owned[seat.index()]
    }

    /// Returns the value of a seat's card of a legend.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn legend_owned(&self, seat: Seat, legend: Legend) -> Option<u8> {
        let rank = self.rank_owned(seat, legend.index())?;
        Some(self.rules.values[rank][legend.index()])
    }

    /// Returns the song of a seat.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn song_owned(&self, seat: Seat) -> Option<Song> {
        self.rank_owned(seat, SONG_SLOT).map(|rank| self.rules.song(rank))
    }

    /// Returns the number of legend cards that a seat has.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn legend_cards(&self, seat: Seat) -> u8 {
        Legend::ALL.into_iter().filter(|&legend| self.legend_owned(seat, legend).is_some()).count()
            as u8
    }

    #[inline]
    pub(crate) fn is_available(&self, slot: usize, rank: usize) -> bool {
        self.available & card_bit(slot, rank) != 0
    }

    /// Returns the values of a legend's available cards, ascending.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Legend};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.legends[0] = vec![(Legend::Bell, 3)];
    /// let game = draft.build().unwrap();
    /// assert_eq!(game.legends_available(Legend::Bell).collect::<Vec<_>>(), [2, 4, 5]);
    /// ```
    pub fn legends_available(&self, legend: Legend) -> impl Iterator<Item = u8> + '_ {
        let values = self.legend_values(legend).into_iter().enumerate();
        values
            .filter(move |(rank, _)| self.is_available(legend.index(), *rank))
            .map(|(_, value)| value)
    }

    /// Returns the available songs, by price.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let prices = game.songs_available().map(|song| song.price);
    /// assert_eq!(prices.collect::<Vec<_>>(), [4, 5, 6, 7]);
    /// ```
    pub fn songs_available(&self) -> impl Iterator<Item = Song> + '_ {
        let songs = self.songs().into_iter().enumerate();
        songs.filter(|(rank, _)| self.is_available(SONG_SLOT, *rank)).map(|(_, song)| song)
    }

    /// Returns all values of a legend in this box, ascending.
    pub fn legend_values(&self, legend: Legend) -> [u8; CARDS_OF_A_LEGEND] {
        self.rules.values.map(|values| values[legend.index()])
    }

    /// Returns all songs of this box, by price.
    pub fn songs(&self) -> [Song; SONGS] {
        std::array::from_fn(|rank| self.rules.song(rank))
    }

    /// Returns the number of stacks that still have tiles.
    #[inline]
    pub fn stacks_left(&self) -> u32 {
        bytes::sum(bytes::nonzero(u64::from_le_bytes(self.heights))).into()
    }

    /// Returns the number of turns in a row in which no tile left a stack and no card was taken
    /// (C8.3).
    pub fn idle_turns(&self) -> u16 {
        self.idle
    }

    /// Returns the seat whose turn it is or, during setup and the last writing, the seat that must
    /// decide.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the reason why the game has ended or is about to end.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) | Phase::AskLastWriting(_, end) => Some(end),
            _ => None,
        }
    }

    /// Returns the question that the seat to act must answer.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Question};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Siana]).build().unwrap();
    /// assert_eq!(game.question(), Some(Question::Act));
    /// ```
    pub fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Ask(question) => Some(question),
            Phase::AskDisc(_) => Some(Question::Disc),
            Phase::AskLastWriting(..) => Some(Question::LastWriting),
            _ => None,
        }
    }

    /// Returns who acts now.
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

    /// Returns the last player, who sits to the right of the first (C3.4).
    pub(crate) fn last_player(&self) -> Seat {
        Seat((self.first.0 + self.players() - 1) % self.players())
    }
}
