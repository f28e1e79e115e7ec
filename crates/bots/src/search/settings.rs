//! The settings of a search. The defaults were measured; `docs/lab-notebook.md` says how.

/// What the tree does with luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Nodes stand for the moves made, whatever fell in between (open loop).
    Open,
    /// Every outcome has a node of its own.
    Explicit,
}

/// What a new leaf is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The outlook of the position itself.
    Here,
    /// The outlook after the move that looks best at once.
    Best,
}

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How much it explores: the factor of the exploration term.
    pub explore: f32,
    /// How much worse a move may look at once and still be tried often: the temperature of the
    /// prior, as a part of `worth`.
    pub heat: f32,
    /// For how many visits the first guess about a move counts (progressive bias).
    pub trust: f32,
    /// What the tree does with luck.
    pub chance: Chance,
    /// What a new leaf is worth.
    pub leaf: Leaf,
    /// How many decisions are played on from a leaf before its outlook is taken.
    pub rollout: u32,
    /// Among how many moves drawn at random a rollout takes the best; 1 is a random rollout.
    pub sample: u32,
    /// Whether the tree is kept between two decisions of one turn.
    pub reuse: bool,
    /// How many searches run beside each other, on as many threads where there are any.
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
            threads: 1,
        }
    }
}

impl SearchSettings {
    /// Changes one setting, as names of bots write it: `explore=0.8`. `None` if there is no such
    /// setting or no such value.
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
            ("threads", _) => self.threads = count().filter(|count| (1..=64).contains(count))?,
            _ => return None,
        }
        Some(())
    }
}
