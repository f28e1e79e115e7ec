//! Opens and lists tables.

use super::body::{Body, Query, table_id};
use super::error::{ApiError, lang_of};
use super::names::names;
use crate::hub::{NewTableRequest, unknown_bot};
use crate::people::session::Caller;
use crate::state::State;
use axum::Json;
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use serde_json::Value;
use std::collections::HashMap;
use store::{Filter, TableRow, WhichTables};
use table::{Chair, Clock, HostingOptions, Level, OnTimeout, Person, Phase, Weekends};
use texts::serve::ServiceProblem;
use wire::PersonName;
use wire::http::{
    About, ChairBody, ClockBody, Opened, Pace, SeatBody, TableBody, TableSummary, TimeoutBody,
    Which, WhichBody,
};

/// The maximum and default number of tables in a list.
const LIST_MAX: u32 = 100;

/// Returns the maximum number of tables in a list.
pub(super) fn listed_max() -> u32 {
    LIST_MAX
}

fn options(body: &TableBody) -> Result<HostingOptions, ServiceProblem> {
    let level = level(body.level.as_deref().unwrap_or("easy"))?;
    let usual = match body.clock {
        ClockBody::Days { days, weekends_off } => {
            let weekends = if weekends_off { Weekends::Off } else { Weekends::Count };
            HostingOptions::correspondence(level, days, weekends)
        }
        _ => HostingOptions::live(level),
    };
    Ok(HostingOptions {
        clock: match body.clock {
            ClockBody::None => Clock::None,
            ClockBody::PerMove { ms } => Clock::PerMove { ms },
            ClockBody::Bank { ms, increment_ms } => Clock::Bank { ms, increment_ms },
            ClockBody::Days { .. } => usual.clock,
        },
        on_timeout: match body.on_timeout {
            TimeoutBody::Bot => OnTimeout::HandOver,
            TimeoutBody::Resign => OnTimeout::Resign,
        },
        utc_offset_minutes: body.utc_offset_minutes,
        away_ms: body.away_ms.unwrap_or(usual.away_ms),
        vote_ms: body.vote_ms.unwrap_or(usual.vote_ms),
        pause_ms: body.pause_ms.unwrap_or(usual.pause_ms),
        spectators_talk: body.spectators_talk.unwrap_or(usual.spectators_talk),
        hints: body.hints,
        ..usual
    })
}

fn request(body: TableBody, me: Person) -> Result<NewTableRequest, ServiceProblem> {
    let options = options(&body)?;
    // Shown in lists before anyone opens the table.
    let about = About { setup: body.setup, clock: body.clock, hints: body.hints };
    let about_text = serde_json::to_string(&about).map_err(|_| ServiceProblem::Internal)?;
    let setting = |(key, value): (String, Value)| match value {
        Value::String(text) => Ok((key, text)),
        Value::Number(number) => Ok((key, number.to_string())),
        Value::Bool(is_on) => Ok((key, is_on.to_string())),
        _ => Err(ServiceProblem::Unreadable { detail: format!("setup: {key}: text or number") }),
    };
    let setup = about.setup.into_iter().map(setting).collect::<Result<Vec<_>, _>>()?;
    let chair = |chair: ChairBody| {
        Ok(match chair {
            ChairBody::Me => Chair::Person(me),
            ChairBody::Open => Chair::Open,
            ChairBody::Bot(name) => Chair::Bot(level(&name)?),
        })
    };
    let chairs = body.chairs.into_iter().map(chair).collect::<Result<Vec<_>, ServiceProblem>>()?;
    if chairs.iter().filter(|chair| **chair == Chair::Person(me)).count() > 1 {
        return Err(ServiceProblem::TwoChairs);
    }
    if body.rated && chairs.iter().any(|chair| matches!(chair, Chair::Bot(_))) {
        return Err(ServiceProblem::RatedWithBots);
    }
    if body.rated && body.hints {
        return Err(ServiceProblem::RatedWithHints);
    }
    // Without a clock, a person who loses could stay and never move.
    if body.rated && body.clock == ClockBody::None {
        return Err(ServiceProblem::RatedNeedsClock);
    }
    let game = body.game;
    let listed = body.listed;
    let rated = body.rated;
    let programs = body.programs;
    let about = about_text;
    let days = matches!(body.clock, ClockBody::Days { .. });
    let listed_max = None;
    Ok(NewTableRequest {
        game,
        setup,
        options,
        chairs,
        listed,
        listed_max,
        days,
        rated,
        programs,
        about,
    })
}

fn level(name: &str) -> Result<Level, ServiceProblem> {
    Level::new(name).ok_or_else(|| unknown_bot(name))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = TableBody,
    responses((status = 200, body = Opened)))]
pub(crate) async fn create(
    Shared(state): Shared<State>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<TableBody>,
) -> Result<Json<Opened>, ApiError> {
    let mut request = request(body, caller.person)?;
    request.listed_max = Some(state.config.rates.listed_tables);
    state.quotas.tables.take(caller.person)?;
    let table = state.hub.create(request, caller.person, lang_of(&headers)).await?;
    Ok(Json(Opened { id: table }))
}

/// Returns rows as a caller sees them, with names.
pub(crate) async fn summaries(
    state: &State,
    rows: Vec<TableRow>,
    caller: Option<Person>,
) -> Result<Vec<TableSummary>, ApiError> {
    let seats = rows.iter().flat_map(|row| &row.summary.seats);
    let names = names(state, seats.filter_map(|seat| seat.person)).await?;
    rows.into_iter().map(|row| summary(row, caller, &names)).collect()
}

fn summary(
    row: TableRow,
    caller: Option<Person>,
    names: &HashMap<Person, PersonName>,
) -> Result<TableSummary, ApiError> {
    let phase = Phase::from_name(&row.summary.phase).ok_or_else(|| {
        store::StoreError::Damaged(format!("table {}: no phase ‘{}’", row.id, row.summary.phase))
    })?;
    let seats = row.summary.seats.into_iter().map(|seat| {
        let named = seat.person.and_then(|person| names.get(&person));
        SeatBody {
            person: seat.person,
            name: named.map(|named| named.name.clone()),
            program: named.is_some_and(|named| named.program),
            level: seat.level,
        }
    });
    Ok(TableSummary {
        id: row.id,
        game: row.game,
        phase,
        rated: row.rated,
        programs: row.programs,
        listed: row.listed,
        seats: seats.collect(),
        to_act: row.summary.to_act,
        my_turn: caller.is_some() && row.summary.to_act == caller,
        turn_ms: row.summary.turn_ms,
        deadline_ms: row.summary.deadline_ms,
        about: serde_json::from_str(&row.about).unwrap_or_default(),
        sequence: row.sequence,
        created_ms: row.created_ms,
        changed_ms: row.changed_ms,
        rematch_of: row.rematch_of,
        rematch: row.rematch,
    })
}

/// Lists tables.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables",
    security((), ("cookie" = []), ("token" = [])),
    params(Which),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Option<Caller>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let person = caller.map(|caller| caller.person);
    let limit = which.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX);
    let filter = Filter {
        days: which.pace.map(|pace| pace == Pace::Days),
        rated: which.rated,
        programs: which.programs,
        free: which.free,
        before: which.before.as_deref().map(table_id).transpose()?,
        game: which.game,
    };
    let which = match which.which {
        WhichBody::Open => WhichTables::Open(filter),
        WhichBody::Playing => WhichTables::Playing(filter),
        WhichBody::Mine => WhichTables::Mine(person.ok_or(ServiceProblem::SignedOut)?),
        WhichBody::Finished => WhichTables::Finished(person.ok_or(ServiceProblem::SignedOut)?),
    };
    let rows = state.store.tables(which, limit).await;
    let rows = rows.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
    Ok(Json(summaries(&state, rows, person).await?))
}
