//! The parts of the schema that a backup contains. A test compares this list with the schema
//! itself, so that a new column can't be forgotten.

/// A part of a backup: a table of the database.
#[derive(Debug)]
pub(crate) struct BackupPart {
    pub(crate) name: &'static str,
    /// The order in which its rows are read, so that no row refers to a later one.
    pub(crate) order: &'static str,
    pub(crate) columns: &'static [Column],
    /// Whether the database numbers its rows. Numbers are never reused.
    pub(crate) numbered: bool,
}

/// A column and its type.
#[derive(Debug)]
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
}

/// The type of a column; any column can be null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A number.
    Number,
    /// A text.
    Text,
    /// Yes or no.
    Flag,
    /// Bytes, as hexadecimal digits.
    Bytes,
    /// A floating-point number, as a text that gives exactly the same number again.
    Real,
}

use Kind::{Bytes, Flag, Number, Real, Text};

macro_rules! columns {
    ($($name:ident $kind:ident),+ $(,)?) => {
        &[$(Column { name: stringify!($name), kind: $kind }),+]
    };
}

/// The part with the tables, whose rows end with their lines.
pub(crate) const TABLES: &str = "tables";
/// The last column of that part.
pub(crate) const LINES: &str = "lines";
/// The part with the last numbers assigned.
pub(crate) const NUMBERS: &str = "numbers";

/// Everything that is kept, in the order in which it can be restored. Data that follows from it
/// isn't in a backup: who sits at which table. Nor is data that ends with a process: who is
/// connected.
pub(crate) const PARTS: &[BackupPart] = &[
    BackupPart {
        name: "persons",
        order: "id",
        columns: columns![
            id Number, name Text, lang Text, bot Flag, owner Number, login Text, password Text,
            notify_browser Flag, notify_sound Flag, email Text, email_stop Text, webhook Text,
            created_ms Number, email_confirmed Flag, look Text, role Text, banned_until_ms Number,
            muted_until_ms Number, email_stopped Flag, email_before Text,
            email_before_until_ms Number, deleted_ms Number, webhook_failures Number,
        ],
        numbered: true,
    },
    BackupPart {
        name: "sessions",
        order: "hash",
        columns: columns![
            hash Bytes, person Number, kind Text, label Text, created_ms Number, seen_ms Number,
            expires_ms Number,
        ],
        numbered: false,
    },
    BackupPart {
        name: "links",
        order: "hash",
        columns: columns![
            hash Bytes, person Number, purpose Text, created_ms Number, expires_ms Number,
        ],
        numbered: false,
    },
    BackupPart {
        name: TABLES,
        order: "id",
        columns: columns![
            id Text, game Text, seed Bytes, listed Flag, rated Flag, rematch_of Text, about Text,
            created_ms Number, changed_ms Number, sequence Number, phase Text, seats Text,
            to_act Number, answers Number, turn_ms Number, told Number, deadline_ms Number,
            wake_ms Number, owner Number, days Flag, programs Flag, notices_sent Number,
            notice_ms Number,
        ],
        numbered: false,
    },
    BackupPart {
        name: "notices",
        order: "table_id, person",
        columns: columns![person Number, table_id Text, answers Number],
        numbered: false,
    },
    BackupPart {
        name: "results",
        order: "table_id",
        columns: columns![table_id Text, game Text, ended_ms Number, moves Number, rated Flag],
        numbered: false,
    },
    BackupPart {
        name: "seat_results",
        order: "table_id, seat",
        columns: columns![
            table_id Text, seat Number, person Number, level Text, place Number, resigned Flag,
            before_mean Real, before_deviation Real, before_games Number, after_mean Real,
            after_deviation Real, after_games Number,
        ],
        numbered: false,
    },
    BackupPart {
        name: "ratings",
        order: "game, person",
        columns: columns![game Text, person Number, mean Real, deviation Real, games Number],
        numbered: false,
    },
    BackupPart {
        name: "meetings",
        order: "game, person, opponent",
        columns: columns![
            game Text, person Number, opponent Number, recent Real, last_ms Number,
        ],
        numbered: false,
    },
    BackupPart {
        name: "records",
        order: "id",
        columns: columns![id Text, person Number, game Text, record Text, created_ms Number],
        numbered: false,
    },
    BackupPart {
        name: "reports",
        order: "id",
        columns: columns![
            id Number, by_person Number, about Number, table_id Text, sequence Number, message Text,
            created_ms Number, closed_ms Number, closed_by Text, note Text,
        ],
        numbered: true,
    },
    BackupPart {
        name: "audit",
        order: "id",
        columns: columns![
            id Number, at_ms Number, by_whom Text, action Text, subject Text, detail Text,
        ],
        numbered: true,
    },
    // The time at which a server last ran, since clocks haven't run since then.
    BackupPart {
        name: "processes",
        order: "process",
        columns: columns![process Number, beat_ms Number, clock_ms Number],
        numbered: false,
    },
    // This isn't a table of the database, but its counters for numbered rows.
    BackupPart {
        name: NUMBERS,
        order: "",
        columns: columns![part Text, last Number],
        numbered: false,
    },
];
