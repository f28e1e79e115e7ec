//! The measures of a cell: every figure as a ratio over games, with example games.

use crate::ratio::{Difference, Ratio};
use crate::row::GameRow;
use crate::subject::{Holder, Lever, NO_VALUE, Subject};

/// The number of example games per figure.
const EXAMPLES: usize = 3;
/// The last bin of a histogram. Longer games are counted in it.
const LENGTH_MAX: usize = 4_000;

/// A figure and its first example games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figure {
    /// The figure.
    pub ratio: Ratio,
    /// The example games: cell and number.
    pub examples: Vec<(u16, u32)>,
}

impl Figure {
    fn add(&mut self, row: &GameRow, above: f64, below: f64) {
        self.ratio.add(above, below);
        if above > 0.0 && self.examples.len() < EXAMPLES {
            self.examples.push((row.cell, row.game));
        }
    }
}

/// The win shares by seat and by each group of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// The number of players, which determines the fair share.
    pub players: u8,
    /// The win share of each seat.
    pub seats: Vec<Figure>,
    /// The win shares by group and value.
    pub groups: Vec<Vec<Figure>>,
}

impl Standings {
    /// Creates empty standings.
    pub fn new<G: Subject>(players: u8) -> Standings {
        let figures = |count: usize| vec![Figure::default(); count];
        Standings {
            players,
            seats: figures(players.into()),
            groups: G::GROUPS.iter().map(|group| figures(group.values.len())).collect(),
        }
    }

    /// Adds a game. A stopped game is ignored.
    pub fn add(&mut self, row: &GameRow) {
        if !row.finished || row.players != self.players {
            return;
        }
        for (seat, figure) in self.seats.iter_mut().enumerate() {
            figure.add(row, row.share(seat), 1.0);
        }
        for (values, of_seats) in self.groups.iter_mut().zip(&row.groups) {
            for (value, figure) in values.iter_mut().enumerate() {
                let seats = || row.seats().filter(|&s| usize::from(of_seats[s]) == value);
                let won = seats().map(|seat| row.share(seat)).sum();
                let played = seats().count();
                if played > 0 {
                    figure.add(row, won, played as f64);
                }
            }
        }
    }

    /// Returns the fair win share of a seat.
    pub fn fair(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    /// Returns half the width of the widest interval, or `None` if an interval is not known yet.
    pub fn widest(&self) -> Option<f64> {
        let figures = self.seats.iter().chain(self.groups.iter().flatten());
        let mut widest: f64 = 0.0;
        for figure in figures.filter(|figure| figure.ratio.size() > 0.0) {
            let [low, high] = figure.ratio.share_interval()?;
            widest = widest.max((high - low) / 2.0);
        }
        Some(widest)
    }
}

/// The use rate of a lever, and the win shares with and without it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LeverFigures {
    /// Uses, relative to the seats that could use it.
    pub used: Figure,
    /// Wins of the seats that used it.
    pub won_with: Figure,
    /// Wins of the seats that could have used it but didn't.
    pub won_without: Figure,
}

/// The distribution of a length.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Length {
    /// The mean.
    pub mean: Figure,
    counts: Vec<u32>,
}

impl Length {
    fn add(&mut self, row: &GameRow, length: u32) {
        self.mean.add(row, length.into(), 1.0);
        let at = (length as usize).min(LENGTH_MAX);
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
    }

    /// Returns the length that this share of the games doesn't exceed.
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let all: u64 = self.counts.iter().map(|&count| u64::from(count)).sum();
        let wanted = (share * all as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.counts
            .iter()
            .position(|&count| {
                seen += u64::from(count);
                all > 0 && seen >= wanted
            })
            .map(|at| at as u32)
    }

    /// Returns the number of games of each length, from 0.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }
}

/// All measures of a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Measures {
    /// The number of games played to their end.
    pub games: u64,
    /// The number of stopped games.
    pub unfinished: u64,
    /// The win shares.
    pub standings: Standings,
    /// The win share of the seat that differs from the others, if there is one.
    pub special: Figure,
    /// The number of turns.
    pub turns: Length,
    /// The number of decisions.
    pub decisions: Length,
    /// The number of legal moves per decision.
    pub legal: Figure,
    /// The share of each ending.
    pub endings: Vec<Figure>,
    /// The share of games in which a tie was broken.
    pub broken_ties: Figure,
    /// The share of games with several winners.
    pub shared: Figure,
    /// The share of games in which each rule fired.
    pub fired: Vec<Figure>,
    /// The points of the winners by source.
    pub winners: Vec<Figure>,
    /// The points of the others by source.
    pub others: Vec<Figure>,
    /// The figures of each lever.
    pub levers: Vec<LeverFigures>,
    /// The tension of the games.
    pub tension: TensionFigures,
    /// The figures from the oracle.
    pub oracle: OracleFigures,
    holders: Vec<Holder>,
}

/// The figures of [`crate::row::Tension`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TensionFigures {
    /// Lead changes per game.
    pub lead_changes: Figure,
    /// The mean deficit of the eventual winner while behind.
    pub drama: Figure,
    /// The share of the game after which the winner's chance never fell below one half.
    pub decisiveness: Figure,
    /// The leader's chance at half time.
    pub half_time: Figure,
    /// The share of games won by the leader at half time.
    pub runaway: Figure,
}

/// The figures of [`crate::row::Oracle`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OracleFigures {
    /// The loss of the second-best move.
    pub second: Figure,
    /// The loss of the worst move.
    pub worst: Figure,
    /// The share of decisions that hardly matter.
    pub indifferent: Figure,
    /// The share of kingmaking decisions.
    pub kingmaking: Figure,
    /// The share of games with a kingmaking decision.
    pub kingmaking_games: Figure,
}

impl Measures {
    /// Creates empty measures.
    pub fn new<G: Subject>(players: u8, levers: &[Lever]) -> Measures {
        let figures = |count: usize| vec![Figure::default(); count];
        Measures {
            games: 0,
            unfinished: 0,
            standings: Standings::new::<G>(players),
            special: Figure::default(),
            turns: Length::default(),
            decisions: Length::default(),
            legal: Figure::default(),
            endings: figures(G::ENDINGS.len()),
            broken_ties: Figure::default(),
            shared: Figure::default(),
            fired: figures(G::RULES.len()),
            winners: figures(G::SOURCES.len()),
            others: figures(G::SOURCES.len()),
            levers: vec![LeverFigures::default(); levers.len()],
            tension: TensionFigures::default(),
            oracle: OracleFigures::default(),
            holders: levers.iter().map(|lever| lever.holder).collect(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, row: &GameRow) {
        if row.players != self.standings.players {
            return;
        }
        if !row.finished {
            self.unfinished += 1;
            return;
        }
        self.games += 1;
        self.standings.add(row);
        if let Some(seat) = row.special {
            self.special.add(row, row.share(seat.into()), 1.0);
        }
        self.turns.add(row, row.turns);
        self.decisions.add(row, row.decisions);
        self.legal.add(row, row.legal as f64, row.decisions.into());
        let flag = |set: bool| f64::from(u8::from(set));
        for (ending, figure) in self.endings.iter_mut().enumerate() {
            figure.add(row, flag(usize::from(row.ending) == ending), 1.0);
        }
        self.broken_ties.add(row, flag(row.broke_tie), 1.0);
        self.shared.add(row, flag(row.is_shared()), 1.0);
        for (rule, figure) in self.fired.iter_mut().enumerate() {
            figure.add(row, flag(row.fired >> rule & 1 == 1), 1.0);
        }
        self.add_points(row);
        self.add_levers(row);
        let tension = &row.tension;
        self.tension.lead_changes.add(row, tension.lead_changes.into(), 1.0);
        self.tension.drama.add(row, tension.drama.into(), 1.0);
        self.tension.decisiveness.add(row, tension.decisiveness.into(), 1.0);
        self.tension.half_time.add(row, tension.half_time.into(), 1.0);
        self.tension.runaway.add(row, flag(tension.runaway), 1.0);
        if let Some(oracle) = &row.oracle {
            let decisions = f64::from(oracle.decisions);
            self.oracle.second.add(row, oracle.second.into(), decisions);
            self.oracle.worst.add(row, oracle.worst.into(), decisions);
            self.oracle.indifferent.add(row, oracle.indifferent.into(), decisions);
            self.oracle.kingmaking.add(row, oracle.kingmaking.into(), decisions);
            self.oracle.kingmaking_games.add(row, flag(oracle.kingmaking > 0), 1.0);
        }
    }

    fn add_points(&mut self, row: &GameRow) {
        let winners = row.seats().filter(|&seat| row.places[seat] == 1).count();
        let others = usize::from(row.players) - winners;
        for (index, points) in row.sources.iter().enumerate().take(self.winners.len()) {
            let sum = |won: bool| -> f64 {
                let seats = row.seats().filter(|&seat| (row.places[seat] == 1) == won);
                seats.map(|seat| f64::from(points[seat])).sum()
            };
            self.winners[index].add(row, sum(true), winners as f64);
            if others > 0 {
                self.others[index].add(row, sum(false), others as f64);
            }
        }
    }

    fn add_levers(&mut self, row: &GameRow) {
        for (lever, figures) in self.levers.iter_mut().enumerate() {
            let can = |seat: usize| match self.holders[lever] {
                Holder::Anyone => true,
                Holder::Of { group, value } => {
                    value != NO_VALUE && row.groups[group][seat] == value
                }
            };
            // Forbidden uses must not affect the use rate.
            let mut able = 0.0;
            let mut with = 0.0;
            let mut won_with = 0.0;
            let mut won_without = 0.0;
            for seat in row.seats().filter(|&seat| can(seat)) {
                able += 1.0;
                if row.used[seat] >> lever & 1 == 1 {
                    with += 1.0;
                    won_with += row.share(seat);
                } else {
                    won_without += row.share(seat);
                }
            }
            if able > 0.0 {
                figures.used.add(row, with, able);
            }
            if with > 0.0 {
                figures.won_with.add(row, won_with, with);
            }
            if able > with {
                figures.won_without.add(row, won_without, able - with);
            }
        }
    }
}

/// The kind of number a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share, shown in percent.
    Share,
    /// A mean.
    Mean,
}

/// A figure under its name, for tables, CSV and comparisons.
pub struct Named<'a> {
    /// The panel it belongs to.
    pub panel: &'static str,
    /// The key, the same in every variant.
    pub key: String,
    /// The label for people.
    pub label: String,
    /// The kind of number.
    pub unit: Unit,
    /// The figure.
    pub figure: &'a Figure,
    /// The lever it is about, if any.
    pub lever: Option<usize>,
}

impl Named<'_> {
    /// Returns the 95 % interval.
    pub fn interval(&self) -> Option<[f64; 2]> {
        match self.unit {
            Unit::Share => self.figure.ratio.share_interval(),
            Unit::Mean => self.figure.ratio.mean_interval(),
        }
    }

    /// Returns the difference between this figure and the same figure elsewhere.
    pub fn difference(&self, other: &Named) -> Option<Difference> {
        match self.unit {
            Unit::Share => Difference::of_shares(&self.figure.ratio, &other.figure.ratio),
            Unit::Mean => Difference::of_means(&self.figure.ratio, &other.figure.ratio),
        }
    }
}

impl Measures {
    /// Returns every figure with its name, in the order of the report.
    pub fn named<G: Subject>(&self, levers: &[Lever]) -> Vec<Named<'_>> {
        let mut all = Vec::new();
        let mut add = |panel, key: String, label: String, unit, figure, lever| {
            all.push(Named { panel, key, label, unit, figure, lever });
        };
        for (group, figures) in G::GROUPS.iter().zip(&self.standings.groups) {
            for (value, figure) in group.values.iter().zip(figures) {
                if figure.ratio.size() > 0.0 {
                    let key = format!("win/{}/{value}", group.name);
                    add("wins", key, format!("{} {value}", group.name), Unit::Share, figure, None);
                }
            }
        }
        for (seat, figure) in self.standings.seats.iter().enumerate() {
            add(
                "wins",
                format!("win/seat/{seat}"),
                format!("seat {seat}"),
                Unit::Share,
                figure,
                None,
            );
        }
        let mut mean = |panel, name: &str, figure| {
            add(panel, name.to_owned(), name.to_owned(), Unit::Mean, figure, None);
        };
        mean("length", "turns", &self.turns.mean);
        mean("length", "decisions", &self.decisions.mean);
        mean("decisions", "legal moves", &self.legal);
        mean("tension", "lead changes", &self.tension.lead_changes);
        mean("tension", "drama", &self.tension.drama);
        mean("tension", "decisiveness", &self.tension.decisiveness);
        mean("tension", "leader's chance at half time", &self.tension.half_time);
        mean("decisions", "second-best move loses", &self.oracle.second);
        mean("decisions", "worst move loses", &self.oracle.worst);
        mean("decisions", "indifferent decisions", &self.oracle.indifferent);
        mean("kingmaking", "kingmaking decisions", &self.oracle.kingmaking);
        for (source, figure) in G::SOURCES.iter().zip(&self.winners) {
            mean("points", &format!("winners' points: {source}"), figure);
        }
        for (source, figure) in G::SOURCES.iter().zip(&self.others) {
            mean("points", &format!("others' points: {source}"), figure);
        }
        let mut share = |panel, name: &str, figure| {
            add(panel, name.to_owned(), name.to_owned(), Unit::Share, figure, None);
        };
        share("tension", "leader at half time wins", &self.tension.runaway);
        share("kingmaking", "games with kingmaking", &self.oracle.kingmaking_games);
        share("endings", "broken ties", &self.broken_ties);
        share("endings", "shared victories", &self.shared);
        for (ending, figure) in G::ENDINGS.iter().zip(&self.endings) {
            share("endings", &format!("ending: {ending}"), figure);
        }
        for (rule, figure) in G::RULES.iter().zip(&self.fired) {
            share("rules", &format!("rule {rule} fires"), figure);
        }
        for (index, (lever, figures)) in levers.iter().zip(&self.levers).enumerate() {
            let about = [
                ("used", "used", &figures.used),
                ("won-with", "wins if used", &figures.won_with),
                ("won-without", "wins if not used", &figures.won_without),
            ];
            for (word, said, figure) in about {
                let key = format!("{word}/{}", lever.key);
                let label = format!("{}: {said}", lever.label);
                add("levers", key, label, Unit::Share, figure, Some(index));
            }
        }
        all
    }
}
