//! Uploaded records. The rules read and replay each one before it is stored.

use super::body::{Body, RECORD_BODY_BYTES_MAX};
use super::error::{ApiError, lang_of};
use super::table::record_file;
use crate::people::session::Caller;
use crate::people::token::random;
use crate::state::State;
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use games::Registered;
use kernel::Record;
use store::SavedRecord;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::TableId;
use wire::http::{Kept, RecordBody};

/// The maximum number of records in a list.
pub(super) const LIST_MAX: u32 = 100;
/// The maximum size of a record.
pub(super) const RECORD_BYTES_MAX: usize = 512 * 1024;

/// Checks that a text is a game record that follows the rules. Returns the name of the game.
async fn check(text: String, lang: Lang) -> Result<&'static str, ServiceProblem> {
    let checked = tokio::task::spawn_blocking(move || {
        crate::faults::trip("upload", &text);
        // A text that names no game gets the same refusal from every game, so the first one does.
        let game = games::game_of(&text).unwrap_or(games::NAMES[0]);
        let checked = games::with_game!(game, G => check_as::<G>(&text, lang));
        checked.unwrap_or_else(|| Err(no_such_game(lang, game)))
    });
    checked.await.map_err(|_| ServiceProblem::Internal)?
}

fn no_such_game(lang: Lang, game: &str) -> ServiceProblem {
    let game = game.chars().take(40).collect();
    let problem = ServiceProblem::NoSuchGame { game, known: games::NAMES.join(", ") };
    ServiceProblem::BadRecord { why: texts::serve::service_problem(lang, &problem) }
}

fn check_as<G: Registered>(text: &str, lang: Lang) -> Result<&'static str, ServiceProblem> {
    let bad = |why| ServiceProblem::BadRecord { why };
    let record = Record::<G>::parse(text)
        .map_err(|problem| bad(texts::record::record_problem(lang, &problem, G::EDITION)))?;
    match record.replay(&mut ()) {
        Ok(_) => Ok(G::NAME),
        Err(problem) => Err(bad(texts::record::replay_problem(
            lang,
            &problem,
            &record,
            |why| G::illegal(lang, why),
            |problem| G::setup_problem(lang, problem),
        ))),
    }
}

/// Stores a record.
#[utoipa::path(post, path = "/api/v1/records", tag = "records", request_body = RecordBody,
    responses((status = 200, body = Kept)))]
pub(crate) async fn create(
    Shared(state): Shared<State>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<RecordBody, RECORD_BODY_BYTES_MAX>,
) -> Result<Json<Kept>, ApiError> {
    if body.text.len() > RECORD_BYTES_MAX {
        return Err(ServiceProblem::TooLong { bytes_max: RECORD_BYTES_MAX }.into());
    }
    state.quotas.uploads.take(caller.person)?;
    let game = check(body.text.clone(), lang_of(&headers)).await?;
    let record = SavedRecord {
        id: TableId::from_bytes(random()),
        person: caller.person,
        game: game.to_owned(),
        text: body.text,
        created_ms: state.clock.now_ms(),
    };
    state.store.save_record(&record).await?;
    Ok(Json(kept(record)))
}

fn kept(record: SavedRecord) -> Kept {
    Kept { id: record.id, game: record.game, created_ms: record.created_ms }
}

/// Lists the records that the caller has uploaded, newest first.
#[utoipa::path(get, path = "/api/v1/records", tag = "records",
    responses((status = 200, body = Vec<Kept>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<Json<Vec<Kept>>, ApiError> {
    let records = state.store.records(caller.person, LIST_MAX).await?;
    Ok(Json(records.into_iter().map(kept).collect()))
}

/// Deletes a record that the caller has uploaded. For records of others, the answer doesn't reveal
/// whether they exist.
#[utoipa::path(delete, path = "/api/v1/records/{id}", tag = "records",
    params(("id" = String, Path, description = "The record.")),
    responses((status = 204, description = "Gone."), (status = 404, description = "No such record of the caller.")))]
pub(crate) async fn delete(
    Shared(state): Shared<State>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id: TableId = id.parse().map_err(|_| ServiceProblem::NoSuchRecord)?;
    let gone = state.store.delete_record(caller.person, &id).await;
    gone.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchRecord))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns an uploaded record.
#[utoipa::path(get, path = "/api/v1/records/{id}", tag = "records",
    security(()),
    params(("id" = String, Path, description = "The record.")),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn one(
    Shared(state): Shared<State>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let id: TableId = id.parse().map_err(|_| ServiceProblem::NoSuchRecord)?;
    let record = state.store.record(&id).await;
    let record =
        record.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchRecord))?;
    Ok(record_file(&format!("emberwake-{id}.record"), record.text))
}
