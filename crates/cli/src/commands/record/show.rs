//! `emberwake record show`: a game told in sentences, and how its points were made.

use super::{OnRecord, names, parse, refused};
use crate::context::{Context, harmless};
use crate::failure::Failure;
use crate::files::Source;
use crate::registry::Offered;
use crate::table::Table;
use crate::wrap::{width, wrap};
use kernel::{Journal, Record, ReplayProblem, Seat};
use texts::Names;
use texts::cli::{Message, message};

pub struct Show {
    /// Whether the name of the file stands above its game.
    pub has_title: bool,
}

impl OnRecord for Show {
    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), Failure> {
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
        for index in 0..record.lines.len() {
            let played = record.replay_line(&mut journal, index, &mut events);
            for event in events.drain(..) {
                tell::<G>(&event, &names, &mut turn, context)?;
            }
            played.map_err(|problem| refused(source, &record, &problem, context))?;
        }
        closing(journal.now(), &names, context)?;
        if self.has_title {
            context.line("")?;
        }
        let end = record.check_end(journal.now());
        end.map_err(|problem| refused(source, &record, &problem, context))
    }
}

/// What was played, and who sat where.
fn opening<G: Offered>(
    record: &Record<G>,
    players: u8,
    names: &Names,
    context: &mut Context,
) -> Result<(), Failure> {
    let title = context.say(&Message::GameTitle { game: G::title(context.lang), players });
    context.line(context.bold(&title))?;
    for seat in Seat::all(players) {
        let name = names.of(context.lang, seat);
        match record.tag(&format!("bot.{seat}")) {
            Some(bot) => context.line(format!("  {seat}  {name} ({})", harmless(bot)))?,
            None => context.line(format!("  {seat}  {name}"))?,
        }
    }
    heading(&Message::Preparation, context)
}

fn tell<G: Offered>(
    event: &G::Event,
    names: &Names,
    turn: &mut u32,
    context: &mut Context,
) -> Result<(), Failure> {
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

/// How the points were made; as they stand, if the game is not over.
fn closing<G: Offered>(game: &G, names: &Names, context: &mut Context) -> Result<(), Failure> {
    let title = match game.standing() {
        Some(_) => Message::Result,
        None => Message::StandingSoFar,
    };
    heading(&title, context)?;
    let rows = game.how_points_were_made(context.lang, names);
    let mut rows = rows.into_iter();
    let mut table = Table::new(rows.next().unwrap_or_default());
    rows.for_each(|row| table.row(row));
    context.text(table)?;
    if let Some(standing) = game.standing() {
        let winners: Vec<_> = standing.winners().map(|seat| names.of(context.lang, seat)).collect();
        context.line("")?;
        context.line(context.say(&Message::Winners { names: &winners }))?;
    }
    Ok(())
}

fn heading(what: &Message, context: &mut Context) -> Result<(), Failure> {
    let title = message(context.lang, what);
    context.line("")?;
    context.line(context.bold(&title))
}
