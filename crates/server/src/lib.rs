//! Serves the page from inside the binary.
//!
//! The page is what `cargo xtask web` has built; a binary that was built without it serves one
//! sentence that says how to build it. Nothing here decides a rule or keeps a game: the page plays
//! by itself.

mod api;
mod bots;
mod clock;
pub mod config;
mod desk;
mod guard;
mod hub;
mod limit;
mod limits;
mod links;
pub mod metrics;
mod notify;
mod page;
mod people;
mod ratings;
mod security;
mod settings;
mod state;

pub use api::document as openapi;
pub use clock::{Clock, SystemClock};
pub use hub::{Done, Hub, NewTableRequest, TurnNotice};
pub use notify::start as start_notices;
pub use settings::Settings;
pub use state::State;

use axum::Router;
use axum::routing::get;
use std::io;
use tokio::net::TcpListener;

/// The whole service, to be served or to be asked in a test.
pub fn app(state: State) -> Router {
    let is_secure = state.desk.config.is_secure();
    let accompany = axum::middleware::from_fn_with_state(state.clone(), guard::accompany);
    let service: Router<State> = Router::new().merge(api::router()).merge(pages());
    let service = service.layer(accompany);
    let service = service.layer(axum::middleware::map_response(security::headers));
    let service = match is_secure {
        true => service.layer(axum::middleware::map_response(security::insist_on_tls)),
        false => service,
    };
    service.with_state(state)
}

/// The page alone, which plays without anybody's help.
pub fn page_only() -> Router {
    pages().layer(axum::middleware::map_response(security::headers))
}

fn pages<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/", get(page::index)).route("/{*path}", get(page::file))
}

/// Serves on this port of this machine until interrupted. `ready` hears the address once the
/// service can be reached.
pub fn serve(port: u16, ready: impl FnOnce(&str)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        ready(&format!("http://{}/", listener.local_addr()?));
        let service = axum::serve(listener, page_only());
        service.with_graceful_shutdown(interrupted()).await
    })
}

/// Waits for the interrupt of a terminal.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals there is nothing to wait for; the service then runs until it is ended.
        std::future::pending::<()>().await;
    }
}

/// Whether this binary holds the page, or only the sentence that it is missing.
pub fn has_page() -> bool {
    page::is_built()
}
