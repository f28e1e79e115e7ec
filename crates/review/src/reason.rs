//! Reasons for a move, as a sentence.

use crate::Reviewed;
use texts::review::{ReviewLabel, because, review_label};
use texts::{Lang, Names};

/// The maximum number of reasons in a sentence.
const REASONS_MAX: usize = 2;

/// Returns the weightiest reasons for a move over another. Empty if the rules show no immediate
/// difference.
pub fn reasons_for<G: Reviewed>(
    view: &G::View,
    best: G::Move,
    other: Option<G::Move>,
) -> Vec<G::Reason> {
    let mut reasons = G::reasons(view, best, other);
    reasons.truncate(REASONS_MAX);
    reasons
}

/// Returns the same reasons as a sentence.
pub fn explained<G: Reviewed>(
    view: &G::View,
    best: G::Move,
    other: Option<G::Move>,
    lang: Lang,
    names: &Names,
) -> String {
    let reasons = reasons_for::<G>(view, best, other);
    let mut said: Vec<String> =
        reasons.iter().map(|reason| G::reason(lang, reason, names)).collect();
    if said.is_empty() {
        said.push(review_label(lang, ReviewLabel::Later).to_owned());
    }
    because(lang, &said)
}
