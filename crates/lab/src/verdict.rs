//! The verdict: what is unbalanced, by how much, how sure, at which skill, in sentences.

use crate::compare::{ALPHA, Change, Comparison};
use crate::measures::{Figure, Unit};
use crate::ratio::holm;
use crate::report::words::{figure, interval, percent, points, sureness};
use crate::results::Results;
use crate::study::{Role, Study};
use crate::subject::Subject;

/// Something that wins more or less than its share.
#[derive(Clone, PartialEq, Debug)]
pub struct Imbalance {
    /// Which variant.
    pub variant: usize,
    /// At which table.
    pub players: u8,
    /// Who plays.
    pub bots: String,
    /// Whether these are the bots of the plan, and not of another skill.
    pub is_main: bool,
    /// What it is.
    pub name: String,
    /// Its win share.
    pub share: f64,
    /// The fair one.
    pub fair: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// The p value, adjusted for all that were looked at.
    pub p_adjusted: f64,
    /// In how many games.
    pub games: u64,
}

/// What the verdict says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Verdict {
    /// Who wins too much or too little, the largest distance first.
    pub imbalances: Vec<Imbalance>,
    /// How many win shares were looked at.
    pub looked_at: usize,
    /// Each further variant against the first.
    pub comparisons: Vec<Comparison>,
    /// The verdict in sentences, the most important first.
    pub sentences: Vec<String>,
}

/// More imbalances than these are told as a number.
const TOLD_MAX: usize = 6;

impl Verdict {
    /// Judges the results of a study.
    pub fn of<G: Subject>(results: &Results) -> Verdict {
        let mut verdict = Verdict::default();
        let mut all = Vec::new();
        let study = &results.study;
        for (cell, measures) in results.cells.iter().zip(&results.measures) {
            let bots = match cell.role {
                Role::Main => study.bots.join(", "),
                // A bot against itself is a table at another skill.
                Role::Skill { challenger, field } if challenger == field => {
                    study.skills[field].clone()
                }
                _ => continue,
            };
            let standings = &measures.standings;
            let mut look = |name: String, figure: &Figure| {
                let fair = standings.fair();
                let p = figure.ratio.p_against(fair);
                if let (Some(p), Some(share), Some(interval)) =
                    (p, figure.ratio.value(), figure.ratio.share_interval())
                {
                    all.push(Imbalance {
                        variant: cell.variant,
                        players: cell.players,
                        bots: bots.clone(),
                        is_main: cell.role == Role::Main,
                        name,
                        share,
                        fair,
                        interval,
                        p_adjusted: p,
                        games: figure.ratio.games(),
                    });
                }
            };
            for (group, figures) in G::GROUPS.iter().zip(&standings.groups) {
                for (value, figure) in group.values.iter().zip(figures) {
                    look(format!("{} {value}", group.name), figure);
                }
            }
            // Different bots by seat make seats differ, which is no fault of the game.
            let mixed = cell.role == Role::Main && study.bots.iter().any(|b| *b != study.bots[0]);
            if !mixed {
                for (seat, figure) in standings.seats.iter().enumerate() {
                    look(format!("seat {seat}"), figure);
                }
            }
        }
        let adjusted = holm(&all.iter().map(|one| one.p_adjusted).collect::<Vec<_>>());
        all.iter_mut().zip(adjusted).for_each(|(one, p)| one.p_adjusted = p);
        verdict.looked_at = all.len();
        let shares = all.clone();
        all.retain(|one| one.p_adjusted < ALPHA);
        all.sort_by(|a, b| {
            let distance = |one: &Imbalance| (one.share - one.fair).abs() / one.fair;
            b.is_main.cmp(&a.is_main).then(distance(b).total_cmp(&distance(a)))
        });
        verdict.imbalances = all;
        for variant in 1..study.variants.len() {
            let names = [0, variant].map(|at| study.variants[at].name.clone());
            verdict.comparisons.push(Comparison::of::<G>((results, 0), (results, variant), names));
        }
        verdict.tell(results, &shares);
        verdict
    }

    fn tell(&mut self, results: &Results, shares: &[Imbalance]) {
        let study = &results.study;
        let mut said = Vec::new();
        let main: Vec<&Imbalance> = self.imbalances.iter().filter(|one| one.is_main).collect();
        for one in main.iter().take(TOLD_MAX) {
            said.push(imbalance(one, study) + &elsewhere(one, shares));
        }
        if main.len() > TOLD_MAX {
            let more = main.len() - TOLD_MAX;
            said.push(format!("{more} more win shares are unfair; the charts below mark them."));
        }
        let other = self.imbalances.len() - main.len();
        if other > 0 {
            let shares = if other == 1 { "win share is" } else { "win shares are" };
            said.push(format!("At other skills {other} {shares} unfair."));
        }
        if self.imbalances.is_empty() {
            said.push(format!(
                "No win share differs from the fair one: none of the {} that were compared, after \
                 correction for their number.{}",
                self.looked_at,
                finest(results)
            ));
        }
        for comparison in &self.comparisons {
            said.extend(compared(comparison));
        }
        said.extend(self.idle(results));
        said.push(format!(
            "All of this is about games between bots (‘{}’); people may play differently.",
            study.bots.join(", ")
        ));
        self.sentences = said;
    }

    /// What nobody would miss, and what is never used.
    fn idle(&self, results: &Results) -> Vec<String> {
        let mut said = Vec::new();
        let Some(base) = results.main_of(0, results.study.players[0]) else { return said };
        let never: Vec<&str> = (results.levers[0].iter().zip(&base.levers))
            .filter(|(_, figures)| figures.used.ratio.size() > 0.0)
            .filter(|(_, figures)| figures.used.ratio.total() == 0.0)
            .map(|(lever, _)| lever.label.as_str())
            .collect();
        if !never.is_empty() {
            said.push(format!("Never used in {} games: {}.", base.games, never.join("; ")));
        }
        let worths =
            (0..results.levers[0].len()).filter_map(|lever| Some((lever, results.worth(lever)?)));
        let p: Vec<(usize, crate::results::Worth)> = worths.collect();
        let values: Vec<f64> = p
            .iter()
            .map(|(_, worth)| crate::ratio::two_sided(worth.value / worth.error.max(1e-12)))
            .collect();
        let adjusted = holm(&values);
        let mut real: Vec<&(usize, crate::results::Worth)> =
            p.iter().zip(&adjusted).filter(|(_, p)| **p < ALPHA).map(|(one, _)| one).collect();
        real.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        if let Some((lever, worth)) = real.first().filter(|(_, worth)| worth.value > 0.0) {
            said.push(format!(
                "Players would miss “{}” most: a bot that may not use it wins {} less ({}).",
                results.levers[0][*lever].label,
                points(worth.value),
                interval(worth.interval()),
            ));
        }
        for (lever, worth) in real.iter().filter(|(_, worth)| worth.value < 0.0) {
            said.push(format!(
                "These bots would do better without “{}”: a bot that may not use it wins {} more.",
                results.levers[0][*lever].label,
                points(-worth.value),
            ));
        }
        said
    }

    /// The lever that the verdict names first for a variant: the one that changed most surely.
    pub fn named_lever(&self, variant: usize) -> Option<usize> {
        self.comparisons.get(variant.checked_sub(1)?)?.levers().first()?.lever
    }
}

fn imbalance(one: &Imbalance, study: &Study) -> String {
    let where_it_is = match study.variants.len() {
        1 => format!("at {} players", one.players),
        _ => format!("in “{}” at {} players", study.variants[one.variant].name, one.players),
    };
    let way = if one.share > one.fair { "too much" } else { "too little" };
    format!(
        "{} wins {} {where_it_is} with ‘{}’ (fair: {}), {} {way}. 95 % interval {}, {}, {} games.",
        capital(&one.name),
        percent(one.share),
        one.bots,
        percent(one.fair),
        points((one.share - one.fair).abs()),
        interval(one.interval),
        sureness(one.p_adjusted),
        one.games,
    )
}

/// The same share at other skills.
fn elsewhere(one: &Imbalance, shares: &[Imbalance]) -> String {
    let same = |other: &&Imbalance| {
        !other.is_main
            && other.bots != one.bots
            && (other.variant, other.players) == (one.variant, one.players)
            && other.name == one.name
    };
    let told: Vec<String> = shares
        .iter()
        .filter(same)
        .map(|other| format!("{} with ‘{}’", percent(other.share), other.bots))
        .collect();
    if told.is_empty() { String::new() } else { format!(" At other skills: {}.", told.join(", ")) }
}

/// How exact a finding of nothing is.
fn finest(results: &Results) -> String {
    let widest = results.main().filter_map(|(_, measures)| measures.standings.widest());
    match widest.reduce(f64::max) {
        Some(widest) => format!(
            " A difference of more than {} would probably have shown.",
            points(1.5 * widest)
        ),
        None => String::new(),
    }
}

fn compared(comparison: &Comparison) -> Vec<String> {
    let [first, second] = &comparison.names;
    let real = comparison.real();
    if real.is_empty() {
        return vec![format!(
            "“{second}” plays like “{first}”: none of {} figures differs, after correction for \
             their number.",
            comparison.tested()
        )];
    }
    let mut said = Vec::new();
    let levers = comparison.levers();
    if let Some(change) = levers.first() {
        let name = change.labels[1].split(": ").next().unwrap_or_default();
        let others = match levers.len() - 1 {
            0 => String::new(),
            1 => " One other follows.".to_owned(),
            more => format!(" {more} others follow."),
        };
        said.push(format!(
            "In “{second}”, “{name}” stands out: {} ({}).{others}",
            told(change),
            sureness(change.p_adjusted.unwrap_or(1.0)),
        ));
    }
    let besides: Vec<String> = real
        .iter()
        .filter(|change| change.lever.is_none())
        .take(3)
        .map(|change| format!("{}: {}", change.labels[1], told(change)))
        .collect();
    if !besides.is_empty() {
        said.push(format!("“{second}” against “{first}”, besides: {}.", besides.join("; ")));
    }
    said
}

/// What changed, as `used 12.1 % instead of 8.0 % at 4 players`.
pub(crate) fn told(change: &Change) -> String {
    let what = match change.lever {
        Some(_) => change.labels[1].rsplit(": ").next().unwrap_or_default().to_owned() + " ",
        None => String::new(),
    };
    let say = |value: Option<f64>| match (value, change.unit) {
        (None, _) => "–".to_owned(),
        (Some(value), Unit::Share) => percent(value),
        (Some(value), Unit::Mean) => figure(value),
    };
    format!(
        "{what}{} instead of {} at {} players",
        say(change.values[1]),
        say(change.values[0]),
        change.players
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}
