//! Hears what other processes, and this one, have changed.

use super::sql::CHANNEL;
use crate::Change;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;

/// How long to wait before the next attempt to reach a database that is gone.
const RETRY: Duration = Duration::from_millis(250);

/// A connection that listens.
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

/// Passes on what is heard. What was said while the connection was cut is lost, so whoever follows
/// something is told to look.
pub(super) async fn run(
    options: PgConnectOptions,
    mut listener: PgListener,
    changes: broadcast::Sender<Change>,
) {
    // Reconnecting is done here, where it is tried again and again, and told only when it is done.
    listener.eager_reconnect(false);
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => {
                for line in notification.payload().lines() {
                    if let Some(change) = Change::read(line) {
                        // Nobody may be listening.
                        let _ = changes.send(change);
                    }
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
