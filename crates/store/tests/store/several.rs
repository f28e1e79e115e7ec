//! Several processes on one PostgreSQL, here as several stores.

use crate::contract::{hears, interleave};
use crate::make::{append, fresh_id, new_table, summary};
use store::{Change, StoreOptions};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_on_one_database_agree() {
    let Some(server) = testkit::Postgres::start() else { return };
    let address = server.database();
    // Both bring the schema up to date at once.
    let open = || store::open(&address, StoreOptions::default());
    let (one, two) = tokio::join!(open(), open());
    let stores = [one.unwrap(), two.unwrap()];

    let id = fresh_id();
    let mut changes = stores[1].changes();
    stores[0].create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    stores[0].append(append(&id, 2, 1)).await.unwrap();
    let lines = Change::Lines(id.clone(), 3);
    assert!(hears(&mut changes, |change| *change == lines).await, "the other one hears of it");
    assert_eq!(stores[1].lines_after(&id, 2).await.unwrap().len(), 1);

    interleave(&stores).await;
    for store in stores {
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
