//! The reasons why a move of Campfire is good.

use crate::Lang;
use crate::messages::messages;
use ::campfire::Tile;

messages!(said, "campfire-reason");

pub use said::CampfireReason;

/// A reason as a predicate without a subject.
pub fn reason(lang: Lang, reason: &CampfireReason) -> String {
    reason.text(lang)
}

/// Tiles that a move takes, as a list: how many of each kind.
pub fn taken_tiles(lang: Lang, tiles: &[(Tile, u8)]) -> Vec<String> {
    let told = tiles.iter().filter_map(|&(tile, count)| match tile {
        Tile::Story(legend) => Some(CampfireReason::Stories { legend, tiles: count }),
        Tile::Wild => Some(CampfireReason::Wilds { wilds: count }),
        Tile::Moon => None,
    });
    told.map(|part| part.text(lang)).collect()
}
