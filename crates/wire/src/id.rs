//! The id of a table in addresses. Anyone who knows it may come and watch.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The id of a table: letters and digits that can't be guessed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Box<str>);

/// The error for a text that isn't a table id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableIdProblem;

impl fmt::Display for TableIdProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a table is 16 of the characters a to z and 2 to 7")
    }
}

impl std::error::Error for TableIdProblem {}

impl TableId {
    /// The number of characters, for 80 bits.
    pub const LENGTH: usize = 16;
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

    /// Returns the id made from these random bytes.
    pub fn from_bytes(bytes: [u8; 10]) -> TableId {
        let mut name = String::with_capacity(TableId::LENGTH);
        for five in bytes.chunks(5) {
            let bits = five.iter().fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
            for place in (0..8).rev() {
                let letter = (bits >> (5 * place) & 31) as usize;
                name.push(char::from(TableId::LETTERS[letter]));
            }
        }
        TableId(name.into())
    }

    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = TableIdProblem;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = text.bytes().all(|byte| TableId::LETTERS.contains(&byte));
        let fits = known && text.len() == TableId::LENGTH;
        fits.then(|| TableId(text.into())).ok_or(TableIdProblem)
    }
}

impl TryFrom<String> for TableId {
    type Error = TableIdProblem;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0.into()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
