//! The default answer for a player whose time runs out (audit 3.8), so that an absent player
//! doesn't block the others.

use kernel::{Game, Seat};

use crate::agenda::Frame;
use crate::chart::Side;
use crate::moves::Move;
use crate::state::Sea;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Returns the answer for a seat that doesn't answer in time. It harms no one, promises nothing
    /// and is always legal. `None` if no seat must decide.
    pub fn when_time_runs_out(&self) -> Option<Move> {
        Some(match self.agenda.top() {
            Frame::LastTurn => Move::Play,
            Frame::Summon => Move::Calm,
            Frame::Mover => Move::Boat,
            Frame::Course | Frame::FoundHere => Move::Found,
            Frame::Wind => Move::KeepWind,
            Frame::Side => Move::Side(Side::Clockwise),
            // INVENTED, like the next one: in the audit these questions exist only as options.
            Frame::Onward => Move::Onward,
            Frame::TrailSwap => Move::Swap(None),
            Frame::Fog { .. } if self.crew().total() >= 2 => Move::Cross,
            Frame::Fog { .. } => Move::Stay,
            Frame::LeaveBehind => Move::Leave(self.least_missed()),
            Frame::Losses { seat, count, .. } => Move::Lose(self.foreigners_first(seat, count)),
            Frame::AttackerLosses { count, .. } => {
                Move::Lose(self.foreigners_first(self.active(), count))
            }
            Frame::DefenderLosses { defender, count, .. } => {
                Move::Lose(self.foreigners_first(defender, count))
            }
            Frame::Interact => Move::Done,
            Frame::AnswerDisclosure { .. }
            | Frame::AnswerOffer { .. }
            | Frame::AnswerCounter { .. } => Move::Decline,
            Frame::Claim { .. } => Move::Claim,
            Frame::Disembark { .. } => Move::Disembark { settle: Counts::NONE, sail: Counts::NONE },
            // The Primordial Sea and the lowest handles are listed first.
            Frame::Launch | Frame::ChooseLegend { .. } => {
                let mut moves = Vec::new();
                self.legal_moves(&mut moves);
                moves[0]
            }
            _ => return None,
        })
    }

    /// Returns the captain's own tribe, unless that would cost the majority; then a foreign one.
    fn least_missed(&self) -> Tribe {
        let crew = self.crew();
        let own = self.active_tribe();
        let foreigner = crew.without(own).tribes().next();
        match foreigner {
            Some(foreigner) if !(crew - Counts::of(own, 1)).is_led_by(own) => foreigner,
            _ => own,
        }
    }

    /// Returns losses that take foreign passengers first, which never costs the majority.
    fn foreigners_first(&self, seat: Seat, count: u8) -> Counts {
        let crew = self.boat(seat).map_or(Counts::NONE, |boat| boat.crew);
        let own = Tribe::of(seat);
        let mut lost = Counts::NONE;
        for tribe in crew.without(own).tribes().chain([own]) {
            lost += Counts::of(tribe, crew.get(tribe).min(count - lost.total()));
        }
        lost
    }
}
