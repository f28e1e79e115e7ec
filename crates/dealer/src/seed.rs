//! The seed, its commitment, and the key that the seed and the nonces of the seats make together.

use kernel::{Seat, notation};
use std::fmt;

/// The context under which a number becomes a seed.
const NUMBER_CONTEXT: &str = "emberwake 1 seed from number";
/// The context under which a seed becomes its commitment.
const COMMITMENT_CONTEXT: &str = "emberwake 1 commitment";
/// The context under which seed and nonces become the key of the deal.
const DEAL_KEY_CONTEXT: &str = "emberwake 1 deal key";

/// What a seat adds to the deal, once the commitment is published.
pub type Nonce = [u8; 32];

/// The secret from which a whole game's luck follows.
///
/// Whoever has it knows every hidden card, so it is never shown by accident: `Debug` hides it,
/// there is no `Display`, and only [`Seed::hex`] reveals it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed for experiments that are to be repeated. Easily guessed, so no secret is safe in it.
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key(NUMBER_CONTEXT, &number.to_le_bytes()))
    }

    /// A seed that nobody knows yet, from the operating system's or the browser's generator.
    #[cfg(feature = "fresh")]
    pub fn fresh() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        notation::hex32(text).map(Seed)
    }

    /// The secret itself, as 64 lower-case hexadecimal digits.
    pub fn hex(&self) -> String {
        notation::hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What is published before the game: it binds the dealer to the seed and does not betray it.
pub fn commitment(seed: &Seed) -> [u8; 32] {
    blake3::derive_key(COMMITMENT_CONTEXT, &seed.0)
}

/// The key of all streams. Every seat that gave a nonce has a hand in it, so that nobody can have
/// chosen the deal, not even whoever chose the seed.
///
/// The order of `nonces` does not matter, and only the first nonce of a seat counts.
pub fn deal_key(seed: &Seed, nonces: &[(Seat, Nonce)]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key(DEAL_KEY_CONTEXT);
    hasher.update(&seed.0);
    for (seat, nonce) in in_seat_order(nonces) {
        hasher.update(&[seat.0]).update(&nonce);
    }
    hasher.finalize().into()
}

/// The nonces in the order of the seats, the first of each seat only.
pub(crate) fn in_seat_order(nonces: &[(Seat, Nonce)]) -> Vec<(Seat, Nonce)> {
    let mut ordered = nonces.to_vec();
    ordered.sort_by_key(|&(seat, _)| seat);
    ordered.dedup_by_key(|&mut (seat, _)| seat);
    ordered
}
