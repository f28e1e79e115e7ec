//! What a position of Campfire is worth to a seat, with named weights.

use campfire::{Campfire, Legend, Tile};
use kernel::Seat;

/// Points in hundredths, so that a value is a whole number.
const POINT: i32 = 100;
/// A tile in hand costs its point at the end, but most tiles are spent before.
const TILE_COST: i32 = 55;
/// What a tile is worth towards a legend that can still be written, for each tile already held.
const SET_TILE: i32 = 70;
/// What each further different story is worth as long as a song can still be written.
const SONG_KIND: i32 = 45;
/// What a Wild is worth.
const WILD: i32 = 130;

/// What a position is worth to a seat by itself, whatever the others have.
pub fn value(game: &Campfire, seat: Seat) -> i32 {
    let mut value = POINT * (i32::from(game.card_points(seat)) + i32::from(game.moons(seat)));
    value -= TILE_COST * i32::from(game.tiles_total(seat));
    value += WILD * i32::from(game.tiles(seat, Tile::Wild));
    for legend in Legend::ALL {
        let tiles = i32::from(game.tiles(seat, Tile::Story(legend)));
        let room = game.legends_available(legend).max().unwrap_or(0);
        let reach = i32::from(room) - i32::from(game.legend_owned(seat, legend).unwrap_or(0));
        value += SET_TILE * tiles.min(reach.max(0)) * tiles.min(reach.max(0)) / 2;
    }
    if game.song_owned(seat).is_none()
        && let Some(best) = game.songs_available().map(|song| song.price).max()
    {
        let held = |legend: &Legend| game.tiles(seat, Tile::Story(*legend)) > 0;
        let kinds = Legend::ALL.iter().filter(|legend| held(legend)).count() as i32;
        value += SONG_KIND * kinds.min(best.into());
    }
    value
}
