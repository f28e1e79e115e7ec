//! Supplies random results from a seed, so that anyone can verify them.
//!
//! The rules of a game never roll a die: they say what is drawn ([`kernel::Draw`]), and the caller
//! supplies the result. A [`Dealer`] does so from a 32-byte [`Seed`]. It commits to the seed before
//! the first move, mixes it with a nonce of every seat that gives one, and reveals it at the end;
//! [`verify`] then checks every card and every roll of the record. Each answer follows only from
//! the key and from what is drawn, so the same seed gives the same deal whatever is played.
//! [`Quick`] is a fast generator for playouts, bots and tests, which no one needs to verify.
//!
//! This crate knows no game by name and decides no rule; only [`Seed::fresh`] asks the operating
//! system for anything.
//!
//! # The protocol
//!
//! 1. The dealer makes a seed and publishes its commitment.
//! 2. Each seat may then give a nonce of 32 bytes. A seat that does so knows that the dealer can't
//!    have chosen the seed for the deal it produces. (Only a dealer that cooperates with the *last*
//!    seat to give its nonce could still choose among deals, by trying nonces.)
//! 3. The game is played; the dealer supplies its random outcomes.
//! 4. After the end the dealer reveals the seed.
//!
//! In a record these are the tags `commit`, `nonce.<seat>` and `seed`, each 32 bytes as 64
//! hexadecimal digits.
//!
//! # The specification
//!
//! You can reproduce everything here with any implementation of BLAKE3. `derive_key(context,
//! material)`, `keyed_hash(key, input)` and extended output are its standard modes; contexts are
//! the quoted text in ASCII. `++` joins bytes, and `le32` and `le64` write a number in 4 or 8
//! bytes, the lowest first.
//!
//! **Seed.** 32 bytes, secret until revealed. The seed that belongs to a number, for experiments,
//! is `derive_key("emberwake 1 seed from number", le64(number))`.
//!
//! **Commitment.** `derive_key("emberwake 1 commitment", seed)`, 32 bytes.
//!
//! **Deal key.** `derive_key("emberwake 1 deal key", seed ++ nonces)`, 32 bytes, where `nonces`
//! joins, for each seat that gave a nonce, in ascending order of the seats, one byte with the
//! number of the seat (from 0) and the 32 bytes of its nonce. Without nonces it is empty.
//!
//! **Streams.** A stream is the extended output of `keyed_hash(deal key, name)`, read from its
//! beginning in words of 8 bytes, each a number with the lowest byte first. The name is
//!
//! | stream | name | length |
//! |---|---|---|
//! | pile `p` of deck `d` | `01 ++ d ++ p` | 3 bytes |
//! | throw `n` of kind `k`, from 0 | `02 ++ k ++ le32(n)` | 6 bytes |
//!
//! where `01`, `02`, `d`, `p` and `k` are one byte each.
//!
//! **A number below a bound** `b` (at least 1): read the next word `w`. If `w` is among the `2^64
//! mod b` largest words, that is `w >= 2^64 - (2^64 mod b)`, drop it and read the next. Otherwise
//! the number is `w mod b`. A word is read even when `b` is 1.
//!
//! **A pick by weight** among things with weights `v0, v1, …`: take a number below their sum from
//! the stream. The first thing is picked if the number is less than `v0`, the second if it is less
//! than `v0 + v1`, and so on.
//!
//! **Cards.** A deck is described by its [`kernel::Layout`]: how many cards there are of kind 0,
//! 1, …, and how many each of pile 0, 1, … receives. All its piles are dealt before the first card
//! is shown: pile 0 first, then pile 1 and so on, and each pile from depth 0, the first card to be
//! seen, downward. Each card is a pick by weight from the stream of its pile, the weights being how
//! many cards of kind 0, 1, … are left in the whole deck; the card picked is then taken out.
//!
//! **Throws.** A throw is a pick by weight, from the stream of that throw, among the outcomes that
//! the game lists, in the order of [`kernel::Game::outcomes`]. That order and the layouts of a
//! game's decks are therefore part of what its `EDITION` counts.
//!
//! # A worked example
//!
//! ```
//! use emberwake_dealer::kernel::notation::hex;
//! use emberwake_dealer::kernel::{Layout, Seat};
//! use emberwake_dealer::{Seed, Stream, commitment, deal, deal_key};
//!
//! let seed = Seed::from_number(1);
//! assert_eq!(seed.hex(), "ce9382acd6daaf975b98bdd6795341f405951f5d2805fee918f7b124788dcae7");
//! let published = "cf49fa3042c086bd93cccbbbd330782db434b19563a1384c75ea110f595bef50";
//! assert_eq!(hex(&commitment(&seed)), published);
//!
//! // Seat 0 gives a nonce of 32 bytes 11, seat 2 one of 32 bytes 22, and seat 1 none.
//! let key = deal_key(&seed, &[(Seat(0), [0x11; 32]), (Seat(2), [0x22; 32])]);
//! assert_eq!(hex(&key), "46dc2c57a985c6aee10c9deef1d1e18be3abaa91ae962d78b7c85e0a7b61ce7e");
//!
//! // The stream of pile 1 of deck 0, named 01 00 01, begins with these words …
//! let mut stream = Stream::pile(&key, 0, 1);
//! assert_eq!([stream.word(), stream.word()], [0xae38c38a0a3c7948, 0x4afc83406a1f7543]);
//! // … and the first throw of kind 0, if it is a die, shows its fifth face.
//! assert_eq!(Stream::throw(&key, 0, 0).below(6), 4);
//!
//! // Five cards of kind 0, four of kind 1 and three of kind 2 go onto piles of 4, 4, 2 and 2.
//! let layout = Layout { kinds: vec![5, 4, 3], piles: vec![4, 4, 2, 2] };
//! let piles = [vec![0, 0, 0, 2], vec![0, 2, 2, 1], vec![1, 0], vec![1, 1]];
//! assert_eq!(deal(&key, 0, &layout), piles);
//! ```

mod answer;
mod quick;
mod roll;
mod seed;
mod stream;
mod tags;
mod verify;

/// The crate with the [`Game`](kernel::Game) trait, in the version that this one uses.
pub use kernel;

pub use answer::{Dealer, deal};
pub use quick::Quick;
pub use seed::{Nonce, Seed, commitment, deal_key};
pub use stream::{Stream, number_below};
pub use tags::{tag_reveal, tags_before};
pub use verify::{Verified, VerifyProblem, verify};

/// The examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
