//! `emberwake hint`: the best moves of a position of a record, and why.

use super::{help, iterations};
use crate::command_error::CommandError;
use crate::commands::full::record;
use crate::context::Context;
use crate::files::{self, Source};
use crate::registry::Offered;
use crate::values;
use crate::wrap::{width, wrap};
use kernel::{Turn, Viewer};
use review::{Hint, Reviewed};
use serde::Serialize;
use std::path::PathBuf;
use texts::review::{
    ReviewHelp, ReviewLabel, ReviewMessage, because, percent_exactly, review_label, review_message,
};

/// The number of moves in a hint.
const MOVES: usize = 3;

/// The arguments of `hint`.
#[derive(clap::Args)]
pub struct HintArguments {
    #[arg(value_name = "FILE", help = help(ReviewHelp::File))]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = values::number::<usize>, help = help(ReviewHelp::Line))]
    line: Option<usize>,
    #[arg(long, value_name = "N", default_value = "1000", value_parser = iterations, help = help(ReviewHelp::Iterations))]
    iterations: u32,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = values::number::<u64>, help = help(ReviewHelp::Seed))]
    seed: u64,
    #[arg(long, help = help(ReviewHelp::Json))]
    json: bool,
}

/// Names the best moves of a position in a file.
pub fn run(arguments: HintArguments, context: &mut Context) -> Result<(), CommandError> {
    let source = files::read(&arguments.file, context.lang)?;
    let game = games::game_of(&source.text).filter(|name| games::NAMES.contains(name));
    let done = games::with_game!(game.unwrap_or(games::NAMES[0]), G => {
        hint_for::<G>(&arguments, &source, context)
    });
    done.expect("it is a game of the list")
}

#[derive(Serialize)]
struct HintJson {
    /// The number of steps of the record before the hint.
    line: usize,
    seat: u8,
    is_clear: bool,
    moves: Vec<PrintedMove>,
}

#[derive(Serialize)]
struct PrintedMove {
    #[serde(rename = "move")]
    mv: String,
    text: String,
    chances: review::Chances,
    noise: f64,
    why: String,
}

fn hint_for<G: Offered + Reviewed>(
    arguments: &HintArguments,
    source: &Source,
    context: &mut Context,
) -> Result<(), CommandError> {
    let record = record::parse::<G>(source, context)?;
    let last = record.lines.len();
    let line = arguments.line.unwrap_or(last);
    let usage = |message: &ReviewMessage, context: &Context| {
        CommandError::Usage(review_message(context.lang, message))
    };
    if line > last {
        return Err(usage(&ReviewMessage::NoLine { line, last }, context));
    }
    let replayed = record.replay(&mut ());
    let mut journal =
        replayed.map_err(|problem| record::refused(source, &record, &problem, context))?;
    journal.rewind(line);
    let game = journal.now();
    let Turn::Seat(seat) = game.turn() else {
        return Err(usage(&ReviewMessage::NoDecision { line }, context));
    };
    let view = game.view(Viewer::Seat(seat));
    let hint: Option<Hint<G>> = review::hint(&view, MOVES, arguments.iterations, arguments.seed);
    let Some(hint) = hint else {
        return Err(usage(&ReviewMessage::NoDecision { line }, context));
    };
    let lang = context.lang;
    let names = record::names(&record, game.players()).read_by(Some(seat));
    let moves = hint.moves.iter().enumerate().map(|(rank, one)| {
        let mut why: Vec<String> =
            one.reasons.iter().map(|reason| G::reason(lang, reason, &names)).collect();
        // The others may have nothing that speaks for them against the best.
        if why.is_empty() && rank == 0 {
            why.push(review_label(lang, ReviewLabel::Later).to_owned());
        }
        PrintedMove {
            mv: one.mv.to_string(),
            text: game.describe_for(lang, &one.mv, &names, Viewer::Seat(seat)),
            chances: one.chances.clone(),
            noise: one.noise,
            why: if why.is_empty() { String::new() } else { because(lang, &why) },
        }
    });
    let moves: Vec<PrintedMove> = moves.collect();
    if arguments.json {
        return context.json(&HintJson { line, seat: seat.0, is_clear: hint.is_clear, moves });
    }
    context.line(context.bold(review_label(lang, ReviewLabel::Hint)))?;
    for (nth, one) in moves.iter().enumerate() {
        let chance = &percent_exactly(lang, one.chances.of(seat));
        let noise = &percent_exactly(lang, one.noise);
        let said = ReviewMessage::Hinted { deed: &one.text, chance, noise };
        let said = review_message(lang, &said);
        context.line(wrap(&said, width(), &format!("  {}. ", nth + 1), "     "))?;
        if !one.why.is_empty() {
            context.line(wrap(&one.why, width(), "     ", "     "))?;
        }
    }
    if !hint.is_clear {
        let said = review_message(lang, &ReviewMessage::Close);
        context.line(wrap(&said, width(), "  ", "  "))?;
    }
    Ok(())
}
