//! `emberwake backup`, `restore` and `check`: beside a server under load, and with files that are
//! not backups.

use super::person::Person;
use super::process::Process;
use super::tables::{guest, open};
use crate::program::{emberwake, file, folder, listing};
use campfire::Campfire;
use kernel::Game;
use load::Address;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wire::TableId;

/// Plays one game after the other until it is enough, at least one.
async fn play_games(
    server: Address,
    number: u64,
    enough: Arc<AtomicBool>,
) -> Vec<(TableId, Vec<Person>)> {
    let mut clients = Vec::new();
    for seat in 0..2 {
        clients.push(guest(&[server], &format!("Player {number}.{seat}")).await);
    }
    let mut games = Vec::new();
    loop {
        let opened = open(&[server], &clients[0], Campfire::NAME, 2, 0).await;
        let Some(table) = opened else { continue };
        let people = clients.iter().enumerate().map(|(seat, client)| {
            let luck = number << 32 | (games.len() as u64) << 8 | seat as u64;
            let person = Person::new(client.clone(), seat as u8, seat == 0, luck);
            let table = table.clone();
            tokio::spawn(async move { person.play(table, &[server]).await })
        });
        let mut played = Vec::new();
        for person in people.collect::<Vec<_>>() {
            played.push(person.await.unwrap());
        }
        games.push((table, played));
        if enough.load(Ordering::Relaxed) {
            return games;
        }
    }
}

/// Plays on one database, backs it up meanwhile, restores the backup into another one, and looks
/// for every move that was confirmed before the backup began.
fn trial(database: &str, elsewhere: &str, folder: &Path) {
    let mut server = Process::start(database, &folder.join("server.log"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let enough = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..4)
        .map(|number| runtime.spawn(play_games(server.address(), number, enough.clone())))
        .collect();
    // Until enough is stored; how long that takes is the machine's business.
    while server.metric("acts_total") < 200 {
        std::thread::sleep(Duration::from_millis(20));
    }
    let backup = folder.join("games.backup").display().to_string();
    let began = Instant::now();
    let said = emberwake(&["backup", &backup, "--database", database]).fine();
    assert!(said.starts_with(&format!("Saved to {backup} (tables: ")), "{said}");
    assert!(emberwake(&["check", "--database", database]).fine().contains("is intact"));
    enough.store(true, Ordering::Relaxed);
    let mut games = Vec::new();
    for player in players {
        games.extend(runtime.block_on(player).unwrap());
    }
    server.stop();

    assert!(emberwake(&["check", &backup]).fine().contains("is intact"));
    let said = emberwake(&["restore", &backup, "--database", elsewhere]).fine();
    assert!(said.contains("Every game was replayed."), "{said}");
    let mut found = 0;
    runtime.block_on(async {
        let store = store::open(elsewhere, Default::default()).await.unwrap();
        for (table, people) in &games {
            for person in people {
                let before = person.memory.confirmed.iter().filter(|done| done.at < began);
                for done in before {
                    let line = format!("move {} {} {}", person.seat, done.answers, done.mv);
                    let stored = store.load_table(table).await.unwrap();
                    let is_there = |(at, stored): &(u64, String)| {
                        *at <= done.sequence
                            && stored.split_once(' ').is_some_and(|(_, rest)| rest == line)
                    };
                    assert!(stored.lines.iter().any(is_there), "{table}: ‘{line}’ is missing");
                    found += 1;
                }
            }
        }
        store.close().await;
    });
    assert!(found > 0, "nothing was confirmed before the backup began");
    // Games continue there.
    let mut server = Process::start(elsewhere, &folder.join("elsewhere.log"));
    server.stop();
}

#[test]
fn every_move_that_was_confirmed_before_a_backup_began_is_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    trial(&file("games.db"), &file("elsewhere.db"), folder.path());
}

#[test]
fn every_move_on_postgresql_is_in_a_backup_and_can_be_restored_to_a_file() {
    let Some(postgres) = testkit::Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let elsewhere = format!("sqlite:{}", folder.path().join("elsewhere.db").display());
    trial(&postgres.database(), &elsewhere, folder.path());
}

/// A server's file after the server was killed, with a table in which a game has begun.
fn killed(place: &Path) -> String {
    let database = format!("sqlite:{}", place.join("games.db").display());
    let mut server = Process::start(&database, &place.join("server.log"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let enough = Arc::new(AtomicBool::new(false));
        let playing = tokio::spawn(play_games(server.address(), 1, enough.clone()));
        enough.store(true, Ordering::Relaxed);
        playing.await.unwrap();
        let ann = guest(&[server.address()], "Ann").await;
        open(&[server.address()], &ann, Campfire::NAME, 2, 0).await.unwrap();
    });
    server.kill();
    database
}

#[test]
fn what_a_killed_server_left_is_backed_up_and_not_changed_by_looking_at_it() {
    let place = folder("backup-killed");
    let database = killed(&place);
    let file_of = |name: &str| fs::read(place.join(name)).unwrap();
    let before = (file_of("games.db"), file_of("games.db-wal"));
    assert!(emberwake(&["check", "--database", &database]).fine().contains("is intact"));
    let backup = place.join("games.backup").display().to_string();
    emberwake(&["backup", &backup, "--database", &database]).fine();
    assert_eq!((file_of("games.db"), file_of("games.db-wal")), before);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&backup).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "others can read it");
    }
    // The same on standard output, except for the time in the first line.
    let printed = emberwake(&["backup", "-", "--database", &database]).fine();
    let written = fs::read_to_string(&backup).unwrap();
    assert!(printed.lines().skip(1).zip(written.lines().skip(1)).take(5).all(|(a, b)| a == b));
    // A name that is taken stays as it is.
    let taken = emberwake(&["backup", &backup, "--database", &database]).refused(3);
    assert!(taken.contains("games.backup"), "{taken}");
    assert_eq!(fs::read_to_string(&backup).unwrap(), written);
}

#[test]
fn what_is_no_whole_backup_is_refused_in_one_sentence_and_changes_nothing() {
    let place = folder("backup-refused");
    let database = killed(&place);
    let backup = place.join("games.backup").display().to_string();
    emberwake(&["backup", &backup, "--database", &database]).fine();
    let whole = fs::read_to_string(&backup).unwrap();
    let middle = whole.len() / 2;
    let newer = whole.replacen("\"schema\":", "\"schema\":9", 1);
    let changed = whole.replacen(" open\"", " shut\"", 1);
    assert_ne!(changed, whole);
    let cases = [
        ("letter.txt", "Dear Ann,\n", "is not a backup"),
        ("empty.backup", "", "is not a backup"),
        ("cut.backup", &whole[..middle], "is cut off"),
        ("newer.backup", &newer, "by a newer version"),
        ("changed.backup", &changed, "has changed"),
    ];
    let new = format!("sqlite:{}", place.join("new.db").display());
    for (name, text, words) in cases {
        let path = file(&place, name, text);
        let before = listing(&place);
        for lang in ["fr", "de", "es"] {
            emberwake(&["restore", &path, "--database", &new, "--lang", lang]).refused(1);
        }
        let said = emberwake(&["restore", &path, "--database", &new]).refused(1);
        assert!(said.contains(words) && said.contains(name), "{said}");
        assert_eq!(emberwake(&["check", &path]).refused(1), said);
        assert_eq!(listing(&place), before);
    }
    let said = emberwake(&["restore", &backup, "--database", &database]).refused(3);
    assert!(said.contains("is not empty"), "{said}");
    emberwake(&["check", "--database", &database]).fine();
    let said = emberwake(&["backup", "x", "--database", &new]).refused(3);
    assert!(said.contains("new.db"), "{said}");
    assert!(!place.join("new.db").exists(), "nothing is made by looking");
    emberwake(&["restore", &backup]).refused(2);
}

#[test]
fn a_table_that_breaks_the_rules_is_named() {
    let place = folder("backup-damaged");
    let database = killed(&place);
    // A server that starts brings everything to its place.
    Process::start(&database, &place.join("server.log")).stop();
    let change = "UPDATE lines SET line = replace(line, ' move 0 ', ' move 1 ')";
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(testkit::change_file(&place.join("games.db"), change));
    let run = emberwake(&["check", "--database", &database]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
    let said: Vec<&str> = run.err.lines().collect();
    assert!(said[0].contains("can’t be replayed: line ") && said.len() == 2, "{}", run.err);
    // The backup is written anyway, as it is; but restoring it is refused.
    let backup = place.join("games.backup").display().to_string();
    assert_eq!(emberwake(&["backup", &backup, "--database", &database]).code, 1);
    let new = format!("sqlite:{}", place.join("new.db").display());
    assert_eq!(emberwake(&["restore", &backup, "--database", &new]).code, 1);
    assert!(!place.join("new.db").exists());
}

#[test]
fn a_file_of_an_older_version_is_saved_as_it_is_and_restored_as_a_new_one() {
    let place = folder("backup-older");
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures/before-edition-2.db");
    let copy = place.join("old.db");
    fs::copy(old, &copy).unwrap();
    let database = format!("sqlite:{}", copy.display());
    let backup = place.join("old.backup").display().to_string();
    emberwake(&["backup", &backup, "--database", &database]).fine();
    assert_eq!(fs::read(old).unwrap(), fs::read(&copy).unwrap(), "it is not brought up to date");
    let first = fs::read_to_string(&backup).unwrap().lines().next().unwrap().to_owned();
    let head: serde_json::Value = serde_json::from_str(&first).unwrap();
    let newest = store::open(&database, Default::default());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let new = format!("sqlite:{}", place.join("new.db").display());
    emberwake(&["restore", &backup, "--database", &new]).fine();
    // Brought up to date by a server, the old file holds the same.
    runtime.block_on(async { newest.await.unwrap().close().await });
    let rows = |database: &str| {
        let text = emberwake(&["backup", "-", "--database", database]).fine();
        let head: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        // The first line has the time, and the last a hash of the file.
        let mut rows: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
        rows.pop();
        (head["schema"].as_i64().unwrap(), rows)
    };
    assert!(rows(&new) == rows(&database), "they differ");
    assert!(head["schema"].as_i64().unwrap() < rows(&new).0, "{head}");
}
