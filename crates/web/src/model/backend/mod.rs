//! The backends of a session: a table that this page runs, a table on a server, or a record that is
//! being stepped through. All feed the same [`Known`](super::known::Known).

mod local_table;
mod online_table;
mod playback;

pub(super) use local_table::{LocalTable, prelude_events};
pub(super) use online_table::OnlineTable;
pub use online_table::UpdateGapError;
pub(super) use playback::{Playback, all_viewers};

/// The backend of a session.
#[derive(Clone, Debug)]
pub(super) enum Backend<G: super::Playable> {
    /// A table that this page runs. Boxed, since it is much larger than the others.
    Local(Box<LocalTable<G>>),
    /// A table on a server.
    Online(Box<OnlineTable<G>>),
    /// A record.
    Record(Box<Playback<G>>),
}
