//! A review in words, shared by web page and terminal.

use crate::par::{ParResult, Replays};
use crate::review::{Decision, Extent, Grade, Highlight, Review};
use crate::story::{Story, StoryProblem};
use crate::{Reviewed, explained};
use dealer::Quick;
use kernel::{Record, Viewer};
use texts::review::{
    ReviewLabel, ReviewMessage, percent_exactly, percent_roughly, review_label, review_message,
};
use texts::{Lang, Names};

/// A decision in words.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionText {
    /// The index of the decision in the review.
    pub index: usize,
    /// The number of its line in the text of the record, from 1.
    pub line_number: usize,
    /// The chosen move.
    pub chosen: String,
    /// The move that the search prefers; `None` if it was chosen.
    pub preferred: Option<String>,
    /// The reason that the preferred move is better; empty if it was chosen.
    pub why: String,
}

/// Describes the decisions of a review with these indices.
pub fn tell_decisions<G: Reviewed>(
    record: &Record<G>,
    review: &Review,
    wanted: impl Fn(&Decision) -> bool,
    lang: Lang,
    names: &Names,
) -> Result<Vec<DecisionText>, StoryProblem<G>> {
    let (story, _) = Story::of(record, review.seat)?;
    let told = review.decisions.iter().enumerate().filter(|(_, one)| wanted(one));
    let told = told.filter_map(|(index, decision)| {
        let view = story.views.get(decision.line)?;
        let game = G::imagine(view, &mut Quick::new(0));
        let chosen: G::Move = decision.chosen.parse().ok()?;
        let preferred: G::Move = decision.preferred.parse().ok()?;
        let describe = |mv: &G::Move| game.describe_for(lang, mv, names, Viewer::Seat(review.seat));
        let differs = chosen != preferred;
        let why = || explained::<G>(view, preferred, Some(chosen), lang, names);
        Some(DecisionText {
            index,
            line_number: record.line_number(decision.line),
            chosen: describe(&chosen),
            preferred: differs.then(|| describe(&preferred)),
            why: if differs { why() } else { String::new() },
        })
    });
    Ok(told.collect())
}

/// Returns the heading of a decision: its position, grade and cost.
pub fn decision_heading(lang: Lang, decision: &Decision, grade: Grade, line: usize) -> String {
    review_message(
        lang,
        &ReviewMessage::Decision {
            turn: decision.turn,
            line,
            grade: grade_word(lang, grade),
            loss: &percent_exactly(lang, decision.loss.value),
            noise: &percent_exactly(lang, decision.loss.noise),
        },
    )
}

/// Returns the name of a grade.
pub fn grade_word(lang: Lang, grade: Grade) -> &'static str {
    review_label(
        lang,
        match grade {
            Grade::Inaccuracy => ReviewLabel::Inaccuracy,
            Grade::Mistake => ReviewLabel::Mistake,
            Grade::Blunder => ReviewLabel::Blunder,
        },
    )
}

/// Returns the name of a highlight.
pub fn highlight_word(lang: Lang, what: Highlight) -> &'static str {
    review_label(
        lang,
        match what {
            Highlight::Scoring => ReviewLabel::Scoring,
            Highlight::Legend => ReviewLabel::Legend,
            Highlight::Song => ReviewLabel::Song,
            Highlight::Battle => ReviewLabel::Battle,
            Highlight::Feat => ReviewLabel::Feat,
            Highlight::LeadChange => ReviewLabel::LeadChange,
        },
    )
}

/// Returns the lines of the sum, and the sentence that interprets the random results.
pub fn sum_lines(lang: Lang, review: &Review) -> (Vec<(&'static str, String)>, String) {
    let label = |label| review_label(lang, label);
    let signed = |change: f64| match percent_exactly(lang, change) {
        text if change >= 0.0 => format!("+{text}"),
        text => text,
    };
    let sum = &review.sum;
    let mut lines = vec![
        (label(ReviewLabel::SumStart), percent_exactly(lang, review.start())),
        (label(ReviewLabel::SumOwn), signed(sum.own_errors)),
        (label(ReviewLabel::SumOthers), signed(sum.others_errors)),
    ];
    let share = percent_roughly(lang, review.luck_share);
    let told = if review.tells_luck() {
        lines.push((label(ReviewLabel::SumRandom), signed(sum.luck)));
        lines.push((label(ReviewLabel::SumRest), signed(sum.rest)));
        ReviewMessage::RandomShare { share: &share }
    } else {
        lines.push((label(ReviewLabel::SumRandomAndRest), signed(sum.luck + sum.rest)));
        ReviewMessage::RandomUntold { share: &share }
    };
    let last = match review.extent {
        Extent::Whole => ReviewLabel::SumResult,
        Extent::Unfinished | Extent::Stopped => ReviewLabel::SumNow,
    };
    lines.push((label(last), percent_exactly(lang, review.result())));
    (lines, review_message(lang, &told))
}

/// Describes the results of the bots' replays. Returns `None` if there were none.
pub fn par_text(lang: Lang, par: &ParResult) -> Option<String> {
    if par.games == 0 {
        return None;
    }
    let games = par.games;
    let share = |count: f64| percent_roughly(lang, count / f64::from(games));
    let wins = &share(par.wins);
    let mut said = match par.compared {
        Some(compared) => {
            let [below, equal, above] = &compared.map(|count| share(f64::from(count)));
            review_message(lang, &ReviewMessage::Par { games, wins, below, equal, above })
        }
        None => review_message(lang, &ReviewMessage::ParUnfinished { games, wins }),
    };
    if par.replays == Replays::Sampled {
        said += " ";
        said += &review_message(lang, &ReviewMessage::ParSampled);
    }
    Some(said)
}
