//! Parses numbers and remainders of log lines.

use kernel::Seat;

/// Parses a plain number: no sign, no leading zeros.
pub(crate) fn number_u64(word: &str) -> Option<u64> {
    word.parse().ok().filter(|number: &u64| number.to_string() == word)
}

/// Parses a number that may have a minus sign.
pub(crate) fn signed_i16(word: &str) -> Option<i16> {
    word.parse().ok().filter(|number: &i16| number.to_string() == word)
}

/// Takes the first word; the remainder follows its space.
pub(crate) fn word<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
    *rest = after;
    (!word.is_empty()).then_some(word)
}

/// Takes the first word as a number.
pub(crate) fn take_u64(rest: &mut &str) -> Option<u64> {
    number_u64(word(rest)?)
}

/// Takes the first word as a seat. It is checked later whether the table has it.
pub(crate) fn take_seat(rest: &mut &str) -> Option<Seat> {
    let number = number_u64(word(rest)?)?;
    u8::try_from(number).ok().map(Seat)
}
