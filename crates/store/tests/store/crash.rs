//! A process is killed while it appends: every acknowledged line is stored.

use crate::make::{append, fresh_id, new_table, summary};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use store::StoreOptions;
use wire::TableId;

/// The variable with the address of the child's store; without it, the child is an ordinary test
/// that does nothing.
const ADDRESS: &str = "EMBERWAKE_TEST_CHILD";

/// Not a test by itself: this is what the killed process runs. It prints what was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_child_appends_in_a_loop() {
    let Ok(address) = std::env::var(ADDRESS) else { return };
    let store = store::open(&address, StoreOptions::default()).await.unwrap();
    let mut tasks: Vec<tokio::task::JoinHandle<()>> = Vec::new();
    for _ in 0..8 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = fresh_id();
            store.create_table(new_table(&id, summary("playing", &[]))).await.unwrap();
            let mut after = 2;
            loop {
                after = store.append(append(&id, after, 1 + after % 3)).await.unwrap().sequence;
                println!("stored {id} {after}");
            }
        }));
    }
    // They never end on their own.
    let ended = tasks.pop().expect("some").await;
    panic!("a task ended: {:?}", ended.err());
}

/// Runs a child until this many lines are acknowledged, kills it, and returns the acknowledged
/// lines.
fn killed(address: &str, after: usize) -> Vec<(TableId, u64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::a_child_appends_in_a_loop", "--nocapture"])
        .env(ADDRESS, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut told = Vec::new();
    for line in output.lines() {
        let line = line.unwrap();
        let words: Vec<&str> = line.split(' ').collect();
        if let ["stored", id, sequence] = words[..]
            && let (Ok(id), Ok(sequence)) = (id.parse(), sequence.parse())
        {
            told.push((id, sequence));
            if told.len() == after {
                // This is SIGKILL. Earlier output can still be read.
                child.kill().unwrap();
            }
        }
    }
    child.wait().unwrap();
    told
}

async fn acknowledged_lines_survive(address: &str) {
    for after in [1, 7, 40, 150] {
        let told = killed(address, after);
        assert!(told.len() >= after);
        let store = store::open(address, StoreOptions::default()).await.unwrap();
        for (id, sequence) in told {
            let stored = store.load_table(&id).await.unwrap();
            assert!(stored.row.sequence >= sequence, "line {sequence} of {id} was lost");
            let expected = append(&id, 2, stored.row.sequence - 2).lines;
            assert_eq!(stored.lines[2..], expected);
        }
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_lines_survive_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("store.db").display());
    acknowledged_lines_survive(&address).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_lines_survive_on_postgresql() {
    let Some(server) = testkit::Postgres::start() else { return };
    acknowledged_lines_survive(&server.database()).await;
}
