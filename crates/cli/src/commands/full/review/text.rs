//! A review as text: the river in characters, the sum, the dearest decisions, the table.

use super::Shown;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::Offered;
use crate::table::TextTable;
use crate::wrap::{width, wrap};
use kernel::Seat;
use review::{
    Chances, DEAREST, DecisionText, Extent, Grade, Highlight, Review, Reviewed, decision_heading,
    grade_word, highlight_word, par_text, sum_lines,
};
use texts::review::{
    ReviewLabel, ReviewMessage, percent_exactly, percent_roughly, review_label, review_message,
};

/// The heights of a river in characters.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Longer names are cut in the chart.
const NAME_MAX: usize = 14;
/// The width beside the river: two chances, and spaces.
const BESIDE: usize = 16;

/// Shows a whole review.
pub(super) fn show<G: Offered + Reviewed>(
    shown: &Shown<'_, G>,
    texts: &[DecisionText],
    from: Option<Grade>,
    context: &mut Context,
) -> Result<(), CommandError> {
    let review = shown.review;
    let lang = context.lang;
    let game = G::title(context.lang);
    // A title names the reader like anyone else.
    let name = &shown.names.clone().read_by(None).of(lang, review.seat);
    let title = review_message(lang, &ReviewMessage::Title { name, game });
    context.line(context.bold(&title))?;
    let Review { iterations, seed, lines_reviewed: line, lines: all, .. } = *review;
    prose(&ReviewMessage::Setting { iterations, seed }, context)?;
    match review.extent {
        Extent::Whole => {}
        Extent::Unfinished => prose(&ReviewMessage::Unfinished { line }, context)?,
        Extent::Stopped => prose(&ReviewMessage::Stopped { line, all }, context)?,
    }
    chart(shown, context)?;
    sum(shown, context)?;
    dearest(review, texts, context)?;
    table(review, texts, from, context)
}

fn prose(message: &ReviewMessage, context: &mut Context) -> Result<(), CommandError> {
    let said = review_message(context.lang, message);
    context.line(wrap(&said, width(), "", ""))
}

fn heading(label: ReviewLabel, context: &mut Context) -> Result<(), CommandError> {
    context.line("")?;
    context.line(context.bold(review_label(context.lang, label)))
}

/// The river, a row for each seat, and the marks below it.
fn chart<G: Offered>(shown: &Shown<'_, G>, context: &mut Context) -> Result<(), CommandError> {
    let review = shown.review;
    let lang = context.lang;
    let known: Vec<_> = review.river.iter().map(|point| (point.line, &point.chances)).collect();
    let all: Vec<_> = (review.river.iter())
        .filter_map(|point| Some((point.line, point.omniscient.as_ref()?)))
        .collect();
    heading(ReviewLabel::Chances, context)?;
    if !all.is_empty() {
        context.line(review_label(lang, ReviewLabel::AsYouKnew))?;
    }
    let columns = rows(shown, &known, context)?;
    marks(shown.review, columns, context)?;
    if !all.is_empty() {
        context.line(review_label(lang, ReviewLabel::Omniscient))?;
        rows(shown, &all, context)?;
    }
    Ok(())
}

/// Rows of one chart. Gives how many columns the river has.
fn rows<G: Offered>(
    shown: &Shown<'_, G>,
    points: &[(usize, &Chances)],
    context: &mut Context,
) -> Result<usize, CommandError> {
    let lang = context.lang;
    let columns = width().saturating_sub(NAME_MAX + BESIDE).clamp(8, 60);
    let last = shown.review.lines_reviewed;
    for seat in Seat::all(shown.review.players) {
        let river: String = (0..columns)
            .map(|column| {
                let until = line_of(column, columns, last);
                let at = points.partition_point(|(line, _)| *line <= until).max(1) - 1;
                let height = points[at].1.of(seat) * HEIGHTS.len() as f64;
                HEIGHTS[(height as usize).min(HEIGHTS.len() - 1)]
            })
            .collect();
        let name: String = shown.names.of(lang, seat).chars().take(NAME_MAX).collect();
        let chance = |at: Option<&(usize, &Chances)>| {
            percent_roughly(lang, at.map_or(0.0, |(_, chances)| chances.of(seat)))
        };
        let [start, end] = [chance(points.first()), chance(points.last())];
        context.line(format!("  {name:<NAME_MAX$} {start:>5} {river} {end:>5}"))?;
    }
    Ok(columns)
}

/// Up to which line of the record a column goes.
fn line_of(column: usize, columns: usize, last: usize) -> usize {
    (column + 1) * last / columns
}

/// Prints the events and mistakes, below their columns.
fn marks(review: &Review, columns: usize, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let last = review.lines_reviewed;
    let column = |line: usize| {
        (0..columns).find(|&column| line <= line_of(column, columns, last)).unwrap_or(columns - 1)
    };
    let mut moments = vec![' '; columns];
    let mut grades: Vec<Option<Grade>> = vec![None; columns];
    let mut used: Vec<(char, &str)> = Vec::new();
    for moment in &review.moments {
        let sign = sign(moment.what);
        let word = highlight_word(lang, moment.what);
        moments[column(moment.line)] = sign;
        if !used.contains(&(sign, word)) {
            used.push((sign, word));
        }
    }
    for decision in &review.decisions {
        let at = column(decision.line);
        grades[at] = grades[at].max(decision.grade);
    }
    for grade in Grade::ALL.into_iter().filter(|&grade| review.count(grade) > 0) {
        used.push((mark(grade), grade_word(lang, grade)));
    }
    let indent = " ".repeat(NAME_MAX + 9);
    let graded: String = grades.into_iter().map(|grade| grade.map_or(' ', mark)).collect();
    for row in [moments.into_iter().collect::<String>(), graded] {
        if !row.trim().is_empty() {
            context.line(format!("{indent}{}", row.trim_end()))?;
        }
    }
    let key: Vec<String> = used.iter().map(|(sign, word)| format!("{sign} {word}")).collect();
    if key.is_empty() { Ok(()) } else { context.line(wrap(&key.join("   "), width(), "  ", "  ")) }
}

const fn sign(what: Highlight) -> char {
    match what {
        Highlight::Scoring => '☾',
        Highlight::Legend => '◆',
        Highlight::Song => '♪',
        Highlight::Battle => '⚔',
        Highlight::Feat => '★',
        Highlight::LeadChange => '↕',
    }
}

const fn mark(grade: Grade) -> char {
    match grade {
        Grade::Inaccuracy => '?',
        Grade::Mistake => '!',
        Grade::Blunder => '‼',
    }
}

/// Prints how the result came about, and par.
fn sum<G: Offered>(shown: &Shown<'_, G>, context: &mut Context) -> Result<(), CommandError> {
    heading(ReviewLabel::Sum, context)?;
    let (lines, note) = sum_lines(context.lang, shown.review);
    let wide = lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    for (label, value) in lines {
        context.line(format!("  {label:<wide$}  {value:>8}"))?;
    }
    context.line(wrap(&note, width(), "  ", "  "))?;
    if let Some(said) = shown.par.and_then(|par| par_text(context.lang, par)) {
        heading(ReviewLabel::Par, context)?;
        context.line(wrap(&said, width(), "  ", "  "))?;
    }
    Ok(())
}

/// Prints the costliest decisions, with better moves and the reasons.
fn dearest(
    review: &Review,
    texts: &[DecisionText],
    context: &mut Context,
) -> Result<(), CommandError> {
    let lang = context.lang;
    heading(ReviewLabel::Dearest, context)?;
    let dearest = review.dearest(DEAREST);
    if dearest.is_empty() {
        return context.line(format!("  {}", review_label(lang, ReviewLabel::NoMistakes)));
    }
    for (nth, decision) in dearest.iter().enumerate() {
        let told = texts.iter().find(|told| review.decisions[told.index].line == decision.line);
        let (Some(told), Some(grade)) = (told, decision.grade) else { continue };
        let title = decision_heading(lang, decision, grade, told.line_number);
        context.line(format!("  {}. {title}", nth + 1))?;
        let [you, better] = [ReviewLabel::YouChose, ReviewLabel::Better]
            .map(|label| review_label(lang, label).to_owned());
        context.line(wrap(&format!("{you}: {}", told.chosen), width(), "     ", "       "))?;
        let preferred = told.preferred.as_deref().unwrap_or_default();
        context.line(wrap(&format!("{better}: {preferred}"), width(), "     ", "       "))?;
        context.line(wrap(&told.why, width(), "     ", "     "))?;
    }
    Ok(())
}

/// Prints all decisions, or those that are bad enough.
fn table(
    review: &Review,
    texts: &[DecisionText],
    from: Option<Grade>,
    context: &mut Context,
) -> Result<(), CommandError> {
    let lang = context.lang;
    heading(ReviewLabel::Decisions, context)?;
    prose(
        &ReviewMessage::Counts {
            decisions: review.decisions.len(),
            inaccuracies: review.count(Grade::Inaccuracy),
            mistakes: review.count(Grade::Mistake),
            blunders: review.count(Grade::Blunder),
        },
        context,
    )?;
    let headings = [
        ReviewLabel::Turn,
        ReviewLabel::Line,
        ReviewLabel::Loss,
        ReviewLabel::Noise,
        ReviewLabel::Grade,
        ReviewLabel::YouChose,
    ];
    let mut table = TextTable::new(headings.map(|label| review_label(lang, label)));
    let mut better = Vec::new();
    for told in texts {
        let decision = &review.decisions[told.index];
        if from.is_some_and(|from| decision.grade < Some(from)) {
            continue;
        }
        table.row([
            decision.turn.to_string(),
            told.line_number.to_string(),
            percent_exactly(lang, decision.loss.value),
            percent_exactly(lang, decision.loss.noise),
            decision.grade.map_or("", |grade| grade_word(lang, grade)).to_owned(),
            told.chosen.clone(),
        ]);
        better.push(told.preferred.as_deref().filter(|_| decision.grade.is_some()));
    }
    if better.is_empty() {
        return Ok(());
    }
    // A row with a grade has the better move below it; the heading has nothing below it.
    for (row, better) in table.to_string().lines().zip([None].into_iter().chain(better)) {
        context.line(shortened(row))?;
        if let Some(better) = better {
            context.line(shortened(&format!("        → {better}")))?;
        }
    }
    Ok(())
}

/// Shortens a line to the width, with an ellipsis.
fn shortened(line: &str) -> String {
    if line.chars().count() > width() {
        line.chars().take(width() - 1).chain(['…']).collect()
    } else {
        line.to_owned()
    }
}
