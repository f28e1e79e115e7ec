//! `emberwake record states`: every position of a record as JSON.

use super::{OnRecord, parse, refused};
use crate::context::Context;
use crate::failure::Failure;
use crate::files::Source;
use crate::shelf::Shelf;
use kernel::{Journal, ReplayProblem, Seat, Viewer};
use serde::Serialize;
use texts::cli::Message;

pub struct States {
    /// Whose knowledge to show; everything if nobody's.
    pub seat: Option<Seat>,
}

/// A position, and what led to it.
#[derive(Serialize)]
struct State<'a, V: Serialize> {
    /// How many moves and outcomes lie before it.
    line: usize,
    /// The last of them; `play` for the position that the game starts from.
    text: &'a str,
    position: V,
}

impl OnRecord for States {
    fn run<G: Shelf>(&self, source: &Source, context: &mut Context) -> Result<(), Failure> {
        let record = parse::<G>(source, context)?;
        let refused = |problem| refused(source, &record, &problem, context);
        let mut journal = Journal::<G>::start(record.setup.clone())
            .map_err(|problems| refused(ReplayProblem::Setup(problems)))?;
        let players = journal.now().players();
        if let Some(seat) = self.seat.filter(|seat| seat.0 >= players) {
            let said = Message::NoSuchSeat { file: &source.name, seat: seat.0, players };
            return Err(Failure::Usage(context.say(&said)));
        }
        let viewer = self.seat.map_or(Viewer::Omniscient, Viewer::Seat);
        let position = journal.now().view(viewer);
        context.json(&State { line: 0, text: "play", position })?;
        for (index, line) in record.lines.iter().enumerate() {
            record
                .replay_line(&mut journal, index, &mut ())
                .map_err(|problem| super::refused(source, &record, &problem, context))?;
            let text = &line.to_string();
            let position = journal.now().view(viewer);
            context.json(&State { line: index + 1, text, position })?;
        }
        let end = record.check_end(journal.now());
        end.map_err(|problem| super::refused(source, &record, &problem, context))
    }
}
