//! The settings of a search. The defaults were measured; see `crates/lab/NOTEBOOK.md`.

/// The treatment of random outcomes in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A node represents the moves made, whatever the random outcomes in between (open loop).
    Open,
    /// Every outcome has its own node.
    Explicit,
}

/// The evaluation of a new leaf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The outlook of the position itself.
    Here,
    /// The outlook after the move that looks best right away.
    Best,
}

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// The factor of the exploration term.
    pub explore: f32,
    /// The temperature of the prior, as a fraction of `worth`: the higher it is, the more often the
    /// search tries moves that look worse at first sight.
    pub heat: f32,
    /// The number of visits that the first guess about a move counts for (progressive bias).
    pub trust: f32,
    /// The treatment of random outcomes in the tree.
    pub chance: Chance,
    /// The evaluation of a new leaf.
    pub leaf: Leaf,
    /// The number of decisions played from a leaf before its outlook is taken.
    pub rollout: u32,
    /// The number of random moves from which a rollout picks the best; 1 is a random rollout.
    pub sample: u32,
    /// Whether the tree is kept between two decisions of one turn.
    pub reuse: bool,
    /// The standard deviation of the error added to each move before choosing, as a fraction of
    /// `worth`. Weaker levels use it.
    pub blur: f32,
    /// The fraction of the remaining iterations that decides when to stop early: as soon as no other
    /// move could become the most visited one with them. At 1 that changes no choice; 0 never stops early.
    pub stop: f32,
    /// Whether the moves of a node get their first guesses only at its second visit. The first then
    /// costs one outlook instead of one per move.
    pub lazy: bool,
    /// The number of searches that run in parallel, on as many threads if there are any.
    pub threads: u32,
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            explore: 0.6,
            heat: 0.04,
            trust: 1.0,
            chance: Chance::Open,
            leaf: Leaf::Best,
            rollout: 6,
            sample: 3,
            reuse: true,
            blur: 0.0,
            stop: 0.0,
            lazy: false,
            threads: 1,
        }
    }
}

impl SearchSettings {
    /// Changes one setting, in the syntax of bot names: `explore=0.8`. Returns `None` if there is
    /// no such setting or the value is invalid.
    pub fn set(&mut self, setting: &str) -> Option<()> {
        let (key, value) = setting.split_once('=')?;
        let number = || value.parse::<f32>().ok().filter(|number| (0.0..1e6).contains(number));
        let count = || value.parse::<u32>().ok().filter(|count| *count <= 10_000);
        match (key, value) {
            ("explore", _) => self.explore = number()?,
            ("heat", _) => self.heat = number()?.max(1e-4),
            ("trust", _) => self.trust = number()?,
            ("chance", "open") => self.chance = Chance::Open,
            ("chance", "explicit") => self.chance = Chance::Explicit,
            ("leaf", "here") => self.leaf = Leaf::Here,
            ("leaf", "best") => self.leaf = Leaf::Best,
            ("rollout", _) => self.rollout = count()?,
            ("sample", _) => self.sample = count()?.max(1),
            ("reuse", "on") => self.reuse = true,
            ("reuse", "off") => self.reuse = false,
            ("blur", _) => self.blur = number()?,
            ("lazy", "on") => self.lazy = true,
            ("lazy", "off") => self.lazy = false,
            ("stop", _) => self.stop = number().filter(|part| *part <= 1.0)?,
            ("threads", _) => self.threads = count().filter(|count| (1..=64).contains(count))?,
            _ => return None,
        }
        Some(())
    }
}
