//! Choosing a move step by step.
//!
//! Every legal move is a short path of facets (a pile, then a direction, then an ability). The
//! options are the facets that come next on some path. Once a single move is left, it is chosen. In
//! a guided game only one path is open, but its steps are taken one by one, as in a real game.

use super::playable::Playable;

/// A move being chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Chooser<G: Playable> {
    moves: Vec<(G::Move, Vec<G::Facet>)>,
    /// The only move that a guided game accepts.
    only: Option<G::Move>,
    chosen: Vec<G::Facet>,
    /// A free-form move that was composed apart from the listed ones.
    composed: Option<G::Move>,
}

impl<G: Playable> Default for Chooser<G> {
    fn default() -> Self {
        Chooser { moves: Vec::new(), only: None, chosen: Vec::new(), composed: None }
    }
}

impl<G: Playable> Chooser<G> {
    /// Creates a chooser for a position, with nothing chosen yet.
    pub fn new(game: &G) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let moves = moves.into_iter().map(|mv| (mv, game.facets(&mv))).collect();
        Chooser { moves, only: None, chosen: Vec::new(), composed: None }
    }

    /// Creates a chooser that accepts only this move, for a guided game. It takes as many steps as
    /// in a real one.
    pub fn only(game: &G, mv: G::Move) -> Self {
        let mut chooser = Chooser::new(game);
        if !chooser.moves.iter().any(|(listed, _)| *listed == mv) {
            chooser.moves.push((mv, game.facets(&mv)));
        }
        Chooser { only: Some(mv), ..chooser }
    }

    /// Returns `true` if a guided game accepts only one move.
    pub fn is_guided(&self) -> bool {
        self.only.is_some()
    }

    /// Returns `true` if there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Returns the steps chosen so far.
    pub fn chosen(&self) -> &[G::Facet] {
        &self.chosen
    }

    fn open(&self) -> impl Iterator<Item = &(G::Move, Vec<G::Facet>)> {
        self.moves.iter().filter(|(_, facets)| facets.starts_with(&self.chosen))
    }

    /// Returns the options of the next step, each once, in the order of the moves.
    pub fn options(&self) -> Vec<G::Facet> {
        self.next(self.open().filter(|(mv, _)| self.only.is_none_or(|only| only == *mv)))
    }

    /// Returns the options of the next step without the restriction of a guided game.
    fn all_options(&self) -> Vec<G::Facet> {
        self.next(self.open())
    }

    fn next<'a>(&self, open: impl Iterator<Item = &'a (G::Move, Vec<G::Facet>)>) -> Vec<G::Facet> {
        let mut options = Vec::new();
        for (_, facets) in open {
            if let Some(next) = facets.get(self.chosen.len())
                && !options.contains(next)
            {
                options.push(*next);
            }
        }
        options
    }

    /// Returns the options of step `step`, given the steps before it, including those not taken.
    pub fn options_at(&self, step: usize) -> Vec<G::Facet> {
        let mut at = self.clone();
        at.chosen.truncate(step);
        at.options()
    }

    /// Returns `true` if this may be chosen next.
    pub fn offers(&self, facet: G::Facet) -> bool {
        self.options().contains(&facet)
    }

    /// Returns `true` if step `step` has a single option, so that there is nothing to ask.
    pub fn is_plain(&self, step: usize) -> bool {
        let mut at = self.clone();
        at.chosen.truncate(step);
        at.all_options().len() == 1
    }

    /// Chooses a step. Following steps with a single option are chosen too, and so is the step that
    /// most people would choose next; that one can still be changed. A step that is not offered has
    /// no effect.
    pub fn choose(&mut self, facet: G::Facet) -> bool {
        if !self.offers(facet) {
            return false;
        }
        self.composed = None;
        self.chosen.push(facet);
        loop {
            let all = self.all_options();
            let next = match all[..] {
                [only] => Some(only),
                _ => self.options().into_iter().find(|facet| G::is_usual(*facet)),
            };
            match next {
                Some(next) => self.chosen.push(next),
                None => return true,
            }
        }
    }

    /// Undoes a chosen step, the steps after it, and the steps before it that had a single option.
    /// Returns `true` if it was chosen.
    pub fn deselect(&mut self, facet: G::Facet) -> bool {
        let Some(step) = self.chosen.iter().position(|chosen| *chosen == facet) else {
            return false;
        };
        self.composed = None;
        self.chosen.truncate(step);
        while !self.chosen.is_empty() && self.is_plain(self.chosen.len() - 1) {
            self.chosen.pop();
        }
        true
    }

    /// Returns to step `step` and chooses again there.
    pub fn choose_at(&mut self, step: usize, facet: G::Facet) -> bool {
        let mut at = self.clone();
        at.chosen.truncate(step);
        let chosen = at.choose(facet);
        if chosen {
            *self = at;
        }
        chosen
    }

    /// Chooses a free-form move that need not be listed. If the rules refuse it, nothing changes
    /// and the refusal is returned.
    pub fn compose(&mut self, game: &G, mv: G::Move) -> Result<(), G::Illegal> {
        game.clone().play(mv, &mut ())?;
        self.composed = Some(mv);
        Ok(())
    }

    /// Returns the composed free-form move, if any.
    pub fn composed(&self) -> Option<G::Move> {
        self.composed
    }

    /// Starts over.
    pub fn clear(&mut self) {
        self.composed = None;
        self.chosen.clear();
    }

    /// Returns the chosen move, once only one is left and all its steps are taken.
    pub fn complete(&self) -> Option<G::Move> {
        if self.composed.is_some() {
            return self.composed;
        }
        let mut open = self.open();
        match (open.next(), open.next()) {
            (Some((mv, facets)), None) if facets.len() == self.chosen.len() => Some(*mv),
            _ => None,
        }
    }
}
