//! The code that both engines share: written once, compiled for each engine with its own `Engine`.
//!
//! Statements use `$1` and other SQL that both understand. The engine provides everything that
//! differs: where to read ([`Engine::read`]), where to write and how that becomes durable
//! ([`Engine::write`]), notifications, and the statements in its `sql`.

pub(super) mod backup;
pub(super) mod batch;
mod changes;
mod links;
mod meetings;
mod moderation;
mod notices;
pub(super) mod people;
mod processes;
mod records;
mod results;
mod sessions;
mod tables;

use super::{Conn, Db, Engine, sql};
use crate::{
    Account, Append, Appended, Audit, Beat, Change, Closing, Counts, DueNotice, Heard, Link,
    LinkHash, LinkPurpose, NewPerson, NewTable, NoticeTimes, PasswordProof, PersonChange,
    PersonRow, PersonState, PlaceCount, Played, Rate, Rating, Report, ReportRow, ReportsOf, Role,
    SavedRecord, Session, SessionHash, Store, StoreError, StoredTable, TableRow, WhichTables, fail,
};
use async_trait::async_trait;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// Writes something that means nothing, to see whether writing is possible.
pub(super) async fn probe(conn: &mut Conn) -> Result<(), StoreError> {
    let probe = sqlx::query("UPDATE probe SET count = count + 1 WHERE id = 1");
    probe.execute(conn).await.map(drop).map_err(fail::meaning)
}

/// A row of this engine.
type Row = <Db as sqlx::Database>::Row;

#[async_trait]
impl Store for Engine {
    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn check(&self) -> Result<(), StoreError> {
        let read = sqlx::query("SELECT count FROM probe WHERE id = 1");
        read.fetch_one(&mut *self.read().await?).await.map_err(fail::meaning)?;
        self.probe().await
    }

    async fn size_bytes(&self) -> Result<u64, StoreError> {
        let size = sql::size(&mut *self.read().await?).await.map_err(fail::meaning)?;
        fail::count(size)
    }

    async fn close(&self) {
        self.close_pool().await;
        self.asking.close().await;
    }

    async fn create_table(&self, new: NewTable) -> Result<(), StoreError> {
        if new.listed_max.is_some() {
            // Tables that were just closed or started must not count.
            self.sort().await;
        }
        let mut write = self.write().await?;
        tables::create(write.conn(), &new).await?;
        if new.listed && new.summary.phase == "lobby" {
            write.announce(Change::Lobby).await?;
        }
        write.commit().await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.asking.append(append).await
    }

    async fn load_table(&self, id: &TableId) -> Result<StoredTable, StoreError> {
        // This comes first, because the lines may be moved next to the others meanwhile.
        let unsorted = self.unsorted(id);
        let mut stored = tables::load(&mut *self.read().await?, id).await?;
        if let Some(append) = unsorted {
            stored.lines.extend(append.lines_after(stored.row.sequence));
            stored.row.add(&append);
        }
        Ok(stored)
    }

    async fn lines_after(
        &self,
        id: &TableId,
        after: u64,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        let unsorted = self.unsorted(id);
        let mut lines = tables::lines(&mut *self.read().await?, id, after, u64::MAX).await?;
        if let Some(append) = unsorted {
            let last = lines.last().map_or(after, |(sequence, _)| *sequence);
            lines.extend(append.lines_after(last));
        }
        Ok(lines)
    }

    async fn table(&self, id: &TableId) -> Result<TableRow, StoreError> {
        let unsorted = self.unsorted(id);
        let mut row = tables::row(&mut *self.read().await?, id).await?;
        if let Some(append) = unsorted {
            row.add(&append);
        }
        Ok(row)
    }

    async fn tables(&self, which: WhichTables, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        // A server asks every second which tables are due: only those that are must be sorted.
        let newer = match which {
            WhichTables::Due(now_ms) => self.none_due(now_ms),
            _ => None,
        };
        let Some(newer) = newer else {
            self.sort().await;
            return tables::list(&mut *self.read().await?, which, limit).await;
        };
        let more = u32::try_from(newer.len()).unwrap_or(u32::MAX);
        let mut conn = self.read().await?;
        let mut rows = tables::list(&mut conn, which, limit.saturating_add(more)).await?;
        rows.retain(|row| !newer.contains(&row.id));
        rows.truncate(limit as usize);
        Ok(rows)
    }

    async fn create_person(&self, new: NewPerson) -> Result<Person, StoreError> {
        let mut write = self.write().await?;
        let person = people::create(write.conn(), &new).await?;
        write.commit().await?;
        Ok(person)
    }

    async fn person(&self, person: Person) -> Result<PersonRow, StoreError> {
        people::by_number(&mut *self.read().await?, person).await
    }

    async fn names(&self, persons: &[Person]) -> Result<Vec<PersonName>, StoreError> {
        people::names(&mut *self.read().await?, persons).await
    }

    async fn person_by_login(&self, login: &str) -> Result<PersonRow, StoreError> {
        people::by_login(&mut *self.read().await?, login).await
    }

    async fn lookalike(
        &self,
        name: &str,
        but: Option<Person>,
    ) -> Result<Option<Person>, StoreError> {
        people::lookalike(&mut *self.read().await?, name, but).await
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        people::counts(&mut *self.read().await?).await
    }

    async fn idle_guests(&self, since_ms: u64, limit: u32) -> Result<Vec<Person>, StoreError> {
        // Games that have just begun must count.
        self.sort().await;
        people::idle_guests(&mut *self.read().await?, since_ms, limit).await
    }

    async fn find_people(
        &self,
        text: &str,
        state: PersonState,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError> {
        people::find(&mut *self.read().await?, text, state, limit).await
    }

    async fn set_role(&self, person: Person, role: Role) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        changes::set_role(write.conn(), person, role).await?;
        write.commit().await
    }

    async fn ban(&self, person: Person, until_ms: Option<u64>) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for out in changes::ban(write.conn(), person, until_ms).await? {
            write.announce(Change::SignedOut(out)).await?;
        }
        write.commit().await
    }

    async fn mute(&self, person: Person, until_ms: Option<u64>) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        changes::mute(write.conn(), person, until_ms).await?;
        write.commit().await
    }

    async fn bots(&self, owner: Person) -> Result<Vec<PersonRow>, StoreError> {
        people::bots(&mut *self.read().await?, owner).await
    }

    async fn create_bot(
        &self,
        new: NewPerson,
        token: &Session,
        bots_max: usize,
    ) -> Result<Person, StoreError> {
        let mut write = self.write().await?;
        let person = changes::create_bot(write.conn(), &new, token, bots_max).await?;
        write.commit().await?;
        Ok(person)
    }

    async fn change_person(
        &self,
        person: Person,
        change: &PersonChange,
    ) -> Result<PersonRow, StoreError> {
        let mut write = self.write().await?;
        let row = changes::change(write.conn(), person, change).await?;
        write.commit().await?;
        Ok(row)
    }

    async fn create_account(&self, person: Person, account: &Account) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        changes::create_account(write.conn(), person, account).await?;
        write.commit().await
    }

    async fn set_password(
        &self,
        person: Person,
        new: &str,
        proof: PasswordProof<'_>,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        changes::set_password(write.conn(), person, new, proof).await?;
        write.announce(Change::SignedOut(person)).await?;
        write.commit().await
    }

    async fn confirm_email(
        &self,
        person: Person,
        hash: LinkHash,
        address: &str,
        now_ms: u64,
        grace_until_ms: u64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let conn = write.conn();
        changes::confirm_email(conn, person, hash, address, now_ms, grace_until_ms).await?;
        write.commit().await
    }

    async fn stop_email(
        &self,
        person: Person,
        hash: LinkHash,
        address: &str,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        changes::stop_email(write.conn(), person, hash, address, now_ms).await?;
        write.commit().await
    }

    async fn delete_person(&self, person: Person, now_ms: u64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        people::delete(write.conn(), person, now_ms).await?;
        write.announce(Change::SignedOut(person)).await?;
        write.commit().await
    }

    async fn undelete_person(&self, person: Person) -> Result<PersonRow, StoreError> {
        let mut write = self.write().await?;
        let row = people::undelete(write.conn(), person).await?;
        write.commit().await?;
        Ok(row)
    }

    async fn deleted_people(
        &self,
        before_ms: u64,
        now_ms: u64,
        limit: u32,
    ) -> Result<Vec<Person>, StoreError> {
        let mut write = self.write().await?;
        people::mend_deletions(write.conn(), now_ms).await?;
        let found = people::deleted_before(write.conn(), before_ms, limit).await?;
        write.commit().await?;
        Ok(found)
    }

    async fn erase_person(&self, person: Person) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        people::erase(write.conn(), person).await?;
        write.announce(Change::SignedOut(person)).await?;
        write.commit().await
    }

    async fn create_link(&self, link: &Link, most: u32) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        links::create(write.conn(), link, most).await?;
        write.commit().await
    }

    async fn has_link(
        &self,
        person: Person,
        purpose: LinkPurpose,
        hash: LinkHash,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        let mut conn = self.read().await?;
        match links::must_exist(&mut conn, person, purpose, hash, now_ms).await {
            Ok(()) => Ok(true),
            Err(StoreError::NotFound) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn sign_in(
        &self,
        session: &Session,
        password: Option<&str>,
        before: Option<SessionHash>,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        if changes::sign_in(write.conn(), session, password, before).await? {
            write.announce(Change::SignedOut(session.person)).await?;
        }
        write.commit().await
    }

    async fn create_session(&self, session: &Session) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sessions::create(write.conn(), session).await?;
        write.commit().await
    }

    async fn session(&self, hash: SessionHash, now_ms: u64) -> Result<Session, StoreError> {
        sessions::by_hash(&mut *self.read().await?, hash, now_ms).await
    }

    async fn sweep_sessions(&self, before_ms: u64, limit: u32) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sessions::sweep(write.conn(), before_ms, limit).await?;
        write.commit().await
    }

    async fn sessions(&self, person: Person) -> Result<Vec<Session>, StoreError> {
        sessions::of_person(&mut *self.read().await?, person).await
    }

    async fn touch_session(&self, hash: SessionHash, seen_ms: u64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sessions::touch(write.conn(), hash, seen_ms).await?;
        write.commit().await
    }

    async fn end_session(&self, hash: SessionHash) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let person = sessions::end(write.conn(), hash).await?;
        write.announce(Change::SignedOut(person)).await?;
        write.commit().await
    }

    async fn end_sessions(&self, person: Person) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sessions::end_all(write.conn(), person).await?;
        write.announce(Change::SignedOut(person)).await?;
        write.commit().await
    }

    async fn due_notices(
        &self,
        times: NoticeTimes,
        limit: u32,
    ) -> Result<Vec<DueNotice>, StoreError> {
        self.sort().await;
        notices::due(&mut *self.read().await?, times, limit).await
    }

    async fn claim_notice(
        &self,
        due: &DueNotice,
        sent: u64,
        next_ms: Option<u64>,
    ) -> Result<bool, StoreError> {
        self.sort().await;
        let mut write = self.write().await?;
        let is_first = notices::claim(write.conn(), due, sent, next_ms).await?;
        write.commit().await?;
        Ok(is_first)
    }

    async fn put_off_notice(
        &self,
        due: &DueNotice,
        next_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        self.sort().await;
        let mut write = self.write().await?;
        notices::put_off(write.conn(), due, next_ms).await?;
        write.commit().await
    }

    async fn note_webhook(
        &self,
        person: Person,
        webhook: &str,
        delivered: bool,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        notices::note_webhook(write.conn(), person, webhook, delivered).await?;
        write.commit().await
    }

    async fn finish(
        &self,
        played: Played,
        recent_ms: u64,
        rate: Rate<'_>,
    ) -> Result<bool, StoreError> {
        let mut write = self.write().await?;
        let first = results::finish(write.conn(), &played, recent_ms, rate).await?;
        write.commit().await?;
        Ok(first)
    }

    async fn played(&self, table: &TableId) -> Result<Played, StoreError> {
        results::played(&mut *self.read().await?, table).await
    }

    async fn history(
        &self,
        person: Person,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<Played>, StoreError> {
        results::history(&mut *self.read().await?, person, before_ms, limit).await
    }

    async fn places(&self, person: Person) -> Result<Vec<PlaceCount>, StoreError> {
        results::places(&mut *self.read().await?, person).await
    }

    async fn ratings(&self, person: Person) -> Result<Vec<(String, Rating)>, StoreError> {
        results::ratings(&mut *self.read().await?, person).await
    }

    async fn best(
        &self,
        game: &str,
        opponents_min: u32,
        limit: u32,
    ) -> Result<Vec<(Person, Rating)>, StoreError> {
        results::best(&mut *self.read().await?, game, opponents_min, limit).await
    }

    async fn save_record(&self, record: &SavedRecord) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        records::save(write.conn(), record).await?;
        write.commit().await
    }

    async fn record(&self, id: &TableId) -> Result<SavedRecord, StoreError> {
        records::by_id(&mut *self.read().await?, id).await
    }

    async fn records(&self, person: Person, limit: u32) -> Result<Vec<SavedRecord>, StoreError> {
        records::of_person(&mut *self.read().await?, person, limit).await
    }

    async fn delete_record(&self, person: Person, id: &TableId) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        records::delete(write.conn(), person, id).await?;
        write.commit().await
    }

    async fn report(&self, report: &Report, open_max: u32) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        moderation::report(write.conn(), report, open_max).await?;
        write.commit().await
    }

    async fn reports(
        &self,
        which: ReportsOf,
        before: u64,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        moderation::reports(&mut *self.read().await?, which, before, limit).await
    }

    async fn close_report(&self, id: u64, closing: &Closing) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        moderation::close(write.conn(), id, closing).await?;
        write.commit().await
    }

    async fn delete_table(&self, id: &TableId) -> Result<(), StoreError> {
        // Lines that aren't next to the others yet would come back later.
        self.sort().await;
        let mut write = self.write().await?;
        moderation::delete_table(write.conn(), id).await?;
        write.forget_table(id);
        write.announce(Change::Lobby).await?;
        write.announce(Change::Lines(id.clone(), u64::MAX >> 1, None)).await?;
        write.commit().await
    }

    async fn note_audit(&self, audit: &Audit) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        moderation::note(write.conn(), audit).await?;
        write.commit().await
    }

    async fn audits(&self, limit: u32) -> Result<Vec<Audit>, StoreError> {
        moderation::audits(&mut *self.read().await?, limit).await
    }

    async fn beat(&self, beat: Beat) -> Result<Heard, StoreError> {
        let mut write = self.write().await?;
        let heard = processes::beat(write.conn(), beat).await?;
        write.commit().await?;
        Ok(heard)
    }

    async fn bury(&self, dead: Beat) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for table in processes::bury(write.conn(), dead).await? {
            write.announce(Change::Presence(table)).await?;
        }
        write.commit().await
    }

    async fn last_beat_ms(&self) -> Result<Option<u64>, StoreError> {
        processes::last_beat_ms(&mut *self.read().await?).await
    }

    async fn set_here(
        &self,
        process: u64,
        table: &TableId,
        person: Person,
        here: bool,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
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

    async fn here(&self, table: &TableId) -> Result<Vec<Person>, StoreError> {
        processes::here(&mut *self.read().await?, table).await
    }
}
