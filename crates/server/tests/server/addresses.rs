//! Email addresses: a session alone doesn't take an account over, and links open only what they are
//! for.

use crate::admin::send_form;
use crate::notices::{Heard, link, mail_server, wait_for};
use crate::office::{Answer, Office, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use server::config::{Config, Mail, Rates};

const NEW_PASSWORD: &str = "five ducks in a row";
const DAY_MS: u64 = 24 * 3_600_000;

/// A service that sends email, and the emails.
async fn with_mail() -> (Office, Heard) {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    (Office::with(Config { mail, ..Config::default() }).await, letters)
}

/// Wishes for another address, with a password.
async fn wish(office: &Office, who: &str, address: Option<&str>, password: Option<&str>) -> Answer {
    let mut body = json!({ "notify": { "browser": false, "sound": false, "email": address } });
    if let Some(password) = password {
        body["password"] = json!(password);
    }
    office.ask(who, Method::PUT, "/api/v1/me", Some(body)).await
}

/// Returns the last email to this address with these words, once there are this many emails in all.
/// Two that are sent at the same moment arrive in any order.
async fn letter_to(letters: &Heard, count: usize, address: &str, words: &str) -> String {
    wait_for(letters, count).await;
    let letters = letters.lock().unwrap();
    let to = format!("To: {address}");
    let mut letters = letters.iter().rev().map(|letter| letter.replace("=\r\n", ""));
    let found = letters.find(|letter| letter.contains(&to) && letter.contains(words));
    found.unwrap_or_else(|| panic!("nothing to {address} with {words}"))
}

/// Returns the link of this kind in the last such email to this address.
async fn link_to(letters: &Heard, count: usize, address: &str, kind: &str) -> String {
    link(&letter_to(letters, count, address, kind).await, kind)
}

/// Sets an address and confirms it. There are this many emails then.
async fn confirmed(office: &Office, letters: &Heard, who: &str, address: &str, count: usize) {
    wish(office, who, Some(address), Some(PASSWORD)).await.fine();
    office.confirm(&link_to(letters, count, address, "/api/v1/confirm/").await).await;
}

async fn me(office: &Office, who: &str) -> Value {
    office.get(who, "/api/v1/me").await.fine()
}

async fn forgot(office: &Office) {
    let answer = office.post("", "/api/v1/recover", json!({ "login": "ann" })).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

async fn sign_in(office: &Office, password: &str) -> Answer {
    office.post("", "/api/v1/sign-in", json!({ "login": "ann", "password": password })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_set_changed_and_removed_with_the_password_only() {
    let (office, letters) = with_mail().await;
    let ann = office.account("Ann", "ann").await;
    let one = Some("one@example.org");
    for password in [None, Some("wrong"), Some("")] {
        assert_eq!(wish(&office, &ann, one, password).await.refused(403), "forbidden");
    }
    confirmed(&office, &letters, &ann, "one@example.org", 1).await;
    for address in [None, Some("two@example.org")] {
        for password in [None, Some("wrong")] {
            assert_eq!(wish(&office, &ann, address, password).await.refused(403), "forbidden");
        }
    }
    let now = me(&office, &ann).await;
    assert_eq!((&now["notify"]["email"], &now["email_confirmed"]), (&json!(one), &json!(true)));
    // Whatever else changes needs no password.
    wish(&office, &ann, one, None).await.fine();
    wish(&office, &ann, None, Some(PASSWORD)).await.fine();
    assert_eq!(me(&office, &ann).await["notify"]["email"], Value::Null);
    letter_to(&letters, 2, "one@example.org", "Your username is ann").await;
}

#[tokio::test]
async fn wrong_passwords_for_another_address_count_like_any_others() {
    let (smtp, _letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "games@example.org".to_owned() });
    let rates = Rates { sign_ins_per_hour: 3, ..Config::default().rates };
    let office = Office::with(Config { mail, rates, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let address = Some("one@example.org");
    for _ in 0..3 {
        wish(&office, &ann, address, Some("wrong")).await.refused(403);
    }
    assert_eq!(wish(&office, &ann, address, Some(PASSWORD)).await.refused(429), "too-many");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_changes_the_address_gains_nothing_for_a_day_and_the_owner_gets_everything_back() {
    let (office, letters) = with_mail().await;
    let ann = office.account("Ann", "ann").await;
    office.ask(&ann, Method::PUT, "/api/v1/me", Some(json!({ "lang": "de" }))).await.fine();
    confirmed(&office, &letters, &ann, "ann@example.org", 1).await;
    // The thief knows the password.
    let thief = sign_in(&office, PASSWORD).await.cookie().unwrap();
    wish(&office, &thief, Some("eve@example.org"), Some(PASSWORD)).await.fine();
    let told = letter_to(&letters, 3, "ann@example.org", "Konto").await;
    assert!(told.contains("/#/online"), "{told}");
    office.confirm(&link_to(&letters, 3, "eve@example.org", "/api/v1/confirm/").await).await;
    office.clock.forward(DAY_MS - 1);
    forgot(&office).await;
    let recover = link_to(&letters, 4, "ann@example.org", "/api/v1/recover/").await;
    let form = format!("password={}", NEW_PASSWORD.replace(' ', "+"));
    // Time goes by, and the address with it.
    office.clock.forward(1);
    assert_eq!(send_form(&office, &recover, &form).await, 403);
    office.clock.forward(DAY_MS);
    wish(&office, &thief, Some("eva@example.org"), Some(PASSWORD)).await.fine();
    forgot(&office).await;
    let recover = link_to(&letters, 7, "eve@example.org", "/api/v1/recover/").await;
    assert_eq!(send_form(&office, &recover, &form).await, 200);
    for cookie in [&ann, &thief] {
        office.get(cookie, "/api/v1/me").await.refused(401);
    }
    sign_in(&office, PASSWORD).await.refused(401);
    let back = sign_in(&office, NEW_PASSWORD).await.cookie().unwrap();
    let now = me(&office, &back).await;
    assert_eq!(now["notify"]["email"], "eve@example.org", "the one before is back");
    assert_eq!(now["email_confirmed"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_work_once_for_their_purpose_and_not_after_what_they_are_about_has_changed() {
    let (office, letters) = with_mail().await;
    let ann = office.account("Ann", "ann").await;
    confirmed(&office, &letters, &ann, "ann@example.org", 1).await;
    forgot(&office).await;
    let recover = link_to(&letters, 2, "ann@example.org", "/api/v1/recover/").await;
    let form = format!("password={}", NEW_PASSWORD.replace(' ', "+"));
    // Opening it changes nothing, nor does the secret open anything else.
    for _ in 0..2 {
        assert!(office.get("", &recover).await.text.contains("type=\"password\""));
    }
    for other in ["confirm", "unsubscribe"] {
        let path = recover.replace("recover", other);
        office.post("", &path, json!({})).await.refused(403);
    }
    // A new password ends it.
    let body = json!({ "old": PASSWORD, "new": NEW_PASSWORD });
    let ann = office.post(&ann, "/api/v1/me/password", body).await.cookie().unwrap();
    assert_eq!(send_form(&office, &recover, &form).await, 403);
    forgot(&office).await;
    let recover = link_to(&letters, 3, "ann@example.org", "/api/v1/recover/").await;
    // So does the end of the account.
    office.post(&ann, "/api/v1/me/delete", json!({ "password": NEW_PASSWORD })).await.fine();
    assert_eq!(send_form(&office, &recover, &form).await, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_mail_no_link_to_a_new_password_works() {
    let (mut office, letters) = with_mail().await;
    let ann = office.account("Ann", "ann").await;
    wish(&office, &ann, Some("ann@example.org"), Some(PASSWORD)).await.fine();
    office.confirm(&link_to(&letters, 1, "ann@example.org", "/api/v1/confirm/").await).await;
    forgot(&office).await;
    let recover = link_to(&letters, 2, "ann@example.org", "/api/v1/recover/").await;
    // The new process sends no email.
    office.restart();
    assert_eq!(office.get("", &recover).await.refused(403), "forbidden");
    assert_eq!(send_form(&office, &recover, "password=five+ducks+in+a+row").await, 403);
    sign_in(&office, PASSWORD).await.fine();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_links_the_newest_few_work() {
    let (office, letters) = with_mail().await;
    let ann = office.account("Ann", "ann").await;
    confirmed(&office, &letters, &ann, "ann@example.org", 1).await;
    let mut links = Vec::new();
    for count in 0..8 {
        // Five emails an hour are the limit.
        office.clock.forward(13 * 60_000);
        forgot(&office).await;
        links.push(link_to(&letters, 2 + count, "ann@example.org", "/api/v1/recover/").await);
    }
    let mut open = Vec::new();
    for link in &links {
        open.push(office.get("", link).await.status == 200);
    }
    // Those of the last hour, and no more than five.
    assert_eq!(open, [false, false, false, true, true, true, true, true]);
}
