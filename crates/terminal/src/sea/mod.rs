//! Sea in the terminal: the chart that grows, its players, their pieces and what each may know.

mod brief;
mod chart;
mod compass;
mod face;
mod glory;
mod picture;
mod pieces;
mod players;
mod preview;
mod result;
mod signs;
mod since;

use crate::model::app::App;
use crate::model::session::{Session, Start};
use crate::{PlayError, SeatKind, screen};
use ::sea::{Sea, Setup};
use dealer::Seed;
use kernel::Record;
use std::path::PathBuf;
use texts::{Lang, Names};

pub use face::Heading;

/// What is needed to play a game of Sea in this terminal.
#[derive(Clone, Debug)]
pub struct Options {
    /// What the table agrees on. Not looked at when a record is resumed, which has its own.
    pub setup: Setup,
    /// Who decides for each seat. Empty with `resume`: as the record's tags say, and else people.
    pub seats: Vec<SeatKind>,
    /// What the seats are called. Without a name in `resume`, as the record's tags say.
    pub names: Names,
    /// The secret from which the luck follows. A resumed record goes on with the seed kept in the
    /// file next to it, and takes this one only if that file is gone.
    pub seed: Seed,
    /// The language to begin with.
    pub lang: Lang,
    /// The file to keep the game in, as it is played.
    pub record: Option<PathBuf>,
    /// A game to go on with, as read from a file (usually the one in `record`).
    pub resume: Option<Record<Sea>>,
    /// How long a bot waits before it moves, so that people can follow, in milliseconds.
    pub bot_delay_ms: u64,
}

/// The interface to a new or resumed game, before anything is drawn.
pub fn app(options: Options, now_ms: u64) -> Result<App<Sea>, PlayError> {
    let lang = options.lang;
    let delay_ms = options.bot_delay_ms;
    let session = Session::new(Start {
        setup: options.setup,
        seats: options.seats,
        names: options.names,
        seed: options.seed,
        record: options.record,
        resume: options.resume,
        now_ms,
    })?;
    let panels = <Sea as crate::draw::picture::Picture>::PANELS;
    let mut app = App::new(session, lang, delay_ms, panels);
    app.can_pan = true;
    Ok(app)
}

/// Plays a game of Sea in this terminal until it is over or left.
pub fn run(options: Options) -> Result<(), PlayError> {
    // Without a terminal nothing is begun, so that no file is made either.
    screen::check()?;
    screen::run(&mut app(options, screen::now_ms())?)
}
