//! Tables, people and lines to store.

use store::{
    Append, DueNotice, EmailChange, Link, LinkHash, LinkPurpose, NewPerson, NewTable, NoticeTimes,
    PersonChange, SeatSummary, Session, SessionHash, SessionKind, Store, Summary,
};
use table::Person;
use wire::TableId;

/// The time of everything.
pub const NOW_MS: u64 = 1_800_000_000_000;

/// Returns an id that no other test has, since all tests may share a database.
pub fn fresh_id() -> TableId {
    TableId::from_bytes(random())
}

pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("randomness");
    bytes
}

pub fn summary(phase: &str, seats: &[Person]) -> Summary {
    let seat = |&person| SeatSummary { person: Some(person), level: None };
    Summary {
        phase: phase.to_owned(),
        seats: seats.iter().map(seat).collect(),
        to_act: None,
        answers: 0,
        turn_ms: None,
        deadline_ms: None,
        wake_ms: None,
    }
}

pub fn new_table(id: &TableId, summary: Summary) -> NewTable {
    NewTable {
        id: id.clone(),
        game: "campfire".to_owned(),
        seed: [9; 32],
        listed: true,
        rated: false,
        programs: false,
        days: false,
        listed_max: None,
        owner: None,
        rematch_of: None,
        about: "{\"clock\":\"none\"}".to_owned(),
        now_ms: NOW_MS,
        lines: vec![(1, "table 1 campfire 1".to_owned()), (2, "open".to_owned())],
        summary,
    }
}

/// Returns an append of `count` lines after `after`.
pub fn append(id: &TableId, after: u64, count: u64) -> Append {
    let line = |n| (after + n, format!("line {} ’äß’ \"quoted\\\" \n two", after + n));
    Append {
        id: id.clone(),
        lines: (1..=count).map(line).collect(),
        after,
        summary: summary("playing", &[Person(1), Person(2)]),
        now_ms: NOW_MS + after,
    }
}

pub fn new_person(name: &str) -> NewPerson {
    let name = name.to_owned();
    let lang = "en".to_owned();
    NewPerson { name, lang, bot: false, owner: None, now_ms: NOW_MS }
}

pub fn session(person: Person, expires_ms: u64) -> Session {
    Session {
        hash: SessionHash(random()),
        person,
        kind: SessionKind::Browser,
        label: "a browser".to_owned(),
        created_ms: NOW_MS,
        seen_ms: NOW_MS,
        expires_ms,
    }
}

/// Returns a link of a person that expires in a second.
pub fn new_link(person: Person, purpose: LinkPurpose) -> Link {
    let hash = LinkHash(random());
    Link { hash, person, purpose, created_ms: NOW_MS, expires_ms: NOW_MS + 1_000 }
}

/// Returns a change of an email address by someone whose password has this hash.
pub fn new_address(password: &str, from: Option<&str>, to: Option<&str>) -> EmailChange {
    EmailChange {
        password: password.to_owned(),
        from: from.map(str::to_owned),
        to: to.map(str::to_owned),
        now_ms: NOW_MS,
        grace_until_ms: NOW_MS + 500,
    }
}

/// Sets the first email address of a person with this password, and confirms it.
pub async fn confirmed_address(store: &dyn Store, person: Person, password: &str, address: &str) {
    let email = Some(new_address(password, None, Some(address)));
    let change = PersonChange { email, ..PersonChange::default() };
    store.change_person(person, &change).await.unwrap();
    let link = new_link(person, LinkPurpose::Confirm);
    store.create_link(&link, 9).await.unwrap();
    store.confirm_email(person, link.hash, address, NOW_MS, NOW_MS + 500).await.unwrap();
}

/// Returns the notice of a table that is due at this moment.
pub async fn due_at(store: &dyn Store, id: &TableId, now_ms: u64) -> Option<DueNotice> {
    let times = NoticeTimes { begun_ms: now_ms, now_ms, remind_ms: now_ms };
    let due = store.due_notices(times, 100_000).await.unwrap();
    due.into_iter().find(|due| due.table.id == *id)
}
