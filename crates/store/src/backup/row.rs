//! One row of a backup.

use super::parts::{BackupPart, LINES, TABLES};
use crate::fail::{self, LINE_END, count};
use crate::notices::carried;
use crate::{Append, SeatSummary, StoreError, StoredTable, Summary, TableRow};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use table::Person;
use wire::TableId;

/// A row of a store. Its `Debug` hides the contents.
#[derive(Clone, PartialEq)]
pub struct BackupRow {
    pub(crate) part: &'static str,
    /// The version of the schema of its store.
    pub(crate) schema: i64,
    /// The columns that the store has.
    pub(crate) columns: Arc<[&'static str]>,
    /// The value of each column; those of a table are followed by a list of its lines.
    pub(crate) values: Vec<Value>,
}

impl BackupRow {
    /// Returns the part it belongs to.
    pub fn part(&self) -> &str {
        self.part
    }

    pub(crate) fn of(
        part: &BackupPart,
        columns: Arc<[&'static str]>,
        values: Vec<Value>,
    ) -> BackupRow {
        BackupRow { part: part.name, schema: super::schema(), columns, values }
    }

    pub(crate) fn get(&self, column: &str) -> &Value {
        let place = self.columns.iter().position(|name| *name == column);
        place.and_then(|place| self.values.get(place)).unwrap_or(&Value::Null)
    }

    fn set(&mut self, column: &str, value: Value) {
        let place = self.columns.iter().position(|name| *name == column);
        if let Some(held) = place.and_then(|place| self.values.get_mut(place)) {
            *held = value;
        }
    }

    /// Adds lines of a table that are stored, but not yet next to its other lines.
    pub(crate) fn add(&mut self, append: &Append) {
        let summary = &append.summary;
        let lines = append.lines_after(self.get("sequence").as_u64().unwrap_or(0));
        let lines: Vec<Value> = lines.map(|(_, line)| line.into()).collect();
        let same_turn = self.get("to_act") == &Value::from(summary.to_act.map(|person| person.0))
            && self.get("turn_ms") == &Value::from(summary.turn_ms)
            && !self.get("to_act").is_null()
            && !self.get("turn_ms").is_null();
        let number = |column: &str| self.get(column).as_i64();
        let notices = same_turn.then(|| {
            let sent = number("notices_sent").unwrap_or(0);
            let deadlines = [number("deadline_ms"), summary.deadline_ms.map(fail::number)];
            (sent, number("notice_ms").map(|ms| carried(ms, sent, deadlines)))
        });
        let (sent, notice_ms) = notices.unwrap_or((0, summary.turn_ms.map(fail::number)));
        if !lines.is_empty() {
            self.set("changed_ms", append.now_ms.into());
        }
        self.set("sequence", append.last().into());
        self.set("phase", summary.phase.clone().into());
        self.set("seats", summary.seats_text().into());
        self.set("to_act", summary.to_act.map(|person| person.0).into());
        self.set("deadline_ms", summary.deadline_ms.into());
        self.set("wake_ms", summary.wake_ms.into());
        self.set("turn_ms", summary.turn_ms.into());
        self.set("notices_sent", sent.into());
        self.set("notice_ms", notice_ms.into());
        self.set("answers", summary.answers.into());
        if let Some(Value::Array(held)) = self.values.last_mut() {
            held.extend(lines);
        }
    }

    /// Returns the table in this row, if it is one, as [`crate::Store::load_table`] does.
    pub fn table(&self) -> Option<Result<StoredTable, StoreError>> {
        (self.part == TABLES).then(|| self.read_table())
    }

    fn read_table(&self) -> Result<StoredTable, StoreError> {
        let id = self.get("id").as_str().unwrap_or_default().to_owned();
        let damaged =
            |column: &str| StoreError::Damaged(format!("{column} of table {id} can't be read"));
        let text = |column: &str| {
            self.get(column).as_str().map(str::to_owned).ok_or_else(|| damaged(column))
        };
        let whole = |column: &str| {
            let value = self.get(column).as_i64().ok_or_else(|| damaged(column))?;
            count(value).map_err(|_| damaged(column))
        };
        let maybe = |column: &str| match self.get(column) {
            Value::Null => Ok(None),
            _ => whole(column).map(Some),
        };
        let flag = |column: &str| self.get(column).as_bool().ok_or_else(|| damaged(column));
        let rematch_of = match self.get("rematch_of") {
            Value::Null => None,
            _ => Some(text("rematch_of")?.parse().map_err(|_| damaged("rematch_of"))?),
        };
        let seats: Vec<SeatSummary> =
            serde_json::from_str(&text("seats")?).map_err(|_| damaged("seats"))?;
        let lines = self.lines().ok_or_else(|| damaged(LINES))?;
        let row = TableRow {
            id: id.parse().map_err(|_| damaged("the name"))?,
            game: text("game")?,
            sequence: whole("sequence")?,
            listed: flag("listed")?,
            rated: flag("rated")?,
            programs: self.get("programs").as_bool().unwrap_or(false),
            days: self.get("days").as_bool().unwrap_or(false),
            rematch_of,
            rematch: None,
            about: text("about")?,
            created_ms: whole("created_ms")?,
            changed_ms: whole("changed_ms")?,
            summary: Summary {
                phase: text("phase")?,
                seats,
                to_act: maybe("to_act")?.map(Person),
                answers: whole("answers")?,
                turn_ms: maybe("turn_ms")?,
                deadline_ms: maybe("deadline_ms")?,
                wake_ms: maybe("wake_ms")?,
            },
        };
        if lines.len() as u64 != row.sequence {
            let found = lines.len();
            let expected = row.sequence;
            let why = format!("table {id} has {found} lines and should have {expected}");
            return Err(StoreError::Damaged(why));
        }
        let seed = bytes(self.get("seed")).and_then(|seed| seed.try_into().ok());
        Ok(StoredTable { row, seed: seed.ok_or_else(|| damaged("seed"))?, lines })
    }

    /// Returns the lines of a table, numbered.
    pub(crate) fn lines(&self) -> Option<Vec<(u64, String)>> {
        let Value::Array(lines) = self.values.last()? else { return None };
        let text = |line: &Value| line.as_str().map(str::to_owned);
        let lines = lines.iter().map(|line| text(line).filter(|line| !line.contains(LINE_END)));
        (1..).zip(lines).map(|(sequence, line)| Some((sequence, line?))).collect()
    }

    /// Returns the id and the seats of a table.
    pub(crate) fn seated(&self) -> Option<(TableId, Vec<SeatSummary>)> {
        let id = self.get("id").as_str()?.parse().ok()?;
        Some((id, serde_json::from_str(self.get("seats").as_str()?).ok()?))
    }
}

impl fmt::Debug for BackupRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BackupRow").field("part", &self.part).finish_non_exhaustive()
    }
}

/// Returns bytes as a JSON value.
pub(crate) fn hex(bytes: &[u8]) -> Value {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into()
}

/// Returns the bytes in a JSON value.
pub(crate) fn bytes(value: &Value) -> Option<Vec<u8>> {
    let digits = value.as_str()?.as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let pair = |pair: &[u8]| Some(digit(pair[0])? << 4 | digit(pair[1])?);
    (digits.len() % 2 == 0).then(|| digits.chunks(2).map(pair).collect())?
}
