//! `emberwake record check`: whether files are games by the rules.

use super::{OnRecord, parse, refused, refused_variation};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::Source;
use crate::registry::Offered;
use kernel::SetupText;
use serde::Serialize;
use texts::cli::Message;

pub struct Check {
    pub json: bool,
}

#[derive(Serialize)]
struct Good<'a> {
    file: &'a str,
    ok: bool,
    game: &'static str,
    rules: u8,
    players: u8,
    lines: usize,
    /// The number of variations, if there are any.
    #[serde(skip_serializing_if = "is_none")]
    variations: usize,
    /// The places by seat, once the game is over.
    places: Option<Vec<u8>>,
}

/// Whether there is nothing to tell.
fn is_none(count: &usize) -> bool {
    *count == 0
}

impl OnRecord for Check {
    fn tells_wrongs_in_json(&self) -> bool {
        self.json
    }

    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), CommandError> {
        let record = parse::<G>(source, context)?;
        let replayed = record.replay(&mut ());
        let journal = replayed.map_err(|problem| refused(source, &record, &problem, context))?;
        refused_variation(source, &record, context)?;
        let variations = record.variations.len();
        let game: &G = journal.now();
        let places = game.standing().map(|standing| standing.places().to_vec());
        let file = source.name.as_str();
        let lines = record.lines.len();
        let players = game.players();
        if self.json {
            let rules = record.setup.edition();
            let game = G::NAME;
            let ok = true;
            let good = Good { file, ok, game, rules, players, lines, variations, places };
            return context.json(&good);
        }
        let game = G::title(context.lang);
        let said = match places {
            Some(_) => Message::FinishedGame { file, game, players, lines },
            None => Message::RunningGame { file, game, players, lines },
        };
        context.line(context.say(&said))
    }
}
