//! The trait that both engines implement; one contract tests both. `store_methods!` declares each
//! method once: the trait, the engines and wrappers of a store follow from it.

use crate::*;
use async_trait::async_trait;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// Receives what is known of the persons by seat before a game, and returns their ratings after it.
pub type Rate<'r> = &'r (dyn for<'a> Fn(&'a [RatedBefore]) -> Vec<Option<Rating>> + Send + Sync);

/// Passes the list of methods that can fail to the macro of this name. Each one is
///
/// ```text
/// /// What it does.
/// OPERATION name(arguments) -> Answer = query FUNCTION;
/// ```
///
/// The operation, `read`, `write` or `append`, is what it counts as in metrics. The function is in
/// `queries/`. A `query` gets a connection, for a `write` one whose changes are committed when it
/// succeeds. An `engine` function, in `queries/composed.rs`, gets the engine: it also announces
/// something, or waits for lines that aren't next to the others yet.
#[macro_export]
macro_rules! store_methods {
    ($then:ident) => { $then! {
        /// Checks that the store can be read and written.
        write check() -> () = engine composed::check;
        /// Returns the size of the database, including data that waits to be written into it.
        read size_bytes() -> u64 = engine composed::size_bytes;

        /// Stores a new table.
        write create_table(new: NewTable) -> () = engine composed::create_table;
        /// Adds lines to a table, all or none; [`StoreError::Conflict`] if it already has other
        /// lines.
        append append(append: Append) -> Appended = engine composed::append;
        /// Returns a table with its log and seed.
        read load_table(id: &TableId) -> StoredTable = engine composed::load_table;
        /// Returns the lines of a table after this one.
        read lines_after(id: &TableId, after: u64) -> Vec<(u64, String)> =
            engine composed::lines_after;
        /// Returns a table without its log.
        read table(id: &TableId) -> TableRow = engine composed::table;
        /// Lists tables.
        read tables(which: WhichTables, limit: u32) -> Vec<TableRow> = engine composed::tables;

        /// Stores a new person.
        write create_person(new: NewPerson) -> Person = query people::create;
        /// Returns a person.
        read person(person: Person) -> PersonRow = query people::by_number;
        /// Returns the names of these persons, in any order, without those who are gone.
        read names(persons: &[Person]) -> Vec<PersonName> = query people::names;
        /// Returns the person with this username.
        read person_by_login(login: &str) -> PersonRow = query people::by_login;
        /// Returns a person with an account, other than this person, whose name looks like this
        /// one.
        read lookalike(name: &str, but: Option<Person>) -> Option<Person> = query people::lookalike;
        /// Counts what can expire.
        read counts() -> Counts = query people::counts;
        /// Returns guests who haven't been seen since this moment, nor their programs, and who have
        /// no seat in a running game; the oldest first.
        read idle_guests(since_ms: u64, limit: u32) -> Vec<Person> = engine composed::idle_guests;
        /// Returns people whose name or username contains this text; the newest, or last deleted,
        /// first.
        read find_people(text: &str, state: PersonState, limit: u32) -> Vec<PersonRow> =
            query people::find;
        /// Sets the role of a person.
        write set_role(person: Person, role: Role) -> () = query changes::set_role;
        /// Bans a person until this moment, and ends their sessions and those of their programs;
        /// `None` lifts the ban.
        write ban(person: Person, until_ms: Option<u64>) -> () = engine composed::ban;
        /// Keeps a person out of the chat until this moment; `None` lets them in again.
        write mute(person: Person, until_ms: Option<u64>) -> () = query changes::mute;
        /// Returns the programs of a person, the oldest first.
        read bots(owner: Person) -> Vec<PersonRow> = query people::bots;
        /// Stores a program of `new.owner` with its token, whose person is ignored.
        /// [`StoreError::Full`] if the owner has `bots_max` programs; [`StoreError::Conflict`] if
        /// the owner is banned.
        write create_bot(new: NewPerson, token: &Session, bots_max: usize) -> Person =
            query changes::create_bot;
        /// Changes what is named, and nothing else: all of it or nothing. Returns the changed
        /// person.
        write change_person(person: Person, change: &PersonChange) -> PersonRow =
            query changes::change;
        /// Turns a guest into an account; [`StoreError::Conflict`] if the person has one.
        write create_account(person: Person, account: &Account) -> () =
            query changes::create_account;
        /// Sets the hash of a new password, and ends all sessions, known devices and recovery links
        /// of the person. [`StoreError::Conflict`] if the password is another meanwhile or there is
        /// no account; [`StoreError::NotFound`] if the link isn't valid.
        write set_password(person: Person, new: &str, proof: PasswordProof<'_>) -> () =
            engine composed::set_password;
        /// Confirms an address with the link that was sent there, which is used up. An earlier
        /// address can receive links to a new password until `grace_until_ms`.
        /// [`StoreError::NotFound`] if the link isn't valid.
        write confirm_email(
            person: Person, hash: LinkHash, address: &str, now_ms: u64, grace_until_ms: u64
        ) -> () = query changes::confirm_email;
        /// Stops emails about turns with the link that was sent to this address.
        /// [`StoreError::NotFound`] if the link isn't valid.
        write stop_email(person: Person, hash: LinkHash, address: &str, now_ms: u64) -> () =
            query changes::stop_email;
        /// Deletes a person with their bots: nobody finds them any more, and their sessions don't
        /// count. Until they are erased, they can be brought back, and their username and name stay
        /// taken.
        write delete_person(person: Person, now_ms: u64) -> () = engine composed::delete_person;
        /// Brings a deleted person back, with the bots that were deleted at the same time.
        write undelete_person(person: Person) -> PersonRow = query people::undelete;
        /// Returns people who were deleted before this moment, the first deleted first. Deletions
        /// later than `now_ms` happened under a wrong clock, and count as of now.
        write deleted_people(before_ms: u64, now_ms: u64, limit: u32) -> Vec<Person> =
            engine composed::deleted_people;
        /// Erases a person, deleted or not: name, account, sessions, links and addresses. Games
        /// stay, without the name.
        write erase_person(person: Person) -> () = engine composed::erase_person;

        /// Stores a link, and forgets the oldest of its person and purpose beyond `most`, and those
        /// that have expired.
        write create_link(link: &Link, most: u32) -> () = query links::create;
        /// Returns `true` if this link was given to this person and hasn't expired.
        read has_link(person: Person, purpose: LinkPurpose, hash: LinkHash, now_ms: u64) -> bool =
            engine composed::has_link;

        /// Stores the session of a person who proved that their password has this hash, or who is a
        /// guest; the session `before` ends. [`StoreError::Conflict`] if the password is another
        /// meanwhile, or the person is banned.
        write sign_in(
            session: &Session, password: Option<&str>, before: Option<SessionHash>
        ) -> () = engine composed::sign_in;
        /// Stores a session.
        write create_session(session: &Session) -> () = query sessions::create;
        /// Returns the session of this token, if it hasn't expired.
        read session(hash: SessionHash, now_ms: u64) -> Session = query sessions::by_hash;
        /// Deletes sessions that have expired before this moment, at most this many.
        write sweep_sessions(before_ms: u64, limit: u32) -> () = query sessions::sweep;
        /// Returns the sessions of a person.
        read sessions(person: Person) -> Vec<Session> = query sessions::of_person;
        /// Records that a session is used.
        write touch_session(hash: SessionHash, seen_ms: u64) -> () = query sessions::touch;
        /// Ends a session.
        write end_session(hash: SessionHash) -> () = engine composed::end_session;
        /// Ends all sessions of a person.
        write end_sessions(person: Person) -> () = engine composed::end_sessions;

        /// Returns turns whose notices must be looked at now, the longest overdue first; at most
        /// one for each person, so that nobody with many tables keeps the others waiting.
        read due_notices(times: NoticeTimes, limit: u32) -> Vec<DueNotice> =
            engine composed::due_notices;
        /// Claims a notice for one process: records how many notices of the turn have been sent,
        /// and the time of the next look, if there is one. Returns `false` if something has changed
        /// since the turn was read, or the person is at the table.
        write claim_notice(due: &DueNotice, sent: u64, next_ms: Option<u64>) -> bool =
            engine composed::claim_notice;
        /// Changes the time of the next look at a turn, unless something has changed since it was
        /// read.
        write put_off_notice(due: &DueNotice, next_ms: Option<u64>) -> () =
            engine composed::put_off_notice;
        /// Records whether a notice could be delivered to the webhook of a person, if it is still
        /// this one.
        write note_webhook(person: Person, webhook: &str, delivered: bool) -> () =
            query notices::note_webhook;

        /// Stores the result of a game, once, with the resulting ratings; returns `false` if it is
        /// already stored. If the game is rated, `rate` is called within the transaction; the
        /// ratings in `played` are ignored. A game is recent for `recent_ms`
        /// ([`RatedBefore::met`]).
        write finish(played: Played, recent_ms: u64, rate: Rate<'_>) -> bool =
            query results::finish;
        /// Returns the result of a table.
        read played(table: &TableId) -> Played = query results::played;
        /// Returns the finished games of a person before this moment, the last first.
        read history(person: Person, before_ms: u64, limit: u32) -> Vec<Played> =
            query results::history;
        /// Returns the number of times a person came in at each place, for each game and number of
        /// players.
        read places(person: Person) -> Vec<PlaceCount> = query results::places;
        /// Returns the rating of a person at each game.
        read ratings(person: Person) -> Vec<(String, Rating)> = query results::ratings;
        /// Returns the best rated players of a game who have played rated games against at least
        /// this many different opponents.
        read best(game: &str, opponents_min: u32, limit: u32) -> Vec<(Person, Rating)> =
            query results::best;

        /// Stores an uploaded record.
        write save_record(record: &SavedRecord) -> () = query records::save;
        /// Returns an uploaded record.
        read record(id: &TableId) -> SavedRecord = query records::by_id;
        /// Returns the uploaded records of a person, the last first, without their texts.
        read records(person: Person, limit: u32) -> Vec<SavedRecord> = query records::of_person;
        /// Deletes an uploaded record of this person.
        write delete_record(person: Person, id: &TableId) -> () = query records::delete;
        /// Stores a report. Reporting a line again changes nothing; [`StoreError::Full`] if this
        /// many reports of this person are open.
        write report(report: &Report, open_max: u32) -> () = query moderation::report;
        /// Returns the reports with a number below `before`, the last first.
        read reports(which: ReportsOf, before: u64, limit: u32) -> Vec<ReportRow> =
            query moderation::reports;
        /// Closes a report; [`StoreError::NotFound`] if there is none with this number.
        write close_report(id: u64, closing: &Closing) -> () = query moderation::close;
        /// Deletes a table with its lines and its result.
        write delete_table(id: &TableId) -> () = engine composed::delete_table;
        /// Records an action of an administrator.
        write note_audit(audit: &Audit) -> () = query moderation::note;
        /// Returns the actions of administrators, the last first.
        read audits(limit: u32) -> Vec<Audit> = query moderation::audits;

        /// Records that a process is alive, and returns the last signs of life of the others.
        write beat(beat: Beat) -> Heard = query processes::beat;
        /// Removes a process, with the people connected through it, if this was its last sign of
        /// life.
        write bury(dead: Beat) -> () = engine composed::bury;
        /// Returns the time at which any process last reported that it is alive.
        read last_beat_ms() -> Option<u64> = query processes::last_beat_ms;
        /// Records whether a person is connected to a table through this process.
        write set_here(process: u64, table: &TableId, person: Person, here: bool) -> () =
            engine composed::set_here;
        /// Returns the persons connected to a table, through any live process.
        read here(table: &TableId) -> Vec<Person> = query processes::here;
    } };
}

/// Makes the trait from the list.
macro_rules! declared {
    ($(
        $(#[$about:meta])*
        $operation:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty
            = $how:ident $function:path;
    )+) => {
        /// The storage of a server. When a method returns successfully, its changes are durable.
        #[async_trait]
        pub trait Store: Send + Sync + 'static {
            /// Subscribes to changes from now on.
            fn changes(&self) -> broadcast::Receiver<Change>;
            /// Finishes what is being stored and closes the database. The store can't be used
            /// afterward.
            async fn close(&self);
            $(
                $(#[$about])*
                async fn $name(&self, $($argument: $type),*) -> Result<$answer, StoreError>;
            )+
        }
    };
}

store_methods!(declared);
