//! A record in a link, compressed and encoded in characters that an address may contain.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The longest address that is offered as a link.
pub const LINK_MAX: usize = 8_000;
/// The longest record that a link may decompress to.
const RECORD_MAX: usize = 1 << 20;

/// Encodes a text as part of an address.
pub fn pack(text: &str) -> String {
    let bytes = compress_to_vec(text.as_bytes(), 9);
    let mut packed = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0u32, |word, &byte| word << 8 | u32::from(byte));
        let word = word << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            packed.push(ALPHABET[(word >> (18 - 6 * place)) as usize & 63] as char);
        }
    }
    packed
}

/// Decodes a text that [`pack`] encoded. Returns `None` if it is invalid.
pub fn unpack(packed: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(packed.len() * 3 / 4);
    for four in packed.as_bytes().chunks(4) {
        let mut word = 0u32;
        for letter in four {
            let digit = ALPHABET.iter().position(|known| known == letter)?;
            word = word << 6 | digit as u32;
        }
        let word = word << (6 * (4 - four.len()));
        let count = four.len().checked_sub(1)?;
        bytes.extend((0..count).map(|place| (word >> (16 - 8 * place)) as u8));
    }
    String::from_utf8(decompress_to_vec_with_limit(&bytes, RECORD_MAX).ok()?).ok()
}
