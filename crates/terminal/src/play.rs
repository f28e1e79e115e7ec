//! Starts a game in the terminal: its options, and the interface to it.

use crate::draw::picture::Picture;
use crate::model::app::App;
use crate::model::session::{Session, Start};
use crate::{PlayError, SeatKind, screen};
use dealer::Seed;
use kernel::{Game, Record};
use std::path::PathBuf;
use texts::{Lang, Names};

/// The options for playing a game in this terminal.
#[derive(Clone, Debug)]
pub struct PlayOptions<G: Game> {
    /// The setup of the table. Ignored if you resume a record, which has its own.
    pub setup: G::Setup,
    /// The player kind of each seat. If empty with `resume`, the record's tags decide, and else
    /// people.
    pub seats: Vec<SeatKind>,
    /// The names of the seats. Missing names come from the tags of the record in `resume`.
    pub names: Names,
    /// The secret from which all random results follow. A resumed record continues with the seed
    /// in the file next to it, and takes this one only if that file is gone.
    pub seed: Seed,
    /// The language to begin with.
    pub lang: Lang,
    /// The file to save the game in, as it is played.
    pub record: Option<PathBuf>,
    /// A game to continue, as read from a file (usually the one in `record`).
    pub resume: Option<Record<G>>,
    /// The delay before a bot moves, so that people can follow, in milliseconds.
    pub bot_delay_ms: u64,
}

/// Creates the interface to a new or resumed game, before anything is drawn.
pub fn app<G: Picture>(options: PlayOptions<G>, now_ms: u64) -> Result<App<G>, PlayError> {
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
    let mut app = App::new(session, lang, delay_ms, G::PANELS);
    app.can_pan = G::CAN_PAN;
    Ok(app)
}

/// Plays a game in this terminal until it is over or left.
pub fn run<G: Picture>(options: PlayOptions<G>) -> Result<(), PlayError> {
    // Without a terminal no game begins, so that no file is created either.
    screen::check()?;
    screen::run(&mut app(options, screen::now_ms())?)
}
