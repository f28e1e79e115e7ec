//! `emberwake record check`: whether files are games by the rules.

use super::{OnRecord, open, parse, refused};
use crate::context::Context;
use crate::failure::Failure;
use crate::files::Source;
use crate::shelf::Shelf;
use kernel::SetupText;
use serde::Serialize;
use std::path::PathBuf;
use texts::cli::Message;

/// Checks every file, whatever is wrong with those before it. The exit code is the highest.
pub fn run(files: &[PathBuf], json: bool, context: &mut Context) -> Result<(), Failure> {
    let mut code = 0;
    for file in files {
        let Err(failure) = open(file, &Check { json }, context) else { continue };
        let sentence = match &failure {
            Failure::Wrong(sentence) | Failure::Usage(sentence) | Failure::Trouble(sentence) => {
                sentence
            }
            Failure::Output(_) | Failure::Told(_) => return Err(failure),
        };
        code = code.max(failure.code());
        if json {
            let file = &file.display().to_string();
            context.json(&Bad { file, ok: false, message: sentence })?;
        } else {
            context.complain(sentence);
        }
    }
    if code == 0 { Ok(()) } else { Err(Failure::Told(code)) }
}

struct Check {
    json: bool,
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

#[derive(Serialize)]
struct Bad<'a> {
    file: &'a str,
    ok: bool,
    message: &'a str,
}

impl OnRecord for Check {
    fn run<G: Shelf>(&self, source: &Source, context: &mut Context) -> Result<(), Failure> {
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
