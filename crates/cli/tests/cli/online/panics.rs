//! Panics: one table stops, everyone else plays on.
//!
//! Within the workspace, tests build the program with the feature `faults`. `cargo verify --only
//! trials` names it in [`FAULTY`]; another build wouldn't panic.

use super::person::Person;
use super::process::Process;
use super::raw::{Answer, Came, RawSocket};
use super::tables::{guest, open};
use std::path::Path;

const FAULTY: &str = "VERIFY_FAULTY_BINARY";

/// Returns the server's answer to a line of chat.
fn say(socket: &mut RawSocket, table: &str, text: &str) -> String {
    let act = format!(
        r#"{{"say":"act","table":"{table}","number":1,"act":{{"what":"say","text":"{text}"}}}}"#
    );
    socket.say(&act).unwrap();
    let Came::Text(answer) = socket.hear() else { panic!("no answer to {text}") };
    answer
}

/// The cookie of a new guest, as a header, and a table of theirs.
fn host(server: &Process, name: &str) -> (String, String) {
    let json = "content-type: application/json\r\n";
    let head = format!("POST /api/v1/guest HTTP/1.1\r\n{json}");
    let body = format!(r#"{{"name":"{name}","lang":"en"}}"#);
    let cookie = Answer::to(server.address(), &head, &body).cookie().unwrap();
    let cookie = format!("cookie: {cookie}\r\n");
    let head = format!("POST /api/v1/tables HTTP/1.1\r\n{json}{cookie}");
    let new = r#"{"game":"sea","setup":{"players":3},"chairs":["me","open","open"]}"#;
    let opened = Answer::to(server.address(), &head, new).body;
    let opened: serde_json::Value = serde_json::from_str(&opened).unwrap();
    (cookie, opened["id"].as_str().unwrap().to_owned())
}

#[test]
fn a_panic_stops_one_table_and_no_other() {
    let skip = || {
        testkit::skip(
            "panics on demand: ‘cargo verify --only trials’ knows a program that has them",
        )
    };
    let Some(binary) = std::env::var_os(FAULTY).or_else(skip) else { return };
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let log = folder.path().join("server.log");
    let mut server = Process::of(Path::new(&binary), &database, &log, super::LIMITS_OFF);

    let (ann, broken) = host(&server, "Ann");
    let mut socket = RawSocket::greeted(server.address(), &ann);
    assert!(say(&mut socket, &broken, "fault:restore").contains(r#""say":"done""#));
    // The first panics where it is handled, the second where the table is restored.
    for text in ["fault:act", "Hello?"] {
        let answer = say(&mut socket, &broken, text);
        assert!(answer.contains(r#""code":"internal""#), "{answer}");
    }
    let head = format!("POST /api/v1/records HTTP/1.1\r\ncontent-type: application/json\r\n{ann}");
    let upload = Answer::to(server.address(), &head, r#"{"text":"fault:upload"}"#);
    assert_eq!((upload.status, upload.code().as_str()), (500, "internal"));
    assert!(server.metric("panics_total") >= 3, "{}", server.printed());
    assert!(server.printed().contains("panicked"), "{}", server.printed());

    // A whole game of others, on the same process.
    let servers = [server.address()];
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let ben = guest(&servers, "Ben").await;
        let cleo = guest(&servers, "Cleo").await;
        let table = open(&servers, &ben, "campfire", 3, 1).await.unwrap();
        let playing = [Person::new(ben, 0, true, 1), Person::new(cleo, 1, false, 2)];
        let [ben, cleo] = playing.map(|person| person.play(table.clone(), &servers));
        let (ben, cleo) = tokio::join!(ben, cleo);
        assert!(ben.memory.confirmed.len() + cleo.memory.confirmed.len() > 10);
        assert_eq!(ben.memory.breaks + cleo.memory.breaks, 0);
    });
    server.stop();
}
