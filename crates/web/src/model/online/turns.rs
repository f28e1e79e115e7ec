//! At which tables it is this person's turn, and which of these turns were announced already.

use std::collections::BTreeMap;
use wire::TableId;

/// At which tables it is this person's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    /// The line that a move would answer, by table.
    open: BTreeMap<TableId, u64>,
    /// The last turn that was announced, by table.
    announced: BTreeMap<TableId, u64>,
}

impl Turns {
    /// It is the person's turn there. Says whether that is news.
    pub fn begin(&mut self, table: &TableId, answers: u64) -> bool {
        self.open.insert(table.clone(), answers);
        let before = self.announced.insert(table.clone(), answers);
        before.is_none_or(|before| before < answers)
    }

    /// It is not the person's turn there any more.
    pub fn end(&mut self, table: &TableId) {
        self.open.remove(table);
    }

    /// The tables that the server lists as the person's turn. A list tells no line, so that it
    /// announces nothing.
    pub fn listed(&mut self, tables: Vec<TableId>) {
        self.open.retain(|table, _| tables.contains(table));
        for table in tables {
            self.open.entry(table).or_insert(0);
        }
    }

    /// How many tables wait for the person.
    pub fn count(&self) -> usize {
        self.open.len()
    }

    /// Forgets everything: somebody else is signed in.
    pub fn clear(&mut self) {
        *self = Turns::default();
    }
}

/// Adds a turn to those that the tabs of a browser have announced, `table answers` in each line, the
/// last at the end; `None` if it is among them.
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

/// The title of the page: whoever has it open among others sees that a table waits.
pub fn title(count: usize, rest: &str) -> String {
    match count {
        0 => rest.to_owned(),
        count => format!("({count}) {rest}"),
    }
}
