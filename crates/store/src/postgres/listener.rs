//! Listens for changes by other processes and by this one.

use super::sql::CHANNEL;
use super::writer::OwnWriter;
use crate::Change;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;

/// The delay before the next attempt to reach a database that is gone.
const RETRY: Duration = Duration::from_millis(250);

/// Opens a connection that listens.
pub(super) async fn begin(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options.clone());
    let mut listener = PgListener::connect_with(&pool.await?).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Forwards notifications. Those sent while the connection was down are lost, so all receivers must
/// check everything.
pub(super) async fn run(
    options: PgConnectOptions,
    mut listener: PgListener,
    changes: broadcast::Sender<Change>,
    own: OwnWriter,
) {
    // Reconnecting happens here, where it is retried until it succeeds and reported only then.
    listener.eager_reconnect(false);
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) if own.is(notification.process_id()) => {}
            Ok(Some(notification)) => {
                for change in Change::read_all(notification.payload()) {
                    // There may be no receivers.
                    let _ = changes.send(change);
                }
            }
            Ok(None) | Err(_) => {
                tracing::warn!("the connection that listens to PostgreSQL was lost");
                listener = reconnect(&options).await;
                tracing::info!("listening to PostgreSQL again");
                let _ = changes.send(Change::Reconnected);
            }
        }
    }
}

async fn reconnect(options: &PgConnectOptions) -> PgListener {
    loop {
        match begin(options).await {
            Ok(mut listener) => {
                listener.eager_reconnect(false);
                return listener;
            }
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    }
}
