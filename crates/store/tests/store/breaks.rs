//! Full disks, locks, lost connections, a restarted database: a clear error, nothing half written,
//! and automatic recovery.

use crate::contract::{file_store, hears};
use crate::make::{append, fresh_id, new_person, new_table, summary};
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Store, StoreError, StoreOptions};
use wire::TableId;

fn is_unavailable(error: &StoreError) -> bool {
    matches!(error, StoreError::Unavailable(_))
}

async fn table(store: &Arc<dyn Store>) -> TableId {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("playing", &[]))).await.unwrap();
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_is_survived() {
    let Some(disk) = testkit::SmallDisk::new(4 << 20) else { return };
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![1; 2 << 20]).unwrap();
    let store = file_store(disk.path()).await;
    let id = table(&store).await;
    let mut after = 2;
    let error = loop {
        match store.append(append(&id, after, 200)).await {
            Ok(appended) => after = appended.sequence,
            Err(error) => break error,
        }
        assert!(after < 1_000_000, "the disk is never full");
    };
    assert!(is_unavailable(&error), "{error:?}");
    assert_eq!(store.load_table(&id).await.unwrap().row.sequence, after, "nothing half written");
    let person = store.create_person(new_person("Ann")).await;
    assert!(person.is_ok() || person.is_err_and(|error| is_unavailable(&error)));

    std::fs::remove_file(&ballast).unwrap();
    let appended = store.append(append(&id, after, 1)).await;
    assert_eq!(appended.map(|appended| appended.sequence), Ok(after + 1));
    assert_eq!(store.check().await, Ok(()));
    let lines = store.load_table(&id).await.unwrap().lines;
    assert_eq!(lines.len() as u64, after + 1);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_of_another_program_is_waited_for_and_survived() {
    let folder = tempfile::tempdir().unwrap();
    let options = StoreOptions { patience: Duration::from_millis(200), ..StoreOptions::default() };
    let file = folder.path().join("store.db");
    let store = store::open(&format!("sqlite:{}", file.display()), options).await.unwrap();
    let id = table(&store).await;
    let lock = testkit::FileLock::take(&file).await;

    assert!(store.append(append(&id, 2, 1)).await.is_err_and(|error| is_unavailable(&error)));
    assert!(store.check().await.is_err_and(|error| is_unavailable(&error)));
    assert_eq!(store.table(&id).await.unwrap().sequence, 2, "reading goes on");
    lock.release().await;
    assert_eq!(store.append(append(&id, 2, 1)).await.unwrap().sequence, 3);
    store.close().await;
}

/// A write that is abandoned leaves nothing behind, and doesn't affect the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_is_abandoned_affects_no_one_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    let id = table(&store).await;
    for round in 0..200u64 {
        let other = store.clone();
        let writing = tokio::spawn(async move { other.create_person(new_person("Ann")).await });
        let appending = store.append(append(&id, 2 + round, 1));
        for _ in 0..round % 40 {
            tokio::task::yield_now().await;
        }
        writing.abort();
        assert_eq!(appending.await.map(|appended| appended.sequence), Ok(3 + round));
        let _ = writing.await;
    }
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(store.load_table(&id).await.unwrap().lines.len(), 202);
}

/// Retries until it works, like a server that restores its table after each failure.
async fn persist(store: &Arc<dyn Store>, id: &TableId) -> u64 {
    for _ in 0..200 {
        if let Ok(row) = store.table(id).await
            && let Ok(appended) = store.append(append(id, row.sequence, 1)).await
        {
            return appended.sequence;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it never worked again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cut_connections_and_a_restart_of_postgresql_are_survived() {
    let Some(server) = testkit::Postgres::start() else { return };
    let store = store::open(&server.database(), StoreOptions::default()).await.unwrap();
    let id = table(&store).await;
    let mut changes = store.changes();
    for round in 0..3 {
        server.cut_connections();
        assert!(hears(&mut changes, |change| *change == Change::Reconnected).await);
        let sequence = persist(&store, &id).await;
        let lines = |change: &Change| matches!(change, Change::Lines(of, at, _) if *of == id && *at == sequence);
        assert!(hears(&mut changes, lines).await, "round {round}");
    }
    server.stop();
    let options = store.append(append(&id, 5, 1)).await;
    assert!(options.is_err_and(|error| is_unavailable(&error)));
    server.begin();
    assert!(hears(&mut changes, |change| *change == Change::Reconnected).await);
    persist(&store, &id).await;
    assert_eq!(store.check().await, Ok(()));
    let stored = store.load_table(&id).await.unwrap();
    assert_eq!(stored.lines.len() as u64, stored.row.sequence);
    store.close().await;
}
