//! Where listed moves, outcomes and events go.

/// Takes what a game reports, one item at a time.
///
/// `()` listens to nothing: with it, [`Sink::LISTENS`] is false and a game may skip even the
/// making of an item, so that events cost nothing when nobody wants them.
pub trait Sink<T> {
    /// Whether anybody listens. A constant, so that the compiler drops what nobody hears.
    const LISTENS: bool = true;

    /// Takes one item.
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
