//! Explains why something on the board can't be chosen, by asking the rules about a move that would
//! need it.

use super::Facet;
use campfire::{Adventurer, Campfire, Direction, Illegal, Move, Question};
use kernel::Game;

/// Returns the rules' refusal of a move that takes this step after these.
pub(super) fn why_not(game: &Campfire, chosen: &[Facet], facet: Facet) -> Option<Illegal> {
    let mv = attempt(game, chosen, facet)?;
    let mut copy = *game;
    copy.play(mv, &mut ()).err()
}

/// Returns the move that someone who points at this probably means.
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
            let (kinds, wilds) = game.song_payment(game.active(), price);
            Move::Song { price, kinds, wilds }
        }
        (Facet::Way(_) | Facet::Bend(_) | Facet::Height(_), _) => return None,
        (Facet::Stories(..) | Facet::Wilds(_) | Facet::No, _) => return None,
    })
}

fn sleeper(game: &Campfire) -> Option<Adventurer> {
    Adventurer::ALL.into_iter().find(|&adventurer| game.seat_of(adventurer).is_none())
}
