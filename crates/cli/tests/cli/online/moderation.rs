//! `emberwake admin` beside a server that runs, and without one.

use super::process::Process;
use super::raw::Answer;
use crate::program::emberwake;
use load::Address;

const PASSWORD: &str = "six geese on a fence";

fn post(server: Address, cookie: &str, path: &str, body: &str) -> Answer {
    let head =
        format!("POST {path} HTTP/1.1\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n");
    Answer::to(server, &head, body)
}

fn json(answer: &Answer) -> serde_json::Value {
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"))
}

fn sign_in(server: Address, password: &str) -> u16 {
    let body = format!(r#"{{"login":"ann","password":"{password}"}}"#);
    post(server, "", "/api/v1/sign-in", &body).status
}

#[test]
fn reports_are_read_and_acted_on_while_the_server_runs_and_while_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Process::with(&database, &folder.path().join("server.log"), super::LIMITS_OFF);
    let address = server.address();
    let admin = |words: &[&str]| emberwake(&[&["admin", "--database", &database], words].concat());
    assert_eq!(admin(&["reports"]).fine(), "Nothing found.\n");

    let ann = post(address, "", "/api/v1/guest", r#"{"name":"Ann","lang":"en"}"#);
    let person = json(&ann)["person"].to_string();
    let body = format!(r#"{{"login":"ann","password":"{PASSWORD}"}}"#);
    let ann = post(address, &ann.cookie().unwrap(), "/api/v1/me/account", &body).cookie().unwrap();
    let bo = post(address, "", "/api/v1/guest", r#"{"name":"Bo","lang":"en"}"#).cookie().unwrap();
    let table = r#"{"game":"campfire","setup":{"players":2},"chairs":["me","open"],"listed":true}"#;
    let table = json(&post(address, &ann, "/api/v1/tables", table))["id"].clone();
    let table = table.as_str().unwrap().to_owned();
    let acts = format!("/api/v1/tables/{table}/acts");
    let said = post(address, &ann, &acts, r#"{"what":"say","text":"you all smell"}"#);
    let report = format!(r#"{{"sequence":{},"text":"rude"}}"#, json(&said)["sequence"]);
    let reported = post(address, &bo, &format!("/api/v1/tables/{table}/reports"), &report);
    assert_eq!(reported.status, 204, "{reported:?}");

    // The server has the file open, so the console asks it; the changes take effect immediately.
    let reports = admin(&["reports"]).fine();
    assert!(reports.contains("you all smell") && reports.contains("about_name Ann"), "{reports}");
    assert_eq!(admin(&["mute", &person, "--days", "3"]).fine(), "Done.\n");
    assert_eq!(post(address, &ann, &acts, r#"{"what":"say","text":"boo"}"#).status, 403);
    assert_eq!(admin(&["close", "1", "--note", "muted for three days"]).fine(), "Done.\n");
    assert_eq!(admin(&["reports"]).fine(), "Nothing found.\n");
    assert_eq!(admin(&["delete-table", &table]).fine(), "Done.\n");
    let gone = Answer::to(address, &format!("GET /api/v1/tables/{table} HTTP/1.1\r\n"), "");
    assert_eq!(gone.status, 404, "{gone:?}");
    assert_eq!(admin(&["ban", &person]).fine(), "Done.\n");
    assert_eq!(sign_in(address, PASSWORD), 403);

    // Without a server the console opens the file itself, and the changes are stored.
    server.stop();
    assert!(!folder.path().join("games.db.console").exists(), "its secret goes with the server");
    assert_eq!(admin(&["unban", &person]).fine(), "Done.\n");
    let told = admin(&["reset-password", &person]).fine();
    let password = told.split_whitespace().find(|word| word.ends_with('.')).unwrap();
    let password = password.trim_end_matches('.').to_owned();
    let people = admin(&["people", "ann", "--json"]).fine();
    assert!(people.contains(r#""login":"ann""#) && !people.contains("argon2"), "{people}");
    let audit = admin(&["audit"]).fine();
    let actions = ["reset-password", "unban", "ban", "delete-table", "close-report", "mute"];
    assert!(actions.iter().all(|action| audit.contains(&format!("action {action} "))), "{audit}");
    assert!(!audit.contains(&password), "{audit}");
    assert!(admin(&["ban", "4711"]).refused(1).contains("There’s no such person."));
    server.restart();
    assert_eq!(sign_in(address, PASSWORD), 401);
    assert_eq!(sign_in(address, &password), 200);
}
