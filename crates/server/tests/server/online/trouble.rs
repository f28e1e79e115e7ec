//! A failing store: everyone is informed, nothing that was confirmed is lost, and when it works
//! again the table continues.

use super::rig::*;
use super::store::Scratch;
use std::io::Write;
use std::time::Duration;
use store::{StoreOptions, open};
use table::{Clock, HostingOptions};
use wire::{Act, Code};

/// Fills a disk to the last byte.
fn fill(file: &std::path::Path) {
    let mut ballast = std::fs::File::create(file).unwrap();
    for size in [64 * 1024, 512, 1] {
        while ballast.write_all(&vec![1; size]).is_ok() {}
    }
}

/// Retries until the store accepts it.
async fn until_stored(client: &mut Client, table: &wire::TableId, act: &Act) -> u64 {
    loop {
        match client.act(table, act.clone()).await {
            Ok(sequence) => return sequence,
            Err(problem) => assert_eq!(problem.code, Code::Unavailable),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_table_goes_on_when_there_is_room_again() {
    let Some(disk) = testkit::SmallDisk::new(8 << 20) else { return };
    let address = format!("sqlite:{}", disk.path().join("test.db").display());
    let store = open(&address, StoreOptions::default()).await.unwrap();
    let served = Served::on(store, TestClock::new(), generous()).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann.clone(), ben];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let mut confirmed = 0;
    for pick in 0..5 {
        let turn = deciding(&mut clients, &table).await.unwrap();
        confirmed = clients[turn].play(&table, pick).await.unwrap();
    }

    let ballast = disk.path().join("ballast");
    fill(&ballast);
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let act = Act::Move { answers: known.answers(), mv: known.legal()[0].clone() };
    let say = Act::Say { text: "\u{1f525}".repeat(500) };
    // The last page may still have room, but not for much.
    let mut refused = None;
    for _ in 0..50 {
        match clients[turn].act(&table, say.clone()).await {
            Ok(sequence) => confirmed = sequence,
            Err(problem) => {
                refused = Some(problem);
                break;
            }
        }
    }
    let problem = refused.expect("the disk is full");
    assert_eq!(problem.code, Code::Unavailable);
    assert!(problem.text.ends_with('.'), "{}", problem.text);

    // The server doesn't hammer the disk meanwhile, and viewers still see the table.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let errors = served.metric("store_errors_total").await;
    assert!((1..=20).contains(&errors), "{errors} failures");
    let mut onlooker = Client::at(served.address, None).await;
    onlooker.watch(&table).await;

    std::fs::remove_file(&ballast).unwrap();
    let moved =
        in_time("moves are stored again", until_stored(&mut clients[turn], &table, &act)).await;
    assert!(moved > confirmed);
    all_see(&mut clients, &table, moved).await;
    for pick in 0..5 {
        let turn = deciding(&mut clients, &table).await.unwrap();
        confirmed = clients[turn].play(&table, pick).await.unwrap();
    }
    all_see(&mut clients, &table, confirmed).await;
    // Everything that was sent is what the store holds.
    let mut fresh = Client::new(&served, &ann).await;
    let told = fresh.watch(&table).await.told.clone();
    let seen = &clients[0].known(&table).told;
    assert!(seen.iter().all(|(line, told_then)| told.get(line) == Some(told_then)));
    assert_eq!(served.store.load_table(&table).await.unwrap().row.sequence, confirmed);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_of_another_program_is_told_and_survived() {
    let folder = Scratch::new();
    let file = folder.file();
    let options = StoreOptions { patience: Duration::from_millis(200), ..StoreOptions::default() };
    let store = open(&format!("sqlite:{}", file.display()), options).await.unwrap();
    let served = Served::on(store, TestClock::new(), generous()).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    let lock = testkit::FileLock::take(&file).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let act = Act::Move { answers: known.answers(), mv: known.legal()[0].clone() };
    let problem = clients[turn].act(&table, act.clone()).await.unwrap_err();
    assert_eq!(problem.code, Code::Unavailable);
    lock.release().await;
    let moved =
        in_time("moves are stored again", until_stored(&mut clients[turn], &table, &act)).await;
    all_see(&mut clients, &table, moved).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    clients[turn].play(&table, 1).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn time_in_which_nothing_can_be_stored_counts_for_no_one() {
    let scratch = Scratch::new();
    let served = Served::on(scratch.store().await, TestClock::new(), generous()).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let options = HostingOptions { clock: Clock::PerMove { ms: 60_000 }, ..live() };
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, options).await;
    let lock = testkit::FileLock::take(&scratch.file()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let act = Act::Move { answers: known.answers(), mv: known.legal()[0].clone() };
    let problem = clients[turn].act(&table, act.clone()).await.unwrap_err();
    assert_eq!(problem.code, Code::Unavailable);
    served.clock.pass(600_000);
    lock.release().await;
    // Otherwise a bot decides, and the move answers another question.
    let moved =
        in_time("moves are stored again", until_stored(&mut clients[turn], &table, &act)).await;
    all_see(&mut clients, &table, moved).await;
    let known = clients[turn].known(&table);
    assert!(known.heard("clocks-set") && !known.heard("time-ran-out"), "{:?}", known.news());
}
