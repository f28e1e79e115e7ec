//! Streams of numbers, one for each card or roll.

use std::fmt;

/// The first byte of the name of a pile's stream.
const PILE: u8 = 1;
/// The first byte of the name of a roll's stream.
const THROW: u8 = 2;

/// The bytes that BLAKE3 makes at a time.
const BLOCK: usize = 64;

/// An endless sequence of 64-bit words, determined by a deal key and a name.
pub struct Stream {
    output: blake3::OutputReader,
    /// The block that is being read. Asking for its words one by one would make it again each time.
    block: [u8; BLOCK],
    /// The number of its bytes that were read.
    read: usize,
}

impl Stream {
    /// Returns the stream that deals pile `pile` of deck `deck`.
    pub fn pile(key: &[u8; 32], deck: u8, pile: u8) -> Stream {
        Stream::named(key, &[PILE, deck, pile])
    }

    /// Returns the stream that decides roll `nth` of kind `kind`.
    pub fn throw(key: &[u8; 32], kind: u8, nth: u32) -> Stream {
        Stream::named(key, &Stream::throw_name(kind, nth))
    }

    /// Returns the name of the stream of a roll.
    pub(crate) fn throw_name(kind: u8, nth: u32) -> [u8; 6] {
        let [a, b, c, d] = nth.to_le_bytes();
        [THROW, kind, a, b, c, d]
    }

    fn named(key: &[u8; 32], name: &[u8]) -> Stream {
        let mut hasher = blake3::Hasher::new_keyed(key);
        hasher.update(name);
        Stream { output: hasher.finalize_xof(), block: [0; BLOCK], read: BLOCK }
    }

    /// Returns the next word.
    pub fn word(&mut self) -> u64 {
        if self.read == BLOCK {
            self.output.fill(&mut self.block);
            self.read = 0;
        }
        let (words, _) = self.block.as_chunks();
        let word = words[self.read / 8];
        self.read += 8;
        u64::from_le_bytes(word)
    }

    /// Returns the next number from 0 to `bound - 1`. `bound` is at least 1.
    ///
    /// # Panics
    ///
    /// Panics if `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        number_below(bound, || self.word())
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(secret)")
    }
}

/// Returns a number from 0 to `bound - 1`, all equally likely if all words are. `bound` is at least
/// 1.
///
/// The `2^64 mod bound` largest words are skipped, so that each number corresponds to equally many
/// of the rest.
///
/// # Panics
///
/// Panics if `bound` is 0.
///
/// ```
/// use emberwake_dealer::number_below;
///
/// assert_eq!(number_below(6, || 20), 2);
/// // The four largest words are skipped, so that all six numbers are equally likely.
/// let mut words = [u64::MAX, 20].into_iter();
/// assert_eq!(number_below(6, || words.next().unwrap()), 2);
/// ```
pub fn number_below(bound: u64, mut next_word: impl FnMut() -> u64) -> u64 {
    loop {
        if let Some(number) = number_of(next_word(), bound) {
            return number;
        }
    }
}

/// Returns the number below `bound` that a word gives; `None` if the word is skipped.
#[inline]
pub(crate) fn number_of(word: u64, bound: u64) -> Option<u64> {
    assert!(bound > 0, "there is no number below 0");
    // Fewer words than `bound` are skipped, so most need only one division.
    let counts = word <= u64::MAX - bound || word <= u64::MAX - bound.wrapping_neg() % bound;
    counts.then(|| word % bound)
}
