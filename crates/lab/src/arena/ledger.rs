//! The ledger of a match: one line of JSON per finished game, so that a match can be resumed.

use super::GameResult;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// The finished games of a match, and the file to which new ones are appended.
pub struct Ledger {
    /// The finished games by number.
    pub games: BTreeMap<u64, GameResult>,
    file: Option<File>,
}

/// The reason that a ledger can't be used.
#[derive(Debug)]
pub enum LedgerProblem {
    /// The file belongs to another match.
    OtherMatch {
        /// The first line of the file.
        found: String,
    },
    /// This line can't be parsed.
    Line(usize),
    /// The file can't be read or written.
    Io(io::Error),
}

impl fmt::Display for LedgerProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LedgerProblem::OtherMatch { found } => {
                write!(f, "the file is of another match: {found}")
            }
            LedgerProblem::Line(number) => write!(f, "line {number} can't be read"),
            LedgerProblem::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LedgerProblem {}

impl From<io::Error> for LedgerProblem {
    fn from(error: io::Error) -> Self {
        LedgerProblem::Io(error)
    }
}

impl Ledger {
    /// Creates a ledger that is not written to disk.
    pub fn in_memory() -> Ledger {
        Ledger { games: BTreeMap::new(), file: None }
    }

    /// Opens the ledger of a match, or creates one. Drops a truncated last line.
    pub fn open(path: &Path, signature: &str) -> Result<Ledger, LedgerProblem> {
        let mut games = BTreeMap::new();
        let mut whole = 0;
        if path.exists() {
            let mut reader = BufReader::new(File::open(path)?);
            let mut line = String::new();
            let mut number = 0;
            while reader.read_line(&mut line)? > 0 && line.ends_with('\n') {
                number += 1;
                if number == 1 {
                    if line.trim_end() != signature {
                        return Err(LedgerProblem::OtherMatch {
                            found: line.trim_end().to_owned(),
                        });
                    }
                } else {
                    let result: GameResult =
                        serde_json::from_str(&line).map_err(|_| LedgerProblem::Line(number))?;
                    games.insert(result.game, result);
                }
                whole += line.len() as u64;
                line.clear();
            }
        }
        let mut file =
            OpenOptions::new().create(true).truncate(false).write(true).read(true).open(path)?;
        file.set_len(whole)?;
        io::Seek::seek(&mut file, io::SeekFrom::End(0))?;
        if whole == 0 {
            writeln!(file, "{signature}")?;
        }
        Ok(Ledger { games, file: Some(file) })
    }

    /// Appends a finished game.
    pub fn add(&mut self, result: GameResult) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            let line = serde_json::to_string(&result).map_err(io::Error::other)?;
            writeln!(file, "{line}")?;
        }
        self.games.insert(result.game, result);
        Ok(())
    }
}
