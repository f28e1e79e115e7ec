//! Bots of one person don't starve those of others.

use super::rig::*;
use server::Settings;
use std::time::Duration;
use table::{Chair, HostingOptions, Level};
use texts::Lang;
use wire::{Act, TableId};

/// Opens and begins a Campfire table with its owner and three bots of this level.
async fn with_bots(served: &Served, owner: &Somebody, level: &str) -> (TableId, Client) {
    let level = Level::new(level).unwrap();
    let mut new = request(owner.person, "campfire", "pbbb", HostingOptions::live(level.clone()));
    for chair in &mut new.chairs[1..] {
        *chair = Chair::Bot(level.clone());
    }
    let table = served.state.hub.create(new, owner.person, Lang::En).await.unwrap();
    let mut client = Client::new(served, owner).await;
    client.watch(&table).await;
    client.ready(&table).await;
    client.act(&table, Act::Start).await.unwrap();
    (table, client)
}

fn one_thread(bot_minutes_per_hour: u32) -> Settings {
    let bot_think_max = Duration::from_millis(150);
    Settings { bot_threads: 1, bot_think_max, bot_minutes_per_hour, ..generous() }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_with_many_tables_of_slow_bots_starves_nobody() {
    let served = Served::with(one_thread(1_000)).await;
    let eve = served.person("Eve").await;
    let ann = served.person("Ann").await;
    let mut evil = Vec::new();
    for _ in 0..29 {
        let (table, mut client) = with_bots(&served, &eve, "strongest:60s").await;
        // It is a bot's turn at each of her tables.
        if !client.until(&table, |known| known.phase() == "playing").await.legal().is_empty() {
            client.play(&table, 0).await.unwrap();
        }
        evil.push(client);
    }
    let (table, mut client) = with_bots(&served, &ann, "strongest:60s").await;
    for round in 0..4 {
        client.my_turn(&table).await;
        let before = served.metric("bot_moves_total").await;
        // It may be her turn again, or that of her bots.
        client.play(&table, round).await.unwrap();
        client.my_turn(&table).await;
        let moves = served.metric("bot_moves_total").await - before;
        // Her own bots decide a few times, and Eve’s once between each. In a single queue, every
        // decision would wait for 29 others.
        assert!(moves < 45, "{moves} moves of bots until it was Ann's turn again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_at_a_table_hear_that_a_bot_waits_and_that_it_thinks() {
    let settings = Settings { bot_think_max: Duration::from_secs(3), ..one_thread(1_000) };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, mut client) = with_bots(&served, &ann, "strongest:60s").await;
        if !client.until(&table, |known| known.phase() == "playing").await.legal().is_empty() {
            client.play(&table, 0).await.unwrap();
        }
        tables.push((table, client));
    }
    let (table, client) = tables.last_mut().unwrap();
    let waits = |known: &Known| known.update["bot_waits"] == true;
    client.until(table, waits).await;
    client.until(table, |known| !waits(known)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_when_the_time_of_their_person_is_used_up() {
    // One minute per hour.
    let settings = Settings { bot_think_max: Duration::from_millis(20), ..one_thread(1) };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    served.state.hub.spend_bot_time(ann.person, Duration::from_secs(70));
    let (table, mut client) = with_bots(&served, &ann, "strongest:60s").await;
    if !client.until(&table, |known| known.phase() == "playing").await.legal().is_empty() {
        client.play(&table, 0).await.unwrap();
    }
    client.until(&table, |known| known.update["bot_waits"] == true).await;
    served.clock.pass(1_800_000);
    client.my_turn(&table).await;
}
