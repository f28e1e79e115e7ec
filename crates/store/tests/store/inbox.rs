//! Lines that are stored in a file, but not yet next to the other lines of their table: readers
//! never notice, even after the process was killed.

use crate::contract::file_store;
use crate::make::{append, fresh_id, new_table, summary};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use std::path::Path;
use std::sync::Arc;
use store::{OpenError, Store, StoreError, StoreOptions, WhichTables};
use table::Person;
use tempfile::TempDir;
use wire::TableId;

/// A step in the life of a store with three tables.
#[derive(Clone, Copy, Debug)]
enum Step {
    Append { table: usize, lines: u64 },
    Late { table: usize },
    Read { table: usize, after: u64 },
    List,
    Close,
    Kill,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let table = || 0usize..3;
    let step = prop_oneof![
        8 => (table(), 0u64..5).prop_map(|(table, lines)| Step::Append { table, lines }),
        1 => table().prop_map(|table| Step::Late { table }),
        3 => (table(), 0u64..40).prop_map(|(table, after)| Step::Read { table, after }),
        1 => Just(Step::List),
        1 => Just(Step::Close),
        1 => Just(Step::Kill),
    ];
    prop::collection::vec(step, 1..60)
}

/// Copies the files as they are on disk while the store is open, which is what a killed process
/// leaves.
fn as_killed(folder: &TempDir) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["store.db", "store.db-wal"] {
        let file = folder.path().join(name);
        if file.exists() {
            std::fs::copy(&file, copy.path().join(name)).unwrap();
        }
    }
    copy
}

struct World {
    folder: TempDir,
    store: Arc<dyn Store>,
    /// The tables, and the last line of each.
    tables: Vec<(TableId, u64)>,
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let store = file_store(folder.path()).await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            let id = fresh_id();
            store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
            tables.push((id, 2));
        }
        World { folder, store, tables }
    }

    async fn take(&mut self, step: Step) {
        match step {
            Step::Append { table, lines } => {
                let (id, last) = &mut self.tables[table];
                *last = self.store.append(append(id, *last, lines)).await.unwrap().sequence;
            }
            Step::Late { table } => {
                let (id, last) = &self.tables[table];
                let late = self.store.append(append(id, last - 1, 2)).await;
                assert_eq!(late, Err(StoreError::Conflict));
            }
            Step::Read { table, after } => {
                let (id, last) = &self.tables[table];
                let after = after.clamp(2, *last);
                let lines = self.store.lines_after(id, after).await.unwrap();
                assert_eq!(lines, append(id, after, last - after).lines);
                assert_eq!(self.store.table(id).await.unwrap().sequence, *last);
            }
            Step::List => {
                let played = self.tables.iter().filter(|(_, last)| *last > 2).count();
                let mine = WhichTables::Mine(Person(2));
                let listed = self.store.tables(mine, 10).await.unwrap();
                assert!(listed.len() >= played, "{played} tables of a person, {listed:?}");
                for row in listed {
                    let (_, last) = self.tables.iter().find(|(id, _)| *id == row.id).unwrap();
                    assert_eq!(row.sequence, *last);
                }
            }
            Step::Close => {
                self.store.close().await;
                self.store = file_store(self.folder.path()).await;
            }
            Step::Kill => {
                let copy = as_killed(&self.folder);
                let killed = std::mem::replace(&mut self.store, file_store(copy.path()).await);
                killed.close().await;
                self.folder = copy;
            }
        }
    }

    /// Checks that all tables are as everyone was told.
    async fn check(&self) {
        for (id, last) in &self.tables {
            let stored = self.store.load_table(id).await.unwrap();
            assert_eq!(stored.row.sequence, *last);
            assert_eq!(stored.lines[2..], append(id, 2, last - 2).lines);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_never_notice_the_inbox() {
    let mut runner = TestRunner::default();
    for _ in 0..12 {
        let steps = steps().new_tree(&mut runner).unwrap().current();
        println!("{steps:?}");
        let mut world = World::new().await;
        for step in steps {
            world.take(step).await;
        }
        world.check().await;
        world.take(Step::Kill).await;
        world.check().await;
        world.store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_inbox_is_sorted() {
    let mut world = World::new().await;
    for round in 0..240 {
        world.take(Step::Append { table: round % 3, lines: 100 }).await;
    }
    world.check().await;
    let left = in_inbox(&as_killed(&world.folder)).await;
    assert!((1..120).contains(&left), "of 240 commits {left} are still in the inbox");
    world.take(Step::Kill).await;
    world.check().await;
    let mut after = 2;
    while after < world.tables[0].1 {
        world.take(Step::Read { table: 0, after }).await;
        after += 37;
    }
    world.store.close().await;
    assert_eq!(in_inbox(&world.folder).await, 0, "a store that is closed is sorted");
}

async fn in_inbox(folder: &TempDir) -> i64 {
    let mut conn = connect(folder.path()).await;
    sqlx::query_scalar("SELECT count(*) FROM inbox").fetch_one(&mut conn).await.unwrap()
}

async fn connect(folder: &Path) -> sqlx::SqliteConnection {
    SqliteConnectOptions::new().filename(folder.join("store.db")).connect().await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_inbox_that_can_t_be_read_or_does_not_fit_is_named() {
    for (batch, word) in [("[{\"id\":", "inbox"), ("", "fit")] {
        let mut world = World::new().await;
        world.take(Step::Append { table: 0, lines: 3 }).await;
        let copy = as_killed(&world.folder);
        let mut conn = connect(copy.path()).await;
        let change = match batch {
            "" => sqlx::query("UPDATE tables SET sequence = 7"),
            _ => sqlx::query("UPDATE inbox SET batch = $1").bind(batch),
        };
        change.execute(&mut conn).await.unwrap();
        drop(conn);
        let address = format!("sqlite:{}", copy.path().join("store.db").display());
        let refused = store::open(&address, StoreOptions::default()).await.err();
        let Some(OpenError::Damaged { why, .. }) = refused else { panic!("{refused:?}") };
        assert!(why.contains(word), "{why}");
        world.store.close().await;
    }
}

#[tokio::test]
async fn a_line_must_be_told_from_the_next() {
    let world = World::new().await;
    let mut two = append(&world.tables[0].0, 2, 1);
    two.lines[0].1 = "one\u{1e}two".to_owned();
    assert!(matches!(world.store.append(two).await, Err(StoreError::Unfit(_))));
    world.check().await;
    world.store.close().await;
}
