//! Opening tables, and the lists of them.

use super::body::{Body, Query};
use super::fault::{Fault, lang_of};
use crate::hub::NewTableRequest;
use crate::people::session::Caller;
use crate::state::State;
use axum::Json;
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use store::{TableRow, WhichTables};
use table::{Chair, Clock, Level, OnTimeout, Options, Person, Weekends};
use texts::serve::Trouble;
use utoipa::{IntoParams, ToSchema};

/// How many tables a list holds.
const LIST_MAX: u32 = 100;

/// A table to be opened. What is left out is as usual.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableBody {
    /// The game: `campfire` or `sea`.
    game: String,
    /// The game's settings as in a record, such as `{"players": 3}`.
    #[schema(value_type = Object)]
    setup: Map<String, Value>,
    /// How the seats are filled, in their order.
    chairs: Vec<ChairBody>,
    /// How long a person may think.
    #[serde(default)]
    clock: ClockBody,
    /// What happens to a seat whose time has run out.
    #[serde(default)]
    on_timeout: TimeoutBody,
    /// The level of bots that stand in for persons [easy].
    level: Option<String>,
    /// How many minutes local time is ahead of UTC, for weekends [0].
    #[serde(default)]
    utc_offset_minutes: i16,
    /// How long the table waits for a person who is not connected, in milliseconds; `null` for ever
    /// [two minutes, for ever where a move may take days].
    #[serde(default, deserialize_with = "given")]
    away_ms: Option<Option<u64>>,
    /// How long a vote stays open, in milliseconds [a minute; a day where a move may take days].
    vote_ms: Option<u64>,
    /// How long a pause lasts if nobody ends it, in milliseconds [a day; two weeks].
    pause_ms: Option<u64>,
    /// Whether those without a seat may use the chat [true].
    spectators_talk: Option<bool>,
    /// Whether it is in the list of open tables [false].
    #[serde(default)]
    listed: bool,
    /// Whether the result changes ratings; needs an account and people only [false].
    #[serde(default)]
    rated: bool,
}

/// Tells what is `null` from what is left out.
fn given<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::<u64>::deserialize(reader).map(Some)
}

/// How a seat is filled: `"me"`, `"open"` or `{"bot": "easy"}`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChairBody {
    /// Whoever opens the table.
    Me,
    /// Whoever sits down.
    Open,
    /// A bot of this level: `first-steps`, `easy`, `medium`, `hard`, or `strongest:5s`.
    Bot(String),
}

/// How long a person may think.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClockBody {
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
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TimeoutBody {
    /// A bot plays on until the person takes the seat back.
    #[default]
    Bot,
    /// A bot plays on for good.
    Resign,
}

impl TableBody {
    fn options(&self) -> Result<Options, Trouble> {
        let name = self.level.as_deref().unwrap_or("easy");
        let level = level(name)?;
        let usual = match self.clock {
            ClockBody::Days { days, weekends_off } => {
                let weekends = if weekends_off { Weekends::Off } else { Weekends::Count };
                Options::correspondence(level, days, weekends)
            }
            _ => Options::live(level),
        };
        Ok(Options {
            clock: match self.clock {
                ClockBody::None => Clock::None,
                ClockBody::PerMove { ms } => Clock::PerMove { ms },
                ClockBody::Bank { ms, increment_ms } => Clock::Bank { ms, increment_ms },
                ClockBody::Days { .. } => usual.clock,
            },
            on_timeout: match self.on_timeout {
                TimeoutBody::Bot => OnTimeout::HandOver,
                TimeoutBody::Resign => OnTimeout::Resign,
            },
            utc_offset_minutes: self.utc_offset_minutes,
            away_ms: self.away_ms.unwrap_or(usual.away_ms),
            vote_ms: self.vote_ms.unwrap_or(usual.vote_ms),
            pause_ms: self.pause_ms.unwrap_or(usual.pause_ms),
            spectators_talk: self.spectators_talk.unwrap_or(usual.spectators_talk),
            ..usual
        })
    }

    /// What lists tell of the table before anybody has gone there.
    fn about(&self) -> String {
        json!({ "setup": self.setup, "clock": self.clock }).to_string()
    }

    fn request(self, me: Person) -> Result<NewTableRequest, Trouble> {
        let (options, about) = (self.options()?, self.about());
        let setting = |(key, value): (String, Value)| match value {
            Value::String(text) => Ok((key, text)),
            Value::Number(number) => Ok((key, number.to_string())),
            Value::Bool(is_on) => Ok((key, is_on.to_string())),
            _ => Err(Trouble::Unreadable { detail: format!("setup: {key}: text or number") }),
        };
        let setup = self.setup.into_iter().map(setting).collect::<Result<Vec<_>, _>>()?;
        let chair = |chair: ChairBody| {
            Ok(match chair {
                ChairBody::Me => Chair::Person(me),
                ChairBody::Open => Chair::Open,
                ChairBody::Bot(name) => Chair::Bot(level(&name)?),
            })
        };
        let chairs = self.chairs.into_iter().map(chair).collect::<Result<Vec<_>, Trouble>>()?;
        if chairs.iter().filter(|chair| **chair == Chair::Person(me)).count() > 1 {
            return Err(Trouble::TwoChairs);
        }
        if self.rated && chairs.iter().any(|chair| matches!(chair, Chair::Bot(_))) {
            return Err(Trouble::RatedWithBots);
        }
        let (game, listed, rated) = (self.game, self.listed, self.rated);
        Ok(NewTableRequest { game, setup, options, chairs, listed, rated, about })
    }
}

fn level(name: &str) -> Result<Level, Trouble> {
    let known = || "first-steps, easy, medium, hard, strongest:Ns".to_owned();
    let none = || Trouble::NoSuchBot { level: name.chars().take(40).collect(), known: known() };
    Level::new(name).ok_or_else(none)
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its name in addresses. Whoever knows it may come and look.
    id: String,
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = TableBody,
    responses((status = 200, body = Opened)))]
pub(crate) async fn create(
    Shared(state): Shared<State>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<TableBody>,
) -> Result<Json<Opened>, Fault> {
    let rated = body.rated;
    let request = body.request(caller.person)?;
    if rated && state.store.person(caller.person).await?.account.is_none() {
        return Err(Trouble::RatedNeedsAccount.into());
    }
    let share = state.desk.tables.take(caller.person, state.clock.now_ms());
    share.map_err(|seconds| Trouble::TooMany { seconds })?;
    let table = state.hub.create(request, caller.person, lang_of(&headers)).await?;
    Ok(Json(Opened { id: table.to_string() }))
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// `open`: where people may sit down. `playing`: to look on. `mine`: the caller's that are not
    /// over, the caller's turn first. `finished`: the caller's that are over.
    which: WhichBody,
}

/// The lists of tables.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WhichBody {
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
#[derive(Serialize, ToSchema)]
pub(crate) struct TableSummary {
    /// Its name in addresses.
    id: String,
    /// The game.
    game: String,
    /// `lobby`, `playing`, `over` or `closed`.
    phase: String,
    /// Whether the result changes ratings.
    rated: bool,
    /// Whether it is in the list of open tables.
    listed: bool,
    /// Who sits where.
    seats: Vec<SeatBody>,
    /// The person who is to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_act: Option<u64>,
    /// Whether that is the caller.
    my_turn: bool,
    /// Since when.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_ms: Option<u64>,
    /// When that person's time runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline_ms: Option<u64>,
    /// What was agreed when it was opened.
    #[schema(value_type = Object)]
    about: Value,
    /// The last line of its log.
    sequence: u64,
    /// When it was opened.
    created_ms: u64,
    /// When something last happened.
    changed_ms: u64,
    /// The table whose rematch it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch_of: Option<String>,
    /// Its rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatBody {
    /// The person whose seat it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<u64>,
    /// What that person is called; missing if they have left for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The level of the bot, if a bot decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// Rows as a caller sees them, with names.
pub(crate) async fn summaries(
    state: &State,
    rows: Vec<TableRow>,
    caller: Option<Person>,
) -> Result<Vec<TableSummary>, Fault> {
    let seats = rows.iter().flat_map(|row| &row.summary.seats);
    let mut persons: Vec<Person> = seats.filter_map(|seat| seat.person).collect();
    persons.sort();
    persons.dedup();
    let names: HashMap<Person, String> = state.store.names(&persons).await?.into_iter().collect();
    Ok(rows.into_iter().map(|row| summary(row, caller, &names)).collect())
}

fn summary(row: TableRow, caller: Option<Person>, names: &HashMap<Person, String>) -> TableSummary {
    let seats = row.summary.seats.into_iter().map(|seat| SeatBody {
        person: seat.person.map(|person| person.0),
        name: seat.person.and_then(|person| names.get(&person).cloned()),
        level: seat.level,
    });
    TableSummary {
        id: row.id.to_string(),
        game: row.game,
        phase: row.summary.phase,
        rated: row.rated,
        listed: row.listed,
        seats: seats.collect(),
        to_act: row.summary.to_act.map(|person| person.0),
        my_turn: caller.is_some() && row.summary.to_act == caller,
        turn_ms: row.summary.turn_ms,
        deadline_ms: row.summary.deadline_ms,
        about: serde_json::from_str(&row.about).unwrap_or_else(|_| Value::Object(Map::new())),
        sequence: row.sequence,
        created_ms: row.created_ms,
        changed_ms: row.changed_ms,
        rematch_of: row.rematch_of.map(|id| id.to_string()),
        rematch: row.rematch.map(|id| id.to_string()),
    }
}

/// Lists tables.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Option<Caller>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, Fault> {
    let person = caller.map(|caller| caller.person);
    let which = match which.which {
        WhichBody::Open => WhichTables::Open,
        WhichBody::Playing => WhichTables::Playing,
        WhichBody::Mine => WhichTables::Mine(person.ok_or(Trouble::SignedOut)?),
        WhichBody::Finished => WhichTables::Finished(person.ok_or(Trouble::SignedOut)?),
    };
    let rows = state.store.tables(which, LIST_MAX).await?;
    Ok(Json(summaries(&state, rows, person).await?))
}
