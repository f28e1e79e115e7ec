//! People at a table: removed, muted, signed out, and the list of open tables.

use super::rig::*;
use kernel::Seat;
use std::time::Duration;
use store::{Filter, WhichTables};
use table::Level;
use wire::{Act, Code, FromClient};

#[tokio::test(flavor = "multi_thread")]
async fn a_player_removed_by_the_owner_cannot_sit_down_again() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let table = served.table(&ann, "campfire", "po").await;
    let mut owner = Client::new(&served, &ann).await;
    let mut guest = Client::new(&served, &ben).await;
    owner.watch(&table).await;
    guest.act(&table, Act::Sit { seat: Seat(1) }).await.unwrap();
    let known = owner.until(&table, |known| known.heard("sat-down")).await;
    assert_eq!(known.update["people"][0]["name"], "Ben", "who comes is named");
    let theirs = guest.act(&table, Act::Kick { person: ann.person }).await.unwrap_err();
    assert_eq!(theirs.code, Code::Forbidden);
    owner.act(&table, Act::Kick { person: ben.person }).await.unwrap();
    let again = guest.act(&table, Act::Sit { seat: Seat(1) }).await.unwrap_err();
    assert_eq!(again.code, Code::Forbidden);
    owner.act(&table, Act::SetChair { seat: Seat(1), level: Level::new("easy") }).await.unwrap();
    let endless = Act::SetChair { seat: Seat(1), level: Level::new("search:99999999") };
    assert_eq!(owner.act(&table, endless).await.unwrap_err().code, Code::Refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_until_the_owner_silences_them() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let table = served.table(&ann, "campfire", "po").await;
    let mut owner = Client::new(&served, &ann).await;
    let mut guest = Client::new(&served, &ben).await;
    owner.watch(&table).await;
    let say = |text: &str| Act::Say { text: text.to_owned() };
    guest.act(&table, say("<b>Hello</b>\nall")).await.unwrap();
    let known = owner.until(&table, |known| known.heard("said")).await;
    assert_eq!(known.told.values().last().unwrap()["news"]["text"], "<b>Hello</b> all");
    let long = guest.act(&table, say(&"x".repeat(501))).await.unwrap_err();
    assert_eq!(long.code, Code::TooLong);
    assert_eq!(guest.act(&table, say("  ")).await.unwrap_err().code, Code::Refused);
    owner.act(&table, Act::Mute { person: ben.person }).await.unwrap();
    assert_eq!(guest.act(&table, say("psst")).await.unwrap_err().code, Code::Forbidden);
    owner.act(&table, Act::Unmute { person: ben.person }).await.unwrap();
    guest.act(&table, say("thanks")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_counts_for_more_than_moves() {
    let settings = server::Settings { messages_per_second: 1, messages_burst: 30, ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "pb").await;
    let mut client = Client::new(&served, &ann).await;
    let mut said = 0;
    let problem = loop {
        match client.act(&table, Act::Say { text: "again".to_owned() }).await {
            Ok(_) => said += 1,
            Err(problem) => break problem,
        }
        assert!(said <= 7, "nobody stops who talks too much");
    };
    assert_eq!(problem.code, Code::TooMany);
    assert!(said >= 4, "{said} lines");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_the_sockets_of_that_person_only() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let mut first = Client::new(&served, &ann).await;
    let mut second = Client::new(&served, &ann).await;
    let mut other = Client::new(&served, &ben).await;
    served.store.end_sessions(ann.person).await.unwrap();
    assert_eq!(first.end().await, "4401");
    assert_eq!(second.end().await, "4401");
    let table = served.table(&ben, "campfire", "pb").await;
    other.watch(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn followers_of_the_lobby_hear_that_it_has_changed() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let mut follower = Client::at(served.address, None).await;
    let mut other = Client::at(served.address, None).await;
    follower.say(&FromClient::WatchLobby {}).await;
    // Messages are handled in order: once this is answered, the earlier one was handled.
    follower.send(tokio_tungstenite::tungstenite::Message::text("?")).await;
    follower.note("refused").await;
    let table = served.table(&ann, "campfire", "po").await;
    follower.note("lobby-changed").await;
    let open = served.store.tables(WhichTables::Open(Filter::default()), 10).await.unwrap();
    assert!(open.iter().any(|row| row.id == table));
    other.watch(&table).await;
    assert!(other.notes.iter().all(|note| note["say"] != "lobby-changed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_uses_leave_the_memory_and_come_back() {
    let settings = server::Settings { table_idle: Duration::from_millis(100), ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "po").await;
    let mut client = Client::new(&served, &ann).await;
    client.watch(&table).await;
    client.act(&table, Act::Say { text: "one".to_owned() }).await.unwrap();
    assert_eq!(served.state.hub.table_count(), 1);
    let hub = &served.state.hub;
    eventually("the table leaves the memory", async || hub.table_count() == 0).await;
    // A client that follows the table doesn't notice.
    client.act(&table, Act::Say { text: "two".to_owned() }).await.unwrap();
    let said = |known: &Known| known.news().iter().filter(|what| **what == "said").count() == 2;
    client.until(&table, said).await;
}
