//! `emberwake review`: what a seat could have done better, as text, JSON or a page.

pub mod hint;
mod text;

use crate::command_error::CommandError;
use crate::commands::full::record;
use crate::context::Context;
use crate::files::{self, Existing, Source};
use crate::language;
use crate::progress::Progress;
use crate::registry::Offered;
use crate::signals::stop_on_signal;
use crate::values::{self, ValueError};
use kernel::{Record, Seat};
use review::{
    DecisionText, Grade, Par, ParResult, Review, ReviewSettings, Reviewed, Reviewer, StoryProblem,
};
use serde::Serialize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use texts::cli::Message;
use texts::review::{ReviewHelp, ReviewMessage, review_help, review_message};
use texts::{Names, from_one};

/// More iterations than this would take days.
const ITERATIONS_MAX: u32 = 10_000_000;

/// The arguments of `review`.
#[derive(clap::Args)]
pub struct ReviewArguments {
    #[arg(value_name = "FILE", help = help(ReviewHelp::File))]
    file: PathBuf,
    #[arg(long, value_name = "SEAT", value_parser = values::seat, help = help(ReviewHelp::Seat))]
    seat: Option<Seat>,
    #[arg(long, value_name = "N", default_value = "1000", value_parser = iterations, help = help(ReviewHelp::Iterations))]
    iterations: u32,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = values::number::<u64>, help = help(ReviewHelp::Seed))]
    seed: u64,
    #[arg(long, value_name = "GRADE", value_parser = grade, help = help(ReviewHelp::From))]
    from: Option<Grade>,
    #[arg(long, value_name = "N", default_value = "200", value_parser = values::number::<u32>, help = help(ReviewHelp::Par))]
    par: u32,
    #[arg(long, conflicts_with = "html", help = help(ReviewHelp::Json))]
    json: bool,
    #[arg(long, help = help(ReviewHelp::Html))]
    html: bool,
    #[arg(long, value_name = "OUT", help = help(ReviewHelp::Annotate))]
    annotate: Option<PathBuf>,
}

/// A text of the help, in the language of this run.
pub fn help(what: ReviewHelp) -> &'static str {
    review_help(language::chosen(), what)
}

fn refused_value(message: &ReviewMessage) -> ValueError {
    ValueError::told(review_message(language::chosen(), message))
}

/// Reads a number of iterations.
fn iterations(text: &str) -> Result<u32, ValueError> {
    let read = text.parse().ok().filter(|read| (1..=ITERATIONS_MAX).contains(read));
    read.ok_or_else(|| refused_value(&ReviewMessage::Iterations { most: ITERATIONS_MAX }))
}

/// Reads a grade.
fn grade(word: &str) -> Result<Grade, ValueError> {
    let found = Grade::ALL.into_iter().find(|grade| grade.word() == word);
    found.ok_or_else(|| refused_value(&ReviewMessage::NoGrade { word }))
}

/// Reviews the record in a file.
pub fn run(arguments: ReviewArguments, context: &mut Context) -> Result<(), CommandError> {
    let source = files::read(&arguments.file, context.lang)?;
    // A text that names no game of ours is not a record of the first one either, which reports
    // that.
    let game = games::game_of(&source.text).filter(|name| games::NAMES.contains(name));
    let done = games::with_game!(game.unwrap_or(games::NAMES[0]), G => {
        review_record::<G>(&arguments, &source, context)
    });
    done.expect("it is a game of the list")
}

fn review_record<G: Offered + Reviewed>(
    arguments: &ReviewArguments,
    source: &Source,
    context: &mut Context,
) -> Result<(), CommandError> {
    let record = record::parse::<G>(source, context)?;
    let seat = chosen_seat(&record, arguments.seat, context)?;
    let settings = ReviewSettings { iterations: arguments.iterations, seed: arguments.seed };
    let reviewer = Reviewer::new(&record, seat, settings)
        .map_err(|problem| told(source, &record, problem, context))?;
    let stop = stop_on_signal();
    let review = reviewed(reviewer, &stop, context);
    let par = replayed(&record, seat, arguments, &stop);
    let names = record::names(&record, review.players).read_by(Some(seat));
    let shown = Shown { record: &record, review: &review, par: par.as_ref(), names: &names };
    shown.show(arguments, source, context)?;
    let Some(out) = &arguments.annotate else { return Ok(()) };
    let annotated = review::annotated(&record, &review);
    files::write(out, &annotated.to_string(), Existing::Replace)
        .map_err(|error| files::cant_write(out, &error, context.lang))?;
    if arguments.json || arguments.html {
        return Ok(());
    }
    let file = &out.display().to_string();
    let comments = review::annotations(&annotated).len();
    context.line(review_message(context.lang, &ReviewMessage::Annotated { file, comments }))
}

/// The seat that was named, or the only one that a person played.
fn chosen_seat<G: Offered>(
    record: &Record<G>,
    named: Option<Seat>,
    context: &Context,
) -> Result<Seat, CommandError> {
    if let Some(seat) = named {
        return Ok(seat);
    }
    let players = G::start(&record.setup).map_or(0, |game| game.players());
    let is_person = |seat: &Seat| record.tag(&format!("bot.{seat}")).is_none();
    let people: Vec<Seat> = Seat::all(players).filter(is_person).collect();
    match people[..] {
        [only] => Ok(only),
        // The replay reports an invalid setup.
        _ if players == 0 => Ok(Seat(0)),
        _ => {
            let which = ReviewMessage::WhichSeat { last: players };
            Err(CommandError::Usage(review_message(context.lang, &which)))
        }
    }
}

/// Returns the reason why there is nothing to review, as a sentence.
fn told<G: Offered>(
    source: &Source,
    record: &Record<G>,
    problem: StoryProblem<G>,
    context: &Context,
) -> CommandError {
    match problem {
        StoryProblem::Replay(problem) => record::refused(source, record, &problem, context),
        StoryProblem::NoSuchSeat { seat, players } => {
            let seat = from_one(seat.0);
            let said = Message::NoSuchSeat { file: &source.name, seat, last: players };
            CommandError::Usage(context.say(&said))
        }
    }
}

/// Goes through all decisions, or as many as there is time for.
fn reviewed<G: Offered + Reviewed>(
    mut reviewer: Reviewer<G>,
    stop: &AtomicBool,
    context: &Context,
) -> Review {
    let bar = Progress::new(context.lang);
    while !reviewer.progress().is_complete() && !stop.load(Ordering::Relaxed) {
        let progress = reviewer.step();
        bar.show(progress.done as u64, 0, progress.all as u64, "");
    }
    bar.clear();
    reviewer.finish()
}

/// Lets bots replay the deal, unless that is not wanted or the review was stopped.
fn replayed<G: Offered + Reviewed>(
    record: &Record<G>,
    seat: Seat,
    arguments: &ReviewArguments,
    stop: &AtomicBool,
) -> Option<ParResult> {
    let mut par = Par::new(record, seat, arguments.seed)?;
    for _ in 0..arguments.par {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        par.step();
    }
    (par.result().games > 0).then(|| par.result().clone())
}

/// Everything that there is to show.
struct Shown<'a, G: Offered> {
    record: &'a Record<G>,
    review: &'a Review,
    par: Option<&'a ParResult>,
    names: &'a Names,
}

/// A review as a program reads it.
#[derive(Serialize)]
struct ReviewJson<'a> {
    file: &'a str,
    #[serde(flatten)]
    review: &'a Review,
    /// Whether the value explains enough of the luck to show it as a figure.
    tells_luck: bool,
    par: Option<&'a ParResult>,
    /// The decisions in words.
    texts: Vec<PrintedText<'a>>,
}

#[derive(Serialize)]
struct PrintedText<'a> {
    line: usize,
    line_number: usize,
    chosen: &'a str,
    preferred: Option<&'a str>,
    why: &'a str,
}

impl<G: Offered + Reviewed> Shown<'_, G> {
    fn show(
        &self,
        arguments: &ReviewArguments,
        source: &Source,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let lang = context.lang;
        let Shown { record, review, par, names } = *self;
        if arguments.html {
            let page = review::page(record, review, par, arguments.from, lang, names)
                .map_err(|problem| told(source, record, problem, context))?;
            return context.text(page);
        }
        let texts = review::tell_decisions(record, review, |_| true, lang, names)
            .map_err(|problem| told(source, record, problem, context))?;
        if arguments.json {
            return self.print(source, &texts, context);
        }
        text::show(self, &texts, arguments.from, context)
    }

    fn print(
        &self,
        source: &Source,
        texts: &[DecisionText],
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let review = self.review;
        let texts = texts.iter().map(|told| PrintedText {
            line: review.decisions[told.index].line,
            line_number: told.line_number,
            chosen: &told.chosen,
            preferred: told.preferred.as_deref(),
            why: &told.why,
        });
        context.json(&ReviewJson {
            file: &source.name,
            review,
            tells_luck: review.tells_luck(),
            par: self.par,
            texts: texts.collect(),
        })
    }
}
