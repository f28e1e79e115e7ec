//! What whoever runs the server looks at: whether it is well, and what it counts.

use super::fault::Fault;
use crate::config::MetricsFor;
use crate::guard::Client;
use crate::state::State;
use axum::Extension;
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::response::IntoResponse;
use texts::serve::Trouble;

/// Says `ok` if the store can be read and written.
pub(crate) async fn health(Shared(state): Shared<State>) -> Result<&'static str, Fault> {
    state.store.check().await?;
    Ok("ok\n")
}

/// What is counted, for those who may know.
pub(crate) async fn metrics(
    Shared(state): Shared<State>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
    let allowed = match &state.desk.config.metrics {
        MetricsFor::Nobody => false,
        MetricsFor::Loopback => client.is_local,
        MetricsFor::Token(token) => {
            let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
            let shown = shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or("");
            // Hashes compare in constant time.
            blake3::hash(shown.as_bytes()) == blake3::hash(token.as_bytes())
        }
    };
    if !allowed {
        return Err(Trouble::NothingHere.into());
    }
    let (metrics, hub) = (&state.desk.metrics, &state.hub);
    metrics.tables.set(hub.table_count() as i64);
    metrics.sockets.set(hub.connection_count() as i64);
    metrics.bots_thinking.set(hub.bot_count() as i64);
    let text = metrics.text();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text))
}
