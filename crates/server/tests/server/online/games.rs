//! Whole games over the socket, by people and bots, and their results.

use super::rig::*;
use campfire::Campfire;
use dealer::verify;
use kernel::{Game, Record};
use sea::Sea;
use table::Motion;
use texts::Lang;
use wire::{Act, TableId};

/// Plays a whole game with several clients, each in its own task as in real life.
async fn play_out(clients: Vec<Client>, table: &TableId) -> Vec<Client> {
    let players = clients.into_iter().zip(1u64..).map(|(mut client, pick)| {
        let table = table.clone();
        tokio::spawn(async move {
            client.play_out(&table, pick).await;
            client
        })
    });
    let mut done = Vec::new();
    for player in players.collect::<Vec<_>>() {
        done.push(player.await.unwrap());
    }
    done
}

/// Returns the record of a finished table, after checking that its random results follow from the
/// seed and the nonces.
async fn verified<G: Game>(served: &Served, table: &TableId, nonces: usize) -> Record<G> {
    let text = served.state.hub.record(table, Lang::En).await.unwrap();
    let record = Record::<G>::parse(&text).unwrap();
    let given = record.tags.iter().filter(|(key, _)| key.starts_with("nonce.")).count();
    assert_eq!(given, nonces, "a nonce of every person");
    assert!(verify(&record).unwrap().outcomes > 0);
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_a_whole_game_of_campfire_and_its_luck_can_be_checked() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, clients) = begun(&served, "campfire", &[ann, ben], 2, live()).await;
    let clients = play_out(clients, &table).await;
    for client in &clients {
        let known = client.known(&table);
        assert_eq!(known.phase(), "over");
        assert!(known.heard("moved") && known.heard("fell") && known.heard("ended"));
        assert_eq!(known.told.len() as u64, known.sequence() - first_line(known) + 1);
    }
    let record = verified::<Campfire>(&served, &table, 2).await;
    assert_eq!(record.tag("name.0"), Some("Ann"));
    // The result is stored in the background, soon after the end.
    eventually("the result", async || served.store.played(&table).await.is_ok()).await;
    let played = served.store.played(&table).await.unwrap();
    assert_eq!(played.seats.len(), 4);
    assert_eq!(played.seats[3].level.as_deref(), Some("first-steps"));
    assert_eq!(Some(played.seats.iter().map(|seat| seat.place).collect()), record.end);
}

fn first_line(known: &Known) -> u64 {
    *known.told.keys().next().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_a_whole_game_of_sea_and_its_luck_can_be_checked() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, clients) = begun(&served, "sea", &[ann, ben], 1, live()).await;
    let clients = play_out(clients, &table).await;
    assert!(clients.iter().all(|client| client.known(&table).phase() == "over"));
    verified::<Sea>(&served, &table, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_game_all_agree_and_go_to_the_table_of_the_rematch() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann.clone(), ben];
    let (table, clients) = begun(&served, "campfire", &people, 0, live()).await;
    let mut clients = play_out(clients, &table).await;
    clients[0].act(&table, Act::Propose { motion: Motion::Rematch }).await.unwrap();
    clients[1].act(&table, Act::Agree).await.unwrap();
    let mut next = Vec::new();
    for client in &mut clients {
        let note = client.note("rematch").await;
        assert_eq!(note["table"].as_str(), Some(table.as_str()));
        next.push(note["next"].as_str().unwrap().parse::<TableId>().unwrap());
    }
    assert_eq!(next[0], next[1]);
    let known = clients[0].watch(&next[0]).await.clone();
    assert_eq!(known.phase(), "lobby");
    assert_eq!(known.status()["seats"][0]["occupant"]["person"].as_u64(), Some(ann.person.0));
    assert_ne!(known.status()["commitment"], clients[0].known(&table).status()["commitment"]);
    // A client that comes later hears of it too.
    let mut late = Client::at(served.address, None).await;
    late.watch(&table).await;
    assert_eq!(late.note("rematch").await["next"].as_str(), Some(next[0].as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_server_was_stopped_in_the_middle() {
    let folder = super::store::Scratch::new();
    let clock = TestClock::new();
    let served = Served::on(folder.store().await, clock.clone(), generous()).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann, ben];
    let (table, mut clients) = begun(&served, "campfire", &people, 1, live()).await;
    for pick in 0..12 {
        if let Some(turn) = deciding(&mut clients, &table).await {
            clients[turn].play(&table, pick).await.unwrap();
        } else {
            clients[0].hear().await.unwrap();
        }
    }
    served.stop().await;
    let mut had = Vec::new();
    for client in &mut clients {
        assert_eq!(client.end().await, "1012", "clients hear that it is only for a while");
        had.push(client.known(&table).clone());
    }
    let served = Served::on(folder.store().await, clock, generous()).await;
    let mut again = Vec::new();
    for (somebody, had) in people.iter().zip(&had) {
        let mut client = Client::new(&served, somebody).await;
        client.tables.insert(table.clone(), had.clone());
        client.watch_since(&table, had.sequence()).await;
        let known = client.known(&table);
        assert_eq!(known.update["after"].as_u64(), Some(had.sequence()));
        assert!(had.told.iter().all(|(line, told)| known.told[line] == *told));
        again.push(client);
    }
    let clients = play_out(again, &table).await;
    assert!(clients.iter().all(|client| client.known(&table).phase() == "over"));
    verified::<Campfire>(&served, &table, 2).await;
}
