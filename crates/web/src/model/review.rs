//! A review as the page shows it: where things are on its river, and which decisions are listed.

use kernel::Seat;
use mind::{DecisionWords, ToldReview};
use review::{Chances, Grade, Review, RiverPoint};
use texts::Lang;
use texts::review::percent_roughly;

/// The size of a river in units of its drawing.
pub const RIVER: (f64, f64) = (600.0, 320.0);
/// The room below a river, for its marks.
pub const MARKS_HEIGHT: f64 = 36.0;

/// Which of the two rivers is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RiverKind {
    /// By what the reviewed seat knew.
    Known,
    /// With everything that was hidden.
    Omniscient,
}

impl RiverKind {
    fn chances(self, point: &RiverPoint) -> Option<&Chances> {
        match self {
            RiverKind::Known => Some(&point.chances),
            RiverKind::Omniscient => point.omniscient.as_ref(),
        }
    }
}

/// The bands of a river as paths of SVG; none if there is no such river.
pub fn bands(review: &Review, kind: RiverKind) -> Vec<(Seat, String)> {
    let points = review.river.iter();
    let points: Vec<_> =
        points.filter_map(|point| Some((point.line, kind.chances(point)?))).collect();
    if points.is_empty() {
        return Vec::new();
    }
    review::river_bands(&points, review.seat, RIVER)
}

/// The part of a river's width at which a line of the record is.
pub fn across(review: &Review, line: usize) -> f64 {
    let last = review.river.last().map_or(1, |point| point.line).max(1);
    (line as f64 / last as f64).min(1.0)
}

/// The number of the point of the river that is nearest to this part of its width.
pub fn nearest(review: &Review, part: f64) -> usize {
    let distance = |nth: &usize| (across(review, review.river[*nth].line) - part).abs();
    let nearest = (0..review.river.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.unwrap_or(0)
}

/// The number of the last point of the river that is not after a line.
pub fn point_at(review: &Review, line: usize) -> usize {
    review.river.partition_point(|point| point.line <= line).saturating_sub(1)
}

/// The point that a key leads to; `None` if the key means nothing here.
pub fn point_by_key(review: &Review, at: usize, key: &str) -> Option<usize> {
    let last = review.river.len().saturating_sub(1);
    match key {
        "ArrowRight" | "ArrowUp" => Some((at + 1).min(last)),
        "ArrowLeft" | "ArrowDown" => Some(at.saturating_sub(1)),
        "PageDown" => Some((at + 10).min(last)),
        "PageUp" => Some(at.saturating_sub(10)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// The chances of all seats as a list: `Flint 40%, Ash 60%`.
pub fn chances_said(chances: &Chances, names: &[String], lang: Lang) -> String {
    let said = names.iter().zip(chances.by_seat());
    let said = said.map(|(name, chance)| format!("{name} {}", percent_roughly(lang, *chance)));
    said.collect::<Vec<_>>().join(", ")
}

/// The decisions to list, from this grade on; all of them without one.
pub fn listed(told: &ToldReview, from: Option<Grade>) -> Vec<DecisionWords> {
    let graded = told.review.decisions.iter().map(|decision| decision.grade);
    let listed = told.words.decisions.iter().zip(graded);
    listed.filter(|(_, grade)| *grade >= from).map(|(words, _)| words.clone()).collect()
}

/// The most expensive decisions, the worst first.
pub fn dearest(told: &ToldReview) -> Vec<DecisionWords> {
    let dearest = told.review.dearest(review::DEAREST);
    let words = |line: usize| told.words.decisions.iter().find(|words| words.line == line).cloned();
    dearest.into_iter().filter_map(|decision| words(decision.line)).collect()
}
