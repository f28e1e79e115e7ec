//! Days per move, with weekends off: the announced deadlines are the real ones.

use super::rig::*;
use super::store::Scratch;
use server::Clock as _;
use std::time::Duration;
use table::{HostingOptions, Level, Motion, Weekends};
use wire::{Act, TableId};

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;
/// Saturday, 2027-01-16 0:00 in Berlin. Tests begin on Friday at 9:00 there.
const SATURDAY: u64 = T0 + 15 * HOUR_MS;
const MONDAY: u64 = SATURDAY + 2 * DAY_MS;
/// The maximum time that a test itself takes from a player's clock.
const BUSY_MS: u64 = 120_000;

/// One day for each move, weekends off, in Berlin.
fn day_by_day() -> HostingOptions {
    let level = Level::new("first-steps").unwrap();
    HostingOptions {
        utc_offset_minutes: 60,
        ..HostingOptions::correspondence(level, 1, Weekends::Off)
    }
}

/// Lets time pass until `moment_ms`.
fn pass_until(clock: &TestClock, moment_ms: u64) {
    clock.pass(moment_ms - clock.now_ms());
}

fn deadline(known: &Known) -> u64 {
    known.status()["deadline_ms"].as_u64().expect("somebody's time runs")
}

/// Returns what a new spectator sees of the table, which must match the lists.
async fn looked_up(served: &Served, table: &TableId) -> Known {
    let mut onlooker = Client::at(served.address, None).await;
    let known = onlooker.watch(table).await.clone();
    let listed = served.store.table(table).await.unwrap().summary.deadline_ms;
    assert_eq!(listed, known.status()["deadline_ms"].as_u64(), "lists tell the same");
    known
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_a_seat_on_a_weekend_and_the_deadline_is_the_one_that_was_told() {
    let served = Served::new().await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, day_by_day()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let told = deadline(clients[turn].known(&table));
    assert!((T0 + 3 * DAY_MS..T0 + 3 * DAY_MS + BUSY_MS).contains(&told), "Monday at nine");
    assert_eq!(clients[turn].known(&table).status()["weekend_offset_minutes"], 60);
    // Friday evening, Saturday, Sunday, and just before the end.
    for moment in [T0 + 12 * HOUR_MS, SATURDAY + HOUR_MS, MONDAY - HOUR_MS, told - BUSY_MS] {
        pass_until(&served.clock, moment);
        // The server checks its tables every second.
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        let known = looked_up(&served, &table).await;
        assert_eq!(deadline(&known), told);
        assert!(!known.heard("time-ran-out"));
        let status: table::Status = serde_json::from_value(known.status().clone()).unwrap();
        let seat = kernel::Seat(turn as u8);
        assert_eq!(status.left_ms(seat, status.as_of_ms), status.seats[turn].left_ms);
    }
    let left_ms = |known: &Known| known.status()["seats"][turn]["left_ms"].as_u64().unwrap();
    assert!(left_ms(&looked_up(&served, &table).await) <= BUSY_MS);
    pass_until(&served.clock, told + 5_000);
    clients[turn].until(&table, |known| known.heard("time-ran-out")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_by_agreement_over_the_weekend_keeps_what_was_left_on_friday() {
    let served = Served::new().await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, day_by_day()).await;
    // A vote is opened on Friday at 18:00, agreed to on Saturday, and ended on Sunday.
    pass_until(&served.clock, T0 + 9 * HOUR_MS);
    clients[0].act(&table, Act::Propose { motion: Motion::Pause }).await.unwrap();
    pass_until(&served.clock, SATURDAY + 20 * HOUR_MS);
    clients[1].act(&table, Act::Agree).await.unwrap();
    let paused = looked_up(&served, &table).await;
    assert!(paused.heard("paused") && paused.status()["deadline_ms"].is_null());
    pass_until(&served.clock, SATURDAY + 40 * HOUR_MS);
    clients[1].act(&table, Act::Propose { motion: Motion::Resume }).await.unwrap();
    let resumed = clients[0].act(&table, Act::Agree).await.unwrap();
    all_see(&mut clients, &table, resumed).await;
    // Fifteen hours of Friday are gone, so nine are left on Monday.
    let known = looked_up(&served, &table).await;
    let expected = MONDAY + 9 * HOUR_MS;
    let around = expected - BUSY_MS..=expected + BUSY_MS;
    assert!(around.contains(&deadline(&known)), "{}", deadline(&known));
    let told = deadline(&known);
    pass_until(&served.clock, told - BUSY_MS);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert!(!looked_up(&served, &table).await.heard("time-ran-out"));
    let turn = deciding(&mut clients, &table).await.unwrap();
    clients[turn].play(&table, 0).await.unwrap();
}

#[test]
fn a_server_restarted_on_a_weekend_costs_no_one_time() {
    let folder = Scratch::new();
    let clock = TestClock::new();
    let dying = tokio::runtime::Runtime::new().unwrap();
    let (table, turn) = dying.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), generous()).await;
        let people = [served.person("Ann").await, served.person("Ben").await];
        let (table, mut clients) = begun(&served, "campfire", &people, 0, day_by_day()).await;
        let turn = deciding(&mut clients, &table).await.unwrap();
        // It is last seen on Friday at 19:00, after ten hours.
        pass_until(&clock, T0 + 10 * HOUR_MS);
        let seen = async || served.store.last_beat_ms().await.unwrap() >= Some(T0 + 10 * HOUR_MS);
        eventually("the server says that it lives", seen).await;
        (table, turn)
    });
    dying.shutdown_background();
    let expected = MONDAY + 14 * HOUR_MS;
    let mut told = None;
    // On Saturday it is back, is stopped properly, and begins again on Sunday.
    for moment in [SATURDAY + 10 * HOUR_MS, SATURDAY + 34 * HOUR_MS] {
        clock.pass(moment - clock.now_ms());
        let living = tokio::runtime::Runtime::new().unwrap();
        living.block_on(async {
            let served = Served::on(folder.store().await, clock.clone(), generous()).await;
            let known = looked_up(&served, &table).await;
            assert!(!known.heard("time-ran-out"));
            let deadline = deadline(&known);
            assert!((expected - BUSY_MS..=expected + BUSY_MS).contains(&deadline), "{deadline}");
            assert!(told.is_none_or(|told| told == deadline), "a weekend moves nothing");
            told = Some(deadline);
            served.stop().await;
        });
        living.shutdown_background();
    }
    let living = tokio::runtime::Runtime::new().unwrap();
    living.block_on(async {
        let served = Served::on(folder.store().await, clock.clone(), generous()).await;
        let mut onlooker = Client::at(served.address, None).await;
        onlooker.watch(&table).await;
        pass_until(&clock, told.unwrap() + BUSY_MS);
        let known = onlooker.until(&table, |known| known.heard("time-ran-out")).await;
        let occupant = &known.status()["seats"][turn]["occupant"];
        assert!(occupant["stand-in"].is_object(), "{occupant}");
    });
    living.shutdown_background();
}
