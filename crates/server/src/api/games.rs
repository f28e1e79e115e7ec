//! Finished games of whoever asks.

use super::body::Query;
use super::fault::Fault;
use crate::people::session::Caller;
use crate::ratings;
use crate::state::State;
use axum::Json;
use axum::extract::State as Shared;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use store::{Played, SeatResult};
use table::Person;
use utoipa::{IntoParams, ToSchema};

/// How many games an answer holds.
const GAMES_MAX: u32 = 50;

/// Which games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// Games that ended before this moment, in milliseconds: the last of the page before.
    before_ms: Option<u64>,
}

/// A finished game.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// The table, for its record and replay.
    table: String,
    /// The game.
    game: String,
    /// When it ended.
    ended_ms: u64,
    /// How many moves it took.
    moves: u32,
    /// Whether it was rated.
    rated: bool,
    /// The caller's place, from 1.
    place: Option<u8>,
    /// The results by seat.
    seats: Vec<SeatOfGame>,
}

/// The result of a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatOfGame {
    /// Whose seat it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<u64>,
    /// What that person is called; missing if they have left for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The level of the bot that sat there.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The place, from 1; tied seats share one.
    place: u8,
    /// Whether the person gave up or was replaced for good.
    resigned: bool,
    /// The points before the game; newcomers have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_before: Option<i32>,
    /// The points after it, if it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    points_after: Option<i32>,
}

/// The finished games of the caller, the last first.
#[utoipa::path(get, path = "/api/v1/me/games", tag = "history", params(Before),
    responses((status = 200, body = Vec<Game>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Caller,
    Query(before): Query<Before>,
) -> Result<Json<Vec<Game>>, Fault> {
    let before_ms = before.before_ms.unwrap_or(i64::MAX as u64).min(i64::MAX as u64);
    let games = state.store.history(caller.person, before_ms, GAMES_MAX).await?;
    let seats = games.iter().flat_map(|game| &game.seats);
    let mut persons: Vec<Person> = seats.filter_map(|seat| seat.person).collect();
    persons.sort();
    persons.dedup();
    let names: HashMap<Person, String> = state.store.names(&persons).await?.into_iter().collect();
    Ok(Json(games.into_iter().map(|game| shown(game, caller.person, &names)).collect()))
}

fn shown(game: Played, caller: Person, names: &HashMap<Person, String>) -> Game {
    let own = game.seats.iter().find(|seat| seat.person == Some(caller));
    let place = own.map(|seat| seat.place);
    let seat = |seat: SeatResult| SeatOfGame {
        person: seat.person.map(|person| person.0),
        name: seat.person.and_then(|person| names.get(&person).cloned()),
        level: seat.level,
        place: seat.place,
        resigned: seat.resigned,
        points_before: seat
            .rating
            .as_ref()
            .and_then(|(before, _)| Some(ratings::shown(before.as_ref()?))),
        points_after: seat.rating.as_ref().map(|(_, after)| ratings::shown(after)),
    };
    Game {
        table: game.table.to_string(),
        game: game.game,
        ended_ms: game.ended_ms,
        moves: game.moves,
        rated: game.rated,
        place,
        seats: game.seats.into_iter().map(seat).collect(),
    }
}
