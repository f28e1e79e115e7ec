//! Streams of numbers, one for each thing that luck can be asked for.

/// What a stream is for; its encoding names the stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Dealing pile `pile` of deck `deck`.
    Pile { deck: u8, pile: u8 },
    /// The throw `nth` of kind `kind`.
    Throw { kind: u8, nth: u32 },
}

impl Purpose {
    /// The bytes that are hashed: a tag and the numbers. The tag makes the two kinds different.
    fn hash_into(self, hasher: &mut blake3::Hasher) {
        match self {
            Purpose::Pile { deck, pile } => hasher.update(&[1, deck, pile]),
            Purpose::Throw { kind, nth } => hasher.update(&[2, kind]).update(&nth.to_le_bytes()),
        };
    }
}

/// An endless row of 64-bit words.
pub(crate) struct Stream(blake3::OutputReader);

impl Stream {
    /// The stream that this key has for this purpose.
    pub(crate) fn new(key: &[u8; 32], purpose: Purpose) -> Stream {
        let mut hasher = blake3::Hasher::new_keyed(key);
        purpose.hash_into(&mut hasher);
        Stream(hasher.finalize_xof())
    }

    fn word(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.0.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// A number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        below(bound, || self.word())
    }
}

/// A number from 0 to `bound - 1`, all equally likely if all words are.
///
/// The last `2^64 mod bound` words are rejected: without them each answer has equally many words.
fn below(bound: u64, mut word: impl FnMut() -> u64) -> u64 {
    assert!(bound > 0, "there is no number below 0");
    let surplus = bound.wrapping_neg() % bound;
    let last = u64::MAX - surplus;
    loop {
        let word = word();
        if word <= last {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::below;

    /// Counts how many words are read until a number is found.
    fn read(bound: u64, words: &[u64]) -> (u64, usize) {
        let mut rest = words.iter();
        let number = below(bound, || *rest.next().expect("a word is left"));
        (number, words.len() - rest.len())
    }

    #[test]
    fn exactly_the_surplus_words_are_rejected() {
        // 2^64 mod 10 is 6, so the six largest words are passed over.
        assert_eq!(read(10, &[u64::MAX - 6, 3]), (9, 1));
        assert_eq!(read(10, &[u64::MAX - 5, 3]), (3, 2));
        assert_eq!(read(10, &[u64::MAX, u64::MAX - 5, 17]), (7, 3));
    }

    #[test]
    fn bounds_that_divide_evenly_reject_nothing() {
        assert_eq!(read(1, &[u64::MAX]), (0, 1));
        assert_eq!(read(1 << 32, &[u64::MAX]), ((1 << 32) - 1, 1));
    }

    #[test]
    fn the_largest_bound_rejects_one_word() {
        assert_eq!(read(u64::MAX, &[u64::MAX, u64::MAX - 1]), (u64::MAX - 1, 2));
    }
}
