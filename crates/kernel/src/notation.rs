//! Helpers for parsing and writing the notation of moves, outcomes and setups.

use std::borrow::Cow;
use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

/// A piece of notation that can't be parsed. The expected form is shown as a pattern of the
/// notation itself, which is the same in every language.
///
/// ```
/// use emberwake_campfire::Move;
///
/// let error = "sow two cw".parse::<Move>().unwrap_err();
/// assert_eq!(error.found, "sow two cw");
/// assert!(error.expected.starts_with("sow <place 0-7> cw|ccw"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text that was found.
    pub found: String,
    /// The pattern it should have followed, such as `sow <0-7> cw|ccw`.
    pub expected: Cow<'static, str>,
}

impl NotationError {
    /// Reports that `found` does not follow the pattern `expected`.
    pub fn new(found: &str, expected: impl Into<Cow<'static, str>>) -> Self {
        NotationError { found: found.to_owned(), expected: expected.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "‘{}’ is not of the form {}", self.found, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Parses one line of notation word by word.
///
/// Words are one space apart, and numbers have no sign and no leading zeros, so that everything has
/// exactly one spelling.
///
/// ```
/// use emberwake_kernel::notation::Words;
///
/// let mut words = Words::new("pay 3 red");
/// assert_eq!((words.word(), words.number(9), words.word()), (Some("pay"), Some(3), Some("red")));
/// assert_eq!(words.end(), Some(()));
/// ```
pub struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    /// Starts parsing a line.
    pub fn new(line: &'a str) -> Self {
        Words(line.split_ascii_whitespace())
    }

    /// Returns the next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// Parses the next word as a value.
    pub fn value<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    /// Parses the next word as a number no larger than `max`.
    pub fn number(&mut self, max: u32) -> Option<u32> {
        number(self.word()?, max)
    }

    /// Returns `Some` if no words are left.
    pub fn end(&mut self) -> Option<()> {
        self.word().is_none().then_some(())
    }
}

/// Parses a plain number no larger than `max`: no sign, no leading zeros.
///
/// ```
/// use emberwake_kernel::notation::number;
///
/// assert_eq!(number("42", 50), Some(42));
/// assert_eq!(number("42", 41), None);
/// assert_eq!(number("042", 50), None);
/// ```
pub fn number(word: &str, max: u32) -> Option<u32> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (word == "0" || !word.starts_with('0'));
    word.parse().ok().filter(|&number| plain && number <= max)
}

/// Returns bytes as lowercase hexadecimal.
///
/// ```
/// assert_eq!(emberwake_kernel::notation::hex(&[0, 171, 255]), "00abff");
/// ```
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Parses exactly 32 bytes of hexadecimal.
///
/// ```
/// use emberwake_kernel::notation::{hex, hex32};
///
/// assert_eq!(hex32(&hex(&[7; 32])), Some([7; 32]));
/// assert_eq!(hex32("07"), None);
/// ```
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
