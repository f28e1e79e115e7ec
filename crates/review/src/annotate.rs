//! Stores a review with its record, as tags that other readers preserve and otherwise ignore.
//!
//! `docs/records.md` specifies the tags: `review`, and `review.N` for the decision after N steps.

use crate::chances::Measured;
use crate::review::{ChanceChange, Decision, Extent, Grade, Review};
use crate::story::{Actor, Story, StoryProblem};
use kernel::{Game, Record, Seat};

/// The key of the tag that describes the review.
const REVIEW: &str = "review";

/// The annotation of one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Annotation<G: Game> {
    /// The number of steps before the decision.
    pub line: usize,
    /// The cost of the decision.
    pub loss: Measured,
    /// The grade.
    pub grade: Grade,
    /// The move that the search prefers.
    pub preferred: G::Move,
}

/// Returns the record with the graded decisions of a review. Replaces an earlier review.
pub fn annotated<G: Game>(record: &Record<G>, review: &Review) -> Record<G> {
    let mut record = record.clone();
    for tags in [&mut record.tags, &mut record.tags_between, &mut record.tags_after] {
        tags.retain(|(key, _)| !is_ours(key));
    }
    let Review { seat, iterations, seed, .. } = review;
    let about = format!("seat {seat} iterations {iterations} seed {seed}");
    let mut tags = vec![(REVIEW.to_owned(), about)];
    for decision in &review.decisions {
        let Some(grade) = decision.grade else { continue };
        let Measured { value, noise } = decision.loss;
        let said = format!("{} {value:.4} {noise:.4} {}", grade.word(), decision.preferred);
        tags.push((format!("{REVIEW}.{}", decision.line), said));
    }
    // Tags before `play` belong to the agreed setup; a review is added after play.
    match record.end {
        Some(_) => record.tags_after.extend(tags),
        None => record.tags_between.extend(tags),
    }
    record
}

fn is_ours(key: &str) -> bool {
    key == REVIEW || key.strip_prefix(REVIEW).is_some_and(|rest| rest.starts_with('.'))
}

/// Returns the annotations of a record, in order. Skips tags in another program's format.
pub fn annotations<G: Game>(record: &Record<G>) -> Vec<Annotation<G>> {
    let mut found: Vec<Annotation<G>> =
        record.tags_all().filter_map(|(key, value)| read(key, value)).collect();
    found.sort_by_key(|annotation| annotation.line);
    found
}

/// The review that a record keeps: who was reviewed and how, and the decisions that got a grade.
/// There is no river in it. `None` if the record keeps none.
pub fn kept_review<G: Game>(record: &Record<G>) -> Result<Option<Review>, StoryProblem<G>> {
    let Some((seat, iterations, seed)) = record.tag(REVIEW).and_then(about) else {
        return Ok(None);
    };
    let (story, _) = Story::of(record, seat)?;
    let decisions = annotations(record).into_iter().filter_map(|kept| {
        let scene = story.scenes.get(kept.line)?;
        let Actor::Own(chosen) = scene.actor else { return None };
        Some(Decision {
            line: kept.line,
            turn: scene.turn,
            legal: 0,
            chosen: chosen.to_string(),
            preferred: kept.preferred.to_string(),
            loss: kept.loss,
            grade: Some(kept.grade),
            options: Vec::new(),
        })
    });
    let decisions = decisions.collect();
    let lines = story.scenes.len();
    let extent = if story.places.is_some() { Extent::Whole } else { Extent::Unfinished };
    Ok(Some(Review {
        game: G::NAME.to_owned(),
        players: story.players,
        seat,
        iterations,
        seed,
        lines,
        lines_reviewed: lines,
        extent,
        river: Vec::new(),
        decisions,
        steps: Vec::new(),
        sum: ChanceChange::default(),
        luck_share: 0.0,
        moments: Vec::new(),
    }))
}

/// The seat, the iterations and the seed that the tag of a review names.
fn about(value: &str) -> Option<(Seat, u32, u64)> {
    let words: Vec<&str> = value.split(' ').collect();
    let ["seat", seat, "iterations", iterations, "seed", seed] = words[..] else { return None };
    Some((Seat(seat.parse().ok()?), iterations.parse().ok()?, seed.parse().ok()?))
}

fn read<G: Game>(key: &str, value: &str) -> Option<Annotation<G>> {
    let line = key.strip_prefix(REVIEW)?.strip_prefix('.')?.parse().ok()?;
    let mut words = value.splitn(4, ' ');
    let grade = words.next()?;
    let grade = Grade::ALL.into_iter().find(|known| known.word() == grade)?;
    let mut number = || words.next()?.parse().ok().filter(|number: &f64| number.is_finite());
    let loss = Measured { value: number()?, noise: number()? };
    let preferred = words.next()?.parse().ok()?;
    Some(Annotation { line, loss, grade, preferred })
}
