//! Operators see a person's trouble in the log and the metrics, but no private data.

use super::process::Process;
use super::raw::Answer;
use serde_json::Value;

const JSON: &str = "content-type: application/json\r\n";

#[test]
fn a_refused_person_can_be_traced_by_number_and_is_not_named() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let settings = ["--log=json", "--log-level=info", "--guests-per-hour=1", "--trust-proxy=1"];
    let mut server = Process::with(&database, &folder.path().join("server.log"), &settings);
    let address = server.address();
    let from = "x-forwarded-for: 203.0.113.7\r\n";
    let guest = format!("POST /api/v1/guest HTTP/1.1\r\n{JSON}{from}");
    assert_eq!(Answer::to(address, &guest, r#"{"name":"Ann","lang":"en"}"#).status, 200);
    let traced = format!("{guest}x-request-id: trouble-7\r\n");
    let refused = Answer::to(address, &traced, r#"{"name":"Ann","lang":"en"}"#);
    assert_eq!(refused.status, 429);
    assert!(refused.head.contains("x-request-id: trouble-7"), "{refused:?}");
    let sign_in = format!("POST /api/v1/sign-in HTTP/1.1\r\n{JSON}{from}");
    let secret = r#"{"login":"somebody","password":"a wrong guess"}"#;
    let wrong = Answer::to(address, &sign_in, secret);
    assert_eq!(wrong.status, 401);
    assert_eq!(server.metric("sign_in_failures_total"), 1);
    assert_eq!(server.metric("refused_total{limit=\"guests\"}"), 1);
    server.stop();

    let printed = server.printed();
    let log: Vec<Value> =
        printed.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let find = |message: &str| {
        let found = log.iter().find(|line| line["message"] == message);
        found.unwrap_or_else(|| panic!("no ‘{message}’ in {printed}"))
    };
    let limited = find("refused: too many");
    let failed = find("a wrong password");
    assert_eq!(limited["span"]["id"], "trouble-7", "{limited}");
    assert_eq!(limited["limit"], "guests", "{limited}");
    // One client, found by the hash of its address.
    assert_eq!(limited["client"], failed["client"]);
    assert_eq!(limited["client"].as_str().map(str::len), Some(16));
    let number = failed["span"]["id"].as_str().unwrap();
    assert!(wrong.head.contains(&format!("x-request-id: {number}")), "{wrong:?}");
    for personal in ["203.0.113.7", "somebody", "a wrong guess", "Ann"] {
        assert!(!printed.contains(personal), "‘{personal}’ in {printed}");
    }
}
