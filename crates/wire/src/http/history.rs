//! Finished games, and what everybody may know of a person.

use crate::TableId;
use serde::{Deserialize, Serialize};
use table::Person;

/// Which games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Before {
    /// Games that ended before this moment, in milliseconds: the last of the page before.
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
    /// When it ended.
    pub ended_ms: u64,
    /// How many moves it took.
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
    /// Whose seat it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<u64>))]
    pub person: Option<Person>,
    /// What that person is called; missing if they have left for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of the bot that sat there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The place, from 1; tied seats share one.
    pub place: u8,
    /// Whether the person gave up or was replaced for good.
    pub resigned: bool,
    /// The points before the game; newcomers have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_before: Option<i32>,
    /// The points after it, if it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_after: Option<i32>,
}

/// A person, as everybody may see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What others call the person.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Since when.
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
    /// What the person is worth at least, very likely; begins at 0.
    pub points: i32,
    /// The estimate (Weng and Lin), which begins at 25.
    pub mean: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

/// How somebody came in, at tables of this size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Statistic {
    /// The game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// How many finished games.
    pub games: u32,
    /// How often first, second, …
    pub places: Vec<u32>,
    /// The share of first places, from 0 to 1; shared ones count in full.
    pub win_share: f64,
}

/// One of the best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Ranked {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What others call the person.
    pub name: String,
    /// The points that the list is sorted by.
    pub points: i32,
    /// From how many games.
    pub games: u32,
}
