//! Concurrency: exactly one writer is first, and no one leaves a gap.

use super::results::{game, point};
use crate::make::{append, fresh_id, new_person, new_table, summary};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Store, StoreError};
use wire::TableId;

pub async fn of_many_appends_one_wins(store: Arc<dyn Store>) {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    for round in 0..10 {
        let attempt = |n: u64| {
            let store = store.clone();
            let mut append = append(&id, 2 + round, 1);
            append.lines[0].1 = format!("attempt {n}");
            tokio::spawn(async move { store.append(append).await })
        };
        let attempts: Vec<_> = (0..20).map(attempt).collect();
        let mut winner = None;
        for (n, attempt) in attempts.into_iter().enumerate() {
            match attempt.await.unwrap() {
                Ok(_) => assert_eq!(winner.replace(n), None, "two were first"),
                Err(error) => assert_eq!(error, StoreError::Conflict),
            }
        }
        let lines = store.lines_after(&id, 2 + round).await.unwrap();
        assert_eq!(lines, [(3 + round, format!("attempt {}", winner.unwrap()))]);
    }
}

/// A step of a task: the table, the number of lines, and how far it assumes to be behind.
#[derive(Clone, Copy, Debug)]
struct Step {
    table: usize,
    lines: u64,
    behind: u64,
}

fn steps() -> impl Strategy<Value = Vec<Vec<Step>>> {
    let step = (0usize..3, 0u64..4, prop_oneof![4 => Just(0u64), 1 => 0u64..3])
        .prop_map(|(table, lines, behind)| Step { table, lines, behind });
    prop::collection::vec(prop::collection::vec(step, 1..12), 2..5)
}

/// Tests random interleavings of several tasks that share tables.
pub async fn appends_interleave_without_gaps(store: Arc<dyn Store>) {
    interleave(&[store]).await;
}

/// Tests the same on several stores that share a database.
pub async fn interleave(stores: &[Arc<dyn Store>]) {
    let mut runner = TestRunner::default();
    for _ in 0..8 {
        let tasks = steps().new_tree(&mut runner).unwrap().current();
        let tables: Vec<TableId> = (0..3).map(|_| fresh_id()).collect();
        for id in &tables {
            stores[0].create_table(new_table(id, summary("lobby", &[]))).await.unwrap();
        }
        let run = |(task, steps): (usize, &Vec<Step>)| {
            let store = stores[task % stores.len()].clone();
            let tables = tables.clone();
            let steps = steps.clone();
            tokio::spawn(async move { work(&store, task, &tables, &steps).await })
        };
        let running: Vec<_> = tasks.iter().enumerate().map(run).collect();
        let mut told: BTreeMap<(TableId, u64), String> = BTreeMap::new();
        for task in running {
            for (key, line) in task.await.unwrap() {
                assert_eq!(told.insert(key, line), None, "a line was accepted twice: {tasks:?}");
            }
        }
        for id in &tables {
            let stored = stores[0].load_table(id).await.unwrap();
            for (expected, (sequence, line)) in (1..).zip(&stored.lines) {
                assert_eq!(*sequence, expected, "a gap: {tasks:?}");
                if expected > 2 {
                    assert_eq!(told.get(&(id.clone(), expected)), Some(line), "{tasks:?}");
                }
            }
            let accepted = told.keys().filter(|(table, _)| table == id).count();
            assert_eq!(stored.lines.len(), accepted + 2, "a line was lost: {tasks:?}");
        }
    }
}

/// Adds lines and returns those that were accepted.
async fn work(
    store: &Arc<dyn Store>,
    task: usize,
    tables: &[TableId],
    steps: &[Step],
) -> Vec<((TableId, u64), String)> {
    let mut accepted = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        let id = &tables[step.table];
        let known = store.table(id).await.unwrap().sequence;
        let mut append = append(id, known.saturating_sub(step.behind), step.lines);
        for line in &mut append.lines {
            line.1 = format!("task {task} step {n} line {}", line.0);
        }
        let lines = append.lines.clone();
        match store.append(append).await {
            Ok(appended) => {
                assert_eq!(step.behind, 0, "an append after an old line was accepted");
                assert_eq!(appended.sequence, known + step.lines);
                let keyed = |(sequence, line)| ((id.clone(), sequence), line);
                accepted.extend(lines.into_iter().map(keyed));
            }
            Err(error) => assert_eq!(error, StoreError::Conflict),
        }
    }
    accepted
}

pub async fn finishing_at_once_rates_one_after_the_other(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let mut finishing = Vec::new();
    for n in 0..12 {
        let played = game(&store, &[ann], n).await;
        let store = store.clone();
        finishing.push(tokio::spawn(async move { store.finish(played, 0, &point).await }));
    }
    for finished in finishing {
        assert_eq!(finished.await.unwrap(), Ok(true));
    }
    assert_eq!(store.ratings(ann).await.unwrap()[0].1.games, 12);
}
