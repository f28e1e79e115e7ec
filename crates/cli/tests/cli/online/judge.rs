//! Compares what people were sent with the store and with a replay of it.

use super::person::Person;
use super::seed;
use kernel::{Game, Seat, Viewer};
use std::collections::BTreeMap;
use store::Store;
use table::Table;
use wire::TableId;

/// Checks that everything these people were sent of their table is stored, that nothing confirmed
/// is missing, and that the record of the game proves its random results. Returns the number of
/// confirmed decisions.
pub async fn judge<G: Game>(store: &dyn Store, id: &TableId, people: &[Person]) -> usize {
    let stored = store.load_table(id).await.unwrap();
    let log: BTreeMap<u64, &str> = stored.lines.iter().map(|(at, line)| (*at, &**line)).collect();
    let table = Table::<G>::restore(seed(stored.seed), stored.lines.clone())
        .unwrap_or_else(|problem| panic!("{id} can't be restored: {problem:?}"));
    let mut confirmed = 0;
    for person in people {
        let told = table.since(0, Viewer::Seat(Seat(person.seat)), 0).told;
        let told: BTreeMap<u64, String> =
            told.iter().map(|line| (line.sequence, serde_json::to_string(line).unwrap())).collect();
        for (number, line) in &person.memory.told {
            assert_eq!(told.get(number), Some(line), "seat {} of {id}, line {number}", person.seat);
        }
        assert_eq!(
            told.len(),
            person.memory.told.len(),
            "seat {} of {id} missed lines",
            person.seat
        );
        for done in &person.memory.confirmed {
            let line = format!("move {} {} {}", person.seat, done.answers, done.mv);
            let mut lines = log.range(done.answers + 1..=done.sequence);
            let is_there = lines
                .any(|(_, stored)| stored.split_once(' ').is_some_and(|(_, rest)| rest == line));
            assert!(is_there, "{id}: the confirmed ‘{line}’ is not stored up to {}", done.sequence);
            confirmed += 1;
        }
    }
    let record = table.record(Vec::new()).unwrap();
    dealer::verify(&record).unwrap_or_else(|problem| panic!("{id}: {problem:?}"));
    confirmed
}
