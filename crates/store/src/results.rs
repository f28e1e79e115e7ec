//! What came of games: results, ratings, records, reports.

use table::Person;
use wire::TableId;

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The person, or `None` for a bot.
    pub person: Option<Person>,
    /// The level of the bot that sat there from the beginning.
    pub level: Option<String>,
    /// The place, from 1; tied seats share one.
    pub place: u8,
    /// Whether the person gave up or was replaced for good.
    pub resigned: bool,
    /// The rating before, if there was one, and after, if the game was rated.
    pub rating: Option<(Option<Rating>, Rating)>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended_ms: u64,
    /// How many moves it took.
    pub moves: u32,
    /// Whether it was rated.
    pub rated: bool,
    /// The results by seat.
    pub seats: Vec<SeatResult>,
}

/// How often a person came in at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceCount {
    /// The game.
    pub game: String,
    /// How many seats the table had.
    pub players: u8,
    /// The place, from 1.
    pub place: u8,
    /// In how many finished games.
    pub games: u32,
}

/// How strong somebody is at a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

// Ratings are stored and compared, never computed with here; they are never NaN.
impl Eq for Rating {}

/// A record that somebody has uploaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedRecord {
    /// Its name in addresses.
    pub id: TableId,
    /// Whose.
    pub person: Person,
    /// The game.
    pub game: String,
    /// The record.
    pub text: String,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
}
