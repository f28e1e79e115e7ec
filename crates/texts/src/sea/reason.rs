//! The reasons why a move of Sea is good.

use crate::Lang;
use crate::messages::messages;

messages!(said, "sea-reason");

pub use said::SeaReason;

/// A reason as a predicate without a subject.
pub fn reason(lang: Lang, reason: &SeaReason) -> String {
    reason.text(lang)
}
