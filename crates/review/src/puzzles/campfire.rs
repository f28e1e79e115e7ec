//! What solutions of Campfire do.

use super::{Puzzled, Theme};
use crate::CampfireWhy;
use campfire::{Campfire, Move};

impl Puzzled for Campfire {
    fn theme_of_move(mv: &Move) -> Option<Theme> {
        match mv {
            Move::Song { .. } => Some(Theme::Song),
            Move::Legend { .. } => Some(Theme::Legend),
            Move::Lys(_) | Move::Nudge(Some(_)) => Some(Theme::Lys),
            _ => None,
        }
    }

    fn theme_of_reason(reason: &CampfireWhy) -> Option<Theme> {
        match reason {
            CampfireWhy::Takes(tiles) => {
                let count: u8 = tiles.iter().map(|(_, count)| count).sum();
                Some(if count > 1 { Theme::DoubleTake } else { Theme::Take })
            }
            CampfireWhy::LeavesNothing(..) => Some(Theme::Deny),
            CampfireWhy::ScoresAhead | CampfireWhy::AvoidsScoring(_) => Some(Theme::Moons),
            CampfireWhy::LysBonus => Some(Theme::Lys),
            CampfireWhy::Tops(..) => Some(Theme::Tops),
            // The card says more than its points.
            CampfireWhy::Gains(_) => None,
        }
    }
}
