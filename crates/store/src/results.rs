//! Results of games, ratings and records.

use table::Person;
use wire::TableId;

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The person, or `None` for a bot.
    pub person: Option<Person>,
    /// The level of the bot that had the seat from the beginning.
    pub level: Option<String>,
    /// The place, from 1; tied seats share one.
    pub place: u8,
    /// Whether the person resigned or was replaced permanently.
    pub resigned: bool,
    /// The rating before, if there was one, and after, if the game was rated.
    pub rating: Option<(Option<Rating>, Rating)>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The time at which it ended.
    pub ended_ms: u64,
    /// The number of moves.
    pub moves: u32,
    /// Whether it was rated.
    pub rated: bool,
    /// The results by seat.
    pub seats: Vec<SeatResult>,
}

/// The number of times a person came in at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceCount {
    /// The game.
    pub game: String,
    /// The number of seats at the table.
    pub players: u8,
    /// The place, from 1.
    pub place: u8,
    /// The number of finished games.
    pub games: u32,
}

/// A person's strength at a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// The uncertainty of the estimate.
    pub deviation: f64,
    /// The number of games.
    pub games: u32,
}

/// The facts that the new rating of a person depends on, besides the result of the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RatedBefore {
    /// The rating before the game, if there was one.
    pub rating: Option<Rating>,
    /// For each seat, how many recent games counted for this person and for the one who sits there.
    /// All programs of a person, and that person, are one opponent.
    pub met: Vec<f64>,
}

/// The number of recent games that two people have played with each other. A game is forgotten little by
/// little: it counts fully when it ends, half after half of the period, and no more after that. So
/// for people who meet regularly it is the number of games in a period, and one number for each pair
/// is enough, however often they play.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Met {
    /// As of the last game.
    pub(crate) recent: f64,
    pub(crate) last_ms: u64,
}

impl Met {
    /// Returns how many games are recent at this moment.
    pub(crate) fn at(&self, now_ms: u64, period_ms: u64) -> f64 {
        let passed = now_ms.saturating_sub(self.last_ms) as f64 / period_ms.max(1) as f64;
        self.recent * (1.0 - passed).max(0.0)
    }

    /// Returns the same after another game. One that ended earlier than the last one, because a clock
    /// was wrong, counts like one at the same time.
    pub(crate) fn again(&self, now_ms: u64, period_ms: u64) -> Met {
        Met { recent: self.at(now_ms, period_ms) + 1.0, last_ms: now_ms }
    }
}

// Ratings are only stored and compared here, never computed with; they are never NaN.
impl Eq for Rating {}

/// An uploaded record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedRecord {
    /// Its id in addresses.
    pub id: TableId,
    /// The person who uploaded it.
    pub person: Person,
    /// The game.
    pub game: String,
    /// The record.
    pub text: String,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: u64 = 24 * 3_600_000;

    #[test]
    fn people_who_meet_regularly_have_met_as_often_as_there_are_games_in_a_period() {
        for days in [1, 3, 10] {
            let mut met = Met::default();
            for game in 0..300 {
                met = met.again(game * days * DAY_MS, 30 * DAY_MS);
            }
            assert!((met.recent - 30.0 / days as f64).abs() < 0.01, "{met:?}");
        }
    }

    #[test]
    fn a_game_counts_less_and_less_and_then_no_more() {
        let met = Met::default().again(DAY_MS, 30 * DAY_MS);
        let after = |days: u64| met.at((1 + days) * DAY_MS, 30 * DAY_MS);
        assert_eq!([0, 15, 30, 300].map(after), [1.0, 0.5, 0.0, 0.0]);
        // Neither a wrong clock nor a flood makes it infinite.
        assert_eq!(met.at(0, 30 * DAY_MS), 1.0);
        assert_eq!(Met::default().again(0, 0).again(0, 0).recent, 2.0);
    }
}
