//! Every sentence a person reads, in four languages.
//!
//! A text is a match arm, and each language has a file of its own with a `match` over everything
//! that can be said. A text that is missing in a language is therefore a compile error, and so is
//! a placeholder that a translation forgets: it would be an unused variable, which the workspace
//! denies. The long rulebooks are Markdown files whose paragraph ids the tests compare.

pub mod backup;
pub mod campfire;
pub mod cli;
pub mod desk;
mod fold;
pub mod grammar;
pub mod lab;
mod lang;
mod messages;
mod names;
pub mod options;
pub mod record;
pub mod rulebook;
pub mod sea;
pub mod serve;
mod speak;
pub mod table;
pub mod terminal;
mod unseen;
pub mod web;

pub use fold::occurrences;
pub use lang::Lang;
pub use names::Names;
pub use unseen::{is_unseen, visible};
