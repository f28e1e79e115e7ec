//! The state and logic of the page as plain values: no signals, no browser, tested natively.
//!
//! A game plugs in through [`Playable`]; everything else here is written once for every game.

mod backend;
pub mod books;
pub mod campfire;
pub mod changes;
pub mod chooser;
pub mod digest;
pub mod known;
pub mod library;
pub mod link;
pub mod online;
pub mod playable;
pub mod puzzles;
pub mod question;
pub mod quiz;
pub mod review;
pub mod room;
pub mod route;
pub mod rulebook;
pub mod save;
pub mod sea;
pub mod seating;
pub mod session;
pub mod settings;
pub mod statistics;
pub mod study;
pub mod timeline;
pub mod verdict;

pub use backend::UpdateGapError;
pub use changes::Changes;
pub use chooser::Chooser;
pub use games::Registered;
pub use library::{Library, ListedSaveProblem, SavedGame, StorageError, Store};
pub use playable::{Beat, BigMoment, Lesson, LessonStep, Playable, ScoreTable, Sound};
pub use room::Room;
pub use route::Route;
pub use save::{About, SaveKind, SaveProblem};
pub use seating::Sitter;
pub use session::{BotAsked, Session};
pub use settings::{Motion, Settings, Theme};
pub use table::Act;
pub use timeline::Timeline;
