//! Changes of one person: a statement for each purpose, so that no change undoes another.
//!
//! A transaction that needs to know the person first takes their row, so that changes of one person
//! happen one after the other, and each sees what those before it did.

use super::{Conn, links, people, sessions, sql};
use crate::fail::{self, number};
use crate::{
    Account, EmailBefore, EmailChange, LinkHash, LinkPurpose, NewPerson, NoticeSettings,
    PasswordProof, PersonChange, PersonRow, RecoveryProof, Role, Session, SessionHash, StoreError,
    look,
};
use table::Person;

/// Takes the row of a person until the transaction ends, and returns it.
pub(super) async fn held(conn: &mut Conn, person: Person) -> Result<PersonRow, StoreError> {
    sql::hold_person(conn, person).await.map_err(fail::meaning)?;
    people::by_number(conn, person).await
}

pub(super) async fn change(
    conn: &mut Conn,
    person: Person,
    change: &PersonChange,
) -> Result<PersonRow, StoreError> {
    let row = held(conn, person).await?;
    if let Some(name) = change.name.as_deref().filter(|name| *name != row.name) {
        set_name(conn, &row, name).await?;
    }
    if let Some(lang) = &change.lang {
        fail::fit(lang)?;
        let update = sqlx::query("UPDATE persons SET lang = $1 WHERE id = $2");
        let update = update.bind(lang).bind(number(person.0));
        update.execute(&mut *conn).await.map_err(fail::meaning)?;
    }
    if let Some(email) = &change.email {
        set_email(conn, &row, email).await?;
    }
    if let Some(notices) = &change.notices {
        set_notices(conn, person, notices).await?;
    }
    people::by_number(conn, person).await
}

async fn set_name(conn: &mut Conn, row: &PersonRow, name: &str) -> Result<(), StoreError> {
    fail::fit(name)?;
    must_be_nobody_elses(conn, name, row.owner.unwrap_or(row.person)).await?;
    let update = sqlx::query("UPDATE persons SET name = $1, look = $2 WHERE id = $3");
    let update = update.bind(name).bind(look(name)).bind(number(row.person.0));
    update.execute(conn).await.map(drop).map_err(fail::meaning)
}

/// Refuses a name that looks like that of someone with an account, other than `but`. Of two people
/// who take such names at one time, one waits for the other.
async fn must_be_nobody_elses(conn: &mut Conn, name: &str, but: Person) -> Result<(), StoreError> {
    sql::hold_look(conn, &look(name)).await.map_err(fail::meaning)?;
    match people::lookalike(conn, name, Some(but)).await? {
        Some(_) => Err(StoreError::NameTaken),
        None => Ok(()),
    }
}

async fn set_notices(
    conn: &mut Conn,
    person: Person,
    notices: &NoticeSettings,
) -> Result<(), StoreError> {
    fail::fit(notices.webhook.as_deref().unwrap_or_default())?;
    let update = sqlx::query(
        "UPDATE persons SET notify_browser = $1, notify_sound = $2, webhook = $3, \
         email_stopped = coalesce($4, email_stopped), webhook_failures = CASE \
         WHEN $6 OR webhook IS DISTINCT FROM $3 THEN 0 ELSE webhook_failures END WHERE id = $5",
    );
    let update = update
        .bind(notices.browser)
        .bind(notices.sound)
        .bind(notices.webhook.as_deref())
        .bind(notices.email_stopped)
        .bind(number(person.0))
        .bind(notices.webhook_again);
    update.execute(conn).await.map(drop).map_err(fail::meaning)
}

/// Changes the address. Whichever address could receive a link to a new password still can, for a
/// while.
async fn set_email(
    conn: &mut Conn,
    row: &PersonRow,
    change: &EmailChange,
) -> Result<(), StoreError> {
    fail::fit(change.to.as_deref().unwrap_or_default())?;
    let password = row.account.as_ref().map(|account| &account.password);
    if password != Some(&change.password) || row.notify.email != change.from {
        return Err(StoreError::Conflict);
    }
    let earlier = row.notify.recovery_email(change.now_ms);
    // Who goes back to the earlier address doesn't need to confirm it again.
    let is_back = earlier.is_some() && earlier == change.to.as_deref();
    let before = earlier.filter(|_| !is_back).map(|address| EmailBefore {
        address: address.to_owned(),
        until_ms: change.to.is_none().then_some(change.grace_until_ms),
    });
    let to = change.to.as_deref();
    write_email(conn, row.person, to, is_back, before.as_ref()).await?;
    let update = sqlx::query("UPDATE persons SET email_stopped = FALSE WHERE id = $1");
    let update = update.bind(number(row.person.0)).execute(&mut *conn);
    update.await.map_err(fail::meaning)?;
    links::forget(conn, row.person, &[LinkPurpose::Confirm, LinkPurpose::Unsubscribe]).await
}

async fn write_email(
    conn: &mut Conn,
    person: Person,
    address: Option<&str>,
    confirmed: bool,
    before: Option<&EmailBefore>,
) -> Result<(), StoreError> {
    let update = sqlx::query(
        "UPDATE persons SET email = $1, email_confirmed = $2, email_before = $3, \
         email_before_until_ms = $4 WHERE id = $5",
    );
    let update = update
        .bind(address)
        .bind(confirmed)
        .bind(before.map(|before| before.address.as_str()))
        .bind(before.and_then(|before| before.until_ms).map(number))
        .bind(number(person.0));
    update.execute(conn).await.map(drop).map_err(fail::meaning)
}

pub(super) async fn confirm_email(
    conn: &mut Conn,
    person: Person,
    hash: LinkHash,
    address: &str,
    now_ms: u64,
    grace_until_ms: u64,
) -> Result<(), StoreError> {
    let row = held(conn, person).await?;
    links::must_exist(conn, person, LinkPurpose::Confirm, hash, now_ms).await?;
    if row.notify.email_confirmed || row.notify.email.as_deref() != Some(address) {
        return Err(StoreError::NotFound);
    }
    let before = row
        .notify
        .earlier_email(now_ms)
        .map(|address| EmailBefore { address: address.to_owned(), until_ms: Some(grace_until_ms) });
    write_email(conn, person, Some(address), true, before.as_ref()).await?;
    links::forget(conn, person, &[LinkPurpose::Confirm]).await
}

pub(super) async fn stop_email(
    conn: &mut Conn,
    person: Person,
    hash: LinkHash,
    address: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let row = held(conn, person).await?;
    links::must_exist(conn, person, LinkPurpose::Unsubscribe, hash, now_ms).await?;
    if row.notify.email.as_deref() != Some(address) {
        return Err(StoreError::NotFound);
    }
    let update = sqlx::query("UPDATE persons SET email_stopped = TRUE WHERE id = $1");
    let update = update.bind(number(person.0)).execute(conn);
    update.await.map(drop).map_err(fail::meaning)
}

pub(super) async fn create_account(
    conn: &mut Conn,
    person: Person,
    account: &Account,
) -> Result<(), StoreError> {
    let row = held(conn, person).await?;
    if row.account.is_some() {
        return Err(StoreError::Conflict);
    }
    must_be_nobody_elses(conn, &row.name, person).await?;
    let update = sqlx::query("UPDATE persons SET login = $1, password = $2 WHERE id = $3");
    let update = update.bind(&account.login).bind(&account.password).bind(number(person.0));
    update.execute(conn).await.map(drop).map_err(|error| {
        if fail::is_taken(&error) { StoreError::LoginTaken } else { fail::meaning(error) }
    })
}

/// Sets a new password. Sessions, known devices and recovery links end with the old one.
pub(super) async fn set_password(
    conn: &mut Conn,
    person: Person,
    new: &str,
    proof: PasswordProof<'_>,
) -> Result<(), StoreError> {
    let row = held(conn, person).await?;
    let account = row.account.as_ref().ok_or(StoreError::Conflict)?;
    match proof {
        PasswordProof::Password(old) if old != account.password => {
            return Err(StoreError::Conflict);
        }
        PasswordProof::Link(proof) => recover(conn, &row, account, proof).await?,
        PasswordProof::Password(_) | PasswordProof::Administrator => {}
    }
    let update = sqlx::query("UPDATE persons SET password = $1 WHERE id = $2");
    let update = update.bind(new).bind(number(person.0));
    update.execute(&mut *conn).await.map_err(fail::meaning)?;
    sessions::end_all(conn, person).await?;
    links::forget(conn, person, &[LinkPurpose::Recover, LinkPurpose::Device]).await
}

/// Checks a recovery link. If it was sent to an earlier address, the person gets that address back,
/// because someone else might have changed it.
async fn recover(
    conn: &mut Conn,
    row: &PersonRow,
    account: &Account,
    proof: &RecoveryProof<'_>,
) -> Result<(), StoreError> {
    let RecoveryProof { hash, address, password, now_ms } = *proof;
    links::must_exist(conn, row.person, LinkPurpose::Recover, hash, now_ms).await?;
    if account.password != password || row.notify.recovery_email(now_ms) != Some(address) {
        return Err(StoreError::NotFound);
    }
    if row.notify.earlier_email(now_ms) == Some(address) {
        write_email(conn, row.person, Some(address), true, None).await?;
        let gone = [LinkPurpose::Confirm, LinkPurpose::Unsubscribe];
        links::forget(conn, row.person, &gone).await?;
    }
    Ok(())
}

pub(super) async fn set_role(
    conn: &mut Conn,
    person: Person,
    role: Role,
) -> Result<(), StoreError> {
    let update = sqlx::query("UPDATE persons SET role = $1 WHERE id = $2 AND deleted_ms IS NULL");
    let update = update.bind(role.name()).bind(number(person.0)).execute(conn);
    changed_one(update.await.map_err(fail::meaning)?.rows_affected())
}

pub(super) async fn mute(
    conn: &mut Conn,
    person: Person,
    until_ms: Option<u64>,
) -> Result<(), StoreError> {
    let update =
        sqlx::query("UPDATE persons SET muted_until_ms = $1 WHERE id = $2 AND deleted_ms IS NULL");
    let update = update.bind(until_ms.map(number)).bind(number(person.0)).execute(conn);
    changed_one(update.await.map_err(fail::meaning)?.rows_affected())
}

/// Sets or lifts a ban. A ban ends the sessions of the person and of their programs; returns those.
pub(super) async fn ban(
    conn: &mut Conn,
    person: Person,
    until_ms: Option<u64>,
) -> Result<Vec<Person>, StoreError> {
    held(conn, person).await?;
    let update = sqlx::query("UPDATE persons SET banned_until_ms = $1 WHERE id = $2");
    let update = update.bind(until_ms.map(number)).bind(number(person.0));
    update.execute(&mut *conn).await.map_err(fail::meaning)?;
    if until_ms.is_none() {
        return Ok(Vec::new());
    }
    let bots = people::bots(conn, person).await?.into_iter().map(|bot| bot.person);
    let out: Vec<Person> = std::iter::once(person).chain(bots).collect();
    for person in &out {
        sessions::end_all(conn, *person).await?;
    }
    Ok(out)
}

fn changed_one(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

/// Stores the session of a person who has proved who they are, unless they have another password or
/// are banned since; `before` ends. Returns `true` if there was such a session.
pub(super) async fn sign_in(
    conn: &mut Conn,
    session: &Session,
    password: Option<&str>,
    before: Option<SessionHash>,
) -> Result<bool, StoreError> {
    let row = held(conn, session.person).await?;
    let stored = row.account.as_ref().map(|account| account.password.as_str());
    if stored != password || is_banned(&row, session.created_ms) {
        return Err(StoreError::Conflict);
    }
    sessions::create(conn, session).await?;
    match before {
        Some(before) => match sessions::end(conn, before).await {
            Ok(_) => Ok(true),
            Err(StoreError::NotFound) => Ok(false),
            Err(error) => Err(error),
        },
        None => Ok(false),
    }
}

fn is_banned(row: &PersonRow, now_ms: u64) -> bool {
    row.standing.banned_until_ms.is_some_and(|until_ms| now_ms < until_ms)
}

/// Stores a program with its token, unless its owner is banned or has this many already.
pub(super) async fn create_bot(
    conn: &mut Conn,
    new: NewPerson,
    token: &Session,
    bots_max: usize,
) -> Result<Person, StoreError> {
    let owner = held(conn, new.owner.ok_or(StoreError::NotFound)?).await?;
    if is_banned(&owner, new.now_ms) {
        return Err(StoreError::Conflict);
    }
    if people::bots(conn, owner.person).await?.len() >= bots_max {
        return Err(StoreError::Full);
    }
    let person = people::create(conn, new).await?;
    sessions::create(conn, &Session { person, ..token.clone() }).await?;
    Ok(person)
}
