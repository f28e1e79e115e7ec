//! Leaving for good: the person is forgotten, and nobody is left waiting for them at a table.

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
use texts::serve::Trouble;
use wire::http::DeleteBody;

/// Forgets the person: name, account, devices, bots. Games that run are given up, and a bot plays
/// them to the end; finished games stay, without the name.
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
        let password = body.password.ok_or(Trouble::WrongPassword)?;
        let login = &account.login;
        let account = Some(account);
        let device = Some(caller.hash.0);
        let typed = Typed { client, device, login, account, password };
        check_password(&state, typed, Trouble::WrongPassword).await?;
    }
    let lang = lang_of(&headers);
    for bot in state.store.bots(caller.person).await? {
        forget(&state, bot.person, lang).await?;
    }
    forget(&state, caller.person, lang).await?;
    Ok(with_cookie(clear_cookie(&state), StatusCode::NO_CONTENT))
}

/// Forgets a person or a bot, once they have left all tables. What was begun is finished even if
/// whoever asked for it has gone.
pub(super) async fn forget(state: &State, person: Person, lang: Lang) -> Result<(), ApiError> {
    let inner = Arc::clone(&state.hub.inner);
    let forgetting = tokio::spawn(async move { inner.forget_person(person, lang).await });
    Ok(forgetting.await.map_err(|_| Trouble::Internal)??)
}
