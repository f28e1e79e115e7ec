//! Finished games, and public information about a person.

use crate::TableId;
use serde::{Deserialize, Serialize};
use table::Person;

/// The number of different opponents in rated games that the list of the best players needs. Three
/// is a table of four, so a small club soon has a list, while one or two accounts of the same person
/// don't lead there. All programs of a person count as one opponent.
pub const OPPONENTS_MIN: u32 = 3;

/// The games to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Before {
    /// Only games that ended before this moment, in milliseconds: the last one of the previous
    /// page.
    pub before_ms: Option<u64>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Game {
    /// The table, for its record and replay.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The time at which it ended.
    pub ended_ms: u64,
    /// The number of moves.
    pub moves: u32,
    /// Whether it was rated.
    pub rated: bool,
    /// The caller's place, from 1.
    pub place: Option<u8>,
    /// The results by seat.
    pub seats: Vec<SeatOfGame>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct SeatOfGame {
    /// The person in this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<u64>))]
    pub person: Option<Person>,
    /// The name of that person; missing if they have deleted their account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether that person is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The level of the bot that sat there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The place, from 1; tied seats share one.
    pub place: u8,
    /// Whether the person resigned or was replaced permanently.
    pub resigned: bool,
    /// The points before the game; new players have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_before: Option<i32>,
    /// The points after it, if it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_after: Option<i32>,
}

/// A person's public profile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name that others see.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The time at which the person first came.
    pub created_ms: u64,
    /// Ratings by game.
    pub ratings: Vec<RatingBody>,
    /// Finished games by game and number of players.
    pub statistics: Vec<Statistic>,
}

/// A rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct RatingBody {
    /// The game.
    pub game: String,
    /// A very likely lower bound of the person's strength; starts at 0.
    pub points: i32,
    /// The estimate (Weng and Lin), which starts at 25.
    pub mean: f64,
    /// The uncertainty of the estimate.
    pub deviation: f64,
    /// The number of games.
    pub games: u32,
}

/// A person's places, at tables of this size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Statistic {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The number of finished games.
    pub games: u32,
    /// The number of first places, second places, …
    pub places: Vec<u32>,
    /// The share of first places, from 0 to 1; shared ones count in full.
    pub win_share: f64,
}

/// An entry in the list of the best players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name that others see.
    pub name: String,
    /// Whether it is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The points that the list is sorted by.
    pub points: i32,
    /// The number of games.
    pub games: u32,
}
