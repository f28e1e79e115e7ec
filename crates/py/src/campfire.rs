//! Campfire for Python: the numbers of its moves and outcomes, and the observation of a seat.
//!
//! Every move has a number that means the same in every position. Cards are named by their rank
//! among the four of their legend (or the four songs), so that the numbers work for any box.

use crate::playable::{Action, Playable, Row, clamp, seats_after};
use campfire::pieces::TILE_KINDS;
use campfire::tables::{
    ADVENTURERS, CARDS_OF_A_LEGEND, DISCS, LEGENDS, PLACES, PLAYERS_MAX, SONGS, STACK_MAX,
    STACK_MIN, WILD_TILES,
};
use campfire::{
    Bend, Campfire, Direction, Disc, Legend, Move, Outcome, Place, Question, Tile, View,
};
use kernel::{Game, Seat};

/// The ways to sow from a place in one direction: plain, or bent at a step. Ulrich alone drops pairs
/// and Siana alone skips, so that one number for both is clear.
const WAYS: usize = 1 + DISCS as usize;
/// The numbers of Wilds that can be paid: the tiles of the box, and the coin of a Lumarathon.
const WILDS: usize = WILD_TILES as usize + 2;
/// The sets of stories that can be paid for a song; the rest of its price is Wilds.
const STORY_SETS: usize = 1 << LEGENDS;
/// The questions a seat is asked.
const QUESTIONS: usize = Question::LastWriting as usize + 1;

const PICK: usize = 0;
const FROG: usize = PICK + ADVENTURERS;
const SLEEPER: usize = FROG + PLACES;
const DISC: usize = SLEEPER + ADVENTURERS * PLACES;
const LYS: usize = DISC + PLACES;
const NUDGE: usize = LYS + PLACES;
const SOW: usize = NUDGE + 3;
const LIFT: usize = SOW + PLACES * 2 * WAYS;
const SONG: usize = LIFT + 1 + PLACES * DISCS as usize;
const LEGEND: usize = SONG + SONGS * STORY_SETS;
const PASS: usize = LEGEND + LEGENDS * CARDS_OF_A_LEGEND * WILDS;

const HEIGHTS: usize = (STACK_MAX - STACK_MIN) as usize + 1;
const TILE: usize = PLACES * HEIGHTS;
const FIRST: usize = TILE + PLACES * TILE_KINDS;
const LOT: usize = FIRST + PLAYERS_MAX as usize;

impl Playable for Campfire {
    const ACTIONS: usize = PASS + 1;
    const OUTCOMES: usize = LOT + PLAYERS_MAX as usize * ADVENTURERS;

    #[inline]
    fn number_moves(&self, moves: &[Move], actions: &mut Vec<Action>) {
        actions.extend(moves.iter().map(|mv| number_move(self, mv) as Action));
    }

    fn number_outcome(outcome: &Outcome) -> usize {
        match *outcome {
            Outcome::Height(place, tiles) => {
                place.index() * HEIGHTS + usize::from(tiles.saturating_sub(STACK_MIN))
            }
            Outcome::Tile(place, tile) => TILE + place.index() * TILE_KINDS + tile.index(),
            Outcome::First(seat) => FIRST + seat.index(),
            Outcome::Lot(seat, adventurer) => {
                LOT + seat.index() * ADVENTURERS + adventurer as usize
            }
        }
    }

    fn observe(view: &View, seat: Seat, players: u8, row: &mut Row) {
        observe(view.state(), seat, players, row);
    }

    /// Campfire has no secrets: a view is the whole position, and needs no copy.
    #[inline]
    fn observe_now(&self, seat: Seat, row: &mut Row) {
        const { assert!(!<Campfire as kernel::Game>::HAS_SECRETS) };
        observe(self, seat, self.players(), row);
    }
}

#[inline]
fn number_move(game: &Campfire, mv: &Move) -> usize {
    match *mv {
        Move::Pick(adventurer) => PICK + adventurer as usize,
        Move::Frog(place) => FROG + place.index(),
        Move::Sleeper(adventurer, place) => SLEEPER + adventurer as usize * PLACES + place.index(),
        Move::Disc(place) => DISC + place.index(),
        Move::Lys(place) => LYS + place.index(),
        Move::Nudge(direction) => NUDGE + direction.map_or(2, |direction| direction as usize),
        Move::Sow { place, direction, bend } => {
            let way = match bend {
                None => 0,
                Some(Bend::Pair(step) | Bend::Skip(step)) => usize::from(step),
            };
            let other_way = usize::from(direction == Direction::Counterclockwise);
            SOW + (place.index() * 2 + other_way) * WAYS + way
        }
        Move::Lift(None) => LIFT,
        Move::Lift(Some((place, height))) => {
            LIFT + 1 + place.index() * DISCS as usize + usize::from(height)
        }
        Move::Song { price, kinds, .. } => {
            let songs = game.songs();
            let rank = songs.iter().filter(|song| song.price < price).count();
            let set = kinds.iter().fold(0, |set, legend| set | 1 << legend.index());
            SONG + rank * STORY_SETS + set
        }
        Move::Legend { legend, value, wilds } => {
            let card = legend.index() * CARDS_OF_A_LEGEND + rank_of(game, legend, value);
            LEGEND + card * WILDS + usize::from(wilds)
        }
        Move::Pass => PASS,
    }
}

/// Returns the rank of a card among those of its legend, the lowest value first.
#[inline]
fn rank_of(game: &Campfire, legend: Legend, value: u8) -> usize {
    game.legend_values(legend).iter().filter(|&&other| other < value).count()
}

/// The owners of discs: 2 for the observing seat, 3 for the next, …; 7 for those of a sleeper.
type Owners = [u8; ADVENTURERS];
const NOMAD: u8 = 1;
const SLEEPING: u8 = 7;

fn observe(game: &Campfire, seat: Seat, players: u8, row: &mut Row) {
    let mut owners = [SLEEPING; ADVENTURERS];
    for other in Seat::all(players) {
        if let Some(adventurer) = game.adventurer(other) {
            owners[adventurer as usize] = 2 + seats_after(seat, other, players) as u8;
        }
    }
    row.section("places");
    observe_places(game, &owners, row);
    row.section("question");
    row.one_of(QUESTIONS, game.question().map(|question| question as usize));
    row.section("decides");
    let decides = game.question().map(|_| seats_after(seat, game.active(), players));
    row.one_of(players.into(), decides);
    row.section("table");
    *row.array() = [
        game.chart(),
        clamp(game.turns() as i32),
        clamp(game.idle_turns().into()),
        game.stacks_left() as u8,
    ];
    row.section("hidden");
    *row.array() = Tile::ALL.map(|tile| game.hidden(tile));
    row.section("asleep");
    *row.array() = owners.map(|owner| u8::from(owner == SLEEPING));
    row.section("seats");
    let mut owned = 0;
    let mut other = seat;
    for _ in 0..players {
        observe_seat(game, other, row);
        owned |= game.cards_owned(other);
        other = other.next(players);
    }
    row.section("cards");
    let cards: &mut [u8; CARDS] = row.array();
    for (card, byte) in cards.iter_mut().enumerate() {
        *byte = u8::from(owned & (1 << card) == 0);
    }
}

/// The size of a place: stack, its top, Lys, the number of discs, and their owners from bottom to
/// top.
const PLACE: usize = 1 + TILE_KINDS + 2 + DISCS as usize;

#[inline]
fn observe_places(game: &Campfire, owners: &Owners, row: &mut Row) {
    let mut by_disc = [NOMAD; 8];
    for disc in Disc::ALL {
        if let Some(adventurer) = disc.adventurer() {
            by_disc[disc as usize] = owners[adventurer as usize];
        }
    }
    for place in Place::all() {
        let bytes: &mut [u8; PLACE] = row.array();
        bytes[0] = game.height(place);
        if let Some(top) = game.top(place) {
            bytes[1 + top.index()] = 1;
        }
        bytes[1 + TILE_KINDS] = u8::from(game.lys() == Some(place));
        let pile = game.pile(place);
        bytes[2 + TILE_KINDS] = pile.len();
        pile.write(&by_disc, &mut bytes[3 + TILE_KINDS..]);
    }
}

/// All cards: four of each legend, then the songs; 1 for each that no seat was found to have.
const CARDS: usize = LEGENDS * CARDS_OF_A_LEGEND + SONGS;

/// A card of the four of its legend, as one bit of four, to its rank plus one.
const RANKS: [u8; 1 << CARDS_OF_A_LEGEND] = [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];

/// Writes adventurer, tiles, moons, points of cards, and cards as rank plus one. The score is points
/// minus tiles plus moons.
#[inline]
fn observe_seat(game: &Campfire, seat: Seat, row: &mut Row) {
    row.one_of(ADVENTURERS, game.adventurer(seat).map(|adventurer| adventurer as usize));
    let bytes: &mut [u8; TILE_KINDS - 1] = row.array();
    for (byte, &tile) in bytes.iter_mut().zip(&Tile::ALL) {
        *byte = game.tiles(seat, tile);
    }
    *row.array() = [game.tiles_total(seat), game.moons(seat), game.card_points(seat)];
    let owned = game.cards_owned(seat);
    let cards: &mut [u8; LEGENDS + 1] = row.array();
    for (slot, byte) in cards.iter_mut().enumerate() {
        *byte = RANKS[(owned >> (CARDS_OF_A_LEGEND * slot)) as usize % RANKS.len()];
    }
}
