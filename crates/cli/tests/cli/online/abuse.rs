//! Patient attacks on a real server affect only the attacker.

use super::process::Process;
use super::raw::Answer;
use load::Address;
use tempfile::TempDir;

/// Behind a proxy, so that the tests choose who asks; otherwise as usual.
const SETTINGS: &[&str] = &["--trust-proxy=1", "--requests-per-minute=100000"];
const PASSWORD: &str = "six geese on a fence";

fn server(settings: &[&str]) -> (Process, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let log = folder.path().join("server.log");
    (Process::with(&database, &log, &[SETTINGS, settings].concat()), folder)
}

/// Asks from this address.
fn post(server: Address, from: &str, cookie: &str, path: &str, body: &str) -> Answer {
    let head = format!(
        "POST {path} HTTP/1.1\r\nx-forwarded-for: {from}\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\n"
    );
    Answer::to(server, &head, body)
}

fn account(server: Address, from: &str, login: &str) {
    let body = format!(r#"{{"name":"{login}","lang":"en"}}"#);
    let guest = post(server, from, "", "/api/v1/guest", &body).cookie().unwrap();
    let body = format!(r#"{{"login":"{login}","password":"{PASSWORD}"}}"#);
    let answer = post(server, from, &guest, "/api/v1/me/account", &body);
    assert_eq!(answer.status, 200, "{answer:?}");
}

fn sign_in(server: Address, from: &str, password: &str) -> u16 {
    let body = format!(r#"{{"login":"ann","password":"{password}"}}"#);
    post(server, from, "", "/api/v1/sign-in", &body).status
}

#[test]
fn a_flood_of_wrong_passwords_is_bounded_and_keeps_nobody_else_waiting() {
    let (server, _folder) = server(&[]);
    let address = server.address();
    account(address, "198.51.100.1", "ann");
    let evaluated = std::thread::scope(|scope| {
        let evil = || sign_in(address, "203.0.113.66", "wrong");
        let flood: Vec<_> = (0..500).map(|_| scope.spawn(evil)).collect();
        // In the middle of it Ann signs in.
        assert_eq!(sign_in(address, "198.51.100.1", PASSWORD), 200);
        let answers: Vec<u16> = flood.into_iter().map(|one| one.join().unwrap()).collect();
        assert!(answers.iter().all(|status| [401, 429].contains(status)), "{answers:?}");
        answers.into_iter().filter(|status| *status == 401).count()
    });
    assert!((1..=20).contains(&evaluated), "{evaluated} passwords were looked at");
    // Afterward too, at an address that has tried nothing.
    assert_eq!(sign_in(address, "198.51.100.2", PASSWORD), 200);
}
