//! Tables: opening one, and listing them.

use crate::TableId;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use table::{Person, Phase};

/// A table to open. Fields that are left out have their defaults.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct TableBody {
    /// The name of the game, such as `campfire`.
    pub game: String,
    /// The game's settings as in a record, such as `{"players": 3}`.
    #[cfg_attr(feature = "server", schema(value_type = Object))]
    pub setup: Map<String, Value>,
    /// The occupants of the seats, in order.
    pub chairs: Vec<ChairBody>,
    /// The time that a person may think.
    #[serde(default)]
    pub clock: ClockBody,
    /// The consequence for a seat whose time has run out.
    #[serde(default)]
    pub on_timeout: TimeoutBody,
    /// The level of bots that stand in for persons [default: `easy`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The number of minutes that local time is ahead of UTC, for weekends [default: 0]. Daylight
    /// saving time doesn't change it.
    #[serde(default)]
    pub utc_offset_minutes: i16,
    /// The absence timeout: how long the table waits for a person who isn't connected, in
    /// milliseconds; `null` for no limit [default: two minutes; no limit if a move may take days].
    #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub away_ms: Option<Option<u64>>,
    /// The time that a vote stays open, in milliseconds [default: a minute; a day if a move may
    /// take days]. Weekends that are off don't count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote_ms: Option<u64>,
    /// The time that a pause lasts unless it is ended earlier, in milliseconds [default: a day; two
    /// weeks if a move may take days].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause_ms: Option<u64>,
    /// Whether people without a seat may use the chat [default: true].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spectators_talk: Option<bool>,
    /// Whether it is in the list of open tables [default: false].
    #[serde(default)]
    pub listed: bool,
    /// Whether the result changes ratings. That needs a clock and players with an account, and allows
    /// no built-in bots [default: false].
    #[serde(default)]
    pub rated: bool,
    /// Whether programs may play too if it is rated. They always may at unrated tables [default:
    /// false].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub programs: bool,
    /// Whether players may ask their own device for hints, which a rated game doesn't allow
    /// [default: false].
    #[serde(default)]
    pub hints: bool,
}

impl TableBody {
    /// Creates a table with defaults for everything but the game and the seats.
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
            programs: false,
            hints: false,
        }
    }
}

/// Distinguishes `null` from a missing field.
fn given<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::<u64>::deserialize(reader).map(Some)
}

/// The occupant of a seat: `"me"`, `"open"` or `{"bot": "easy"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChairBody {
    /// The person who opens the table.
    Me,
    /// Anyone who sits down.
    Open,
    /// A bot of this level, such as `easy`, or `strongest:5s`; docs/levels.md lists the levels.
    Bot(String),
}

/// The time that a person may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockBody {
    /// No limit.
    #[default]
    None,
    /// A limit for each move.
    PerMove {
        /// Milliseconds.
        ms: u64,
    },
    /// A limit for the whole game, with an increment after each move.
    Bank {
        /// Milliseconds for the game.
        ms: u64,
        /// Milliseconds added after each move.
        #[serde(default)]
        increment_ms: u64,
    },
    /// A number of days for each move.
    Days {
        /// Days of 24 hours.
        days: u16,
        /// Whether the clock stops on Saturdays and Sundays.
        #[serde(default)]
        weekends_off: bool,
    },
}

/// The consequence for a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TimeoutBody {
    /// A bot plays until the person takes the seat back.
    #[default]
    Bot,
    /// A bot plays to the end.
    Resign,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Opened {
    /// Its id in addresses. Anyone who knows it may come and watch.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
}

/// The tables to list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Which {
    /// `open`: tables with a lobby to sit down in. `playing`: games to watch. `mine`: the caller's
    /// tables that aren't over, the caller's turn first. `finished`: the caller's tables that are
    /// over.
    #[cfg_attr(feature = "server", param(inline))]
    pub which: WhichBody,
    /// The largest number of tables to list, at most 100 [default: 100].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Only tables that follow this one in the list, in `open` and `playing`: the last one of the
    /// previous page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// Only tables of this game, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Only tables with this pace, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", param(inline))]
    pub pace: Option<Pace>,
    /// Only rated tables, or only unrated ones, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// Only tables where programs may sit, or only others, in `open` and `playing`. Programs may sit
    /// at unrated tables, and at rated ones that allow them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub programs: Option<bool>,
    /// Only tables with a free seat, in `open` and `playing`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
}

/// The pace of a game.
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
    /// Tables in their lobby, where people may sit down.
    Open,
    /// Games to watch.
    Playing,
    /// The caller's tables that aren't over.
    Mine,
    /// The caller's tables that are over.
    Finished,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Its id in addresses.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
    /// The game.
    pub game: String,
    /// `lobby`, `playing`, `over` or `closed`.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub phase: Phase,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether programs may play too, if it is rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub programs: bool,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// The seats.
    pub seats: Vec<SeatBody>,
    /// The person who must decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "server", schema(value_type = Option<u64>))]
    pub to_act: Option<Person>,
    /// Whether that is the caller.
    pub my_turn: bool,
    /// The time since which that person must decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_ms: Option<u64>,
    /// The time at which that person's time runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<u64>,
    /// The agreed settings.
    #[cfg_attr(feature = "server", schema(value_type = Object))]
    pub about: About,
    /// The last line of its log.
    pub sequence: u64,
    /// The time at which it was opened.
    pub created_ms: u64,
    /// The time of the last change.
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

/// The settings agreed on when a table was opened.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct About {
    /// The game's settings as in a record.
    #[serde(default)]
    pub setup: Map<String, Value>,
    /// The time that a person may think.
    #[serde(default)]
    pub clock: ClockBody,
    /// Whether players may ask their own device for hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

impl About {
    /// Returns the settings as the game reads them.
    pub fn fields(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.setup.iter().map(|(key, value)| (key.clone(), text(value))).collect()
    }
}

/// Returns the settings of a game in the form in which a table is opened.
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
    /// The name of that person; missing if they have deleted their account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether that person is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The level of the bot, if a bot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}
