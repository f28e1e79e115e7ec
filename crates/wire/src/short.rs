//! Short updates: news, and edits to what the client already has.

use crate::{Edits, EditsError, PersonName, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use table::Status;

/// The form of updates that a client wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Everything: view, status and legal moves.
    #[default]
    Full,
    /// Edits to the last view and status, or the steps to play, without legal moves: for a client
    /// that knows the rules.
    Short,
}

impl Form {
    pub(crate) fn is_full(&self) -> bool {
        *self == Form::Full
    }
}

/// The news of a table since the client's last update, and edits to the two texts that it keeps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>, E: Deserialize<'de>"))]
pub struct ShortUpdateOf<T, E> {
    /// The table.
    pub table: TableId,
    /// The line after which the news begins, as in an [`crate::Update`]; `None` if it is the last
    /// one of the status that the client has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// Whether both texts start empty.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
    /// The news, as far as this client's viewer noticed it: an array of [`crate::ShortTold`].
    pub told: T,
    /// Edits to the JSON text of the view, if it has changed in another way than by steps that the
    /// client can play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<E>,
    /// Edits to the JSON text of a [`Rest`].
    pub rest: Edits,
    /// The [`checksum`] of both texts after the edits. If the client plays steps itself,
    /// [`crate::position_checksum`] replaces the text of the view.
    pub check: u32,
    /// The names of persons in this message that the client may not know yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonName>,
}

/// A short update of any game.
pub type ShortUpdate = ShortUpdateOf<Value, Edits>;

/// The parts of an update other than the news and the view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rest {
    /// The game of the table.
    pub game: String,
    /// The status of the table.
    pub status: Status,
    /// The client's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// As in an [`crate::Update`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_waits: bool,
}

/// Returns the two parts of the text of a [`Rest`]: what is the same for everyone at a table, and what
/// depends on the viewer. Servers compute the edits of the first part once for all.
pub fn split_rest(text: &str) -> (&str, &str) {
    const LAST_OF_STATUS: &str = "\"undo\":";
    let at = text.rfind(LAST_OF_STATUS).map_or(0, |at| at + LAST_OF_STATUS.len());
    text.split_at(at)
}

/// Returns edits to the text of a [`Rest`], part by part.
pub fn rest_edits(old: &str, new: &str) -> Edits {
    if old.is_empty() {
        return Edits::between("", new);
    }
    let ((old_head, old_tail), (head, tail)) = (split_rest(old), split_rest(new));
    let tail = Edits::between(old_tail, tail);
    Edits::between(old_head, head).followed_by(old_head.len(), &tail)
}

/// Returns the Adler-32 checksum of both texts, one after the other. It detects mistakes, and every
/// language has it or can implement it in five lines.
pub fn checksum(view: &str, rest: &str) -> u32 {
    add_to_checksum(add_to_checksum(1, view), rest)
}

/// Continues a checksum, which starts with 1.
pub fn add_to_checksum(sum: u32, text: &str) -> u32 {
    const PRIME: u32 = 65_521;
    /// After this many bytes the sums might overflow.
    const BYTES_MAX: usize = 5_552;
    let (mut low, mut high) = (sum & 0xffff, sum >> 16);
    for bytes in text.as_bytes().chunks(BYTES_MAX) {
        for byte in bytes {
            low += u32::from(*byte);
            high += low;
        }
        (low, high) = (low % PRIME, high % PRIME);
    }
    high << 16 | low
}

/// The two texts that a client keeps of a table it follows by short updates.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The JSON of the view. It isn't updated while the client plays along.
    pub view: String,
    /// The JSON of a [`Rest`].
    pub rest: String,
    /// The checksum of the view, or of the position that the client has played.
    view_check: u32,
}

/// The error for a short update that doesn't fit the client's texts. The client must watch the
/// table again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MismatchError {
    /// An edit is out of bounds.
    Edits,
    /// The result has another checksum.
    Checksum,
    /// The result isn't JSON.
    Unreadable,
    /// The client's rules refuse a step, or the client doesn't have them.
    Rules,
}

impl fmt::Display for MismatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MismatchError::Edits => "a short update doesn't fit what came before it",
            MismatchError::Checksum => "the checksum of a short update is another",
            MismatchError::Unreadable => "what a short update leads to can't be read",
            MismatchError::Rules => "the rules here refuse a step in a short update",
        })
    }
}

impl std::error::Error for MismatchError {}

impl From<EditsError> for MismatchError {
    fn from(EditsError: EditsError) -> MismatchError {
        MismatchError::Edits
    }
}

impl Texts {
    /// Edits both texts. `position` is the [`crate::position_checksum`] after the steps in this
    /// update, if the client has played any. After an error the texts are empty, and only a fresh
    /// update fits them.
    pub fn edit<T>(
        &mut self,
        short: &ShortUpdateOf<T, Edits>,
        position: Option<u32>,
    ) -> Result<(), MismatchError> {
        let old = std::mem::take(self);
        let old = if short.fresh { Texts::default() } else { old };
        let (view, view_check) = match &short.view {
            Some(edits) => {
                let view = edits.apply(&old.view)?;
                let check = add_to_checksum(1, &view);
                (view, check)
            }
            None => (old.view, position.unwrap_or(old.view_check)),
        };
        let rest = short.rest.apply(&old.rest)?;
        if add_to_checksum(view_check, &rest) != short.check {
            return Err(MismatchError::Checksum);
        }
        *self = Texts { view, rest, view_check };
        Ok(())
    }
}
