//! Deals: the same whatever is played, complete, and fair.

use crate::chi::assert_fair;
use crate::toy::{Ask, Shows, Steps, THROWS, Toy, layouts};
use dealer::{Dealer, Seed, deal, deal_key, number_below};
use kernel::{Draw, Game, Journal, Layout, Seat, Turn};
use proptest::prelude::*;
use std::collections::HashMap;

/// Plays a whole game; `choices` select the legal moves to play.
pub fn play(dealer: &mut Dealer<Toy>, choices: &[usize]) -> Journal<Toy> {
    let mut journal = Journal::<Toy>::start(Steps(choices.len() as u32)).expect("a lawful setup");
    for choice in choices {
        let mut moves = Vec::new();
        journal.now().legal_moves(&mut moves);
        let Turn::Seat(seat) = journal.now().turn() else { panic!("a seat is to move") };
        journal.play(seat, moves[choice % moves.len()], &mut ()).expect("a listed move is legal");
        let outcome = dealer.answer(journal.now());
        journal.resolve(outcome, &mut ()).expect("the dealer's answer may fall");
    }
    journal
}

fn nonces(first: Option<[u8; 32]>, second: Option<[u8; 32]>) -> Vec<(Seat, [u8; 32])> {
    let second = second.map(|nonce| (Seat(1), nonce));
    first.map(|nonce| (Seat(0), nonce)).into_iter().chain(second).collect()
}

proptest! {
    #[test]
    fn the_same_seed_gives_the_same_stacks_and_throws_in_whatever_order_they_are_drawn(
        number: u64,
        first: Option<[u8; 32]>,
        second: Option<[u8; 32]>,
        one in prop::collection::vec(0..100_usize, 30),
        other in prop::collection::vec(0..100_usize, 30),
    ) {
        let seed = Seed::from_number(number);
        let nonces = nonces(first, second);
        let game = |choices| play(&mut Dealer::new(&seed, &nonces), choices).now().clone();
        let one = game(&one);
        let other = game(&other);
        let answers: HashMap<Draw, u8> = one.drawn.iter().copied().collect();
        for (draw, shown) in &other.drawn {
            prop_assert!(answers.get(draw).is_none_or(|answer| answer == shown), "{draw:?}");
        }
    }

    #[test]
    fn a_question_has_the_same_answer_twice_and_from_a_dealer_who_was_asked_nothing_before(
        number: u64,
        choices in prop::collection::vec(0..100_usize, 1..25),
    ) {
        let seed = Seed::from_number(number);
        let mut dealer = Dealer::new(&seed, &[]);
        let journal = play(&mut dealer, &choices);
        for &(draw, shown) in &journal.now().drawn {
            let mut game = journal.first();
            game.awaited = Some(draw);
            prop_assert_eq!(dealer.answer(&game), Shows(shown));
            prop_assert_eq!(Dealer::new(&seed, &[]).answer(&game), Shows(shown));
        }
    }

    #[test]
    fn a_deal_holds_exactly_the_cards_of_its_layout(
        number: u64,
        deck: u8,
        kinds in prop::collection::vec(0..9_u32, 1..8),
        cut in 0..9_u32,
    ) {
        let total: u32 = kinds.iter().sum();
        let cut = cut.min(total);
        let layout = Layout { kinds, piles: vec![cut, 0, total - cut] };
        let piles = deal(&deal_key(&Seed::from_number(number), &[]), deck, &layout);
        let heights: Vec<u32> = piles.iter().map(|pile| pile.len() as u32).collect();
        prop_assert_eq!(heights, layout.piles);
        for (kind, &count) in layout.kinds.iter().enumerate() {
            let dealt = piles.iter().flatten().filter(|&&card| usize::from(card) == kind).count();
            prop_assert_eq!(dealt as u32, count);
        }
    }
}

#[test]
fn the_first_card_of_a_pile_to_be_drawn_is_that_at_depth_0() {
    let seed = Seed::from_number(5);
    let stacks = deal(&deal_key(&seed, &[]), 0, &layouts()[0]);
    let mut journal = Journal::<Toy>::start(Steps(4)).expect("a lawful setup");
    let mut dealer = Dealer::new(&seed, &[]);
    for (step, &card) in stacks[1].iter().enumerate() {
        let ask = Ask::Card { deck: 0, pile: 1 };
        journal.play(Seat((step % 2) as u8), ask, &mut ()).expect("the pile has a card");
        assert_eq!(dealer.answer(journal.now()), Shows(card));
        journal.resolve(Shows(card), &mut ()).expect("it may fall");
    }
}

#[test]
fn every_arrangement_of_a_small_deck_is_equally_likely() {
    let layout = &layouts()[1];
    let mut counts: HashMap<Vec<Vec<u8>>, u32> = HashMap::new();
    for number in 0..24_000 {
        *counts.entry(deal(&deal_key(&Seed::from_number(number), &[]), 1, layout)).or_default() +=
            1;
    }
    let counts: Vec<u32> = counts.into_values().collect();
    assert_eq!(counts.len(), 12, "four cards, two of them alike, have twelve arrangements");
    assert_fair(&counts, &[1; 12]);
}

#[test]
fn every_place_of_a_larger_deck_has_its_fair_share_of_each_kind() {
    let layout = &layouts()[0];
    let mut counts = vec![vec![0; layout.kinds.len()]; 12];
    for number in 0..12_000 {
        let piles = deal(&deal_key(&Seed::from_number(number), &[]), 0, layout);
        for (place, &card) in piles.iter().flatten().enumerate() {
            counts[place][usize::from(card)] += 1;
        }
    }
    counts.iter().for_each(|counts| assert_fair(counts, &layout.kinds));
}

#[test]
fn throws_fall_by_their_weights_from_throw_to_throw_and_from_seed_to_seed() {
    let mut game = Toy::start(&Steps(1)).expect("a lawful setup");
    for (kind, weights) in THROWS.iter().enumerate() {
        let mut by_throw = vec![0; weights.len()];
        let mut by_seed = vec![0; weights.len()];
        let mut first = Dealer::new(&Seed::from_number(0), &[]);
        for n in 0..12_000 {
            game.awaited = Some(Draw::Throw { kind: kind as u8, nth: n });
            by_throw[usize::from(first.answer(&game).0)] += 1;
            game.awaited = Some(Draw::Throw { kind: kind as u8, nth: 3 });
            let mut other = Dealer::new(&Seed::from_number(u64::from(n)), &[]);
            by_seed[usize::from(other.answer(&game).0)] += 1;
        }
        for counts in [by_throw, by_seed] {
            let possible = counts.iter().zip(*weights).filter(|&(_, &weight)| weight > 0);
            let (counts, weights): (Vec<u32>, Vec<u32>) = possible.unzip();
            assert_fair(&counts, &weights);
        }
    }
}

/// Returns the number below `bound` that these words produce, and how many of them were read.
fn read(bound: u64, words: &[u64]) -> (u64, usize) {
    let mut rest = words.iter();
    let number = number_below(bound, || *rest.next().expect("a word is left"));
    (number, words.len() - rest.len())
}

#[test]
fn exactly_the_surplus_words_are_passed_over() {
    // 2^64 mod 10 is 6, so these are the six largest words.
    assert_eq!(read(10, &[u64::MAX - 6, 3]), (9, 1));
    assert_eq!(read(10, &[u64::MAX - 5, 3]), (3, 2));
    assert_eq!(read(10, &[u64::MAX, u64::MAX - 5, 17]), (7, 3));
    assert_eq!(read(u64::MAX, &[u64::MAX, u64::MAX - 1]), (u64::MAX - 1, 2));
}

#[test]
fn a_bound_that_divides_evenly_passes_over_no_word() {
    assert_eq!(read(1, &[u64::MAX]), (0, 1));
    assert_eq!(read(1 << 32, &[u64::MAX]), ((1 << 32) - 1, 1));
}
