//! The registry of games: the one list that names them, and what every front needs of a game
//! besides its rules.
//!
//! A front (page, terminal, command line, server, Python) is written once, for any [`Registered`]
//! game. Where a game is known only by its name, [`with_game!`] finds it. Names, bots, sentences
//! and scores come from here; only what a front draws is a trait of its own there.

mod campfire;
mod registered;
mod sea;

pub use ::campfire::Campfire;
pub use ::sea::Sea;
pub use kernel::Game;
pub use registered::Registered;

/// Makes everything that follows from the list of games.
macro_rules! registry {
    ($d:tt $($game:ident)+) => {
        /// The names of all games, in the order in which they are offered.
        pub const NAMES: [&str; [$(<$game as Game>::NAME),+].len()] =
            [$(<$game as Game>::NAME),+];

        const TURN_RULES: [(&str, &str); NAMES.len()] =
            [$((<$game as Game>::NAME, <$game as Game>::TURN_RULE)),+];

        /// Does something with the game of a name: `with_game!(name, G => play::<G>(table))`.
        /// `None` if there is no such game.
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

        /// Hands the types of all games to a macro: `each_game!(declare)` is
        /// `declare! { Campfire Sea }`.
        #[macro_export]
        macro_rules! each_game {
            ($d then:ident) => {
                $d then! { $($game)+ }
            };
        }
    };
}

// The list. A further game is one more word here, and a file of this crate that implements
// `Registered` for it.
registry! { $ Campfire Sea }

/// The game whose rulebook has this paragraph: all ids of a game begin with its letter.
pub fn game_of_rule(id: &str) -> Option<&'static str> {
    let found = TURN_RULES.into_iter().find(|(_, rule)| rule.chars().next() == id.chars().next());
    found.map(|(game, _)| game)
}

/// The name of the game that a record is of, if it is a record.
pub fn game_of(record: &str) -> Option<&str> {
    let mut lines = record.lines().filter(|line| !line.starts_with('#'));
    lines.next()?.strip_prefix("emberwake record ")?;
    lines.next()?.strip_prefix("game ")
}
