//! Rated games: what they need, what early resignations and second accounts bring, and programs.

use crate::office::Office;
use serde_json::{Value, json};
use server::NewTableRequest;
use server::config::{Config, Rates};
use store::{Played, StoreError};
use table::{Chair, HostingOptions, Level, Person};
use texts::Lang;

/// Returns a service where people may play many games while the clock stands still.
async fn quick_office() -> Office {
    let rates = Rates {
        requests_per_minute: 1_000_000,
        acts_per_minute: 1_000_000,
        ..Config::default().rates
    };
    Office::with(Config { rates, ..Config::default() }).await
}

/// Returns the result of a game once it is stored, which happens in the background.
async fn result(office: &Office, table: &str) -> Played {
    let table = table.parse().unwrap();
    loop {
        match office.store.played(&table).await {
            Ok(played) => return played,
            Err(StoreError::NotFound) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Returns a person's points, if they have a rating.
async fn points(office: &Office, who: &str) -> Option<i64> {
    let number = office.number(who).await;
    let profile = office.get("", &format!("/api/v1/people/{number}")).await.fine();
    profile["ratings"][0]["points"].as_i64()
}

async fn leaders(office: &Office) -> Vec<Value> {
    let best = office.get("", "/api/v1/leaderboard/campfire").await.fine();
    best.as_array().unwrap().clone()
}

/// Creates a program; returns its token and its number.
async fn program(office: &Office, owner: &str, name: &str) -> (String, u64) {
    let bot = office.post(owner, "/api/v1/tokens", json!({ "name": name })).await.fine();
    (format!("Bearer {}", bot["token"].as_str().unwrap()), bot["person"].as_u64().unwrap())
}

fn sit(seat: u8) -> Value {
    json!({ "what": "sit", "seat": seat })
}

/// Opens a rated table for several people, and plays the game to its end.
async fn play_rated(office: &Office, people: &[&str], extra: Value) -> String {
    let mut chairs = vec!["open"; people.len()];
    chairs[0] = "me";
    let mut body = json!({ "setup": { "players": people.len() }, "chairs": chairs });
    body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let table = office.rated(people[0], body).await;
    for (who, seat) in people.iter().zip(0..).skip(1) {
        office.act(who, &table, sit(seat)).await.fine();
    }
    for who in people {
        let act = json!({ "what": "ready", "nonce": "33".repeat(32) });
        office.act(who, &table, act).await.fine();
    }
    office.act(people[0], &table, json!({ "what": "start" })).await.fine();
    office.play_to_the_end(&table, people).await;
    result(office, &table).await;
    table
}

#[tokio::test]
async fn a_rated_table_needs_a_clock() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let body = |clock: Value| {
        json!({
            "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
            "rated": true, "clock": clock,
        })
    };
    let answer = office.post(&ann, "/api/v1/tables", body(json!({ "kind": "none" }))).await;
    assert!(answer.json()["text"].as_str().unwrap().contains("need a clock"), "{answer:?}");
    assert_eq!(answer.refused(409), "refused");
    for clock in [
        json!({ "kind": "per-move", "ms": 60_000 }),
        json!({ "kind": "bank", "ms": 1_200_000, "increment_ms": 10_000 }),
        json!({ "kind": "days", "days": 3 }),
    ] {
        office.post(&ann, "/api/v1/tables", body(clock)).await.fine();
    }
}

/// Opens a rated table without a clock, as earlier versions did.
async fn old_table(office: &Office, owner: u64) -> String {
    let owner = Person(owner);
    let request = NewTableRequest {
        game: "campfire".to_owned(),
        setup: vec![("players".to_owned(), "2".to_owned())],
        options: HostingOptions::live(Level::new("easy").unwrap()),
        chairs: vec![Chair::Person(owner), Chair::Open],
        about: "{}".to_owned(),
        listed: false,
        listed_max: None,
        days: false,
        rated: true,
        programs: false,
    };
    office.state.hub.create(request, owner, Lang::En).await.unwrap().to_string()
}

#[tokio::test]
async fn the_rematch_of_an_old_rated_table_without_a_clock_is_not_rated() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let old = old_table(&office, office.number(&ann).await).await;
    let timed = office.rated(&ann, json!({})).await;
    for (table, rated_again) in [(&old, false), (&timed, true)] {
        office.begin(table, [&ann, &bo]).await;
        office.play_to_the_end(table, &[&ann, &bo]).await;
        assert!(result(&office, table).await.rated, "what was begun stays as it is");
        let rematch = json!({ "what": "propose", "motion": "rematch" });
        office.act(&ann, table, rematch).await.fine();
        office.act(&bo, table, json!({ "what": "agree" })).await.fine();
        let next = loop {
            if let Some(next) = office.store.table(&table.parse().unwrap()).await.unwrap().rematch {
                break next;
            }
            tokio::task::yield_now().await;
        };
        let next = office.get("", &format!("/api/v1/tables/{next}")).await.fine();
        assert_eq!(next["rated"], rated_again);
    }
}

#[tokio::test]
async fn who_leaves_in_the_first_round_loses_and_the_others_gain_nothing() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let table = office.rated(&ann, json!({})).await;
    office.begin(&table, [&ann, &bo]).await;
    office.act(&bo, &table, json!({ "what": "resign" })).await.fine();
    // There is nothing left to win, so Ann may leave too.
    office.act(&ann, &table, json!({ "what": "resign" })).await.fine();
    office.play_to_the_end(&table, &[&ann, &bo]).await;
    let played = result(&office, &table).await;
    assert_eq!(played.seats[0].rating, None);
    assert!(points(&office, &bo).await.unwrap() < 1500);
    assert_eq!(points(&office, &ann).await, None);
}

#[tokio::test]
async fn leaving_after_the_first_round_loses_to_those_who_stay() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let table = office.rated(&ann, json!({})).await;
    office.begin(&table, [&ann, &bo]).await;
    office.play_first_round(&table, &[&ann, &bo]).await;
    office.act(&ann, &table, json!({ "what": "resign" })).await.fine();
    office.play_to_the_end(&table, &[&ann, &bo]).await;
    result(&office, &table).await;
    assert!(points(&office, &ann).await.unwrap() < 1500);
    assert!(points(&office, &bo).await.unwrap() > 1500);
}

#[tokio::test]
async fn games_that_a_second_account_gives_away_lead_nowhere() {
    let office = quick_office().await;
    let mut people = Vec::new();
    for (name, login) in [("Ann", "ann"), ("Bo", "bob"), ("Cleo", "cleo"), ("Dan", "dan")] {
        people.push(office.account(name, login).await);
    }
    let all: Vec<&str> = people.iter().map(String::as_str).collect();
    play_rated(&office, &all, json!({})).await;
    let honest = leaders(&office).await;
    assert_eq!(honest.len(), 4, "one table of four is enough for a list: {honest:?}");

    let cheat = office.account("Eve", "eve").await;
    let puppet = office.account("Puppet", "puppet").await;
    for _ in 0..8 {
        let table = office.rated(&cheat, json!({})).await;
        office.begin(&table, [&cheat, &puppet]).await;
        office.act(&puppet, &table, json!({ "what": "resign" })).await.fine();
        office.act(&cheat, &table, json!({ "what": "resign" })).await.fine();
        office.play_to_the_end(&table, &[&cheat, &puppet]).await;
        result(&office, &table).await;
    }
    assert_eq!(points(&office, &cheat).await, None);
    // Real games against one opponent change points, but don't lead to the list.
    play_rated(&office, &[&cheat, &puppet], json!({})).await;
    assert!(points(&office, &cheat).await.is_some());
    assert_eq!(leaders(&office).await, honest);
}

#[tokio::test]
async fn a_program_plays_rated_where_the_table_allows_programs() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let (robot, number) = program(&office, &bo, "Robot").await;
    let plain = office.rated(&ann, json!({ "listed": true })).await;
    let answer = office.act(&robot, &plain, sit(1)).await;
    assert!(answer.json()["text"].as_str().unwrap().contains("allow programs"), "{answer:?}");
    assert_eq!(answer.refused(403), "forbidden");
    // Everyone sees before sitting down that programs may play.
    let open = office.rated(&ann, json!({ "listed": true, "programs": true })).await;
    let friendly = office.table(&ann, json!({ "listed": true })).await;
    let summary = office.get("", &format!("/api/v1/tables/{open}")).await.fine();
    assert_eq!(summary["programs"], true);
    let listed = async |query: &str| -> Vec<String> {
        let path = format!("/api/v1/tables?which=open{query}");
        let tables = office.get("", &path).await.fine();
        let ids = tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap());
        let mut ids: Vec<String> = ids.map(str::to_owned).collect();
        ids.sort();
        ids
    };
    let mut expected = vec![open.clone(), friendly.clone()];
    expected.sort();
    assert_eq!(listed("&programs=true").await, expected);
    assert_eq!(listed("&programs=false").await, [plain]);

    office.begin(&open, [&ann, &robot]).await;
    // Everyone sees who is a program: in lists, at the table, in results and on the profile.
    let summary = office.get("", &format!("/api/v1/tables/{open}")).await.fine();
    assert_eq!(summary["seats"][1]["program"], true);
    assert_eq!(summary["seats"][0].get("program"), None);
    let people = office.update(&ann, &open).await["people"].clone();
    let marked: Vec<&Value> =
        people.as_array().unwrap().iter().filter(|named| named["program"] == true).collect();
    assert_eq!(marked, [&json!({ "person": number, "name": "Robot", "program": true })]);
    office.play_to_the_end(&open, &[&ann, &robot]).await;
    result(&office, &open).await;
    let games = office.get(&ann, "/api/v1/me/games").await.fine();
    assert_eq!(games[0]["seats"][1]["program"], true);
    let profile = office.get("", &format!("/api/v1/people/{number}")).await.fine();
    assert_eq!((&profile["bot"], &profile["ratings"][0]["games"]), (&json!(true), &json!(1)));
    assert_eq!(points(&office, &bo).await, None, "the rating is the program's own");
}

#[tokio::test]
async fn the_leaderboard_marks_programs() {
    let office = quick_office().await;
    let mut people = Vec::new();
    for (name, login) in [("Ann", "ann"), ("Bo", "bob"), ("Cleo", "cleo")] {
        people.push(office.account(name, login).await);
    }
    let owner = office.account("Dan", "dan").await;
    let (robot, number) = program(&office, &owner, "Robot").await;
    let all = [&robot, &people[0], &people[1], &people[2]].map(String::as_str);
    play_rated(&office, &all, json!({ "programs": true })).await;
    let leaders = leaders(&office).await;
    assert_eq!(leaders.len(), 4, "{leaders:?}");
    for leader in leaders {
        let marked = leader.get("program") == Some(&json!(true));
        assert_eq!(marked, leader["person"] == number, "{leader}");
    }
}

#[tokio::test]
async fn a_program_never_plays_rated_with_its_owner_or_another_of_its_owners_programs() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let (robot, _) = program(&office, &bo, "Robot").await;
    let (other, _) = program(&office, &bo, "Other").await;
    let with = json!({
        "programs": true, "setup": { "players": 3 }, "chairs": ["me", "open", "open"],
    });
    let refused = async |who: &str, table: &str| {
        let answer = office.act(who, table, sit(2)).await;
        assert!(answer.json()["text"].as_str().unwrap().contains("own programs"), "{answer:?}");
        assert_eq!(answer.refused(403), "forbidden");
    };
    let table = office.rated(&ann, with.clone()).await;
    office.act(&robot, &table, sit(1)).await.fine();
    refused(&bo, &table).await;
    refused(&other, &table).await;
    // The other way around, and at a table that a program opened.
    let table = office.rated(&bo, with.clone()).await;
    refused(&robot, &table).await;
    let table = office.rated(&robot, with).await;
    refused(&bo, &table).await;
    refused(&other, &table).await;
    // A program may move to another seat, and unrated games are open to all.
    office.act(&ann, &table, sit(1)).await.fine();
    office.act(&ann, &table, sit(2)).await.fine();
    let friendly = office.table(&bo, json!({})).await;
    office.act(&robot, &friendly, sit(1)).await.fine();
}

#[tokio::test]
async fn the_program_of_a_guest_plays_no_rated_games() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let guest = office.guest("Guest 1").await;
    let (robot, _) = program(&office, &guest, "Robot").await;
    let table = office.rated(&ann, json!({ "programs": true })).await;
    let answer = office.act(&robot, &table, sit(1)).await;
    assert!(answer.json()["text"].as_str().unwrap().contains("owner has an account"));
    assert_eq!(answer.refused(403), "forbidden");
    let clock = json!({ "kind": "per-move", "ms": 60_000 });
    let body = json!({
        "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
        "rated": true, "programs": true, "clock": clock,
    });
    office.post(&robot, "/api/v1/tables", body.clone()).await.refused(403);
    // The program of an account can't sit at its own table either unless programs may play.
    let (other, _) = program(&office, &ann, "Other").await;
    office.post(&other, "/api/v1/tables", body.clone()).await.fine();
    let mut without = body;
    without["programs"] = json!(false);
    office.post(&other, "/api/v1/tables", without.clone()).await.refused(403);
    without["chairs"] = json!(["open", "open"]);
    office.post(&other, "/api/v1/tables", without).await.fine();
}
