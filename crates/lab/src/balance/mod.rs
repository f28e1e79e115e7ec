//! Searches options and box values for a setting closer to a stated target.
//!
//! The search makes one-step deviations. From the current setting it tries every single change
//! with a few games and tries the best of them again with more games. The best of those becomes the
//! current setting, until no change helps. In the end the first and the last setting play fresh
//! games, so that a lucky result during the search is not mistaken for success.

mod target;

use crate::compare::Comparison;
use crate::measures::{Named, Unit};
use crate::plan::PlanProblem;
use crate::report::words::{figure, percent, points};
use crate::results::Results;
use crate::study::{Variant, VariantProblem};
use crate::subject::Subject;
use crate::trial::trial;
use target::{Goal, plain};

pub use target::{Bound, GoalFile, Target, TargetFile, TargetProblem};

/// The first look uses the number of games divided by this.
const FIRST_LOOK: u32 = 4;
/// The number of changes that get a second look.
const SECOND_LOOKS: usize = 3;
/// The final comparison uses the number of games times this.
const LAST_WORD: u32 = 2;

/// The result of the search.
pub struct Balanced {
    /// The settings that changed: key, old value, new value. Empty if nothing better was found.
    pub changed: Vec<(String, String, String)>,
    /// The distances of the first and the last setting from the target, measured in fresh games.
    pub distance: [f64; 2],
    /// The number of settings tried.
    pub tried: usize,
    /// The comparison of the first and the last setting in all figures.
    pub comparison: Comparison,
    /// The result in sentences.
    pub sentences: Vec<String>,
}

/// Changes to the first setting.
type Changes = [(String, toml::Value)];

impl Target {
    /// Applies changes to the first setting. Fails if the result is not a valid game.
    fn setting<G: Subject>(&self, changes: &Changes) -> Result<Variant, VariantProblem> {
        let mut plan = self.plan.clone();
        for (key, value) in changes {
            plan.options.insert(key.clone(), value.clone());
        }
        match plan.resolve::<G>(&self.folder) {
            Ok(study) => Ok(study.variants[0].clone()),
            Err(PlanProblem::Setup { fault, .. }) => Err(fault),
            Err(other) => {
                Err(VariantProblem::Rules { fields: Vec::new(), told: vec![other.to_string()] })
            }
        }
    }

    /// Returns the distance of the figures from the target: percentage points for shares, percent
    /// of the nearer bound for means.
    fn distance<G: Subject>(&self, results: &Results, variant: usize) -> f64 {
        let cells = results.main().filter(|(cell, _)| cell.variant == variant);
        let mut sum = 0.0;
        for (cell, measures) in cells {
            for named in results.named::<G>(cell, measures) {
                let goals = self.goals.iter().filter(|goal| named.key.starts_with(&goal.figure));
                sum += goals.map(|goal| goal.weight * off(goal, &named)).sum::<f64>();
            }
        }
        sum
    }

    /// Plays several settings as variants of one study.
    fn play<G: Subject>(
        &self,
        variants: Vec<Variant>,
        games: u32,
        seed: u64,
        threads: usize,
    ) -> Result<Results, VariantProblem> {
        let mut study = self.study.clone();
        (study.games, study.seed) = (games.max(64), study.seed.wrapping_add(seed << 32));
        study.variants = variants;
        trial::<G>(&study, threads)
    }

    /// Runs the search. `progress` receives the number of settings tried and the distance of the
    /// best one.
    pub fn search<G: Subject>(
        &self,
        threads: usize,
        mut progress: impl FnMut(usize, f64),
    ) -> Result<Balanced, VariantProblem> {
        let mut present: Vec<(String, toml::Value)> = Vec::new();
        let mut tried = 0;
        let mut round = 1;
        while tried < self.settings_max {
            let steps: Vec<Vec<(String, toml::Value)>> = self
                .steps(&present)
                .into_iter()
                .filter(|step| self.setting::<G>(step).is_ok())
                .take(self.settings_max - tried)
                .collect();
            if steps.is_empty() {
                break;
            }
            tried += steps.len();
            let mut looks = Vec::new();
            for step in steps {
                let variants = vec![self.setting::<G>(&step)?];
                let games = self.study.games / FIRST_LOOK;
                let results = self.play::<G>(variants, games, round, threads)?;
                looks.push((self.distance::<G>(&results, 0), step));
                progress(tried, looks.iter().map(|(d, _)| *d).fold(f64::MAX, f64::min));
            }
            looks.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            looks.truncate(SECOND_LOOKS);
            let mut variants = vec![self.setting::<G>(&present)?];
            for (_, step) in &looks {
                variants.push(self.setting::<G>(step)?);
            }
            rename(&mut variants);
            let again = self.play::<G>(variants, self.study.games, round + 1, threads)?;
            let now = self.distance::<G>(&again, 0);
            let best = (1..=looks.len())
                .map(|at| (self.distance::<G>(&again, at), at))
                .min_by(|(a, _), (b, _)| a.total_cmp(b));
            match best {
                Some((distance, at)) if distance < now => {
                    present = looks.swap_remove(at - 1).1;
                    progress(tried, distance);
                }
                _ => break,
            }
            round += 2;
        }
        self.last_word::<G>(&present, tried, threads)
    }

    /// Returns every single change of a setting, except the current one.
    fn steps(&self, present: &Changes) -> Vec<Vec<(String, toml::Value)>> {
        let mut steps = Vec::new();
        for (key, values) in &self.space {
            let own = present.iter().find(|(other, _)| other == key).map(|(_, value)| value);
            let base = self.plan.options.get(key);
            for value in values.iter().filter(|value| Some(*value) != own.or(base)) {
                let mut step: Vec<(String, toml::Value)> =
                    present.iter().filter(|(other, _)| other != key).cloned().collect();
                if base != Some(value) {
                    step.push((key.clone(), value.clone()));
                }
                steps.push(step);
            }
        }
        steps
    }

    fn last_word<G: Subject>(
        &self,
        present: &Changes,
        tried: usize,
        threads: usize,
    ) -> Result<Balanced, VariantProblem> {
        let mut variants = vec![self.setting::<G>(&[])?, self.setting::<G>(present)?];
        rename(&mut variants);
        let names = ["before", "after"].map(str::to_owned);
        let results = self.play::<G>(variants, LAST_WORD * self.study.games, 1 << 20, threads)?;
        let distance = [0, 1].map(|variant| self.distance::<G>(&results, variant));
        let comparison = Comparison::of::<G>((&results, 0), (&results, 1), names);
        let changed: Vec<(String, String, String)> = present
            .iter()
            .map(|(key, value)| {
                let before = self.plan.options.get(key).map_or("default".to_owned(), plain);
                (key.clone(), before, plain(value))
            })
            .collect();
        let mut found = Balanced { changed, distance, tried, comparison, sentences: Vec::new() };
        found.sentences = self.tell::<G>(&found, &results);
        Ok(found)
    }

    fn tell<G: Subject>(&self, found: &Balanced, results: &Results) -> Vec<String> {
        let [before, after] = found.distance;
        let better = !found.changed.is_empty() && after < before;
        let mut said = Vec::new();
        if better {
            let changes: Vec<String> = found
                .changed
                .iter()
                .map(|(key, from, to)| format!("{key} from {from} to {to}"))
                .collect();
            said.push(format!("Change {}.", changes.join(", ")));
            said.push(format!(
                "That brings the game nearer the target: from {} to {} (0 is within every bound), \
                 by fresh games.",
                figure(before),
                figure(after)
            ));
        } else {
            said.push(format!(
                "None of {} settings is nearer the target than the first, which is {} away.",
                found.tried,
                figure(before)
            ));
        }
        let shown = if better { 1 } else { 0 };
        for (cell, measures) in results.main().filter(|(cell, _)| cell.variant == shown) {
            for named in results.named::<G>(cell, measures) {
                let missed = self.goals.iter().filter(|goal| named.key.starts_with(&goal.figure));
                for goal in missed.filter(|goal| off(goal, &named) > 0.0) {
                    said.push(miss(goal, &named, cell.players));
                }
            }
        }
        if better {
            let aimed = |key: &str| self.goals.iter().any(|goal| key.starts_with(&goal.figure));
            let costs: Vec<String> = found
                .comparison
                .real()
                .into_iter()
                .filter(|change| !aimed(&change.key))
                .take(8)
                .map(|change| format!("{}: {}", change.labels[1], crate::verdict::told(change)))
                .collect();
            said.push(if costs.is_empty() {
                "No other figure changes beyond doubt.".to_owned()
            } else {
                format!("It changes elsewhere: {}.", costs.join("; "))
            });
        }
        said.push(format!("The games were played by ‘{}’.", self.study.bots.join(", ")));
        said
    }
}

/// Returns how far a figure is outside a goal's bounds, or 0 if it is inside.
fn off(goal: &Goal, named: &Named) -> f64 {
    let Some(value) = named.figure.ratio.value() else { return 0.0 };
    let (outside, bound) = match value {
        value if value < goal.low => (goal.low - value, goal.low),
        value if value > goal.high => (value - goal.high, goal.high),
        _ => return 0.0,
    };
    match named.unit {
        Unit::Share => 100.0 * outside,
        Unit::Mean => 100.0 * outside / bound.abs().max(1e-9),
    }
}

fn miss(goal: &Goal, named: &Named, players: u8) -> String {
    let value = named.figure.ratio.value().unwrap_or_default();
    let low = goal.low;
    let high = goal.high;
    match named.unit {
        Unit::Share => format!(
            "Still outside at {players} players: {} with {} (wanted {} to {}), by {}.",
            named.label,
            percent(value),
            percent(low),
            percent(high),
            points(off(goal, named) / 100.0)
        ),
        Unit::Mean => format!(
            "Still outside at {players} players: {} with {} (wanted {} to {}).",
            named.label,
            figure(value),
            figure(low),
            figure(high)
        ),
    }
}

/// Assigns unique names to the variants of one study.
fn rename(variants: &mut [Variant]) {
    for (index, variant) in variants.iter_mut().enumerate() {
        variant.name = format!("setting {index}");
    }
}
