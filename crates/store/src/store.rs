//! The trait that both engines implement; one contract tests both.

use crate::*;
use async_trait::async_trait;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// Receives what is known of the persons by seat before a game, and returns their ratings after it.
pub type Rate<'r> = &'r (dyn for<'a> Fn(&'a [RatedBefore]) -> Vec<Option<Rating>> + Send + Sync);

/// The storage of a server. When a method returns successfully, its changes are durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Subscribes to changes from now on.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// Checks that the store can be read and written.
    async fn check(&self) -> Result<(), StoreError>;
    /// Returns the size of the database, including data that waits to be written into it.
    async fn size_bytes(&self) -> Result<u64, StoreError>;
    /// Finishes what is being stored and closes the database. The store can't be used afterward.
    async fn close(&self);

    /// Stores a new table.
    async fn create_table(&self, new: NewTable) -> Result<(), StoreError>;
    /// Adds lines to a table, all or none; [`StoreError::Conflict`] if it already has other lines.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;
    /// Returns a table with its log and seed.
    async fn load_table(&self, id: &TableId) -> Result<StoredTable, StoreError>;
    /// Returns the lines of a table after this one.
    async fn lines_after(&self, id: &TableId, after: u64)
    -> Result<Vec<(u64, String)>, StoreError>;
    /// Returns a table without its log.
    async fn table(&self, id: &TableId) -> Result<TableRow, StoreError>;
    /// Lists tables.
    async fn tables(&self, which: WhichTables, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Stores a new person.
    async fn create_person(&self, new: NewPerson) -> Result<Person, StoreError>;
    /// Returns a person.
    async fn person(&self, person: Person) -> Result<PersonRow, StoreError>;
    /// Returns the names of these persons, in any order, without those who are gone.
    async fn names(&self, persons: &[Person]) -> Result<Vec<PersonName>, StoreError>;
    /// Returns the person with this username.
    async fn person_by_login(&self, login: &str) -> Result<PersonRow, StoreError>;
    /// Returns a person with an account, other than this person, whose name looks like this one.
    async fn lookalike(
        &self,
        name: &str,
        but: Option<Person>,
    ) -> Result<Option<Person>, StoreError>;
    /// Counts what can expire.
    async fn counts(&self) -> Result<Counts, StoreError>;
    /// Returns guests who haven't been seen since this moment, nor their programs, and who have no
    /// seat in a running game; the oldest first.
    async fn idle_guests(&self, since_ms: u64, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// Returns people whose name or username contains this text; the newest, or last deleted,
    /// first.
    async fn find_people(
        &self,
        text: &str,
        state: PersonState,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreError>;
    /// Sets the role of a person.
    async fn set_role(&self, person: Person, role: Role) -> Result<(), StoreError>;
    /// Bans a person until this moment, and ends their sessions and those of their programs; `None`
    /// lifts the ban.
    async fn ban(&self, person: Person, until_ms: Option<u64>) -> Result<(), StoreError>;
    /// Keeps a person out of the chat until this moment; `None` lets them in again.
    async fn mute(&self, person: Person, until_ms: Option<u64>) -> Result<(), StoreError>;
    /// Returns the programs of a person, the oldest first.
    async fn bots(&self, owner: Person) -> Result<Vec<PersonRow>, StoreError>;
    /// Stores a program of `new.owner` with its token, whose person is ignored.
    /// [`StoreError::Full`] if the owner has `bots_max` programs; [`StoreError::Conflict`] if the
    /// owner is banned.
    async fn create_bot(
        &self,
        new: NewPerson,
        token: &Session,
        bots_max: usize,
    ) -> Result<Person, StoreError>;
    /// Changes what is named, and nothing else: all of it or nothing. Returns the changed person.
    async fn change_person(
        &self,
        person: Person,
        change: &PersonChange,
    ) -> Result<PersonRow, StoreError>;
    /// Turns a guest into an account; [`StoreError::Conflict`] if the person has one.
    async fn create_account(&self, person: Person, account: &Account) -> Result<(), StoreError>;
    /// Sets the hash of a new password, and ends all sessions, known devices and recovery links of
    /// the person. [`StoreError::Conflict`] if the password is another meanwhile or there is no
    /// account; [`StoreError::NotFound`] if the link isn't valid.
    async fn set_password(
        &self,
        person: Person,
        new: &str,
        proof: PasswordProof<'_>,
    ) -> Result<(), StoreError>;
    /// Confirms an address with the link that was sent there, which is used up. An earlier address
    /// can receive links to a new password until `grace_until_ms`. [`StoreError::NotFound`] if the
    /// link isn't valid.
    async fn confirm_email(
        &self,
        person: Person,
        hash: LinkHash,
        address: &str,
        now_ms: u64,
        grace_until_ms: u64,
    ) -> Result<(), StoreError>;
    /// Stops emails about turns with the link that was sent to this address.
    /// [`StoreError::NotFound`] if the link isn't valid.
    async fn stop_email(
        &self,
        person: Person,
        hash: LinkHash,
        address: &str,
        now_ms: u64,
    ) -> Result<(), StoreError>;
    /// Deletes a person with their bots: nobody finds them any more, and their sessions don't count.
    /// Until they are erased, they can be brought back, and their username and name stay taken.
    async fn delete_person(&self, person: Person, now_ms: u64) -> Result<(), StoreError>;
    /// Brings a deleted person back, with the bots that were deleted at the same time.
    async fn undelete_person(&self, person: Person) -> Result<PersonRow, StoreError>;
    /// Returns people who were deleted before this moment, the first deleted first. Deletions later
    /// than `now_ms` happened under a wrong clock, and count as of now.
    async fn deleted_people(
        &self,
        before_ms: u64,
        now_ms: u64,
        limit: u32,
    ) -> Result<Vec<Person>, StoreError>;
    /// Erases a person, deleted or not: name, account, sessions, links and addresses. Games stay, without
    /// the name.
    async fn erase_person(&self, person: Person) -> Result<(), StoreError>;

    /// Stores a link, and forgets the oldest of its person and purpose beyond `most`, and those that
    /// have expired.
    async fn create_link(&self, link: &Link, most: u32) -> Result<(), StoreError>;
    /// Returns `true` if this link was given to this person and hasn't expired.
    async fn has_link(
        &self,
        person: Person,
        purpose: LinkPurpose,
        hash: LinkHash,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Stores the session of a person who proved that their password has this hash, or who is a
    /// guest; the session `before` ends. [`StoreError::Conflict`] if the password is another
    /// meanwhile, or the person is banned.
    async fn sign_in(
        &self,
        session: &Session,
        password: Option<&str>,
        before: Option<SessionHash>,
    ) -> Result<(), StoreError>;
    /// Stores a session.
    async fn create_session(&self, session: &Session) -> Result<(), StoreError>;
    /// Returns the session of this token, if it hasn't expired.
    async fn session(&self, hash: SessionHash, now_ms: u64) -> Result<Session, StoreError>;
    /// Deletes sessions that have expired before this moment, at most this many.
    async fn sweep_sessions(&self, before_ms: u64, limit: u32) -> Result<(), StoreError>;
    /// Returns the sessions of a person.
    async fn sessions(&self, person: Person) -> Result<Vec<Session>, StoreError>;
    /// Records that a session is used.
    async fn touch_session(&self, hash: SessionHash, seen_ms: u64) -> Result<(), StoreError>;
    /// Ends a session.
    async fn end_session(&self, hash: SessionHash) -> Result<(), StoreError>;
    /// Ends all sessions of a person.
    async fn end_sessions(&self, person: Person) -> Result<(), StoreError>;

    /// Returns turns whose notices must be looked at now, the longest overdue first; at most one for
    /// each person, so that nobody with many tables keeps the others waiting.
    async fn due_notices(
        &self,
        times: NoticeTimes,
        limit: u32,
    ) -> Result<Vec<DueNotice>, StoreError>;
    /// Claims a notice for one process: records how many notices of the turn have been sent, and the
    /// time of the next look, if there is one. Returns `false` if something has changed since the
    /// turn was read, or the person is at the table.
    async fn claim_notice(
        &self,
        due: &DueNotice,
        sent: u64,
        next_ms: Option<u64>,
    ) -> Result<bool, StoreError>;
    /// Changes the time of the next look at a turn, unless something has changed since it was read.
    async fn put_off_notice(&self, due: &DueNotice, next_ms: Option<u64>)
    -> Result<(), StoreError>;
    /// Records whether a notice could be delivered to the webhook of a person, if it is still this
    /// one.
    async fn note_webhook(
        &self,
        person: Person,
        webhook: &str,
        delivered: bool,
    ) -> Result<(), StoreError>;

    /// Stores the result of a game, once, with the resulting ratings; returns `false` if it is
    /// already stored. If the game is rated, `rate` is called within the transaction; the ratings
    /// in `played` are ignored. A game is recent for `recent_ms` ([`RatedBefore::met`]).
    async fn finish(
        &self,
        played: Played,
        recent_ms: u64,
        rate: Rate<'_>,
    ) -> Result<bool, StoreError>;
    /// Returns the result of a table.
    async fn played(&self, table: &TableId) -> Result<Played, StoreError>;
    /// Returns the finished games of a person before this moment, the last first.
    async fn history(
        &self,
        person: Person,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<Played>, StoreError>;
    /// Returns the number of times a person came in at each place, for each game and number of
    /// players.
    async fn places(&self, person: Person) -> Result<Vec<PlaceCount>, StoreError>;
    /// Returns the rating of a person at each game.
    async fn ratings(&self, person: Person) -> Result<Vec<(String, Rating)>, StoreError>;
    /// Returns the best rated players of a game who have played rated games against at least this
    /// many different opponents.
    async fn best(
        &self,
        game: &str,
        opponents_min: u32,
        limit: u32,
    ) -> Result<Vec<(Person, Rating)>, StoreError>;

    /// Stores an uploaded record.
    async fn save_record(&self, record: &SavedRecord) -> Result<(), StoreError>;
    /// Returns an uploaded record.
    async fn record(&self, id: &TableId) -> Result<SavedRecord, StoreError>;
    /// Returns the uploaded records of a person, the last first, without their texts.
    async fn records(&self, person: Person, limit: u32) -> Result<Vec<SavedRecord>, StoreError>;
    /// Deletes an uploaded record of this person.
    async fn delete_record(&self, person: Person, id: &TableId) -> Result<(), StoreError>;
    /// Stores a report. Reporting a line again changes nothing; [`StoreError::Full`] if this many
    /// reports of this person are open.
    async fn report(&self, report: &Report, open_max: u32) -> Result<(), StoreError>;
    /// Returns the reports with a number below `before`, the last first.
    async fn reports(
        &self,
        which: ReportsOf,
        before: u64,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError>;
    /// Closes a report; [`StoreError::NotFound`] if there is none with this number.
    async fn close_report(&self, id: u64, closing: &Closing) -> Result<(), StoreError>;
    /// Deletes a table with its lines and its result.
    async fn delete_table(&self, id: &TableId) -> Result<(), StoreError>;
    /// Records an action of an administrator.
    async fn note_audit(&self, audit: &Audit) -> Result<(), StoreError>;
    /// Returns the actions of administrators, the last first.
    async fn audits(&self, limit: u32) -> Result<Vec<Audit>, StoreError>;

    /// Records that a process is alive, and returns the last signs of life of the others.
    async fn beat(&self, beat: Beat) -> Result<Heard, StoreError>;
    /// Removes a process, with the people connected through it, if this was its last sign of life.
    async fn bury(&self, dead: Beat) -> Result<(), StoreError>;
    /// Returns the time at which any process last reported that it is alive.
    async fn last_beat_ms(&self) -> Result<Option<u64>, StoreError>;
    /// Records whether a person is connected to a table through this process.
    async fn set_here(
        &self,
        process: u64,
        table: &TableId,
        person: Person,
        here: bool,
    ) -> Result<(), StoreError>;
    /// Returns the persons connected to a table, through any live process.
    async fn here(&self, table: &TableId) -> Result<Vec<Person>, StoreError>;
}
