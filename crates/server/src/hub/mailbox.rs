//! The mailbox of a connection. It stays small however slowly the client reads: it has one mark for
//! each table the connection follows, and the tables themselves know what it has missed.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;
use wire::TableId;

/// The maximum number of waiting notes. The oldest are dropped, as the lists of tables have the
/// same information.
const NOTES_MAX: usize = 64;

/// Everything that waits for a connection.
#[derive(Default)]
pub(crate) struct Mailbox {
    /// One bit for each table that the connection follows.
    marks: AtomicU64,
    notes: Mutex<VecDeque<Note>>,
    lobby_followed: AtomicBool,
    lobby_changed: AtomicBool,
    session_doubted: AtomicBool,
    unattended: AtomicBool,
    ring: Notify,
}

/// A note for a connection about any table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    /// It is the person's turn.
    YourTurn { table: TableId, answers: u64 },
    /// The next game is at another table.
    Rematch { table: TableId, next: TableId },
}

impl Mailbox {
    /// Waits until there is something to read.
    pub(crate) async fn rung(&self) {
        self.ring.notified().await;
    }

    /// Marks the table in this place as changed.
    pub(crate) fn mark(&self, place: u8) {
        self.marks.fetch_or(1 << place, Ordering::AcqRel);
        self.ring.notify_one();
    }

    /// Takes all marks, one bit per place.
    pub(crate) fn take_marks(&self) -> u64 {
        self.marks.swap(0, Ordering::AcqRel)
    }

    pub(crate) fn leave(&self, note: Note) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.contains(&note) {
            return;
        }
        if notes.len() == NOTES_MAX {
            notes.pop_front();
        }
        notes.push_back(note);
        drop(notes);
        self.ring.notify_one();
    }

    /// Takes the oldest note.
    pub(crate) fn take_note(&self) -> Option<Note> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    /// Sets whether the connection follows the list of open tables.
    pub(crate) fn follow_lobby(&self, follows: bool) {
        self.lobby_followed.store(follows, Ordering::Release);
    }

    /// Notes that the list of open tables has changed.
    pub(crate) fn lobby_changed(&self) {
        if self.lobby_followed.load(Ordering::Acquire) {
            self.lobby_changed.store(true, Ordering::Release);
            self.ring.notify_one();
        }
    }

    pub(crate) fn take_lobby_changed(&self) -> bool {
        self.lobby_changed.swap(false, Ordering::AcqRel)
    }

    /// Sets whether someone is in front of the client. Returns `true` if that has changed.
    pub(crate) fn set_attended(&self, here: bool) -> bool {
        self.unattended.swap(!here, Ordering::AcqRel) == here
    }

    /// Returns `true` unless the client was left behind, such as a page in a hidden tab.
    pub(crate) fn is_attended(&self) -> bool {
        !self.unattended.load(Ordering::Acquire)
    }

    /// Notes that the person may no longer be signed in.
    pub(crate) fn doubt_session(&self) {
        self.session_doubted.store(true, Ordering::Release);
        self.ring.notify_one();
    }

    pub(crate) fn take_session_doubted(&self) -> bool {
        self.session_doubted.swap(false, Ordering::AcqRel)
    }
}
