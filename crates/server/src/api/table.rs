//! One table: its state, its log, acts, its record, its QR code, and reports.

use super::body::{Body, Query, table_id};
use super::error::{ApiError, lang_of};
use super::tables::summaries;
use crate::people::session::Caller;
use crate::state::State;
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use store::{Report, StoreError};
use table::Person;
use table::schema::ActInMessage;
use texts::serve::ServiceProblem;
use wire::Act;
use wire::http::{DoneBody, ReportBody, Since, TableSummary};

/// The maximum number of reports of one person that wait for an administrator, so that no one can
/// bury those of others.
pub(super) const OPEN_REPORTS_MAX: u32 = 10;
/// The maximum number of characters in a report.
pub(super) const REPORT_CHARS_MAX: usize = 1000;

/// Returns the state of a table, as in lists.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = TableSummary)))]
pub(crate) async fn summary(
    Shared(state): Shared<State>,
    caller: Option<Caller>,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let row = state.store.table(&table_id(&id)?).await;
    let row = row.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
    let person = caller.map(|caller| caller.person);
    let mut summaries = summaries(&state, vec![row], person).await?;
    Ok(Json(summaries.pop().ok_or(ServiceProblem::Internal)?))
}

/// Returns what happened since a line, like the socket's `update` message for the same client.
#[utoipa::path(get, path = "/api/v1/tables/{id}/update", tag = "tables",
    security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path, description = "The table."), Since),
    responses((status = 200, body = ref("#/components/schemas/Update"),
        content_type = "application/json", description = "The message `update` of the socket; see docs/protocol.md.")))]
pub(crate) async fn update(
    Shared(state): Shared<State>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<impl IntoResponse, ApiError> {
    let person = caller.map(|caller| caller.person);
    let id = table_id(&id)?;
    let lang = lang_of(&headers);
    let text = state.hub.update(person, &id, since.since, lang).await?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], text))
}

/// Acts at a table, like the socket's `act` message.
#[utoipa::path(post, path = "/api/v1/tables/{id}/acts", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = ActInMessage,
    responses((status = 200, body = DoneBody, description = "Done, and stored.")))]
pub(crate) async fn act(
    Shared(state): Shared<State>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<DoneBody>, ApiError> {
    state.quotas.acts.take(caller.person)?;
    let id = table_id(&id)?;
    let done = state.hub.act(caller.person, &id, act, lang_of(&headers)).await?;
    Ok(Json(DoneBody { sequence: done.sequence }))
}

/// Returns the record of a finished game as a download.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables",
    security(()),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn record(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let id = table_id(&id)?;
    let text = state.hub.record(&id, lang_of(&headers)).await?;
    Ok(record_file(&format!("emberwake-{id}.record"), text))
}

/// Returns a record as a file to download.
pub(crate) fn record_file(name: &str, text: String) -> impl IntoResponse + use<> {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, disposition),
    ];
    (headers, text)
}

/// Returns the link to a table as a QR code.
#[utoipa::path(get, path = "/api/v1/tables/{id}/qr.svg", tag = "tables",
    security(()),
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = String, content_type = "image/svg+xml")))]
pub(crate) async fn qr(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let id = table_id(&id)?;
    let row = state.store.table(&id).await;
    row.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
    let url = table_url(&state, &headers, id.as_str());
    let code = QrCode::with_error_correction_level(url.as_bytes(), EcLevel::M);
    let code = code.map_err(|_| ServiceProblem::NoPicture)?;
    let picture = code
        .render::<svg::Color>()
        .min_dimensions(200, 200)
        .dark_color(svg::Color("#000"))
        .light_color(svg::Color("#fff"))
        .build();
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture))
}

/// Returns the link to a table, as people open it.
pub(crate) fn table_url(state: &State, headers: &HeaderMap, id: &str) -> String {
    let origin = state.config.origin().unwrap_or_else(|| {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    });
    crate::links::table(&origin, id)
}

/// Reports a line of the chat to the operator.
#[utoipa::path(post, path = "/api/v1/tables/{id}/reports", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = ReportBody,
    responses((status = 204, description = "Reported.")))]
pub(crate) async fn report(
    Shared(state): Shared<State>,
    caller: Caller,
    Path(id): Path<String>,
    Body(body): Body<ReportBody>,
) -> Result<StatusCode, ApiError> {
    let id = table_id(&id)?;
    if body.text.chars().count() > REPORT_CHARS_MAX {
        return Err(ServiceProblem::ReportTooLong { chars_max: REPORT_CHARS_MAX }.into());
    }
    let before = body.sequence.checked_sub(1).ok_or(ServiceProblem::NoSuchLine)?;
    let lines = state.store.lines_after(&id, before).await;
    let lines = lines.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
    let line = lines.first().filter(|(sequence, _)| *sequence == body.sequence);
    let about = line.and_then(|(_, line)| writer(line)).filter(|about| *about != caller.person);
    let about = about.ok_or(ServiceProblem::NoSuchLine)?;
    state.quotas.uploads.take(caller.person)?;
    let report = Report {
        by: caller.person,
        about,
        table: id,
        sequence: body.sequence,
        text: body.text,
        created_ms: state.clock.now_ms(),
    };
    let stored = state.store.report(&report, OPEN_REPORTS_MAX).await;
    stored.map_err(|error| match error {
        StoreError::Full => ServiceProblem::ManyReports { most: OPEN_REPORTS_MAX }.into(),
        error => ApiError::from(error),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the author of a chat line: `<time> say <person> <text>`.
fn writer(line: &str) -> Option<Person> {
    let mut words = line.split(' ').skip(1);
    let person = words.next().filter(|word| *word == "say").and_then(|_| words.next())?;
    person.parse().ok().map(Person)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_line_of_the_chat_has_a_writer() {
        assert_eq!(writer("1700 say 7 move 3"), Some(Person(7)));
        assert_eq!(writer("1700 move 0 3 sow 2 cw"), None);
        assert_eq!(writer(""), None);
    }
}
