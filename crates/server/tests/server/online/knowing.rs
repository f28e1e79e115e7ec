//! The knowledge of clients: after reconnecting, in two tabs, as spectators, and never too much.

use super::rig::*;
use kernel::{Game, Viewer};
use sea::Sea;
use std::time::Duration;
use wire::{Act, FromClient};

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_client_gets_what_it_missed_and_no_more() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann.clone(), ben];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let had = clients[0].known(&table).clone();
    for pick in 0..6 {
        let turn = deciding(&mut clients, &table).await.unwrap();
        clients[turn].play(&table, pick).await.unwrap();
    }
    deciding(&mut clients, &table).await;
    let mut again = Client::new(&served, &ann).await;
    let known = again.watch_since(&table, had.sequence()).await.clone();
    assert_eq!(known.update["after"].as_u64(), Some(had.sequence()));
    assert_eq!(known.told.keys().next(), Some(&(had.sequence() + 1)));
    let whole = clients[0].known(&table);
    assert_eq!(known.sequence(), whole.sequence());
    assert_eq!(known.view, whole.view);
    assert!(known.told.iter().all(|(line, told)| whole.told[line] == *told));
    // A client that claims lines that don't exist starts over.
    let mut liar = Client::new(&served, &ann).await;
    let known = liar.watch_since(&table, 1_000_000).await;
    assert_eq!(known.update["after"].as_u64(), Some(0));
    assert_eq!(known.sequence(), whole.sequence());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_person_stay_in_step() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann.clone(), ben];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let mut tab = Client::new(&served, &ann).await;
    tab.watch(&table).await;
    for pick in 0..8 {
        let turn = deciding(&mut clients, &table).await.unwrap();
        // Ann plays in either tab.
        if turn == 0 && pick % 2 == 0 {
            tab.play(&table, pick).await.unwrap();
        } else {
            clients[turn].play(&table, pick).await.unwrap();
        }
        let newest = clients[turn].known(&table).sequence().max(tab.known(&table).sequence());
        for client in clients.iter_mut().chain([&mut tab]) {
            client.until(&table, |known| known.sequence() >= newest).await;
        }
    }
    let one = clients[0].known(&table);
    let other = tab.known(&table);
    assert_eq!(one.view, other.view);
    assert_eq!(one.told, other.told);
    assert_eq!(one.legal(), other.legal());
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_of_sea_see_what_all_know_and_everything_after_the_end() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let (table, mut clients) = begun(&served, "sea", &[ann], 2, live()).await;
    let mut onlooker = Client::at(served.address, None).await;
    onlooker.watch(&table).await;
    let player = tokio::spawn({
        let mut client = clients.remove(0);
        let table = table.clone();
        async move {
            client.play_out(&table, 5).await;
            client
        }
    });
    let mut views = 0;
    while onlooker.known(&table).phase() != "over" {
        let known = onlooker.known(&table);
        // Everything that a spectator was sent parses as a spectator's view.
        let view: <Sea as Game>::View = serde_json::from_value(known.view.clone()).unwrap();
        let imagined = Sea::imagine(&view, &mut dealer::Quick::new(1));
        assert_eq!(imagined.view(Viewer::Spectator), view);
        assert!(known.legal().is_empty() && known.update["seat"].is_null());
        views += 1;
        let updates = known.updates;
        onlooker.until(&table, |known| known.updates > updates).await;
    }
    assert!(views > 10);
    let client = player.await.unwrap();
    let text = served.state.hub.record(&table, texts::Lang::En).await.unwrap();
    let record = kernel::Record::<Sea>::parse(&text).unwrap();
    let journal = record.replay(&mut ()).unwrap();
    let all = serde_json::to_value(journal.now().view(Viewer::Omniscient)).unwrap();
    assert_eq!(onlooker.known(&table).view, all);
    // The seed is revealed at the end and not before.
    let seed = record.tag("seed").unwrap();
    for heard in [&onlooker.heard, &client.heard] {
        let revealing: Vec<_> = heard.iter().filter(|text| text.contains(seed)).collect();
        assert!(!revealing.is_empty());
        assert!(revealing.iter().all(|text| text.contains(r#""what":"ended""#)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_learn_of_their_turn_at_a_table_they_do_not_watch() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann.clone(), ben.clone()];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let mut elsewhere = [Client::new(&served, &ann).await, Client::new(&served, &ben).await];
    let turn = deciding(&mut clients, &table).await.unwrap();
    let other = 1 - turn;
    while deciding(&mut clients, &table).await == Some(turn) {
        clients[turn].play(&table, 0).await.unwrap();
    }
    let note = elsewhere[other].note("your-turn").await;
    assert_eq!(note["table"].as_str(), Some(table.as_str()));
    assert_eq!(note["answers"].as_u64(), Some(clients[other].known(&table).answers()));
    // No one else is notified, and each turn is announced once.
    clients[other].play(&table, 0).await.unwrap();
    elsewhere[turn]
        .say(&FromClient::Watch { table: table.clone(), since: 0, form: wire::Form::Full })
        .await;
    elsewhere[turn].until(&table, |_| true).await;
    let told = elsewhere[other].notes.iter().filter(|note| note["say"] == "your-turn").count();
    assert_eq!(told, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_does_not_read_gets_one_update_for_all_that_was_missed() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann, ben.clone()];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let mut slow = Client::narrow(&served, &ben).await;
    slow.watch(&table).await;
    // Send far more than the buffers on the way can hold: long lines of chat, again and again.
    let text = "\u{1f525}".repeat(500);
    for line in 0..960 {
        let client = line % 2;
        clients[client].act(&table, Act::Say { text: text.clone() }).await.unwrap();
    }
    let newest = clients[1].until(&table, |known| known.told.len() > 960).await.sequence();
    slow.until(&table, |known| known.sequence() >= newest).await;
    let known = slow.known(&table);
    // The last line may not have reached the others yet.
    let all = clients[1].until(&table, |other| other.sequence() >= known.sequence()).await;
    assert_eq!(known.told.len(), all.told.len());
    assert!(known.updates < 900, "{} updates", known.updates);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_never_reads_is_let_go() {
    let settings = server::Settings { drain: Duration::from_millis(300), ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "pb").await;
    let mut stuck = Client::new(&served, &ann).await;
    // It asks for everything again and again, and never reads.
    let open = served.state.hub.connection_count();
    for _ in 0..40_000 {
        let watch = FromClient::Watch { table: table.clone(), since: 0, form: wire::Form::Full };
        let sent = tokio::time::timeout(Duration::from_secs(5), stuck.try_say(&watch)).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    let hub = &served.state.hub;
    eventually("the reader is let go", async || hub.connection_count() < open).await;
    assert_eq!(served.metric("slow_readers_total").await, 1);
}
