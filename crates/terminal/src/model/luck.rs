//! Where the luck of a game comes from: its seed or, if that is lost, a new one.

use dealer::{Dealer, Nonce, Seed, Stream, commitment, deal_key};
use kernel::notation::{hex, hex32};
use kernel::{Game, Luck, Record, Seat, Turn};

/// A throw's stream of this kind serves a game that goes on with a new seed. No game has so many
/// kinds of throws, so it meets no other stream.
const ANEW_KIND: u8 = 255;
/// Bots get their seeds from streams of kinds counted down from here, by seat.
const BOT_KIND: u8 = 254;

/// Answers the luck of a game.
#[derive(Debug)]
pub enum Dealing<G> {
    /// All luck follows from the seed that was committed to at the beginning.
    Whole(Box<Dealer<G>>),
    /// The first seed is lost. What is still hidden is drawn anew, from this key: the whole deck
    /// of another seed would not fit to what was seen.
    Anew([u8; 32]),
}

impl<G: Game> Dealing<G> {
    /// What falls now, `lines` being played before.
    pub fn answer(&mut self, game: &G, lines: usize) -> Option<G::Outcome> {
        if game.turn() != Turn::Chance {
            return None;
        }
        Some(match self {
            Dealing::Whole(dealer) => dealer.answer(game),
            Dealing::Anew(key) => {
                game.sample(&mut StreamLuck(Stream::throw(key, ANEW_KIND, lines as u32)))
            }
        })
    }
}

/// A stream as the luck of one draw.
struct StreamLuck(Stream);

impl Luck for StreamLuck {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(u64::from(bound)) as u32
    }
}

/// The seed of the bot on a seat: it follows from the game's seed, so that a game with a known
/// seed can be repeated, and tells nothing about it.
pub fn bot_seed(seed: &Seed, seat: Seat) -> u64 {
    Stream::throw(&deal_key(seed, &[]), BOT_KIND - seat.0, 0).word()
}

/// The seed with which a game is dealt, and under which tag its commitment stands.
#[derive(Clone, Debug)]
pub struct Committed {
    /// The seed.
    pub seed: Seed,
    /// `commit`, or `commit.2` and so on if seeds before it were lost.
    pub tag: String,
    /// Whether this tag is still to be written.
    pub is_new: bool,
}

/// The tag of the first commitment.
const COMMIT: &str = "commit";

impl Committed {
    /// The seed of a new game.
    pub fn fresh(seed: Seed) -> Committed {
        Committed { seed, tag: COMMIT.to_owned(), is_new: true }
    }

    /// The seed to go on with: the one kept if the record is committed to it, or else the other,
    /// under a new tag.
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

    /// Whether all luck of the game follows from this seed.
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

    /// The dealing that follows from this seed and the nonces in a record's tags.
    pub fn dealing<G: Game>(&self, tags: &[(String, String)]) -> Dealing<G> {
        let nonces = nonces(tags);
        match self.is_whole() {
            true => Dealing::Whole(Box::new(Dealer::new(&self.seed, &nonces))),
            false => Dealing::Anew(deal_key(&self.seed, &nonces)),
        }
    }
}

/// 1 for `commit`, 2 for `commit.2` and so on.
fn number_of(key: &str) -> Option<u32> {
    match key.strip_prefix(COMMIT)? {
        "" => Some(1),
        rest => kernel::notation::number(rest.strip_prefix('.')?, 1000),
    }
}

fn nonces(tags: &[(String, String)]) -> Vec<(Seat, Nonce)> {
    let nonce = |(key, value): &(String, String)| {
        let seat = kernel::notation::number(key.strip_prefix("nonce.")?, 255)?;
        Some((Seat(seat as u8), hex32(value)?))
    };
    tags.iter().filter_map(nonce).collect()
}
