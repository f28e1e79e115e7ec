//! Tables, their logs and lists.

use crate::make::{NOW_MS, append, fresh_id, new_person, new_table, summary};
use std::sync::Arc;
use std::time::Duration;
use store::{
    Appended, Change, Filter, NewTable, Store, StoreError, Summary, TableRow, WhichTables,
};
use table::Person;
use wire::TableId;

pub async fn a_table_is_stored_and_loaded(store: Arc<dyn Store>) {
    let id = fresh_id();
    let mut new = new_table(&id, summary("lobby", &[Person(5)]));
    new.summary.to_act = Some(Person(5));
    new.summary.answers = 2;
    new.summary.turn_ms = Some(NOW_MS);
    new.summary.deadline_ms = Some(NOW_MS + 5);
    new.summary.wake_ms = Some(NOW_MS + 6);
    new.summary.seats[0].level = Some("easy".to_owned());
    store.create_table(new.clone()).await.unwrap();

    let stored = store.load_table(&id).await.unwrap();
    assert_eq!(stored.lines, new.lines);
    assert_eq!(stored.seed, new.seed);
    let row = TableRow {
        id: id.clone(),
        game: new.game.clone(),
        sequence: 2,
        listed: true,
        rated: false,
        programs: false,
        days: false,
        rematch_of: None,
        rematch: None,
        about: new.about.clone(),
        created_ms: NOW_MS,
        changed_ms: NOW_MS,
        summary: new.summary.clone(),
    };
    assert_eq!(stored.row, row);
    assert_eq!(store.table(&id).await, Ok(row));
    let seed = "9, 9, 9";
    assert!(!format!("{stored:?} {new:?}").contains(seed), "no log may show the seed");
}

pub async fn a_database_grows_with_what_it_holds(store: Arc<dyn Store>) {
    let empty = store.size_bytes().await.unwrap();
    assert!(empty > 0);
    for _ in 0..20 {
        let mut new = new_table(&fresh_id(), summary("lobby", &[]));
        new.about = "a".repeat(10_000);
        store.create_table(new).await.unwrap();
    }
    assert!(store.size_bytes().await.unwrap() > empty);
}

pub async fn lines_are_added_after_the_last(store: Arc<dyn Store>) {
    let id = fresh_id();
    let new = new_table(&id, summary("lobby", &[]));
    store.create_table(new.clone()).await.unwrap();
    let one = append(&id, 2, 1);
    let two = append(&id, 3, 2);
    assert_eq!(store.append(one.clone()).await, Ok(Appended { sequence: 3 }));
    assert_eq!(store.append(two.clone()).await, Ok(Appended { sequence: 5 }));

    let stored = store.load_table(&id).await.unwrap();
    let lines: Vec<_> = [new.lines, one.lines, two.lines.clone()].concat();
    assert_eq!(stored.lines, lines);
    assert_eq!(stored.row.sequence, 5);
    assert_eq!(stored.row.changed_ms, two.now_ms);
    assert_eq!(stored.row.summary, two.summary);
    assert_eq!(store.lines_after(&id, 3).await, Ok(two.lines));
    assert_eq!(store.lines_after(&id, 5).await, Ok(Vec::new()));
}

pub async fn an_append_that_comes_too_late_changes_nothing(store: Arc<dyn Store>) {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    store.append(append(&id, 2, 2)).await.unwrap();
    let before = store.load_table(&id).await.unwrap();
    for after in [0, 1, 2, 3, 5] {
        let mut late = append(&id, after, 2);
        late.summary.phase = "over".to_owned();
        assert_eq!(store.append(late).await, Err(StoreError::Conflict), "after {after}");
    }
    assert_eq!(store.load_table(&id).await, Ok(before));
}

pub async fn lines_with_a_gap_are_refused(store: Arc<dyn Store>) {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    let mut gap = append(&id, 2, 2);
    gap.lines[1].0 = 5;
    assert!(matches!(store.append(gap).await, Err(StoreError::Unfit(_))));
    let mut unfit = append(&id, 2, 1);
    unfit.lines[0].1 = "say \0".to_owned();
    assert!(matches!(store.append(unfit).await, Err(StoreError::Unfit(_))));
    assert_eq!(store.table(&id).await.unwrap().sequence, 2);
}

pub async fn a_summary_can_change_without_a_line(store: Arc<dyn Store>) {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    let mut only = append(&id, 2, 0);
    only.summary.wake_ms = Some(17);
    assert_eq!(store.append(only.clone()).await, Ok(Appended { sequence: 2 }));
    let row = store.table(&id).await.unwrap();
    assert_eq!((row.summary, row.changed_ms), (only.summary, NOW_MS));
}

pub async fn a_name_is_given_once(store: Arc<dyn Store>) {
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    let again = store.create_table(new_table(&id, summary("over", &[]))).await;
    assert_eq!(again, Err(StoreError::Conflict));
    assert_eq!(store.table(&id).await.unwrap().summary.phase, "lobby");
}

pub async fn a_table_has_one_rematch(store: Arc<dyn Store>) {
    let id = fresh_id();
    let next = fresh_id();
    store.create_table(new_table(&id, summary("over", &[]))).await.unwrap();
    let rematch = |next: &TableId| NewTable {
        rematch_of: Some(id.clone()),
        ..new_table(next, summary("lobby", &[]))
    };
    store.create_table(rematch(&next)).await.unwrap();
    assert_eq!(store.create_table(rematch(&fresh_id())).await, Err(StoreError::Conflict));
    assert_eq!(store.table(&id).await.unwrap().rematch, Some(next.clone()));
    assert_eq!(store.table(&next).await.unwrap().rematch_of, Some(id));
}

pub async fn what_is_missing_is_not_found(store: Arc<dyn Store>) {
    let id = fresh_id();
    let nobody = Person(u64::MAX);
    assert_eq!(store.load_table(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.table(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.append(append(&id, 2, 1)).await, Err(StoreError::NotFound));
    assert_eq!(store.lines_after(&id, 0).await, Ok(Vec::new()));
    assert_eq!(store.played(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.record(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.person(nobody).await, Err(StoreError::NotFound));
    assert_eq!(store.person_by_login("nobody at all").await, Err(StoreError::NotFound));
    assert_eq!(store.erase_person(nobody).await, Err(StoreError::NotFound));
    assert_eq!(store.check().await, Ok(()));
}

/// Returns the tables of a list that are among these.
async fn list(store: &Arc<dyn Store>, which: WhichTables, among: &[&TableId]) -> Vec<TableId> {
    let all = store.tables(which, 100_000).await.unwrap();
    all.into_iter().map(|row| row.id).filter(|id| among.contains(&id)).collect()
}

pub async fn lists_hold_what_they_should(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    let make =
        async |now_ms: u64, phase: &str, seats: &[Person], change: &dyn Fn(&mut NewTable)| {
            let id = fresh_id();
            let mut new = new_table(&id, summary(phase, seats));
            new.now_ms = now_ms;
            change(&mut new);
            store.create_table(new).await.unwrap();
            id
        };
    let old = make(1, "lobby", &[ann], &|_| {}).await;
    let new = make(2, "lobby", &[ben], &|_| {}).await;
    let hidden = make(3, "lobby", &[ann, ann], &|new| new.listed = false).await;
    let playing = make(4, "playing", &[ben, ann], &|new| {
        new.summary.to_act = Some(ann);
        new.summary.deadline_ms = Some(9_000);
    })
    .await;
    let urgent = make(5, "playing", &[ann], &|new| {
        new.summary.to_act = Some(ann);
        new.summary.deadline_ms = Some(8_000);
    })
    .await;
    let waiting = make(6, "playing", &[ann], &|new| {
        new.summary.to_act = Some(ben);
        new.summary.deadline_ms = Some(1);
    })
    .await;
    let over = make(7, "over", &[ann], &|_| {}).await;
    let closed = make(8, "closed", &[ann], &|_| {}).await;
    let among = [&old, &new, &hidden, &playing, &urgent, &waiting, &over, &closed];

    assert_eq!(
        list(&store, WhichTables::Open(Filter::default()), &among).await,
        [new.clone(), old.clone()]
    );
    let mine = [&urgent, &playing, &waiting, &hidden, &old].map(Clone::clone);
    assert_eq!(list(&store, WhichTables::Mine(ann), &among).await, mine);
    assert_eq!(list(&store, WhichTables::Mine(ben), &among).await, [playing.clone(), new.clone()]);
    assert_eq!(list(&store, WhichTables::Finished(ann), &among).await, std::slice::from_ref(&over));
    let watch = [&waiting, &urgent, &playing].map(Clone::clone);
    assert_eq!(list(&store, WhichTables::Playing(Filter::default()), &among).await, watch);
    assert_eq!(store.tables(WhichTables::Mine(ann), 2).await.unwrap().len(), 2);

    // A person who leaves no longer has the table in their list; a person who comes does.
    let mut left = append(&old, 2, 1);
    left.summary = summary("lobby", &[ben]);
    store.append(left).await.unwrap();
    assert!(!list(&store, WhichTables::Mine(ann), &among).await.contains(&old));
    assert!(list(&store, WhichTables::Mine(ben), &among).await.contains(&old));

    // A person who opened a table has it in their list until the game begins, even without a seat.
    let own = make(9, "lobby", &[ben], &|new| new.owner = Some(ann)).await;
    assert_eq!(list(&store, WhichTables::Mine(ann), &[&own]).await, std::slice::from_ref(&own));
    assert_eq!(list(&store, WhichTables::Mine(ben), &[&own]).await, std::slice::from_ref(&own));
    let mut begun = append(&own, 2, 1);
    begun.summary = summary("playing", &[ben]);
    store.append(begun).await.unwrap();
    assert_eq!(list(&store, WhichTables::Mine(ann), &[&own]).await, []);
}

pub async fn tables_are_woken(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let soon = fresh_id();
    let late = fresh_id();
    let woken = |at_ms: u64| Summary { wake_ms: Some(at_ms), ..summary("playing", &[ann]) };
    store.create_table(new_table(&late, woken(2_000))).await.unwrap();
    store.create_table(new_table(&soon, woken(1_000))).await.unwrap();
    let among = [&soon, &late];
    assert_eq!(list(&store, WhichTables::Due(999), &among).await, []);
    assert_eq!(list(&store, WhichTables::Due(1_000), &among).await, std::slice::from_ref(&soon));
    assert_eq!(list(&store, WhichTables::Due(2_000), &among).await, [soon.clone(), late.clone()]);

    let mut next = append(&soon, 2, 1);
    next.summary = woken(1_500);
    store.append(next).await.unwrap();
    // What was just added counts, not what the table's row says.
    assert_eq!(list(&store, WhichTables::Due(1_400), &among).await, []);
    assert_eq!(list(&store, WhichTables::Due(1_500), &among).await, std::slice::from_ref(&soon));
    let mut over = append(&soon, 3, 1);
    over.summary = summary("over", &[ann]);
    store.append(over).await.unwrap();
    assert!(!list(&store, WhichTables::Due(9_000), &among).await.contains(&soon));
}

/// Waits for a change, and ignores those of tests that share the database.
pub async fn hears(
    changes: &mut tokio::sync::broadcast::Receiver<Change>,
    wanted: impl Fn(&Change) -> bool,
) -> bool {
    let wait = async {
        loop {
            match changes.recv().await {
                Ok(change) if wanted(&change) => return true,
                Ok(_) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return false,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.unwrap_or(false)
}

pub async fn changes_are_announced(store: Arc<dyn Store>) {
    let mut changes = store.changes();
    let id = fresh_id();
    store.create_table(new_table(&id, summary("lobby", &[]))).await.unwrap();
    assert!(hears(&mut changes, |change| *change == Change::Lobby).await);
    store.append(append(&id, 2, 3)).await.unwrap();
    let lines = |change: &Change| matches!(change, Change::Lines(of, 5, _) if *of == id);
    assert!(hears(&mut changes, lines).await);
    // It has left the list of open tables.
    assert!(hears(&mut changes, |change| *change == Change::Lobby).await);
    store.set_here(7, &id, Person(3), true).await.unwrap();
    assert!(hears(&mut changes, |change| *change == Change::Presence(id.clone())).await);
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    store.end_sessions(ann).await.unwrap();
    assert!(hears(&mut changes, |change| *change == Change::SignedOut(ann)).await);
}
