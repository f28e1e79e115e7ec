//! Every sentence a person reads, in every language.
//!
//! The sentences are in Fluent files, `messages/LANGUAGE/*.ftl`, which the build script compiles to
//! enums and tables (`compiler/`). A text that is missing in a language, or that doesn't use its
//! arguments, does not compile. The long rulebooks are Markdown files whose paragraph ids the tests
//! compare.

pub mod backup;
pub mod bots;
pub mod campfire;
pub mod cli;
pub mod fetched;
mod fold;
pub mod grammar;
pub mod guide;
pub mod lab;
mod lang;
#[path = "../compiler/marks.rs"]
mod marks;
pub mod markup;
mod messages;
mod names;
pub mod options;
mod pattern;
#[path = "../compiler/plurals.rs"]
#[allow(dead_code, reason = "the compiler uses the rest")]
mod plurals;
pub mod puzzles;
pub mod record;
pub mod review;
pub mod rulebook;
pub mod sea;
pub mod serve;
pub mod table;
pub mod table_ui;
pub mod terminal;
mod turn;
mod unseen;
pub mod web;

pub use fold::occurrences;
pub use lang::Lang;
pub use names::{Actor, Actors, Names, from_one};
pub use unseen::{is_unseen, visible};
