//! Moves in a few signs, for menus that are too narrow for whole sentences.

use super::signs;
use campfire::{Bend, Campfire, Direction, Legend, Move, Pile, Place, Tile};
use texts::Lang;
use texts::campfire::space;
use texts::terminal::{Ui, ui};

/// A move as short as it can be said under its heading.
pub fn brief(lang: Lang, game: &Campfire, mv: &Move) -> String {
    match *mv {
        Move::Sow { place, direction, bend } => {
            let way = texts::campfire::direction(lang, direction);
            let turn = turn(direction);
            match bend {
                None => format!("{turn} {way}"),
                Some(Bend::Pair(step)) => {
                    let place = place.step(direction, step);
                    format!("{turn} {way}, {}", ui(lang, Ui::PairAt { place: space(place).into() }))
                }
                Some(Bend::Skip(step)) => {
                    let place = place.step(direction, step);
                    format!("{turn} {way}, {}", ui(lang, Ui::SkipAt { place: space(place).into() }))
                }
            }
        }
        Move::Nudge(Some(direction)) => {
            let to =
                game.lys().map_or(String::new(), |lys| space(lys.step(direction, 1)).to_string());
            format!("{} Lys → {to}", turn(direction))
        }
        Move::Lys(place) => {
            let tile = game.top(place).map_or("–", signs::tile_word);
            format!("Lys → {}: {tile}", space(place))
        }
        Move::Lift(Some((place, _))) => lift(game, *mv, place),
        Move::Song { price, kinds, wilds } => {
            let kinds = kinds.iter().map(signs::legend_sign);
            let wilds = (0..wilds).map(|_| signs::tile_word(Tile::Wild));
            let paid: Vec<&str> = kinds.chain(wilds).collect();
            format!("{}{price} = {}", signs::SONG, paid.join(" "))
        }
        Move::Legend { legend, value, wilds } => write(game, legend, value, wilds),
        Move::Pick(_)
        | Move::Frog(_)
        | Move::Sleeper(..)
        | Move::Disc(_)
        | Move::Nudge(None)
        | Move::Lift(None)
        | Move::Pass => texts::campfire::describe(lang, game, mv),
    }
}

/// A sign for a way around the fire.
pub fn turn(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "↻",
        Direction::Counterclockwise => "↺",
    }
}

/// The pile before and after: `3: nRnM → nnMR`.
fn lift(game: &Campfire, mv: Move, place: Place) -> String {
    let letters = |pile: Pile| -> String { pile.discs().map(signs::disc_letter).collect() };
    let after = game.preview(mv).map_or(game.pile(place), |preview| preview.piles[place.index()]);
    format!("{}: {} → {}", space(place), letters(game.pile(place)), letters(after))
}

fn write(game: &Campfire, legend: Legend, value: u8, wilds: u8) -> String {
    let sign = signs::legend_sign(legend);
    let seat = game.active();
    let owned = game.legend_owned(seat, legend);
    let tiles = game.legend_price(seat, legend, value).unwrap_or(0).saturating_sub(wilds);
    let mut text = owned.map_or(String::new(), |old| format!("[{sign}{old}] → "));
    text += &format!("[{sign}{value}] =");
    if tiles > 0 {
        text += &format!(" {sign}×{tiles}");
    }
    if wilds > 0 {
        text += &format!(" {}×{wilds}", signs::tile_word(Tile::Wild));
    }
    text
}
