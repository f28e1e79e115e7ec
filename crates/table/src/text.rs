//! Reading numbers and rests of lines of the log.

use kernel::Seat;

/// A plain number: no sign, no leading zero.
pub(crate) fn number_u64(word: &str) -> Option<u64> {
    word.parse().ok().filter(|number: &u64| number.to_string() == word)
}

/// A number that may have a minus sign.
pub(crate) fn signed_i16(word: &str) -> Option<i16> {
    word.parse().ok().filter(|number: &i16| number.to_string() == word)
}

/// Takes the first word; what is left follows its space.
pub(crate) fn word<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
    *rest = after;
    (!word.is_empty()).then_some(word)
}

/// Takes the first word as a number.
pub(crate) fn take_u64(rest: &mut &str) -> Option<u64> {
    number_u64(word(rest)?)
}

/// Takes the first word as a seat. Whether the table has it is seen later.
pub(crate) fn take_seat(rest: &mut &str) -> Option<Seat> {
    let number = number_u64(word(rest)?)?;
    u8::try_from(number).ok().map(Seat)
}
