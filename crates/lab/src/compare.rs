//! Compares two cells figure by figure, and tells which differences are significant.

use crate::measures::{Named, Unit};
use crate::ratio::{Difference, holm};
use crate::results::Results;
use crate::subject::Subject;

/// The significance level: a difference is real if its adjusted p value is below this.
pub const ALPHA: f64 = 0.05;

/// One figure on both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct FigureChange {
    /// The panel it belongs to.
    pub panel: &'static str,
    /// The number of players.
    pub players: u8,
    /// The key, the same on both sides.
    pub key: String,
    /// The label for people on each side.
    pub labels: [String; 2],
    /// The unit of the figure.
    pub unit: Unit,
    /// The figure on each side.
    pub values: [Option<f64>; 2],
    /// The number of games on each side.
    pub games: [u64; 2],
    /// The difference, if there are enough games to compute it.
    pub difference: Option<Difference>,
    /// The p value of the difference, adjusted for all comparisons.
    pub p_adjusted: Option<f64>,
    /// The lever it is about, if any.
    pub lever: Option<usize>,
    /// Example games on each side.
    pub examples: [Vec<(u16, u32)>; 2],
}

impl FigureChange {
    /// Returns `true` if the difference is significant.
    pub fn is_real(&self) -> bool {
        self.p_adjusted.is_some_and(|p| p < ALPHA)
    }

    /// Returns the difference in standard errors.
    pub fn z(&self) -> f64 {
        self.difference.map_or(0.0, |difference| difference.value / difference.error)
    }
}

/// All figures that two studies or two variants have in common.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Comparison {
    /// The name of each side.
    pub names: [String; 2],
    /// Every figure, with p values adjusted over all of them.
    pub changes: Vec<FigureChange>,
}

impl Comparison {
    /// Compares a variant of one study with a variant of another (or of the same) at every number
    /// of players that both have.
    pub fn of<G: Subject>(
        first: (&Results, usize),
        second: (&Results, usize),
        names: [String; 2],
    ) -> Comparison {
        let mut changes = Vec::new();
        for &players in &first.0.study.players {
            let side =
                |(results, variant): (&Results, usize)| results.main_of(variant, players).is_some();
            if !side(first) || !side(second) {
                continue;
            }
            let named = |(results, variant): (&'_ Results, usize)| {
                let measures = results.main_of(variant, players).expect("it was just found");
                measures.named::<G>(&results.levers[variant]).into_iter().map(owned).collect()
            };
            let (a, b): (Vec<Owned>, Vec<Owned>) = (named(first), named(second));
            for one in &a {
                if let Some(other) = b.iter().find(|other| other.key == one.key) {
                    changes.push(one.against(other, players));
                }
            }
        }
        let mut comparison = Comparison { names, changes };
        comparison.adjust();
        comparison
    }

    fn adjust(&mut self) {
        let tested: Vec<usize> =
            (0..self.changes.len()).filter(|&i| self.changes[i].difference.is_some()).collect();
        let p: Vec<f64> =
            tested.iter().filter_map(|&i| self.changes[i].difference.map(|d| d.p)).collect();
        for (&index, adjusted) in tested.iter().zip(holm(&p)) {
            self.changes[index].p_adjusted = Some(adjusted);
        }
    }

    /// Returns the significant differences, most certain first.
    pub fn real(&self) -> Vec<&FigureChange> {
        let mut real: Vec<&FigureChange> =
            self.changes.iter().filter(|change| change.is_real()).collect();
        real.sort_by(|a, b| b.z().abs().total_cmp(&a.z().abs()));
        real
    }

    /// Returns the levers with a significant difference, most certain first, each once.
    pub fn levers(&self) -> Vec<&FigureChange> {
        let mut levers: Vec<&FigureChange> = Vec::new();
        for change in self.real() {
            let new = levers.iter().all(|other| other.lever != change.lever);
            if change.lever.is_some() && new {
                levers.push(change);
            }
        }
        levers
    }

    /// Returns the number of figures that were compared.
    pub fn tested(&self) -> usize {
        self.changes.iter().filter(|change| change.difference.is_some()).count()
    }
}

/// A named figure that outlives its measures.
struct Owned {
    panel: &'static str,
    key: String,
    label: String,
    unit: Unit,
    figure: crate::measures::Figure,
    lever: Option<usize>,
}

fn owned(named: Named) -> Owned {
    let Named { panel, key, label, unit, figure, lever } = named;
    Owned { panel, key, label, unit, figure: figure.clone(), lever }
}

impl Owned {
    fn named(&self) -> Named<'_> {
        Named {
            panel: self.panel,
            key: self.key.clone(),
            label: self.label.clone(),
            unit: self.unit,
            figure: &self.figure,
            lever: self.lever,
        }
    }

    fn against(&self, other: &Owned, players: u8) -> FigureChange {
        FigureChange {
            panel: self.panel,
            players,
            key: self.key.clone(),
            labels: [self.label.clone(), other.label.clone()],
            unit: self.unit,
            values: [self.figure.ratio.value(), other.figure.ratio.value()],
            games: [self.figure.ratio.games(), other.figure.ratio.games()],
            difference: self.named().difference(&other.named()),
            p_adjusted: None,
            lever: self.lever,
            examples: [self.figure.examples.clone(), other.figure.examples.clone()],
        }
    }
}
