//! The findings of a review: plain data, the same for web page, terminal and programs.

use crate::chances::{Chances, Measured};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The grade of a bad decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// It cost at least 5 % of winning.
    Inaccuracy,
    /// It cost at least 10 %.
    Mistake,
    /// It cost at least 20 %.
    Blunder,
}

impl Grade {
    /// All grades, mildest first.
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// Returns the smallest loss of the chance of winning that gets this grade.
    pub const fn from_loss(self) -> f64 {
        match self {
            Grade::Inaccuracy => 0.05,
            Grade::Mistake => 0.10,
            Grade::Blunder => 0.20,
        }
    }

    /// Returns the word for programs and the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// Returns the grade of a loss, or `None` if the loss is small or could be noise.
    pub fn of(loss: &Measured) -> Option<Grade> {
        let grade = Grade::ALL.into_iter().rfind(|grade| loss.value >= grade.from_loss())?;
        loss.stands_out().then_some(grade)
    }
}

/// The extent of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extent {
    /// To the end of the game.
    Whole,
    /// To the last line of a record whose game has no end yet.
    Unfinished,
    /// Up to the point where it was stopped.
    Stopped,
}

/// A kind of event to mark on the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Highlight {
    /// Points or moons were scored.
    Scoring,
    /// A legend was written or disclosed.
    Legend,
    /// A song was written.
    Song,
    /// A battle.
    Battle,
    /// A feat.
    Feat,
    /// Another seat takes the lead.
    LeadChange,
}

/// A marked moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The number of lines of the record before it.
    pub line: usize,
    /// The turn.
    pub turn: u32,
    /// The kind of event.
    pub what: Highlight,
    /// The seat it belongs to, if any.
    pub seat: Option<Seat>,
}

/// The chances at one point in time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RiverPoint {
    /// The number of lines of the record before it.
    pub line: usize,
    /// The turn.
    pub turn: u32,
    /// Each seat's chance, based on what the reviewed seat could know.
    pub chances: Chances,
    /// The noise of the reviewed seat's own chance.
    pub noise: f64,
    /// Each seat's chance for an omniscient viewer. `None` in a game without secrets, where it is
    /// the same.
    pub omniscient: Option<Chances>,
}

/// A move that the search weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveOption {
    /// The move in the notation of records.
    #[serde(rename = "move")]
    pub mv: String,
    /// The number of times the search tried it.
    pub visits: u32,
    /// Each seat's chance after it.
    pub chances: Chances,
    /// The noise of the deciding seat's chance.
    pub noise: f64,
}

/// One decision of the reviewed seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The number of lines of the record before it.
    pub line: usize,
    /// The turn.
    pub turn: u32,
    /// The number of moves that the rules listed.
    pub legal: usize,
    /// The chosen move, in the notation of records.
    pub chosen: String,
    /// The move that the search prefers.
    pub preferred: String,
    /// The seat's chance of winning with the preferred move, minus that with the chosen one.
    /// Negative if the chosen one turned out better.
    pub loss: Measured,
    /// The grade, if any.
    pub grade: Option<Grade>,
    /// The moves the search considered, best first. Includes the chosen move if the search tried
    /// it.
    pub options: Vec<MoveOption>,
}

impl Decision {
    /// Returns the part of the loss that counts: 0 unless it exceeds the noise.
    pub fn error(&self) -> f64 {
        if self.loss.stands_out() { self.loss.value } else { 0.0 }
    }
}

/// The change of the reviewed seat's chance, by cause. The parts sum to the total.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ChanceChange {
    /// The total change.
    pub all: f64,
    /// The part caused by the seat's own errors; never positive.
    pub own_errors: f64,
    /// The part caused by luck, as far as the evaluation sees it.
    pub luck: f64,
    /// The part caused by errors of the others.
    pub others_errors: f64,
    /// The part that the evaluation can't explain: it changes its estimate at the next position.
    pub rest: f64,
}

impl ChanceChange {
    /// Returns the sum of both changes.
    #[must_use]
    pub fn plus(self, other: ChanceChange) -> ChanceChange {
        ChanceChange {
            all: self.all + other.all,
            own_errors: self.own_errors + other.own_errors,
            luck: self.luck + other.luck,
            others_errors: self.others_errors + other.others_errors,
            rest: self.rest + other.rest,
        }
    }
}

/// The change of the reviewed seat's chance between two points of the river.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StepChange {
    /// The number of lines before it.
    pub line: usize,
    /// The seat that decided there; `None` at the very start.
    pub decider: Option<Seat>,
    /// The change.
    pub change: ChanceChange,
}

/// The review of a record for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The name of the game.
    pub game: String,
    /// The number of seats at the table.
    pub players: u8,
    /// The reviewed seat.
    pub seat: Seat,
    /// The search iterations for each decision.
    pub iterations: u32,
    /// The seed of the review's random numbers.
    pub seed: u64,
    /// The number of lines in the record.
    pub lines: usize,
    /// The number of lines that the review covers.
    pub lines_reviewed: usize,
    /// The extent of the review.
    pub extent: Extent,
    /// The chances over time, starting before the first line.
    pub river: Vec<RiverPoint>,
    /// The decisions of the seat.
    pub decisions: Vec<Decision>,
    /// The changes of the seat's chance from point to point of the river.
    pub steps: Vec<StepChange>,
    /// The sum of all steps.
    pub sum: ChanceChange,
    /// The share of the variance of results that the evaluation explains as luck, as measured for
    /// this game and number of players.
    pub luck_share: f64,
    /// The marked moments.
    pub moments: Vec<Moment>,
}

/// The smallest share of explained luck at which luck is shown as a figure.
pub const LUCK_SHARE_MIN: f64 = 0.20;

impl Review {
    /// Returns `true` if luck may be shown as a figure. Otherwise par says more.
    pub fn tells_luck(&self) -> bool {
        self.luck_share >= LUCK_SHARE_MIN
    }

    /// Returns the seat's chance at the start.
    pub fn start(&self) -> f64 {
        self.river.first().map_or(0.0, |point| point.chances.of(self.seat))
    }

    /// Returns the seat's result, or its chance where the review ends.
    pub fn result(&self) -> f64 {
        self.river.last().map_or(0.0, |point| point.chances.of(self.seat))
    }

    /// Returns the graded decisions, costliest first.
    pub fn dearest(&self, count: usize) -> Vec<&Decision> {
        let mut graded: Vec<&Decision> =
            self.decisions.iter().filter(|decision| decision.grade.is_some()).collect();
        graded.sort_by(|a, b| b.loss.value.total_cmp(&a.loss.value).then(a.line.cmp(&b.line)));
        graded.truncate(count);
        graded
    }

    /// Returns the number of decisions with this grade.
    pub fn count(&self, grade: Grade) -> usize {
        self.decisions.iter().filter(|decision| decision.grade == Some(grade)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_needs_size_and_must_stand_out_of_the_noise() {
        let graded = |value, noise| Grade::of(&Measured { value, noise });
        assert_eq!(graded(0.049, 0.001), None);
        assert_eq!(graded(0.051, 0.001), Some(Grade::Inaccuracy));
        assert_eq!(graded(0.11, 0.05), Some(Grade::Mistake));
        assert_eq!(graded(0.11, 0.06), None);
        assert_eq!(graded(0.9, 0.01), Some(Grade::Blunder));
        assert_eq!(graded(-0.9, 0.01), None);
    }
}
