//! A store that measures how long operations take, for the metrics.

use crate::metrics::Metrics;
use async_trait::async_trait;
use std::sync::Arc;
use std::time::Instant;
use store::*;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// A store, with metrics for its operations.
pub(crate) struct MeasuredStore {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl MeasuredStore {
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> MeasuredStore {
        MeasuredStore { store, metrics }
    }

    async fn measure<T>(&self, operation: &'static str, work: impl Future<Output = T>) -> T {
        let began = Instant::now();
        let done = work.await;
        self.metrics.store_times.took(operation, began.elapsed());
        done
    }
}

/// Passes every method on to the store. The word before each is the operation it counts as.
macro_rules! measured {
    ($($operation:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty;)+) => {
        #[async_trait]
        impl Store for MeasuredStore {
            fn changes(&self) -> broadcast::Receiver<Change> {
                self.store.changes()
            }

            async fn close(&self) {
                self.store.close().await;
            }

            $(async fn $name(&self, $($argument: $type),*) -> Result<$answer, StoreError> {
                self.measure(stringify!($operation), self.store.$name($($argument),*)).await
            })+
        }
    };
}

measured! {
    write check() -> ();
    read size_bytes() -> u64;
    write create_table(new: NewTable) -> ();
    append append(append: Append) -> Appended;
    read load_table(id: &TableId) -> StoredTable;
    read lines_after(id: &TableId, after: u64) -> Vec<(u64, String)>;
    read table(id: &TableId) -> TableRow;
    read tables(which: WhichTables, limit: u32) -> Vec<TableRow>;
    write create_person(new: NewPerson) -> Person;
    read person(person: Person) -> PersonRow;
    read names(persons: &[Person]) -> Vec<PersonName>;
    read person_by_login(login: &str) -> PersonRow;
    read lookalike(name: &str, but: Option<Person>) -> Option<Person>;
    read idle_guests(since_ms: u64, limit: u32) -> Vec<Person>;
    read counts() -> Counts;
    read find_people(text: &str, state: PersonState, limit: u32) -> Vec<PersonRow>;
    write set_role(person: Person, role: Role) -> ();
    write ban(person: Person, until_ms: Option<u64>) -> ();
    write mute(person: Person, until_ms: Option<u64>) -> ();
    read bots(owner: Person) -> Vec<PersonRow>;
    write create_bot(new: NewPerson, token: &Session, bots_max: usize) -> Person;
    write change_person(person: Person, change: &PersonChange) -> PersonRow;
    write create_account(person: Person, account: &Account) -> ();
    write set_password(person: Person, new: &str, proof: PasswordProof<'_>) -> ();
    write confirm_email(
        person: Person, hash: LinkHash, address: &str, now_ms: u64, grace_until_ms: u64
    ) -> ();
    write stop_email(person: Person, hash: LinkHash, address: &str, now_ms: u64) -> ();
    write delete_person(person: Person, now_ms: u64) -> ();
    write undelete_person(person: Person) -> PersonRow;
    write deleted_people(before_ms: u64, now_ms: u64, limit: u32) -> Vec<Person>;
    write erase_person(person: Person) -> ();
    write create_link(link: &Link, most: u32) -> ();
    read has_link(person: Person, purpose: LinkPurpose, hash: LinkHash, now_ms: u64) -> bool;
    write sign_in(
        session: &Session, password: Option<&str>, before: Option<SessionHash>
    ) -> ();
    write create_session(session: &Session) -> ();
    read session(hash: SessionHash, now_ms: u64) -> Session;
    write sweep_sessions(before_ms: u64, limit: u32) -> ();
    read sessions(person: Person) -> Vec<Session>;
    write touch_session(hash: SessionHash, seen_ms: u64) -> ();
    write end_session(hash: SessionHash) -> ();
    write end_sessions(person: Person) -> ();
    read due_notices(times: NoticeTimes, limit: u32) -> Vec<DueNotice>;
    write claim_notice(due: &DueNotice, sent: u64, next_ms: Option<u64>) -> bool;
    write put_off_notice(due: &DueNotice, next_ms: Option<u64>) -> ();
    write note_webhook(person: Person, webhook: &str, delivered: bool) -> ();
    write finish(played: Played, recent_ms: u64, rate: Rate<'_>) -> bool;
    read played(table: &TableId) -> Played;
    read history(person: Person, before_ms: u64, limit: u32) -> Vec<Played>;
    read places(person: Person) -> Vec<PlaceCount>;
    read ratings(person: Person) -> Vec<(String, Rating)>;
    read best(game: &str, opponents_min: u32, limit: u32) -> Vec<(Person, Rating)>;
    write save_record(record: &SavedRecord) -> ();
    read record(id: &TableId) -> SavedRecord;
    read records(person: Person, limit: u32) -> Vec<SavedRecord>;
    write delete_record(person: Person, id: &TableId) -> ();
    write report(report: &Report, open_max: u32) -> ();
    read reports(which: ReportsOf, before: u64, limit: u32) -> Vec<ReportRow>;
    write close_report(id: u64, closing: &Closing) -> ();
    write delete_table(id: &TableId) -> ();
    write note_audit(audit: &Audit) -> ();
    read audits(limit: u32) -> Vec<Audit>;
    write beat(beat: Beat) -> Heard;
    write bury(dead: Beat) -> ();
    read last_beat_ms() -> Option<u64>;
    write set_here(process: u64, table: &TableId, person: Person, here: bool) -> ();
    read here(table: &TableId) -> Vec<Person>;
}
