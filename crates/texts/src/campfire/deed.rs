//! What a move of Campfire does in the position where it is played.

use super::event::{legend_payment, song_payment};
use crate::Lang;
use crate::messages::messages;
use ::campfire::{Bend, Campfire, Move, Question};

messages!(said, "campfire-move");

use said::Deed;

/// What a move does in this position, as an entry of a menu: "Sow place 2 clockwise".
///
/// The move need not be legal. What it pays is reckoned for the player whose turn it is.
pub fn describe(lang: Lang, game: &Campfire, mv: &Move) -> String {
    let deed = match *mv {
        Move::Pick(who) => Deed::Pick { who },
        Move::Frog(place) => Deed::Frog { place: place.into() },
        Move::Sleeper(who, place) => Deed::Sleeper { who, place: place.into() },
        Move::Disc(place) => Deed::Disc { place: place.into() },
        Move::Lys(place) if game.question() == Some(Question::PointLys) => {
            Deed::PointLys { place: place.into() }
        }
        // C5.5: the tile there is taken.
        Move::Lys(place) => match game.top(place) {
            Some(tile) => Deed::LysBonus { place: place.into(), tile },
            None => Deed::LysBonusNothing { place: place.into() },
        },
        // C7.2
        Move::Nudge(Some(way)) => match game.lys() {
            Some(lys) => Deed::NudgeTo { way, to: lys.step(way, 1).into() },
            None => Deed::Nudge { way },
        },
        Move::Nudge(None) => Deed::LeaveLys,
        Move::Sow { place, direction: way, bend } => {
            let place = place.into();
            match bend {
                None => Deed::Sow { place, way },
                Some(Bend::Pair(step)) => Deed::SowPair { place, way, step },
                Some(Bend::Skip(step)) => Deed::SowSkip { place, way, step },
            }
        }
        Move::Lift(Some((place, height))) => Deed::Lift { place: place.into(), height },
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
