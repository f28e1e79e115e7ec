//! Receivers for listed moves, outcomes and events.

/// A receiver for the items that a game reports, one at a time.
///
/// `()` ignores everything: with it, [`Sink::LISTENS`] is false and a game may skip creating an
/// item, so that events cost nothing if no one wants them.
pub trait Sink<T> {
    /// Whether anyone listens. It is a constant, so that the compiler removes unused events.
    const LISTENS: bool = true;

    /// Receives one item.
    fn put(&mut self, item: T);
}

impl<T> Sink<T> for () {
    const LISTENS: bool = false;

    #[inline]
    fn put(&mut self, _item: T) {}
}

impl<T> Sink<T> for Vec<T> {
    #[inline]
    fn put(&mut self, item: T) {
        self.push(item);
    }
}

impl<T, S: Sink<T>> Sink<T> for &mut S {
    const LISTENS: bool = S::LISTENS;

    #[inline]
    fn put(&mut self, item: T) {
        (**self).put(item);
    }
}
