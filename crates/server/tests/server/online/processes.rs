//! Several processes on one store: each of them serves the same tables.

use super::rig::*;
use super::store::Scratch;
use campfire::Campfire;
use dealer::verify;
use kernel::Record;
use std::sync::Arc;
use std::time::Duration;
use wire::{Act, Code};

/// Starts two servers on one store.
async fn two() -> (Scratch, Served, Served) {
    let folder = Scratch::new();
    let clock = TestClock::new();
    let store = folder.store().await;
    let one = Served::on(Arc::clone(&store), clock.clone(), generous()).await;
    let other = Served::on(store, clock, generous()).await;
    (folder, one, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_serve_one_table_and_a_client_hops_between_them() {
    let (_folder, one, other) = two().await;
    let ann = one.person("Ann").await;
    let ben = one.person("Ben").await;
    let people = [ann.clone(), ben];
    let (table, mut clients) = begun(&one, "campfire", &people, 1, live()).await;
    let ben_client = clients.remove(1);
    let playing = tokio::spawn({
        let mut client = ben_client;
        let table = table.clone();
        async move {
            client.play_out(&table, 3).await;
            client
        }
    });
    let mut ann_known = clients.remove(0).known(&table).clone();
    let mut hops = 0;
    while ann_known.phase() != "over" {
        let served = if hops % 2 == 0 { &other } else { &one };
        let mut client = Client::new(served, &ann).await;
        client.tables.insert(table.clone(), ann_known.clone());
        client.watch_since(&table, ann_known.sequence()).await;
        for pick in 0..5 {
            if !client.my_turn(&table).await {
                break;
            }
            client.play(&table, pick + hops).await.unwrap();
        }
        ann_known = client.known(&table).clone();
        hops += 1;
    }
    assert!(hops > 3);
    let ben_client = playing.await.unwrap();
    let known = ben_client.known(&table);
    assert_eq!(known.told.len(), ann_known.told.len());
    for served in [&one, &other] {
        let text = served.state.hub.record(&table, texts::Lang::En).await.unwrap();
        verify(&Record::<Campfire>::parse(&text).unwrap()).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_requests_to_two_servers_are_each_done_once() {
    let (_folder, one, other) = two().await;
    let ann = one.person("Ann").await;
    let table = one.table(&ann, "campfire", "po").await;
    let mut here = Client::new(&one, &ann).await;
    let mut there = Client::new(&other, &ann).await;
    here.watch(&table).await;
    there.watch(&table).await;
    let say = |n: usize| Act::Say { text: format!("line {n}") };
    for n in 0..40 {
        let (first, second) = tokio::join!(here.act(&table, say(n)), there.act(&table, say(n)));
        first.unwrap();
        second.unwrap();
    }
    let all = |known: &Known| known.news().iter().filter(|what| **what == "said").count() == 80;
    let told = here.until(&table, all).await.told.clone();
    assert_eq!(there.until(&table, all).await.told, told);
    let conflicts = [one.metric("conflicts_total").await, other.metric("conflicts_total").await];
    assert!(conflicts.iter().sum::<u64>() > 0, "one of both must have been faster");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_move_at_two_servers_is_played_once() {
    let (_folder, one, other) = two().await;
    let ann = one.person("Ann").await;
    let ben = one.person("Ben").await;
    let people = [ann, ben];
    let (table, mut clients) = begun(&one, "campfire", &people, 0, live()).await;
    for pick in 0..10 {
        let Some(turn) = deciding(&mut clients, &table).await else { break };
        let mut there = Client::new(&other, &people[turn]).await;
        let known = clients[turn].known(&table);
        let before = known.answers();
        let mv = known.legal()[pick % known.legal().len()].clone();
        let act = Act::Move { answers: known.answers(), mv };
        let (first, second) =
            tokio::join!(clients[turn].act(&table, act.clone()), there.act(&table, act));
        let codes = [first, second].map(|done| done.err().map(|problem| problem.code));
        assert!(codes.contains(&None), "{codes:?}");
        assert!(codes.contains(&Some(Code::AlreadyPlayed)), "{codes:?}");
        clients[turn].until(&table, |known| known.answers() > before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_another_server_are_here_and_their_turns_are_told() {
    let (_folder, one, other) = two().await;
    let ann = one.person("Ann").await;
    let ben = one.person("Ben").await;
    let people = [ann, ben.clone()];
    let (table, mut clients) = begun(&one, "campfire", &people, 0, live()).await;
    let mut there = Client::new(&other, &ben).await;
    there.watch(&table).await;
    drop(clients.pop());
    let ann = &mut clients[0];
    // Ben left one server but is at the other.
    served_presence(&one, &table, ben.person).await;
    let known = ann.until(&table, |known| known.status()["seats"][1]["here"] == true).await;
    assert_eq!(known.phase(), "playing");
    one.clock.pass(10 * 60_000);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(!ann.known(&table).heard("handed-over"));
    drop(there);
    ann.until(&table, |known| known.status()["seats"][1]["here"] == false).await;
}

/// Waits until the store knows that a person is at a table through one server only.
async fn served_presence(served: &Served, table: &wire::TableId, person: table::Person) {
    let once = async || {
        let here = served.store.here(table).await.unwrap();
        here.iter().filter(|somebody| **somebody == person).count() == 1
    };
    eventually("somebody is here through one server", once).await;
}

#[test]
fn a_bot_that_was_thinking_when_its_process_died_is_asked_by_another() {
    let folder = Scratch::new();
    let clock = TestClock::new();
    let dying = tokio::runtime::Runtime::new().unwrap();
    let settings = server::Settings { bot_think_max: Duration::from_secs(60), ..generous() };
    let table = dying.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), settings).await;
        let ann = served.person("Ann").await;
        let mut request = request(ann.person, "campfire", "pbb", live());
        let slow = table::Level::new("strongest:60s").unwrap();
        request.chairs[1] = table::Chair::Bot(slow.clone());
        request.chairs[2] = table::Chair::Bot(slow);
        let hub = &served.state.hub;
        let table = hub.create(request, ann.person, texts::Lang::En).await.unwrap();
        let mut client = Client::new(&served, &ann).await;
        client.watch(&table).await;
        client.ready(&table).await;
        client.act(&table, Act::Start).await.unwrap();
        while served.state.hub.bot_count() == 0 {
            client.my_turn(&table).await;
            client.play(&table, 0).await.unwrap();
        }
        table
    });
    // The process dies in the middle of a bot's thinking, with everything it had in memory.
    dying.shutdown_background();
    let living = tokio::runtime::Runtime::new().unwrap();
    living.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), generous()).await;
        let mut onlooker = Client::at(served.address, None).await;
        let bots = |known: &Known| {
            let moved = known.told.values().filter(|told| told["news"]["bot"] == true);
            moved.count()
        };
        let before = bots(onlooker.watch(&table).await);
        onlooker.until(&table, |known| bots(known) > before).await;
    });
    living.shutdown_background();
}

#[test]
fn a_deadline_that_passed_while_no_process_lived_is_forgiven() {
    let folder = Scratch::new();
    let clock = TestClock::new();
    let options = table::HostingOptions { clock: table::Clock::PerMove { ms: 600_000 }, ..live() };
    let dying = tokio::runtime::Runtime::new().unwrap();
    let (table, people) = dying.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), generous()).await;
        let people = [served.person("Ann").await, served.person("Ben").await];
        let (table, clients) = begun(&served, "campfire", &people, 0, options).await;
        drop(clients);
        let beaten = async || served.store.last_beat_ms().await.unwrap().is_some();
        eventually("the server says that it lives", beaten).await;
        (table, people)
    });
    dying.shutdown_background();
    clock.pass(3_600_000);
    let living = tokio::runtime::Runtime::new().unwrap();
    living.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), generous()).await;
        let mut client = Client::new(&served, &people[0]).await;
        let known = client.watch(&table).await;
        assert!(known.heard("clocks-set") && !known.heard("time-ran-out"), "{:?}", known.news());
        // Time that passes while the server runs counts.
        served.clock.pass(700_000);
        client.until(&table, |known| known.heard("time-ran-out")).await;
    });
    living.shutdown_background();
}
