//! Connects to a database and updates its schema.

use super::conn::Conn;
use super::limits::Limits;
use super::queries::people::fill_looks;
use super::{Engine, listener, writer};
use crate::open::without_password;
use crate::{Change, OpenError, StoreOptions, migrate, queue};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::broadcast;

/// The number of changes that a receiver may lag behind.
const CHANGES_KEPT: usize = 4_096;

pub(crate) async fn open(address: &str, options: &StoreOptions) -> Result<Engine, OpenError> {
    let shown = without_password(address);
    let unreachable = |why: String| OpenError::Unreachable { address: shown.clone(), why };
    let (mut conn, connect) = reach(address, options).await?;
    let migrator = migrate::migrator(migrate::POSTGRES);
    migrator.run(&mut conn).await.map_err(|error| migrate::problem(error, &shown))?;
    let mut conn = Conn::unlimited(conn);
    fill_looks(&mut conn).await.map_err(|error| unreachable(error.to_string()))?;
    // Everything that may take long is done.
    let limits = Limits::new(options.patience);
    conn.limit(&limits).await.map_err(|error| unreachable(error.to_string()))?;
    let pool = limits.pool(&connect, options.connections_max);
    let (changes, _) = broadcast::channel::<Change>(CHANGES_KEPT);
    let (asking, queue) = queue::queue(options.batch_max);
    // Listening begins before anyone can subscribe to changes.
    let listening = listener::begin(&connect, &limits).await;
    let listening = listening.map_err(|error| unreachable(error.to_string()))?;
    let writer = writer::Writer::new(connect.clone(), limits.clone(), conn).await;
    let own = writer.own();
    let listener = listener::run(connect, limits.clone(), listening, changes.clone(), own);
    let listener = tokio::spawn(listener);
    tokio::spawn(writer::run(writer, queue, changes.clone()));
    Ok(Engine { pool, limits, asking, changes, listener: listener.abort_handle() })
}

/// Returns a connection, and the options for opening another one. Refuses the database of another
/// program.
pub(super) async fn reach(
    address: &str,
    options: &StoreOptions,
) -> Result<(sqlx::PgConnection, PgConnectOptions), OpenError> {
    let shown = without_password(address);
    let unreachable = |why: String| OpenError::Unreachable { address: shown.clone(), why };
    let connect: PgConnectOptions =
        address.parse().map_err(|error: sqlx::Error| unreachable(error.to_string()))?;
    let connect = connect.application_name("emberwake").disable_statement_logging();
    // This bypasses the pool, which would keep trying even with a wrong password.
    let reaching = async {
        let mut conn = connect.connect().await.map_err(|error| unreachable(error.to_string()))?;
        refuse_foreign(&mut conn, &shown).await?;
        Ok(conn)
    };
    let late = |_| unreachable("it does not answer".to_owned());
    let conn = tokio::time::timeout(options.patience, reaching).await.map_err(late)??;
    Ok((conn, connect))
}

/// Refuses a schema that has tables but none of our steps: it belongs to another program.
async fn refuse_foreign(conn: &mut sqlx::PgConnection, shown: &str) -> Result<(), OpenError> {
    let things = sqlx::query_as::<_, (bool, i64)>(
        "SELECT count(*) FILTER (WHERE relname = '_sqlx_migrations') > 0, count(*) \
         FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'",
    );
    let address = shown.to_owned();
    match things.fetch_one(conn).await {
        Ok((false, 1..)) => Err(OpenError::Foreign { address }),
        Ok(_) => Ok(()),
        Err(error) => Err(OpenError::Unreachable { address, why: error.to_string() }),
    }
}
