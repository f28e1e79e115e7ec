//! The server: the page from inside the binary, tables for people who play online, and the
//! interface for pages and programs.
//!
//! The page is what `cargo xtask web` has built; a binary that was built without it serves one
//! sentence that says how to build it. Nothing here decides a rule: tables ask the rules, and the
//! store keeps what they decided.

// Without email, there is less to say.
#![cfg_attr(not(feature = "tls"), allow(dead_code))]

mod acceptor;
mod address_key;
mod api;
mod bots;
mod client_stream;
mod clock;
pub mod config;
mod console;
mod date;
mod fair_queue;
mod faults;
mod fixed_limits;
mod guard;
mod hub;
mod links;
mod log;
mod measured_store;
pub mod metrics;
mod notify;
#[cfg(feature = "otlp")]
mod otlp;
mod page;
mod panics;
mod people;
mod quotas;
mod rate_limit;
mod ratings;
mod security;
mod serve;
mod socket;
mod state;
mod supervisor;
mod token_bucket;
mod trusted_time;

pub use api::document as openapi;
pub use clock::{Clock, SystemClock};
pub use config::Settings;
pub use console::{Console, ConsoleError};
pub use date::date;
pub use fixed_limits::{close_codes, fixed_limits};
pub use hub::{Done, Hub, LogProblem, NewTableRequest, TurnNotice, replay};
pub use log::start_log;
pub use notify::start as start_notices;
pub use serve::{ServeError, run, serve};
pub use state::State;
pub use store::OpenError;

use axum::Router;
use axum::routing::get;

/// Returns the whole service, to serve it or to ask it in a test.
pub fn app(state: State) -> Router {
    let is_secure = state.config.is_secure();
    let accompany = axum::middleware::from_fn_with_state(state.clone(), guard::accompany);
    let service: Router<State> = Router::new().merge(api::router()).merge(online()).merge(pages());
    let service = service.layer(accompany);
    let service = service.layer(axum::middleware::map_response(security::headers));
    let service = if is_secure {
        service.layer(axum::middleware::map_response(security::insist_on_tls))
    } else {
        service
    };
    service.with_state(state)
}

/// Returns the page alone, for playing without the service.
pub fn page_only() -> Router {
    pages().layer(axum::middleware::map_response(security::headers))
}

/// Returns the route of the socket. Everything else that people do goes over HTTP.
fn online() -> Router<State> {
    Router::new().route("/api/v1/socket", get(socket::enter))
}

fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/", get(page::index)).route("/{*path}", get(page::file))
}

/// Returns `true` if this binary contains the page, and `false` if it only has the placeholder.
pub fn has_page() -> bool {
    page::is_built()
}
