//! Lists the caller's finished games.

use super::body::Query;
use super::error::ApiError;
use super::names::names;
use crate::people::session::Caller;
use crate::ratings;
use crate::state::State;
use axum::Json;
use axum::extract::State as Shared;
use std::collections::HashMap;
use store::{Played, SeatResult};
use table::Person;
use wire::PersonName;
use wire::http::{Before, Game, SeatOfGame};

/// The maximum number of games in an answer.
pub(super) const GAMES_MAX: u32 = 50;

/// Lists the caller's finished games, newest first.
#[utoipa::path(get, path = "/api/v1/me/games", tag = "history", params(Before),
    responses((status = 200, body = Vec<Game>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Caller,
    Query(before): Query<Before>,
) -> Result<Json<Vec<Game>>, ApiError> {
    let before_ms = before.before_ms.unwrap_or(i64::MAX as u64).min(i64::MAX as u64);
    let games = state.store.history(caller.person, before_ms, GAMES_MAX).await?;
    let seats = games.iter().flat_map(|game| &game.seats);
    let names = names(&state, seats.filter_map(|seat| seat.person)).await?;
    Ok(Json(games.into_iter().map(|game| shown(game, caller.person, &names)).collect()))
}

fn shown(game: Played, caller: Person, names: &HashMap<Person, PersonName>) -> Game {
    let own = game.seats.iter().find(|seat| seat.person == Some(caller));
    let place = own.map(|seat| seat.place);
    let named = |seat: &SeatResult| names.get(&seat.person?);
    let seat = |seat: SeatResult| SeatOfGame {
        person: seat.person,
        name: named(&seat).map(|named| named.name.clone()),
        program: named(&seat).is_some_and(|named| named.program),
        level: seat.level,
        place: seat.place,
        resigned: seat.resigned,
        points_before: seat
            .rating
            .as_ref()
            .map(|(before, _)| ratings::shown(&before.unwrap_or(ratings::first()))),
        points_after: seat.rating.as_ref().map(|(_, after)| ratings::shown(after)),
    };
    Game {
        table: game.table,
        game: game.game,
        ended_ms: game.ended_ms,
        moves: game.moves,
        rated: game.rated,
        place,
        seats: game.seats.into_iter().map(seat).collect(),
    }
}
