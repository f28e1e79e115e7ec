//! A thief with a copy of the database, or of a backup, can't become anyone: nothing that is stored,
//! and nothing that follows from it, opens anything.

use crate::admin::{admin, send_form};
use crate::notices::{link, mail_server, wait_for};
use crate::office::{Office, PASSWORD};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use server::Clock;
use server::config::{Config, Mail, Rates};
use std::collections::BTreeSet;
use store::{BackupWriter, StoreOptions};

/// A password that no one has.
const NEW_PASSWORD: &str = "seven swans in a pond";

/// The number of people of the service, and one more.
const PEOPLE: u64 = 4;

/// A service that sends email, with people, and with links on their way.
async fn busy() -> Office {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let rates = Rates {
        requests_per_minute: 1_000_000,
        sign_ins_per_hour: 1,
        guests_per_hour: 1_000,
        ..Config::default().rates
    };
    // A proxy tells where requests come from.
    let config = Config { mail, rates, trust_proxy: 1, notify_after_ms: 1000, ..Config::default() };
    let office = Office::with(config).await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let bob = office.account("Bob", "bob").await;
    for (who, address) in [(&root, "root"), (&ann, "ann"), (&bob, "bob")] {
        let notify = json!({ "browser": false, "sound": false,
            "email": format!("{address}@example.org") });
        let wish = json!({ "notify": notify, "password": PASSWORD });
        office.ask(who, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    }
    wait_for(&letters, 3).await;
    let confirm = |number: u64| {
        let letters = letters.lock().unwrap();
        let begins = format!("/api/v1/confirm/{number}/");
        link(letters.iter().find(|letter| letter.contains(&begins)).unwrap(), &begins)
    };
    // Bob's address stays unconfirmed.
    office.confirm(&confirm(office.number(&root).await)).await;
    office.confirm(&confirm(office.number(&ann).await)).await;
    for login in ["root", "ann"] {
        office.post("", "/api/v1/recover", json!({ "login": login })).await.fine();
    }
    wait_for(&letters, 5).await;
    office.post(&ann, "/api/v1/tokens", json!({ "name": "Robot" })).await.fine();
    let table = office.table(&ann, json!({ "away_ms": null })).await;
    office.begin(&table, [&ann, &root]).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(5000);
    wait_for(&letters, 6).await;
    telling.abort();
    assert!(letters.lock().unwrap()[5].contains("/api/v1/unsubscribe/"));
    office
}

/// Returns the values, and what earlier versions of the server made of them.
fn keys(values: &BTreeSet<String>, now_ms: u64) -> BTreeSet<String> {
    let hex = |bytes: [u8; 32]| blake3::Hash::from_bytes(bytes).to_hex().to_string();
    let mut keys = values.clone();
    for value in values {
        for context in ["emberwake session token 1", "emberwake link 1"] {
            keys.insert(hex(blake3::derive_key(context, value.as_bytes())));
        }
        if value.starts_with("$argon2") {
            for until_s in [now_ms / 1000 + 3600, now_ms / 1000 + 60, i64::MAX as u64] {
                let known = format!("{until_s} {value}");
                let code = blake3::derive_key("emberwake password recovery 1", known.as_bytes());
                keys.insert(format!("{until_s}-{}", hex(code)));
            }
            let key = blake3::derive_key("emberwake known device 1", value.as_bytes());
            let code = blake3::keyed_hash(&key, &[7; 32]);
            keys.insert(format!("{}.{}", hex([7; 32]), code.to_hex()));
        }
        if value.len() == 64 {
            let until_s = now_ms / 1000 + 3600;
            for login in ["root", "ann", "bob"] {
                let known = format!("{value} {until_s} {login}@example.org");
                let code = blake3::derive_key("emberwake e-mail confirmation 2", known.as_bytes());
                keys.insert(format!("{until_s}-{}", hex(code)));
            }
        }
    }
    assert!(keys.len() > 40, "{keys:?}");
    keys
}

/// Returns everything that these keys open.
async fn opened(office: &Office, keys: &BTreeSet<String>) -> Vec<String> {
    let mut opened = Vec::new();
    let mut note = |what: String, status: u16| {
        if status < 400 {
            opened.push(what);
        }
    };
    for key in keys.iter().filter(|key| key.bytes().all(|byte| (33..127).contains(&byte))) {
        let path = key.replace(['/', '?', '#', '%', '"', '<', '>', '\\', '^', '`', '{', '}'], "_");
        for who in [format!("emberwake={key}"), format!("Bearer {key}")] {
            let status = office.get(&who, "/api/v1/me").await.status.as_u16();
            note(format!("a session by {who}"), status);
        }
        for person in 1..=PEOPLE {
            for kind in ["confirm", "unsubscribe", "recover"] {
                let link = format!("/api/v1/{kind}/{person}/{path}");
                note(link.clone(), office.get("", &link).await.status.as_u16());
                let form = format!("password={}", NEW_PASSWORD.replace(' ', "+"));
                note(format!("the button of {link}"), send_form(office, &link, &form).await);
            }
        }
    }
    opened
}

/// Signs in from a fresh address, or from one of the many that strangers used up.
async fn sign_in(office: &Office, cookies: &str, login: &str, password: &str) -> u16 {
    let request = Request::post("/api/v1/sign-in")
        .header("host", "games.example")
        .header("content-type", "application/json")
        .header("x-forwarded-for", "198.51.100.1")
        .header("cookie", cookies);
    let body = json!({ "login": login, "password": password }).to_string();
    office.send(request.body(Body::from(body)).unwrap()).await.status.as_u16()
}

/// Returns the keys that count as a device on which this person has signed in.
async fn known_devices(office: &Office, keys: &BTreeSet<String>, login: &str) -> Vec<String> {
    let person = office.store.person_by_login(login).await.unwrap().person;
    // After this, only known devices get through.
    assert_eq!(sign_in(office, "", login, "wrong").await, 401);
    assert_eq!(sign_in(office, "", login, PASSWORD).await, 429);
    let mut known = Vec::new();
    for key in keys.iter().filter(|key| key.bytes().all(|byte| (33..127).contains(&byte))) {
        let code = "7".repeat(64);
        for value in [key.clone(), format!("{code}.{key}"), format!("{key}.{code}")] {
            let cookie = format!("emberwake-device-{person}={value}");
            if sign_in(office, &cookie, login, PASSWORD).await != 429 {
                known.push(value);
            }
        }
    }
    known
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_in_a_stolen_database_opens_anything() {
    let office = busy().await;
    let values = testkit::values_in_file(&office.file()).await;
    assert!(values.contains("ann@example.org") && values.contains("root"));
    let keys = keys(&values, office.clock.now_ms());
    let found = opened(&office, &keys).await;
    assert!(found.is_empty(), "{found:#?}");
    for login in ["root", "ann", "bob"] {
        let found = known_devices(&office, &keys, login).await;
        assert!(found.is_empty(), "{login}: {found:#?}");
        assert_eq!(sign_in(&office, "", login, NEW_PASSWORD).await, 429);
    }
    office.clock.forward(3_600_000);
    for login in ["root", "ann", "bob"] {
        assert_eq!(sign_in(&office, "", login, PASSWORD).await, 200, "{login}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_in_a_stolen_backup_opens_anything() {
    let office = busy().await;
    let address = format!("sqlite:{}", office.file().display());
    let mut writer = BackupWriter::new(Vec::new(), 1);
    let options = StoreOptions::default();
    store::back_up(&address, &options, &mut |row| writer.row(&row)).await.unwrap();
    let (bytes, _) = writer.end().unwrap();
    let mut values = BTreeSet::new();
    for line in String::from_utf8(bytes).unwrap().lines() {
        collect(&serde_json::from_str(line).unwrap(), &mut values);
    }
    assert!(values.contains("ann@example.org"));
    let keys = keys(&values, office.clock.now_ms());
    let found = opened(&office, &keys).await;
    assert!(found.is_empty(), "{found:#?}");
}

/// Adds all texts and numbers in a JSON value.
fn collect(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| collect(value, into)),
        Value::Object(values) => values.values().for_each(|value| collect(value, into)),
        Value::String(text) => drop(into.insert(text.clone())),
        other => drop(into.insert(other.to_string())),
    }
}
