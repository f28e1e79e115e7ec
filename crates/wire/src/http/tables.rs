//! Tables: opening one, and the lists of them.

use crate::TableId;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use table::{Person, Phase};

/// A table to be opened. What is left out is as usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct TableBody {
    /// The game: `campfire` or `sea`.
    pub game: String,
    /// The game's settings as in a record, such as `{"players": 3}`.
    #[cfg_attr(feature = "server", schema(value_type = Object))]
    pub setup: Map<String, Value>,
    /// How the seats are filled, in their order.
    pub chairs: Vec<ChairBody>,
    /// How long a person may think.
    #[serde(default)]
    pub clock: ClockBody,
    /// What happens to a seat whose time has run out.
    #[serde(default)]
    pub on_timeout: TimeoutBody,
    /// The level of bots that stand in for persons; `easy` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// How many minutes local time is ahead of UTC, for weekends; 0 if left out. It stays so when
    /// summer time begins or ends.
    #[serde(default)]
    pub utc_offset_minutes: i16,
    /// How long the table waits for a person who is not connected, in milliseconds; `null` for ever
    /// [two minutes, for ever where a move may take days].
    #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub away_ms: Option<Option<u64>>,
    /// How long a vote stays open, in milliseconds [a minute; a day where a move may take days].
    /// Weekends that are off do not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote_ms: Option<u64>,
    /// How long a pause lasts if nobody ends it, in milliseconds [a day; two weeks].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause_ms: Option<u64>,
    /// Whether those without a seat may use the chat; they may if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spectators_talk: Option<bool>,
    /// Whether it is in the list of open tables; it is not if left out.
    #[serde(default)]
    pub listed: bool,
    /// Whether the result changes ratings, which needs an account and people only; it does not if
    /// left out.
    #[serde(default)]
    pub rated: bool,
}

impl TableBody {
    /// A table where everything but the game and the seats is as usual.
    pub fn new(game: &str, setup: Map<String, Value>, chairs: Vec<ChairBody>) -> TableBody {
        TableBody {
            game: game.to_owned(),
            setup,
            chairs,
            clock: ClockBody::None,
            on_timeout: TimeoutBody::Bot,
            level: None,
            utc_offset_minutes: 0,
            away_ms: None,
            vote_ms: None,
            pause_ms: None,
            spectators_talk: None,
            listed: false,
            rated: false,
        }
    }
}

/// Tells what is `null` from what is left out.
fn given<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::<u64>::deserialize(reader).map(Some)
}

/// How a seat is filled: `"me"`, `"open"` or `{"bot": "easy"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChairBody {
    /// Whoever opens the table.
    Me,
    /// Whoever sits down.
    Open,
    /// A bot of this level: `first-steps`, `easy`, `medium`, `hard`, or `strongest:5s`.
    Bot(String),
}

/// How long a person may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockBody {
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
        #[serde(default)]
        increment_ms: u64,
    },
    /// So many days for each move.
    Days {
        /// Days of 24 hours.
        days: u16,
        /// Whether the clock stands still on Saturdays and Sundays.
        #[serde(default)]
        weekends_off: bool,
    },
}

/// What happens to a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TimeoutBody {
    /// A bot plays on until the person takes the seat back.
    #[default]
    Bot,
    /// A bot plays on for good.
    Resign,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Opened {
    /// Its name in addresses. Whoever knows it may come and look.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Which {
    /// `open`: where people may sit down. `playing`: to look on. `mine`: the caller's that are not
    /// over, the caller's turn first. `finished`: the caller's that are over.
    #[cfg_attr(feature = "server", param(inline))]
    pub which: WhichBody,
    /// At most so many, up to 100, which is also what is answered if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Only those that follow this table in the list, in `open` and `playing`: the last one of the
    /// page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// Only those of this game, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only those with this pace, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", param(inline))]
    pub pace: Option<Pace>,
    /// Only rated ones, or only others, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Only those with a free seat, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
}

/// How long a game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// People play at the same time.
    Live,
    /// A move may take days.
    Days,
}

/// The lists of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WhichBody {
    /// Where people may sit down.
    Open,
    /// To look on.
    Playing,
    /// The caller's that are not over.
    Mine,
    /// The caller's that are over.
    Finished,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Its name in addresses.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
    /// The game.
    pub game: String,
    /// `lobby`, `playing`, `over` or `closed`.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub phase: Phase,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<SeatBody>,
    /// The person who is to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<u64>))]
    pub to_act: Option<Person>,
    /// Whether that is the caller.
    pub my_turn: bool,
    /// Since when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_ms: Option<u64>,
    /// When that person's time runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<u64>,
    /// What was agreed when it was opened.
    #[cfg_attr(feature = "server", schema(value_type = Object))]
    pub about: About,
    /// The last line of its log.
    pub sequence: u64,
    /// When it was opened.
    pub created_ms: u64,
    /// When something last happened.
    pub changed_ms: u64,
    /// The table whose rematch it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<String>))]
    pub rematch_of: Option<TableId>,
    /// Its rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<String>))]
    pub rematch: Option<TableId>,
}

/// What was agreed when a table was opened.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct About {
    /// The game's settings as in a record.
    #[serde(default)]
    pub setup: Map<String, Value>,
    /// How long a person may think.
    #[serde(default)]
    pub clock: ClockBody,
}

impl About {
    /// The settings as the game reads them.
    pub fn fields(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.setup.iter().map(|(key, value)| (key.clone(), text(value))).collect()
    }
}

/// The settings of a game, as a table is opened with them.
pub fn settings(fields: Vec<(String, String)>) -> Map<String, Value> {
    fields.into_iter().map(|(key, value)| (key, Value::from(value))).collect()
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct SeatBody {
    /// The person whose seat it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<u64>))]
    pub person: Option<Person>,
    /// What that person is called; missing if they have left for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of the bot, if a bot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}
