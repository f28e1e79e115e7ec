//! A server opens the database of an older one without losing anything.
//!
//! `tests/fixtures/README.md` says how the database was made, and never to make it again.

use super::rig::*;
use super::store::Scratch;
use campfire::Campfire;
use dealer::verify;
use kernel::{Game, Record};
use sea::Sea;
use serde_json::Value;
use table::Person;
use texts::Lang;
use wire::{Act, TableId};

const DATABASE: &[u8] = include_bytes!("../../fixtures/before-edition-2.db");
const ABOUT: &str = include_str!("../../fixtures/before-edition-2.json");

/// A current server on a copy of the old database, and the known facts about it.
struct Upgraded {
    served: Served,
    people: Vec<Somebody>,
    tables: Vec<Value>,
    _folder: Scratch,
}

impl Upgraded {
    async fn new() -> Upgraded {
        let about: Value = serde_json::from_str(ABOUT).unwrap();
        let folder = Scratch::new();
        std::fs::write(folder.file(), DATABASE).unwrap();
        // The server is back a minute after it was stopped.
        let clock = TestClock::new();
        clock.jump_back(T0 - about["made_ms"].as_u64().unwrap() - 60_000);
        let served = Served::on(folder.store().await, clock, generous()).await;
        let person = |one: &Value| Somebody {
            person: Person(one["person"].as_u64().unwrap()),
            token: one["token"].as_str().unwrap().to_owned(),
        };
        let people = about["people"].as_array().unwrap().iter().map(person).collect();
        let tables = about["tables"].as_array().unwrap().clone();
        Upgraded { served, people, tables, _folder: folder }
    }

    /// Returns the tables whose name ends with `ending`.
    fn tables(&self, ending: &str) -> Vec<&Value> {
        let named = |table: &&Value| table["name"].as_str().unwrap().ends_with(ending);
        let found: Vec<_> = self.tables.iter().filter(named).collect();
        assert!(!found.is_empty(), "there are tables named ‘{ending}’");
        found
    }

    fn running(&self) -> Vec<&Value> {
        let found: Vec<_> = self.tables.iter().filter(|table| !table["shown"].is_null()).collect();
        assert!(found.len() >= 10, "there are tables under way");
        found
    }

    /// Connects everyone who sits at a table, and makes them watch it.
    async fn seated(&self, table: &Value) -> (TableId, Vec<Client>) {
        let id = id(table);
        let mut clients = Vec::new();
        for somebody in &self.people[..table["seated"].as_u64().unwrap() as usize] {
            let mut client = Client::new(&self.served, somebody).await;
            client.watch(&id).await;
            clients.push(client);
        }
        (id, clients)
    }

    /// Checks a finished game: its record is one of the first edition and proves its random
    /// results.
    async fn check_record(&self, table: &Value) {
        let text = self.served.state.hub.record(&id(table), Lang::En).await.unwrap();
        assert_eq!(text.lines().nth(2), Some("rules 1"), "{table}");
        match table["game"].as_str() {
            Some("sea") => check::<Sea>(&text),
            _ => check::<Campfire>(&text),
        }
    }
}

fn check<G: Game>(text: &str) {
    let record = Record::<G>::parse(text).unwrap();
    let verified = verify(&record).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    assert!(verified.outcomes > 0 && record.end.is_some());
}

fn id(table: &Value) -> TableId {
    table["id"].as_str().unwrap().parse().unwrap()
}

/// Plays up to this many legal moves of people, selected by `pick`; bots play between them.
async fn play_on(clients: &mut [Client], table: &TableId, moves: usize, mut pick: u64) {
    for _ in 0..moves {
        let Some(seat) = next(clients, table).await else { return };
        pick = pick.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let played = clients[seat].play(table, pick >> 33).await;
        let sequence = played.unwrap_or_else(|problem| panic!("{table}: {problem:?}"));
        all_see(clients, table, sequence).await;
    }
}

/// Waits until one of these people must decide; returns `None` when the game is over.
async fn next(clients: &mut [Client], table: &TableId) -> Option<usize> {
    loop {
        let decider = deciding(clients, table).await;
        if decider.is_some() || clients[0].known(table).phase() == "over" {
            return decider;
        }
        let before = clients[0].known(table).sequence();
        clients[0].until(table, |known| known.sequence() > before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_under_way_shows_after_an_upgrade_what_it_showed_before() {
    let upgraded = Upgraded::new().await;
    for table in upgraded.running() {
        let (id, clients) = upgraded.seated(table).await;
        let shown = &table["shown"];
        let known = clients[shown["seat"].as_u64().unwrap() as usize].known(&id);
        assert_eq!(known.phase(), "playing", "{}", table["name"]);
        for (field, before) in shown["view"].as_object().unwrap() {
            assert_eq!(&known.view[field], before, "{field} of {}", table["name"]);
        }
        assert_eq!(known.update["legal"], shown["legal"], "the legal moves of {}", table["name"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_under_way_goes_on_after_an_upgrade() {
    let upgraded = Upgraded::new().await;
    for (table, pick) in upgraded.running().into_iter().zip(1..) {
        let (id, mut clients) = upgraded.seated(table).await;
        let before = clients[0].known(&id).sequence();
        play_on(&mut clients, &id, 12, pick).await;
        assert!(clients[0].known(&id).sequence() >= before + 12, "{}", table["name"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_under_way_is_finished_after_an_upgrade_and_its_luck_can_be_checked() {
    let upgraded = Upgraded::new().await;
    for name in ["sea 3 sailed on", "campfire 2"] {
        let table = upgraded.tables(name)[0];
        let (id, mut clients) = upgraded.seated(table).await;
        play_on(&mut clients, &id, usize::MAX, 7).await;
        assert_eq!(clients[0].known(&id).phase(), "over");
        upgraded.check_record(table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_records_of_finished_games_verify_after_an_upgrade() {
    let upgraded = Upgraded::new().await;
    for table in upgraded.tables("finished") {
        upgraded.check_record(table).await;
        let played = upgraded.served.store.played(&id(table)).await.unwrap();
        assert_eq!(played.seats.len() as u64, table["seated"].as_u64().unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_had_not_begun_begins_after_an_upgrade() {
    let upgraded = Upgraded::new().await;
    for table in upgraded.tables("lobby") {
        let (id, mut clients) = upgraded.seated(table).await;
        for client in &mut clients {
            client.ready(&id).await;
        }
        clients[0].act(&id, Act::Start).await.unwrap();
        play_on(&mut clients, &id, 6, 3).await;
        assert_eq!(clients[0].known(&id).phase(), "playing");
    }
}
