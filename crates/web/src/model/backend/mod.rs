//! Where a session's game is: at a table that this page runs, at one on a server, or in a record
//! that is stepped through. All feed the same [`Known`](super::known::Known).

mod local_table;
mod online_table;
mod playback;

pub(super) use local_table::{LocalTable, prelude_events};
pub(super) use online_table::OnlineTable;
pub use online_table::UpdateGapError;
pub(super) use playback::{Playback, all_viewers};

/// Where a session's game is.
#[derive(Clone, Debug)]
pub(super) enum Backend<G: super::Playable> {
    /// At a table that this page runs. Boxed, since it is much larger than the others.
    Local(Box<LocalTable<G>>),
    /// At a table on a server.
    Online(Box<OnlineTable<G>>),
    /// In a record.
    Record(Box<Playback<G>>),
}
