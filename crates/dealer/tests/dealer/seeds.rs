//! Seeds stay secret, commitments bind, and nonces count.

use crate::toy::Toy;
use dealer::{Dealer, Seed, Stream, commitment, deal_key};
use kernel::Seat;

const ONE: [u8; 32] = [1; 32];
const TWO: [u8; 32] = [2; 32];

#[test]
fn a_seed_reads_back_from_its_hexadecimal_digits() {
    let seed = Seed::from_number(42);
    assert_eq!(Seed::from_hex(&seed.hex()), Some(seed.clone()));
    assert_eq!(Seed::from_hex(&seed.hex().to_uppercase()), Some(seed.clone()));
    for wrong in ["", "12", &seed.hex()[1..], &format!("{}0", seed.hex()), &"g".repeat(64)] {
        assert_eq!(Seed::from_hex(wrong), None);
    }
}

#[test]
fn debugging_output_betrays_no_secret() {
    let seed = Seed::from_number(42);
    let key = deal_key(&seed, &[]);
    assert_eq!(format!("{seed:?}"), "Seed(secret)");
    assert_eq!(format!("{:#?}", Dealer::<Toy>::new(&seed, &[])), "Dealer(secret)");
    assert_eq!(format!("{:?}", Stream::pile(&key, 0, 0)), "Stream(secret)");
}

#[test]
#[cfg(feature = "fresh")]
fn two_fresh_seeds_differ() {
    let fresh = || Seed::fresh().expect("the system has randomness");
    assert_ne!(fresh(), fresh());
}

#[test]
fn different_seeds_have_different_commitments_and_none_is_the_seed_or_the_key() {
    let one = Seed::from_number(1);
    let other = Seed::from_number(2);
    assert_ne!(commitment(&one), commitment(&other));
    assert_ne!(Seed::from_hex(&kernel::notation::hex(&commitment(&one))), Some(one.clone()));
    assert_ne!(commitment(&one), deal_key(&one, &[]));
}

#[test]
fn each_nonce_and_the_seat_that_gave_it_change_the_key() {
    let seed = Seed::from_number(1);
    let keys = [
        deal_key(&seed, &[]),
        deal_key(&seed, &[(Seat(0), ONE)]),
        deal_key(&seed, &[(Seat(1), ONE)]),
        deal_key(&seed, &[(Seat(0), TWO)]),
        deal_key(&seed, &[(Seat(0), ONE), (Seat(1), TWO)]),
        deal_key(&seed, &[(Seat(0), TWO), (Seat(1), ONE)]),
        deal_key(&Seed::from_number(2), &[]),
    ];
    for (index, key) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(key), "key {index}");
    }
}

#[test]
fn the_order_in_which_nonces_arrive_does_not_matter() {
    let seed = Seed::from_number(1);
    let arrived = [(Seat(1), TWO), (Seat(0), ONE)];
    assert_eq!(deal_key(&seed, &arrived), deal_key(&seed, &[(Seat(0), ONE), (Seat(1), TWO)]));
}

#[test]
fn a_seat_can_not_replace_the_nonce_it_gave() {
    let seed = Seed::from_number(1);
    let again = [(Seat(0), TWO), (Seat(0), ONE)];
    assert_eq!(deal_key(&seed, &again), deal_key(&seed, &[(Seat(0), TWO)]));
}

#[test]
fn every_stream_is_its_own() {
    let key = deal_key(&Seed::from_number(1), &[]);
    let mut firsts = Vec::new();
    for a in 0..4 {
        for b in 0..4 {
            firsts.push(Stream::pile(&key, a, b).word());
            firsts.push(Stream::throw(&key, a, u32::from(b)).word());
            firsts.push(Stream::throw(&key, a, u32::from(b) << 24 | 1 << 8).word());
        }
    }
    let count = firsts.len();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), count);
}
