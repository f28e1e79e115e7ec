//! A sensible answer to every question, so that games for fixtures and properties get somewhere.

use kernel::playout::listed_moves;
use kernel::{Game, Seat, Viewer};
use sea::{Counts, Frame, Move, Sea, Side, Tribe, View};

/// Returns the answer of a cautious player, who founds, goes home and makes no exchange; `None` if
/// no seat must decide.
pub fn sensible(sea: &Sea) -> Option<Move> {
    let view = sea.view(Viewer::Omniscient);
    let active = || Seat(view.active.expect("the turn order is known"));
    Some(match *view.agenda.last()? {
        Frame::LastTurn => Move::Play,
        Frame::Summon => Move::Calm,
        Frame::Mover => Move::Boat,
        Frame::Course | Frame::FoundHere => Move::Found,
        Frame::Wind => Move::KeepWind,
        Frame::Side => Move::Side(Side::Clockwise),
        Frame::Onward => Move::Onward,
        Frame::TrailSwap => Move::Swap(None),
        Frame::Fog { .. } if crew(&view, active()).total() >= 2 => Move::Cross,
        Frame::Fog { .. } => Move::Stay,
        Frame::LeaveBehind => Move::Leave(least_missed(&view, active())),
        Frame::Losses { seat, count, .. } => Move::Lose(foreigners_first(&view, seat, count)),
        Frame::AttackerLosses { count, .. } => Move::Lose(foreigners_first(&view, active(), count)),
        Frame::DefenderLosses { defender, count, .. } => {
            Move::Lose(foreigners_first(&view, defender, count))
        }
        Frame::Interact => Move::Done,
        Frame::AnswerDisclosure { .. }
        | Frame::AnswerOffer { .. }
        | Frame::AnswerCounter { .. } => Move::Decline,
        Frame::Claim { .. } => Move::Claim,
        Frame::Disembark { .. } => Move::Disembark { settle: Counts::NONE, sail: Counts::NONE },
        // The Primordial Sea and the lowest handles are listed first.
        Frame::Launch | Frame::ChooseLegend { .. } => listed_moves(sea)[0],
        _ => return None,
    })
}

fn crew(view: &View, seat: Seat) -> Counts {
    view.players[seat.index()].boat.map_or(Counts::NONE, |boat| boat.crew)
}

/// Returns the captain's own tribe, unless that would cost the majority; then a foreign one.
fn least_missed(view: &View, captain: Seat) -> Tribe {
    let crew = crew(view, captain);
    let own = Tribe::of(captain);
    let foreigner = crew.without(own).tribes().next();
    match foreigner {
        Some(foreigner) if !(crew - Counts::of(own, 1)).is_led_by(own) => foreigner,
        _ => own,
    }
}

/// Returns losses that take foreign passengers first, which never costs the majority.
fn foreigners_first(view: &View, seat: Seat, count: u8) -> Counts {
    let crew = crew(view, seat);
    let own = Tribe::of(seat);
    let mut lost = Counts::NONE;
    for tribe in crew.without(own).tribes().chain([own]) {
        lost += Counts::of(tribe, crew.get(tribe).min(count - lost.total()));
    }
    lost
}
