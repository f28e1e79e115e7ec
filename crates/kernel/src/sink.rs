//! Receivers for listed moves, outcomes and events.

/// A receiver for the items that a game reports, one at a time.
///
/// `()` ignores everything: with it, [`Sink::LISTENS`] is false and a game may skip creating an
/// item, so that events cost nothing if no one wants them.
///
/// ```
/// use emberwake_campfire::{Adventurer, Draft, Move};
/// use emberwake_kernel::{Game, Sink};
///
/// /// Counts moves without keeping them.
/// struct Count(usize);
///
/// impl Sink<Move> for Count {
///     fn put(&mut self, _move: Move) {
///         self.0 += 1;
///     }
/// }
///
/// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
/// let mut count = Count(0);
/// game.legal_moves(&mut count);
/// assert_eq!(count.0, 2, "one pile, in two directions");
/// ```
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
