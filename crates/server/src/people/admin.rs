//! Administrators: people with that role, and the person at the console.
//!
//! The console is identified by a secret that the process creates when it starts. The secret is
//! written next to the database, readable only by users who can read the database itself.

use super::session::{Caller, identify};
use crate::api::error::ApiError;
use crate::state::State;
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use store::Role;
use table::Person;
use texts::serve::ServiceProblem;

/// An administrator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Admin {
    /// The person at the console.
    Console,
    /// A person with the role.
    Person(Person),
}

impl Admin {
    /// Returns the administrator's name in the audit trail.
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
        // Comparing hashes takes constant time.
        if blake3::hash(shown.as_bytes()) == blake3::hash(state.console.text().as_bytes()) {
            return Ok(Admin::Console);
        }
        let caller: Option<Caller> = identify(state, &parts.headers).await?;
        let caller = caller.ok_or(ServiceProblem::SignedOut)?;
        // A program's leaked token must not compromise the server.
        caller.must_be_browser()?;
        match state.store.person(caller.person).await?.standing.role {
            Role::Admin => Ok(Admin::Person(caller.person)),
            Role::Player => Err(ServiceProblem::NeedsAdmin.into()),
        }
    }
}
