//! Every text of Campfire: its pieces, questions, refusals, events, moves and settings.
//!
//! The sentences are in `messages/*/campfire-*.ftl`, in the words of each language's rulebook. Here
//! each thing that the rules can say is matched once with its message.

mod deed;
mod event;
mod illegal;
mod options;
mod setup;

pub use deed::describe;
pub use event::{describe_outcome, event, event_rule};
pub use illegal::illegal;
pub use names::{ability, adventurer, adventurer_color, direction, disc, end, legend};
pub use options::OPTIONS;
pub use setup::{box_problem, setup_problem};

use crate::Lang;
use crate::messages::messages;
use ::campfire::{Question, Tile};

messages!(names, "campfire-names");

/// What a tile is called, without an article.
pub fn tile(lang: Lang, tile: Tile) -> String {
    names::tile(lang, tile).to_owned()
}

/// What a player is asked, as a question to that player.
pub fn question(lang: Lang, question: Question) -> String {
    names::question(lang, question).to_owned()
}
