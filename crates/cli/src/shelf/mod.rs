//! The games on the shelf: what a command needs to know of a game besides its rules.
//!
//! Commands are written once, for any [`Shelf`]. A further game is one more file here, one more
//! variant of [`OfGame`] and of [`Named`].

mod campfire;
mod sea;

pub use self::campfire::read_box;

use crate::context::Context;
use crate::failure::Failure;
use ::campfire::Campfire;
use ::sea::Sea;
use bots::{Bot, UnknownBot};
use clap::{Args, Subcommand};
use dealer::Seed;
use kernel::notation::Misread;
use kernel::{Cites, FieldProblem, Game, Record, Seat};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use terminal::SeatKind;
use texts::rulebook::Rulebook;
use texts::{Lang, Names};

/// A game that the commands can deal with.
pub trait Shelf: lab::Fitted {
    /// The options of the table, as they are typed.
    type Options: Args + Clone;

    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// How many play if nobody says.
    const PLAYERS_USUAL: u8;

    /// The kinds of moves that [`Game::is_free_form`] tells apart, as the notation begins.
    const FREE_FORM: &'static [&'static str];

    /// What the game is called, for people.
    fn title(lang: Lang) -> &'static str;

    /// What the table agrees on. It is a game: whatever is wrong with it was told.
    fn setup(options: &Self::Options, players: u8, lang: Lang) -> Result<Self::Setup, Failure>;

    /// The bot of this name, whose choices follow from this number.
    fn bot(name: &str, number: u64) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// The columns of a score, the one that counts first first: a word for programs and a heading
    /// for the mean of many games. A game with plain points has one.
    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// The points of a seat in each of the columns, as the game would score them now.
    fn points(&self, seat: Seat) -> Vec<i32>;

    /// How the game ended, as a word for programs; `None` while it goes on.
    fn ending(&self) -> Option<&'static str>;

    /// Every word that [`Shelf::ending`] can give, with a sentence for people.
    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// The rulebook.
    fn rulebook(lang: Lang) -> &'static Rulebook;

    /// Why a move is refused.
    fn illegal(lang: Lang, why: &Self::Illegal) -> String;

    /// Why a setup is no game.
    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String;

    /// What happened, as a sentence; `None` for what another sentence tells already.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;

    /// The heading that stands above this event, if a new part of the game begins with it.
    fn heading(event: &Self::Event) -> Option<Heading>;

    /// Plays a game in this terminal until it is over or left.
    fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), Failure>;

    /// How each seat made its points: a heading and a row for each seat, in the order of seats.
    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>>;
}

/// The word for a person, where bots have names.
pub const HUMAN: &str = terminal::SeatKind::Human.word();

/// A table in this terminal, with everybody seated.
pub struct Seating<G: Game> {
    /// What the table agreed on.
    pub setup: G::Setup,
    /// Who decides for each seat: [`HUMAN`] or the name of a bot. Empty if the record says so.
    pub seats: Vec<String>,
    /// What they are called.
    pub names: Names,
    /// Where luck comes from.
    pub seed: Seed,
    /// Where the game is kept.
    pub record: Option<PathBuf>,
    /// The game to go on with.
    pub resume: Option<Record<G>>,
    /// How long bots wait, so that people can follow.
    pub bot_delay_ms: u64,
}

/// A setup that was read from what was typed, or everything that can't be read in it.
fn read<S>(read: Result<S, Vec<FieldProblem>>, lang: Lang) -> Result<S, Failure> {
    let sentence = |problem: &FieldProblem| texts::record::field_problem(lang, problem);
    read.map_err(|problems| refusal(problems.iter().map(sentence)))
}

/// The setup, if it is a game; or everything that is wrong with it, each with its rule.
fn tried<G: Shelf>(setup: G::Setup, lang: Lang) -> Result<G::Setup, Failure> {
    let told = |problem: &G::SetupProblem| {
        format!("{}: {}", problem.rule(), G::setup_problem(lang, problem))
    };
    match G::start(&setup) {
        Ok(_) => Ok(setup),
        Err(problems) => Err(refusal(problems.iter().map(told))),
    }
}

fn refusal(sentences: impl Iterator<Item = String>) -> Failure {
    Failure::Usage(sentences.collect::<Vec<_>>().join("\n"))
}

/// `2` is short for `seat 2`.
fn seat_field(typed: &str) -> String {
    let digits = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
    if digits { format!("seat {typed}") } else { typed.to_owned() }
}

/// Who decides for each seat, as the terminal knows them.
fn seat_kinds(words: &[String], lang: Lang) -> Result<Vec<SeatKind>, Failure> {
    let kinds: Result<Vec<SeatKind>, Misread> = words.iter().map(|word| word.parse()).collect();
    kinds.map_err(|misread| Failure::Usage(texts::record::misread(lang, &misread)))
}

/// What it means for the command that a game in the terminal failed.
fn terminal_failure(problem: &terminal::PlayError, lang: Lang) -> Failure {
    let sentence = problem.sentence(lang);
    match problem {
        terminal::PlayError::Setup(_) | terminal::PlayError::Seats { .. } => {
            Failure::Usage(sentence)
        }
        terminal::PlayError::Resume(_) => Failure::Wrong(sentence),
        terminal::PlayError::NoTerminal
        | terminal::PlayError::RecordExists(_)
        | terminal::PlayError::Terminal(_) => Failure::Trouble(sentence),
    }
}

/// Where a new part of a game's story begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// A turn of this seat.
    Turn(Seat),
    /// What comes after the last turn.
    End,
}

/// A command that is about one game, which is named on the command line.
pub trait PerGame {
    /// What can be typed after the name of the game.
    type Arguments<G: Shelf>: Args;

    /// Runs the command.
    fn run<G: Shelf>(arguments: Self::Arguments<G>, context: &mut Context) -> Result<(), Failure>;
}

/// The name of a game, and what was typed after it.
#[derive(Subcommand)]
pub enum OfGame<C: PerGame> {
    /// Nomads (Legends of Luma)
    Campfire(C::Arguments<Campfire>),
    /// Legends of the Sea Nomads
    Sea(C::Arguments<Sea>),
}

impl<C: PerGame> OfGame<C> {
    /// Runs the command for the game that was named.
    pub fn run(self, context: &mut Context) -> Result<(), Failure> {
        match self {
            OfGame::Campfire(arguments) => C::run::<Campfire>(arguments, context),
            OfGame::Sea(arguments) => C::run::<Sea>(arguments, context),
        }
    }
}

/// A game found by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// Campfire.
    Campfire,
    /// Sea.
    Sea,
}

/// Something to do with a game that is known only when a file is read.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn visit<G: Shelf>(self) -> Self::Output;
}

impl Named {
    /// All games.
    pub const ALL: [Named; 2] = [Named::Campfire, Named::Sea];

    /// The name in records and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Named::Campfire => Campfire::NAME,
            Named::Sea => Sea::NAME,
        }
    }

    /// The game with this name.
    pub fn find(name: &str) -> Option<Named> {
        Named::ALL.into_iter().find(|game| game.name() == name)
    }

    /// Does something with the game.
    pub fn visit<V: Visit>(self, visit: V) -> V::Output {
        match self {
            Named::Campfire => visit.visit::<Campfire>(),
            Named::Sea => visit.visit::<Sea>(),
        }
    }
}
