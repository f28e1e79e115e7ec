//! The verdict in sentences: what is unbalanced, by how much, how certainly, and at which skill.

use crate::compare::{ALPHA, Comparison, FigureChange};
use crate::measures::{Figure, Unit};
use crate::ratio::holm;
use crate::report::words::{figure, interval, percent, points, sureness};
use crate::results::Results;
use crate::study::{Role, Study};
use crate::subject::Subject;

/// Something that wins more or less than its fair share.
#[derive(Clone, PartialEq, Debug)]
pub struct Imbalance {
    /// The index of the variant.
    pub variant: usize,
    /// The number of players.
    pub players: u8,
    /// The bots.
    pub bots: String,
    /// Whether these are the bots of the plan, as opposed to another skill.
    pub is_main: bool,
    /// The name of the thing.
    pub name: String,
    /// Its win share.
    pub share: f64,
    /// The fair share.
    pub fair: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// The p value, adjusted for all comparisons.
    pub p_adjusted: f64,
    /// The number of games.
    pub games: u64,
}

/// The verdict on a study.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Verdict {
    /// The seats and groups that win too much or too little, largest distance first.
    pub imbalances: Vec<Imbalance>,
    /// The number of win shares that were tested.
    pub looked_at: usize,
    /// The comparisons of each further variant with the first.
    pub comparisons: Vec<Comparison>,
    /// The verdict in sentences, the most important first.
    pub sentences: Vec<String>,
}

/// The maximum number of findings told in sentences. The rest are summed up as a number.
const TOLD_MAX: usize = 6;
/// The maximum number of further tables that the sentence of a finding lists.
const TABLES_MAX: usize = 3;

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
            // Different bots make seats differ, which is no fault of the game. The same goes for a
            // tribe or a role that always has the same seat.
            let mixed = cell.role == Role::Main && study.bots.iter().any(|b| *b != study.bots[0]);
            let is_a_seat =
                |figure: &Figure| standings.seats.iter().any(|seat| seat.ratio == figure.ratio);
            for (group, figures) in G::GROUPS.iter().zip(&standings.groups) {
                for (value, figure) in group.values.iter().zip(figures) {
                    if !mixed || !is_a_seat(figure) {
                        look(format!("{} {value}", group.name), figure);
                    }
                }
            }
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
        let findings = findings(&main);
        for finding in findings.iter().take(TOLD_MAX) {
            said.push(finding.tell(study, shares));
        }
        if findings.len() > TOLD_MAX {
            let more: usize = findings[TOLD_MAX..].iter().map(|finding| finding.tables.len()).sum();
            said.push(match more {
                1 => "1 more win share is unfair; the charts below mark it.".to_owned(),
                more => format!("{more} more win shares are unfair; the charts below mark them."),
            });
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

    /// Returns sentences about levers that are never used, matter most, or hurt the bots.
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

    /// Returns the lever that the verdict names first for a variant: the one whose change is most
    /// certain.
    pub fn named_lever(&self, variant: usize) -> Option<usize> {
        self.comparisons.get(variant.checked_sub(1)?)?.levers().first()?.lever
    }
}

/// One thing that wins too much, or too little, at one or several tables.
struct ImbalanceGroup<'a> {
    /// Its names. The God of Winds, for example, is always the last in turn order.
    names: Vec<&'a str>,
    /// The tables, the worst first.
    tables: Vec<&'a Imbalance>,
}

/// Gathers imbalances into findings, the worst first, so that the verdict says each thing once.
fn findings<'a>(imbalances: &[&'a Imbalance]) -> Vec<ImbalanceGroup<'a>> {
    let mut findings: Vec<ImbalanceGroup<'a>> = Vec::new();
    for &one in imbalances {
        let shown = |finding: &&mut ImbalanceGroup| {
            finding.tables.iter().any(|other| are_same_seats(other, one))
        };
        let named = |finding: &&mut ImbalanceGroup| {
            let first = finding.tables[0];
            let same_way = (first.share > first.fair) == (one.share > one.fair);
            finding.names[0] == one.name && same_way
        };
        if let Some(finding) = findings.iter_mut().find(shown) {
            if are_same_seats(finding.tables[0], one) {
                finding.names.push(&one.name);
            }
        } else if let Some(finding) = findings.iter_mut().find(named) {
            finding.tables.push(one);
        } else {
            findings.push(ImbalanceGroup { names: vec![&one.name], tables: vec![one] });
        }
    }
    findings
}

/// Returns `true` if two imbalances are the same wins of the same seats under two names.
fn are_same_seats(one: &Imbalance, other: &Imbalance) -> bool {
    let table = |one: &Imbalance| (one.variant, one.players, one.games);
    table(one) == table(other) && one.share == other.share && one.interval == other.interval
}

impl ImbalanceGroup<'_> {
    fn name(&self) -> String {
        match self.names.split_first() {
            Some((name, [])) => capital(name),
            Some((name, others)) => {
                format!("{} (the same seats as {})", capital(name), others.join(", "))
            }
            None => String::new(),
        }
    }

    fn tell(&self, study: &Study, shares: &[Imbalance]) -> String {
        let worst = self.tables[0];
        let way = if worst.share > worst.fair { "too much" } else { "too little" };
        let mut said = format!(
            "{} wins {} {} with ‘{}’ (fair: {}), {} {way}. 95 % interval {}, {}, {} games.",
            self.name(),
            percent(worst.share),
            table_words(worst, study),
            worst.bots,
            percent(worst.fair),
            points((worst.share - worst.fair).abs()),
            interval(worst.interval),
            sureness(worst.p_adjusted),
            worst.games,
        );
        let more = &self.tables[1..];
        if !more.is_empty() {
            let listed: Vec<String> = more
                .iter()
                .take(TABLES_MAX)
                .map(|one| {
                    format!(
                        "{} {} (fair: {})",
                        percent(one.share),
                        table_words(one, study),
                        percent(one.fair)
                    )
                })
                .collect();
            let rest = match more.len().saturating_sub(TABLES_MAX) {
                0 => String::new(),
                1 => ", and at 1 more table".to_owned(),
                rest => format!(", and at {rest} more tables"),
            };
            said += &format!(" Also {way}: {}{rest}.", listed.join("; "));
        }
        said + &elsewhere(worst, shares)
    }
}

/// Describes a table, such as `in “open sea” at 4 players`.
fn table_words(one: &Imbalance, study: &Study) -> String {
    match study.variants.len() {
        1 => format!("at {} players", one.players),
        _ => format!("in “{}” at {} players", study.variants[one.variant].name, one.players),
    }
}

/// Describes the same share at other skills.
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

/// Describes the precision of a finding of nothing.
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
            "In “{second}”, “{name}” stands out: {}, {}.{others}",
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

/// Describes a change, such as `used 12.1 % instead of 8.0 % at 4 players`.
pub(crate) fn told(change: &FigureChange) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn imbalance(name: &str, players: u8, share: f64) -> Imbalance {
        Imbalance {
            variant: 0,
            players,
            bots: "greedy".to_owned(),
            is_main: true,
            name: name.to_owned(),
            share,
            fair: 1.0 / f64::from(players),
            interval: [share - 0.01, share + 0.01],
            p_adjusted: 0.001,
            games: 1_000,
        }
    }

    #[test]
    fn each_finding_is_told_once_with_all_its_tables_and_names() {
        let all = [
            imbalance("role God of Winds", 6, 0.02),
            imbalance("turn order sixth", 6, 0.02),
            imbalance("role God of Winds", 4, 0.12),
            imbalance("turn order fourth", 4, 0.12),
            imbalance("role captain", 4, 0.29),
            imbalance("turn order fourth", 5, 0.25),
        ];
        let told = findings(&all.iter().collect::<Vec<_>>());
        let names: Vec<&[&str]> = told.iter().map(|finding| finding.names.as_slice()).collect();
        let god = ["role God of Winds", "turn order sixth"];
        assert_eq!(names, [&god[..], &["role captain"], &["turn order fourth"]]);
        let tables: Vec<usize> = told.iter().map(|finding| finding.tables.len()).collect();
        assert_eq!(tables, [2, 1, 1]);
    }
}
