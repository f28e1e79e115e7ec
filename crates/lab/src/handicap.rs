//! Bots with a handicap: forbidden to use something, or making random moves now and then.

use crate::subject::{Subject, Uses};
use bots::Bot;
use dealer::Quick;
use kernel::{Game, Luck};
use std::sync::Arc;

/// A bot that may not use a lever. If every legal move uses it, the bot is free.
///
/// A bot that searches still plans as if it could use the lever later.
pub(crate) struct RestrictedBot<G: Game> {
    pub(crate) inner: Box<dyn Bot<G> + Send>,
    pub(crate) uses: Arc<Uses<G>>,
    pub(crate) allowed: Vec<G::Move>,
}

impl<G: Subject> Bot<G> for RestrictedBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.allowed.clear();
        self.allowed.extend(legal.iter().filter(|mv| !(self.uses)(mv)));
        match self.allowed.len() {
            0 => self.inner.choose(view, legal),
            _ => {
                let mv = self.inner.choose(view, &self.allowed);
                // A search may return a move that its tree kept from an earlier decision.
                if self.allowed.contains(&mv) { mv } else { self.allowed[0] }
            }
        }
    }
}

/// A bot that sometimes makes a random move, so that one deal leads to different games.
pub(crate) struct StrayBot<G: Game> {
    pub(crate) inner: Box<dyn Bot<G> + Send>,
    pub(crate) luck: Quick,
    pub(crate) every: u32,
}

impl<G: Game> Bot<G> for StrayBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        if self.luck.below(self.every) == 0 {
            return legal[self.luck.below(legal.len() as u32) as usize];
        }
        self.inner.choose(view, legal)
    }
}
