//! The interface for pages and programs: JSON under `/api/v1`, described by its own OpenAPI document.
//! Whatever the page can do goes through here or through the socket.

mod admin;
mod body;
mod bots;
mod confirm;
mod devices;
mod email_link;
pub(crate) mod error;
mod export;
mod games;
mod leave;
mod me;
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

use crate::state::State;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get};
use body::BODY_BYTES_MAX;
use error::ApiError;
use texts::serve::Trouble;

/// Everything under `/api/v1`, and what whoever runs the server looks at.
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

async fn nothing() -> ApiError {
    Trouble::NothingHere.into()
}

async fn other_method() -> ApiError {
    Trouble::OtherMethod.into()
}
