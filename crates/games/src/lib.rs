//! The registry: the one list of all games, and everything that front ends need from a game besides
//! its rules.
//!
//! A front end (page, terminal, command line, server, Python) is written once, for any
//! [`Registered`] game. If a game is known only by its name, [`with_game!`] finds it. Names, bots,
//! sentences and scores come from here; only drawing is a separate trait of each front end.

mod campfire;
mod registered;
mod sea;

pub use ::campfire::Campfire;
pub use ::sea::Sea;
pub use kernel::Game;
pub use registered::Registered;

/// Defines everything that follows from the list of games.
macro_rules! registry {
    ($d:tt $($game:ident)+) => {
        /// The names of all games, in the order in which they are offered.
        pub const NAMES: [&str; [$(<$game as Game>::NAME),+].len()] =
            [$(<$game as Game>::NAME),+];

        const TURN_RULES: [(&str, &str); NAMES.len()] =
            [$((<$game as Game>::NAME, <$game as Game>::TURN_RULE)),+];

        /// Evaluates an expression for the game with a name: `with_game!(name, G =>
        /// play::<G>(table))`. Returns `None` if there is no such game.
        #[macro_export]
        macro_rules! with_game {
            ($d name:expr, $d game:ident => $d body:expr) => {
                match $d name {
                    $(<$d crate::$game as $d crate::Game>::NAME => {
                        type $d game = $d crate::$game;
                        Some($d body)
                    })+
                    _ => None,
                }
            };
        }

        /// Passes the types of all games to a macro: `each_game!(declare)` is `declare! { Campfire
        /// Sea }`.
        #[macro_export]
        macro_rules! each_game {
            ($d then:ident) => {
                $d then! { $($game)+ }
            };
        }
    };
}

// The list. To add a game, add a word here and a file in this crate that implements `Registered`
// for it.
registry! { $ Campfire Sea }

/// Returns the name of the game whose rulebook has this rule. All rule ids of a game begin with its
/// letter.
pub fn game_of_rule(id: &str) -> Option<&'static str> {
    let found = TURN_RULES.into_iter().find(|(_, rule)| rule.chars().next() == id.chars().next());
    found.map(|(game, _)| game)
}

/// Returns the name of the game of a record; `None` if the text isn't a record.
pub fn game_of(record: &str) -> Option<&str> {
    let mut lines = record.lines().filter(|line| !line.starts_with('#'));
    lines.next()?.strip_prefix("emberwake record ")?;
    lines.next()?.strip_prefix("game ")
}
