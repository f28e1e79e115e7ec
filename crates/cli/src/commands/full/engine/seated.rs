//! A game on the engine's table, whichever it is.

use bots::{Bot, BotConfig, Explanation, Insight, UnknownBotError};
use dealer::Quick;
use games::Registered;
use kernel::playout::listed_moves;
use kernel::{Journal, Line, Record, Seat, SetupText, Turn, Viewer};
use std::time::Instant;
use texts::bots::{BotsMessage, bots_message};
use texts::{Lang, Names};

/// The thinking time for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thinking {
    /// The bot's own setting.
    AsSet,
    /// This many iterations.
    Iterations(u32),
    /// This many milliseconds.
    Ms(u32),
}

impl Thinking {
    /// Parses the text after `go`.
    pub(super) fn read(text: &str) -> Option<Thinking> {
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        match text.split_once(' ') {
            None if text.is_empty() => Some(Thinking::AsSet),
            Some(("iterations", count)) => number(count).map(Thinking::Iterations),
            Some(("movetime", ms)) => number(ms).map(Thinking::Ms),
            _ => None,
        }
    }

    /// The name of the bot that thinks like this.
    fn bot(self, set: &str) -> String {
        match self {
            Thinking::AsSet => set.to_owned(),
            Thinking::Iterations(count) => format!("search:{count}"),
            Thinking::Ms(ms) => format!("search:{ms}ms"),
        }
    }
}

/// A game on the table.
pub(super) trait Seated {
    /// One line that says who must act.
    fn position(&self) -> String;
    /// Adds a step, written as in a record.
    fn play(&mut self, step: &str, lang: Lang) -> Result<(), String>;
    /// Returns the view of a seat, a spectator (``) or the omniscient viewer (`all`), as JSON.
    /// `None` if there is no such viewer.
    fn view(&self, viewer: &str) -> Option<String>;
    /// Returns the number of players.
    fn players(&self) -> u8;
    /// The legal moves.
    fn moves(&self) -> Vec<String>;
    /// Thinks: lines of information, then the best move.
    /// The legal moves may be given, where the other side has listed them.
    fn go(
        &mut self,
        bot: &str,
        seed: u64,
        thinking: Thinking,
        given: &[String],
    ) -> Result<Vec<String>, String>;
}

/// Returns `true` if there is a bot of this name. All games have the same.
pub(super) fn is_bot(name: &str) -> bool {
    games::with_game!(games::NAMES[0], G => bot::<G>(name, 0).is_ok()).unwrap_or(false)
}

fn bot<G: Insight>(name: &str, seed: u64) -> Result<Box<dyn Bot<G> + Send>, UnknownBotError> {
    G::bot(name, BotConfig { seed, clock: Some(lab::wall_clock()), judge: None })
}

/// The engine's knowledge of a game: all of it, or the view of one seat.
enum KnownGame<G: Registered> {
    Whole(Journal<G>),
    Seen(G::View),
}

/// A new game with these options.
pub(super) fn start<G: Registered>(
    options: &[(&str, &str)],
    lang: Lang,
) -> Result<Box<dyn Seated>, String> {
    let mut fields = G::Setup::usual(G::PLAYERS_USUAL).fields();
    for (key, value) in options {
        match fields.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = (*value).to_owned(),
            None => fields.push(((*key).to_owned(), (*value).to_owned())),
        }
    }
    let sentence = |problem: &_| texts::record::field_problem(lang, problem);
    let setup = G::Setup::from_fields(G::EDITION, &fields)
        .map_err(|problems| problems.iter().map(sentence).collect::<Vec<_>>().join(" "))?;
    let journal = Journal::<G>::start(setup).map_err(|problems| {
        let told = problems.iter().map(|problem| G::setup_problem(lang, problem));
        told.collect::<Vec<_>>().join(" ")
    })?;
    Ok(Box::new(KnownGame::Whole(journal)))
}

/// The position that a record leads to. It may be of a game that is not over.
pub(super) fn record<G: Registered>(text: &str, lang: Lang) -> Result<Box<dyn Seated>, String> {
    let record = Record::<G>::parse(text)
        .map_err(|problem| texts::record::record_problem(lang, &problem, G::EDITION))?;
    let illegal = |why: &G::Illegal| G::illegal(lang, why);
    let setup = |problem: &G::SetupProblem| G::setup_problem(lang, problem);
    let journal = record
        .replay(&mut ())
        .map_err(|why| texts::record::replay_problem(lang, &why, &record, illegal, setup))?;
    Ok(Box::new(KnownGame::Whole(journal)))
}

/// Creates a game from the view of one seat.
pub(super) fn viewed<G: Registered>(json: &str) -> Result<Box<dyn Seated>, String> {
    let view: G::View = serde_json::from_str(json).map_err(|why| why.to_string())?;
    Ok(Box::new(KnownGame::<G>::Seen(view)))
}

impl<G: Registered> KnownGame<G> {
    /// The position, or one that shows the same to the seat that looks.
    fn now(&self) -> G {
        match self {
            KnownGame::Whole(journal) => journal.now().clone(),
            KnownGame::Seen(view) => G::imagine(view, &mut Quick::new(0)),
        }
    }
}

impl<G: Registered> Seated for KnownGame<G> {
    fn position(&self) -> String {
        let now = self.now();
        let game = G::NAME;
        let turns = now.turns();
        match now.turn() {
            Turn::Seat(seat) => format!("position {game} seat {seat} turns {turns}"),
            Turn::Chance => format!("position {game} chance turns {turns}"),
            Turn::Over => {
                let places = now.standing().map_or(Vec::new(), |places| places.places().to_vec());
                let places: Vec<String> = places.iter().map(u8::to_string).collect();
                format!("position {game} over places {}", places.join(" "))
            }
        }
    }

    fn play(&mut self, step: &str, lang: Lang) -> Result<(), String> {
        let KnownGame::Whole(journal) = self else {
            return Err(bots_message(lang, &BotsMessage::EngineOnlySeen));
        };
        // `?` makes the engine draw a random result, with the probabilities of the rules.
        if step == "?" && journal.now().turn() == Turn::Chance {
            let mut luck = Quick::new(journal.lines().len() as u64);
            let outcome = journal.now().sample(&mut luck);
            return journal.resolve(outcome, &mut ()).map_err(|why| why.to_string());
        }
        let line =
            Line::<G>::read(step).map_err(|why| texts::record::notation_error(lang, &why))?;
        match line {
            Line::Move(seat, mv) => journal.play(seat, mv, &mut ()).map_err(|why| match why {
                kernel::JournalError::Illegal(why) => G::illegal(lang, &why),
                kernel::JournalError::NotYourTurn(turn) => {
                    texts::record::not_your_turn(lang, &turn, &Names::default())
                }
            }),
            Line::Outcome(outcome) => {
                journal.resolve(outcome, &mut ()).map_err(|why| why.to_string())
            }
            Line::AgreedEnd => journal
                .agree_to_end(&mut ())
                .map_err(|why| texts::record::no_end(lang, why).to_owned()),
        }
    }

    fn view(&self, viewer: &str) -> Option<String> {
        let json = match self {
            KnownGame::Seen(view) => serde_json::to_string(view),
            KnownGame::Whole(journal) => {
                let now = journal.now();
                let seat = || viewer.parse::<u8>().ok().filter(|seat| *seat < now.players());
                let viewer = match viewer {
                    "" => Viewer::Spectator,
                    "all" => Viewer::Omniscient,
                    _ => Viewer::Seat(Seat(seat()?)),
                };
                serde_json::to_string(&now.view(viewer))
            }
        };
        json.ok()
    }

    fn players(&self) -> u8 {
        self.now().players()
    }

    fn moves(&self) -> Vec<String> {
        let now = self.now();
        match now.turn() {
            Turn::Seat(_) => listed_moves(&now).iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        }
    }

    fn go(
        &mut self,
        set: &str,
        seed: u64,
        thinking: Thinking,
        given: &[String],
    ) -> Result<Vec<String>, String> {
        let now = self.now();
        let Turn::Seat(seat) = now.turn() else { return Ok(vec!["bestmove none".to_owned()]) };
        let told: Vec<G::Move> = given.iter().filter_map(|text| text.parse().ok()).collect();
        let legal = if told.is_empty() { listed_moves(&now) } else { told };
        let view = match self {
            KnownGame::Whole(_) => now.view(Viewer::Seat(seat)),
            KnownGame::Seen(view) => view.clone(),
        };
        let mut bot = bot::<G>(&thinking.bot(set), seed).map_err(|why| why.to_string())?;
        if thinking == Thinking::AsSet {
            return Ok(vec![format!("bestmove {}", bot.choose(&view, &legal))]);
        }
        let began = Instant::now();
        let explained = bot.explain(&view, &legal);
        let ms = began.elapsed().as_millis();
        let best = explained.as_ref().and_then(|told| told.moves.first());
        let best = best.map_or(legal[0], |best| best.mv);
        let mut lines = explained.map_or(Vec::new(), |told| info(&told, seat, ms));
        lines.push(format!("bestmove {best}"));
        Ok(lines)
    }
}

/// Returns the result of a search, a line for each of the best moves.
fn info<G: Registered>(told: &Explanation<G>, seat: Seat, ms: u128) -> Vec<String> {
    let numbered = told.moves.iter().enumerate();
    let lines = numbered.map(|(rank, considered)| {
        let line: Vec<String> =
            considered.line.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect();
        format!(
            "info rank {} iterations {} ms {ms} visits {} win {:.3} line {}",
            rank + 1,
            told.iterations,
            considered.visits,
            considered.win[seat.index()],
            line.join("; ")
        )
    });
    lines.collect()
}
