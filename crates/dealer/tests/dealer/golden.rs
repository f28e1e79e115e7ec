//! Numbers that must never change: if they did, old records could no longer be verified.
//!
//! They were computed a second time from the specification alone, with another implementation of
//! BLAKE3.

use crate::toy::{Toy, layouts};
use dealer::{Nonce, Quick, Seed, Stream, Verified, commitment, deal, deal_key, verify};
use kernel::notation::hex;
use kernel::{Luck, Record, Seat};

const NONCES: [(Seat, Nonce); 2] = [(Seat(0), [0x11; 32]), (Seat(2), [0x22; 32])];
const KEY: &str = "46dc2c57a985c6aee10c9deef1d1e18be3abaa91ae962d78b7c85e0a7b61ce7e";

fn key() -> [u8; 32] {
    deal_key(&Seed::from_number(1), &NONCES)
}

#[test]
fn the_seed_of_a_number_is_still_the_same() {
    let of_1 = "ce9382acd6daaf975b98bdd6795341f405951f5d2805fee918f7b124788dcae7";
    let of_largest = "e26e9f8dcbc343d554a8196cfe49925384142444b3cc7b7f230e5b1eccc34d39";
    assert_eq!(Seed::from_number(1).hex(), of_1);
    assert_eq!(Seed::from_number(u64::MAX).hex(), of_largest);
}

#[test]
fn the_commitment_to_a_seed_is_still_the_same() {
    let expected = "cf49fa3042c086bd93cccbbbd330782db434b19563a1384c75ea110f595bef50";
    assert_eq!(hex(&commitment(&Seed::from_number(1))), expected);
}

#[test]
fn the_deal_key_is_still_the_same() {
    let without_nonces = "899a3e89fa7dbd7ac2f83c031cd168dcd3510d17c6c933884e340401a6a8e999";
    assert_eq!(hex(&deal_key(&Seed::from_number(1), &[])), without_nonces);
    assert_eq!(hex(&key()), KEY);
}

#[test]
fn the_words_of_streams_are_still_the_same() {
    let mut pile = Stream::pile(&key(), 0, 1);
    // Nine words, so that the test also covers the second block of BLAKE3's output.
    let expected = [
        0xae38c38a0a3c7948,
        0x4afc83406a1f7543,
        0xf90fba70f657cea1,
        0x9a1cbfd08baab2fd,
        0x1c3abd06861fb053,
        0x08329bbde81de7a5,
        0xc77c7c79e9986b2c,
        0x5e64a4174546d771,
        0xcd0b95a323b81e06,
    ];
    assert_eq!(expected.map(|_| pile.word()), expected);
    let mut throw = Stream::throw(&key(), 3, 0x0102_0304);
    assert_eq!([throw.word(), throw.word()], [0x07dba74931d76977, 0xff6e178b5c1910b2]);
}

#[test]
fn deals_and_throws_are_still_the_same() {
    let layout = &layouts()[0];
    let deck_0 = [vec![0, 0, 0, 2], vec![0, 2, 2, 1], vec![1, 0], vec![1, 1]];
    let deck_1 = [vec![0, 0, 0, 0], vec![1, 2, 1, 0], vec![2, 2], vec![1, 1]];
    assert_eq!(deal(&key(), 0, layout), deck_0);
    assert_eq!(deal(&key(), 1, layout), deck_1);
    let dice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(|n| Stream::throw(&key(), 0, n).below(6));
    assert_eq!(dice, [4, 2, 2, 0, 2, 5, 5, 0, 4, 5, 3, 3]);
}

#[test]
fn the_luck_of_a_number_is_still_the_same() {
    // The upper half of 0x53175d61490b23df, the known first output of xoshiro256++ here.
    assert_eq!(Quick::new(0).below(1 << 31), 0x5317_5d61 >> 1);
    let mut quick = Quick::new(1);
    let dice = [(); 16].map(|_| quick.below(6));
    assert_eq!(dice, [4, 4, 0, 4, 1, 3, 5, 3, 0, 0, 5, 2, 0, 2, 0, 0]);
    let large = [(); 4].map(|_| quick.below(3 << 30));
    assert_eq!(large, [1794651472, 1523328546, 2068850436, 850329939]);
}

#[test]
fn an_old_record_can_still_be_verified() {
    let record = Record::<Toy>::parse(include_str!("golden.record")).expect("it can be read");
    assert_eq!(verify(&record), Ok(Verified { outcomes: 8 }));
}
