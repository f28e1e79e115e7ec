//! Why something on the board can't be chosen: the rules are asked about a move that would need it.

use super::Facet;
use campfire::{Adventurer, Campfire, Direction, Illegal, Kinds, Legend, Move, Question, Tile};
use kernel::Game;

/// The refusal that the rules give to a move which takes this step after these.
pub(super) fn why_not(game: &Campfire, chosen: &[Facet], facet: Facet) -> Option<Illegal> {
    let mv = attempt(game, chosen, facet)?;
    let mut copy = *game;
    copy.play(mv, &mut ()).err()
}

/// A move that somebody who points at this probably means.
fn attempt(game: &Campfire, chosen: &[Facet], facet: Facet) -> Option<Move> {
    let question = game.question()?;
    Some(match (facet, question) {
        (Facet::Adventurer(adventurer), Question::Sleeper) => {
            Move::Sleeper(adventurer, campfire::Place::new(0)?)
        }
        (Facet::Adventurer(adventurer), _) => Move::Pick(adventurer),
        (Facet::Place(place), Question::Sleeper) => {
            let adventurer = chosen.iter().find_map(|facet| match facet {
                Facet::Adventurer(adventurer) => Some(*adventurer),
                _ => None,
            });
            Move::Sleeper(adventurer.or_else(|| sleeper(game))?, place)
        }
        (Facet::Place(place), Question::Frog) => Move::Frog(place),
        (Facet::Place(place), Question::Disc) => Move::Disc(place),
        (Facet::Place(place), Question::PointLys | Question::LysBonus) => Move::Lys(place),
        (Facet::Place(place), Question::Lift) => Move::Lift(Some((place, 0))),
        (Facet::Place(place), _) => {
            Move::Sow { place, direction: Direction::Clockwise, bend: None }
        }
        (Facet::Legend(legend, value), _) => Move::Legend { legend, value, wilds: 0 },
        (Facet::Song(price), _) => {
            let (kinds, wilds) = best_payment(game, price);
            Move::Song { price, kinds, wilds }
        }
        (Facet::Way(_) | Facet::Bend(_) | Facet::Height(_), _) => return None,
        (Facet::Stories(..) | Facet::Wilds(_) | Facet::No, _) => return None,
    })
}

fn sleeper(game: &Campfire) -> Option<Adventurer> {
    Adventurer::ALL.into_iter().find(|&adventurer| game.seat_of(adventurer).is_none())
}

/// As much of a song as the player could pay.
fn best_payment(game: &Campfire, price: u8) -> (Kinds, u8) {
    let seat = game.active();
    let held = |legend: &Legend| game.tiles(seat, Tile::Story(*legend)) > 0;
    let kinds: Kinds = Legend::ALL.into_iter().filter(held).take(price as usize).collect();
    let wilds = game.tiles(seat, Tile::Wild).min(price.saturating_sub(kinds.len()));
    (kinds, wilds)
}
