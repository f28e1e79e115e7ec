//! What surrounds the moves, attacked on a real server: people's rows, links, and a database that
//! goes silent.

use super::process::Process;
use super::raw::Answer;
use super::tables;
use crate::program::emberwake;
use load::{Address, Method};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use testkit::{Postgres, Proxy};

const PASSWORD: &str = "six geese on a fence";
/// How often two changes meet. Before each change had a statement of its own, one in two was lost.
const ROUNDS: u32 = 10;
/// The time limit for a server whose database went silent, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

struct Place {
    folder: TempDir,
    database: String,
    server: Process,
}

impl Place {
    fn open() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("games.db").display());
        let server = Process::start(&database, &folder.path().join("server.log"));
        Place { folder, database, server }
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Answer {
        ask(self.server.address(), method, path, cookie, &body.to_string())
    }

    /// Comes in as a guest, and returns the cookie and the number.
    fn guest(&self, name: &str) -> (String, u64) {
        let body = json!({ "name": name, "lang": "en" });
        let guest = self.ask("POST", "/api/v1/guest", "", &body);
        let me: Value = serde_json::from_str(&guest.body).unwrap();
        (guest.cookie().unwrap(), me["person"].as_u64().unwrap())
    }

    /// Makes an account of a guest, and returns the new cookie.
    fn account(&self, cookie: &str, login: &str) -> String {
        let body = json!({ "login": login, "password": PASSWORD });
        let made = self.ask("POST", "/api/v1/me/account", cookie, &body);
        assert_eq!(made.status, 200, "{made:?}");
        made.cookie().unwrap()
    }

    fn sign_in(&self, login: &str, password: &str) -> u16 {
        let body = json!({ "login": login, "password": password });
        self.ask("POST", "/api/v1/sign-in", "", &body).status
    }

    /// Does something while the person keeps changing their name.
    fn while_renaming<T>(&self, cookie: &str, work: impl FnOnce() -> T) -> T {
        let is_over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                // It ends by itself, so that a failed test does too.
                for round in 0..2_000 {
                    if is_over.load(Ordering::SeqCst) {
                        return;
                    }
                    let body = json!({ "name": format!("Renamed {round}") });
                    self.ask("PUT", "/api/v1/me", cookie, &body);
                }
            });
            let done = work();
            is_over.store(true, Ordering::SeqCst);
            done
        })
    }
}

fn ask(server: Address, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
    let head = format!(
        "{method} {path} HTTP/1.1\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n"
    );
    Answer::to(server, &head, body)
}

#[test]
fn a_password_that_was_reset_is_dead_whatever_a_session_does_meanwhile() {
    let place = Place::open();
    for round in 0..ROUNDS {
        let login = format!("ann{round}");
        // The account may be done before the first new name, and keep this one.
        let (cookie, person) = place.guest(&format!("Ann {round}"));
        let cookie = place.account(&cookie, &login);
        let person = person.to_string();
        let reset = ["admin", "--database", &place.database, "reset-password", &person];
        place.while_renaming(&cookie, || emberwake(&reset).fine());
        assert_eq!(place.sign_in(&login, PASSWORD), 401, "the old password in round {round}");
    }
}

#[test]
fn an_account_that_was_confirmed_exists_whatever_its_name_is_meanwhile() {
    let place = Place::open();
    for round in 0..ROUNDS {
        let login = format!("bea{round}");
        let (cookie, _) = place.guest(&format!("Bea {round}"));
        place.while_renaming(&cookie, || place.account(&cookie, &login));
        assert_eq!(place.sign_in(&login, PASSWORD), 200, "the account of round {round}");
    }
}

#[test]
fn without_email_no_link_works_and_a_session_changes_no_address() {
    let place = Place::open();
    let (cookie, person) = place.guest("Cleo");
    let cookie = place.account(&cookie, "cleo");
    let recover = place.ask("POST", "/api/v1/recover", "", &json!({ "login": "cleo" }));
    assert_eq!(recover.status, 409, "{recover:?}");
    let notify = json!({ "browser": false, "sound": false, "email": "cleo@example.org" });
    for password in [Value::Null, json!("wrong"), json!(PASSWORD)] {
        let body = json!({ "notify": notify, "password": password });
        let changed = place.ask("PUT", "/api/v1/me", &cookie, &body);
        assert!([403, 409].contains(&changed.status), "{changed:?}");
    }
    // Everything in the database that looks like a secret.
    let backup = place.folder.path().join("games.backup").display().to_string();
    emberwake(&["backup", &backup, "--database", &place.database]).fine();
    let text = std::fs::read_to_string(&backup).unwrap();
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let mut secrets: Vec<&str> = words.filter(|word| word.len() >= 16).collect();
    secrets.sort_unstable();
    secrets.dedup();
    assert!(secrets.len() > 3, "{text}");
    let late = u64::MAX / 2;
    for secret in secrets {
        for code in [secret.to_owned(), format!("{late}-{secret}")] {
            let path = format!("/api/v1/recover/{person}/{code}");
            let form = "password=seven+swans+in+a+pond";
            let set = ask(place.server.address(), "POST", &path, "", form);
            assert!(set.status >= 400, "{path}: {set:?}");
        }
        let token = format!("GET /api/v1/me HTTP/1.1\r\nauthorization: Bearer {secret}\r\n");
        assert_eq!(Answer::to(place.server.address(), &token, "").status, 401, "{secret}");
    }
    assert_eq!(place.sign_in("cleo", PASSWORD), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_goes_silent_soon_stores_again_and_loses_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let proxy = Proxy::start(&postgres).await;
    let folder = tempfile::tempdir().unwrap();
    let database = proxy.address(&postgres.database());
    let server = Process::start(&database, &folder.path().join("server.log"));
    let servers = [server.address()];
    let dan = tables::guest(&servers, "Dan").await;
    let table = tables::open(&servers, &dan, "campfire", 2, 0).await.unwrap();
    let acts = format!("/api/v1/tables/{table}/acts");
    let mut confirmed = Vec::new();
    for silences in 0..3 {
        if silences > 0 {
            proxy.silence();
        }
        let begun = Instant::now();
        for line in 0..5 {
            let text = format!("Line {line} after {silences}");
            let say = json!({ "what": "say", "text": text });
            while dan.ask(Method::POST, &acts, Some(&say)).await.is_err() {
                assert!(begun.elapsed() < PATIENCE, "nothing is stored: {}", server.printed());
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            confirmed.push(text);
            if line == 0 {
                println!("stored again after {:.1} s", begun.elapsed().as_secs_f64());
            }
        }
    }
    let path = format!("/api/v1/tables/{table}/update?since=0");
    let update = dan.ask(Method::GET, &path, None).await.unwrap();
    let update = String::from_utf8(update.body).unwrap();
    for text in &confirmed {
        assert!(update.contains(text), "‘{text}’ is lost: {update}");
    }
    dan.ask(Method::GET, "/ready", None).await.unwrap();
}
