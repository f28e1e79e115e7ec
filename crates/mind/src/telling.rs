//! Puts what was found into words, in the language of the reader.

use crate::ask::{
    AnnotatedReview, Answer, DecisionWords, HintedMove, ReviewWords, Spoken, ToldHint, ToldReview,
};
use kernel::{Record, Seat, Turn, Viewer};
use review::{
    Decision, DecisionText, Extent, Grade, ParResult, Review, Reviewed, StoryProblem,
    decision_heading, highlight_word, par_text, sum_lines, tell_decisions,
};
use serde_json::Value;
use texts::review::{
    ReviewLabel, ReviewMessage, because, percent_exactly, review_label, review_message,
};
use texts::{Lang, Names};

/// The number of moves that a hint names.
const HINTED: usize = 3;

impl Spoken {
    fn lang(&self) -> Lang {
        Lang::from_tag(&self.lang).unwrap_or_default()
    }

    /// The names as this seat reads them.
    fn names(&self, reader: Seat) -> Names {
        Names::new(self.names.iter().cloned().map(Some)).read_by(Some(reader))
    }
}

/// Reads a record, or says in a sentence what is wrong with it.
pub(crate) fn parse<G: Reviewed>(text: &str, spoken: &Spoken) -> Result<Record<G>, String> {
    let said = |problem| texts::record::record_problem(spoken.lang(), &problem, G::EDITION);
    Record::<G>::parse(text).map_err(said)
}

/// Why there is nothing to review, in a sentence.
pub(crate) fn story_problem<G: Reviewed>(
    record: &Record<G>,
    problem: &StoryProblem<G>,
    spoken: &Spoken,
) -> String {
    let lang = spoken.lang();
    match problem {
        StoryProblem::Replay(problem) => texts::record::replay_problem(
            lang,
            problem,
            record,
            |why| G::illegal(lang, why),
            |problem| G::setup_problem(lang, problem),
        ),
        StoryProblem::NoSuchSeat { .. } => review_label(lang, ReviewLabel::NoSeat).to_owned(),
    }
}

/// A review with its words.
pub(crate) fn review<G: Reviewed>(
    record: &Record<G>,
    review: Review,
    par: Option<ParResult>,
    spoken: &Spoken,
) -> Answer {
    match words(record, &review, par.as_ref(), spoken) {
        Ok(words) => {
            let annotated = review::annotated(record, &review).to_string();
            crate::thought::told(ToldReview { review, par, annotated, words })
        }
        Err(problem) => Answer::Problem(story_problem(record, &problem, spoken)),
    }
}

fn words<G: Reviewed>(
    record: &Record<G>,
    review: &Review,
    par: Option<&ParResult>,
    spoken: &Spoken,
) -> Result<ReviewWords, StoryProblem<G>> {
    let lang = spoken.lang();
    let names = spoken.names(review.seat);
    let told = tell_decisions(record, review, |_| true, lang, &names)?;
    let decision = |told: DecisionText| decision_words(lang, &review.decisions[told.index], told);
    let Review { iterations, seed, lines_reviewed: line, lines: all, .. } = *review;
    let extent = match review.extent {
        Extent::Whole => None,
        Extent::Unfinished => Some(ReviewMessage::Unfinished { line }),
        Extent::Stopped => Some(ReviewMessage::Stopped { line, all }),
    };
    let turn = review_label(lang, ReviewLabel::Turn);
    let moments = review.moments.iter().map(|moment| {
        let what = highlight_word(lang, moment.what);
        let who = moment.seat.map(|seat| format!(" ({})", names.of(lang, seat)));
        format!("{turn} {}: {what}{}", moment.turn, who.unwrap_or_default())
    });
    let (sum, sum_note) = sum_lines(lang, review);
    // A title names the reader like anyone else.
    let name = &names.clone().read_by(None).of(lang, review.seat);
    let counts = ReviewMessage::Counts {
        decisions: review.decisions.len(),
        inaccuracies: review.count(Grade::Inaccuracy),
        mistakes: review.count(Grade::Mistake),
        blunders: review.count(Grade::Blunder),
    };
    Ok(ReviewWords {
        title: review_message(lang, &ReviewMessage::Title { name, game: G::title(lang) }),
        setting: review_message(lang, &ReviewMessage::Setting { iterations, seed }),
        extent: extent.map(|extent| review_message(lang, &extent)),
        counts: review_message(lang, &counts),
        decisions: told.into_iter().map(decision).collect(),
        sum: sum.into_iter().map(|(what, value)| (what.to_owned(), value)).collect(),
        sum_note,
        par: par.and_then(|par| par_text(lang, par)),
        moments: moments.collect(),
    })
}

fn decision_words(lang: Lang, decision: &Decision, told: DecisionText) -> DecisionWords {
    let heading = match decision.grade {
        Some(grade) => decision_heading(lang, decision, grade, told.line_number),
        None => format!("{} {}", review_label(lang, ReviewLabel::Turn), decision.turn),
    };
    DecisionWords {
        line: decision.line,
        grade: decision.grade.map_or("", Grade::word).to_owned(),
        heading,
        loss: percent_exactly(lang, decision.loss.value),
        noise: percent_exactly(lang, decision.loss.noise),
        chosen: told.chosen,
        preferred: told.preferred,
        why: told.why,
    }
}

/// Tells the review that an annotated record contains.
pub(crate) fn annotations<G: Reviewed>(record: &Record<G>, spoken: &Spoken) -> Answer {
    match kept(record, spoken) {
        Ok(Some(kept)) => Answer::Annotations(kept),
        Ok(None) => Answer::Problem(String::new()),
        Err(problem) => Answer::Problem(story_problem(record, &problem, spoken)),
    }
}

fn kept<G: Reviewed>(
    record: &Record<G>,
    spoken: &Spoken,
) -> Result<Option<AnnotatedReview>, StoryProblem<G>> {
    let Some(review) = review::kept_review(record)? else { return Ok(None) };
    let lang = spoken.lang();
    let told = tell_decisions(record, &review, |_| true, lang, &spoken.names(review.seat))?;
    let decision = |told: DecisionText| decision_words(lang, &review.decisions[told.index], told);
    let decisions = told.into_iter().map(decision).collect();
    let Review { seat, iterations, seed, .. } = review;
    Ok(Some(AnnotatedReview { seat, iterations, seed, decisions }))
}

/// The best moves of a position as the deciding seat knows it; `None` if the view is not one or no
/// seat decides.
pub(crate) fn hint<G: Reviewed>(
    view: Value,
    iterations: u32,
    seed: u64,
    spoken: &Spoken,
) -> Option<ToldHint> {
    let view: G::View = kernel::json::read(view).ok()?;
    let game = G::imagine(&view, &mut dealer::Quick::new(seed));
    let Turn::Seat(seat) = game.turn() else { return None };
    let hint = review::hint::<G>(&view, HINTED, iterations, seed)?;
    let lang = spoken.lang();
    let names = spoken.names(seat);
    let moves = hint.moves.iter().enumerate().map(|(rank, one)| {
        let mut why: Vec<String> =
            one.reasons.iter().map(|reason| G::reason(lang, reason, &names)).collect();
        // The others may have nothing that speaks for them against the best.
        if why.is_empty() && rank == 0 {
            why.push(review_label(lang, ReviewLabel::Later).to_owned());
        }
        HintedMove {
            notation: one.mv.to_string(),
            deed: game.describe_for(lang, &one.mv, &names, Viewer::Seat(seat)),
            chances: one.chances.clone(),
            noise: one.noise,
            why: if why.is_empty() { String::new() } else { because(lang, &why) },
        }
    });
    Some(ToldHint { seat, is_clear: hint.is_clear, moves: moves.collect() })
}
