//! The seed, its commitment, and the key derived from the seed and the nonces of the seats.

use kernel::{Seat, notation};
use std::fmt;

/// The context for deriving a seed from a number.
const NUMBER_CONTEXT: &str = "emberwake 1 seed from number";
/// The context for deriving a commitment from a seed.
const COMMITMENT_CONTEXT: &str = "emberwake 1 commitment";
/// The context for deriving the deal key from a seed and nonces.
const DEAL_KEY_CONTEXT: &str = "emberwake 1 deal key";

/// A seat's contribution to the deal, given after the commitment is published.
pub type Nonce = [u8; 32];

/// The secret that determines all random results of a game.
///
/// Anyone who has it knows every hidden card, so it must never be shown by accident: `Debug` hides
/// it, there is no `Display`, and only [`Seed::hex`] reveals it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns a seed for repeatable experiments. It is easy to guess, so it can't protect a
    /// secret.
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key(NUMBER_CONTEXT, &number.to_le_bytes()))
    }

    /// Generates a new secret seed with the operating system's or the browser's generator.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no random numbers.
    #[cfg(feature = "fresh")]
    pub fn fresh() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// Parses 64 hexadecimal digits.
    ///
    /// ```
    /// use emberwake_dealer::Seed;
    ///
    /// let seed = Seed::from_number(1);
    /// assert_eq!(Seed::from_hex(&seed.hex()), Some(seed));
    /// assert_eq!(Seed::from_hex("ab"), None);
    /// ```
    pub fn from_hex(text: &str) -> Option<Seed> {
        notation::hex32(text).map(Seed)
    }

    /// Returns the secret itself, as 64 lowercase hexadecimal digits.
    pub fn hex(&self) -> String {
        notation::hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Returns the commitment, which is published before the game. It binds the dealer to the seed and
/// doesn't reveal it.
///
/// ```
/// use emberwake_dealer::{Seed, commitment};
///
/// assert_ne!(commitment(&Seed::from_number(1)), commitment(&Seed::from_number(2)));
/// ```
pub fn commitment(seed: &Seed) -> [u8; 32] {
    blake3::derive_key(COMMITMENT_CONTEXT, &seed.0)
}

/// Returns the key of all streams. Every seat that gave a nonce contributes to it, so that no one
/// can have chosen the deal, not even someone who chose the seed.
///
/// The order of `nonces` doesn't matter, and only the first nonce of a seat counts.
///
/// ```
/// use emberwake_dealer::kernel::Seat;
/// use emberwake_dealer::{Seed, deal_key};
///
/// let seed = Seed::from_number(1);
/// let nonces = [(Seat(0), [1; 32]), (Seat(1), [2; 32])];
/// let swapped = [nonces[1], nonces[0]];
/// assert_eq!(deal_key(&seed, &nonces), deal_key(&seed, &swapped));
/// assert_ne!(deal_key(&seed, &nonces), deal_key(&seed, &nonces[..1]));
/// ```
pub fn deal_key(seed: &Seed, nonces: &[(Seat, Nonce)]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key(DEAL_KEY_CONTEXT);
    hasher.update(&seed.0);
    for (seat, nonce) in in_seat_order(nonces) {
        hasher.update(&[seat.0]).update(&nonce);
    }
    hasher.finalize().into()
}

/// Returns the nonces in seat order, only the first of each seat.
pub(crate) fn in_seat_order(nonces: &[(Seat, Nonce)]) -> Vec<(Seat, Nonce)> {
    let mut ordered = nonces.to_vec();
    ordered.sort_by_key(|&(seat, _)| seat);
    ordered.dedup_by_key(|&mut (seat, _)| seat);
    ordered
}
