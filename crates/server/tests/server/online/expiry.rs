//! What expires, and that a wrong clock makes nothing expire.

use super::rig::*;
use super::store::Scratch;
use ::store::{Beat, NewPerson, Session, SessionHash, SessionKind, Store, StoreError};
use server::Settings;
use std::sync::Arc;
use std::time::Duration;
use table::Person;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// Lets several rounds of the server's background work pass.
async fn rounds() {
    tokio::time::sleep(Duration::from_millis(2_500)).await;
}

/// Stores guests who haven't been seen since the tests' time began.
async fn idle_guests(store: &Arc<dyn Store>, count: usize) -> Vec<Person> {
    let mut guests = Vec::new();
    for number in 0..count {
        let name = format!("Guest {number}");
        let lang = "en".to_owned();
        let new = NewPerson { name, lang, bot: false, owner: None, now_ms: T0 };
        guests.push(store.create_person(new).await.unwrap());
    }
    guests
}

async fn left(store: &Arc<dyn Store>, guests: &[Person]) -> usize {
    store.names(guests).await.unwrap().len()
}

/// Waits until the server says whether anything may expire.
async fn paused(served: &Served, is_paused: bool) {
    let said = async || served.metric("expiry_paused").await == u64::from(is_paused);
    eventually("the server says whether anything expires", said).await;
}

/// Waits until the server has beaten often enough to know its place.
async fn settled(served: &Served) {
    let beat = async || {
        let seen = served.store.last_beat_ms().await.unwrap();
        seen.is_some_and(|beat_ms| beat_ms > T0 + 4_000)
    };
    eventually("the server says that it is alive", beat).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_wrong_for_a_moment_deletes_nobody_and_ends_no_game() {
    let served = Served::new().await;
    settled(&served).await;
    let mut tables = Vec::new();
    for game in ["campfire", "sea", "campfire"] {
        let people = [served.person("Ann").await, served.person("Ben").await];
        tables.push((begun(&served, game, &people, 1, live()).await, people));
    }
    let idle = idle_guests(&served.store, 3).await;
    served.clock.jump_ahead(1_000 * DAY_MS);
    served.clock.pass(14_000);
    rounds().await;
    paused(&served, true).await;
    served.clock.jump_back(1_000 * DAY_MS);
    paused(&served, false).await;
    served.clock.pass(2 * HOUR_MS);
    rounds().await;
    assert_eq!(left(&served.store, &idle).await, 3);
    for ((table, mut clients), people) in tables {
        for somebody in &people {
            assert!(served.store.person(somebody.person).await.is_ok());
            let _signed_in = Client::new(&served, somebody).await;
        }
        let known = clients[0].watch(&table).await;
        assert_eq!(known.phase(), "playing");
        assert!(!known.heard("resigned") && !known.heard("closed"), "{:?}", known.news());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_stays_ahead_is_believed_after_a_day_and_then_a_small_share_goes_each_hour() {
    let served = Served::new().await;
    settled(&served).await;
    let idle = idle_guests(&served.store, 20).await;
    served.clock.jump_ahead(91 * DAY_MS);
    paused(&served, true).await;
    served.clock.pass(23 * HOUR_MS);
    rounds().await;
    assert_eq!(left(&served.store, &idle).await, 20);
    served.clock.pass(HOUR_MS);
    paused(&served, false).await;
    for expected in [15, 10, 5, 0] {
        let gone = async || left(&served.store, &idle).await <= expected;
        eventually("some guests are deleted", gone).await;
        rounds().await;
        assert_eq!(left(&served.store, &idle).await, expected);
        served.clock.pass(HOUR_MS);
    }
    // The mistake can still be undone.
    for guest in &idle {
        served.store.undelete_person(*guest).await.unwrap();
    }
    assert_eq!(left(&served.store, &idle).await, 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_back_expires_nothing() {
    let served = Served::new().await;
    settled(&served).await;
    let idle = idle_guests(&served.store, 3).await;
    served.clock.jump_back(2 * HOUR_MS);
    paused(&served, true).await;
    rounds().await;
    assert_eq!(left(&served.store, &idle).await, 3);
    served.clock.jump_ahead(2 * HOUR_MS);
    paused(&served, false).await;
    served.clock.pass(91 * DAY_MS);
    eventually("they go in time", async || left(&served.store, &idle).await == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_starts_with_a_wrong_clock_waits_for_a_day() {
    let folder = Scratch::new();
    let clock = TestClock::new();
    let store = folder.store().await;
    let before = Served::on(Arc::clone(&store), clock.clone(), generous()).await;
    settled(&before).await;
    before.stop().await;
    let store = folder.store().await;
    let idle = idle_guests(&store, 3).await;
    clock.jump_ahead(1_000 * DAY_MS);
    let served = Served::on(Arc::clone(&store), clock, generous()).await;
    paused(&served, true).await;
    rounds().await;
    assert_eq!(left(&store, &idle).await, 3);
    // A server that really was off for that long is not stuck forever.
    served.clock.pass(25 * HOUR_MS);
    eventually("they go in time", async || left(&store, &idle).await == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_with_a_wrong_clock_expires_nothing_that_the_others_would_not() {
    let folder = Scratch::new();
    let store = folder.store().await;
    let right = Served::on(Arc::clone(&store), TestClock::new(), generous()).await;
    settled(&right).await;
    let idle = idle_guests(&store, 3).await;
    let clock = TestClock::new();
    clock.jump_ahead(1_000 * DAY_MS);
    let wrong = Served::on(Arc::clone(&store), clock, generous()).await;
    paused(&wrong, true).await;
    // However long it waits.
    wrong.clock.pass(25 * HOUR_MS);
    rounds().await;
    assert_eq!(left(&store, &idle).await, 3);
    paused(&wrong, true).await;
    paused(&right, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_in_a_running_game_does_not_expire() {
    let guest = Duration::from_millis(10 * DAY_MS);
    let served = Served::with(Settings { guest, ..generous() }).await;
    settled(&served).await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let idle = idle_guests(&served.store, 1).await;
    served.clock.pass(30 * DAY_MS);
    eventually("others go", async || left(&served.store, &idle).await == 0).await;
    for somebody in &people {
        assert!(served.store.person(somebody.person).await.is_ok());
    }
    let known = clients[0].watch(&table).await;
    assert!(known.phase() == "playing" && !known.heard("resigned"));
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_people_are_erased_after_a_week() {
    let served = Served::new().await;
    settled(&served).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    served.store.delete_person(ann.person, T0).await.unwrap();
    served.clock.pass(6 * DAY_MS);
    rounds().await;
    served.store.undelete_person(ann.person).await.unwrap();
    let _signed_in = Client::new(&served, &ann).await;
    served.store.delete_person(ben.person, T0).await.unwrap();
    served.clock.pass(2 * DAY_MS);
    let erased = async || {
        let found = served.store.undelete_person(ben.person).await;
        if found.is_ok() {
            served.store.delete_person(ben.person, T0).await.unwrap();
        }
        found == Err(StoreError::NotFound)
    };
    eventually("the person is erased", erased).await;
    assert!(served.store.person(ann.person).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_times_out_closes_its_socket() {
    let ping = Duration::from_millis(100);
    let served = Served::with(Settings { ping, ..generous() }).await;
    settled(&served).await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let token: [u8; 32] = [7; 32];
    let short = Session {
        hash: SessionHash(blake3::derive_key("emberwake session token 1", &token)),
        person: ann.person,
        kind: SessionKind::Token,
        label: "short".to_owned(),
        created_ms: T0,
        seen_ms: T0,
        expires_ms: T0 + DAY_MS,
    };
    served.store.create_session(&short).await.unwrap();
    let token = kernel::notation::hex(&token);
    let mut short = Client::new(&served, &Somebody { person: ann.person, token }).await;
    let mut other = Client::new(&served, &ben).await;
    served.clock.pass(2 * DAY_MS);
    assert_eq!(short.end().await, "4401");
    // One whose session lasts stays connected.
    let table = served.table(&ben, "campfire", "pb").await;
    other.watch(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_was_taken_for_dead_says_again_who_is_there() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "po").await;
    let mut client = Client::new(&served, &ann).await;
    client.watch(&table).await;
    let store = &served.store;
    let is_here = async || !store.here(&table).await.unwrap().is_empty();
    eventually("she is here", is_here).await;
    let witness = Beat { process: 1, beat_ms: T0, clock_ms: T0 };
    let buried = async || {
        for other in store.beat(witness).await.unwrap().others {
            store.bury(other).await.unwrap();
        }
        !is_here().await
    };
    eventually("the server is buried", buried).await;
    eventually("she is here again", is_here).await;
}
