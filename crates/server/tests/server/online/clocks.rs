//! Clocks, absence, stand-ins, pauses and undo, with a clock that tests set.

use super::rig::*;
use serde_json::Value;
use server::Settings;
use std::time::Duration;
use table::{Clock, HostingOptions, Motion};
use wire::{Act, Code, FromClient};

fn per_move(ms: u64) -> HostingOptions {
    HostingOptions { clock: Clock::PerMove { ms }, ..live() }
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_runs_out_is_replaced_by_a_bot_and_can_come_back() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let options = per_move(600_000);
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, options).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    served.clock.pass(600_000);
    let late = &mut clients[turn];
    late.until(&table, |known| known.heard("time-ran-out")).await;
    // The bot makes that decision; then the seat can be taken back.
    late.until(&table, |known| known.heard("moved")).await;
    late.act(&table, Act::TakeBack).await.unwrap();
    let known = late.until(&table, |known| known.heard("taken-back")).await;
    assert!(known.status()["seats"][turn]["occupant"]["person"].is_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_player_is_replaced_and_takes_the_seat_back_by_returning() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let people = [ann, ben];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    drop(clients.remove(turn));
    let other = &mut clients[0];
    let absent = |known: &Known| known.status()["seats"][turn]["here"] == false;
    other.until(&table, absent).await;
    served.clock.pass(3 * 60_000);
    other.until(&table, |known| known.heard("handed-over") && known.heard("moved")).await;
    let mut back = Client::new(&served, &people[turn]).await;
    back.watch(&table).await;
    back.act(&table, Act::TakeBack).await.unwrap();
    other.until(&table, |known| known.heard("taken-back")).await;
    other.until(&table, |known| !absent(known)).await;
}

/// A server for which people who left their client are away immediately.
async fn strict() -> Served {
    Served::with(Settings { unattended: Duration::ZERO, ..generous() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_a_page_behind_is_away_and_everyone_sees_until_when() {
    let served = strict().await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let is_here = |known: &Known| known.status()["seats"][turn]["here"] == true;
    assert_eq!(clients[0].known(&table).status()["away_until_ms"], Value::Null);
    // Another device that someone looks at is enough.
    let mut phone = Client::new(&served, &people[turn]).await;
    phone.watch(&table).await;
    clients[turn].say(&FromClient::Attended { here: false }).await;
    phone.say(&FromClient::Attended { here: false }).await;
    let known = clients[1 - turn].until(&table, |known| !is_here(known)).await;
    let now_ms = known.status()["as_of_ms"].as_u64().unwrap();
    assert_eq!(known.status()["away_until_ms"], now_ms + 2 * 60_000);
    phone.say(&FromClient::Attended { here: true }).await;
    let known = clients[1 - turn].until(&table, is_here).await;
    assert_eq!(known.status()["away_until_ms"], Value::Null);
    // The socket stays open: its pings are no sign of a person.
    phone.say(&FromClient::Attended { here: false }).await;
    clients[1 - turn].until(&table, |known| !is_here(known)).await;
    served.clock.pass(2 * 60_000);
    clients[1 - turn].until(&table, |known| known.heard("handed-over")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_in_another_tab_is_no_absence() {
    let served = Served::new().await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    for here in [false, false, true, false, true] {
        clients[turn].say(&FromClient::Attended { here }).await;
    }
    // The answer comes after everything before it was heard.
    clients[turn].say(&FromClient::Ping {}).await;
    clients[turn].note("pong").await;
    clients[turn].play(&table, 0).await.unwrap();
    let known = clients[1 - turn].until(&table, |known| known.heard("moved")).await;
    assert_eq!(known.status()["seats"][turn]["here"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_left_behind_that_comes_to_a_table_is_not_present_there() {
    let served = strict().await;
    let people = [served.person("Ann").await, served.person("Ben").await];
    let (table, mut clients) = begun(&served, "campfire", &people, 0, live()).await;
    drop(clients.remove(0));
    let away = |known: &Known| known.status()["seats"][0]["here"] == false;
    clients[0].until(&table, away).await;
    let mut behind = Client::new(&served, &people[0]).await;
    behind.say(&FromClient::Attended { here: false }).await;
    behind.say(&FromClient::Ping {}).await;
    behind.note("pong").await;
    behind.watch(&table).await;
    behind.until(&table, away).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connected_person_is_not_considered_absent() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    served.clock.pass(10 * 60_000);
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    clients[turn].play(&table, 0).await.unwrap();
    assert!(!clients[turn].known(&table).heard("handed-over"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_of_the_machine_that_jumps_hurts_nobody() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let options = per_move(600_000);
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, options).await;
    for jump_ms in [3_600_000, 86_400_000, 500_000] {
        served.clock.jump_back(jump_ms);
        let turn = deciding(&mut clients, &table).await.unwrap();
        clients[turn].play(&table, 1).await.unwrap();
    }
    let known = clients[0].known(&table);
    assert!(!known.heard("time-ran-out"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_needs_all_and_nobody_moves_in_it() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    clients[0].act(&table, Act::Propose { motion: Motion::Pause }).await.unwrap();
    clients[1].act(&table, Act::Agree).await.unwrap();
    for client in &mut clients {
        client.until(&table, |known| known.heard("paused")).await;
    }
    assert_eq!(deciding(&mut clients, &table).await, None, "nobody is offered a move");
    let answers = clients[0].known(&table).answers();
    let act = Act::Move { answers, mv: "sow 0 cw".to_owned() };
    assert_eq!(clients[0].act(&table, act).await.unwrap_err().code, Code::Refused);
    clients[1].act(&table, Act::Propose { motion: Motion::Resume }).await.unwrap();
    clients[0].act(&table, Act::Agree).await.unwrap();
    for client in &mut clients {
        client.until(&table, |known| known.heard("resumed")).await;
    }
    assert!(deciding(&mut clients, &table).await.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_taken_back_freely_or_by_vote() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    let mut free = 0;
    let mut voted = 0;
    for pick in 0..200 {
        let Some(turn) = deciding(&mut clients, &table).await else { break };
        clients[turn].play(&table, pick).await.unwrap();
        deciding(&mut clients, &table).await;
        let needs = clients[turn].known(&table).status()["undo"].clone();
        if needs == "nothing" && free < 2 {
            let undone = clients[turn].act(&table, Act::Undo).await.unwrap();
            all_see(&mut clients, &table, undone).await;
            free += 1;
        } else if needs == "vote" && voted < 2 {
            let refused = clients[turn].act(&table, Act::Undo).await.unwrap_err();
            assert_eq!(refused.code, Code::Refused);
            let propose = Act::Propose { motion: Motion::Undo };
            clients[turn].act(&table, propose).await.unwrap();
            let undone = clients[1 - turn].act(&table, Act::Agree).await.unwrap();
            all_see(&mut clients, &table, undone).await;
            voted += 1;
        } else if free == 2 && voted == 2 {
            break;
        }
    }
    assert_eq!((free, voted), (2, 2));
    let known = clients[0].known(&table);
    assert_eq!(known.news().iter().filter(|what| **what == "undone").count(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_a_day_ahead_and_back_costs_nobody_the_seat() {
    const DAY_MS: u64 = 86_400_000;
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let options = per_move(600_000);
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, options).await;
    for jump in 0..6 {
        let turn = deciding(&mut clients, &table).await.unwrap();
        let before = clients[turn].known(&table).news().len();
        match jump % 2 {
            0 => served.clock.jump_ahead(DAY_MS),
            _ => served.clock.jump_back(DAY_MS),
        }
        // The server notices by itself, and reports that the clocks were set.
        let known = clients[turn]
            .until(&table, |known| known.news()[before..].contains(&"clocks-set"))
            .await;
        let left_ms = known.status()["seats"][turn]["left_ms"].as_u64().unwrap();
        assert!((1..=600_000).contains(&left_ms), "{left_ms}");
        assert!(left_ms > 500_000, "nobody has thought for long: {left_ms}");
        clients[turn].play(&table, jump).await.unwrap();
    }
    for client in &clients {
        assert!(!client.known(&table).heard("time-ran-out"));
    }
    // Time that really passes counts.
    let turn = deciding(&mut clients, &table).await.unwrap();
    served.clock.pass(700_000);
    clients[turn].until(&table, |known| known.heard("time-ran-out")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_on_its_way_when_the_time_ran_out_is_taken() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let options = per_move(600_000);
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, options).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let deadline_ms = known.status()["deadline_ms"].as_u64().unwrap();
    let mv = known.legal()[0].clone();
    let act = Act::Move { answers: known.answers(), mv };
    served.clock.pass(deadline_ms + 50 - server::Clock::now_ms(served.clock.as_ref()));
    clients[turn].act(&table, act).await.unwrap();
    clients[turn].until(&table, |known| known.heard("moved")).await;
    assert!(!clients[turn].known(&table).heard("time-ran-out"));
    // Much later is too late.
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let act = Act::Move { answers: known.answers(), mv: known.legal()[0].clone() };
    served.clock.pass(700_000);
    assert!(clients[turn].act(&table, act).await.is_err());
}
