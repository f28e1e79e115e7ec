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

/// What the rating of a person needs who has just finished a rated game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RatedBefore {
    /// The rating before the game, if there was one.
    pub rating: Option<Rating>,
    /// For each seat, the number of recent games that counted for this person and for the one who
    /// sits there. All programs of a person, and that person, are one opponent.
    pub met: Vec<u32>,
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
