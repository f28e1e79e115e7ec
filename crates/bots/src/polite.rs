//! A wrapper that keeps a bot from repeating an offer that was refused this turn.

use crate::{Bot, Considered, Explanation, Insight};

/// Wraps a bot and leaves out the moves that would insist.
///
/// The position tells whether an offer was refused this turn. So this also works for bots that are
/// created for every decision, like those of the web page.
pub(crate) struct PoliteBot<B> {
    inner: B,
}

impl<B> PoliteBot<B> {
    pub(crate) fn new(inner: B) -> Self {
        PoliteBot { inner }
    }
}

/// Returns the moves that don't insist, or all moves if there are no others.
fn polite<G: Insight>(view: &G::View, legal: &[G::Move]) -> Vec<G::Move> {
    let kept: Vec<G::Move> =
        legal.iter().copied().filter(|mv| !G::is_insistent(view, mv)).collect();
    if kept.is_empty() { legal.to_vec() } else { kept }
}

impl<G: Insight, B: Bot<G>> Bot<G> for PoliteBot<B> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.inner.choose(view, &polite::<G>(view, legal))
    }

    fn explain(&mut self, view: &G::View, legal: &[G::Move]) -> Option<Explanation<G>> {
        self.inner.explain(view, &polite::<G>(view, legal))
    }

    fn weighed(&self) -> &[Considered<G>] {
        self.inner.weighed()
    }

    fn iterations(&self) -> u64 {
        self.inner.iterations()
    }
}
