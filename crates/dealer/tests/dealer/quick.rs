//! The fast generator.

use crate::chi::assert_fair;
use dealer::Quick;
use kernel::Luck;

#[test]
fn the_same_number_gives_the_same_luck_and_another_gives_other_luck() {
    let numbers = |number| {
        let mut quick = Quick::new(number);
        (1..100).map(|bound| quick.below(bound)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(7), numbers(7));
    assert_ne!(numbers(7), numbers(8));
}

#[test]
fn numbers_stay_below_their_bound() {
    let mut quick = Quick::new(1);
    for bound in (1..2000).chain([u32::MAX / 2, u32::MAX / 2 + 2, u32::MAX]) {
        assert!((0..20).all(|_| quick.below(bound) < bound));
    }
}

#[test]
fn all_numbers_below_a_small_bound_are_equally_likely() {
    let mut quick = Quick::new(2);
    for bound in [2, 3, 6, 7, 19, 100] {
        let mut counts = vec![0; bound];
        for _ in 0..bound * 2000 {
            counts[quick.below(bound as u32) as usize] += 1;
        }
        assert_fair(&counts, &vec![1; bound]);
    }
}

/// Without rejection, one of three adjacent numbers would have two words and the others one each.
#[test]
fn numbers_below_a_bound_too_large_for_even_shares_are_still_equally_likely() {
    let mut quick = Quick::new(3);
    let mut counts = [0; 3];
    for _ in 0..30_000 {
        counts[(quick.below(3 << 30) % 3) as usize] += 1;
    }
    assert_fair(&counts, &[1; 3]);
}
