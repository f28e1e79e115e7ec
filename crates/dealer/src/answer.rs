//! The dealer: answers the luck that a game awaits, the same question always with the same answer.

use crate::seed::{Seed, deal_key};
use crate::stream::{Purpose, Stream};
use kernel::{Draw, Game, Layout, Seat, Turn};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Answers the luck of one game from a seed and the nonces of its seats.
///
/// An answer depends on the key and on what is drawn, never on what was asked or played before.
/// One dealer serves one table: the decks it dealt are those of that table's setup.
#[derive(Clone)]
pub struct Dealer<G> {
    key: [u8; 32],
    decks: BTreeMap<u8, Piles>,
    game: PhantomData<fn(&G)>,
}

/// The kinds of the cards of a dealt deck, by pile and depth.
type Piles = Vec<Vec<u8>>;

impl<G: Game> Dealer<G> {
    /// The dealer that this seed and these nonces make; see [`deal_key`].
    pub fn new(seed: &Seed, nonces: &[(Seat, [u8; 32])]) -> Dealer<G> {
        Dealer { key: deal_key(seed, nonces), decks: BTreeMap::new(), game: PhantomData }
    }

    /// The outcome that falls now. Only while the game awaits luck.
    pub fn answer(&mut self, game: &G) -> G::Outcome {
        debug_assert_eq!(game.turn(), Turn::Chance, "nobody asked for luck");
        match game.draw() {
            Draw::Card { deck, pile, depth } => {
                let key = &self.key;
                let piles =
                    self.decks.entry(deck).or_insert_with(|| deal(key, deck, &game.layout(deck)));
                game.card(piles[pile as usize][depth as usize])
            }
            Draw::Throw { kind, nth } => self.throw(game, kind, nth),
        }
    }

    fn throw(&self, game: &G, kind: u8, nth: u32) -> G::Outcome {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let total = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let number = Stream::new(&self.key, Purpose::Throw { kind, nth }).below(total);
        outcomes[pick(outcomes.iter().map(|&(_, weight)| weight), number)].0
    }
}

impl<G> fmt::Debug for Dealer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dealer(secret)")
    }
}

/// Deals a whole deck, pile by pile and each pile from depth 0 down.
fn deal(key: &[u8; 32], deck: u8, layout: &Layout) -> Piles {
    let mut left = layout.kinds.clone();
    let mut total: u64 = left.iter().map(|&count| u64::from(count)).sum();
    let mut piles = Vec::with_capacity(layout.piles.len());
    for (pile, &height) in layout.piles.iter().enumerate() {
        let mut stream = Stream::new(key, Purpose::Pile { deck, pile: pile as u8 });
        let mut cards = Vec::with_capacity(height as usize);
        for _ in 0..height {
            let kind = pick(left.iter().copied(), stream.below(total));
            left[kind] -= 1;
            total -= 1;
            cards.push(kind as u8);
        }
        piles.push(cards);
    }
    piles
}

/// Which of the weights, laid end to end from 0, covers this number.
fn pick(weights: impl Iterator<Item = u32>, mut number: u64) -> usize {
    for (index, weight) in weights.enumerate() {
        match number.checked_sub(u64::from(weight)) {
            None => return index,
            Some(rest) => number = rest,
        }
    }
    unreachable!("the number is below the sum of the weights")
}
