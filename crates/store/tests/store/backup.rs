//! A restored backup equals the original, on either engine, and an incomplete backup is refused
//! before anything is written.

use crate::contract::file_store;
use crate::make::{
    NOW_MS, append, confirmed_address, due_at, fresh_id, new_address, new_link, new_person,
    new_table, session, summary,
};
use proptest::prelude::*;
use sqlx::Connection;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use store::{
    Account, Audit, BackupError, BackupProblem, BackupReader, BackupWriter, Beat, Closing,
    LinkPurpose, PersonChange, Played, RatedBefore, Rating, Report, SavedRecord, SeatResult,
    Standing, Store, StoreOptions,
};
use table::Person;

/// Fills a store with some of everything; the last lines of its tables are in the inbox.
async fn fill(store: &dyn Store) {
    let ann = store.create_person(new_person("Ann ’äß’ \"\\")).await.unwrap();
    let bo = store.create_person(new_person("Bo")).await.unwrap();
    let gone = store.create_person(new_person("Gone")).await.unwrap();
    let program = store::NewPerson { bot: true, owner: Some(ann), ..new_person("Program") };
    store.create_person(program).await.unwrap();
    let account = Account { login: "ann".to_owned(), password: "$argon2…".to_owned() };
    store.create_account(ann, &account).await.unwrap();
    confirmed_address(store, ann, &account.password, "ann@example.net").await;
    let email = new_address(&account.password, Some("ann@example.net"), Some("ann@example.org"));
    let change = PersonChange { email: Some(email), ..PersonChange::default() };
    store.change_person(ann, &change).await.unwrap();
    store.create_link(&new_link(ann, LinkPurpose::Device), 9).await.unwrap();
    store.mute(bo, Some(NOW_MS + 9)).await.unwrap();
    store.create_session(&session(ann, u64::from(u32::MAX) * 1000)).await.unwrap();
    let first = fresh_id();
    let second = fresh_id();
    for id in [&first, &second] {
        store.create_table(new_table(id, summary("lobby", &[ann, bo]))).await.unwrap();
        store.append(append(id, 2, 7)).await.unwrap();
    }
    let mut turn = append(&second, 9, 1);
    turn.summary.to_act = Some(ann);
    (turn.summary.answers, turn.summary.turn_ms) = (10, Some(NOW_MS));
    store.append(turn.clone()).await.unwrap();
    let due = due_at(store, &second, NOW_MS).await.unwrap();
    assert!(store.claim_notice(&due, 1, Some(NOW_MS + 5)).await.unwrap());
    // It is still the same turn, of which Ann was notified.
    turn.summary.answers = 11;
    (turn.after, turn.lines) = (10, vec![(11, "line".to_owned())]);
    let seat = |person, place| SeatResult {
        person: Some(person),
        level: None,
        place,
        resigned: false,
        rating: None,
    };
    let played = Played {
        table: first.clone(),
        game: "campfire".to_owned(),
        ended_ms: NOW_MS,
        moves: 7,
        rated: true,
        seats: vec![seat(ann, 1), seat(bo, 2)],
    };
    let rate = |_: &[RatedBefore]| {
        let rating = |mean| Some(Rating { mean, deviation: 0.1 + 0.2, games: 1 });
        vec![rating(25.0 / 3.0), rating(1e-17)]
    };
    store.finish(played, 0, &rate).await.unwrap();
    let record = SavedRecord {
        id: fresh_id(),
        person: bo,
        game: "sea".to_owned(),
        text: "record\nof two lines\n".to_owned(),
        created_ms: NOW_MS,
    };
    store.save_record(&record).await.unwrap();
    let report = Report {
        by: ann,
        about: bo,
        table: first,
        sequence: 3,
        text: "rude".to_owned(),
        created_ms: NOW_MS,
    };
    store.report(&report, 9).await.unwrap();
    let closing = Closing { at_ms: NOW_MS, by: "ann".to_owned(), note: String::new() };
    store.close_report(1, &closing).await.unwrap();
    let text = |text: &str| text.to_owned();
    let audit = Audit {
        at_ms: NOW_MS,
        by: text("ann"),
        action: text("close-report"),
        subject: text("1"),
        detail: String::new(),
    };
    store.note_audit(&audit).await.unwrap();
    store.beat(Beat { process: 7, beat_ms: NOW_MS, clock_ms: NOW_MS }).await.unwrap();
    // The last number assigned belongs to no one now.
    let last = store.create_person(new_person("Last")).await.unwrap();
    store.erase_person(last).await.unwrap();
    store.erase_person(gone).await.unwrap();
    store.append(turn).await.unwrap();
}

async fn saved(address: &str) -> Result<String, BackupError> {
    let mut writer = BackupWriter::new(Vec::new(), NOW_MS);
    store::back_up(address, &StoreOptions::default(), &mut |row| writer.row(&row)).await?;
    Ok(String::from_utf8(writer.end()?.0).unwrap())
}

async fn restored(backup: &str, address: &str) -> Result<(), BackupError> {
    let mut reader = BackupReader::new(backup.as_bytes())?;
    let schema = reader.schema();
    store::restore(address, &StoreOptions::default(), schema, &mut reader).await
}

async fn open(address: &str) -> Arc<dyn Store> {
    store::open(address, StoreOptions::default()).await.unwrap()
}

fn file(folder: &Path, name: &str) -> String {
    format!("sqlite:{}", folder.join(name).display())
}

/// Returns a backup of an open store, and its folder.
async fn sample() -> (tempfile::TempDir, Arc<dyn Store>, String) {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    fill(&*store).await;
    let backup = saved(&file(folder.path(), "store.db")).await.unwrap();
    (folder, store, backup)
}

#[tokio::test]
async fn a_restored_file_is_the_same_as_the_one_that_was_in_use() {
    let (folder, store, backup) = sample().await;
    let copy = file(folder.path(), "copy.db");
    restored(&backup, &copy).await.unwrap();
    assert_eq!(saved(&copy).await.unwrap(), backup);
    let all = ["persons", "sessions", "tables", "results", "seat_results", "ratings"];
    for part in all.into_iter().chain(["records", "reports", "audit", "processes", "numbers"]) {
        assert!(backup.contains(&format!("{{\"part\":\"{part}\"")), "{part} is missing");
    }
    let copied = open(&copy).await;
    let mine = store::WhichTables::Mine(Person(1));
    let here = store.tables(mine.clone(), 9).await;
    let there = copied.tables(mine, 9).await;
    assert_eq!(here, there);
    for row in here.unwrap() {
        assert_eq!(store.load_table(&row.id).await, copied.load_table(&row.id).await);
    }
    assert_eq!(store.ratings(Person(1)).await, copied.ratings(Person(1)).await);
    assert_eq!(copied.last_beat_ms().await, Ok(Some(NOW_MS)));
    // The number of a deleted person isn't assigned again.
    let next = copied.create_person(new_person("Next")).await.unwrap();
    assert_eq!(Ok(next), store.create_person(new_person("Next")).await);
    copied.close().await;
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    let unfinished = |entry: &Result<std::fs::DirEntry, _>| {
        entry.as_ref().unwrap().file_name().to_string_lossy().contains("restoring")
    };
    assert!(!left.iter().any(unfinished), "{left:?}");
}

#[tokio::test]
async fn a_backup_goes_from_one_engine_to_the_other_and_back() {
    let Some(server) = testkit::Postgres::start() else { return };
    let (folder, _store, backup) = sample().await;
    let database = server.database();
    restored(&backup, &database).await.unwrap();
    assert_eq!(saved(&database).await.unwrap(), backup);
    let there = open(&database).await;
    assert_eq!(there.create_person(new_person("Next")).await, Ok(Person(6)));
    // The server that uses it isn't disturbed, and the next backup contains what it stored since.
    let later = saved(&database).await.unwrap();
    assert!(later.contains("Next"));
    let again = file(folder.path(), "again.db");
    restored(&later, &again).await.unwrap();
    assert_eq!(saved(&again).await.unwrap(), later);
    let refused = restored(&backup, &database).await;
    assert!(matches!(refused, Err(BackupError::NotEmpty)), "{refused:?}");
    assert_eq!(saved(&database).await.unwrap(), later);

    let half = BackupReader::new(backup.as_bytes()).unwrap();
    let half_schema = half.schema();
    let failing = half.take(6).chain([Err(BackupProblem::CutOff)]);
    let empty = server.database();
    let failed =
        store::restore(&empty, &StoreOptions::default(), half_schema, &mut { failing }).await;
    assert!(matches!(failed, Err(BackupError::Backup(_))), "{failed:?}");
    restored(&backup, &empty).await.expect("nothing is left of the first attempt");
    there.close().await;
}

#[tokio::test]
async fn every_column_that_is_kept_is_backed_up() {
    // Data that follows from the rest, ends with a process, or only tests whether writing is
    // possible.
    const OTHERS: [&str; 6] = ["sitters", "here", "probe", "inbox", "lines", "_sqlx_migrations"];
    let folder = tempfile::tempdir().unwrap();
    file_store(folder.path()).await.close().await;
    let mut conn = sqlx::SqliteConnection::connect(&file(folder.path(), "store.db")).await.unwrap();
    let select = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c \
                  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'";
    let found: Vec<(String, String)> = sqlx::query_as(select).fetch_all(&mut conn).await.unwrap();
    let found: BTreeSet<_> =
        found.into_iter().filter(|(table, _)| !OTHERS.contains(&table.as_str())).collect();
    let own = |(table, column): (&str, &str)| (table.to_owned(), column.to_owned());
    assert_eq!(found, store::backed_up_columns().map(own).collect());
}

#[tokio::test]
async fn a_backup_needs_a_name_that_is_free() {
    let (folder, _store, backup) = sample().await;
    let taken = folder.path().join("taken.db");
    std::fs::write(&taken, "").unwrap();
    for name in ["store.db", "taken.db"] {
        let refused = restored(&backup, &file(folder.path(), name)).await;
        assert!(matches!(refused, Err(BackupError::NotEmpty)), "{name}: {refused:?}");
    }
    assert_eq!(std::fs::read(&taken).unwrap(), b"");
}

#[tokio::test]
async fn a_newer_backup_and_a_newer_file_are_refused() {
    let (folder, store, backup) = sample().await;
    store.close().await;
    let newer = backup.replacen("\"schema\":", "\"schema\":9", 1);
    let problem = BackupReader::new(newer.as_bytes()).err();
    assert!(matches!(problem, Some(BackupProblem::Newer { .. })), "{problem:?}");
    let newer = "INSERT INTO _sqlx_migrations SELECT 99, 'future', installed_on, 1, checksum, 1 \
                 FROM _sqlx_migrations LIMIT 1";
    testkit::change_file(&folder.path().join("store.db"), newer).await;
    let refused = saved(&file(folder.path(), "store.db")).await;
    let is_newer = |error: &BackupError| {
        matches!(error, BackupError::Open(store::OpenError::Newer { found: 99, .. }))
    };
    assert!(refused.as_ref().is_err_and(is_newer), "{refused:?}");
}

#[tokio::test]
async fn a_backup_of_an_older_version_is_brought_up_to_date() {
    let (folder, _store, backup) = sample().await;
    // Imitates the fourth version: without looks, roles and everything later.
    let without = |part: &str, names: &[&str], text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let at = lines.iter().position(|line| line.contains(&format!("\"part\":\"{part}\"")));
        let Some(at) = at else { return text.to_owned() };
        let head: serde_json::Value = serde_json::from_str(&lines[at]).unwrap();
        let columns: Vec<String> = serde_json::from_value(head["columns"].clone()).unwrap();
        let kept: Vec<usize> =
            (0..columns.len()).filter(|at| !names.contains(&columns[*at].as_str())).collect();
        let pick = |values: &[serde_json::Value]| -> Vec<serde_json::Value> {
            kept.iter().map(|&at| values[at].clone()).collect()
        };
        let columns: Vec<_> = kept.iter().map(|&at| &columns[at]).collect();
        lines[at] = serde_json::json!({ "part": part, "columns": columns }).to_string();
        for line in lines[at + 1..].iter_mut().take_while(|line| line.starts_with('[')) {
            let values: Vec<serde_json::Value> = serde_json::from_str(line).unwrap();
            *line = serde_json::Value::from(pick(&values)).to_string();
        }
        lines.join("\n") + "\n"
    };
    let newer = [
        &["look", "role", "banned_until_ms", "muted_until_ms"][..],
        &["email_stopped", "email_before", "email_before_until_ms", "deleted_ms"],
        &["webhook_failures"],
    ];
    let old = without("persons", &newer.concat(), &backup);
    let old = without("tables", &["days", "programs", "notices_sent", "notice_ms"], &old);
    let old = without("processes", &["clock_ms"], &old);
    let old = without("reports", &["closed_ms", "closed_by", "note"], &old);
    let (before, after) = old.split_once("\"schema\":").unwrap();
    let after = after.trim_start_matches(|c: char| c.is_ascii_digit());
    let old = format!("{before}\"schema\":4{after}");
    let mut rows: Vec<_> = BackupReader::new(old.as_bytes()).unwrap().collect();
    // The hash at its end is that of the newer one; and there were no links, no audit and no meetings.
    assert_eq!(rows.pop().and_then(Result::err).map(|_| ()), Some(()));
    let newer = ["links", "audit", "meetings"];
    rows.retain(|row| row.as_ref().is_ok_and(|row| !newer.contains(&row.part())));
    let address = file(folder.path(), "old.db");
    let mut rows = rows.into_iter();
    store::restore(&address, &StoreOptions::default(), 4, &mut rows).await.unwrap();
    let store = open(&address).await;
    let ann = store.person_by_login("ann").await.unwrap();
    assert_eq!(ann.standing, Standing::default());
    assert_eq!(store.lookalike(&ann.name, None).await, Ok(Some(ann.person)));
    // The opponents of earlier games are counted.
    assert_eq!(store.best("campfire", 1, 9).await.unwrap().len(), 2);
    assert_eq!(store.best("campfire", 2, 9).await, Ok(Vec::new()));
    store.close().await;
}

#[test]
fn a_backup_that_was_cut_off_or_changed_is_refused() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (_folder, _store, backup) = runtime.block_on(sample());
    let read = |bytes: &[u8]| -> Result<usize, BackupProblem> {
        BackupReader::new(bytes)?.try_fold(0, |count, row| row.map(|_| count + 1))
    };
    let whole = backup.as_bytes();
    assert!(read(whole).is_ok_and(|rows| rows > 10));
    proptest!(ProptestConfig::with_cases(400), |(at in 0..whole.len(), bit in 0..8_u32)| {
        prop_assert!(read(&whole[..at]).is_err(), "cut off at {at}");
        let mut changed = whole.to_vec();
        changed[at] ^= 1 << bit;
        let mean_the_same = |bytes: &[u8]| {
            let last = bytes.split(|byte| *byte == b'\n').rev().nth(1);
            last.and_then(|line| serde_json::from_slice::<serde_json::Value>(line).ok())
        };
        // Only in the last line can a change be harmless.
        let harmless = changed.len() == whole.len()
            && mean_the_same(&changed) == mean_the_same(whole)
            && at + 400 > whole.len();
        prop_assert!(read(&changed).is_err() || harmless, "changed at {at}");
    });
}
