//! A move with what it means in the position where it is played, so that it can be described.

use super::{de, en, es, fr};
use crate::Lang;
use crate::speak::speak;
use ::campfire::{
    Adventurer, Bend, Campfire, Direction, Kinds, Legend, Move, Place, Question, Tile,
};

/// A move and the facts of the position that its description names.
pub(super) enum Deed {
    Pick(Adventurer),
    Frog(Place),
    Sleeper(Adventurer, Place),
    Disc(Place),
    PointLys(Place),
    /// C5.5: Lys goes to this place, and this tile is taken there.
    LysBonus(Place, Option<Tile>),
    /// C7.2: Lys goes this way, to this place.
    Nudge(Direction, Option<Place>),
    LeaveLys,
    Sow(Place, Direction, Option<Bend>),
    Lift(Place, u8),
    LiftNothing,
    Song {
        price: u8,
        /// Named only where they differ from the price.
        points: Option<u8>,
        kinds: Kinds,
        wilds: u8,
    },
    Legend {
        legend: Legend,
        value: u8,
        /// The value of the card given back, for an upgrade.
        upgraded_from: Option<u8>,
        tiles: u8,
        wilds: u8,
    },
    Pass,
}

/// What a move does in this position, as an entry of a menu: "Sow place 2 clockwise".
///
/// The move need not be legal. What it pays is reckoned for the player whose turn it is.
pub fn describe(lang: Lang, game: &Campfire, mv: &Move) -> String {
    let deed = Deed::of(game, *mv);
    speak!(lang, deed(&deed))
}

impl Deed {
    fn of(game: &Campfire, mv: Move) -> Deed {
        match mv {
            Move::Pick(adventurer) => Deed::Pick(adventurer),
            Move::Frog(place) => Deed::Frog(place),
            Move::Sleeper(adventurer, place) => Deed::Sleeper(adventurer, place),
            Move::Disc(place) => Deed::Disc(place),
            Move::Lys(place) if game.question() == Some(Question::PointLys) => {
                Deed::PointLys(place)
            }
            Move::Lys(place) => Deed::LysBonus(place, game.top(place)),
            Move::Nudge(Some(direction)) => {
                Deed::Nudge(direction, game.lys().map(|lys| lys.step(direction, 1)))
            }
            Move::Nudge(None) => Deed::LeaveLys,
            Move::Sow { place, direction, bend } => Deed::Sow(place, direction, bend),
            Move::Lift(Some((place, height))) => Deed::Lift(place, height),
            Move::Lift(None) => Deed::LiftNothing,
            Move::Song { price, kinds, wilds } => {
                let song = game.songs().into_iter().find(|song| song.price == price);
                let points = song.map(|song| song.points).filter(|points| *points != price);
                Deed::Song { price, points, kinds, wilds }
            }
            Move::Legend { legend, value, wilds } => {
                let upgraded_from = game.legend_owned(game.active(), legend);
                let price = value.saturating_sub(upgraded_from.unwrap_or(0));
                let tiles = price.saturating_sub(wilds);
                Deed::Legend { legend, value, upgraded_from, tiles, wilds }
            }
            Move::Pass => Deed::Pass,
        }
    }
}
