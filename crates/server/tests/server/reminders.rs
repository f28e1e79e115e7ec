//! People at the table aren't told of a turn until they have left, and a long turn is told again
//! before it ends.

use crate::notices::{Heard, called, link, mail_server, wait_for};
use crate::office::{Jumping, Office, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use server::config::{Config, Mail, Webhooks};
use server::{Clock, State};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::{Beat, NoticeTimes, Store, TableRow};
use tokio::task::JoinHandle;

const HOUR_MS: u64 = 3_600_000;
/// Longer than the server takes between two looks, several times.
const LOOKS: Duration = Duration::from_millis(1500);

fn config() -> Config {
    Config { webhooks: Webhooks::Any, notify_after_ms: 1000, ..Config::default() }
}

/// Waits until a process has said that it is alive now.
async fn beaten(office: &Office) {
    let now_ms = office.clock.now_ms();
    for _ in 0..600 {
        if office.store.last_beat_ms().await.unwrap() == Some(now_ms) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no process is alive");
}

/// A process that keeps beating, through which people are connected.
struct Elsewhere {
    store: Arc<dyn Store>,
    process: u64,
    beating: JoinHandle<()>,
}

impl Elsewhere {
    async fn begin(office: &Office) -> Elsewhere {
        let (store, clock) = (Arc::clone(&office.store), Arc::clone(&office.clock));
        let process = 7;
        let count = AtomicU64::new(0);
        let beat = async move |store: &dyn Store| {
            let clock_ms = clock.now_ms();
            // Only a sign of life that changes is one.
            let beat_ms = clock_ms + count.fetch_add(1, Ordering::Relaxed) % 1000;
            store.beat(Beat { process, beat_ms, clock_ms }).await.unwrap();
        };
        beat(&*store).await;
        let kept = Arc::clone(&store);
        let beating = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(500)).await;
                beat(&*kept).await;
            }
        });
        Elsewhere { store, process, beating }
    }

    async fn set_here(&self, table: &TableRow, here: bool) {
        let person = table.summary.to_act.unwrap();
        self.store.set_here(self.process, &table.id, person, here).await.unwrap();
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        self.beating.abort();
    }
}

/// Begins a game of two people who get calls. Returns them and the table.
async fn game(office: &Office, hook: &str, extra: Value) -> ([String; 2], TableRow) {
    let people = [office.account("Ann", "ann").await, office.account("Bo", "bob").await];
    for who in &people {
        let wish = json!({ "notify": { "browser": false, "sound": false, "webhook": hook } });
        office.ask(who, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    }
    let table = office.table(&people[0], extra).await;
    office.begin(&table, [&people[0], &people[1]]).await;
    let row = office.store.table(&table.parse().unwrap()).await.unwrap();
    (people, row)
}

/// Returns which notices were told.
fn kinds(calls: &Heard) -> Vec<String> {
    let calls = calls.lock().unwrap();
    let body = |call: &String| -> Value {
        serde_json::from_str(call.split("\r\n\r\n").nth(1).unwrap()).unwrap()
    };
    calls.iter().map(|call| body(call)["notice"].as_str().unwrap_or("none").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_here_when_the_turn_begins_is_told_after_they_have_left() {
    let office = Office::with(config()).await;
    let (hook, calls) = called().await;
    let (_, table) = game(&office, &hook, json!({ "away_ms": null })).await;
    let elsewhere = Elsewhere::begin(&office).await;
    elsewhere.set_here(&table, true).await;
    let telling = server::start_notices(office.state.clone());
    for _ in 0..3 {
        office.clock.forward(2000);
        tokio::time::sleep(LOOKS).await;
        assert_eq!(kinds(&calls).len(), 0, "told while here");
    }
    // A person who closes the page and thinks isn't told in the same moment.
    elsewhere.set_here(&table, false).await;
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls).len(), 0, "told in the moment of leaving");
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    office.clock.forward(2000);
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls).len(), 1);
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_stay_here_do_not_keep_others_from_being_told() {
    let office = Office::with(config()).await;
    let elsewhere = Elsewhere::begin(&office).await;
    // More than are read together, and each has waited longer.
    for _ in 0..150 {
        office.turn_of(office.somebody().await).await;
    }
    let now_ms = office.clock.now_ms();
    let times = NoticeTimes { begun_ms: now_ms, now_ms, remind_ms: 0 };
    let waiting = office.store.due_notices(times, 1000).await.unwrap();
    assert_eq!(waiting.len(), 150);
    for due in waiting {
        elsewhere.set_here(&due.table, true).await;
    }
    office.clock.forward(1);
    let (hook, calls) = called().await;
    game(&office, &hook, json!({ "away_ms": null })).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_turn_is_told_again_at_half_of_its_time_and_before_its_end_each_once() {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let config = Config { mail, ..config() };
    let mut office = Office::with(config.clone()).await;
    let (hook, calls) = called().await;
    let days = json!({ "away_ms": null, "clock": { "kind": "days", "days": 3 } });
    let (people, table) = game(&office, &hook, days).await;
    for (who, letter) in people.iter().zip(0..) {
        let notify = json!({ "browser": false, "sound": false, "webhook": hook,
            "email": "someone@example.org" });
        let wish = json!({ "notify": notify, "password": PASSWORD });
        office.ask(who, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
        wait_for(&letters, letter + 1).await;
        let text = letters.lock().unwrap()[letter].clone();
        office.confirm(&link(&text, "/api/v1/confirm/")).await;
    }
    letters.lock().unwrap().clear();
    // Two processes look at the same store.
    let second = State::with(
        Arc::clone(&office.store),
        Arc::<Jumping>::clone(&office.clock),
        config.clone(),
    );
    let telling = [office.state.clone(), second].map(server::start_notices);
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    office.clock.forward(36 * HOUR_MS - 3000);
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first"], "before half of the time");
    office.clock.forward(2000);
    wait_for(&calls, 2).await;
    office.clock.forward(HOUR_MS);
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first", "half-time"]);

    // What has been told is known after a restart, too. Time in which no process ran would be
    // discounted from the clocks.
    beaten(&office).await;
    for telling in telling {
        telling.abort();
    }
    office.state =
        State::with(Arc::clone(&office.store), Arc::<Jumping>::clone(&office.clock), config);
    let telling = server::start_notices(office.state.clone());
    // The new process has seen the clock before it goes on by more than a day.
    office.clock.forward(20 * HOUR_MS);
    beaten(&office).await;
    assert_eq!(kinds(&calls), ["first", "half-time"]);
    office.clock.forward(7 * HOUR_MS);
    wait_for(&calls, 3).await;
    wait_for(&letters, 3).await;
    office.clock.forward(HOUR_MS);
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first", "half-time", "last"]);
    let letters: Vec<String> =
        letters.lock().unwrap().iter().map(|letter| letter.replace("=\r\n", "")).collect();
    let [first, half, last] = &letters[..] else { panic!("{letters:?}") };
    assert!(first.contains("your turn") && !first.contains("You have about"), "{first}");
    assert!(half.contains("You have about 35 hours left, until"), "{half}");
    assert!(last.contains("You have about 7 hours left, until"), "{last}");
    let person = table.summary.to_act.unwrap();
    assert!(calls.lock().unwrap()[2].contains(&format!("\"person\":{}", person.0)));

    // Another turn begins from the start.
    let who = &people[usize::from(office.number(&people[0]).await != person.0)];
    let update = office.update(who, &table.id.to_string()).await;
    let (answers, mv) = (&update["status"]["answers"], &update["legal"][0]);
    let act = json!({ "what": "move", "answers": answers, "move": mv });
    office.act(who, &table.id.to_string(), act).await.fine();
    office.clock.forward(HOUR_MS);
    tokio::time::sleep(LOOKS).await;
    let told = kinds(&calls);
    let row = office.store.table(&table.id).await.unwrap();
    let is_new = row.summary.turn_ms != table.summary.turn_ms;
    assert_eq!(told.len(), if is_new { 4 } else { 3 }, "{told:?}");
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_that_became_due_while_no_server_ran_are_one() {
    let office = Office::with(config()).await;
    let (hook, calls) = called().await;
    let days = json!({ "away_ms": null, "clock": { "kind": "days", "days": 3 } });
    game(&office, &hook, days).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    telling.abort();
    office.clock.forward(64 * HOUR_MS);
    let telling = server::start_notices(office.state.clone());
    wait_for(&calls, 2).await;
    office.clock.forward(HOUR_MS);
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first", "last"]);
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_ahead_reminds_nobody_and_reminders_move_with_the_deadline() {
    let office = Office::with(config()).await;
    let (hook, calls) = called().await;
    let days = json!({ "away_ms": null, "clock": { "kind": "days", "days": 3 } });
    let (_, table) = game(&office, &hook, days).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    // Reminders are sent, so the clock is trusted.
    office.clock.forward(36 * HOUR_MS);
    wait_for(&calls, 2).await;
    office.clock.jump_ahead(1000 * HOUR_MS);
    tokio::time::sleep(LOOKS).await;
    let mut deadline_ms = table.summary.deadline_ms;
    for _ in 0..600 {
        deadline_ms = office.store.table(&table.id).await.unwrap().summary.deadline_ms;
        if deadline_ms != table.summary.deadline_ms {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(deadline_ms, table.summary.deadline_ms.map(|ms| ms + 1000 * HOUR_MS));
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first", "half-time"]);
    // Once it is believed, a day later, the reminder still comes only before the end.
    for _ in 0..25 {
        office.clock.forward(HOUR_MS);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(LOOKS).await;
    assert_eq!(kinds(&calls), ["first", "half-time"]);
    office.clock.forward(3 * HOUR_MS);
    wait_for(&calls, 3).await;
    assert_eq!(kinds(&calls)[2], "last");
    telling.abort();
}
