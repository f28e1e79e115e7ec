//! The schema, in numbered steps that never change once they are released.

use crate::OpenError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// The steps for SQLite.
pub(crate) const SQLITE: &[(i64, &str, &str)] = &[
    (1, "everything", include_str!("../migrations/sqlite/0001_everything.sql")),
    (2, "confirmed addresses", include_str!("../migrations/sqlite/0002_confirmed_addresses.sql")),
    (3, "inbox", include_str!("../migrations/sqlite/0003_inbox.sql")),
    (4, "owners", include_str!("../migrations/sqlite/0004_owners.sql")),
    (5, "lobby", include_str!("../migrations/sqlite/0005_lobby.sql")),
    (6, "moderation", include_str!("../migrations/sqlite/0006_moderation.sql")),
    (7, "links", include_str!("../migrations/sqlite/0007_links.sql")),
    (8, "deletions", include_str!("../migrations/sqlite/0008_deletions.sql")),
    (9, "notices", include_str!("../migrations/sqlite/0009_notices.sql")),
    (10, "fair ratings", include_str!("../migrations/sqlite/0010_fair_ratings.sql")),
    (11, "reports", include_str!("../migrations/sqlite/0011_reports.sql")),
];

/// The same steps for PostgreSQL, which needs no inbox.
#[cfg(feature = "postgres")]
pub(crate) const POSTGRES: &[(i64, &str, &str)] = &[
    (1, "everything", include_str!("../migrations/postgres/0001_everything.sql")),
    (2, "confirmed addresses", include_str!("../migrations/postgres/0002_confirmed_addresses.sql")),
    (4, "owners", include_str!("../migrations/postgres/0004_owners.sql")),
    (5, "lobby", include_str!("../migrations/postgres/0005_lobby.sql")),
    (6, "moderation", include_str!("../migrations/postgres/0006_moderation.sql")),
    (7, "links", include_str!("../migrations/postgres/0007_links.sql")),
    (8, "deletions", include_str!("../migrations/postgres/0008_deletions.sql")),
    (9, "notices", include_str!("../migrations/postgres/0009_notices.sql")),
    (10, "fair ratings", include_str!("../migrations/postgres/0010_fair_ratings.sql")),
    (11, "reports", include_str!("../migrations/postgres/0011_reports.sql")),
];

pub(crate) fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    migrator_until(steps, i64::MAX)
}

/// Returns the steps up to this version, for restoring a backup of that version.
pub(crate) fn migrator_until(steps: &[(i64, &'static str, &'static str)], until: i64) -> Migrator {
    let step = |&(version, about, sql): &(i64, &'static str, &'static str)| {
        let sql = sql.into_sql_str();
        Migration::new(version, about.into(), MigrationType::Simple, sql, false)
    };
    let steps = steps.iter().filter(|step| step.0 <= until);
    Migrator::with_migrations(steps.map(step).collect())
}

/// Returns the reason why the schema couldn't be updated.
pub(crate) fn problem(error: MigrateError, address: &str) -> OpenError {
    let address = address.to_owned();
    let known = SQLITE.iter().map(|step| step.0).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(found) => OpenError::Newer { address, found, known },
        MigrateError::VersionMismatch(version) | MigrateError::Dirty(version) => {
            let why = format!("step {version} of its schema is not the one of this program");
            OpenError::Damaged { address, why }
        }
        other => OpenError::Unreachable { address, why: other.to_string() },
    }
}
