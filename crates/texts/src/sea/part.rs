//! Parts of sentences that several messages share: who gives what, who goes where.

use crate::Lang;
use crate::messages::messages;

messages!(said, "sea-parts");

pub(super) use said::Part;

/// Clauses, with the sign between them that the language sets.
pub(super) fn clauses<'a>(lang: Lang, parts: impl Iterator<Item = Part<'a>>) -> String {
    let told = parts.map(|part| part.text(lang));
    told.reduce(|one, other| Part::Semicolon { one: &one, other: &other }.text(lang))
        .unwrap_or_default()
}
