//! The changes at a table that the page must react to.

/// The changes at a table that the page must react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// Whether there is something to save.
    pub keep: bool,
    /// The index in `Session::happenings` at which the news begin.
    pub news: usize,
    /// Whether the position differs from what the news alone lead to, because something was undone.
    pub jumped: bool,
}
