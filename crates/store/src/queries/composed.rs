//! Methods that are more than one query: they announce what others must notice, or wait for lines
//! that aren't next to the others yet.

use super::{
    Engine, changes, links, moderation, notices, people, processes, sessions, sql, tables,
};
use crate::{
    Append, Appended, Beat, Change, DueNotice, LinkHash, LinkPurpose, NewTable, NoticeTimes,
    PasswordProof, Session, SessionHash, StoreError, StoredTable, TableRow, WhichTables, fail,
};
use table::Person;
use wire::TableId;

pub(super) async fn check(engine: &Engine) -> Result<(), StoreError> {
    let read = sqlx::query("SELECT count FROM probe WHERE id = 1");
    read.fetch_one(&mut *engine.read().await?).await.map_err(fail::meaning)?;
    engine.probe().await
}

pub(super) async fn size_bytes(engine: &Engine) -> Result<u64, StoreError> {
    let size = sql::size(&mut *engine.read().await?).await.map_err(fail::meaning)?;
    fail::count(size)
}

pub(super) async fn create_table(engine: &Engine, new: NewTable) -> Result<(), StoreError> {
    if new.listed_max.is_some() {
        // Tables that were just closed or started must not count.
        engine.sort().await;
    }
    let mut write = engine.write().await?;
    tables::create(write.conn(), &new).await?;
    if new.listed && new.summary.phase == "lobby" {
        write.announce(Change::Lobby).await?;
    }
    write.commit().await
}

pub(super) async fn append(engine: &Engine, append: Append) -> Result<Appended, StoreError> {
    engine.asking.append(append).await
}

pub(super) async fn load_table(engine: &Engine, id: &TableId) -> Result<StoredTable, StoreError> {
    // This comes first, because the lines may be moved next to the others meanwhile.
    let unsorted = engine.unsorted(id);
    let mut stored = tables::load(&mut *engine.read().await?, id).await?;
    if let Some(append) = unsorted {
        stored.lines.extend(append.lines_after(stored.row.sequence));
        stored.row.add(&append);
    }
    Ok(stored)
}

pub(super) async fn lines_after(
    engine: &Engine,
    id: &TableId,
    after: u64,
) -> Result<Vec<(u64, String)>, StoreError> {
    let unsorted = engine.unsorted(id);
    let mut lines = tables::lines(&mut *engine.read().await?, id, after, u64::MAX).await?;
    if let Some(append) = unsorted {
        let last = lines.last().map_or(after, |(sequence, _)| *sequence);
        lines.extend(append.lines_after(last));
    }
    Ok(lines)
}

pub(super) async fn table(engine: &Engine, id: &TableId) -> Result<TableRow, StoreError> {
    let unsorted = engine.unsorted(id);
    let mut row = tables::row(&mut *engine.read().await?, id).await?;
    if let Some(append) = unsorted {
        row.add(&append);
    }
    Ok(row)
}

pub(super) async fn tables(
    engine: &Engine,
    which: WhichTables,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    // A server asks every second which tables are due: only those that are must be sorted.
    let newer = match which {
        WhichTables::Due(now_ms) => engine.none_due(now_ms),
        _ => None,
    };
    let Some(newer) = newer else {
        engine.sort().await;
        return tables::list(&mut *engine.read().await?, which, limit).await;
    };
    let more = u32::try_from(newer.len()).unwrap_or(u32::MAX);
    let mut conn = engine.read().await?;
    let mut rows = tables::list(&mut conn, which, limit.saturating_add(more)).await?;
    rows.retain(|row| !newer.contains(&row.id));
    rows.truncate(limit as usize);
    Ok(rows)
}

pub(super) async fn idle_guests(
    engine: &Engine,
    since_ms: u64,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    // Games that have just begun must count.
    engine.sort().await;
    people::idle_guests(&mut *engine.read().await?, since_ms, limit).await
}

pub(super) async fn ban(
    engine: &Engine,
    person: Person,
    until_ms: Option<u64>,
) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    for out in changes::ban(write.conn(), person, until_ms).await? {
        write.announce(Change::SignedOut(out)).await?;
    }
    write.commit().await
}

pub(super) async fn set_password(
    engine: &Engine,
    person: Person,
    new: &str,
    proof: PasswordProof<'_>,
) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    changes::set_password(write.conn(), person, new, proof).await?;
    write.announce(Change::SignedOut(person)).await?;
    write.commit().await
}

pub(super) async fn delete_person(
    engine: &Engine,
    person: Person,
    now_ms: u64,
) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    people::delete(write.conn(), person, now_ms).await?;
    write.announce(Change::SignedOut(person)).await?;
    write.commit().await
}

pub(super) async fn deleted_people(
    engine: &Engine,
    before_ms: u64,
    now_ms: u64,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let mut write = engine.write().await?;
    people::mend_deletions(write.conn(), now_ms).await?;
    let found = people::deleted_before(write.conn(), before_ms, limit).await?;
    write.commit().await?;
    Ok(found)
}

pub(super) async fn erase_person(engine: &Engine, person: Person) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    people::erase(write.conn(), person).await?;
    write.announce(Change::SignedOut(person)).await?;
    write.commit().await
}

pub(super) async fn has_link(
    engine: &Engine,
    person: Person,
    purpose: LinkPurpose,
    hash: LinkHash,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let mut conn = engine.read().await?;
    match links::must_exist(&mut conn, person, purpose, hash, now_ms).await {
        Ok(()) => Ok(true),
        Err(StoreError::NotFound) => Ok(false),
        Err(error) => Err(error),
    }
}

pub(super) async fn sign_in(
    engine: &Engine,
    session: &Session,
    password: Option<&str>,
    before: Option<SessionHash>,
) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    if changes::sign_in(write.conn(), session, password, before).await? {
        write.announce(Change::SignedOut(session.person)).await?;
    }
    write.commit().await
}

pub(super) async fn end_session(engine: &Engine, hash: SessionHash) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    let person = sessions::end(write.conn(), hash).await?;
    write.announce(Change::SignedOut(person)).await?;
    write.commit().await
}

pub(super) async fn end_sessions(engine: &Engine, person: Person) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    sessions::end_all(write.conn(), person).await?;
    write.announce(Change::SignedOut(person)).await?;
    write.commit().await
}

pub(super) async fn due_notices(
    engine: &Engine,
    times: NoticeTimes,
    limit: u32,
) -> Result<Vec<DueNotice>, StoreError> {
    engine.sort().await;
    notices::due(&mut *engine.read().await?, times, limit).await
}

pub(super) async fn claim_notice(
    engine: &Engine,
    due: &DueNotice,
    sent: u64,
    next_ms: Option<u64>,
) -> Result<bool, StoreError> {
    engine.sort().await;
    let mut write = engine.write().await?;
    let is_first = notices::claim(write.conn(), due, sent, next_ms).await?;
    write.commit().await?;
    Ok(is_first)
}

pub(super) async fn put_off_notice(
    engine: &Engine,
    due: &DueNotice,
    next_ms: Option<u64>,
) -> Result<(), StoreError> {
    engine.sort().await;
    let mut write = engine.write().await?;
    notices::put_off(write.conn(), due, next_ms).await?;
    write.commit().await
}

pub(super) async fn delete_table(engine: &Engine, id: &TableId) -> Result<(), StoreError> {
    // Lines that aren't next to the others yet would come back later.
    engine.sort().await;
    let mut write = engine.write().await?;
    moderation::delete_table(write.conn(), id).await?;
    write.forget_table(id);
    write.announce(Change::Lobby).await?;
    write.announce(Change::Lines(id.clone(), u64::MAX >> 1, None)).await?;
    write.commit().await
}

pub(super) async fn bury(engine: &Engine, dead: Beat) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    for table in processes::bury(write.conn(), dead).await? {
        write.announce(Change::Presence(table)).await?;
    }
    write.commit().await
}

pub(super) async fn set_here(
    engine: &Engine,
    process: u64,
    table: &TableId,
    person: Person,
    here: bool,
) -> Result<(), StoreError> {
    let mut write = engine.write().await?;
    let changed = if here {
        processes::come(write.conn(), process, table, person).await?
    } else {
        processes::leave(write.conn(), process, table, person).await?
    };
    if changed {
        write.announce(Change::Presence(table.clone())).await?;
    }
    write.commit().await
}
