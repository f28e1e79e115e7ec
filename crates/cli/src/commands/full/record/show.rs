//! `emberwake record show`: describes a game in sentences, and how its points were made.

use super::{OnRecord, names, parse, refused};
use crate::command_error::CommandError;
use crate::context::{Context, harmless};
use crate::files::Source;
use crate::registry::Offered;
use crate::table::TextTable;
use crate::wrap::{width, wrap};
use kernel::{Journal, Record, ReplayProblem, Seat, Turn, Viewer};
use review::Annotation;
use texts::cli::{Message, message};
use texts::review::{ReviewMessage, capitalized, percent_exactly, review_message};
use texts::{Names, from_one};

pub struct Show {
    /// Whether the name of the file is above its game.
    pub has_title: bool,
}

impl OnRecord for Show {
    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), CommandError> {
        let record = parse::<G>(source, context)?;
        if self.has_title {
            context.line(context.bold(&format!("== {} ==", harmless(&source.name))))?;
            context.line("")?;
        }
        let mut journal = Journal::<G>::start(record.setup.clone()).map_err(|problems| {
            refused(source, &record, &ReplayProblem::Setup(problems), context)
        })?;
        let players = journal.now().players();
        let names = names(&record, players);
        opening(&record, players, &names, context)?;
        let mut turn = 0;
        let mut events = Vec::new();
        let notes = Notes::of(&record);
        for index in 0..record.lines.len() {
            notes.tell(index, journal.now(), &names, context)?;
            let played = record.replay_line(&mut journal, index, &mut events);
            for event in events.drain(..) {
                tell::<G>(&event, &names, &mut turn, context)?;
            }
            played.map_err(|problem| refused(source, &record, &problem, context))?;
        }
        notes.tell(record.lines.len(), journal.now(), &names, context)?;
        closing(journal.now(), &names, context)?;
        let end = record.check_end(journal.now());
        end.map_err(|problem| refused(source, &record, &problem, context))?;
        for number in 1..=record.variations.len() {
            variation(source, &record, number, &names, context)?;
        }
        if self.has_title {
            context.line("")?;
        }
        Ok(())
    }
}

/// Tells a variation from where it begins.
fn variation<G: Offered>(
    source: &Source,
    record: &Record<G>,
    number: usize,
    names: &Names,
    context: &mut Context,
) -> Result<(), CommandError> {
    let own = &record.variations[number - 1];
    let from = own.from;
    let steps = own.after;
    heading(&Message::VariationHeading { number, from, steps }, context)?;
    let Some(along) = record.along(number) else { return Ok(()) };
    let refusal = |problem, context: &Context| refused(source, &along, &problem, context);
    let mut journal = Journal::<G>::start(along.setup.clone())
        .map_err(|problems| refusal(ReplayProblem::Setup(problems), context))?;
    let notes = Notes::of(&along);
    let mut turn = 0;
    let mut events = Vec::new();
    for index in 0..along.lines.len() {
        let is_own = index >= own.after;
        if is_own {
            notes.tell(index, journal.now(), names, context)?;
        }
        let played = along.replay_line(&mut journal, index, &mut events);
        for event in events.drain(..) {
            if is_own {
                tell::<G>(&event, names, &mut turn, context)?;
            } else if G::turn_of(&event).is_some() {
                turn += 1;
            }
        }
        played.map_err(|problem| refusal(problem, context))?;
    }
    notes.tell(along.lines.len(), journal.now(), names, context)?;
    let end = along.check_end(journal.now());
    end.map_err(|problem| refusal(problem, context))
}

/// The notes in a record: comments of people, and a review.
struct Notes<'a, G: Offered> {
    comments: Vec<(usize, &'a str)>,
    review: Vec<Annotation<G>>,
}

impl<'a, G: Offered> Notes<'a, G> {
    fn of(record: &'a Record<G>) -> Self {
        Notes { comments: record.comments(), review: review::annotations(record) }
    }

    /// Prints the notes after this many steps, before the next event.
    fn tell(
        &self,
        steps: usize,
        game: &G,
        names: &Names,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        for (_, comment) in self.comments.iter().filter(|(at, _)| *at == steps) {
            context.line(wrap(&harmless(comment), width(), "  # ", "    "))?;
        }
        let Turn::Seat(seat) = game.turn() else { return Ok(()) };
        for note in self.review.iter().filter(|note| note.line == steps) {
            let lang = context.lang;
            let viewer = Viewer::Seat(seat);
            let said = ReviewMessage::Comment {
                grade: review::grade_word(lang, note.grade),
                loss: &percent_exactly(lang, note.loss.value),
                preferred: &game.describe_for(lang, &note.preferred, names, viewer),
            };
            let said = review_message(lang, &said);
            context.line(wrap(&capitalized(&said), width(), "  # ", "    "))?;
        }
        Ok(())
    }
}

/// Prints what was played, and who sat where.
fn opening<G: Offered>(
    record: &Record<G>,
    players: u8,
    names: &Names,
    context: &mut Context,
) -> Result<(), CommandError> {
    let title = context.say(&Message::GameTitle { game: G::title(context.lang), players });
    context.line(context.bold(&title))?;
    for seat in Seat::all(players) {
        let number = from_one(seat.0);
        let name = names.of(context.lang, seat);
        match record.tag(&format!("bot.{seat}")) {
            Some(bot) => context.line(format!("  {number}  {name} ({})", harmless(bot)))?,
            None => context.line(format!("  {number}  {name}"))?,
        }
    }
    heading(&Message::Preparation, context)
}

fn tell<G: Offered>(
    event: &G::Event,
    names: &Names,
    turn: &mut u32,
    context: &mut Context,
) -> Result<(), CommandError> {
    if let Some(seat) = G::turn_of(event) {
        *turn += 1;
        let name = names.of(context.lang, seat);
        return heading(&Message::TurnHeading { turn: *turn, name: &name }, context);
    }
    if G::begins_the_end(event) {
        heading(&Message::EndHeading, context)?;
    }
    match G::event(context.lang, event, names) {
        Some(sentence) => context.line(wrap(&sentence, width(), "  ", "    ")),
        None => Ok(()),
    }
}

/// Prints how the points were made; so far, if the game is not over.
fn closing<G: Offered>(game: &G, names: &Names, context: &mut Context) -> Result<(), CommandError> {
    let title = match game.standing() {
        Some(_) => Message::Result,
        None => Message::StandingSoFar,
    };
    heading(&title, context)?;
    let rows = game.how_points_were_made(context.lang, names);
    let mut rows = rows.into_iter();
    let mut table = TextTable::new(rows.next().unwrap_or_default());
    rows.for_each(|row| table.row(row));
    context.text(table)?;
    if let Some(standing) = game.standing() {
        let winners: Vec<_> = standing.winners().map(|seat| names.of(context.lang, seat)).collect();
        context.line("")?;
        context.line(context.say(&Message::Winners { names: &winners }))?;
    }
    Ok(())
}

fn heading(what: &Message, context: &mut Context) -> Result<(), CommandError> {
    let title = message(context.lang, what);
    context.line("")?;
    context.line(context.bold(&title))
}
