//! Every text of Campfire: its pieces, questions, refusals, events, moves and settings.
//!
//! The sentences are in `messages/*/campfire-*.ftl`, in the words of each language's rulebook. Here
//! each thing that the rules can say is matched once with its message.

mod deed;
mod event;
mod illegal;
mod options;
mod reason;
mod setup;
mod turn;

pub use deed::describe;
pub use event::{describe_outcome, event, event_rule};
pub use illegal::illegal;
pub use names::{
    ability, adventurer, adventurer_color, direction, disc, end, legend, question_help,
};
pub use options::OPTIONS;
pub use reason::{CampfireReason, reason, taken_tiles};
pub use setup::{box_problem, setup_problem};
pub use turn::turn;

use crate::Lang;
use crate::guide::built_in::guides;
use crate::messages::messages;
use crate::names::from_one;
use crate::rulebook::rulebook;
use ::campfire::{Place, Question, Tile};

messages!(names, "campfire-names");
rulebook!("campfire");
guides!("campfire", ["campfire-evening"]);

/// The number of a space for people.
pub fn space(place: Place) -> u8 {
    from_one(place.into())
}

/// Returns the name of a tile, without an article.
pub fn tile(lang: Lang, tile: Tile) -> String {
    names::tile(lang, tile).to_owned()
}

/// Returns the question to a player, as a prompt.
pub fn question(lang: Lang, question: Question) -> String {
    names::question(lang, question).to_owned()
}
