//! A server stopped the way operators do it: clients are notified, and find everything again. And one
//! that is only frozen for a while, as by a machine without memory or a paused container.

use super::process::Process;
use super::raw::{Answer, Came, RawSocket};
use super::tables;
use load::{Client, Method};
use serde_json::{Value, json};
use std::time::Duration;
use wire::TableId;
use wire::http::{ChairBody, ClockBody, TableBody, settings};

#[test]
fn connected_clients_are_notified_when_the_server_stops_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Process::start(&database, &folder.path().join("server.log"));
    let address = server.address();
    let json = "content-type: application/json\r\n";
    let head = format!("POST /api/v1/guest HTTP/1.1\r\n{json}");
    let cookie = Answer::to(address, &head, r#"{"name":"Ann","lang":"en"}"#).cookie().unwrap();
    let cookie = format!("cookie: {cookie}\r\n");
    let head = format!("POST /api/v1/tables HTTP/1.1\r\n{json}{cookie}");
    let new = r#"{"game":"sea","setup":{"players":3},"chairs":["me","open","open"]}"#;
    let opened: serde_json::Value =
        serde_json::from_str(&Answer::to(address, &head, new).body).unwrap();
    let table = opened["id"].as_str().unwrap();

    let mut socket = RawSocket::greeted(address, &cookie);
    let act = format!(
        r#"{{"say":"act","table":"{table}","number":1,"act":{{"what":"say","text":"Hello"}}}}"#
    );
    socket.say(&act).unwrap();
    let Came::Text(done) = socket.hear() else { panic!("no answer") };
    assert!(done.contains(r#""say":"done""#), "{done}");
    server.stop();
    // 1012: the service restarts.
    assert_eq!(socket.end().0, Came::Closed(1012));

    server.restart();
    let mut socket = RawSocket::greeted(address, &cookie);
    socket.say(&format!(r#"{{"say":"watch","table":"{table}","since":0}}"#)).unwrap();
    let Came::Text(update) = socket.hear() else { panic!("no update") };
    assert!(update.contains(r#""text":"Hello""#), "{update}");
    server.stop();
}

/// The time that each decision may take at the table of the frozen server.
const MOVE_MS: u64 = 12_000;

async fn update(client: &Client, table: &TableId) -> Value {
    let path = format!("/api/v1/tables/{table}/update?since=0");
    let answer = client.ask(Method::GET, &path, None).await.unwrap();
    serde_json::from_slice(&answer.body).unwrap()
}

async fn act(client: &Client, table: &TableId, act: Value) {
    let path = format!("/api/v1/tables/{table}/acts");
    client.ask(Method::POST, &path, Some(&act)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_loses_the_time_in_which_the_server_was_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Process::start(&database, &folder.path().join("server.log"));
    let ann = tables::guest(&[server.address()], "Ann").await;
    let setup = settings(vec![("players".to_owned(), "2".to_owned())]);
    let chairs = vec![ChairBody::Me, ChairBody::Bot("first-steps".to_owned())];
    let new = TableBody::new("campfire", setup, chairs);
    let clock = ClockBody::PerMove { ms: MOVE_MS };
    let table = ann.open_table(&TableBody { clock, away_ms: Some(None), ..new }).await.unwrap();
    act(&ann, &table, json!({ "what": "ready", "nonce": "5a".repeat(32) })).await;
    act(&ann, &table, json!({ "what": "start" })).await;
    let asked = loop {
        let asked = update(&ann, &table).await;
        if asked["legal"].is_array() {
            break asked;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    server.freeze(Duration::from_millis(MOVE_MS + 8_000));
    let mv = &asked["legal"][0];
    act(&ann, &table, json!({ "what": "move", "answers": asked["status"]["answers"], "move": mv }))
        .await;
    let log = update(&ann, &table).await["told"].to_string();
    assert!(log.contains("clocks-set") && !log.contains("time-ran-out"), "{log}");
    server.stop();
}
