//! Writes a backup file.

use super::{BackupCounts, BackupRow, FORMAT, PARTS, schema};
use crate::backup::parts::{LINES, TABLES};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Writes a backup file row by row.
pub struct BackupWriter<W> {
    out: W,
    hash: blake3::Hasher,
    now_ms: u64,
    part: &'static str,
    counts: BackupCounts,
}

impl<W: Write> BackupWriter<W> {
    /// Creates a writer for a backup made at this moment.
    pub fn new(out: W, now_ms: u64) -> Self {
        let hash = blake3::Hasher::new();
        let counts = BackupCounts::new();
        BackupWriter { out, hash, now_ms, part: "", counts }
    }

    /// Writes the first line. The schema is that of the store, which may be older than ours.
    fn begin(&mut self, schema: i64) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        self.line(&json!({
            "emberwake": "backup", "format": FORMAT, "schema": schema, "program": version,
            "created_ms": self.now_ms,
        }))
    }

    /// Adds a row. The rows of a part must be consecutive.
    pub fn row(&mut self, row: &BackupRow) -> io::Result<()> {
        if self.part.is_empty() {
            self.begin(row.schema)?;
        }
        if row.part != self.part {
            let lines = (row.part == TABLES).then_some(LINES);
            let columns: Vec<&str> = row.columns.iter().copied().chain(lines).collect();
            self.line(&json!({ "part": row.part, "columns": columns }))?;
            self.part = row.part;
        }
        *self.counts.entry(row.part.to_owned()).or_default() += 1;
        self.line(&Value::Array(row.values.clone()))
    }

    /// Ends the file, and returns it with the number of rows.
    pub fn end(mut self) -> io::Result<(W, BackupCounts)> {
        if self.part.is_empty() {
            self.begin(schema())?;
        }
        let hash = self.hash.finalize().to_hex();
        // The hash doesn't cover the last line.
        let end = json!({ "rows": self.counts, "blake3": hash.as_str() });
        writeln!(self.out, "{end}")?;
        self.out.flush()?;
        debug_assert!(self.counts.keys().all(|name| PARTS.iter().any(|part| part.name == name)));
        Ok((self.out, self.counts))
    }

    fn line(&mut self, value: &Value) -> io::Result<()> {
        let mut line = value.to_string();
        line.push('\n');
        self.hash.update(line.as_bytes());
        self.out.write_all(line.as_bytes())
    }
}
