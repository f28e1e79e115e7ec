//! Why a game in the terminal could not be started or had to stop.

use texts::Lang;

/// Why a game in the terminal could not be started or had to stop.
#[derive(Debug)]
pub enum Failure {
    /// Input or output is not a terminal.
    NoTerminal,
    /// The setup is no game; each problem as a sentence of the rules crate.
    Setup(Vec<String>),
    /// There are more or fewer seats than the setup has players.
    Seats {
        /// How many seats were described.
        given: usize,
        /// How many the setup has.
        players: u8,
    },
    /// The record to go on with is not a game by the rules.
    Resume(String),
    /// The terminal itself failed.
    Terminal(std::io::Error),
}

impl Failure {
    /// The failure as one sentence for the person who started the game.
    pub fn sentence(&self, _lang: Lang) -> String {
        format!("{self:?}")
    }
}
