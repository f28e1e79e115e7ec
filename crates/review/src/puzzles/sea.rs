//! What solutions of Sea do.

use super::{Puzzled, Theme};
use crate::SeaWhy;
use sea::{Move, Sea};

impl Puzzled for Sea {
    fn theme_of_move(mv: &Move) -> Option<Theme> {
        match mv {
            Move::Attack(_) | Move::Claim => Some(Theme::Battle),
            Move::Found | Move::Settle { .. } | Move::Disembark { .. } => Some(Theme::Settlement),
            Move::Disclose { .. } | Move::Offer(_) | Move::Counter(_) | Move::Accept => {
                Some(Theme::Trade)
            }
            Move::Lose(_) => Some(Theme::Storm),
            Move::Legend { .. } => Some(Theme::Legend),
            Move::TurnWind(_)
            | Move::KeepWind
            | Move::Side(_)
            | Move::Launch(_)
            | Move::Sail
            | Move::Onward
            | Move::Stop
            | Move::Cross
            | Move::Stay => Some(Theme::Voyage),
            _ => None,
        }
    }

    fn theme_of_reason(reason: &SeaWhy) -> Option<Theme> {
        match reason {
            SeaWhy::Legend => Some(Theme::Legend),
            SeaWhy::Feat(_) => Some(Theme::Feat),
            SeaWhy::Founds | SeaWhy::TakesOver(_) => Some(Theme::Settlement),
            SeaWhy::WinsBattle | SeaWhy::Sinks(_) => Some(Theme::Battle),
            SeaWhy::StaysAfloat | SeaWhy::KeepsCrew(_) => Some(Theme::Storm),
            SeaWhy::Reaches(..) | SeaWhy::Explores => Some(Theme::Voyage),
            SeaWhy::Secures | SeaWhy::Column(..) => None,
        }
    }
}
