//! The tags for commitment, nonces and seed in a record.

use crate::seed::in_seat_order;
use crate::{Nonce, Seed, VerifyProblem, commitment};
use kernel::notation::{hex, hex32, number};
use kernel::{Game, Record, Seat};

const COMMIT: &str = "commit";
const NONCE: &str = "nonce.";
const SEED: &str = "seed";

/// Returns the tags to write before the first move: the commitment and the nonces, by seat.
pub fn tags_before(seed: &Seed, nonces: &[(Seat, Nonce)]) -> Vec<(String, String)> {
    let commit = (COMMIT.to_owned(), hex(&commitment(seed)));
    let nonces = in_seat_order(nonces);
    let nonces = nonces.iter().map(|(seat, nonce)| (format!("{NONCE}{seat}"), hex(nonce)));
    [commit].into_iter().chain(nonces).collect()
}

/// Returns the tag to write after the end. It reveals the seed.
///
/// ```
/// use emberwake_dealer::{Seed, tag_reveal};
///
/// assert_eq!(tag_reveal(&Seed::from_number(1)).0, "seed");
/// ```
pub fn tag_reveal(seed: &Seed) -> (String, String) {
    (SEED.to_owned(), seed.hex())
}

/// The dealer's claims in the tags of a record.
pub(crate) struct Claims {
    pub(crate) commitment: [u8; 32],
    pub(crate) seed: Seed,
    pub(crate) nonces: Vec<(Seat, Nonce)>,
    /// Whether the seed comes before the end.
    pub(crate) is_early: bool,
}

impl Claims {
    /// Reads the dealer's tags and ignores all others.
    pub(crate) fn read<G: Game>(record: &Record<G>) -> Result<Claims, VerifyProblem<G>> {
        let mut commitment = None;
        let mut seed = None;
        let mut nonces = Vec::new();
        for (index, (key, value)) in record.tags_all().enumerate() {
            let seat = key.strip_prefix(NONCE);
            if key != COMMIT && key != SEED && seat.is_none() {
                continue;
            }
            if record.tags_all().take(index).any(|(before, _)| before == key) {
                return Err(VerifyProblem::Twice { key: key.clone() });
            }
            if key != SEED && index >= record.tags.len() {
                return Err(VerifyProblem::TooLate { key: key.clone() });
            }
            let malformed = || VerifyProblem::Malformed { key: key.clone(), value: value.clone() };
            let bytes = hex32(value).ok_or_else(malformed)?;
            if let Some(seat) = seat {
                let seat = number(seat, u32::from(u8::MAX)).ok_or_else(malformed)?;
                nonces.push((Seat(seat as u8), bytes));
            } else if key == COMMIT {
                commitment = Some(bytes);
            } else {
                seed = Seed::from_hex(value);
            }
        }
        let commitment = commitment.ok_or(VerifyProblem::NoCommitment)?;
        let seed = seed.ok_or(VerifyProblem::NoSeed)?;
        let is_early = !record.tags_after.iter().any(|(key, _)| key == SEED);
        Ok(Claims { commitment, seed, nonces, is_early })
    }
}
