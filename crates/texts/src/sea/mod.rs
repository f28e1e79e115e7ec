//! Every text of Sea: its pieces, questions, refusals, events, moves and settings.
//!
//! The sentences are in `messages/*/sea-*.ftl`, in the words of each language's rulebook. Here each
//! thing that the rules can say is matched once with its message.
//!
//! Events, moves and refusals contain only what a viewer may know: they are based on an
//! [`::sea::Event`] that was filtered for a viewer, or the [`::sea::View`] of the seat that
//! decides. Only [`describe_outcome`] reveals everything, because outcomes are lines of a record.

mod deed;
mod event;
mod names;
mod part;
mod reason;
mod refusal;
mod setup;
mod turn;

pub use deed::describe;
pub use event::{describe_outcome, event, event_rule};
pub use names::{
    Column, cell, column, column_help, component, direction, direction_long, end, feat, feat_help,
    legend_sentence, myth, part, pawns, question, question_help, side, tile_kind, tribe,
    tribe_color, tribe_shape,
};
pub use reason::{SeaReason, reason};
pub use refusal::illegal;
pub use setup::{preset_help, preset_name, setup_problem};
pub use turn::turn;

use crate::guide::built_in::guides;
use crate::messages::messages;
use crate::options::OptionText;
use crate::rulebook::rulebook;

messages!(options, "sea-options");
rulebook!("sea");
guides!("sea", ["sea-voyage"]);

/// A text for each option of a table, found by its key. `crates/sea/src/options.rs` declares the
/// options.
pub const OPTIONS: &[OptionText] = &options::OPTIONS;
