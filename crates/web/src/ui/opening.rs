//! Opens a table in this browser.

use super::app::App;
use super::drawn::Drawn;
use super::platform;
use crate::model::seating::{bot_name, opening_here, usual_options};
use crate::model::{Route, Session, Sitter};
use ::table::{OpenProblem, Opening};
use dealer::Seed;

/// The number of players in a game that starts without questions, if the game allows it.
const QUICK_PLAYERS: u8 = 3;

/// Starts a game immediately, at its first turn: a person and bots.
pub fn play_now<G: Drawn>(app: App) {
    let level = G::LEVELS[(G::LEVELS.len() - 1) / 2].to_owned();
    let players = G::players_range();
    let bots = usize::from(QUICK_PLAYERS.clamp(*players.start(), *players.end())) - 1;
    let mut sitters = vec![Sitter::Bot(level); bots];
    sitters.insert(0, Sitter::Person);
    let mut names = vec![None];
    for _ in 1..sitters.len() {
        names.push(Some(bot_name::<G>(&names)));
    }
    let setup = G::quick_setup(sitters.len() as u8);
    let opening = opening_here::<G>(setup, &sitters, usual_options::<G>());
    open_at_first_turn(app, opening, names);
}

/// Opens a table where everything before the first turn is decided at random.
pub fn open_at_first_turn<G: Drawn>(app: App, opening: Opening<G>, names: Vec<Option<String>>) {
    if let Ok(mut session) = new_session(opening, names) {
        session.set_up(platform::fresh_number(), platform::now_ms());
        open(app, &session);
    }
}

fn new_session<G: Drawn>(
    opening: Opening<G>,
    names: Vec<Option<String>>,
) -> Result<Session<G>, Vec<OpenProblem<G>>> {
    // A browser without a secure random source deals from a number that could be guessed.
    let seed = Seed::fresh().unwrap_or_else(|_| Seed::from_number(platform::fresh_number()));
    Session::open(platform::fresh_id(), opening, names, seed, platform::now_ms())
}

/// Opens a table and goes there. Returns the problem with the setup, if any.
pub fn open_table<G: Drawn>(
    app: App,
    opening: Opening<G>,
    names: Vec<Option<String>>,
) -> Vec<OpenProblem<G>> {
    match new_session(opening, names) {
        Ok(session) => {
            open(app, &session);
            Vec::new()
        }
        Err(problems) => problems,
    }
}

/// Saves a game and goes to it, even if it can't be saved.
pub fn open<G: Drawn>(app: App, session: &Session<G>) {
    let text = session.save(platform::now_ms());
    super::place::hand_to_table(&session.id, &text);
    app.keep(&session.id, &text);
    let route = Route::Table(session.id.clone());
    app.go(route);
}
