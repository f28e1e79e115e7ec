//! The interface for pages and programs: JSON under `/api/v1`, described by its own OpenAPI
//! document. Everything the page does goes through here or through the socket.

mod address;
mod admin;
mod body;
mod bots;
mod confirm;
mod describe;
mod devices;
mod email_link;
pub(crate) mod error;
mod export;
mod games;
mod leave;
mod me;
pub(crate) mod methods;
mod names;
mod openapi;
mod operation;
mod profile;
mod records;
mod recover;
mod stop;
mod table;
mod tables;

pub use openapi::document;

use crate::people::link;
use crate::state::State;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get};
use body::BODY_BYTES_MAX;
use error::ApiError;
use store::LinkPurpose;
use texts::serve::ServiceProblem;

/// Returns the routes under `/api/v1`, and those for the operator.
pub(crate) fn router() -> Router<State> {
    let (router, _) = openapi::routes().split_for_parts();
    router
        .route("/api/v1/openapi.json", get(openapi::answer))
        .route(email_link::STYLE_PATH, get(email_link::style))
        .route("/api/{*path}", any(nothing))
        .route("/health", get(operation::health))
        .route("/ready", get(operation::ready))
        .route("/metrics", get(operation::metrics))
        .method_not_allowed_fallback(other_method)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
}

/// Returns the fixed limits of this interface.
pub(crate) fn fixed_limits() -> [(&'static str, u64); 14] {
    [
        ("body-bytes", BODY_BYTES_MAX as u64),
        ("record-body-bytes", body::RECORD_BODY_BYTES_MAX as u64),
        ("record-bytes", records::RECORD_BYTES_MAX as u64),
        ("records-listed", records::LIST_MAX.into()),
        ("tables-listed", tables::listed_max().into()),
        ("games-listed", games::GAMES_MAX.into()),
        ("leaderboard-people", profile::BEST_MAX.into()),
        ("bots-per-person", bots::BOTS_MAX as u64),
        ("report-characters", table::REPORT_CHARS_MAX as u64),
        ("open-reports-per-person", table::OPEN_REPORTS_MAX.into()),
        ("exported-of-each-kind", export::EACH_MAX.into()),
        ("confirmation-link-hours", link::lifetime_ms(LinkPurpose::Confirm) / 3_600_000),
        ("recovery-link-seconds", link::lifetime_ms(LinkPurpose::Recover) / 1000),
        ("earlier-address-hours", address::GRACE_MS / 3_600_000),
    ]
}

async fn nothing() -> ApiError {
    ServiceProblem::NothingHere.into()
}

async fn other_method() -> ApiError {
    ServiceProblem::OtherMethod.into()
}
