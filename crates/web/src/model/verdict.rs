//! Finds what decided a game, from the points after each turn.

use kernel::Seat;

/// The time when the winner took the lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// In the first turn, and never lost it.
    Kept,
    /// In this turn, and never lost it again.
    Taken(usize),
    /// At the final scoring.
    AtEnd,
    /// Never by points alone: something else decided.
    Level,
}

/// The factors that decided a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The winner; the first of several.
    pub winner: Seat,
    /// The time when the winner took the lead.
    pub lead: Lead,
    /// The number of times the sole leader changed.
    pub changes: usize,
    /// The winner's best turn, and its points.
    pub biggest: Option<(usize, i32)>,
    /// The winner's margin over the next.
    pub margin: i32,
}

/// Finds what decided a game, from the points of each seat at the beginning of each turn and at the
/// end. Returns `None` for a game that no one won.
pub fn verdict(standings: &[Vec<i32>], winner: Option<Seat>) -> Option<Verdict> {
    let winner = winner?;
    let last = standings.last()?;
    let at = winner.index();
    let ahead_by = |points: &Vec<i32>| {
        let others = points.iter().enumerate().filter(|(seat, _)| *seat != at);
        Some(points.get(at)? - others.map(|(_, points)| *points).max()?)
    };
    let margin = ahead_by(last)?;
    let behind = standings.iter().rposition(|points| ahead_by(points).is_none_or(|by| by <= 0));
    let first = behind.map_or(0, |behind| behind + 1);
    let lead = match first {
        _ if margin <= 0 => Lead::Level,
        0 | 1 => Lead::Kept,
        first if first + 1 == standings.len() => Lead::AtEnd,
        first => Lead::Taken(first),
    };
    let mut leaders: Vec<usize> = standings.iter().filter_map(|points| leader(points)).collect();
    leaders.dedup();
    let gains =
        standings.windows(2).enumerate().map(|(turn, pair)| (turn + 1, pair[1][at] - pair[0][at]));
    let biggest = gains
        .filter(|(_, gain)| *gain > 0)
        .max_by_key(|(turn, gain)| (*gain, std::cmp::Reverse(*turn)));
    Some(Verdict { winner, lead, changes: leaders.len().saturating_sub(1), biggest, margin })
}

/// Returns the sole leader, if any.
fn leader(points: &[i32]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut first = points.iter().enumerate().filter(|(_, points)| *points == most);
    let (seat, _) = first.next()?;
    first.next().is_none().then_some(seat)
}
