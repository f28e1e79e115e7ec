//! The steps in which a person chooses a move of Campfire.

use campfire::{Adventurer, Bend, Campfire, Direction, Kinds, Legend, Move, Place, Question};

/// One step of choosing a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facet {
    /// An adventurer, to play or to place a sleeping disc of.
    Adventurer(Adventurer),
    /// A place: its pile, or its stack in questions about Lys.
    Place(Place),
    /// A way around the fire.
    Way(Direction),
    /// The bend of the sowing by an ability, if any.
    Bend(Option<Bend>),
    /// A disc at this height of the chosen pile.
    Height(u8),
    /// A song, by its price.
    Song(u8),
    /// A legend card.
    Legend(Legend, u8),
    /// The payment for a song: stories and Wilds.
    Stories(Kinds, u8),
    /// The number of Wilds paid for a legend.
    Wilds(u8),
    /// Declining: leave Lys, lift nothing, write nothing more.
    No,
}

/// Returns the steps of a move.
pub(super) fn of(game: &Campfire, mv: Move) -> Vec<Facet> {
    match mv {
        Move::Pick(adventurer) => vec![Facet::Adventurer(adventurer)],
        Move::Sleeper(adventurer, place) => {
            vec![Facet::Adventurer(adventurer), Facet::Place(place)]
        }
        Move::Frog(place) | Move::Disc(place) | Move::Lys(place) => vec![Facet::Place(place)],
        Move::Nudge(Some(direction)) => match game.lys() {
            Some(lys) => vec![Facet::Place(lys.step(direction, 1))],
            None => vec![Facet::Way(direction)],
        },
        Move::Nudge(None) | Move::Lift(None) | Move::Pass => vec![Facet::No],
        Move::Sow { place, direction, bend } => {
            vec![Facet::Place(place), Facet::Way(direction), Facet::Bend(bend)]
        }
        Move::Lift(Some((place, height))) => vec![Facet::Place(place), Facet::Height(height)],
        Move::Song { price, kinds, wilds } => {
            vec![Facet::Song(price), Facet::Stories(kinds, wilds)]
        }
        Move::Legend { legend, value, wilds } => {
            vec![Facet::Legend(legend, value), Facet::Wilds(wilds)]
        }
    }
}

/// Returns `true` if a place is now chosen by its stack rather than by its pile.
pub fn is_about_stacks(game: &Campfire) -> bool {
    matches!(game.question(), Some(Question::PointLys | Question::LysBonus | Question::Nudge))
}
