//! People, their sessions, and their notices.

use super::tables::hears;
use crate::make::{NOW_MS, fresh_id, new_link, new_person, new_table, random, session, summary};
use std::sync::Arc;
use store::{
    Account, Beat, Change, LinkPurpose, NewPerson, NoticeSettings, Notify, PersonChange,
    PersonState, Report, ReportsOf, Role, SavedRecord, Session, Store, StoreError,
};
use table::Person;
use wire::PersonName;

/// Returns a username that no other test has.
fn fresh_login() -> String {
    fresh_id().to_string()
}

pub async fn people_come_and_are_known_again(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann <b> 🌊")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    assert_ne!(ann, ben);
    let mut row = store.person(ann).await.unwrap();
    assert_eq!((row.name.as_str(), row.created_ms, row.bot), ("Ann <b> 🌊", NOW_MS, false));
    assert_eq!((&row.account, &row.notify), (&None, &Notify::default()));

    let account = Account { login: fresh_login(), password: "a hash".to_owned() };
    store.create_account(ann, &account).await.unwrap();
    row.account = Some(account);
    // Each change leaves the rest alone.
    let change = PersonChange { name: Some("Anna".to_owned()), ..PersonChange::default() };
    row.name = "Anna".to_owned();
    assert_eq!(store.change_person(ann, &change).await, Ok(row.clone()));
    let change = PersonChange { lang: Some("de".to_owned()), ..PersonChange::default() };
    row.lang = "de".to_owned();
    assert_eq!(store.change_person(ann, &change).await, Ok(row.clone()));
    let webhook = Some("https://example.org/".to_owned());
    let notices = NoticeSettings {
        browser: true,
        sound: true,
        webhook,
        webhook_again: false,
        email_stopped: Some(true),
    };
    let change = PersonChange { notices: Some(notices), ..PersonChange::default() };
    row.notify = Notify {
        browser: true,
        sound: true,
        webhook: Some("https://example.org/".to_owned()),
        email_stopped: true,
        ..Notify::default()
    };
    assert_eq!(store.change_person(ann, &change).await, Ok(row.clone()));
    assert_eq!(store.change_person(ann, &PersonChange::default()).await, Ok(row.clone()));
    assert_eq!(store.person(ann).await, Ok(row.clone()));
    let login = &row.account.as_ref().unwrap().login;
    assert_eq!(store.person_by_login(login).await, Ok(row.clone()));
    let nobody = store.change_person(Person(u64::MAX), &change).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    let mut names = store.names(&[ben, ann, Person(u64::MAX), ann]).await.unwrap();
    names.sort_by_key(|named| named.person);
    let named = |person, name: &str| PersonName { person, name: name.to_owned(), program: false };
    assert_eq!(names, [named(ann, "Anna"), named(ben, "Ben")]);
    assert_eq!(store.names(&[]).await, Ok(Vec::new()));
    let new = NewPerson { bot: true, owner: Some(ann), ..new_person("Robot") };
    let robot = store.create_person(new).await.unwrap();
    let expected = PersonName { program: true, ..named(robot, "Robot") };
    assert_eq!(store.names(&[robot]).await, Ok(vec![expected]));
}

pub async fn a_login_is_taken_once(store: Arc<dyn Store>) {
    let account = Account { login: fresh_login(), password: "a hash".to_owned() };
    for expected in [Ok(()), Err(StoreError::LoginTaken)] {
        let person = store.create_person(new_person(&fresh_login())).await.unwrap();
        assert_eq!(store.create_account(person, &account).await, expected);
        let stored = store.person(person).await.unwrap();
        assert_eq!(stored.account, Some(account.clone()).filter(|_| expected.is_ok()));
        // Nobody creates an account twice.
        let other = Account { login: fresh_login(), ..account.clone() };
        let again = store.create_account(person, &other).await;
        assert_eq!(again, if expected.is_ok() { Err(StoreError::Conflict) } else { Ok(()) });
    }
}

pub async fn forgetting_a_person_leaves_the_games(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let id = fresh_id();
    store.create_table(new_table(&id, summary("playing", &[ann]))).await.unwrap();
    let session = session(ann, NOW_MS + 1_000);
    store.create_session(&session).await.unwrap();
    let link = new_link(ann, LinkPurpose::Device);
    store.create_link(&link, 9).await.unwrap();
    let mut changes = store.changes();
    store.erase_person(ann).await.unwrap();
    assert!(hears(&mut changes, |change| *change == Change::SignedOut(ann)).await);
    assert_eq!(store.person(ann).await, Err(StoreError::NotFound));
    assert_eq!(store.session(session.hash, NOW_MS).await, Err(StoreError::NotFound));
    assert_eq!(store.has_link(ann, link.purpose, link.hash, NOW_MS).await, Ok(false));
    assert_eq!(store.create_link(&link, 9).await, Err(StoreError::NotFound));
    assert_eq!(store.names(&[ann]).await, Ok(Vec::new()));
    assert_eq!(store.table(&id).await.unwrap().summary.seats[0].person, Some(ann));
    let next = store.create_person(new_person("Ben")).await.unwrap();
    assert_ne!(next, ann, "a number is never given to somebody else");
}

pub async fn a_deleted_person_is_hidden_until_they_are_brought_back(store: Arc<dyn Store>) {
    let named = async |name: &str, login: Option<String>| {
        let person = store.create_person(new_person(name)).await.unwrap();
        if let Some(login) = login {
            let account = Account { login, password: "a hash".to_owned() };
            store.create_account(person, &account).await.unwrap();
        }
        store.person(person).await.unwrap()
    };
    let (login, name) = (fresh_login(), format!("Ann {}", fresh_id()));
    let ann = named(&name, Some(login.clone())).await;
    let guest = named("Guest", None).await;
    let program = NewPerson { bot: true, owner: Some(ann.person), ..new_person("Program") };
    let bot = store.create_person(program.clone()).await.unwrap();
    let long_gone = store.create_person(program).await.unwrap();
    store.delete_person(long_gone, NOW_MS - 1).await.unwrap();
    let [hers, theirs, its] =
        [ann.person, guest.person, bot].map(|person| session(person, NOW_MS + 100));
    for session in [&hers, &theirs, &its] {
        store.create_session(session).await.unwrap();
    }
    let mut changes = store.changes();
    for person in [ann.person, guest.person] {
        store.delete_person(person, NOW_MS).await.unwrap();
        assert_eq!(store.delete_person(person, NOW_MS).await, Err(StoreError::NotFound));
        assert!(hears(&mut changes, |change| *change == Change::SignedOut(person)).await);
    }
    for person in [ann.person, guest.person, bot] {
        assert_eq!(store.person(person).await, Err(StoreError::NotFound));
        let new = session(person, NOW_MS + 100);
        assert_eq!(store.create_session(&new).await, Err(StoreError::NotFound));
    }
    for session in [&hers, &theirs, &its] {
        assert_eq!(store.session(session.hash, NOW_MS).await, Err(StoreError::NotFound));
    }
    assert_eq!(store.names(&[ann.person, bot]).await, Ok(Vec::new()));
    assert_eq!(store.person_by_login(&login).await, Err(StoreError::NotFound));
    let change = PersonChange { lang: Some("de".to_owned()), ..PersonChange::default() };
    assert_eq!(store.change_person(ann.person, &change).await, Err(StoreError::NotFound));
    assert_eq!(store.set_role(ann.person, Role::Admin).await, Err(StoreError::NotFound));
    assert_eq!(store.ban(ann.person, None).await, Err(StoreError::NotFound));
    assert_eq!(store.mute(ann.person, None).await, Err(StoreError::NotFound));
    assert_eq!(store.find_people(&name, PersonState::Present, 9).await, Ok(Vec::new()));
    let deleted = store.find_people(&name, PersonState::Deleted, 9).await.unwrap();
    assert_eq!(deleted[0].deleted_ms, Some(NOW_MS));
    // Nobody can take what is theirs.
    assert_eq!(store.lookalike(&name, None).await, Ok(Some(ann.person)));
    let thief = named("Thief", None).await;
    let account = ann.account.clone().unwrap();
    let taken = store.create_account(thief.person, &account).await;
    assert_eq!(taken, Err(StoreError::LoginTaken));
    let change = PersonChange { name: Some(name.clone()), ..PersonChange::default() };
    assert_eq!(store.change_person(thief.person, &change).await, Err(StoreError::NameTaken));

    assert_eq!(store.undelete_person(bot).await, Err(StoreError::NotFound), "without its owner");
    assert_eq!(store.undelete_person(ann.person).await, Ok(ann.clone()));
    assert_eq!(store.undelete_person(ann.person).await, Err(StoreError::NotFound));
    let bots = store.bots(ann.person).await.unwrap();
    assert_eq!(bots.iter().map(|bot| bot.person).collect::<Vec<_>>(), [bot]);
    // Ann signs in again; a guest has no other way in than the old session.
    for session in [&hers, &its] {
        assert_eq!(store.session(session.hash, NOW_MS).await, Err(StoreError::NotFound));
    }
    store.undelete_person(guest.person).await.unwrap();
    assert_eq!(store.session(theirs.hash, NOW_MS).await, Ok(theirs));
}

pub async fn deleted_people_are_found_when_it_is_time_to_erase_them(store: Arc<dyn Store>) {
    let [old, new, future] = [10, 20, 900].map(|ms| (ms, store.create_person(new_person("Gone"))));
    let mut persons = Vec::new();
    for (ms, person) in [old, new, future] {
        let person = person.await.unwrap();
        store.delete_person(person, ms).await.unwrap();
        persons.push(person);
    }
    let found = async |before_ms, now_ms| {
        let found = store.deleted_people(before_ms, now_ms, 100_000).await.unwrap();
        persons.iter().map(|person| found.contains(person)).collect::<Vec<_>>()
    };
    assert_eq!(found(20, 50).await, [true, false, false]);
    // A clock was wrong when the last of them was deleted: that counts from now on.
    assert_eq!(found(51, 60).await, [true, true, true]);
    for person in &persons {
        store.erase_person(*person).await.unwrap();
        assert_eq!(store.undelete_person(*person).await, Err(StoreError::NotFound));
    }
}

pub async fn expired_sessions_are_swept_only_when_asked(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let sessions = [100, 200].map(|ms| session(ann, ms));
    for session in &sessions {
        store.create_session(session).await.unwrap();
    }
    // A session that begins while a clock is far ahead doesn't sweep the others away.
    let late = Session { created_ms: NOW_MS << 1, ..session(ann, NOW_MS << 2) };
    store.create_session(&late).await.unwrap();
    assert_eq!(store.sessions(ann).await.unwrap().len(), 3);
    store.sweep_sessions(150, 1_000).await.unwrap();
    assert_eq!(store.session(sessions[0].hash, 0).await, Err(StoreError::NotFound));
    assert_eq!(store.session(sessions[1].hash, 0).await, Ok(sessions[1].clone()));
}

pub async fn sessions_end(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let [one, two, three] = [100, 200, 300].map(|ms| session(ann, NOW_MS + ms));
    for session in [&one, &two, &three] {
        store.create_session(session).await.unwrap();
    }
    assert_eq!(store.session(one.hash, NOW_MS + 99).await, Ok(one.clone()));
    assert_eq!(store.session(one.hash, NOW_MS + 100).await, Err(StoreError::NotFound));
    store.touch_session(two.hash, NOW_MS + 50).await.unwrap();
    assert_eq!(store.session(two.hash, NOW_MS).await.unwrap().seen_ms, NOW_MS + 50);
    assert_eq!(store.sessions(ann).await.unwrap().len(), 3);
    store.end_session(two.hash).await.unwrap();
    assert_eq!(store.session(two.hash, NOW_MS).await, Err(StoreError::NotFound));
    assert_eq!(store.end_session(two.hash).await, Err(StoreError::NotFound));
    store.end_sessions(ann).await.unwrap();
    assert_eq!(store.sessions(ann).await, Ok(Vec::new()));
    assert_eq!(
        store.create_session(&session(Person(u64::MAX), 1)).await,
        Err(StoreError::NotFound)
    );
}

pub async fn bots_belong_to_somebody(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let program = NewPerson { bot: true, owner: Some(ann), ..new_person("Program") };
    let bot = store.create_person(program.clone()).await.unwrap();
    let bots = store.bots(ann).await.unwrap();
    assert_eq!(bots.iter().map(|bot| bot.person).collect::<Vec<_>>(), [bot]);
    assert_eq!((bots[0].bot, bots[0].owner), (true, Some(ann)));
    assert_eq!(store.bots(bot).await, Ok(Vec::new()));
    store.erase_person(ann).await.unwrap();
    assert_eq!(store.person(bot).await, Err(StoreError::NotFound));
    assert_eq!(store.create_person(program.clone()).await, Err(StoreError::NotFound));
    let refused = store.create_bot(program, &session(ann, 1), 9).await;
    assert_eq!(refused, Err(StoreError::NotFound));
}

pub async fn a_bot_comes_with_its_token_and_one_owner_has_not_too_many(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let program = NewPerson { bot: true, owner: Some(ann), ..new_person("Program") };
    for _ in 0..2 {
        let token = session(ann, NOW_MS + 100);
        let bot = store.create_bot(program.clone(), &token, 2).await.unwrap();
        assert_eq!(store.session(token.hash, NOW_MS).await.unwrap().person, bot);
    }
    let refused = store.create_bot(program, &session(ann, NOW_MS + 100), 2).await;
    assert_eq!(refused, Err(StoreError::Full));
    assert_eq!(store.bots(ann).await.unwrap().len(), 2);
}

pub async fn people_are_here_while_their_process_lives(store: Arc<dyn Store>) {
    let id = fresh_id();
    // Numbers that no other test has, and as large as possible.
    let [one, two] = [1, 2].map(|n| u64::from_le_bytes(random()) | 1 << 63 | n);
    let later = NOW_MS + u64::from(u16::from_le_bytes(random()));
    let beat = |process, beat_ms| Beat { process, beat_ms, clock_ms: beat_ms + 1 };
    assert!(!store.beat(beat(one, later)).await.unwrap().known);
    store.beat(beat(two, later + 10)).await.unwrap();
    let heard = store.beat(beat(one, later + 20)).await.unwrap();
    assert!(heard.known && heard.others.contains(&beat(two, later + 10)), "{heard:?}");
    assert!(heard.others.iter().all(|other| other.process != one));
    store.set_here(one, &id, Person(1), true).await.unwrap();
    store.set_here(one, &id, Person(1), true).await.unwrap();
    store.set_here(two, &id, Person(1), true).await.unwrap();
    store.set_here(one, &id, Person(2), true).await.unwrap();
    assert_eq!(store.here(&id).await, Ok(vec![Person(1), Person(2)]));
    store.set_here(one, &id, Person(1), false).await.unwrap();
    assert_eq!(store.here(&id).await, Ok(vec![Person(1), Person(2)]));
    store.set_here(two, &id, Person(1), false).await.unwrap();
    assert_eq!(store.here(&id).await, Ok(vec![Person(2)]));

    let mut changes = store.changes();
    store.bury(beat(one, later)).await.unwrap();
    assert_eq!(store.here(&id).await, Ok(vec![Person(2)]), "it has beaten since");
    store.bury(beat(one, later + 20)).await.unwrap();
    assert!(hears(&mut changes, |change| *change == Change::Presence(id.clone())).await);
    assert_eq!(store.here(&id).await, Ok(Vec::new()), "the first process was silent");
    assert!(!store.beat(beat(one, later + 30)).await.unwrap().known, "it learns that");
}

pub async fn records_and_reports_are_kept(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let record = |created_ms| SavedRecord {
        id: fresh_id(),
        person: ann,
        game: "sea".to_owned(),
        text: "a record\nof lines".to_owned(),
        created_ms,
    };
    let old = record(1);
    let new = record(2);
    store.save_record(&new).await.unwrap();
    store.save_record(&old).await.unwrap();
    assert_eq!(store.save_record(&old).await, Err(StoreError::Conflict));
    assert_eq!(store.record(&old.id).await, Ok(old.clone()));
    let short = |record: &SavedRecord| SavedRecord { text: String::new(), ..record.clone() };
    assert_eq!(store.records(ann, 9).await, Ok(vec![short(&new), short(&old)]));
    assert_eq!(store.records(ann, 1).await, Ok(vec![short(&new)]));
    // Only the person who uploaded a record can delete it, and only that one.
    assert_eq!(store.delete_record(Person(ann.0 + 1), &old.id).await, Err(StoreError::NotFound));
    store.delete_record(ann, &old.id).await.unwrap();
    assert_eq!(store.delete_record(ann, &old.id).await, Err(StoreError::NotFound));
    assert_eq!(store.records(ann, 9).await, Ok(vec![short(&new)]));

    let report = Report {
        by: ann,
        about: Person(2),
        table: fresh_id(),
        sequence: 17,
        text: "rude".to_owned(),
        created_ms: NOW_MS,
    };
    store.report(&report, 9).await.unwrap();
    let reports = store.reports(ReportsOf::Open, u64::MAX, 1_000).await.unwrap();
    assert!(reports.iter().any(|row| row.report == report && row.closed.is_none()));
}
