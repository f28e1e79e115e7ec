//! What is asked of the server over HTTP, and what it answers. The server describes it at
//! `/api/v1/openapi.json`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Person;
use wire::TableId;

/// Whoever is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Me {
    /// The person's number.
    pub person: Person,
    /// What others call the person.
    pub name: String,
    /// The name to sign in with; guests have none.
    #[serde(default)]
    pub login: Option<String>,
    /// How the person is told that it is their turn.
    pub notify: Notify,
    /// Whether the person has confirmed the address for e-mail.
    #[serde(default)]
    pub email_confirmed: bool,
    /// What the server can do to tell people.
    pub can_notify: CanNotify,
}

/// How a person wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notify {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers sound.
    pub sound: bool,
    /// The address for e-mail.
    #[serde(default)]
    pub email: Option<String>,
    /// The address that is called.
    #[serde(default)]
    pub webhook: Option<String>,
}

/// What a server can do to tell people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct CanNotify {
    /// Whether it sends e-mail.
    pub email: bool,
    /// Whether it calls addresses.
    pub webhook: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub phase: table::Phase,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// What was agreed when it was opened.
    #[serde(default)]
    pub about: About,
    /// Its rematch.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// Whether the caller is to decide.
    #[serde(default)]
    pub my_turn: bool,
    /// When the time of whoever is to decide runs out.
    #[serde(default)]
    pub deadline_ms: Option<u64>,
    /// When something last happened.
    pub changed_ms: u64,
}

/// What was agreed when a table was opened.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct About {
    /// The game's settings as in a record.
    #[serde(default)]
    pub setup: Map<String, Value>,
    /// How long a person may think.
    #[serde(default)]
    pub clock: Clock,
}

impl About {
    /// The settings as the game reads them.
    pub fn fields(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.setup.iter().map(|(key, value)| (key.clone(), text(value))).collect()
    }
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SeatSummary {
    /// The person whose seat it is.
    #[serde(default)]
    pub person: Option<Person>,
    /// What the person is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The level of the bot, if a bot decides.
    #[serde(default)]
    pub level: Option<String>,
}

/// A device on which the person is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Device {
    /// Its name in addresses.
    pub device: String,
    /// What its browser says it is.
    pub label: String,
    /// Whether it is this one.
    pub this: bool,
    /// When it was last used.
    pub seen_ms: u64,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Played {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended_ms: u64,
    /// Whether it was rated.
    pub rated: bool,
    /// The person's place.
    #[serde(default)]
    pub place: Option<u8>,
    /// The results by seat.
    pub seats: Vec<SeatResult>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SeatResult {
    /// The person.
    #[serde(default)]
    pub person: Option<Person>,
    /// What the person is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The level of the bot that sat there.
    #[serde(default)]
    pub level: Option<String>,
    /// The place, from 1.
    pub place: u8,
    /// The points after it, if it was rated.
    #[serde(default)]
    pub points_after: Option<i32>,
}

/// A person, as everybody may see them.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Profile {
    /// Ratings by game.
    pub ratings: Vec<Rating>,
    /// Finished games by game and number of players.
    pub statistics: Vec<Statistic>,
}

/// A rating.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Rating {
    /// The game.
    pub game: String,
    /// What the person is worth at least, very likely.
    pub points: i32,
    /// From how many games.
    pub games: u32,
}

/// How somebody came in, at tables of a size.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Statistic {
    /// The game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// How many finished games.
    pub games: u32,
    /// The share of first places, from 0 to 1.
    pub win_share: f64,
}

/// One of the best at a game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ranked {
    /// The person.
    pub person: Person,
    /// What the person is called.
    pub name: String,
    /// The points that the list is sorted by.
    pub points: i32,
    /// From how many games.
    pub games: u32,
}

/// A record that the person has brought.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Kept {
    /// Its name in addresses.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// When it was brought.
    pub created_ms: u64,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its settings as in a record.
    pub setup: Map<String, Value>,
    /// How the seats are filled.
    pub chairs: Vec<Chair>,
    /// How long a person may think.
    pub clock: Clock,
    /// The level of bots that stand in.
    pub level: String,
    /// How many minutes local time is ahead of UTC, for weekends.
    pub utc_offset_minutes: i16,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
}

/// How a seat is filled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// Whoever opens the table.
    Me,
    /// Whoever sits down.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// How long a person may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// Milliseconds.
        ms: u64,
    },
    /// So long for the whole game, and a little more after each move.
    Bank {
        /// Milliseconds for the game.
        ms: u64,
        /// Milliseconds added after each move.
        increment_ms: u64,
    },
    /// So many days for each move.
    Days {
        /// Days of 24 hours.
        days: u16,
        /// Whether the clock stands still on Saturdays and Sundays.
        weekends_off: bool,
    },
}

/// The settings of a game as the server reads them.
pub fn settings(fields: Vec<(String, String)>) -> Map<String, Value> {
    fields.into_iter().map(|(key, value)| (key, Value::from(value))).collect()
}

/// The answer to a table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Opened {
    /// Its name.
    pub id: TableId,
}
