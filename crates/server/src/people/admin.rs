//! Those who run the server: people with that role, and whoever sits at its console.
//!
//! The console is known by a secret that the process makes when it starts. It is written beside the
//! database, where only those can read it who could read the database itself.

use super::session::{Caller, identify};
use crate::api::error::ApiError;
use crate::state::State;
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use store::Role;
use table::Person;
use texts::serve::Trouble;

/// Somebody who may do everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Admin {
    /// Whoever sits at the console.
    Console,
    /// Somebody with the role.
    Person(Person),
}

impl Admin {
    /// As the trail names them.
    pub(crate) fn name(self) -> String {
        match self {
            Admin::Console => "console".to_owned(),
            Admin::Person(person) => person.to_string(),
        }
    }
}

impl FromRequestParts<State> for Admin {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        let shown = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let shown = shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        // Hashes compare in constant time.
        if blake3::hash(shown.as_bytes()) == blake3::hash(state.console.text().as_bytes()) {
            return Ok(Admin::Console);
        }
        let caller: Option<Caller> = identify(state, &parts.headers).await?;
        let caller = caller.ok_or(Trouble::SignedOut)?;
        // A token of a program that leaks must not take the server with it.
        caller.must_be_browser()?;
        match state.store.person(caller.person).await?.standing.role {
            Role::Admin => Ok(Admin::Person(caller.person)),
            Role::Player => Err(Trouble::NeedsAdmin.into()),
        }
    }
}
