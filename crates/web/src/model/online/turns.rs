//! The tables at which it is this person's turn, and the turns that were announced already.

use std::collections::BTreeMap;
use wire::TableId;

/// The tables at which it is this person's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    /// The line that a move would answer, by table.
    open: BTreeMap<TableId, u64>,
    /// The last turn that was announced, by table.
    announced: BTreeMap<TableId, u64>,
}

impl Turns {
    /// Records that it is the person's turn at a table. Returns `true` if that is news.
    pub fn begin(&mut self, table: &TableId, answers: u64) -> bool {
        self.open.insert(table.clone(), answers);
        let before = self.announced.insert(table.clone(), answers);
        before.is_none_or(|before| before < answers)
    }

    /// Records that it is no longer the person's turn at a table.
    pub fn end(&mut self, table: &TableId) {
        self.open.remove(table);
    }

    /// Applies the server's list of the person's turns. A list has no line numbers, so it announces
    /// nothing.
    pub fn listed(&mut self, tables: Vec<TableId>) {
        self.open.retain(|table, _| tables.contains(table));
        for table in tables {
            self.open.entry(table).or_insert(0);
        }
    }

    /// Returns the number of tables that wait for the person.
    pub fn count(&self) -> usize {
        self.open.len()
    }

    /// Removes everything, because someone else signed in.
    pub fn clear(&mut self) {
        *self = Turns::default();
    }
}

/// Adds a turn to the list of turns that the browser's tabs have announced, one `table answers` per
/// line, newest last. Returns `None` if it is already in the list.
pub fn claim(told: &str, table: &TableId, answers: u64, most: usize) -> Option<String> {
    let line = format!("{table} {answers}");
    let of_table =
        |one: &str| one.strip_prefix(table.as_str()).map(str::trim_start).map(str::parse);
    let before = told.lines().filter_map(of_table).filter_map(|number| number.ok()).max();
    if before.is_some_and(|before: u64| before >= answers) {
        return None;
    }
    let kept: Vec<&str> = told.lines().filter(|one| of_table(one).is_none()).collect();
    let kept = &kept[kept.len().saturating_sub(most.saturating_sub(1))..];
    Some([kept, &[&line]].concat().join("\n"))
}

/// Returns the title of the page, which shows in a background tab that a table waits.
pub fn title(count: usize, rest: &str) -> String {
    match count {
        0 => rest.to_owned(),
        count => format!("({count}) {rest}"),
    }
}
