//! Programs that play: each is a separate person that belongs to someone and signs in with a token.

use super::body::{Body, person};
use super::error::{ApiError, lang_of};
use super::leave::forget;
use super::me::must_be_nobody_elses;
use crate::guard::Peer;
use crate::people::name::read_name;
use crate::people::reserved;
use crate::people::session::{self, Caller};
use crate::rate_limit::address_key;
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use store::{NewPerson, Role, SessionKind, StoreError};
use texts::serve::ServiceProblem;
use wire::http::{Bot, BotBody, NewBot};

/// The maximum number of bots per person.
pub(super) const BOTS_MAX: usize = 10;

/// Creates a bot and its token.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "bots", request_body = BotBody,
    responses((status = 200, body = NewBot)))]
pub(crate) async fn create(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
    Body(body): Body<BotBody>,
) -> Result<Json<NewBot>, ApiError> {
    caller.must_be_browser()?;
    let name = read_name(&body.name)?;
    must_be_nobody_elses(&state, &name, Some(caller.person)).await?;
    let owner = state.store.person(caller.person).await?;
    if owner.standing.role != Role::Admin {
        reserved::check(&name)?;
    }
    let address = address_key(client.address);
    state.quotas.guests.take(address)?;
    let new = NewPerson {
        name: name.clone(),
        lang: owner.lang,
        bot: true,
        owner: Some(caller.person),
        now_ms: state.time.latest_ms(),
    };
    // The store replaces the person with the bot.
    let (token, session) = session::new(&state, caller.person, SessionKind::Token, name.clone());
    let bot = state.store.create_bot(new, &session, BOTS_MAX).await;
    let bot = bot.map_err(|error| match error {
        StoreError::Full => {
            state.quotas.guests.give_back(address);
            ServiceProblem::TooManyBots { most: BOTS_MAX }.into()
        }
        StoreError::Conflict => ServiceProblem::Banned.into(),
        error => ApiError::from(error),
    })?;
    Ok(Json(NewBot { person: bot, name, token: token.text() }))
}

/// Lists the caller's bots.
#[utoipa::path(get, path = "/api/v1/tokens", tag = "bots",
    responses((status = 200, body = Vec<Bot>)))]
pub(crate) async fn list(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<Json<Vec<Bot>>, ApiError> {
    caller.must_be_browser()?;
    let bots = state.store.bots(caller.person).await?.into_iter();
    let shown =
        bots.map(|bot| Bot { person: bot.person, name: bot.name, created_ms: bot.created_ms });
    Ok(Json(shown.collect()))
}

/// Deletes a bot. Its token stops working immediately.
#[utoipa::path(delete, path = "/api/v1/tokens/{person}", tag = "bots",
    params(("person" = u64, Path, description = "The bot's number.")),
    responses((status = 204, description = "Gone.")))]
pub(crate) async fn end(
    Shared(state): Shared<State>,
    caller: Caller,
    headers: HeaderMap,
    Path(bot): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.must_be_browser()?;
    let bot = person(&bot).map_err(|_| ServiceProblem::NoSuchBotAccount)?;
    let bots = state.store.bots(caller.person).await?;
    bots.iter().find(|row| row.person == bot).ok_or(ServiceProblem::NoSuchBotAccount)?;
    forget(&state, bot, lang_of(&headers)).await?;
    Ok(StatusCode::NO_CONTENT)
}
