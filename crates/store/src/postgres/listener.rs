//! Listens for changes by other processes and by this one.

use super::limits::Limits;
use super::sql::CHANNEL;
use super::writer::OwnWriter;
use crate::Change;
use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgNotification};
use std::time::Duration;
use tokio::sync::broadcast;

/// The delay before the next attempt to reach a database that is gone.
const RETRY: Duration = Duration::from_millis(250);

/// Opens a connection that listens.
pub(super) async fn begin(
    options: &PgConnectOptions,
    limits: &Limits,
) -> Result<PgListener, sqlx::Error> {
    let mut listener = limits.listen(options, CHANNEL).await?;
    // Reconnecting happens here, where it is retried until it succeeds and reported only then.
    listener.eager_reconnect(false);
    Ok(listener)
}

/// Forwards notifications. Those sent while the connection was down are lost, so all receivers must
/// check everything.
pub(super) async fn run(
    options: PgConnectOptions,
    limits: Limits,
    mut listener: PgListener,
    changes: broadcast::Sender<Change>,
    own: OwnWriter,
) {
    loop {
        match hear(&mut listener, &limits).await {
            Some(notification) if own.is(notification.process_id()) => {}
            Some(notification) => {
                for change in Change::read_all(notification.payload()) {
                    // There may be no receivers.
                    let _ = changes.send(change);
                }
            }
            None => {
                tracing::warn!("the connection that listens to PostgreSQL was lost");
                // A silent connection stays open in the background until the system gives it up:
                // the library says goodbye on it.
                listener = reconnect(&options, &limits).await;
                tracing::info!("listening to PostgreSQL again");
                let _ = changes.send(Change::Reconnected);
            }
        }
    }
}

/// Returns the next notification, or `None` if the connection is lost. When it is quiet, asks for a
/// sign of life: a connection that went silent looks just the same.
async fn hear(listener: &mut PgListener, limits: &Limits) -> Option<PgNotification> {
    loop {
        match tokio::time::timeout(limits.sign_of_life(), listener.try_recv()).await {
            Ok(heard) => return heard.ok().flatten(),
            // Notifications that come with the answer are kept for the next round.
            Err(_) => limits.alive(listener.execute("SELECT 1")).await.ok()?,
        };
    }
}

async fn reconnect(options: &PgConnectOptions, limits: &Limits) -> PgListener {
    loop {
        match begin(options, limits).await {
            Ok(listener) => return listener,
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    }
}
