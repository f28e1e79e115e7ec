//! Emberwake for Python: the games as environments for search and learning.
//!
//! The classes are in `py_*.rs` and hold no game type. Their operations are written once for every
//! game (`erased.rs`), and a game joins by one file that implements [`playable::Playable`].

mod arrays;
mod campfire;
mod checksum;
mod erased;
mod playable;
mod position;
mod problem;
mod py_bot;
mod py_game;
mod py_luck;
mod py_record;
mod py_state;
mod py_vec_env;
mod py_view;
mod sea;
mod sea_facts;
mod sea_observation;
mod seated;
mod selfplay;
mod table;
mod vec_env;

/// The native half of the package `emberwake`.
#[pyo3::pymodule(gil_used = false)]
mod _native {
    #[pymodule_export]
    use crate::checksum::checksum;
    #[pymodule_export]
    use crate::py_bot::{Analysis, Bot, Considered};
    #[pymodule_export]
    use crate::py_game::{Game, load_game};
    #[pymodule_export]
    use crate::py_luck::Luck;
    #[pymodule_export]
    use crate::py_record::Record;
    #[pymodule_export]
    use crate::py_state::State;
    #[pymodule_export]
    use crate::py_vec_env::VecEnv;
    #[pymodule_export]
    use crate::py_view::View;

    /// The player number of chance, as in OpenSpiel.
    #[pymodule_export]
    const CHANCE: i64 = crate::position::CHANCE;
    /// The player number when the game is over, as in OpenSpiel.
    #[pymodule_export]
    const TERMINAL: i64 = crate::position::TERMINAL;
}
