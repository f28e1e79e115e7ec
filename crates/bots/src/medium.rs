//! The bot of the level `medium`: a small search that is sometimes absent-minded.

use crate::{Bot, Explanation, Insight, SearchBot, SenseBot};
use dealer::Quick;
use kernel::Luck;

/// One decision in so many is made as on first steps. Measured to lie between `easy` and `hard`.
const ABSENT_EVERY: u32 = 3;

/// Searches, but makes a hasty move now and then, as people do.
pub struct MediumBot<G: Insight> {
    search: SearchBot<G>,
    haste: SenseBot,
    luck: Quick,
}

impl<G: Insight> MediumBot<G> {
    /// A bot around this search, its hasty moves following from the seed.
    pub fn new(seed: u64, search: SearchBot<G>) -> Self {
        let haste = SenseBot::new(seed.wrapping_add(1));
        MediumBot { search, haste, luck: Quick::new(seed.wrapping_add(2)) }
    }
}

impl<G: Insight> Bot<G> for MediumBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        if self.luck.below(ABSENT_EVERY) == 0 {
            Bot::<G>::choose(&mut self.haste, view, legal)
        } else {
            self.search.choose(view, legal)
        }
    }

    fn explain(&mut self, view: &G::View, legal: &[G::Move]) -> Option<Explanation<G>> {
        self.search.explain(view, legal)
    }

    fn iterations(&self) -> u64 {
        self.search.iterations()
    }
}
