//! Filtered lists, unused tables and guests, names that look alike, and the actions of
//! administrators.

use crate::make::{NOW_MS, append, fresh_id, new_person, new_table, session, summary};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{
    Account, Audit, Beat, Closing, Filter, NewPerson, NewTable, PersonChange, PersonState, Report,
    ReportsOf, Role, Session, Standing, Store, StoreError, WhichTables, look,
};
use table::Person;
use wire::TableId;

async fn make(store: &Arc<dyn Store>, change: impl Fn(&mut NewTable)) -> TableId {
    let id = fresh_id();
    let mut new = new_table(&id, summary("lobby", &[]));
    change(&mut new);
    store.create_table(new).await.unwrap();
    id
}

pub async fn a_list_is_read_page_by_page_and_filtered(store: Arc<dyn Store>) {
    // Tests share a database: a unique game separates this one from the others.
    let game = fresh_id().to_string();
    let mut all = BTreeSet::new();
    for number in 0..25 {
        let id = make(&store, |new| {
            new.game = game.clone();
            new.rated = number % 5 == 0;
            new.programs = number % 10 == 0;
            new.days = number % 2 == 0;
            // Several are opened in the same millisecond.
            new.now_ms = NOW_MS + number / 4;
            new.summary.seats = vec![Default::default()];
            if number % 3 == 0 {
                new.summary.seats[0].person = Some(Person(1));
            }
        });
        all.insert(id.await);
    }
    let filter = Filter { game: Some(game), ..Filter::default() };
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let which = WhichTables::Open(Filter { before, ..filter.clone() });
        let page = store.tables(which, 4).await.unwrap();
        before = page.last().map(|row| row.id.clone());
        if before.is_none() {
            break;
        }
        seen.extend(page.into_iter().map(|row| (row.created_ms, row.id)));
    }
    assert_eq!(seen.len(), 25, "none twice, none left out");
    assert!(seen.is_sorted_by_key(|(created_ms, _)| std::cmp::Reverse(*created_ms)));
    assert_eq!(seen.into_iter().map(|(_, id)| id).collect::<BTreeSet<_>>(), all);
    let count =
        async |filter: Filter| store.tables(WhichTables::Open(filter), 1_000).await.unwrap().len();
    assert_eq!(count(Filter { rated: Some(true), ..filter.clone() }).await, 5);
    assert_eq!(count(Filter { programs: Some(true), ..filter.clone() }).await, 23);
    assert_eq!(count(Filter { programs: Some(false), ..filter.clone() }).await, 2);
    assert_eq!(count(Filter { days: Some(false), ..filter.clone() }).await, 12);
    assert_eq!(count(Filter { free: true, ..filter.clone() }).await, 16);
    let missing = Filter { before: Some(fresh_id()), ..filter };
    assert_eq!(store.tables(WhichTables::Open(missing), 9).await, Err(StoreError::NotFound));
}

pub async fn one_person_has_a_bounded_number_of_listed_tables(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let table = |listed: bool| {
        let new = new_table(&fresh_id(), summary("lobby", &[]));
        NewTable { owner: Some(ann), listed, listed_max: Some(2), ..new }
    };
    let first = table(true);
    store.create_table(first.clone()).await.unwrap();
    store.create_table(table(true)).await.unwrap();
    assert_eq!(store.create_table(table(true)).await, Err(StoreError::Full));
    store.create_table(table(false)).await.unwrap();
    // A game that has begun is no longer in that list.
    store.append(append(&first.id, 2, 1)).await.unwrap();
    store.tables(WhichTables::Mine(ann), 1).await.unwrap();
    store.create_table(table(true)).await.unwrap();
}

pub async fn what_nobody_uses_is_found(store: Arc<dyn Store>) {
    let old = make(&store, |new| new.now_ms = 100).await;
    let patient = make(&store, |new| (new.now_ms, new.days) = (100, true)).await;
    let hidden = make(&store, |new| (new.now_ms, new.listed) = (100, false)).await;
    let visited = make(&store, |new| new.now_ms = 100).await;
    let playing = make(&store, |new| {
        new.now_ms = 100;
        new.summary.phase = "playing".to_owned();
    })
    .await;
    let touched = make(&store, |new| new.now_ms = 100).await;
    let mut touch = append(&touched, 2, 1);
    (touch.now_ms, touch.summary.phase) = (5_000, "lobby".to_owned());
    store.append(touch).await.unwrap();
    store.beat(Beat { process: 7, beat_ms: NOW_MS, clock_ms: NOW_MS }).await.unwrap();
    store.set_here(7, &visited, Person(1), true).await.unwrap();
    let among = [&old, &patient, &hidden, &visited, &playing, &touched];
    let found = async |which: WhichTables| {
        let rows = store.tables(which, 100_000).await.unwrap().into_iter().map(|row| row.id);
        rows.filter(|id| among.contains(&id)).collect::<BTreeSet<_>>()
    };
    let set = |ids: &[&TableId]| ids.iter().map(|id| (*id).clone()).collect::<BTreeSet<_>>();
    assert_eq!(found(WhichTables::Empty(200)).await, set(&[&old]));
    assert_eq!(found(WhichTables::Empty(6_000)).await, set(&[&old, &touched]));
    let lobbies = set(&[&old, &patient, &hidden, &visited]);
    assert_eq!(found(WhichTables::StaleLobby(200)).await, lobbies);
    assert_eq!(found(WhichTables::StaleGame(200)).await, set(&[&playing]));
    assert_eq!(found(WhichTables::StaleGame(100)).await, set(&[]));
}

pub async fn guests_who_do_not_come_back_are_found(store: Arc<dyn Store>) {
    let guest = async |name: &str| {
        let new = NewPerson { now_ms: 50, ..new_person(name) };
        store.create_person(new).await.unwrap()
    };
    let gone = guest("Gone").await;
    let here = guest("Here").await;
    store.create_session(&Session { seen_ms: 900, ..session(here, u64::MAX >> 2) }).await.unwrap();
    // A guest whose program still plays stays.
    let owner = guest("Owner").await;
    let bot = NewPerson { owner: Some(owner), bot: true, now_ms: 50, ..new_person("Bot") };
    let bot = store.create_person(bot).await.unwrap();
    store.create_session(&Session { seen_ms: 900, ..session(bot, u64::MAX >> 2) }).await.unwrap();
    // So does a guest in a running game: others may be waiting.
    let [player, waiting] = [guest("Player").await, guest("Waiting").await];
    for (somebody, phase) in [(player, "playing"), (waiting, "lobby")] {
        store.create_table(new_table(&fresh_id(), summary(phase, &[somebody]))).await.unwrap();
    }
    let holder = guest("Holder").await;
    named(&store, holder, "Holder").await;
    let idle = store.idle_guests(800, 10_000).await.unwrap();
    assert!(idle.contains(&gone) && idle.contains(&waiting));
    assert!([here, owner, bot, player, holder].iter().all(|person| !idle.contains(person)));
    assert!(store.idle_guests(1_000, 10_000).await.unwrap().contains(&here));
    assert!(!store.idle_guests(50, 10_000).await.unwrap().contains(&gone));
}

/// Sets the account and the name of a person.
async fn named(store: &Arc<dyn Store>, person: Person, name: &str) {
    let name = Some(name.to_owned());
    store.change_person(person, &PersonChange { name, ..PersonChange::default() }).await.unwrap();
    let account = Account { login: fresh_id().to_string(), password: "hash".to_owned() };
    store.create_account(person, &account).await.unwrap();
}

pub async fn names_that_look_alike_are_found(store: Arc<dyn Store>) {
    for (one, other) in [
        ("Pauline", "PAULINE"),
        ("Pauline", "Раuline"),
        ("Pauline", "Paul1ne"),
        ("Pauline", "Pau|ine"),
        ("Pauline", "P a.u_l-i n e"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Otto", "0tt0"),
        ("Marne", "Mame"),
        ("Zoë", "Zoe\u{308}"),
        ("Zoë", "Zoe"),
    ] {
        assert_eq!(look(one), look(other), "{one} and {other}");
    }
    for (one, other) in [("Ann", "Anna"), ("Ann", "Ann2"), ("李", "王")] {
        assert_ne!(look(one), look(other), "{one} and {other}");
    }
    // Tests share a database.
    let unique = fresh_id().to_string();
    let name = format!("Zed {}", &unique[..12]);
    let ann = store.create_person(new_person(&name)).await.unwrap();
    // Two guests may have the same name.
    assert_eq!(store.lookalike(&name, None).await, Ok(None));
    named(&store, ann, &name).await;
    assert_eq!(store.lookalike(&name.to_uppercase(), None).await, Ok(Some(ann)));
    assert_eq!(store.lookalike(&name, Some(ann)).await, Ok(None));
    let found =
        store.find_people(&name[..8].to_uppercase(), PersonState::Present, 1_000).await.unwrap();
    assert!(found.iter().any(|row| row.person == ann));
    assert_eq!(store.find_people("100%_nobody", PersonState::Present, 9).await, Ok(Vec::new()));
}

pub async fn reports_are_closed_and_everything_is_noted(store: Arc<dyn Store>) {
    let by = store.create_person(new_person("Ann")).await.unwrap();
    let report = Report {
        by,
        about: Person(2),
        table: fresh_id(),
        sequence: 17,
        text: "rude".to_owned(),
        created_ms: NOW_MS,
    };
    store.report(&report, 9).await.unwrap();
    let find = async |closed_too: bool| {
        let which = if closed_too { ReportsOf::Everyone } else { ReportsOf::Open };
        let rows = store.reports(which, u64::MAX, 1_000).await.unwrap();
        rows.into_iter().find(|row| row.report == report)
    };
    let row = find(false).await.unwrap();
    let closing = Closing { at_ms: 9, by: "console".to_owned(), note: "muted".to_owned() };
    store.close_report(row.id, &closing).await.unwrap();
    assert_eq!(find(false).await, None);
    assert_eq!(find(true).await.unwrap().closed, Some(closing.clone()));
    assert_eq!(store.close_report(u64::MAX >> 2, &closing).await, Err(StoreError::NotFound));

    let audit = Audit {
        at_ms: NOW_MS,
        by: "console".to_owned(),
        action: "mute".to_owned(),
        subject: format!("table {}", report.table),
        detail: "‘quoted’".to_owned(),
    };
    store.note_audit(&audit).await.unwrap();
    assert!(store.audits(1_000).await.unwrap().contains(&audit));
}

pub async fn role_ban_and_mute_are_set_each_by_itself(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let bot = NewPerson { owner: Some(ann), bot: true, ..new_person("Bot") };
    let bot = store.create_bot(bot, &session(ann, NOW_MS + 9), 1).await.unwrap();
    store.create_session(&session(ann, NOW_MS + 9)).await.unwrap();
    let standing = async || store.person(ann).await.unwrap().standing;
    assert_eq!(standing().await, Standing::default());
    store.set_role(ann, Role::Admin).await.unwrap();
    store.mute(ann, Some(NOW_MS + 6)).await.unwrap();
    store.ban(ann, Some(NOW_MS + 5)).await.unwrap();
    let (banned_until_ms, muted_until_ms) = (Some(NOW_MS + 5), Some(NOW_MS + 6));
    let expected = Standing { role: Role::Admin, banned_until_ms, muted_until_ms };
    assert_eq!(standing().await, expected);
    // A ban ends all sessions, also those of programs, and no other begins before it ends.
    for person in [ann, bot] {
        assert_eq!(store.sessions(person).await, Ok(Vec::new()));
    }
    let early = session(ann, NOW_MS + 9);
    assert_eq!(store.sign_in(&early, None, None).await, Err(StoreError::Conflict));
    let new = NewPerson { owner: Some(ann), bot: true, ..new_person("Other") };
    let refused = store.create_bot(new, &early, 9).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    let late = Session { created_ms: NOW_MS + 5, ..early };
    store.sign_in(&late, None, None).await.unwrap();
    store.ban(ann, None).await.unwrap();
    assert_eq!(standing().await, Standing { banned_until_ms: None, ..expected });
    assert_eq!(store.sessions(ann).await.unwrap().len(), 1);
    let nobody = Person(u64::MAX >> 2);
    assert_eq!(store.set_role(nobody, Role::Admin).await, Err(StoreError::NotFound));
    assert_eq!(store.ban(nobody, None).await, Err(StoreError::NotFound));
    assert_eq!(store.mute(nobody, None).await, Err(StoreError::NotFound));
}

pub async fn a_deleted_table_is_gone_with_its_lines(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let id = make(&store, |new| new.summary = summary("playing", &[ann])).await;
    store.append(append(&id, 2, 3)).await.unwrap();
    store.delete_table(&id).await.unwrap();
    assert_eq!(store.table(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.load_table(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.lines_after(&id, 0).await, Ok(Vec::new()));
    assert_eq!(store.append(append(&id, 5, 1)).await, Err(StoreError::NotFound));
    assert!(store.tables(WhichTables::Mine(ann), 9).await.unwrap().is_empty());
    assert_eq!(store.delete_table(&id).await, Err(StoreError::NotFound));
}

pub async fn a_line_is_reported_once_and_nobody_buries_what_others_report(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let eve = store.create_person(new_person("Eve")).await.unwrap();
    let table = fresh_id();
    let report = |by, sequence| Report {
        by,
        about: Person(2),
        table: table.clone(),
        sequence,
        text: "rude".to_owned(),
        created_ms: NOW_MS,
    };
    store.report(&report(ann, 1), 3).await.unwrap();
    for sequence in [1, 1, 2, 3, 2] {
        store.report(&report(eve, sequence), 3).await.unwrap();
    }
    assert_eq!(store.report(&report(eve, 4), 3).await, Err(StoreError::Full));
    let of_eve = store.reports(ReportsOf::Person(eve), u64::MAX, 9).await.unwrap();
    let lines: Vec<u64> = of_eve.iter().map(|row| row.report.sequence).collect();
    assert_eq!(lines, [3, 2, 1], "the last first, each once");
    // Page by page, nothing is missing.
    let mut found = Vec::new();
    let mut before = u64::MAX;
    while let [row] = &store.reports(ReportsOf::Open, before, 1).await.unwrap()[..] {
        before = row.id;
        found.extend([ann, eve].contains(&row.report.by).then_some(row.report.sequence));
    }
    assert_eq!(found, [3, 2, 1, 1]);
    // One that was read makes room for another, and stays reported.
    let closing = Closing { at_ms: 9, by: "console".to_owned(), note: String::new() };
    store.close_report(of_eve[0].id, &closing).await.unwrap();
    store.report(&report(eve, 3), 3).await.unwrap();
    store.report(&report(eve, 4), 3).await.unwrap();
    assert_eq!(store.reports(ReportsOf::Person(eve), u64::MAX, 9).await.unwrap().len(), 4);
    let nobody = Person(u64::MAX >> 2);
    assert_eq!(store.report(&report(nobody, 1), 3).await, Err(StoreError::NotFound));
}
