//! The sum of many games.

use super::series::Series;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::Offered;
use crate::table::{MINUS, TextTable};
use kernel::{Journal, Line, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use texts::cli::{Label, Message, label};

/// Sums over games: whole numbers, so that the order in which they are added does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    games: u64,
    unfinished: u64,
    shared: u64,
    turns: u64,
    decisions: u64,
    seats: Vec<SideResults>,
    bots: BTreeMap<String, SideResults>,
    endings: BTreeMap<&'static str, u64>,
}

/// The results of a seat or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SideResults {
    games: u64,
    /// Victories in sixtieths: a shared one is divided, and up to six can share.
    sixtieths: u64,
    /// In each column of the score; empty before the first game.
    points: Vec<i64>,
}

/// A victory, in the unit of [`SideResults::sixtieths`].
const VICTORY: u64 = 60;

impl SideResults {
    fn add(&mut self, sixtieths: u64, points: &[i32]) {
        self.games += 1;
        self.sixtieths += sixtieths;
        self.points.resize(points.len(), 0);
        for (sum, more) in self.points.iter_mut().zip(points) {
            *sum += i64::from(*more);
        }
    }

    fn and(&mut self, other: &SideResults) {
        self.games += other.games;
        self.sixtieths += other.sixtieths;
        self.points.resize(self.points.len().max(other.points.len()), 0);
        for (sum, more) in self.points.iter_mut().zip(&other.points) {
            *sum += more;
        }
    }
}

impl Tally {
    /// Creates an empty tally.
    pub fn new(players: u8) -> Self {
        Tally {
            games: 0,
            unfinished: 0,
            shared: 0,
            turns: 0,
            decisions: 0,
            seats: vec![SideResults::default(); players.into()],
            bots: BTreeMap::new(),
            endings: BTreeMap::new(),
        }
    }

    /// Adds a game. One that was stopped counts as that and nothing else.
    pub fn add<G: Offered>(&mut self, series: &Series<G>, index: u64, journal: &Journal<G>) {
        let game = journal.now();
        let Some(standing) = game.standing() else {
            self.unfinished += 1;
            return;
        };
        self.games += 1;
        self.shared += u64::from(standing.winners().count() > 1);
        self.turns += u64::from(game.turns());
        let moves = journal.lines().iter().filter(|line| matches!(line, Line::Move(..)));
        self.decisions += moves.count() as u64;
        *self.endings.entry(game.ending().expect("the game is over")).or_default() += 1;
        let share = VICTORY / standing.winners().count().max(1) as u64;
        for seat in Seat::all(game.players()) {
            let won = if standing.place(seat) == 1 { share } else { 0 };
            let points = game.column_points(seat);
            self.seats[seat.index()].add(won, &points);
            let bot = series.bot(index, seat);
            match self.bots.get_mut(bot) {
                Some(side) => side.add(won, &points),
                None => self.bots.entry(bot.to_owned()).or_default().add(won, &points),
            }
        }
    }

    /// Both sums together.
    pub fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.shared += other.shared;
        self.turns += other.turns;
        self.decisions += other.decisions;
        for (side, more) in self.seats.iter_mut().zip(other.seats) {
            side.and(&more);
        }
        for (bot, more) in other.bots {
            self.bots.entry(bot).or_default().and(&more);
        }
        for (ending, more) in other.endings {
            *self.endings.entry(ending).or_default() += more;
        }
        self
    }

    fn per_game(&self, sum: u64) -> f64 {
        rounded(sum as f64, self.games)
    }

    /// The sum as JSON.
    pub fn summary<G: Offered>(&self, series: &Series<G>) -> impl Serialize + use<G> {
        let side = |side: &SideResults| SideSummary {
            games: side.games,
            wins: Wins::of(side),
            mean_score: MeanScore::of::<G>(side),
        };
        let ending = |(word, _): (&'static str, &str)| {
            (word, self.endings.get(word).copied().unwrap_or_default())
        };
        Summary {
            game: G::NAME,
            rules: G::EDITION,
            players: self.seats.len(),
            games: self.games,
            unfinished: self.unfinished,
            seed: series.seed,
            shared_wins: self.shared,
            mean_turns: self.per_game(self.turns),
            mean_decisions: self.per_game(self.decisions),
            bots: self.bots.iter().map(|(bot, sums)| (bot.clone(), side(sums))).collect(),
            seats: self.seats.iter().map(side).collect(),
            endings: G::endings(texts::Lang::En).into_iter().map(ending).collect(),
        }
    }

    /// The sum as comma-separated values, a line for each bot and each seat.
    pub fn csv<G: Offered>(&self, context: &mut Context) -> Result<(), CommandError> {
        let columns: Vec<String> =
            G::columns(texts::Lang::En).iter().map(|(word, _)| format!("mean_{word}")).collect();
        context.line(format!("kind,name,games,wins,win_share,{}", columns.join(",")))?;
        let bots = self.bots.iter().map(|(bot, side)| ("bot", bot.clone(), side));
        let seats = self.seats.iter().enumerate();
        let seats = seats.map(|(seat, side)| ("seat", seat.to_string(), side));
        for (kind, name, side) in bots.chain(seats) {
            let wins = side.sixtieths as f64 / VICTORY as f64;
            let share = rounded(wins, side.games);
            let means = side.points.iter().map(|points| rounded(*points as f64, side.games));
            let means: Vec<String> = means.map(|mean| mean.to_string()).collect();
            let games = side.games;
            let wins = shortest(wins);
            context.line(format!("{kind},{name},{games},{wins},{share},{}", means.join(",")))?;
        }
        Ok(())
    }

    /// The sum as tables.
    pub fn tell<G: Offered>(
        &self,
        series: &Series<G>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let lang = context.lang;
        let games = self.games;
        let seed = series.seed;
        let players = self.seats.len() as u8;
        let title = Message::SeriesTitle { game: G::title(context.lang), players, games, seed };
        context.line(context.bold(&context.say(&title)))?;
        let heading = |first| {
            let words = [first, Label::Games, Label::Wins, Label::WinsPercent];
            let columns = G::columns(lang).into_iter().map(|(_, heading)| heading);
            words.map(|word| label(lang, word)).into_iter().chain(columns).collect::<Vec<_>>()
        };
        let row = |name: String, side: &SideResults| {
            let wins = side.sixtieths as f64 / VICTORY as f64;
            let percent = format!("{:.1}", wins * 100.0 / side.games.max(1) as f64);
            let points = side.points.iter().map(|points| {
                let mean = format!("{:.2}", *points as f64 / side.games.max(1) as f64);
                mean.replace('-', &MINUS.to_string())
            });
            let row = [name, side.games.to_string(), shortest(wins), percent];
            row.into_iter().chain(points).collect::<Vec<_>>()
        };
        let mut table = TextTable::new(heading(Label::Bot));
        self.bots.iter().for_each(|(bot, side)| table.row(row(bot.clone(), side)));
        context.line("")?;
        context.text(table)?;
        let mut table = TextTable::new(heading(Label::Seat));
        self.seats.iter().enumerate().for_each(|(seat, side)| {
            table.row(row(seat.to_string(), side));
        });
        context.line("")?;
        context.text(table)?;
        context.line("")?;
        let mean = |sum: u64| format!("{:.1}", sum as f64 / games.max(1) as f64);
        let turns = &mean(self.turns);
        let decisions = &mean(self.decisions);
        let shared = self.shared;
        context.line(context.say(&Message::SeriesMeans { turns, decisions, shared }))?;
        if self.unfinished > 0 {
            context.line(context.say(&Message::Unfinished { games: self.unfinished }))?;
        }
        for (word, sentence) in G::endings(lang) {
            if let Some(games) = self.endings.get(word) {
                context.line(format!("{games} × {sentence}"))?;
            }
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Summary {
    game: &'static str,
    rules: u8,
    players: usize,
    games: u64,
    unfinished: u64,
    seed: u64,
    shared_wins: u64,
    mean_turns: f64,
    mean_decisions: f64,
    bots: BTreeMap<String, SideSummary>,
    seats: Vec<SideSummary>,
    endings: BTreeMap<&'static str, u64>,
}

#[derive(Serialize)]
struct SideSummary {
    games: u64,
    wins: Wins,
    mean_score: MeanScore,
}

/// Victories: a whole number unless some were shared.
#[derive(Serialize)]
#[serde(untagged)]
enum Wins {
    Whole(u64),
    Shared(f64),
}

impl Wins {
    fn of(side: &SideResults) -> Wins {
        match side.sixtieths % VICTORY {
            0 => Wins::Whole(side.sixtieths / VICTORY),
            _ => Wins::Shared(rounded(side.sixtieths as f64, VICTORY)),
        }
    }
}

/// A number with at most two digits behind the point.
fn shortest(number: f64) -> String {
    ((number * 100.0).round() / 100.0).to_string()
}

/// A number, or one for each column where a game compares columns.
#[derive(Serialize)]
#[serde(untagged)]
enum MeanScore {
    Points(f64),
    Columns(BTreeMap<&'static str, f64>),
}

impl MeanScore {
    fn of<G: Offered>(side: &SideResults) -> MeanScore {
        let mut points = side.points.clone();
        let columns = G::columns(texts::Lang::En);
        points.resize(columns.len(), 0);
        let means = points.iter().map(|points| rounded(*points as f64, side.games));
        match columns.len() {
            1 => MeanScore::Points(means.sum()),
            _ => MeanScore::Columns(columns.iter().map(|(word, _)| *word).zip(means).collect()),
        }
    }
}

/// A mean with three digits behind the point.
fn rounded(sum: f64, count: u64) -> f64 {
    (sum / count.max(1) as f64 * 1000.0).round() / 1000.0
}
