//! People, and their notices.

use super::{Conn, Db, Row};
use crate::fail::{self, count, number};
use crate::{Account, EmailBefore, NewPerson, Notify, PersonRow, Role, Standing, StoreError, look};
use sqlx::Row as _;
use table::Person;
use wire::TableId;

pub(super) async fn create(conn: &mut Conn, new: &NewPerson) -> Result<Person, StoreError> {
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
    let select = sqlx::query("SELECT * FROM persons WHERE id = $1").bind(number(person.0));
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn by_login(conn: &mut Conn, login: &str) -> Result<PersonRow, StoreError> {
    let select = sqlx::query("SELECT * FROM persons WHERE login = $1").bind(login);
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn bots(conn: &mut Conn, owner: Person) -> Result<Vec<PersonRow>, StoreError> {
    let select = sqlx::query("SELECT * FROM persons WHERE owner = $1 ORDER BY id");
    let rows = select.bind(number(owner.0)).fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

pub(super) async fn names(
    conn: &mut Conn,
    persons: &[Person],
) -> Result<Vec<(Person, String)>, StoreError> {
    let mut names = Vec::with_capacity(persons.len());
    // Databases limit the number of values in a statement.
    for some in persons.chunks(500) {
        let mut select =
            sqlx::QueryBuilder::<Db>::new("SELECT id, name FROM persons WHERE id IN (");
        let mut list = select.separated(", ");
        for person in some {
            list.push_bind(number(person.0));
        }
        list.push_unseparated(")");
        let rows: Vec<(i64, String)> =
            select.build_query_as().fetch_all(&mut *conn).await.map_err(fail::meaning)?;
        for (id, name) in rows {
            names.push((Person(count(id)?), name));
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

pub(super) async fn idle_guests(
    conn: &mut Conn,
    since_ms: u64,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT p.id FROM persons p \
         WHERE p.login IS NULL AND p.owner IS NULL AND p.created_ms < $1 AND NOT EXISTS ( \
         SELECT 1 FROM sessions s JOIN persons o ON o.id = s.person \
         WHERE (o.id = p.id OR o.owner = p.id) AND s.seen_ms >= $1) \
         ORDER BY p.created_ms, p.id LIMIT $2",
    );
    let select = select.bind(number(since_ms)).bind(i64::from(limit));
    let found = select.fetch_all(conn).await.map_err(fail::meaning)?;
    found.into_iter().map(|id| count(id).map(Person)).collect()
}

pub(super) async fn find(
    conn: &mut Conn,
    text: &str,
    limit: u32,
) -> Result<Vec<PersonRow>, StoreError> {
    fail::fit(text)?;
    let select = sqlx::query(
        "SELECT * FROM persons WHERE lower(name) LIKE $1 ESCAPE '!' OR login LIKE $1 ESCAPE '!' \
         OR look = $2 ORDER BY id DESC LIMIT $3",
    );
    let plain = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let select = select.bind(format!("%{plain}%")).bind(look(text)).bind(i64::from(limit));
    let rows = select.fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

/// Deletes a person, with their sessions, links, ratings, notices and records.
pub(super) async fn delete(conn: &mut Conn, person: Person) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM persons WHERE id = $1").bind(number(person.0));
    let done = delete.execute(conn).await.map_err(fail::meaning)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

pub(super) async fn claim_notice(
    conn: &mut Conn,
    person: Person,
    table: &TableId,
    answers: u64,
) -> Result<bool, StoreError> {
    let claim = sqlx::query(
        "INSERT INTO notices (person, table_id, answers) VALUES ($1, $2, $3) \
         ON CONFLICT (person, table_id) DO UPDATE SET answers = excluded.answers \
         WHERE notices.answers < excluded.answers",
    );
    let claim = claim.bind(number(person.0)).bind(table.as_str()).bind(number(answers));
    let done = claim.execute(&mut *conn).await.map_err(|error| {
        if fail::is_orphan(&error) { StoreError::NotFound } else { fail::meaning(error) }
    })?;
    let mark = sqlx::query(
        "UPDATE tables SET told = $3 WHERE id = $2 AND to_act = $1 AND answers = $3 AND told < $3",
    );
    let mark = mark.bind(number(person.0)).bind(table.as_str()).bind(number(answers));
    mark.execute(conn).await.map_err(fail::meaning)?;
    Ok(done.rows_affected() == 1)
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
        };
        let name = row.try_get("name")?;
        let lang = row.try_get("lang")?;
        let bot = row.try_get("bot")?;
        let person = Person(0);
        let created_ms = 0;
        let person =
            PersonRow { person, name, lang, bot, owner, account, notify, standing, created_ms };
        Ok((row.try_get("id")?, row.try_get("created_ms")?, person))
    };
    let (id, created_ms, person) = read().map_err(fail::meaning)?;
    let notify = Notify { email_before, ..person.notify };
    let (id, created_ms) = (Person(count(id)?), count(created_ms)?);
    Ok(PersonRow { person: id, created_ms, notify, ..person })
}
