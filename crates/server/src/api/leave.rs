//! Deletes an account. The person is forgotten, and no table waits for them.

use super::body::Body;
use super::error::{ApiError, lang_of};
use super::me::{Typed, check_password, with_cookie};
use crate::guard::Peer;
use crate::people::session::{Caller, clear_cookie};
use crate::state::State;
use axum::Extension;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use std::sync::Arc;
use table::Person;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::http::DeleteBody;

/// Deletes the caller: name, account, devices, bots. Running games are given up, and a bot plays
/// them to the end. Finished games stay, without the name.
#[utoipa::path(post, path = "/api/v1/me/delete", tag = "people", request_body = DeleteBody,
    responses((status = 204, description = "Gone.")))]
pub(crate) async fn delete(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<DeleteBody>,
) -> Result<impl IntoResponse, ApiError> {
    caller.must_be_browser()?;
    let row = state.store.person(caller.person).await?;
    if let Some(account) = &row.account {
        let password = body.password.ok_or(ServiceProblem::WrongPassword)?;
        let login = &account.login;
        let account = Some(account);
        let device = Some(caller.hash.0);
        let typed = Typed { client, device, login, account, password };
        check_password(&state, typed, ServiceProblem::WrongPassword).await?;
    }
    let lang = lang_of(&headers);
    forget(&state, caller.person, lang).await?;
    Ok(with_cookie(clear_cookie(&state), StatusCode::NO_CONTENT))
}

/// Deletes a person with their bots, or a bot, after making them leave all tables. The work continues even if the
/// client disconnects.
pub(super) async fn forget(state: &State, person: Person, lang: Lang) -> Result<(), ApiError> {
    let inner = Arc::clone(&state.hub.inner);
    let forgetting = tokio::spawn(async move { inner.forget_person(person, lang).await });
    Ok(forgetting.await.map_err(|_| ServiceProblem::Internal)??)
}
