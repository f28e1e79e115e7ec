//! The seed a game is dealt from: its own or, if that is lost, a new one.

use dealer::{Nonce, Seed, Stream, commitment, deal_key};
use kernel::notation::{hex, hex32};
use kernel::{Game, Record, Seat};

/// Bots get their seeds from streams of kinds counted down from here, by seat. No game has this
/// many kinds of throws, and a table that continues with a new seed uses the one above.
const BOT_KIND: u8 = 254;

/// Returns the seed of the bot on a seat. It follows from the game's seed, so that a game with a
/// known seed can be repeated, but reveals nothing about it.
pub fn bot_seed(seed: &Seed, seat: Seat) -> u64 {
    Stream::throw(&deal_key(seed, &[]), BOT_KIND - seat.0, 0).word()
}

/// The seed with which a game is dealt, and under which tag its commitment is.
#[derive(Clone, Debug)]
pub struct Committed {
    /// The seed.
    pub seed: Seed,
    /// `commit`, or `commit.2` and so on if seeds before it were lost.
    pub tag: String,
    /// Whether this tag must still be written.
    pub is_new: bool,
}

/// The tag of the first commitment.
const COMMIT: &str = "commit";

impl Committed {
    /// The seed of a new game.
    pub fn fresh(seed: Seed) -> Committed {
        Committed { seed, tag: COMMIT.to_owned(), is_new: true }
    }

    /// Returns the seed to continue with: the stored one if the record is committed to it, or else
    /// the other, under a new tag.
    pub fn resume<G: Game>(record: &Record<G>, kept: Option<Seed>, other: Seed) -> Committed {
        if let Some(seed) = kept {
            let published = hex(&commitment(&seed));
            let commits = record.tags_all().filter(|(key, _)| number_of(key).is_some());
            if let Some((tag, _)) = commits.last().filter(|(_, value)| *value == published) {
                return Committed { seed, tag: tag.clone(), is_new: false };
            }
        }
        let last = record.tags_all().filter_map(|(key, _)| number_of(key)).max().unwrap_or(0);
        let first = last == 0 && record.lines.is_empty();
        let tag = if first { COMMIT.to_owned() } else { format!("{COMMIT}.{}", last.max(1) + 1) };
        Committed { seed: other, tag, is_new: true }
    }

    /// Returns `true` if all random results of the game follow from this seed.
    pub fn is_whole(&self) -> bool {
        self.tag == COMMIT
    }

    /// The tag that publishes the commitment.
    pub fn tag_before(&self) -> (String, String) {
        (self.tag.clone(), hex(&commitment(&self.seed)))
    }

    /// The tag that reveals the seed.
    pub fn tag_reveal(&self) -> (String, String) {
        (self.tag.replacen(COMMIT, "seed", 1), self.seed.hex())
    }
}

/// 1 for `commit`, 2 for `commit.2` and so on.
fn number_of(key: &str) -> Option<u32> {
    match key.strip_prefix(COMMIT)? {
        "" => Some(1),
        rest => kernel::notation::number(rest.strip_prefix('.')?, 1000),
    }
}

/// Returns the nonces in a record's tags.
pub fn nonces(tags: &[(String, String)]) -> Vec<(Seat, Nonce)> {
    let nonce = |(key, value): &(String, String)| {
        let seat = kernel::notation::number(key.strip_prefix("nonce.")?, 255)?;
        Some((Seat(seat as u8), hex32(value)?))
    };
    tags.iter().filter_map(nonce).collect()
}
