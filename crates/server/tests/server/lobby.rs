//! A few people can't fill the lobby, unused tables are closed, and names are protected.

use crate::office::{Office, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use server::Settings;
use server::config::{Config, Rates};
use std::collections::BTreeSet;
use std::time::Duration;

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

fn ids(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect()
}

async fn open_tables(office: &Office, query: &str) -> Vec<String> {
    ids(&office.get("", &format!("/api/v1/tables?which=open{query}")).await.fine())
}

#[tokio::test]
async fn a_few_guests_can_not_fill_the_lobby_and_everybody_is_found_in_it() {
    let office = Office::open().await;
    let honest = office.guest("Ann").await;
    let wanted = office.table(&honest, json!({ "listed": true })).await;
    let mut opened = 0;
    for number in 0..4 {
        let evil = office.guest(&format!("Eve {number}")).await;
        for _ in 0..60 {
            let body = json!({
                "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
                "listed": true,
            });
            let answer = office.post(&evil, "/api/v1/tables", body).await;
            if answer.status.is_success() {
                opened += 1
            } else {
                assert_eq!(answer.refused(409), "refused")
            }
        }
    }
    assert_eq!(opened, 20);
    // The pages together contain each of them once.
    let mut seen = Vec::new();
    let mut before = String::new();
    loop {
        let page = open_tables(&office, &format!("&limit=6{before}")).await;
        let Some(last) = page.last() else { break };
        before = format!("&before={last}");
        assert!(page.len() <= 6);
        seen.extend(page);
    }
    assert_eq!(seen.len(), 21);
    assert!(seen.contains(&wanted));
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), 21);
    let none = "/api/v1/tables?which=open&before=aaaaaaaaaaaaaaaa";
    office.get("", none).await.refused(404);
    office.get("", "/api/v1/tables?which=open&limit=many").await.refused(400);
}

#[tokio::test]
async fn the_lobby_shows_what_is_asked_for() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let days = json!({ "kind": "days", "days": 3 });
    let live = office.table(&ann, json!({ "listed": true })).await;
    let slow = office.table(&ann, json!({ "listed": true, "clock": days })).await;
    let rated = office.rated(&ann, json!({ "listed": true })).await;
    let full = json!({ "listed": true, "chairs": ["me", { "bot": "easy" }] });
    let full = office.table(&ann, full).await;
    let chairs = ["me", "open", "open"];
    let sea = json!({ "listed": true, "game": "sea", "setup": { "players": 3 }, "chairs": chairs });
    let sea = office.table(&ann, sea).await;
    let found = async |query: &str| -> BTreeSet<String> {
        open_tables(&office, query).await.into_iter().collect()
    };
    let set = |ids: &[&String]| ids.iter().map(|id| (*id).clone()).collect::<BTreeSet<_>>();
    assert_eq!(found("").await, set(&[&live, &slow, &rated, &full, &sea]));
    assert_eq!(found("&game=sea").await, set(&[&sea]));
    assert_eq!(found("&pace=days").await, set(&[&slow]));
    assert_eq!(found("&pace=live&game=campfire").await, set(&[&live, &rated, &full]));
    assert_eq!(found("&rated=true").await, set(&[&rated]));
    assert_eq!(found("&free=true&rated=false").await, set(&[&live, &slow, &sea]));
    office.get("", "/api/v1/tables?which=open&pace=never").await.refused(400);
}

/// Waits until a table is closed, while the clock runs.
async fn until_closed(office: &Office, table: &str) -> bool {
    for _ in 0..200 {
        let row = office.store.table(&table.parse().unwrap()).await.unwrap();
        if row.summary.phase == "closed" {
            return true;
        }
        office.clock.forward(MINUTE_MS);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    false
}

async fn phase(office: &Office, table: &str) -> String {
    office.store.table(&table.parse().unwrap()).await.unwrap().summary.phase
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_uses_are_closed_each_after_its_time() {
    let settings = Settings {
        empty_lobby: Duration::from_secs(30 * 60),
        lobby: Duration::from_secs(10 * 24 * 3600),
        abandoned: Duration::from_secs(20 * 24 * 3600),
        ..Settings::default()
    };
    let office = Office::with(Config { settings, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let listed = office.table(&ann, json!({ "listed": true })).await;
    let days = json!({ "kind": "days", "days": 3 });
    let slow = office.table(&ann, json!({ "listed": true, "clock": days })).await;
    let hidden = office.table(&ann, json!({})).await;
    let playing = office.table(&ann, json!({ "away_ms": null })).await;
    office.begin(&playing, [&ann, &bo]).await;
    office.clock.forward(29 * MINUTE_MS);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(phase(&office, &listed).await, "lobby");
    assert!(until_closed(&office, &listed).await);
    assert_eq!(phase(&office, &slow).await, "lobby");
    assert_eq!(phase(&office, &hidden).await, "lobby");
    office.clock.forward(10 * DAY_MS);
    assert!(until_closed(&office, &slow).await && until_closed(&office, &hidden).await);
    assert_eq!(phase(&office, &playing).await, "playing");
    office.clock.forward(10 * DAY_MS);
    assert!(until_closed(&office, &playing).await);
    assert_eq!(office.update(&ann, &playing).await["status"]["phase"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_do_not_come_back_are_deleted_and_leave_nobody_waiting() {
    let office = Office::open().await;
    let guest = office.guest("Cy").await;
    let ann = office.account("Ann", "ann").await;
    let number = office.number(&guest).await;
    let table = office.table(&ann, json!({})).await;
    office.act(&guest, &table, json!({ "what": "sit", "seat": 1 })).await.fine();
    office.clock.forward(50 * DAY_MS);
    office.get(&ann, "/api/v1/me").await.fine();
    office.clock.forward(45 * DAY_MS);
    let path = format!("/api/v1/people/{number}");
    for _ in 0..200 {
        if office.get("", &path).await.status == 404 {
            // A person with an account stays.
            let ann = office.store.person_by_login("ann").await;
            assert!(ann.is_ok());
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the guest is still there");
}

#[tokio::test]
async fn no_one_can_take_a_name_like_that_of_an_account() {
    let office = Office::open().await;
    let pauline = office.account("Pauline", "pauline").await;
    for name in ["Pauline", "PAULINE", "Раuline", "Pau1ine", "P a u l i n e"] {
        let answer = office.post("", "/api/v1/guest", json!({ "name": name, "lang": "en" })).await;
        assert_eq!(answer.refused(409), "refused", "{name}");
    }
    let other = office.account("Paula", "paula").await;
    let rename = |name: &str| Some(json!({ "name": name }));
    let path = "/api/v1/me";
    office.ask(&other, Method::PUT, path, rename("pauline")).await.refused(409);
    let bot = json!({ "name": "PauIine" });
    office.post(&other, "/api/v1/tokens", bot.clone()).await.refused(409);
    // You keep your own name, and your bots may have it too.
    office.ask(&pauline, Method::PUT, path, rename("PAULINE")).await.fine();
    office.post(&pauline, "/api/v1/tokens", bot).await.fine();
    // Guests may share a name until one of them has an account.
    let one = office.guest("Max").await;
    let two = office.guest("Max").await;
    let account = |login: &str| json!({ "login": login, "password": PASSWORD });
    office.post(&one, "/api/v1/me/account", account("max")).await.fine();
    office.post(&two, "/api/v1/me/account", account("max2")).await.refused(409);
    office.ask(&two, Method::PUT, path, rename("Maximilian")).await.fine();
    office.post(&two, "/api/v1/me/account", account("max2")).await.fine();
}

#[tokio::test]
async fn the_number_of_listed_tables_is_a_setting() {
    let rates = Rates { listed_tables: 1, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    let ann = office.guest("Ann").await;
    let table = office.table(&ann, json!({ "listed": true })).await;
    let body = json!({
        "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"], "listed": true,
    });
    office.post(&ann, "/api/v1/tables", body.clone()).await.refused(409);
    office.act(&ann, &table, json!({ "what": "close" })).await.fine();
    office.post(&ann, "/api/v1/tables", body).await.fine();
}
