//! A game of Sea played online, from the first seat to its results: three people, a spectator, and
//! everything that anyone can look up and check afterward.

use super::person::{NO_SEAT, Person};
use super::process::Process;
use super::tables::{guest, open};
use crate::program::typed;
use dealer::Seed;
use kernel::{Game, Record, Viewer};
use load::{Client, Heard, Method};
use sea::Sea;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::Path;
use table::Phase;
use wire::TableId;
use wire::http;

/// Fetches a path.
async fn get<T: DeserializeOwned>(client: &Client, path: &str) -> T {
    let answer = client.ask(Method::GET, &format!("/api/v1/{path}"), None).await.unwrap();
    let text = String::from_utf8(answer.body).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}: {text}"))
}

/// Asks until it is as expected: results are stored beside the game, soon after its end.
async fn soon<T: DeserializeOwned>(
    client: &Client,
    path: &str,
    expected: impl Fn(&T) -> bool,
) -> T {
    for _ in 0..500 {
        let found = get(client, path).await;
        if expected(&found) {
            return found;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{path} never is as expected")
}

/// The updates that someone got, in their order, as far as they are of one phase.
fn updates(person: &Person, is_over: bool) -> Vec<(Heard<'_>, Value)> {
    let heard = person.memory.heard.iter();
    let updates = heard.filter_map(|frame| {
        let heard: Heard = serde_json::from_str(frame).ok()?;
        let whole: Value = serde_json::from_str(frame).ok()?;
        Some((heard, whole))
    });
    updates.filter(|(heard, _)| (heard.status.phase == Phase::Over) == is_over).collect()
}

/// Checks that every commitment during the game matches what was revealed at its end.
fn check_promises(people: &[Person], record: &Record<Sea>) {
    let seed = record.tag("seed").expect("the seed is revealed");
    let commitment = dealer::commitment(&Seed::from_hex(seed).unwrap());
    for person in people {
        let during = updates(person, false);
        assert!(during.iter().any(|(heard, _)| heard.status.phase == Phase::Lobby));
        assert!(during.iter().all(|(heard, _)| heard.status.commitment == commitment));
        assert!(!during.iter().any(|(_, whole)| whole.to_string().contains(seed)));
        let (_, end) = updates(person, true).pop().expect("everybody hears of the end");
        let told = end["told"].as_array().unwrap();
        let ended = told.iter().find(|told| told["news"]["what"] == "ended").unwrap();
        assert_eq!(ended["news"]["seed"], seed);
        if person.seat != NO_SEAT {
            let tag = format!("nonce.{}", person.seat);
            assert_eq!(record.tag(&tag), person.memory.nonce.as_deref(), "the nonce it gave");
        }
    }
}

/// Checks that the onlooker saw what all could know, and sees everything at the end.
fn check_views(onlooker: &Person, record: &Record<Sea>) {
    let mut views = 0;
    for (heard, whole) in updates(onlooker, false) {
        assert!(heard.legal.is_empty() && whole["seat"].is_null());
        if heard.status.phase == Phase::Playing && !whole["view"].is_null() {
            let view: <Sea as Game>::View = serde_json::from_value(whole["view"].clone()).unwrap();
            let imagined = Sea::imagine(&view, &mut dealer::Quick::new(views));
            assert_eq!(imagined.view(Viewer::Spectator), view, "what a spectator knows");
            views += 1;
        }
    }
    assert!(views > 10, "{views} views");
    let journal = record.replay(&mut ()).unwrap_or_else(|problem| panic!("{problem:?}"));
    let all = serde_json::to_value(journal.now().view(Viewer::Omniscient)).unwrap();
    let (_, end) = updates(onlooker, true).pop().unwrap();
    assert_eq!(end["view"], all);
    assert_ne!(serde_json::to_value(journal.now().view(Viewer::Spectator)).unwrap(), all);
}

/// Checks that anyone can verify the record with the binary, which notices changes.
fn check_record(text: &str, folder: &Path) {
    let file = folder.join("voyage.record");
    std::fs::write(&file, text).unwrap();
    let command = |what: &str, file: &Path| typed(&format!("record {what} {}", file.display()));
    command("verify", &file).fine();
    command("check", &file).fine();
    assert!(command("show", &file).fine().lines().count() > 100, "the game is told in sentences");
    let changed = folder.join("changed.record");
    let nonce = text.lines().find(|line| line.starts_with("tag nonce.1 ")).unwrap();
    let other = format!("tag nonce.1 {}", "ab".repeat(32));
    std::fs::write(&changed, text.replace(nonce, &other)).unwrap();
    command("verify", &changed).refused(1);
}

/// Checks what remains: the result, the lists, the people's histories and numbers.
async fn check_history(people: &[Person], table: &TableId, record: &Record<Sea>) {
    let places = record.end.clone().expect("the game is over");
    for person in people {
        let client = &person.client;
        let me: http::Me = get(client, "me").await;
        if person.seat == NO_SEAT {
            assert_eq!(get::<Vec<http::Game>>(client, "me/games").await, []);
            continue;
        }
        let played = |games: &Vec<http::Game>| games.iter().any(|game| game.table == *table);
        let games = soon(client, "me/games", played).await;
        let game = &games[0];
        assert_eq!((game.game.as_str(), game.rated, games.len()), ("sea", false, 1));
        assert_eq!(game.place, Some(places[usize::from(person.seat)]));
        assert_eq!(game.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), places);
        assert_eq!(game.seats[usize::from(person.seat)].person, Some(me.person));
        assert!(game.seats.iter().all(|seat| seat.points_after.is_none() && !seat.resigned));
        let finished: Vec<http::TableSummary> = get(client, "tables?which=finished").await;
        assert_eq!((&finished[0].id, finished[0].phase), (table, Phase::Over));
        assert_eq!(get::<Vec<http::TableSummary>>(client, "tables?which=mine").await, []);
        let profile: http::Profile = get(client, &format!("people/{}", me.person)).await;
        let statistic = &profile.statistics[0];
        assert_eq!((statistic.players, statistic.games), (3, 1));
        assert_eq!(statistic.places[usize::from(places[usize::from(person.seat)]) - 1], 1);
        assert!(profile.ratings.is_empty(), "it was not rated");
    }
}

#[test]
fn three_people_and_an_onlooker_sail_to_the_very_end_and_everybody_can_check_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Process::start(&database, &folder.path().join("server.log"));
    let servers = [server.address()];
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut people = Vec::new();
        for seat in [0, 1, 2, NO_SEAT] {
            let client = guest(&servers, &format!("Sailor {seat}")).await;
            people.push(Person::new(client, seat, seat == 0, 77 + u64::from(seat)));
        }
        let table = open(&servers, &people[0].client, "sea", 3, 0).await.unwrap();
        let playing: Vec<_> = people
            .into_iter()
            .map(|person| {
                let table = table.clone();
                tokio::spawn(async move { person.play(table, &servers).await })
            })
            .collect();
        let mut people = Vec::new();
        for person in playing {
            people.push(person.await.unwrap());
        }
        let text = people[3].client.record(&table).await.unwrap();
        for person in &people {
            assert_eq!(person.client.record(&table).await.unwrap(), text, "all get the same");
        }
        let record = Record::<Sea>::parse(&text).unwrap_or_else(|problem| panic!("{problem:?}"));
        check_promises(&people, &record);
        check_views(&people[3], &record);
        check_record(&text, folder.path());
        check_history(&people, &table, &record).await;
        // Anyone who was not there brings the record along, and it is theirs to replay.
        let late = guest(&servers, "Late").await;
        let body = serde_json::json!(http::RecordBody { text: text.clone() });
        let kept = late.ask(Method::POST, "/api/v1/records", Some(&body)).await.unwrap();
        let kept: http::Kept = serde_json::from_slice(&kept.body).unwrap();
        let path = format!("/api/v1/records/{}", kept.id);
        let again = late.ask(Method::GET, &path, None).await.unwrap();
        assert_eq!(String::from_utf8(again.body).unwrap(), text);
    });
    server.stop();
}
