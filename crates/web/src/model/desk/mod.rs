//! Where a session's game is: at a table that this page runs, at one on a server, or in a record
//! that is stepped through. All feed the same [`Known`](super::known::Known).

mod local;
mod online;
mod script;

pub(super) use local::{Local, prelude_events};
pub use online::Gap;
pub(super) use online::Online;
pub(super) use script::{Script, all_viewers};

/// Where a session's game is.
#[derive(Clone, Debug)]
pub(super) enum Desk<G: super::Playable> {
    /// At a table that this page runs. Boxed, since it is much larger than the others.
    Local(Box<Local<G>>),
    /// At a table on a server.
    Online(Box<Online<G>>),
    /// In a record.
    Record(Box<Script<G>>),
}
