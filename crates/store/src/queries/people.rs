//! People.

use super::{Conn, Db, Row};
use crate::fail::{self, count, number};
use crate::{
    Account, Counts, EmailBefore, NewPerson, Notify, PersonRow, PersonState, Role, Standing,
    StoreError, look,
};
use sqlx::Row as _;
use table::Person;
use wire::PersonName;

pub(super) async fn create(conn: &mut Conn, new: NewPerson) -> Result<Person, StoreError> {
    fail::fit(&new.name)?;
    fail::fit(&new.lang)?;
    let insert = sqlx::query_scalar::<_, i64>(
        "INSERT INTO persons (name, lang, bot, notify_browser, notify_sound, created_ms, owner, \
         look) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id",
    );
    let notify = Notify::default();
    let insert = insert
        .bind(&new.name)
        .bind(&new.lang)
        .bind(new.bot)
        .bind(notify.browser)
        .bind(notify.sound)
        .bind(number(new.now_ms))
        .bind(new.owner.map(|owner| number(owner.0)))
        .bind(look(&new.name));
    let person = insert.fetch_one(conn).await.map_err(|error| {
        if fail::is_orphan(&error) { StoreError::NotFound } else { fail::meaning(error) }
    })?;
    Ok(Person(count(person)?))
}

pub(super) async fn by_number(conn: &mut Conn, person: Person) -> Result<PersonRow, StoreError> {
    let select = sqlx::query("SELECT * FROM persons WHERE id = $1 AND deleted_ms IS NULL")
        .bind(number(person.0));
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn by_login(conn: &mut Conn, login: &str) -> Result<PersonRow, StoreError> {
    let select = sqlx::query("SELECT * FROM persons WHERE login = $1 AND deleted_ms IS NULL");
    let select = select.bind(login);
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn bots(conn: &mut Conn, owner: Person) -> Result<Vec<PersonRow>, StoreError> {
    let select =
        sqlx::query("SELECT * FROM persons WHERE owner = $1 AND deleted_ms IS NULL ORDER BY id");
    let rows = select.bind(number(owner.0)).fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

pub(super) async fn names(
    conn: &mut Conn,
    persons: &[Person],
) -> Result<Vec<PersonName>, StoreError> {
    let mut names = Vec::with_capacity(persons.len());
    // Databases limit the number of values in a statement.
    for some in persons.chunks(500) {
        let mut select = sqlx::QueryBuilder::<Db>::new(
            "SELECT id, name, bot FROM persons WHERE deleted_ms IS NULL AND id IN (",
        );
        let mut list = select.separated(", ");
        for person in some {
            list.push_bind(number(person.0));
        }
        list.push_unseparated(")");
        let rows: Vec<(i64, String, bool)> =
            select.build_query_as().fetch_all(&mut *conn).await.map_err(fail::meaning)?;
        for (id, name, program) in rows {
            names.push(PersonName { person: Person(count(id)?), name, program });
        }
    }
    Ok(names)
}

pub(super) async fn lookalike(
    conn: &mut Conn,
    name: &str,
    but: Option<Person>,
) -> Result<Option<Person>, StoreError> {
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT id FROM persons WHERE look = $1 AND login IS NOT NULL AND id <> $2 LIMIT 1",
    );
    let select = select.bind(look(name)).bind(but.map_or(0, |person| number(person.0)));
    let found = select.fetch_optional(conn).await.map_err(fail::meaning)?;
    found.map(|id| count(id).map(Person)).transpose()
}

/// Computes the looks of names that were stored before looks existed.
pub(crate) async fn fill_looks(conn: &mut Conn) -> Result<(), sqlx::Error> {
    loop {
        let select = "SELECT id, name FROM persons WHERE look IS NULL LIMIT 500";
        let rows: Vec<(i64, String)> = sqlx::query_as(select).fetch_all(&mut *conn).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for (id, name) in rows {
            let update = sqlx::query("UPDATE persons SET look = $1 WHERE id = $2");
            update.bind(look(&name)).bind(id).execute(&mut *conn).await?;
        }
    }
}

/// Guests with a seat in a running game stay, since others may be waiting for their moves. The game
/// itself ends, or is closed when no one has played for long.
pub(super) async fn idle_guests(
    conn: &mut Conn,
    since_ms: u64,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT p.id FROM persons p \
         WHERE p.login IS NULL AND p.owner IS NULL AND p.created_ms < $1 \
         AND p.deleted_ms IS NULL AND NOT EXISTS ( \
         SELECT 1 FROM sessions s JOIN persons o ON o.id = s.person \
         WHERE (o.id = p.id OR o.owner = p.id) AND s.seen_ms >= $1) \
         AND NOT EXISTS ( \
         SELECT 1 FROM sitters x JOIN tables t ON t.id = x.table_id \
         JOIN persons o ON o.id = x.person \
         WHERE (o.id = p.id OR o.owner = p.id) AND t.phase = 'playing') \
         ORDER BY p.created_ms, p.id LIMIT $2",
    );
    let select = select.bind(number(since_ms)).bind(i64::from(limit));
    let found = select.fetch_all(conn).await.map_err(fail::meaning)?;
    found.into_iter().map(|id| count(id).map(Person)).collect()
}

/// Finds people by text: those who were deleted, or all others.
pub(super) async fn find(
    conn: &mut Conn,
    text: &str,
    state: PersonState,
    limit: u32,
) -> Result<Vec<PersonRow>, StoreError> {
    fail::fit(text)?;
    let select = sqlx::query(match state {
        PersonState::Present => {
            "SELECT * FROM persons WHERE deleted_ms IS NULL AND (lower(name) LIKE $1 ESCAPE '!' \
             OR login LIKE $1 ESCAPE '!' OR look = $2) ORDER BY id DESC LIMIT $3"
        }
        PersonState::Deleted => {
            "SELECT * FROM persons WHERE deleted_ms IS NOT NULL AND (lower(name) LIKE $1 ESCAPE '!' \
             OR login LIKE $1 ESCAPE '!' OR look = $2) ORDER BY deleted_ms DESC, id LIMIT $3"
        }
    });
    let plain = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let select = select.bind(format!("%{plain}%")).bind(look(text)).bind(i64::from(limit));
    let rows = select.fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

/// Hides a person and their bots from everyone. With an account they can sign in again once they
/// are brought back, so their sessions end; a guest's only way in is the session, which sleeps.
pub(super) async fn delete(conn: &mut Conn, person: Person, now_ms: u64) -> Result<(), StoreError> {
    let mark =
        sqlx::query("UPDATE persons SET deleted_ms = $2 WHERE id = $1 AND deleted_ms IS NULL");
    let mark = mark.bind(number(person.0)).bind(number(now_ms));
    if mark.execute(&mut *conn).await.map_err(fail::meaning)?.rows_affected() == 0 {
        return Err(StoreError::NotFound);
    }
    let bots =
        sqlx::query("UPDATE persons SET deleted_ms = $2 WHERE owner = $1 AND deleted_ms IS NULL");
    let bots = bots.bind(number(person.0)).bind(number(now_ms));
    bots.execute(&mut *conn).await.map_err(fail::meaning)?;
    let sessions = sqlx::query(
        "DELETE FROM sessions WHERE person IN ( \
         SELECT b.id FROM persons b JOIN persons o ON o.id = COALESCE(b.owner, b.id) \
         WHERE (b.id = $1 OR b.owner = $1) AND (o.login IS NOT NULL OR b.id <> o.id AND b.id = $1))",
    );
    let ended = sessions.bind(number(person.0)).execute(conn).await;
    ended.map(drop).map_err(fail::meaning)
}

/// Brings a deleted person back, with the bots that were deleted at the same moment.
pub(super) async fn undelete(conn: &mut Conn, person: Person) -> Result<PersonRow, StoreError> {
    // A bot whose owner is deleted comes back with the owner.
    let when = sqlx::query_scalar::<_, Option<i64>>(
        "SELECT p.deleted_ms FROM persons p WHERE p.id = $1 AND NOT EXISTS ( \
         SELECT 1 FROM persons o WHERE o.id = p.owner AND o.deleted_ms IS NOT NULL)",
    );
    let when = when.bind(number(person.0)).fetch_one(&mut *conn).await.map_err(fail::meaning)?;
    let when = when.ok_or(StoreError::NotFound)?;
    let back = sqlx::query(
        "UPDATE persons SET deleted_ms = NULL WHERE (id = $1 OR owner = $1) AND deleted_ms = $2",
    );
    let back = back.bind(number(person.0)).bind(when);
    back.execute(&mut *conn).await.map_err(fail::meaning)?;
    by_number(conn, person).await
}

/// Returns people who were deleted before this moment, the first deleted first.
pub(super) async fn deleted_before(
    conn: &mut Conn,
    before_ms: u64,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT id FROM persons WHERE deleted_ms < $1 ORDER BY deleted_ms, id LIMIT $2",
    );
    let select = select.bind(number(before_ms)).bind(i64::from(limit));
    let found = select.fetch_all(conn).await.map_err(fail::meaning)?;
    found.into_iter().map(|id| count(id).map(Person)).collect()
}

/// Moves deletions that seem to be later than now to now: a clock was wrong.
pub(super) async fn mend_deletions(conn: &mut Conn, now_ms: u64) -> Result<(), StoreError> {
    let mend = sqlx::query("UPDATE persons SET deleted_ms = $1 WHERE deleted_ms > $1");
    mend.bind(number(now_ms)).execute(conn).await.map(drop).map_err(fail::meaning)
}

/// Counts what can expire.
pub(super) async fn counts(conn: &mut Conn) -> Result<Counts, StoreError> {
    let select = sqlx::query(
        "SELECT (SELECT COUNT(*) FROM persons WHERE login IS NULL) AS guests, \
         (SELECT COUNT(*) FROM tables WHERE phase IN ('lobby', 'playing')) AS tables, \
         (SELECT COUNT(*) FROM sessions) AS sessions",
    );
    let row = select.fetch_one(conn).await.map_err(fail::meaning)?;
    let whole = |column: &str| count(row.try_get(column).map_err(fail::meaning)?);
    Ok(Counts { guests: whole("guests")?, tables: whole("tables")?, sessions: whole("sessions")? })
}

/// Erases a person, with their sessions, links, ratings and records.
pub(super) async fn erase(conn: &mut Conn, person: Person) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM persons WHERE id = $1").bind(number(person.0));
    let done = delete.execute(conn).await.map_err(fail::meaning)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

fn read(row: &Row) -> Result<PersonRow, StoreError> {
    let owner: Option<i64> = row.try_get("owner").map_err(fail::meaning)?;
    let owner = owner.map(count).transpose()?.map(Person);
    let until = |column: &str| -> Result<Option<u64>, StoreError> {
        let value: Option<i64> = row.try_get(column).map_err(fail::meaning)?;
        value.map(count).transpose()
    };
    let role: String = row.try_get("role").map_err(fail::meaning)?;
    let standing = Standing {
        role: Role::from_name(&role).unwrap_or_default(),
        banned_until_ms: until("banned_until_ms")?,
        muted_until_ms: until("muted_until_ms")?,
    };
    let before: Option<String> = row.try_get("email_before").map_err(fail::meaning)?;
    let email_before = match before {
        Some(address) => Some(EmailBefore { address, until_ms: until("email_before_until_ms")? }),
        None => None,
    };
    let deleted_ms = until("deleted_ms")?;
    let webhook_failures = until("webhook_failures")?.unwrap_or(0);
    let read = || -> Result<(i64, i64, PersonRow), sqlx::Error> {
        let account = match (row.try_get("login")?, row.try_get("password")?) {
            (Some(login), Some(password)) => Some(Account { login, password }),
            _ => None,
        };
        let notify = Notify {
            browser: row.try_get("notify_browser")?,
            sound: row.try_get("notify_sound")?,
            email: row.try_get("email")?,
            email_confirmed: row.try_get("email_confirmed")?,
            email_stopped: row.try_get("email_stopped")?,
            email_before: None,
            webhook: row.try_get("webhook")?,
            webhook_failures: 0,
        };
        let name = row.try_get("name")?;
        let lang = row.try_get("lang")?;
        let bot = row.try_get("bot")?;
        let person = Person(0);
        let created_ms = 0;
        let person = PersonRow {
            person,
            name,
            lang,
            bot,
            owner,
            account,
            notify,
            standing,
            created_ms,
            deleted_ms,
        };
        Ok((row.try_get("id")?, row.try_get("created_ms")?, person))
    };
    let (id, created_ms, person) = read().map_err(fail::meaning)?;
    let notify = Notify { email_before, webhook_failures, ..person.notify };
    let (id, created_ms) = (Person(count(id)?), count(created_ms)?);
    Ok(PersonRow { person: id, created_ms, notify, ..person })
}
