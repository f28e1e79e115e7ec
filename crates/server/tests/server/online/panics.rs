//! A panic affects only the work in which it happens. The texts that provoke one are known only to
//! a server built with the feature `faults`.

use super::rig::*;
use std::time::Duration;
use table::{Clock, HostingOptions};
use wire::{Act, Code, TableId};

fn say(text: &str) -> Act {
    Act::Say { text: text.to_owned() }
}

/// Plays a few moves, which must all be stored and seen.
async fn goes_on(clients: &mut [Client], table: &TableId) {
    for pick in 0..4 {
        let turn = deciding(clients, table).await.expect("somebody is to decide");
        let sequence = clients[turn].play(table, pick).await.unwrap();
        all_see(clients, table, sequence).await;
    }
}

/// Opens two tables with two people each.
async fn two_tables(served: &Served) -> [(TableId, Vec<Client>); 2] {
    let options = HostingOptions { clock: Clock::PerMove { ms: 3_600_000 }, ..live() };
    let mut tables = Vec::new();
    for names in [["Ann", "Ben"], ["Cleo", "Dan"]] {
        let people = [served.person(names[0]).await, served.person(names[1]).await];
        tables.push(begun(served, "campfire", &people, 0, options.clone()).await);
    }
    tables.try_into().ok().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_at_one_table_is_counted_and_all_tables_play_on() {
    let served = Served::new().await;
    let [(broken, mut its_people), (other, mut others)] = two_tables(&served).await;
    let before = served.metric("panics_total").await;
    let problem = its_people[0].act(&broken, say("fault:act")).await.unwrap_err();
    assert_eq!(problem.code, Code::Internal);
    assert!(problem.text.ends_with('.'), "{}", problem.text);
    assert_eq!(served.metric("panics_total").await, before + 1);
    goes_on(&mut others, &other).await;
    // The same sockets continue at the same table, restored from the store.
    goes_on(&mut its_people, &broken).await;
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_when_it_is_restored_leaves_all_others_alone() {
    let served = Served::new().await;
    let [(broken, mut its_people), (other, mut others)] = two_tables(&served).await;
    its_people[0].act(&broken, say("fault:restore")).await.unwrap();
    its_people[0].act(&broken, say("fault:act")).await.unwrap_err();
    let problem = its_people[1].act(&broken, say("Is anybody there?")).await.unwrap_err();
    assert_eq!(problem.code, Code::Internal);
    goes_on(&mut others, &other).await;

    // Its clocks run out, which the hub notices in its rounds. These must continue.
    served.clock.pass(3_700_000);
    eventually("the table is put off", async || {
        let row = served.store.table(&broken).await.unwrap();
        row.summary.wake_ms.is_some_and(|wake_ms| wake_ms > server::Clock::now_ms(&*served.clock))
    })
    .await;
    others[0].until(&other, |known| known.heard("time-ran-out")).await;
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_keeps_nobody_else_waiting() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "pb").await;
    let mut client = Client::new(&served, &ann).await;
    client.watch(&table).await;
    client.act(&table, say("fault:bot")).await.unwrap();
    client.ready(&table).await;
    client.act(&table, Act::Start).await.unwrap();
    let mut pick = 0;
    while served.metric("panics_total").await == 0 {
        if !client.known(&table).legal().is_empty() {
            client.play(&table, pick).await.unwrap();
            pick += 1;
        }
        // Messages are received only while the client listens.
        let _ = tokio::time::timeout(Duration::from_millis(20), client.hear()).await;
    }
    client.act(&table, say("Your turn, bot.")).await.unwrap();
    eventually("nobody thinks any more", async || served.state.hub.bot_count() == 0).await;

    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ben], 1, live()).await;
    clients[0].play_out(&table, 3).await;
    served.stop().await;
}
