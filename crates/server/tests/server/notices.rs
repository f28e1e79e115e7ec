//! Absent people are notified of their turn by email and by webhook.

use crate::office::{Office, PASSWORD};
use axum::http::Method;
use serde_json::{Value, json};
use server::config::{Config, Mail, Webhooks};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// The received messages.
pub type Heard = Arc<Mutex<Vec<String>>>;

/// Starts a mail server that accepts everything.
pub async fn mail_server() -> (String, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let heard = Heard::default();
    let letters = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_letter(stream, Arc::clone(&letters)));
        }
    });
    (url, heard)
}

async fn take_letter(stream: TcpStream, letters: Heard) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 here\r\n").await?;
    let mut line = String::new();
    let mut letter = None::<String>;
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let answer: &[u8] = match (&mut letter, line.trim_end()) {
            (Some(text), ".") => {
                letters.lock().unwrap().push(std::mem::take(text));
                letter = None;
                b"250 taken\r\n"
            }
            (Some(text), _) => {
                text.push_str(&line);
                continue;
            }
            (None, "DATA") => {
                letter = Some(String::new());
                b"354 go on\r\n"
            }
            (None, "QUIT") => b"221 bye\r\n",
            (None, _) => b"250 fine\r\n",
        };
        stream.write_all(answer).await?;
    }
}

/// Starts a webhook receiver.
pub async fn called() -> (String, Heard) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook?who=me", listener.local_addr().unwrap());
    let heard = Heard::default();
    let calls = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut bytes = vec![0; 8192];
            let mut length = 0;
            loop {
                length += stream.read(&mut bytes[length..]).await.unwrap_or(0);
                let text = String::from_utf8_lossy(&bytes[..length]).into_owned();
                if text.ends_with('}') {
                    calls.lock().unwrap().push(text);
                    break;
                }
            }
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
        }
    });
    (url, heard)
}

pub async fn wait_for(heard: &Heard, count: usize) {
    for _ in 0..600 {
        if heard.lock().unwrap().len() >= count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("heard only {:?}", heard.lock().unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_told_once_by_mail_and_by_call_and_mail_can_be_stopped() {
    let ((smtp, letters), (hook, calls)) = (mail_server().await, called().await);
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let config =
        Config { mail, webhooks: Webhooks::Any, notify_after_ms: 1000, ..Config::default() };
    let office = Office::with(config).await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let wish = json!({ "lang": "de", "notify": {
        "browser": false, "sound": false, "email": "someone@example.org", "webhook": hook,
    }, "password": PASSWORD });
    for (who, letter) in [(&ann, 0), (&bo, 1)] {
        office.ask(who, Method::PUT, "/api/v1/me", Some(wish.clone())).await.fine();
        wait_for(&letters, letter + 1).await;
        let text = letters.lock().unwrap()[letter].clone();
        assert!(text.contains("Wenn du das warst"), "{text}");
        office.confirm(&link(&text, "/api/v1/confirm/")).await;
        assert_eq!(office.get(who, "/api/v1/me").await.fine()["email_confirmed"], true);
    }
    letters.lock().unwrap().clear();
    let table = office.table(&ann, json!({ "away_ms": null })).await;
    office.begin(&table, [&ann, &bo]).await;
    let telling = server::start_notices(office.state.clone());
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert!(letters.lock().unwrap().is_empty(), "told before the turn has lasted long enough");

    office.clock.forward(2000);
    wait_for(&letters, 1).await;
    wait_for(&calls, 1).await;
    // However often the server looks, it sends one notice.
    tokio::time::sleep(Duration::from_millis(1800)).await;
    let letter = letters.lock().unwrap().clone();
    assert_eq!((letter.len(), calls.lock().unwrap().len()), (1, 1));
    let call = calls.lock().unwrap()[0].clone();
    assert!(call.starts_with("POST /hook?who=me HTTP/1.1\r\n"), "{call}");
    let body: Value = serde_json::from_str(call.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    assert_eq!((&body["event"], &body["table"]), (&json!("your-turn"), &json!(table)));
    let letter = letter[0].replace("=\r\n", "");
    assert!(letter.contains("Subject: Lagerfeuer: Du bist am Zug"), "{letter}");
    assert!(letter.contains("Message-ID: <") && letter.contains("@example.org>"), "{letter}");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");

    // The link in the email unsubscribes.
    let stop = link(&letter, "/api/v1/unsubscribe/");
    let page = office.get("", &stop).await;
    assert!(page.text.contains("<button>"), "{page:?}");
    let wrong = format!("{}0", &stop[..stop.len() - 1]);
    let wrong = if wrong == stop { format!("{}1", &stop[..stop.len() - 1]) } else { wrong };
    office.post("", &wrong, json!({})).await.refused(403);
    // A browser gets a page that leads on.
    let opened = axum::http::Request::get(&wrong)
        .header("accept", "text/html,*/*")
        .header("accept-language", "de")
        .body(axum::body::Body::empty())
        .unwrap();
    let opened = office.send(opened).await;
    assert_eq!(opened.status, 403);
    assert!(opened.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(opened.text.contains("href=\"/#/online\""), "{opened:?}");
    let style = office.get("", "/api/v1/email.css").await;
    assert_eq!(style.headers["content-type"], "text/css; charset=utf-8");
    let form = axum::http::Request::post(&stop)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(axum::body::Body::from("List-Unsubscribe=One-Click"))
        .unwrap();
    assert!(office.send(form).await.status.is_success());
    // Nothing else changes: the address is also for a forgotten password.
    let mut stopped = 0;
    for who in [&ann, &bo] {
        let me = office.get(who, "/api/v1/me").await.fine();
        assert_eq!(me["notify"]["email"], "someone@example.org");
        assert_eq!(me["email_confirmed"], true);
        stopped += u32::from(me["notify"]["email_stopped"] == true);
    }
    assert_eq!(stopped, 1);
    // Mail programs may press the button again.
    office.post("", &stop, json!({})).await;
    telling.abort();
}

/// Returns the link of this kind in an email.
pub fn link(letter: &str, begins: &str) -> String {
    let letter = letter.replace("=\r\n", "");
    let start = letter.find(begins).unwrap_or_else(|| panic!("no {begins} in {letter}"));
    letter[start..].chars().take_while(|c| !c.is_whitespace() && *c != '>').collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unconfirmed_address_gets_the_confirmation_email_and_nothing_else() {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let office = Office::with(Config { mail, notify_after_ms: 1000, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let wish = |address: &str| {
        let notify = json!({ "browser": false, "sound": false, "email": address });
        Some(json!({ "notify": notify, "password": PASSWORD }))
    };
    for who in [&ann, &bo] {
        office.ask(who, Method::PUT, "/api/v1/me", wish("someone@example.org")).await.fine();
        // Setting the same address again sends no other email.
        office.ask(who, Method::PUT, "/api/v1/me", wish("someone@example.org")).await.fine();
    }
    wait_for(&letters, 2).await;
    let table = office.table(&ann, json!({ "away_ms": null })).await;
    office.begin(&table, [&ann, &bo]).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(5000);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let count = letters.lock().unwrap().len();
    assert_eq!(count, 2, "only the letters that ask");

    // A link works only for its address, and not by merely opening it.
    let links: Vec<String> =
        letters.lock().unwrap().iter().map(|letter| link(letter, "/api/v1/confirm/")).collect();
    assert_ne!(links[0], links[1]);
    office.get("", &links[0]).await;
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["email_confirmed"], false);
    office.ask(&ann, Method::PUT, "/api/v1/me", wish("other@example.org")).await.fine();
    wait_for(&letters, 3).await;
    let old = links.iter().find(|link| link.contains("/confirm/1/")).unwrap();
    assert_eq!(office.post("", old, json!({})).await.refused(403), "forbidden");
    // The server can't be used to send spam.
    for number in 0..4 {
        let address = format!("someone{number}@example.org");
        let answer = office.ask(&ann, Method::PUT, "/api/v1/me", wish(&address)).await;
        assert_eq!(answer.status.as_u16(), if number < 3 { 200 } else { 429 }, "{answer:?}");
    }
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_email_is_resent_on_request_but_not_too_often() {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let office = Office::with(Config { mail, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let again = "/api/v1/me/confirm";
    assert_eq!(office.post(&ann, again, json!({})).await.refused(409), "refused");
    let notify = json!({ "browser": false, "sound": false, "email": "ann@example.org" });
    let wish = json!({ "notify": notify, "password": PASSWORD });
    office.ask(&ann, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    for count in 2..=5 {
        assert_eq!(office.post(&ann, again, json!({})).await.status, 204);
        wait_for(&letters, count).await;
    }
    assert_eq!(office.post(&ann, again, json!({})).await.refused(429), "too-many");
    // Each contains a link of its own, and once one was used there is nothing left to confirm.
    let links: Vec<String> =
        letters.lock().unwrap().iter().map(|letter| link(letter, "/api/v1/confirm/")).collect();
    assert!(links[1..].iter().all(|link| *link != links[0]), "{links:?}");
    office.confirm(&links[0]).await;
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["email_confirmed"], true);
    assert_eq!(office.post(&ann, again, json!({})).await.refused(409), "refused");
    for link in &links {
        assert_eq!(office.post("", link, json!({})).await.refused(403), "forbidden");
    }
}

#[tokio::test]
async fn addresses_that_can_not_be_told_are_refused() {
    let office = Office::with(Config { webhooks: Webhooks::Public, ..Config::default() }).await;
    let guest = office.guest("Bo").await;
    let account = office.account("Ann", "ann").await;
    let wish = |webhook: &str| {
        Some(json!({ "notify": { "browser": false, "sound": false, "webhook": webhook } }))
    };
    let path = "/api/v1/me";
    let fine = "https://hooks.example.org/turn";
    assert_eq!(office.ask(&guest, Method::PUT, path, wish(fine)).await.refused(403), "forbidden");
    for private in ["https://127.0.0.1/", "https://169.254.169.254/x", "http://example.org/", "x"] {
        office.ask(&account, Method::PUT, path, wish(private)).await.refused(400);
    }
    office.ask(&account, Method::PUT, path, wish(fine)).await.fine();
    let mail =
        json!({ "notify": { "browser": false, "sound": false, "email": "ann@example.org" } });
    office.ask(&account, Method::PUT, path, Some(mail)).await.refused(409);
}
