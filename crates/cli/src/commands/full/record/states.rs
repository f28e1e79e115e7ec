//! `emberwake record states`: every position of a record as JSON.

use super::{OnRecord, parse, refused};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::Source;
use crate::registry::Offered;
use kernel::{Journal, Line, ReplayProblem, Seat, Turn, Viewer};
use serde::Serialize;
use texts::cli::Message;
use texts::from_one;

pub struct States {
    /// The seat whose knowledge to show; everything if `None`.
    pub seat: Option<Seat>,
    /// Whether to list the legal moves.
    pub legal: bool,
    /// Whether each position names its file.
    pub names_file: bool,
}

/// A position, and the step that led to it.
#[derive(Serialize)]
struct State<'a, V: Serialize> {
    /// The file, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    /// The number of moves and outcomes before it.
    line: usize,
    /// The last of them; `play` for the position that the game starts from.
    text: &'a str,
    position: V,
    #[serde(flatten)]
    legal: Option<Legal>,
}

/// The legal moves in a position.
#[derive(Serialize)]
struct Legal {
    /// The moves that the rules list; `None` if the viewer may not know them.
    legal: Option<Vec<String>>,
    /// The kinds of moves of which only examples are listed.
    free_form: &'static [&'static str],
}

impl OnRecord for States {
    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), CommandError> {
        let record = parse::<G>(source, context)?;
        let refused = |problem| refused(source, &record, &problem, context);
        let mut journal = Journal::<G>::start(record.setup.clone())
            .map_err(|problems| refused(ReplayProblem::Setup(problems)))?;
        let players = journal.now().players();
        if let Some(seat) = self.seat.filter(|seat| seat.0 >= players) {
            let seat = from_one(seat.0);
            let said = Message::NoSuchSeat { file: &source.name, seat, last: players };
            return Err(CommandError::Usage(context.say(&said)));
        }
        self.print(source, 0, "play", journal.now(), context)?;
        let mut events = Vec::new();
        for (index, line) in record.lines.iter().enumerate() {
            events.clear();
            record
                .replay_line(&mut journal, index, &mut events)
                .map_err(|problem| super::refused(source, &record, &problem, context))?;
            let text = known_text(line, &events, self.viewer());
            self.print(source, index + 1, &text, journal.now(), context)?;
        }
        let end = record.check_end(journal.now());
        end.map_err(|problem| super::refused(source, &record, &problem, context))
    }
}

impl States {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Omniscient, Viewer::Seat)
    }

    fn print<G: Offered>(
        &self,
        source: &Source,
        line: usize,
        text: &str,
        game: &G,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let file = self.names_file.then_some(source.name.as_str());
        let legal = self.legal.then(|| self.legal_moves(game));
        context.json(&State { file, line, text, position: game.view(self.viewer()), legal })
    }

    /// Returns the legal moves. Those of another seat could reveal what only that seat knows.
    fn legal_moves<G: Offered>(&self, game: &G) -> Legal {
        let is_secret = match game.turn() {
            Turn::Seat(decides) => self.seat.is_some_and(|seat| seat != decides),
            Turn::Chance | Turn::Over => false,
        };
        let list = || {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            moves.iter().map(ToString::to_string).collect()
        };
        Legal { legal: (!is_secret).then(list), free_form: G::FREE_FORM }
    }
}

/// Returns a step as a viewer may know it. A viewer who notices only a part of its effects may see
/// no more than its kind: `! boat ?`.
fn known_text<G: Offered>(line: &Line<G>, events: &[G::Event], viewer: Viewer) -> String {
    let in_part = |event| G::witness(event, viewer).is_some_and(|noticed| noticed != *event);
    let text = line.to_string();
    if !events.iter().any(in_part) {
        return text;
    }
    let kind: Vec<&str> = text.split(' ').take(2).collect();
    format!("{} ?", kind.join(" "))
}
