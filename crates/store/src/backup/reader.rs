//! Reads a backup file, and refuses files that aren't a backup, or are newer, truncated or changed.

use super::parts::{LINES, TABLES};
use super::{BackupCounts, BackupPart, BackupRow, FORMAT, Kind, PARTS};
use serde_json::Value;
use std::fmt;
use std::io::{BufRead, Read};
use std::sync::Arc;

/// The longest line: that of a table with a very long game.
const LINE_BYTES_MAX: u64 = 256 << 20;

/// The reason why a backup can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BackupProblem {
    /// It isn't a backup.
    NotABackup,
    /// A newer version of this program made it.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// It is truncated.
    CutOff,
    /// It was changed: a line can't be parsed, or the hash differs.
    Changed {
        /// The first line at which that is detected.
        line: u64,
    },
    /// The file can't be read.
    Unreadable(String),
}

impl fmt::Display for BackupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupProblem::NotABackup => f.write_str("this is no backup"),
            BackupProblem::Newer { found, known } => write!(
                f,
                "a newer version of this program has made the backup: its schema is {found}, the \
                 newest known here is {known}"
            ),
            BackupProblem::CutOff => f.write_str("the end of the backup is missing"),
            BackupProblem::Changed { line } => {
                write!(f, "the backup has changed since it was written, up to line {line}")
            }
            BackupProblem::Unreadable(why) => write!(f, "the backup can't be read: {why}"),
        }
    }
}

impl std::error::Error for BackupProblem {}

/// Reads a backup row by row. It is complete if every row could be read.
pub struct BackupReader<R> {
    input: R,
    hash: blake3::Hasher,
    line: u64,
    /// The version of its schema.
    schema: i64,
    part: Option<(&'static BackupPart, Arc<[&'static str]>)>,
    counts: BackupCounts,
    is_over: bool,
}

impl<R: BufRead> BackupReader<R> {
    /// Reads the beginning.
    pub fn new(input: R) -> Result<Self, BackupProblem> {
        let hash = blake3::Hasher::new();
        let counts = BackupCounts::new();
        let mut reader =
            BackupReader { input, hash, line: 0, schema: 0, part: None, counts, is_over: false };
        let head: Value = match reader.next_line() {
            Ok(Some(line)) => serde_json::from_slice(&line).unwrap_or(Value::Null),
            Ok(None) | Err(BackupProblem::CutOff) => Value::Null,
            Err(other) => return Err(other),
        };
        let format = head["format"].as_u64();
        let schema = head["schema"].as_i64();
        let (true, Some(format), Some(found)) = (head["emberwake"] == "backup", format, schema)
        else {
            return Err(BackupProblem::NotABackup);
        };
        let known = super::schema();
        if format > FORMAT || found > known {
            return Err(BackupProblem::Newer { found, known });
        }
        reader.schema = found;
        Ok(reader)
    }

    /// Returns the version of its schema.
    pub fn schema(&self) -> i64 {
        self.schema
    }

    /// Returns the number of rows read of each part.
    pub fn counts(&self) -> &BackupCounts {
        &self.counts
    }

    fn next_row(&mut self) -> Result<Option<BackupRow>, BackupProblem> {
        loop {
            let hash = self.hash.finalize();
            let line = self.next_line()?.ok_or(BackupProblem::CutOff)?;
            let changed = BackupProblem::Changed { line: self.line };
            let value: Value = serde_json::from_slice(&line).map_err(|_| changed.clone())?;
            match value {
                Value::Array(values) => return self.row(values).map(Some).ok_or(changed),
                Value::Object(_) if value["blake3"].is_string() => {
                    let counts = serde_json::to_value(&self.counts).unwrap_or(Value::Null);
                    let is_whole =
                        value["blake3"] == hash.to_hex().as_str() && value["rows"] == counts;
                    return if is_whole { Ok(None) } else { Err(changed) };
                }
                _ => self.begin(&value).ok_or(changed)?,
            }
        }
    }

    fn begin(&mut self, value: &Value) -> Option<()> {
        let name = value["part"].as_str()?;
        let part = PARTS.iter().find(|part| part.name == name)?;
        let mut columns: Vec<&str> =
            value["columns"].as_array()?.iter().map(Value::as_str).collect::<Option<_>>()?;
        if name == TABLES && columns.pop() != Some(LINES) {
            return None;
        }
        let known = |name: &&str| part.columns.iter().find(|column| column.name == *name);
        let columns: Option<Vec<&'static str>> =
            columns.iter().map(|name| known(name).map(|column| column.name)).collect();
        self.part = Some((part, columns?.into()));
        Some(())
    }

    fn row(&mut self, values: Vec<Value>) -> Option<BackupRow> {
        let (part, columns) = self.part.as_ref()?;
        let lines = usize::from(part.name == TABLES);
        let fits = |name: &&str, value: &Value| {
            let kind = part.columns.iter().find(|column| column.name == *name)?.kind;
            Some(fits(kind, value))
        };
        let all_fit =
            columns.iter().zip(&values).all(|(name, value)| fits(name, value) == Some(true));
        if values.len() != columns.len() + lines || !all_fit {
            return None;
        }
        *self.counts.entry(part.name.to_owned()).or_default() += 1;
        let schema = self.schema;
        let row = BackupRow { schema, ..BackupRow::of(part, Arc::clone(columns), values) };
        (lines == 0 || row.lines().is_some()).then_some(row)
    }

    /// Returns the next line without its ending; `None` at the end of the file.
    fn next_line(&mut self) -> Result<Option<Vec<u8>>, BackupProblem> {
        let mut line = Vec::new();
        let read = self.input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line);
        read.map_err(|error| BackupProblem::Unreadable(error.to_string()))?;
        if line.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        self.hash.update(&line);
        match line.pop() {
            Some(b'\n') => Ok(Some(line)),
            _ => Err(BackupProblem::CutOff),
        }
    }
}

impl<R: BufRead> Iterator for BackupReader<R> {
    type Item = Result<BackupRow, BackupProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let row = self.next_row().transpose();
        self.is_over = !matches!(row, Some(Ok(_)));
        row
    }
}

/// Returns `true` if a column of this kind can have the value.
fn fits(kind: Kind, value: &Value) -> bool {
    let text = value.as_str();
    value.is_null()
        || match kind {
            Kind::Number => value.is_i64(),
            Kind::Text => text.is_some_and(|text| !text.contains('\0')),
            Kind::Flag => value.is_boolean(),
            Kind::Bytes => super::row::bytes(value).is_some(),
            Kind::Real => text.is_some_and(|text| text.parse::<f64>().is_ok()),
        }
}
