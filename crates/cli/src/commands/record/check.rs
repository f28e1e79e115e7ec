//! `emberwake record check`: whether files are games by the rules.

use super::{OnRecord, parse, refused};
use crate::context::Context;
use crate::failure::Failure;
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
    /// The places by seat, once the game is over.
    places: Option<Vec<u8>>,
}

impl OnRecord for Check {
    fn tells_wrongs_in_json(&self) -> bool {
        self.json
    }

    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), Failure> {
        let record = parse::<G>(source, context)?;
        let replayed = record.replay(&mut ());
        let journal = replayed.map_err(|problem| refused(source, &record, &problem, context))?;
        let game: &G = journal.now();
        let places = game.standing().map(|standing| standing.places().to_vec());
        let (file, lines, players) = (source.name.as_str(), record.lines.len(), game.players());
        if self.json {
            let rules = record.setup.edition();
            let game = G::NAME;
            return context.json(&Good { file, ok: true, game, rules, players, lines, places });
        }
        let game = G::title(context.lang);
        let said = match places {
            Some(_) => Message::FinishedGame { file, game, players, lines },
            None => Message::RunningGame { file, game, players, lines },
        };
        context.line(context.say(&said))
    }
}
