//! A database that goes silent: connections stay open, and nothing comes through. Everything works
//! again soon, nothing that was confirmed is lost, and nothing is stored twice.

use crate::contract::hears;
use crate::make::{append, fresh_id, new_person, new_table, summary};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Change, Store, StoreError, StoreOptions};
use testkit::{Postgres, Proxy};
use wire::TableId;

/// So long that a busy machine answers in time, and short for a test.
const PATIENCE: Duration = Duration::from_millis(1_000);

/// A store behind a proxy.
struct Behind {
    _server: Postgres,
    proxy: Proxy,
    store: Arc<dyn Store>,
    /// The same database without the proxy.
    direct: Arc<dyn Store>,
}

impl Behind {
    async fn start() -> Option<Behind> {
        let server = Postgres::start()?;
        let proxy = Proxy::start(&server).await;
        let database = server.database();
        let options = StoreOptions { patience: PATIENCE, ..StoreOptions::default() };
        let store = store::open(&proxy.address(&database), options).await.unwrap();
        let direct = store::open(&database, StoreOptions::default()).await.unwrap();
        Some(Behind { _server: server, proxy, store, direct })
    }

    /// Opens all connections of the pool, so that all of them can go silent.
    async fn fill_pool(&self) {
        let reads: Vec<_> = (0..64)
            .map(|_| {
                let store = self.store.clone();
                tokio::spawn(async move { store.size_bytes().await })
            })
            .collect();
        for read in reads {
            read.await.unwrap().unwrap();
        }
    }
}

async fn table(store: &Arc<dyn Store>) -> TableId {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("playing", &[]))).await.unwrap();
    id
}

/// Repeats work until it succeeds, and says how long that took.
async fn until_it_works<T>(what: &str, mut work: impl AsyncFnMut() -> Result<T, StoreError>) -> T {
    let begun = Instant::now();
    loop {
        match work().await {
            Ok(done) => {
                println!("{what}: {:.2} s", begun.elapsed().as_secs_f64());
                return done;
            }
            Err(StoreError::Unavailable(_)) => {}
            Err(error) => panic!("{what}: {error}"),
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}: it never worked again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Appends a line as a server does: it reads how far the table has come, also after each failure.
async fn persist(store: &Arc<dyn Store>, id: &TableId) -> u64 {
    let appending = async || {
        let after = store.table(id).await?.sequence;
        match store.append(append(id, after, 1)).await {
            // The line of an attempt whose answer was lost has come in between.
            Err(StoreError::Conflict) => Err(StoreError::Unavailable(String::new())),
            appended => appended,
        }
    };
    until_it_works("a line is stored", appending).await.sequence
}

/// Checks that everything works: lines, other writes, reads, the check of `/ready`, notifications.
async fn all_works(behind: &Behind, id: &TableId) {
    let Behind { store, direct, .. } = behind;
    let mut changes = store.changes();
    let begun = Instant::now();
    let working = async {
        tokio::join!(
            persist(store, id),
            until_it_works("the store is ready", async || store.check().await),
            until_it_works("a list is read", async || store.here(id).await),
            until_it_works("a person is stored", async || {
                store.create_person(new_person("Ann")).await
            }),
        )
    };
    let (sequence, ..) = working.await;
    // What others store is heard again.
    let after =
        until_it_works("others store", async || direct.append(append(id, sequence, 1)).await);
    let last = after.await.sequence;
    let news = |change: &Change| match change {
        Change::Lines(of, at, _) => of == id && *at == last,
        Change::Reconnected => true,
        _ => false,
    };
    assert!(hears(&mut changes, news).await, "the others are not heard");
    println!("everything works: {:.2} s", begun.elapsed().as_secs_f64());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_go_silent_are_replaced() {
    let Some(behind) = Behind::start().await else { return };
    let id = table(&behind.store).await;
    for _ in 0..3 {
        behind.fill_pool().await;
        let before = persist(&behind.store, &id).await;
        let mut changes = behind.store.changes();
        behind.proxy.silence();
        assert_eq!(behind.direct.table(&id).await.unwrap().sequence, before);
        all_works(&behind, &id).await;
        assert!(hears(&mut changes, |change| *change == Change::Reconnected).await);
    }
    let stored = behind.store.load_table(&id).await.unwrap();
    assert_eq!(stored.lines.len() as u64, stored.row.sequence);
    behind.store.close().await;
}

/// A listener has nothing to do but wait, so only it can notice that no one can reach it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_listener_notices_it_by_itself() {
    let Some(behind) = Behind::start().await else { return };
    let id = table(&behind.direct).await;
    let mut changes = behind.store.changes();
    let begun = Instant::now();
    behind.proxy.silence();
    assert!(hears(&mut changes, |change| *change == Change::Reconnected).await);
    println!("the listener is back: {:.2} s", begun.elapsed().as_secs_f64());
    behind.direct.append(append(&id, 2, 1)).await.unwrap();
    let lines = |change: &Change| matches!(change, Change::Lines(of, 3, _) if *of == id);
    assert!(hears(&mut changes, lines).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_whose_commit_is_not_answered_is_neither_lost_nor_doubled() {
    let Some(behind) = Behind::start().await else { return };
    let Behind { store, direct, proxy, .. } = &behind;
    let id = table(store).await;
    for round in 0..3 {
        let after = store.table(&id).await.unwrap().sequence;
        proxy.swallow_commit();
        let mut unanswered = append(&id, after, 1);
        unanswered.lines[0].1 = format!("unanswered {round}");
        let lost = store.append(unanswered.clone()).await;
        assert!(matches!(lost, Err(StoreError::Unavailable(_))), "{lost:?}");
        assert!(proxy.has_swallowed());
        // It is stored, once. A caller that tries again as before is told that the table has gone on.
        let again = until_it_works("the line is found", async || {
            match store.append(unanswered.clone()).await {
                Err(StoreError::Conflict) => Ok(()),
                Ok(_) => panic!("stored twice"),
                Err(error) => Err(error),
            }
        });
        again.await;
        assert_eq!(direct.lines_after(&id, after).await.unwrap(), unanswered.lines);
        let next = persist(store, &id).await;
        assert_eq!(next, after + 2);
    }
}

/// The same for a write that doesn't go through the writer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_commit_is_not_answered_is_stored_once() {
    let Some(behind) = Behind::start().await else { return };
    let id = fresh_id();
    let new = new_table(&id, summary("lobby", &[]));
    behind.proxy.swallow_commit();
    let lost = behind.store.create_table(new.clone()).await;
    assert!(matches!(lost, Err(StoreError::Unavailable(_))), "{lost:?}");
    assert_eq!(behind.store.create_table(new).await, Err(StoreError::Conflict));
    persist(&behind.store, &id).await;
}

/// The locks of a transaction whose connection went silent in the middle would stop everyone else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transaction_that_went_silent_gives_up_its_locks() {
    let Some(behind) = Behind::start().await else { return };
    let Behind { store, direct, proxy, .. } = &behind;
    let ann = direct.create_person(new_person("Ann")).await.unwrap();
    let played = crate::contract::results::game(direct, &[ann], 1).await;
    // The connection goes silent while the ratings are locked.
    let rate = |before: &[store::RatedBefore]| {
        proxy.silence();
        crate::contract::results::point(before)
    };
    let lost = store.finish(played.clone(), 0, &rate).await;
    assert!(matches!(lost, Err(StoreError::Unavailable(_))), "{lost:?}");
    let point = crate::contract::results::point;
    let finished = until_it_works("the game is rated", async || {
        direct.finish(played.clone(), 0, &point).await
    });
    assert!(finished.await);
    assert_eq!(direct.ratings(ann).await.unwrap()[0].1.games, 1);
}

/// Nothing comes through, not even over new connections, and later everything goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_network_is_survived() {
    let Some(behind) = Behind::start().await else { return };
    let id = table(&behind.store).await;
    behind.fill_pool().await;
    behind.proxy.freeze();
    assert!(matches!(behind.store.check().await, Err(StoreError::Unavailable(_))));
    let lost = behind.store.append(append(&id, 2, 1)).await;
    assert!(matches!(lost, Err(StoreError::Unavailable(_))), "{lost:?}");
    behind.proxy.thaw();
    all_works(&behind, &id).await;
    let stored = behind.store.load_table(&id).await.unwrap();
    assert_eq!(stored.lines.len() as u64, stored.row.sequence);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_server_is_survived_in_the_middle_of_appends() {
    let Some(behind) = Behind::start().await else { return };
    let tables = [table(&behind.store).await, table(&behind.store).await];
    let appending = tables.clone().map(|id| {
        let store = behind.store.clone();
        tokio::spawn(async move {
            let mut confirmed = Vec::new();
            for _ in 0..200 {
                let after = store.table(&id).await.map_or(0, |row| row.sequence);
                match store.append(append(&id, after, 1)).await {
                    Ok(appended) => confirmed.push(appended.sequence),
                    Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            }
            confirmed
        })
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    behind._server.freeze();
    tokio::time::sleep(3 * PATIENCE).await;
    behind._server.thaw();
    for (id, appending) in tables.iter().zip(appending) {
        let confirmed = appending.await.unwrap();
        all_works(&behind, id).await;
        let stored = behind.direct.load_table(id).await.unwrap();
        assert_eq!(stored.lines.len() as u64, stored.row.sequence);
        let mut once = confirmed.clone();
        once.dedup();
        assert_eq!(once, confirmed, "a line was confirmed twice");
        assert!(confirmed.iter().all(|line| *line <= stored.row.sequence), "a line is lost");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_whose_connections_are_silent_can_be_closed() {
    let Some(behind) = Behind::start().await else { return };
    behind.fill_pool().await;
    behind.proxy.silence();
    let closing = tokio::time::timeout(Duration::from_secs(60), behind.store.close());
    assert!(closing.await.is_ok(), "closing waits forever");
}
