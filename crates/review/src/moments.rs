//! The moments of a game that get a mark on its river.

use crate::Reviewed;
use crate::review::{Highlight, Moment, RiverPoint};
use crate::story::Story;

/// A seat takes the lead once its chance is better than any other by this much.
const LEAD_MIN: f64 = 0.05;

/// Returns the highlights that the seat noticed and the lead changes in the river.
pub fn moments<G: Reviewed>(story: &Story<G>, river: &[RiverPoint]) -> Vec<Moment> {
    let end = river.last().map_or(0, |point| point.line);
    let mut moments = Vec::new();
    for (line, scene) in story.scenes.iter().enumerate().take(end) {
        for (what, seat) in scene.noticed.iter().filter_map(G::highlight) {
            moments.push(Moment { line: line + 1, turn: scene.turn, what, seat });
        }
    }
    let mut leads = None;
    for point in river {
        let (leader, lead) = point.chances.leader();
        if lead < LEAD_MIN || leads == Some(leader) {
            continue;
        }
        // The first lead is not a change.
        if leads.replace(leader).is_some() {
            let line = point.line;
            let turn = point.turn;
            moments.push(Moment { line, turn, what: Highlight::LeadChange, seat: Some(leader) });
        }
    }
    moments.sort_by_key(|moment| moment.line);
    moments
}
