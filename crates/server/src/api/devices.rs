//! The devices on which a person is signed in.

use super::error::ApiError;
use crate::people::session::Caller;
use crate::state::State;
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use kernel::notation::hex;
use store::{Session, SessionKind};
use texts::serve::ServiceProblem;
use wire::http::Device;

/// Returns the name of a session in addresses: part of a hash of its token, which can't be used to
/// sign in.
fn name(session: &Session) -> String {
    hex(&session.hash.0).chars().take(16).collect()
}

/// Lists the devices on which the caller is signed in.
#[utoipa::path(get, path = "/api/v1/devices", tag = "people",
    responses((status = 200, body = Vec<Device>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<Json<Vec<Device>>, ApiError> {
    caller.must_be_browser()?;
    let sessions = state.store.sessions(caller.person).await?;
    let device = |session: Session| Device {
        device: name(&session),
        label: session.label.clone(),
        this: session.hash == caller.hash,
        created_ms: session.created_ms,
        seen_ms: session.seen_ms,
    };
    let browsers = sessions.into_iter().filter(|session| session.kind == SessionKind::Browser);
    Ok(Json(browsers.map(device).collect()))
}

/// Signs a device out.
#[utoipa::path(delete, path = "/api/v1/devices/{device}", tag = "people",
    params(("device" = String, Path, description = "As in the list.")),
    responses((status = 204, description = "Signed out.")))]
pub(crate) async fn end(
    Shared(state): Shared<State>,
    caller: Caller,
    Path(device): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.must_be_browser()?;
    let sessions = state.store.sessions(caller.person).await?;
    let session = sessions.iter().find(|session| name(session) == device);
    let session = session.ok_or(ServiceProblem::NoSuchDevice)?;
    state.store.end_session(session.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}
