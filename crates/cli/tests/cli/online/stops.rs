//! A server stopped the way operators do it: clients are notified, and find everything again.

use super::process::Process;
use super::raw::{Answer, Came, RawSocket};

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
