//! One person's webhook, however slow or broken, is that person's matter alone.

use crate::notices::{called, wait_for};
use crate::office::Office;
use axum::http::Method;
use serde_json::json;
use server::Settings;
use server::config::{Config, Webhooks};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

fn config() -> Config {
    Config { webhooks: Webhooks::Any, notify_after_ms: 1000, ..Config::default() }
}

/// Starts a receiver that gives each call this answer, or none. Returns its URL and the number of
/// calls.
async fn receiver(answer: Option<&'static str>) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let count = Arc::<AtomicUsize>::default();
    let calls = Arc::clone(&count);
    tokio::spawn(async move {
        let mut open = Vec::new();
        while let Ok((mut stream, _)) = listener.accept().await {
            calls.fetch_add(1, Ordering::SeqCst);
            match answer {
                Some(answer) => {
                    let _ = stream.read(&mut [0; 8192]).await;
                    let _ = stream.write_all(answer.as_bytes()).await;
                }
                None => open.push(stream),
            }
        }
    });
    (url, count)
}

/// Returns the cookie and the number of a person with this webhook.
async fn person(office: &Office, name: &str, login: &str, hook: &str) -> (String, u64) {
    let who = office.account(name, login).await;
    let wish = json!({ "notify": { "browser": false, "sound": false, "webhook": hook } });
    office.ask(&who, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    let number = office.number(&who).await;
    (who, number)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_never_answers_keeps_nobody_else_waiting() {
    let office = Office::with(config()).await;
    let (hung, hung_calls) = receiver(None).await;
    let (hook, calls) = called().await;
    let (_, slow) = person(&office, "Ann", "ann", &hung).await;
    let (_, other) = person(&office, "Bo", "bob", &hook).await;
    // More than are read together.
    for _ in 0..150 {
        office.turn_of(slow).await;
    }
    office.clock.forward(1);
    office.turn_of(other).await;
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(2000);
    wait_for(&calls, 1).await;
    // Each further notice finds its way, too.
    office.turn_of(other).await;
    office.clock.forward(2000);
    wait_for(&calls, 2).await;
    assert!(hung_calls.load(Ordering::SeqCst) >= 1);
    telling.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_keeps_failing_is_switched_off_until_its_owner_switches_it_on() {
    let delivery_delays = [Duration::ZERO; 3];
    let settings = Settings { delivery_delays, ..Settings::default() };
    let config = Config { settings, ..config() };
    let office = Office::with(config.clone()).await;
    let (broken, calls) = receiver(Some("HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n")).await;
    let (ann, number) = person(&office, "Ann", "ann", &broken).await;
    let stopped = async || {
        let me = office.get(&ann, "/api/v1/me").await.fine();
        me["notify"]["webhook_stopped"].as_bool().unwrap()
    };
    for _ in 0..8 {
        office.turn_of(number).await;
    }
    assert!(!stopped().await);
    let telling = server::start_notices(office.state.clone());
    office.clock.forward(2000);
    for _ in 0..600 {
        if stopped().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(stopped().await);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    // Five notices, of which each was tried three times.
    assert_eq!(calls.load(Ordering::SeqCst), 15);
    telling.abort();

    // It stays off, also for another process, and whatever else is changed.
    let state = server::State::with(
        Arc::clone(&office.store),
        Arc::<crate::office::Jumping>::clone(&office.clock),
        config,
    );
    let telling = server::start_notices(state);
    let wish = |stopped: Option<bool>, hook: &str| {
        let mut notify = json!({ "browser": false, "sound": true, "webhook": hook });
        if let Some(stopped) = stopped {
            notify["webhook_stopped"] = stopped.into();
        }
        Some(json!({ "notify": notify }))
    };
    for change in [wish(None, &broken), wish(Some(true), &broken)] {
        let me = office.ask(&ann, Method::PUT, "/api/v1/me", change).await.fine();
        assert_eq!(me["notify"]["webhook_stopped"], true);
    }
    office.turn_of(number).await;
    office.clock.forward(2000);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(calls.load(Ordering::SeqCst), 15);

    // The owner tries again, and later gives another address.
    let me = office.ask(&ann, Method::PUT, "/api/v1/me", wish(Some(false), &broken)).await.fine();
    assert_eq!(me["notify"]["webhook_stopped"], false);
    for _ in 0..5 {
        office.turn_of(number).await;
    }
    office.clock.forward(2000);
    for _ in 0..600 {
        if stopped().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(stopped().await);
    assert_eq!(calls.load(Ordering::SeqCst), 30);
    let (hook, heard) = called().await;
    let me = office.ask(&ann, Method::PUT, "/api/v1/me", wish(None, &hook)).await.fine();
    assert_eq!(me["notify"]["webhook_stopped"], false);
    office.turn_of(number).await;
    office.clock.forward(2000);
    wait_for(&heard, 1).await;
    telling.abort();
}
