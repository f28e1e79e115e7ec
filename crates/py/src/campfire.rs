//! Campfire for Python: the numbers of its moves and outcomes, and what a seat sees.
//!
//! Every move has a number that means the same in every position. Cards are named by their rank
//! among the four of their legend (or the four songs), so that the numbers serve any box.

use crate::playable::{Action, Playable, Row, seats_after};
use bots::{Bot, Makings, UnknownBot};
use campfire::pieces::TILE_KINDS;
use campfire::tables::{
    ADVENTURERS, CARDS_OF_A_LEGEND, DISCS, LEGENDS, PLACES, PLAYERS_MAX, PLAYERS_MIN, SONGS,
    STACK_MAX, STACK_MIN, WILD_TILES,
};
use campfire::{
    Adventurer, Bend, Campfire, Direction, Legend, Move, Outcome, Place, Question, Tile, View,
};
use kernel::Seat;

/// The ways to sow from a place in one direction: plain, a pair at a step, a skip at a step.
const WAYS: usize = 1 + 2 * DISCS as usize;
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
    const PLAYERS: (u8, u8) = (PLAYERS_MIN, PLAYERS_MAX);
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

    fn bot(name: &str, makings: Makings) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::campfire::bot_from(name, makings)
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
                Some(Bend::Pair(step)) => usize::from(step),
                Some(Bend::Skip(step)) => DISCS as usize + usize::from(step),
            };
            let clockwise = usize::from(direction == Direction::Counterclockwise);
            SOW + (place.index() * 2 + clockwise) * WAYS + way
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

/// The rank of a card among those of its legend, the lowest value first.
#[inline]
fn rank_of(game: &Campfire, legend: Legend, value: u8) -> usize {
    game.legend_values(legend).iter().filter(|&&other| other < value).count()
}

fn observe(game: &Campfire, seat: Seat, players: u8, row: &mut Row) {
    // Whose discs: 2 for this seat, 3 for the next, …; 7 for those of a sleeper. A Nomad is 1.
    let mut owners = [7; ADVENTURERS];
    for other in Seat::all(players) {
        if let Some(adventurer) = game.adventurer(other) {
            owners[adventurer as usize] = 2 + seats_after(seat, other, players) as u8;
        }
    }
    row.section("places");
    for place in Place::all() {
        observe_place(game, place, &owners, row);
    }
    row.section("question");
    row.one_of(QUESTIONS, game.question().map(|question| question as usize));
    row.section("decides");
    let decides = game.question().map(|_| seats_after(seat, game.active(), players));
    row.one_of(players.into(), decides);
    row.section("table");
    row.put(game.chart());
    row.clamp(game.turns().into());
    row.clamp(game.idle_turns().into());
    row.put(game.stacks_left() as u8);
    row.section("hidden");
    Tile::ALL.iter().for_each(|&tile| row.put(game.hidden(tile)));
    row.section("asleep");
    owners.iter().for_each(|&owner| row.put(u8::from(owner == 7)));
    row.section("cards");
    observe_cards(game, row);
    row.section("seats");
    for other in seat.round(players) {
        observe_seat(game, other, row);
    }
}

/// The stack, Lys, how many discs of each owner, and the pile from bottom to top.
#[inline]
fn observe_place(game: &Campfire, place: Place, owners: &[u8; ADVENTURERS], row: &mut Row) {
    let pile = game.pile(place);
    row.put(game.height(place));
    row.one_of(TILE_KINDS, game.top(place).map(Tile::index));
    row.put(u8::from(game.lys() == Some(place)));
    row.put(pile.len());
    let Some(counts_and_pile) = row.take(7 + DISCS as usize) else { return };
    let (counts, heights) = counts_and_pile.split_at_mut(7);
    for (slot, disc) in heights.iter_mut().zip(pile.discs()) {
        let owner = disc.adventurer().map_or(1, |adventurer: Adventurer| owners[adventurer as usize]);
        counts[usize::from(owner) - 1] += 1;
        *slot = owner;
    }
}

/// Which cards can still be written.
#[inline]
fn observe_cards(game: &Campfire, row: &mut Row) {
    for legend in Legend::ALL {
        let values = game.legend_values(legend);
        let Some(cards) = row.take(CARDS_OF_A_LEGEND) else { continue };
        for value in game.legends_available(legend) {
            if let Some(rank) = values.iter().position(|&other| other == value) {
                cards[rank] = 1;
            }
        }
    }
    let songs = game.songs();
    let Some(cards) = row.take(SONGS) else { return };
    for song in game.songs_available() {
        if let Some(rank) = songs.iter().position(|other| other.price == song.price) {
            cards[rank] = 1;
        }
    }
}

/// Adventurer, tiles, moons, cards as rank plus one, and points.
#[inline]
fn observe_seat(game: &Campfire, seat: Seat, row: &mut Row) {
    row.one_of(ADVENTURERS, game.adventurer(seat).map(|adventurer| adventurer as usize));
    Tile::ALL[..TILE_KINDS - 1].iter().for_each(|&tile| row.put(game.tiles(seat, tile)));
    row.put(game.tiles_total(seat));
    row.put(game.moons(seat));
    for legend in Legend::ALL {
        let owned = game.legend_owned(seat, legend);
        row.put(owned.map_or(0, |value| 1 + rank_of(game, legend, value) as u8));
    }
    let song = game.song_owned(seat);
    let rank = |price| game.songs().iter().filter(|song| song.price < price).count() as u8;
    row.put(song.map_or(0, |song| 1 + rank(song.price)));
    row.put(game.card_points(seat));
    row.clamp(game.score(seat).into());
}
