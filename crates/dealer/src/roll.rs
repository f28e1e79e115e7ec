//! Rolls: the first word of a roll's stream, computed directly.
//!
//! A roll nearly always needs one word of its stream, and many games roll for every decision. The
//! name of a roll has six bytes, so fourteen of the sixteen words that BLAKE3 mixes in are 0, and
//! the compiler leaves them out here. That takes half as long as the library, which is made for long
//! inputs. A test compares the two.

use crate::Stream;
use crate::stream::number_of;
use kernel::Luck;

/// Roll `nth` of kind `kind`. A game that draws an outcome with it asks for one number.
pub(crate) struct Roll<'a> {
    pub(crate) key: &'a [u8; 32],
    pub(crate) kind: u8,
    pub(crate) nth: u32,
}

impl Roll<'_> {
    // A game may draw in many places, and the code is long.
    #[inline(never)]
    fn number_below(&self, bound: u64) -> u64 {
        // A page rolls little and must be small.
        if !cfg!(target_family = "wasm")
            && let name = Stream::throw_name(self.kind, self.nth)
            && let Some(number) = number_of(first_word(self.key, name), bound)
        {
            return number;
        }
        Stream::throw(self.key, self.kind, self.nth).below(bound)
    }
}

impl Luck for Roll<'_> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.number_below(bound.into()) as u32
    }
}

/// The first half of BLAKE3's initial values.
const INITIAL: [u32; 4] = [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a];
/// The only block of a keyed hash: it begins and ends the input, and the output is read from it.
const FLAGS: u32 = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4;
/// The number of rounds.
const ROUNDS: usize = 7;
/// The words of the input in the order in which each round mixes them in.
const SCHEDULE: [[usize; 16]; ROUNDS] = {
    const NEXT: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
    let mut schedule = [[0; 16]; ROUNDS];
    let mut at = 0;
    while at < ROUNDS * 16 {
        let (round, index) = (at / 16, at % 16);
        schedule[round][index] = if round == 0 { index } else { schedule[round - 1][NEXT[index]] };
        at += 1;
    }
    schedule
};

/// The state of the compression.
type State = [u32; 16];

/// Returns the first word of the stream with this name of six bytes, as [`crate::Stream`] would.
fn first_word(key: &[u8; 32], name: [u8; 6]) -> u64 {
    let [a, b, c, d, e, f] = name;
    let message = [u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, 0, 0])];
    let mut state = [0; 16];
    let (words, _) = key.as_chunks();
    for (word, &bytes) in state.iter_mut().zip(words) {
        *word = u32::from_le_bytes(bytes);
    }
    state[8..12].copy_from_slice(&INITIAL);
    state[14] = name.len() as u32;
    state[15] = FLAGS;
    round::<0>(&mut state, message);
    round::<1>(&mut state, message);
    round::<2>(&mut state, message);
    round::<3>(&mut state, message);
    round::<4>(&mut state, message);
    round::<5>(&mut state, message);
    round::<6>(&mut state, message);
    u64::from(state[0] ^ state[8]) | u64::from(state[1] ^ state[9]) << 32
}

/// One round: the columns of the state, then its diagonals.
#[inline(always)]
fn round<const ROUND: usize>(state: &mut State, message: [u32; 2]) {
    // The words after the second are 0.
    let word = |index: usize| message.get(SCHEDULE[ROUND][index]).copied().unwrap_or(0);
    mix(state, [0, 4, 8, 12], word(0), word(1));
    mix(state, [1, 5, 9, 13], word(2), word(3));
    mix(state, [2, 6, 10, 14], word(4), word(5));
    mix(state, [3, 7, 11, 15], word(6), word(7));
    mix(state, [0, 5, 10, 15], word(8), word(9));
    mix(state, [1, 6, 11, 12], word(10), word(11));
    mix(state, [2, 7, 8, 13], word(12), word(13));
    mix(state, [3, 4, 9, 14], word(14), word(15));
}

/// BLAKE3's function G.
#[inline(always)]
fn mix(state: &mut State, [a, b, c, d]: [usize; 4], first: u32, second: u32) {
    state[a] = state[a].wrapping_add(state[b]).wrapping_add(first);
    state[d] = (state[d] ^ state[a]).rotate_right(16);
    state[c] = state[c].wrapping_add(state[d]);
    state[b] = (state[b] ^ state[c]).rotate_right(12);
    state[a] = state[a].wrapping_add(state[b]).wrapping_add(second);
    state[d] = (state[d] ^ state[a]).rotate_right(8);
    state[c] = state[c].wrapping_add(state[d]);
    state[b] = (state[b] ^ state[c]).rotate_right(7);
}

#[cfg(test)]
mod tests {
    use super::{Roll, first_word};
    use crate::{Seed, Stream, deal_key};

    #[test]
    fn the_first_word_is_the_one_of_the_stream() {
        for number in 0..64 {
            let key = deal_key(&Seed::from_number(number), &[]);
            for kind in [0, 1, 5, 127, 255] {
                for nth in [0, 1, 255, 256, 65_535, 65_536, 0x0102_0304, u32::MAX] {
                    let expected = Stream::throw(&key, kind, nth).word();
                    assert_eq!(first_word(&key, Stream::throw_name(kind, nth)), expected);
                    // With this bound, nearly half of all first words are skipped.
                    for bound in [1, 6, 8, (1 << 63) + 1] {
                        let expected = Stream::throw(&key, kind, nth).below(bound);
                        assert_eq!(Roll { key: &key, kind, nth }.number_below(bound), expected);
                    }
                }
            }
        }
    }
}
