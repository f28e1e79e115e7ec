//! Where a session's game is: at a table that this page runs, or in a record that is stepped
//! through. An online table is a further kind, whose updates feed the same
//! [`Known`](super::known::Known).

mod local;
mod script;

pub(super) use local::{Local, prelude_events};
pub(super) use script::{Script, all_viewers};

/// Where a session's game is.
#[derive(Clone, Debug)]
pub(super) enum Desk<G: super::Playable> {
    /// At a table that this page runs. Boxed, since it is much larger than the others.
    Local(Box<Local<G>>),
    /// In a record.
    Record(Box<Script<G>>),
}
