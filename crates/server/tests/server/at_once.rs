//! Two people change the same person at one time, and the result is that of one after the other.

use crate::admin::{act_on, admin};
use crate::office::{Office, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use server::config::{Config, Rates};
use std::sync::Arc;
use tokio::task::JoinHandle;

/// The number of tries for each pair.
const TRIES: u64 = 12;

/// A letter for each try, so that no two people have names that look alike.
const LETTERS: [char; TRIES as usize] =
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'm', 'p', 's'];

/// Creates a service without limits that a burst could reach.
async fn patient() -> Arc<Office> {
    let rates = Rates {
        requests_per_minute: 1_000_000,
        sign_ins_per_hour: 1_000_000,
        guests_per_hour: 1_000_000,
        ..Config::default().rates
    };
    Arc::new(Office::with(Config { rates, ..Config::default() }).await)
}

/// Renames a person again and again, until their session has ended.
fn keeps_renaming(office: &Arc<Office>, who: &str, names: String) -> JoinHandle<()> {
    let (office, who) = (Arc::clone(office), who.to_owned());
    tokio::spawn(async move {
        for number in 0.. {
            let body = json!({ "name": format!("{names} {number}") });
            let answer = office.ask(&who, Method::PUT, "/api/v1/me", Some(body)).await;
            if answer.status.as_u16() == 401 {
                return;
            }
            answer.fine();
            tokio::task::yield_now().await;
        }
    })
}

fn sign_in(login: &str, password: &Value) -> Value {
    json!({ "login": login, "password": password })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_old_password_never_works_after_a_reset_even_while_its_thief_changes_the_name() {
    let office = patient().await;
    let root = admin(&office).await;
    for letter in LETTERS {
        let login = format!("ann-{letter}");
        let ann = office.account(&format!("Ann {letter}"), &login).await;
        let person = office.number(&ann).await;
        let names = ["Eve", "Eva"].map(|name| format!("{name}{letter}"));
        let renaming = names.map(|names| keeps_renaming(&office, &ann, names));
        let done = act_on(&office, &root, person, json!({ "action": "reset-password" })).await;
        for task in renaming {
            task.await.unwrap();
        }
        let old = sign_in(&login, &json!(PASSWORD));
        office.post("", "/api/v1/sign-in", old).await.refused(401);
        office.post("", "/api/v1/sign-in", sign_in(&login, &done["password"])).await.fine();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_session_that_began_with_the_old_password_outlives_a_reset() {
    let office = patient().await;
    let root = admin(&office).await;
    office.account("Ann", "ann").await;
    let person = office.store.person_by_login("ann").await.unwrap().person.0;
    let mut password = json!(PASSWORD);
    for _ in 0..TRIES {
        let thief = |_| {
            let (office, old) = (Arc::clone(&office), sign_in("ann", &password));
            tokio::spawn(async move { office.post("", "/api/v1/sign-in", old).await })
        };
        let signing_in: Vec<_> = (0..4).map(thief).collect();
        let done = act_on(&office, &root, person, json!({ "action": "reset-password" })).await;
        for answer in signing_in {
            let answer = answer.await.unwrap();
            if answer.status.is_success() {
                let cookie = answer.cookie().unwrap();
                office.get(&cookie, "/api/v1/me").await.refused(401);
            }
        }
        password = done["password"].clone();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_account_that_is_created_while_the_name_changes_is_not_lost() {
    let office = patient().await;
    for letter in LETTERS {
        let login = format!("ann-{letter}");
        let ann = office.guest(&format!("Ann {letter}")).await;
        let names = ["Eve", "Eva"].map(|name| format!("{name}{letter}"));
        let renaming = names.map(|names| keeps_renaming(&office, &ann, names));
        let body = sign_in(&login, &json!(PASSWORD));
        let answer = office.post(&ann, "/api/v1/me/account", body.clone()).await;
        for task in renaming {
            task.await.unwrap();
        }
        let cookie = answer.cookie().unwrap();
        assert_eq!(office.get(&cookie, "/api/v1/me").await.fine()["login"], login);
        office.post("", "/api/v1/sign-in", body).await.fine();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_a_ban_and_a_mute_at_one_time_both_hold() {
    let office = patient().await;
    let root = admin(&office).await;
    let ann = office.guest("Ann").await;
    let person = office.number(&ann).await;
    for _ in 0..3 * TRIES {
        let act = |action: Value| {
            let (office, root) = (Arc::clone(&office), root.clone());
            tokio::spawn(async move { act_on(&office, &root, person, action).await })
        };
        let both = ["ban", "mute"].map(|action| act(json!({ "action": action, "days": 1 })));
        for task in both {
            task.await.unwrap();
        }
        let path = format!("/api/v1/admin/people/{person}");
        let row = office.get(&root, &path).await.fine();
        assert!(row["banned_until_ms"].is_u64() && row["muted_until_ms"].is_u64(), "{row}");
        for action in ["unban", "unmute"] {
            act_on(&office, &root, person, json!({ "action": action })).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_bots_created_at_one_time_no_more_than_the_limit_exist() {
    let office = patient().await;
    let ann = office.guest("Ann").await;
    let create = |number: u64| {
        let (office, ann) = (Arc::clone(&office), ann.clone());
        let body = json!({ "name": format!("Robot {number}") });
        tokio::spawn(async move { office.post(&ann, "/api/v1/tokens", body).await.status })
    };
    let creating: Vec<_> = (0..40).map(create).collect();
    let mut created = 0;
    for status in creating {
        let status = status.await.unwrap().as_u16();
        assert!([200, 409].contains(&status), "{status}");
        created += usize::from(status == 200);
    }
    let bots = office.get(&ann, "/api/v1/tokens").await.fine();
    assert_eq!((created, bots.as_array().unwrap().len()), (10, 10));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_accounts_with_names_that_look_alike_one_is_refused() {
    let office = patient().await;
    for letter in LETTERS {
        let guests = [format!("Pauline {letter}"), format!("PAULINE {letter}")];
        let guests = [office.guest(&guests[0]).await, office.guest(&guests[1]).await];
        let create = |index: usize| {
            let (office, guest) = (Arc::clone(&office), guests[index].clone());
            let body = sign_in(&format!("pauline-{letter}.{index}"), &json!(PASSWORD));
            let path = "/api/v1/me/account";
            tokio::spawn(async move { office.post(&guest, path, body).await.status.as_u16() })
        };
        let mut statuses = Vec::new();
        for task in [create(0), create(1)] {
            statuses.push(task.await.unwrap());
        }
        statuses.sort();
        assert_eq!(statuses, [200, 409]);
    }
}
