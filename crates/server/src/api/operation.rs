//! The operator's endpoints: health, readiness and metrics.

use super::error::ApiError;
use crate::config::MetricsFor;
use crate::guard::Peer;
use crate::metrics;
use crate::state::State;
use axum::Extension;
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::response::IntoResponse;
use texts::serve::ServiceProblem;

/// Answers `ok` while the process runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Answers `ok` if this process can serve people: the store can be read and written, and the
/// service is not about to stop.
pub(crate) async fn ready(Shared(state): Shared<State>) -> Result<&'static str, ApiError> {
    if *state.hub.inner.closing().borrow() {
        return Err(ServiceProblem::Unavailable.into());
    }
    state.store.check().await?;
    Ok("ok\n")
}

/// Answers with the metrics, if the caller may read them.
pub(crate) async fn metrics(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let allowed = match &state.config.metrics {
        MetricsFor::Nobody => false,
        MetricsFor::Loopback => client.is_local,
        MetricsFor::Token(token) => {
            let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
            let shown = shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or("");
            // Comparing hashes takes constant time.
            blake3::hash(shown.as_bytes()) == blake3::hash(token.as_bytes())
        }
    };
    if !allowed {
        return Err(ServiceProblem::NothingHere.into());
    }
    let metrics = &state.metrics;
    let hub = &state.hub;
    metrics.tables.set(hub.table_count() as i64);
    metrics.sockets.set(hub.connection_count() as i64);
    metrics.bots_thinking.set(hub.bot_count() as i64);
    // Store failures are counted elsewhere; keep the last known size.
    if let Ok(bytes) = state.store.size_bytes().await {
        metrics.database_bytes.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }
    Ok(([(CONTENT_TYPE, metrics::CONTENT_TYPE)], metrics.text()))
}
