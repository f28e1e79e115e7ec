//! Addresses that can be opened, and the one clear reason why others can't.

use crate::contract::file_store;
use crate::make::{append, fresh_id, new_table, summary};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use store::{Beat, OpenError, StoreOptions};
use testkit::{SmallDisk, change_file};

fn address(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("store.db").display())
}

async fn refusal(address: &str) -> OpenError {
    match store::open(address, StoreOptions::default()).await {
        Ok(_) => panic!("{address} should not open"),
        Err(error) => error,
    }
}

/// Creates a file with a table and enough lines for several pages.
async fn filled(folder: &Path) -> wire::TableId {
    let store = file_store(folder).await;
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    store.append(append(&id, 2, 2_000)).await.unwrap();
    store.close().await;
    id
}

#[tokio::test]
async fn what_was_stored_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let id = filled(folder.path()).await;
    let store = file_store(folder.path()).await;
    assert_eq!(store.load_table(&id).await.unwrap().lines.len(), 2_002);
    assert_eq!(store.append(append(&id, 2_002, 1)).await.unwrap().sequence, 2_003);
}

#[tokio::test]
async fn unknown_addresses_are_refused_without_their_password() {
    let refused = refusal("mysql://ann:secret@example.org/db?password=secret").await;
    assert!(matches!(refused, OpenError::Address { .. }));
    assert!(!format!("{refused} {refused:?}").contains("secret"));
    let refused = refusal("postgres://ann:secret@127.0.0.1:1/db?password=secret").await;
    assert!(matches!(refused, OpenError::Unreachable { .. }));
    assert!(!format!("{refused} {refused:?}").contains("secret"));
}

#[tokio::test]
async fn a_file_is_open_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    assert!(matches!(refusal(&address(folder.path())).await, OpenError::InUse { .. }));
    store.close().await;
    file_store(folder.path()).await;
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    store.close().await;
    let unavailable = |error| matches!(error, store::StoreError::Unavailable(_));
    assert!(store.append(append(&fresh_id(), 0, 1)).await.is_err_and(unavailable));
    assert!(store.check().await.is_err_and(unavailable));
    let table = new_table(&fresh_id(), summary("lobby", &[]));
    assert!(store.create_table(table).await.is_err_and(unavailable));
}

#[tokio::test]
async fn garbage_is_no_database() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("store.db"), "garbage, ".repeat(1_000)).unwrap();
    assert!(matches!(refusal(&address(folder.path())).await, OpenError::Damaged { .. }));
    let text = std::fs::read_to_string(folder.path().join("store.db")).unwrap();
    assert!(text.starts_with("garbage, garbage"), "it was left alone");
}

#[tokio::test]
async fn a_file_that_was_cut_short_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let file = std::fs::File::options().write(true).open(folder.path().join("store.db")).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(length / 2 / 4_096 * 4_096).unwrap();
    assert!(matches!(refusal(&address(folder.path())).await, OpenError::Damaged { .. }));
}

#[tokio::test]
async fn a_file_that_was_overwritten_in_the_middle_is_damaged() {
    use std::os::unix::fs::FileExt;
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let file = std::fs::File::options().write(true).open(folder.path().join("store.db")).unwrap();
    for page in 2..file.metadata().unwrap().len() / 4_096 {
        file.write_all_at(&[0xa5; 64], page * 4_096).unwrap();
    }
    assert!(matches!(refusal(&address(folder.path())).await, OpenError::Damaged { .. }));
}

/// Returns every file of a folder with its bytes.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.map(|path| (path.display().to_string(), std::fs::read(&path).unwrap())).collect();
    files.sort();
    files
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    for statement in [
        "CREATE TABLE bookmarks (id)",
        "PRAGMA journal_mode = wal; CREATE TABLE bookmarks (id)",
        "PRAGMA application_id = 7",
    ] {
        let folder = tempfile::tempdir().unwrap();
        change_file(&folder.path().join("store.db"), statement).await;
        let before = contents(folder.path());
        let refused = refusal(&address(folder.path())).await;
        assert!(matches!(refused, OpenError::Foreign { .. }), "{statement}: {refused:?}");
        assert!(contents(folder.path()) == before, "{statement}: something was written");
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    for statement in [None, Some("CREATE TABLE a (id); DROP TABLE a")] {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("store.db"), "").unwrap();
        if let Some(statement) = statement {
            change_file(&folder.path().join("store.db"), statement).await;
        }
        file_store(folder.path()).await.close().await;
    }
}

#[tokio::test]
async fn an_address_without_a_file_is_refused() {
    for address in ["sqlite:", "sqlite://", "sqlite: ", "sqlite::memory:"] {
        assert!(matches!(refusal(address).await, OpenError::Address { .. }), "{address}");
    }
}

/// A child that is being started has all files of its parent open for a moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_was_closed_opens_again_while_other_programs_are_started() {
    let folder = tempfile::tempdir().unwrap();
    let done = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let until = done.clone();
    let starting = std::thread::spawn(move || {
        let mut count = 0;
        while !until.load(std::sync::atomic::Ordering::Relaxed) {
            count += u32::from(std::process::Command::new("true").status().is_ok());
        }
        count
    });
    for _ in 0..60 {
        let store = file_store(folder.path()).await;
        store.close().await;
    }
    done.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(starting.join().unwrap() > 0, "no program was started");
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let newer = "INSERT INTO _sqlx_migrations SELECT 99, 'future', installed_on, 1, checksum, 1 \
                 FROM _sqlx_migrations LIMIT 1";
    change_file(&folder.path().join("store.db"), newer).await;
    let refused = refusal(&address(folder.path())).await;
    let steps = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
    let number = |name: String| name[..4].parse::<i64>().unwrap();
    let steps = std::fs::read_dir(steps).unwrap();
    let steps = steps.map(|step| number(step.unwrap().file_name().into_string().unwrap())).max();
    let newest = |known: i64| Some(known) == steps;
    assert!(
        matches!(refused, OpenError::Newer { found: 99, known, .. } if newest(known)),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_folder_that_is_missing_is_named() {
    let refused = refusal("sqlite:/nowhere at all/store.db").await;
    assert!(refused.to_string().contains("/nowhere at all/store.db"), "{refused}");
}

#[tokio::test]
async fn what_is_read_only_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path()).await;
    let lock = |mode| {
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    lock(0o555);
    let is_writable = std::fs::write(folder.path().join("probe"), "x").is_ok();
    let refused = if is_writable {
        // For root, only a whole file system can be read-only.
        let Some(disk) = SmallDisk::new(4 << 20) else { return lock(0o755) };
        filled(disk.path()).await;
        disk.make_read_only();
        refusal(&address(disk.path())).await
    } else {
        refusal(&address(folder.path())).await
    };
    lock(0o755);
    assert!(matches!(refused, OpenError::ReadOnly { .. }), "{refused:?}");
}

#[tokio::test]
async fn new_files_can_be_read_by_their_owner_only() {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    let mut names = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        names.push(file.file_name().into_string().unwrap());
        assert_eq!(mode & 0o777, 0o600, "{names:?}");
    }
    names.sort();
    assert_eq!(names, ["store.db", "store.db-shm", "store.db-wal", "store.db.lock"]);
}

#[tokio::test]
async fn a_foreign_database_of_postgresql_is_left_alone() {
    let Some(server) = testkit::Postgres::start() else { return };
    server.execute("postgres", "CREATE TABLE bookmarks (id bigint)");
    let refused = refusal(&server.address("postgres")).await;
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused:?}");
    let refused = refusal(&server.address("missing")).await;
    assert!(matches!(refused, OpenError::Unreachable { .. }), "{refused:?}");
}

#[tokio::test]
async fn when_the_file_was_last_used_is_known_to_the_next_process() {
    let folder = tempfile::tempdir().unwrap();
    let store = file_store(folder.path()).await;
    assert_eq!(store.last_beat_ms().await, Ok(None));
    store.beat(Beat { process: 7, beat_ms: 5_000, clock_ms: 5_000 }).await.unwrap();
    store.close().await;
    let store = file_store(folder.path()).await;
    assert_eq!(store.last_beat_ms().await, Ok(Some(5_000)));
}
