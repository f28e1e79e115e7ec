//! The dealer: supplies the random result that a game waits for, always the same one for the same
//! question.

use crate::roll::Roll;
use crate::{Nonce, Seed, Stream, deal_key};
use kernel::{Draw, Game, Layout, Seat, Turn};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Supplies the random outcomes of one game from a seed and the nonces of its seats.
///
/// An answer depends only on the key and on what is drawn, never on what was asked or played
/// before. One dealer serves one table: the decks it dealt are those of that table's setup.
#[derive(Clone)]
pub struct Dealer<G> {
    key: [u8; 32],
    decks: BTreeMap<u8, Vec<Vec<u8>>>,
    game: PhantomData<fn(&G)>,
}

impl<G: Game> Dealer<G> {
    /// Creates a dealer from a seed and nonces; see [`deal_key`].
    pub fn new(seed: &Seed, nonces: &[(Seat, Nonce)]) -> Dealer<G> {
        Dealer { key: deal_key(seed, nonces), decks: BTreeMap::new(), game: PhantomData }
    }

    /// Returns the outcome that the game waits for. Call it only on chance's turn.
    ///
    /// # Panics
    ///
    /// Panics if it isn't chance's turn, or if the game draws a card that its layout doesn't have.
    pub fn answer(&mut self, game: &G) -> G::Outcome {
        debug_assert_eq!(game.turn(), Turn::Chance, "nobody asked for luck");
        match game.draw() {
            Draw::Card { deck, pile, depth } => game.card(self.card(game, deck, pile, depth)),
            Draw::Throw { kind, nth } => game.sample(&mut Roll { key: &self.key, kind, nth }),
        }
    }

    fn card(&mut self, game: &G, deck: u8, pile: u8, depth: u8) -> u8 {
        let key = &self.key;
        let piles = self.decks.entry(deck).or_insert_with(|| deal(key, deck, &game.layout(deck)));
        let card = piles.get(usize::from(pile)).and_then(|cards| cards.get(usize::from(depth)));
        *card.expect("a game draws only cards that its layout has")
    }
}

impl<G> fmt::Debug for Dealer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dealer(secret)")
    }
}

/// Deals a whole deck. Returns the kind of each card, by pile and depth.
///
/// # Panics
///
/// Panics if the piles don't take exactly the cards of the deck, or if there are more than 256
/// piles or kinds, which no [`Draw`] could name.
///
/// ```
/// use emberwake_dealer::kernel::Layout;
/// use emberwake_dealer::{Seed, deal, deal_key};
///
/// let key = deal_key(&Seed::from_number(1), &[]);
/// let layout = Layout { kinds: vec![2, 2], piles: vec![1, 3] };
/// let piles = deal(&key, 0, &layout);
/// assert_eq!(piles.iter().map(Vec::len).collect::<Vec<_>>(), [1, 3]);
/// ```
pub fn deal(key: &[u8; 32], deck: u8, layout: &Layout) -> Vec<Vec<u8>> {
    let sum = |counts: &[u32]| counts.iter().map(|&count| u64::from(count)).sum::<u64>();
    assert_eq!(sum(&layout.kinds), sum(&layout.piles), "the piles take all cards of {layout:?}");
    assert!(layout.kinds.len() <= 256, "a kind is a byte");
    assert!(layout.piles.len() <= 256, "the number of a pile is a byte");
    let mut left = layout.kinds.clone();
    let deal_pile = |(pile, &height): (usize, &u32)| {
        let mut stream = Stream::pile(key, deck, pile as u8);
        let mut take_card = || {
            let kind = pick(left.iter().copied(), &mut stream);
            left[kind] -= 1;
            kind as u8
        };
        (0..height).map(|_| take_card()).collect()
    };
    layout.piles.iter().enumerate().map(deal_pile).collect()
}

/// Picks an index by weight: a number below the sum of the weights selects one of them.
fn pick(weights: impl Iterator<Item = u32> + Clone, stream: &mut Stream) -> usize {
    let mut number = stream.below(weights.clone().map(u64::from).sum());
    for (index, weight) in weights.enumerate() {
        match number.checked_sub(u64::from(weight)) {
            None => return index,
            Some(rest) => number = rest,
        }
    }
    unreachable!("the number is below the sum of the weights")
}
