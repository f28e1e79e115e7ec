//! Small helpers for reading and writing the notation of moves, outcomes and setups.

use std::borrow::Cow;
use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

/// A piece of notation that can't be read. What was expected is shown as a pattern of the notation
/// itself, which is the same in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// What stood there.
    pub found: String,
    /// The pattern it should have followed, such as `sow <0-7> cw|ccw`.
    pub expected: Cow<'static, str>,
}

impl Misread {
    /// Reports that `found` does not follow the pattern `expected`.
    pub fn new(found: &str, expected: impl Into<Cow<'static, str>>) -> Self {
        Misread { found: found.to_owned(), expected: expected.into() }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "‘{}’ is not of the form {}", self.found, self.expected)
    }
}

impl std::error::Error for Misread {}

/// Reads one line of notation word by word.
///
/// Words stand one space apart and numbers have no sign and no leading zero, so that one thing has
/// one spelling.
pub struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    /// Starts reading a line.
    pub fn new(line: &'a str) -> Self {
        Words(line.split_ascii_whitespace())
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word as a value.
    pub fn value<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    /// The next word as a number no larger than `max`.
    pub fn number(&mut self, max: u32) -> Option<u32> {
        number(self.word()?, max)
    }

    /// `Some` when nothing is left over.
    pub fn end(&mut self) -> Option<()> {
        self.word().is_none().then_some(())
    }
}

/// Reads a plain number no larger than `max`: no sign, no leading zero.
pub fn number(word: &str, max: u32) -> Option<u32> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (word == "0" || !word.starts_with('0'));
    word.parse().ok().filter(|&number| plain && number <= max)
}

/// Writes bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Reads exactly 32 bytes of hexadecimal.
pub fn hex32(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let high = (pair[0] as char).to_digit(16)?;
        let low = (pair[1] as char).to_digit(16)?;
        *byte = (high * 16 + low) as u8;
    }
    Some(bytes)
}
