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

/// The title of the page: whoever has it open among others sees that a table waits.
pub fn title(count: usize, rest: &str) -> String {
    match count {
        0 => rest.to_owned(),
        count => format!("({count}) {rest}"),
    }
}
