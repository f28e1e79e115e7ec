//! `emberwake engine`: the rules and bots of all games for other programs, line by line over pipes.
//!
//! The protocol is in the spirit of UCI, which chess programs speak; `docs/engine.md` describes it.
//! A line that it doesn't understand is answered with `error` and changes nothing.

mod seated;

use crate::command_error::CommandError;
use crate::context::Context;
use games::{Registered, with_game};
use seated::{Seated, Thinking};
use std::io::BufRead;
use texts::Lang;
use texts::bots::{BotsMessage, bots_message};
use texts::cli::{Message, message};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// A line that ends a record.
const END: &str = "end record";

/// The state of one connection.
struct EngineConnection {
    lang: Lang,
    seed: u64,
    bot: String,
    table: Option<Box<dyn Seated>>,
    /// The legal moves, if the other side sends them.
    given: Vec<String>,
}

/// Runs until the input ends or says `quit`.
pub fn run(context: &mut Context) -> Result<(), CommandError> {
    let mut engine = EngineConnection {
        lang: context.lang,
        seed: 1,
        bot: "hard".to_owned(),
        table: None,
        given: vec![],
    };
    let mut lines = std::io::stdin().lock().lines();
    while let Some(line) = lines.next() {
        let line = line?;
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        if line == "quit" {
            break;
        }
        let mut more = || lines.next().and_then(Result::ok);
        match engine.answer(line, &mut more) {
            Ok(answers) => {
                for answer in answers {
                    context.line(answer)?;
                }
            }
            Err(why) => context.line(format!("error {}", why.replace('\n', " ")))?,
        }
        context.flush()?;
    }
    Ok(())
}

impl EngineConnection {
    /// The answers to one command.
    fn answer(
        &mut self,
        line: &str,
        more: &mut dyn FnMut() -> Option<String>,
    ) -> Result<Vec<String>, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest) {
            ("hello", "") => Ok(hello()),
            ("isready", "") => Ok(vec!["readyok".to_owned()]),
            ("set", _) => self.set(rest),
            ("new", _) => self.new_game(rest),
            ("position", "record") => self.record(more),
            ("position", _) if rest.starts_with("view ") => self.view(&rest["view ".len()..]),
            ("play", _) => {
                let lang = self.lang;
                let table = self.table()?;
                table.play(rest, lang)?;
                Ok(vec![table.position()])
            }
            ("view", _) => {
                let last = self.table()?.players() - 1;
                let viewer = || self.say(&BotsMessage::EngineViewer { last });
                let view = self.table.as_ref().and_then(|table| table.view(rest));
                Ok(vec![format!("view {}", view.ok_or_else(viewer)?)])
            }
            ("legal", _) => {
                self.table()?;
                self.given.push(rest.to_owned());
                Ok(Vec::new())
            }
            ("moves", "") => {
                let moves = self.table()?.moves();
                let mut answers: Vec<String> =
                    moves.iter().map(|mv| format!("move {mv}")).collect();
                answers.push(format!("movesok {}", answers.len()));
                Ok(answers)
            }
            ("go", _) => {
                let thinking = Thinking::read(rest)
                    .ok_or_else(|| self.say(&BotsMessage::EngineGo { given: rest }))?;
                let bot = self.bot.clone();
                let seed = self.seed;
                let given = std::mem::take(&mut self.given);
                self.table()?.go(&bot, seed, thinking, &given)
            }
            _ => Err(self.say(&BotsMessage::EngineCommand { given: word })),
        }
    }

    fn say(&self, what: &BotsMessage) -> String {
        bots_message(self.lang, what)
    }

    fn table(&mut self) -> Result<&mut Box<dyn Seated>, String> {
        let nothing = self.say(&BotsMessage::EngineNoPosition);
        self.table.as_mut().ok_or(nothing)
    }

    /// `set seed N`, `set bot NAME`.
    fn set(&mut self, rest: &str) -> Result<Vec<String>, String> {
        match rest.split_once(' ') {
            Some(("seed", number)) => {
                let unknown = || self.say(&BotsMessage::EngineSet { given: rest });
                self.seed = number.parse().map_err(|_| unknown())?;
            }
            Some(("bot", name)) => {
                if !seated::is_bot(name) {
                    let known = bots::NAMES.join(", ");
                    let unknown = Message::NoSuchBot { bot: name, known: &known };
                    return Err(message(self.lang, &unknown));
                }
                self.bot = name.to_owned();
            }
            _ => return Err(self.say(&BotsMessage::EngineSet { given: rest })),
        }
        Ok(vec![format!("ok {rest}")])
    }

    fn no_game(&self, given: &str) -> String {
        self.say(&BotsMessage::EngineGame { given, known: &games::NAMES.join(", ") })
    }

    fn seat(&mut self, table: Box<dyn Seated>) -> Vec<String> {
        let position = table.position();
        self.table = Some(table);
        self.given.clear();
        vec![position]
    }

    /// `new GAME [key=value …]`.
    fn new_game(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let mut words = rest.split_whitespace();
        let game = words.next().unwrap_or_default();
        let lang = self.lang;
        let options: Vec<(&str, &str)> =
            words.map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
        let table = with_game!(game, G => seated::start::<G>(&options, lang));
        let table = table.ok_or_else(|| self.no_game(game))??;
        Ok(self.seat(table))
    }

    /// `position record`, the lines of a record, `end record`.
    fn record(&mut self, more: &mut dyn FnMut() -> Option<String>) -> Result<Vec<String>, String> {
        let mut text = String::new();
        while let Some(line) = more().filter(|line| line.trim() != END) {
            text += line.trim_end();
            text.push('\n');
        }
        let lang = self.lang;
        let game = games::game_of(&text).unwrap_or_default();
        let table = with_game!(game, G => seated::record::<G>(&text, lang));
        let table = table.ok_or_else(|| self.no_game(game))??;
        Ok(self.seat(table))
    }

    /// `position view GAME JSON`.
    fn view(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let (game, json) = rest.split_once(' ').unwrap_or((rest, ""));
        let table = with_game!(game, G => seated::viewed::<G>(json));
        let table = table.ok_or_else(|| self.no_game(game))?;
        let table = table.map_err(|why| self.say(&BotsMessage::EngineView { why: &why }))?;
        Ok(self.seat(table))
    }
}

fn hello() -> Vec<String> {
    let mut answers = vec![
        format!("id name Emberwake {}", env!("CARGO_PKG_VERSION")),
        format!("id protocol {PROTOCOL}"),
    ];
    for game in games::NAMES {
        let players = with_game!(game, G => G::players_range()).expect("a game of the list");
        answers.push(format!("game {game} players {} {}", players.start(), players.end()));
    }
    answers.push(format!("bots {}", bots::NAMES.join(" ")));
    answers.push("hellook".to_owned());
    answers
}
