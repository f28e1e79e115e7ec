//! The example bot plays a whole game against a server, as its documentation says.

use crate::office::Office;
use serde_json::json;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use tokio::net::TcpListener;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// The variable that makes Python mandatory, as the suite ‘bot’ of `cargo verify` does.
const REQUIRED: &str = "EMBERWAKE_PYTHON_REQUIRED";

/// Returns `true` if Python is installed.
fn has_python() -> bool {
    let quiet = Stdio::null;
    let mut python = Command::new("python3");
    let found = python.arg("--version").stdout(quiet()).stderr(quiet()).status().is_ok();
    assert!(found || std::env::var_os(REQUIRED).is_none(), "python3 is missing");
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bot_plays_a_whole_game() {
    if !has_python() {
        testkit::skip::<()>("python3 is not installed");
        return;
    }
    let office = Office::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let service = office.app.clone().into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });

    let owner = office.guest("Ann").await;
    let bot = office.post(&owner, "/api/v1/tokens", json!({ "name": "Robot" })).await.fine();
    let token = bot["token"].as_str().unwrap().to_owned();
    let played = tokio::task::spawn_blocking(move || {
        Command::new("python3").arg(BOT).arg(url).env("EMBERWAKE_TOKEN", token).output().unwrap()
    });
    let played = played.await.unwrap();
    serving.abort();
    let out = String::from_utf8_lossy(&played.stdout);
    let err = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{out}{err}");
    let path = out.split_whitespace().next().unwrap();
    let path = &path[path.find("/api/").unwrap()..];
    let record = office.get("", path).await;
    assert!(record.text.lines().any(|line| line.starts_with("end ")), "{record:?}");
}
