//! Descriptions of Campfire moves in the position where they are played.

use super::event::{legend_payment, song_payment};
use super::space;
use crate::Lang;
use crate::messages::messages;
use crate::names::from_one;
use ::campfire::{Bend, Campfire, Move, Question};

messages!(said, "campfire-move");

use said::Deed;

/// Describes a move in this position, as an entry of a menu: "Sow space 3 clockwise".
///
/// The move need not be legal. Its cost is computed for the player whose turn it is.
pub fn describe(lang: Lang, game: &Campfire, mv: &Move) -> String {
    let deed = match *mv {
        Move::Pick(who) => Deed::Pick { who },
        Move::Frog(place) => Deed::Frog { place: space(place) },
        Move::Sleeper(who, place) => Deed::Sleeper { who, place: space(place) },
        Move::Disc(place) => Deed::Disc { place: space(place) },
        Move::Lys(place) if game.question() == Some(Question::PointLys) => {
            Deed::PointLys { place: space(place) }
        }
        // C5.5: the tile there is taken.
        Move::Lys(place) => match game.top(place) {
            Some(tile) => Deed::LysBonus { place: space(place), tile },
            None => Deed::LysBonusNothing { place: space(place) },
        },
        // C7.2
        Move::Nudge(Some(way)) => match game.lys() {
            Some(lys) => Deed::NudgeTo { way, to: space(lys.step(way, 1)) },
            None => Deed::Nudge { way },
        },
        Move::Nudge(None) => Deed::LeaveLys,
        Move::Sow { place, direction: way, bend } => {
            let place = space(place);
            match bend {
                None => Deed::Sow { place, way },
                Some(Bend::Pair(step)) => Deed::SowPair { place, way, step },
                Some(Bend::Skip(step)) => Deed::SowSkip { place, way, step },
            }
        }
        Move::Lift(Some((place, height))) => {
            Deed::Lift { place: space(place), height: from_one(height) }
        }
        Move::Lift(None) => Deed::LiftNothing,
        Move::Song { price, kinds, wilds } => {
            let song = game.songs().into_iter().find(|song| song.price == price);
            // Points are named only where they differ from the price.
            match song.map(|song| song.points).filter(|points| *points != price) {
                None => Deed::Song { price, paid: &song_payment(lang, kinds, wilds) },
                Some(points) => {
                    Deed::SongPoints { price, points, paid: &song_payment(lang, kinds, wilds) }
                }
            }
        }
        Move::Legend { legend, value, wilds } => {
            let owned = game.legend_owned(game.active(), legend);
            let price = value.saturating_sub(owned.unwrap_or(0));
            let paid = legend_payment(lang, legend, price.saturating_sub(wilds), wilds);
            return match owned {
                None => Deed::LegendCard { legend, value, paid: &paid },
                Some(upgraded_from) => {
                    Deed::LegendUpgrade { legend, upgraded_from, value, paid: &paid }
                }
            }
            .text(lang);
        }
        Move::Pass => Deed::Pass,
    };
    deed.text(lang)
}
