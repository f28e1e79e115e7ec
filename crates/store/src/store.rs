//! The trait that both engines keep, tested by one contract on both.

use crate::*;
use async_trait::async_trait;
use table::Person;
use tokio::sync::broadcast;
use wire::TableId;

/// Gets the ratings of the persons by seat before a game and gives those after it.
pub type Rate<'r> = &'r (dyn for<'a> Fn(&'a [Option<Rating>]) -> Vec<Option<Rating>> + Send + Sync);

/// Everything that a server keeps. What a method has answered with success is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// What changes from now on.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// Answers if the store can be read and written.
    async fn check(&self) -> Result<(), StoreError>;
    /// How large the database is, with what waits to be written into it.
    async fn size_bytes(&self) -> Result<u64, StoreError>;
    /// Finishes what is being stored and lets go of the database. Nothing can be asked afterwards.
    async fn close(&self);

    /// Stores a new table.
    async fn create_table(&self, new: NewTable) -> Result<(), StoreError>;
    /// Adds lines to a table, all or none; [`StoreError::Conflict`] if it has other lines already.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;
    /// A table with its log and seed.
    async fn load_table(&self, id: &TableId) -> Result<StoredTable, StoreError>;
    /// The lines of a table after this one.
    async fn lines_after(&self, id: &TableId, after: u64)
    -> Result<Vec<(u64, String)>, StoreError>;
    /// A table without its log.
    async fn table(&self, id: &TableId) -> Result<TableRow, StoreError>;
    /// Lists tables.
    async fn tables(&self, which: WhichTables, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Stores somebody new.
    async fn create_person(&self, new: NewPerson) -> Result<Person, StoreError>;
    /// A person.
    async fn person(&self, person: Person) -> Result<PersonRow, StoreError>;
    /// The names of these persons, in any order; those who are gone are missing.
    async fn names(&self, persons: &[Person]) -> Result<Vec<(Person, String)>, StoreError>;
    /// The person who signs in with this name.
    async fn person_by_login(&self, login: &str) -> Result<PersonRow, StoreError>;
    /// Somebody with an account, other than this person, whose name looks like this one.
    async fn lookalike(
        &self,
        name: &str,
        but: Option<Person>,
    ) -> Result<Option<Person>, StoreError>;
    /// Guests who have not been seen since this moment, nor their programs; the oldest first.
    async fn idle_guests(&self, since_ms: u64, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// People whose name or name to sign in with holds this text; the newest first.
    async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError>;
    /// Sets how a person stands with those who run the server.
    async fn set_standing(&self, person: Person, standing: Standing) -> Result<(), StoreError>;
    /// The programs of a person, the oldest first.
    async fn bots(&self, owner: Person) -> Result<Vec<PersonRow>, StoreError>;
    /// Changes name, language, account and notifications of a person to those of the row.
    async fn update_person(&self, row: &PersonRow) -> Result<(), StoreError>;
    /// Forgets a person: name, account, sessions and addresses. Games stay, without the name.
    async fn delete_person(&self, person: Person) -> Result<(), StoreError>;

    /// Stores a session.
    async fn create_session(&self, session: &Session) -> Result<(), StoreError>;
    /// The session of this token, if it has not ended.
    async fn session(&self, hash: SessionHash, now_ms: u64) -> Result<Session, StoreError>;
    /// The sessions of a person.
    async fn sessions(&self, person: Person) -> Result<Vec<Session>, StoreError>;
    /// Notes that a session is used.
    async fn touch_session(&self, hash: SessionHash, seen_ms: u64) -> Result<(), StoreError>;
    /// Ends a session.
    async fn end_session(&self, hash: SessionHash) -> Result<(), StoreError>;
    /// Ends all sessions of a person.
    async fn end_sessions(&self, person: Person) -> Result<(), StoreError>;

    /// Notes that a person was told of a turn; `false` if somebody has done so already.
    async fn claim_notice(
        &self,
        person: Person,
        table: &TableId,
        answers: u64,
    ) -> Result<bool, StoreError>;

    /// Stores the result of a game, once, with the ratings that it leads to; `false` if it is
    /// stored already. If the game is rated, `rate` is called within the transaction; the ratings
    /// that `played` holds don't count.
    async fn finish(&self, played: Played, rate: Rate<'_>) -> Result<bool, StoreError>;
    /// The result of a table.
    async fn played(&self, table: &TableId) -> Result<Played, StoreError>;
    /// The finished games of a person, the last first, before this moment.
    async fn history(
        &self,
        person: Person,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<Played>, StoreError>;
    /// How often a person came in at which place, for each game and number of players.
    async fn places(&self, person: Person) -> Result<Vec<PlaceCount>, StoreError>;
    /// The rating of a person at each game.
    async fn ratings(&self, person: Person) -> Result<Vec<(String, Rating)>, StoreError>;
    /// The best rated at a game.
    async fn best(&self, game: &str, limit: u32) -> Result<Vec<(Person, Rating)>, StoreError>;

    /// Stores a record that somebody uploads.
    async fn save_record(&self, record: &SavedRecord) -> Result<(), StoreError>;
    /// An uploaded record.
    async fn record(&self, id: &TableId) -> Result<SavedRecord, StoreError>;
    /// The uploaded records of a person, the last first, without their texts.
    async fn records(&self, person: Person, limit: u32) -> Result<Vec<SavedRecord>, StoreError>;
    /// Deletes an uploaded record of this person.
    async fn delete_record(&self, person: Person, id: &TableId) -> Result<(), StoreError>;
    /// Stores a report.
    async fn report(&self, report: &Report) -> Result<(), StoreError>;
    /// The reports, the last first, with or without those that are closed: for those who run the
    /// server.
    async fn reports(&self, closed_too: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError>;
    /// Closes a report; [`StoreError::NotFound`] if there is none of this number.
    async fn close_report(&self, id: u64, closing: &Closing) -> Result<(), StoreError>;
    /// Deletes a table with its lines and its result.
    async fn delete_table(&self, id: &TableId) -> Result<(), StoreError>;
    /// Notes what somebody who runs the server has done.
    async fn note_audit(&self, audit: &Audit) -> Result<(), StoreError>;
    /// What they have done, the last first.
    async fn audits(&self, limit: u32) -> Result<Vec<Audit>, StoreError>;

    /// Notes that this process lives, and forgets those that have been silent since `silent_ms`.
    async fn beat(&self, process: u64, now_ms: u64, silent_ms: u64) -> Result<(), StoreError>;
    /// When a process last said that it lives, whichever it was.
    async fn last_beat_ms(&self) -> Result<Option<u64>, StoreError>;
    /// Notes whether a person is connected to a table through this process.
    async fn set_here(
        &self,
        process: u64,
        table: &TableId,
        person: Person,
        here: bool,
    ) -> Result<(), StoreError>;
    /// Who is connected to a table, through any process that lives.
    async fn here(&self, table: &TableId) -> Result<Vec<Person>, StoreError>;
}
