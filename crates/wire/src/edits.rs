//! Edits to a text that both sides have: a short update contains these instead of the text.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// The number of bytes on which both texts must agree before an edit ends nearby.
const NEAR_BYTES: usize = 8;
/// The distance in which an edit looks for such an end.
const NEAR_MAX: usize = 24;
/// The number of bytes on which both texts must agree before an edit ends further away.
const FAR_BYTES: usize = 24;
/// The number of places in the new text at which the search for such an end starts.
const FAR_MAX: usize = 64;

/// Edits to a text: in JSON, one array without brackets for each edit, such as
/// `[12,"35",40,0,"x"]`. Keep 12 bytes and replace the next ones with `35`; keep 40 more, remove
/// none, insert `x`; keep the rest.
///
/// In inserted text, `'` means `"` and the other way around: edits apply to JSON texts, and JSON in
/// JSON would have a backslash before every quote.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Edits(Vec<Edit>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Edit {
    keep: usize,
    leave_out: usize,
    insert: String,
}

/// The error for edits that don't fit the text they are applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditsError;

impl fmt::Display for EditsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the edits don't fit the text")
    }
}

impl std::error::Error for EditsError {}

impl Edits {
    /// Returns edits that turn `old` into `new`. They are short if the texts have much in common,
    /// and correct in any case.
    pub fn between(old: &str, new: &str) -> Edits {
        let mut edits = Edits::default();
        // Byte positions in the middle of a character can't be written as text.
        if !(old.is_ascii() && new.is_ascii()) {
            edits.push(0, old.len(), new);
            return edits;
        }
        let from = old.as_bytes();
        let to = new.as_bytes();
        let shorter = from.len().min(to.len());
        let head = common(from, to);
        let tail = from.iter().rev().zip(to.iter().rev()).take(shorter - head);
        let tail = tail.take_while(|(one, other)| one == other).count();
        let from_end = from.len() - tail;
        let to_end = to.len() - tail;
        let mut kept = 0;
        let mut i = head;
        let mut j = head;
        while i < from_end || j < to_end {
            let (leave_out, insert) = resume(&from[i..from_end], &to[j..to_end]);
            edits.push(i - kept, leave_out, &new[j..j + insert]);
            (i, j) = (i + leave_out, j + insert);
            kept = i;
            let same = common(&from[i..from_end], &to[j..to_end]);
            (i, j) = (i + same, j + same);
        }
        edits
    }

    fn push(&mut self, keep: usize, leave_out: usize, insert: &str) {
        if leave_out > 0 || !insert.is_empty() {
            self.0.push(Edit { keep, leave_out, insert: insert.to_owned() });
        }
    }

    /// Returns the edits to a longer text: these to its first `length` bytes, and `rest` to the bytes
    /// after them.
    pub fn followed_by(&self, length: usize, rest: &Edits) -> Edits {
        let mut edits = self.clone();
        let used: usize = self.0.iter().map(|edit| edit.keep + edit.leave_out).sum();
        let mut unused = length.saturating_sub(used);
        for edit in &rest.0 {
            edits.push(unused + edit.keep, edit.leave_out, &edit.insert);
            unused = 0;
        }
        edits
    }

    /// Returns `true` if there are no edits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the new text.
    pub fn apply(&self, old: &str) -> Result<String, EditsError> {
        let inserted: usize = self.0.iter().map(|edit| edit.insert.len()).sum();
        let mut new = String::with_capacity(old.len() + inserted);
        let mut rest = old;
        for edit in &self.0 {
            let (kept, after) = rest.split_at_checked(edit.keep).ok_or(EditsError)?;
            let (_, after) = after.split_at_checked(edit.leave_out).ok_or(EditsError)?;
            new.push_str(kept);
            new.push_str(&edit.insert);
            rest = after;
        }
        new.push_str(rest);
        Ok(new)
    }
}

/// Returns the length in bytes of the common prefix of two texts.
fn common(one: &[u8], other: &[u8]) -> usize {
    const WORD: usize = 16;
    let words = one.chunks_exact(WORD).zip(other.chunks_exact(WORD));
    let same = words.take_while(|(one, other)| one == other).count() * WORD;
    let rest = one[same..].iter().zip(&other[same..]);
    same + rest.take_while(|(one, other)| one == other).count()
}

/// Returns the number of bytes of each text to skip until they agree again.
fn resume(from: &[u8], to: &[u8]) -> (usize, usize) {
    near(from, to).or_else(|| far(from, to)).unwrap_or((from.len(), to.len()))
}

fn near(from: &[u8], to: &[u8]) -> Option<(usize, usize)> {
    let window = |text: &[u8], at: usize| -> Option<u64> {
        let bytes = text.get(at..at + NEAR_BYTES)?;
        Some(u64::from_le_bytes(bytes.try_into().ok()?))
    };
    let agree = |a: usize, b: usize| {
        let found = window(from, a);
        found.is_some() && found == window(to, b)
    };
    for distance in 1..=NEAR_MAX {
        if agree(distance, distance) {
            return Some((distance, distance));
        }
        for less in (0..distance).rev() {
            if agree(distance, less) {
                return Some((distance, less));
            }
            if agree(less, distance) {
                return Some((less, distance));
            }
        }
    }
    None
}

fn far(from: &[u8], to: &[u8]) -> Option<(usize, usize)> {
    let starts = (0..to.len()).step_by(FAR_BYTES / 2).take(FAR_MAX);
    for start in starts {
        let needle = to.get(start..start + FAR_BYTES)?;
        if let Some(found) = from.windows(FAR_BYTES).position(|window| window == needle) {
            return Some((found, start));
        }
    }
    None
}

fn swap_quotes(text: &str) -> Cow<'_, str> {
    if !text.contains(['"', '\'']) {
        return Cow::Borrowed(text);
    }
    let swap = |letter| match letter {
        '"' => '\'',
        '\'' => '"',
        other => other,
    };
    Cow::Owned(text.chars().map(swap).collect())
}

impl Serialize for Edits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_seq(None)?;
        for Edit { keep, leave_out, insert } in &self.0 {
            parts.serialize_element(keep)?;
            if *leave_out != insert.len() {
                parts.serialize_element(leave_out)?;
            }
            parts.serialize_element(&swap_quotes(insert))?;
        }
        parts.end()
    }
}

impl<'de> Deserialize<'de> for Edits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edits, D::Error> {
        struct Parts;
        impl<'de> Visitor<'de> for Parts {
            type Value = Edits;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one or two numbers and a text for each edit")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Edits, A::Error> {
                let mut edits = Vec::new();
                while let Some(keep) = parts.next_element()? {
                    let incomplete = || A::Error::custom("an edit is incomplete");
                    let (leave_out, insert) = match parts.next_element()?.ok_or_else(incomplete)? {
                        EditPart::Text(insert) => (insert.len(), insert),
                        EditPart::Number(leave_out) => {
                            (leave_out, parts.next_element()?.ok_or_else(incomplete)?)
                        }
                    };
                    edits.push(Edit { keep, leave_out, insert: swap_quotes(&insert).into_owned() });
                }
                Ok(Edits(edits))
            }
        }
        deserializer.deserialize_seq(Parts)
    }
}

/// The part after the first number of an edit.
enum EditPart {
    Number(usize),
    Text(String),
}

impl<'de> Deserialize<'de> for EditPart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EditPart, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = EditPart;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a text")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<EditPart, E> {
                usize::try_from(number).map(EditPart::Number).map_err(E::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<EditPart, E> {
                Ok(EditPart::Text(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}
