//! The steps in which a person chooses a move of Campfire.

use campfire::{Adventurer, Bend, Campfire, Direction, Kinds, Legend, Move, Place, Question};

/// One step of choosing a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facet {
    /// An adventurer, to play or to place a sleeping disc of.
    Adventurer(Adventurer),
    /// A place: its pile, or its stack where Lys is meant.
    Place(Place),
    /// A way around the fire.
    Way(Direction),
    /// How an ability bends the sowing, if it does.
    Bend(Option<Bend>),
    /// A disc at this height of the chosen pile.
    Height(u8),
    /// A song, by its price.
    Song(u8),
    /// A legend card.
    Legend(Legend, u8),
    /// What a song is paid with: stories, and Wilds.
    Stories(Kinds, u8),
    /// How many Wilds a legend is paid with.
    Wilds(u8),
    /// No, thank you: leave Lys, lift nothing, write nothing more.
    No,
}

/// The steps of a move.
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

/// Whether a place is chosen by its stack rather than by its pile now.
pub fn is_about_stacks(game: &Campfire) -> bool {
    matches!(game.question(), Some(Question::PointLys | Question::LysBonus | Question::Nudge))
}
