//! Several processes on one PostgreSQL, simulated as several stores.

use crate::contract::{hears, interleave};
use crate::make::{append, fresh_id, new_table, summary};
use store::{Change, StoreOptions};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_on_one_database_agree() {
    let Some(server) = testkit::Postgres::start() else { return };
    let address = server.database();
    // Both update the schema at the same time.
    let open = || store::open(&address, StoreOptions::default());
    let (one, two) = tokio::join!(open(), open());
    let stores = [one.unwrap(), two.unwrap()];

    let id = fresh_id();
    let mut changes = stores[1].changes();
    stores[0].create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    // The lines are included: no one has to read them.
    let mut added = append(&id, 2, 1);
    added.lines[0].1 = "move 0 1 sow 3".to_owned();
    stores[0].append(added.clone()).await.unwrap();
    let lines = |change: &Change| match change {
        Change::Lines(of, 3, Some(told)) if *of == id => {
            let told = told.lines.iter().map(String::as_str);
            told.eq(added.lines.iter().map(|(_, line)| &line[..]))
        }
        _ => false,
    };
    assert!(hears(&mut changes, lines).await, "the other one hears of it");
    let mut long = append(&id, 3, 1);
    long.lines[0].1 = "x".repeat(9_000);
    stores[0].append(long).await.unwrap();
    let untold = Change::Lines(id.clone(), 4, None);
    assert!(hears(&mut changes, |change| *change == untold).await, "a long line is not told");
    assert_eq!(stores[1].lines_after(&id, 2).await.unwrap().len(), 2);

    interleave(&stores).await;
    for store in stores {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_process_hears_of_new_lines_once_also_of_its_own() {
    let Some(server) = testkit::Postgres::start() else { return };
    let address = server.database();
    let one = store::open(&address, StoreOptions::default()).await.unwrap();
    let two = store::open(&address, StoreOptions::default()).await.unwrap();
    let id = fresh_id();
    one.create_table(new_table(&id, summary("playing", &[]))).await.unwrap();
    let mut heard = [one.changes(), two.changes()];
    for round in 0..10 {
        let store = if round % 2 == 0 { &one } else { &two };
        store.append(append(&id, 2 + round, 1)).await.unwrap();
        // The next one is stored only when both know of this one, so that the order is certain.
        for changes in &mut heard {
            let last = std::cell::Cell::new(0);
            let lines = |change: &Change| match change {
                Change::Lines(of, sequence, _) if *of == id => {
                    last.set(*sequence);
                    true
                }
                _ => false,
            };
            assert!(hears(changes, lines).await);
            assert_eq!(last.get(), 3 + round, "a line was announced twice");
        }
    }
    for store in [one, two] {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn batches_that_share_tables_don_t_block_each_other() {
    let Some(server) = testkit::Postgres::start() else { return };
    let address = server.database();
    let one = store::open(&address, StoreOptions::default()).await.unwrap();
    let two = store::open(&address, StoreOptions::default()).await.unwrap();
    let tables: Vec<_> = (0..40).map(|_| fresh_id()).collect();
    for id in &tables {
        one.create_table(new_table(id, summary("playing", &[]))).await.unwrap();
    }
    for round in 0..10 {
        let mut attempts = Vec::new();
        for (n, id) in tables.iter().chain(tables.iter().rev()).enumerate() {
            let store = if n % 2 == 0 { one.clone() } else { two.clone() };
            let append = append(id, 2 + round, 1);
            attempts.push(tokio::spawn(async move { store.append(append).await }));
        }
        let mut won = 0;
        for attempt in attempts {
            match attempt.await.unwrap() {
                Ok(_) => won += 1,
                Err(error) => assert_eq!(error, store::StoreError::Conflict),
            }
        }
        assert_eq!(won, tables.len(), "each table has one winner");
    }
}
