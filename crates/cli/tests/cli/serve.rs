//! `emberwake serve`: its output, how it ends, and the one sentence for each error.

use crate::program::{binary, file, folder, run, typed};
use server::config::Setting;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use texts::Lang;
use texts::serve::setting_group;

/// The text that the binary prints in any language if it was built without the page, which tests
/// don't need.
const NO_PAGE: &str = "cargo play";

/// Runs `serve` with these arguments, which must be refused, and returns its one sentence.
#[track_caller]
fn refused(code: i32, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = binary();
    command.arg("serve").args(arguments).envs(variables.iter().copied());
    let run = run(&mut command);
    assert_eq!((run.code, run.out.as_str()), (code, ""), "{}", run.err);
    let said: Vec<&str> = run.err.lines().filter(|line| !line.contains(NO_PAGE)).collect();
    let [sentence] = said[..] else { panic!("not one sentence: {}", run.err) };
    assert!(sentence.ends_with('.'), "{sentence}");
    sentence.to_owned()
}

/// A server of a test.
struct Served {
    child: Child,
    url: String,
    said: String,
}

impl Served {
    fn begin(database: &Path, arguments: &[&str]) -> Served {
        let database = format!("sqlite:{}", database.display());
        let mut command = binary();
        command.args(["serve", "--port=0", "--database", &database]).args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let second = lines.next().unwrap().unwrap();
        let start = first.find("http://").unwrap_or_else(|| panic!("{first}"));
        let url = first[start..].split('/').nth(2).unwrap().to_owned();
        Served { child, url, said: format!("{first}\n{second}\n") }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.url).unwrap();
        let host = &self.url;
        write!(stream, "{request} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Sends a signal and waits for the end.
    fn end(mut self, signal: &str) -> i32 {
        let mut kill = std::process::Command::new("kill");
        kill.args([signal, &self.child.id().to_string()]);
        assert!(kill.status().unwrap().success());
        self.child.wait().unwrap().code().expect("it ends by itself")
    }
}

#[test]
fn the_help_names_every_setting_and_so_does_the_page_for_hosts() {
    let hosting = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
    let hosting = fs::read_to_string(hosting).unwrap();
    for lang in Lang::ALL {
        let help = typed(&format!("serve --help --lang {}", lang.tag())).fine();
        for setting in Setting::ALL {
            let flag = format!("--{}", setting.name());
            assert!(help.split_whitespace().any(|word| word == flag), "{lang:?}: {flag} in {help}");
            let heading = setting_group(lang, setting.group());
            assert!(help.contains(heading), "{lang:?}: {heading} in {help}");
            let row = format!("| `{}` |", setting.name());
            assert!(hosting.contains(&row), "{row} is missing in docs/hosting.md");
        }
    }
}

#[test]
fn it_says_where_to_play_and_where_all_is_kept_and_ends_when_asked() {
    let place = folder("serve-start");
    let database = place.join("games.db");
    for signal in ["-TERM", "-INT"] {
        let served = Served::begin(&database, &[]);
        assert!(served.said.contains(&database.display().to_string()), "{}", served.said);
        assert!(served.ask("GET /health").ends_with("\r\nok\n"));
        assert!(served.ask("GET /").starts_with("HTTP/1.1 200 "));
        assert_eq!(served.end(signal), 0);
    }
    let log = fs::metadata(place.join("games.db-wal")).map_or(0, |log| log.len());
    assert_eq!(log, 0, "the file is whole by itself");
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let port = taken.local_addr().unwrap().port().to_string();
    let place = folder("serve-port");
    let database = format!("sqlite:{}", place.join("games.db").display());
    let said = refused(3, &["--port", &port, "--database", &database], &[]);
    assert!(said.contains(&address), "{said}");
}

#[test]
fn every_wrong_setting_is_refused_by_its_name_wherever_it_stands() {
    let place = folder("serve-wrong");
    for (name, value) in [
        ("port", "99999"),
        ("port", "http"),
        ("listen", "nowhere"),
        ("public-url", "ftp://example.org"),
        ("public-url", "https://example.org/path"),
        ("trust-proxy", "11"),
        ("session-days", "0"),
        ("bot-threads", "0"),
        ("requests-per-minute", "many"),
        ("smtp", "http://example.org"),
        ("webhooks", "maybe"),
        ("log", "xml"),
        ("log-level", "loud"),
        ("metrics", "all"),
        ("database", "sqlite:"),
        ("database", "sqlite://"),
    ] {
        let flag = format!("--{name}");
        let said = refused(2, &[&flag, value], &[]);
        assert!(said.contains(&flag) && (said.contains(value) || name == "smtp"), "{said}");
        let variable = format!("EMBERWAKE_{}", name.replace('-', "_").to_uppercase());
        let said = refused(2, &[], &[(&variable, value)]);
        assert!(said.contains(&variable), "{said}");
        let path = file(&place, "wrong.toml", format!("{name} = \"{value}\"\n"));
        let said = refused(2, &["--config", &path], &[]);
        assert!(said.contains(name) && said.contains("wrong.toml"), "{said}");
    }
    // Without a public address, the links in emails would lead nowhere.
    let mail = ["--smtp", "smtps://mail.example.org", "--mail-from", "games@example.org"];
    assert!(refused(2, &mail, &[]).contains("public-url"));
    let unknown = file(&place, "unknown.toml", "prot = 8080\n");
    assert!(refused(2, &["--config", &unknown], &[]).contains("prot"));
    let broken = file(&place, "broken.toml", "port = 8080\nlisten =\n");
    assert!(refused(2, &["--config", &broken], &[]).contains('2'), "the line is named");
    let missing = place.join("missing.toml").display().to_string();
    assert!(refused(3, &["--config", &missing], &[]).contains("missing.toml"));
    assert!(typed("serve --prot 8080").err.contains("--prot"));
    assert_eq!(typed("serve --prot 8080").code, 2);
}

#[test]
fn a_database_that_cannot_be_used_is_refused_and_left_as_it_is() {
    let place = folder("serve-database");
    let good = place.join("good.db");
    assert_eq!(Served::begin(&good, &[]).end("-TERM"), 0);
    let whole = fs::read(&good).unwrap();

    // Damaged in the middle, cut off, and no database at all.
    let mut damaged = whole.clone();
    let length = damaged.len();
    damaged[length / 4..length / 2].fill(0xa5);
    let cases: [(&str, Vec<u8>); 3] = [
        ("damaged.db", damaged),
        ("cut.db", whole[..whole.len() / 3 + 100].to_vec()),
        ("letter.db", b"Dear Ann,\nthis is a letter and not a database.\n".repeat(100)),
    ];
    for (name, bytes) in cases {
        let path = file(&place, name, &bytes);
        let database = format!("sqlite:{path}");
        for lang in ["en", "fr", "de", "es"] {
            let arguments = ["--port=0", "--database", &database, "--lang", lang];
            let said = refused(3, &arguments, &[]);
            assert!(said.contains(name), "{said}");
        }
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name} is as it was");
    }

    let served = Served::begin(&good, &[]);
    let database = format!("sqlite:{}", good.display());
    let said = refused(3, &["--port=0", "--database", &database], &[]);
    assert!(said.contains("good.db"), "{said}");
    assert!(served.ask("GET /health").ends_with("\r\nok\n"), "the first goes on");
    assert_eq!(served.end("-TERM"), 0);

    // One is not a usable address, the other one does not answer.
    let nowhere =
        [(2, "mysql://ann:secret@example.org/games"), (3, "postgres://ann:secret@127.0.0.1:1/x")];
    for (code, nowhere) in nowhere {
        let said = refused(code, &["--port=0", "--database", nowhere], &[]);
        assert!(!said.contains("secret"), "{said}");
    }
    let folder_missing = format!("sqlite:{}", place.join("no/such/folder/games.db").display());
    refused(3, &["--port=0", "--database", &folder_missing], &[]);
}
