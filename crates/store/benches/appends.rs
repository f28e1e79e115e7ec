//! Measures appends per second: one after the other, and from many tables at the same time.
//!
//! `cargo bench -p store` measures SQLite in a temporary folder; `-- postgres://…` as an argument
//! measures that database. Times depend on how long the disk takes to sync.

use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, NewTable, SeatSummary, Store, StoreOptions, Summary};
use table::Person;
use wire::TableId;

/// The time for measuring each figure.
const SLICE: Duration = Duration::from_secs(4);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(measure());
}

async fn measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("store.db").display());
    let given = std::env::args().skip(1).find(|argument| argument.contains(':'));
    let address = given.unwrap_or(file);
    let store = store::open(&address, StoreOptions::default()).await.expect("a store");
    for tables in [1, 10, 100, 400, 1_000] {
        slice(&store, tables).await;
    }
    store.close().await;
}

/// Runs a closed loop: each table waits for its line to be stored before it adds the next.
async fn slice(store: &Arc<dyn Store>, tables: u64) {
    let begin = Instant::now();
    let lines: Vec<_> = (0..tables).map(|_| tokio::spawn(fill(store.clone(), begin))).collect();
    let mut latencies = Vec::new();
    for table in lines {
        latencies.extend(table.await.expect("no panic"));
    }
    let per_second = latencies.len() as f64 / begin.elapsed().as_secs_f64();
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    println!(
        "{tables:>5} tables: {per_second:>8.0} appends/s, p50 {:?}, p99 {:?}",
        at(0.5),
        at(0.99)
    );
}

async fn fill(store: Arc<dyn Store>, begin: Instant) -> Vec<Duration> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).expect("randomness");
    let id = TableId::from_bytes(bytes);
    let summary = |sequence: u64| Summary {
        phase: "playing".to_owned(),
        seats: (1..=3).map(|n| SeatSummary { person: Some(Person(n)), level: None }).collect(),
        to_act: Some(Person(1 + sequence % 3)),
        answers: sequence,
        turn_ms: Some(1_800_000_000_000 + sequence),
        deadline_ms: Some(1_800_000_000_000 + sequence),
        wake_ms: Some(1_800_000_000_000 + sequence),
    };
    let new = NewTable {
        id: id.clone(),
        game: "campfire".to_owned(),
        seed: [7; 32],
        listed: true,
        rated: false,
        programs: false,
        days: false,
        listed_max: None,
        owner: Some(Person(1)),
        rematch_of: None,
        about: String::new(),
        now_ms: 1_800_000_000_000,
        lines: vec![(1, "1800000000000 table 1 campfire 1".to_owned())],
        summary: summary(1),
    };
    store.create_table(new).await.expect("a new table");
    let mut latencies = Vec::new();
    let mut after = 1;
    while begin.elapsed() < SLICE {
        let asked = Instant::now();
        // A move, and every second time a random outcome after it.
        let count = 1 + after % 2;
        let line =
            |n| (after + n, format!("18000000{:05} move 2 {} sow 3 cw lantern", after, after));
        let append = Append {
            id: id.clone(),
            lines: (1..=count).map(line).collect(),
            after,
            summary: summary(after + count),
            now_ms: 1_800_000_000_000 + after,
        };
        after = store.append(append).await.expect("stored").sequence;
        latencies.push(asked.elapsed());
    }
    latencies
}
