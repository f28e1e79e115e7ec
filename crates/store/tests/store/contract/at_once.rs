//! Two changes of one person at one time: whatever can be read afterward is what one after the other
//! would have left.

use super::accounts::with_account;
use crate::make::{
    NOW_MS, confirmed_address, fresh_id, new_address, new_link, new_person, session,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::sync::Arc;
use store::{
    Account, Link, LinkPurpose, NewPerson, NoticeSettings, PasswordProof, PersonChange, PersonRow,
    RecoveryProof, Role, Session, Store, StoreError,
};
use table::Person;

/// The number of pairs that are tried.
const PAIRS: usize = 60;
const OLD: &str = "an old hash";
const ONE: &str = "one@example.org";
const TWO: &str = "two@example.org";
const GRACE_MS: u64 = NOW_MS + 500;
const PURPOSES: [LinkPurpose; 4] =
    [LinkPurpose::Confirm, LinkPurpose::Recover, LinkPurpose::Unsubscribe, LinkPurpose::Device];

/// A change of one person. Numbers make two changes of one kind differ.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Name(u8),
    Lang(u8),
    Notices(u8),
    Address(u8),
    NoAddress,
    Confirm(bool),
    Stop,
    CreateAccount(u8),
    Password(u8),
    Recover(u8),
    Reset(u8),
    SignIn(u8),
    Link(LinkPurpose, u8),
    Bot(u8),
    Role,
    Ban(bool),
    Mute(bool),
    EndSessions,
    Delete,
}

fn deed() -> impl Strategy<Value = Deed> {
    let which = 0..2_u8;
    let purpose = prop::sample::select(&PURPOSES[..]);
    prop_oneof![
        which.clone().prop_map(Deed::Name),
        which.clone().prop_map(Deed::Lang),
        which.clone().prop_map(Deed::Notices),
        which.clone().prop_map(Deed::Address),
        Just(Deed::NoAddress),
        any::<bool>().prop_map(Deed::Confirm),
        Just(Deed::Stop),
        which.clone().prop_map(Deed::CreateAccount),
        which.clone().prop_map(Deed::Password),
        which.clone().prop_map(Deed::Recover),
        which.clone().prop_map(Deed::Reset),
        which.clone().prop_map(Deed::SignIn),
        (purpose, which.clone()).prop_map(|(purpose, which)| Deed::Link(purpose, which)),
        which.prop_map(Deed::Bot),
        Just(Deed::Role),
        any::<bool>().prop_map(Deed::Ban),
        any::<bool>().prop_map(Deed::Mute),
        Just(Deed::EndSessions),
        Just(Deed::Delete),
    ]
}

/// The person at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    Guest,
    Account,
    /// One address is confirmed.
    Confirmed,
    /// Another one is to take its place.
    Moving,
}

fn start() -> impl Strategy<Value = Start> {
    prop::sample::select(&[Start::Guest, Start::Account, Start::Confirmed, Start::Moving][..])
}

/// A person, with what a test needs to act on them.
struct Subject {
    store: Arc<dyn Store>,
    person: Person,
    /// Names and usernames are unique, so they are compared without this beginning.
    unique: String,
    /// A link of each purpose, and those that deeds create.
    links: Vec<Link>,
    new_links: [Link; 2],
    sessions: [Session; 2],
}

impl Subject {
    async fn new(store: &Arc<dyn Store>, start: Start) -> Subject {
        let unique = fresh_id().to_string();
        let person = match start {
            Start::Guest => store.create_person(new_person(&fresh_id().to_string())).await.unwrap(),
            _ => with_account(&**store).await,
        };
        if matches!(start, Start::Confirmed | Start::Moving) {
            confirmed_address(&**store, person, OLD, ONE).await;
        }
        if start == Start::Moving {
            let email = Some(new_address(OLD, Some(ONE), Some(TWO)));
            let change = PersonChange { email, ..PersonChange::default() };
            store.change_person(person, &change).await.unwrap();
        }
        let links = PURPOSES.map(|purpose| new_link(person, purpose)).to_vec();
        for link in &links {
            store.create_link(link, 3).await.unwrap();
        }
        store.create_session(&session(person, NOW_MS + 99)).await.unwrap();
        let new_links = [0, 1].map(|_| new_link(person, LinkPurpose::Device));
        let sessions = [0, 1].map(|_| session(person, NOW_MS + 99));
        Subject { store: Arc::clone(store), person, unique, links, new_links, sessions }
    }

    fn link(&self, purpose: LinkPurpose) -> &Link {
        self.links.iter().find(|link| link.purpose == purpose).unwrap()
    }

    async fn change(&self, change: PersonChange) -> Result<(), StoreError> {
        self.store.change_person(self.person, &change).await.map(drop)
    }

    async fn act(&self, deed: Deed) -> Result<(), StoreError> {
        let Subject { store, person, unique, .. } = self;
        let person = *person;
        let none = PersonChange::default();
        let numbered = |n: u8| format!("{unique} {n}");
        match deed {
            Deed::Name(n) => self.change(PersonChange { name: Some(numbered(n)), ..none }).await,
            Deed::Lang(n) => self.change(PersonChange { lang: Some(n.to_string()), ..none }).await,
            Deed::Notices(n) => {
                let webhook = Some(format!("https://example.org/{n}"));
                let (browser, sound, email_stopped) = (n == 0, n == 1, None);
                let notices = Some(NoticeSettings {
                    browser,
                    sound,
                    webhook,
                    webhook_again: false,
                    email_stopped,
                });
                self.change(PersonChange { notices, ..none }).await
            }
            Deed::Address(n) => {
                let to = format!("{n}@example.org");
                let email = Some(new_address(OLD, Some(ONE), Some(&to)));
                self.change(PersonChange { email, ..none }).await
            }
            Deed::NoAddress => {
                let email = Some(new_address(OLD, Some(ONE), None));
                self.change(PersonChange { email, ..none }).await
            }
            Deed::Confirm(second) => {
                let hash = self.link(LinkPurpose::Confirm).hash;
                let address = if second { TWO } else { ONE };
                store.confirm_email(person, hash, address, NOW_MS, GRACE_MS).await
            }
            Deed::Stop => {
                let hash = self.link(LinkPurpose::Unsubscribe).hash;
                store.stop_email(person, hash, ONE, NOW_MS).await
            }
            Deed::CreateAccount(n) => {
                let password = n.to_string();
                store.create_account(person, &Account { login: numbered(n), password }).await
            }
            Deed::Password(n) => {
                store.set_password(person, &numbered(n), PasswordProof::Password(OLD)).await
            }
            Deed::Recover(n) => {
                let hash = self.link(LinkPurpose::Recover).hash;
                let proof = RecoveryProof { hash, address: ONE, password: OLD, now_ms: NOW_MS };
                store.set_password(person, &numbered(n), PasswordProof::Link(&proof)).await
            }
            Deed::Reset(n) => {
                store.set_password(person, &numbered(n), PasswordProof::Administrator).await
            }
            _ => self.act_on(deed).await,
        }
    }

    /// Does a deed that changes neither the account nor the settings.
    async fn act_on(&self, deed: Deed) -> Result<(), StoreError> {
        let Subject { store, person, .. } = self;
        let person = *person;
        match deed {
            Deed::SignIn(n) => store.sign_in(&self.sessions[usize::from(n)], Some(OLD), None).await,
            Deed::Link(purpose, n) => {
                let link = &self.new_links[usize::from(n)];
                store.create_link(&Link { purpose, ..link.clone() }, 1).await
            }
            Deed::Bot(n) => {
                let name = format!("Bot {n}");
                let new = NewPerson { bot: true, owner: Some(person), ..new_person(&name) };
                store.create_bot(new, &session(person, NOW_MS + 99), 1).await.map(drop)
            }
            Deed::Role => store.set_role(person, Role::Admin).await,
            Deed::Ban(on) => store.ban(person, on.then_some(NOW_MS + 50)).await,
            Deed::Mute(on) => store.mute(person, on.then_some(NOW_MS + 60)).await,
            Deed::EndSessions => store.end_sessions(person).await,
            Deed::Delete => store.delete_person(person, NOW_MS).await,
            other => unreachable!("{other:?}"),
        }
    }

    /// Returns everything that can be read, in the same words for each subject.
    async fn all(&self) -> String {
        let Subject { store, person, unique, .. } = self;
        let row = store.person(*person).await.map(|row| {
            let hides = |text: String| match text.strip_prefix(unique.as_str()) {
                Some(rest) => rest.to_owned(),
                // The names at the start differ too.
                None if text.len() == unique.len() => "unique".to_owned(),
                None => text,
            };
            let account = row.account.map(|account| Account {
                login: hides(account.login),
                password: hides(account.password),
            });
            PersonRow { person: Person(0), name: hides(row.name), account, ..row }
        });
        let mut links = Vec::new();
        for link in &self.links {
            links.push(store.has_link(*person, link.purpose, link.hash, NOW_MS).await.unwrap());
        }
        for link in &self.new_links {
            for purpose in PURPOSES {
                links.push(store.has_link(*person, purpose, link.hash, NOW_MS).await.unwrap());
            }
        }
        let sessions = store.sessions(*person).await.unwrap();
        let new = self.sessions.clone().map(|session| sessions.contains(&session));
        let mut bots = Vec::new();
        for bot in store.bots(*person).await.unwrap() {
            bots.push((bot.name, store.sessions(bot.person).await.unwrap().len()));
        }
        format!("{row:#?} {links:?} {} sessions, {new:?}, {bots:?}", sessions.len())
    }
}

/// The answers to two deeds, and everything that can be read afterward.
type Seen = (Result<(), StoreError>, Result<(), StoreError>, String);

async fn one_by_one(
    store: &Arc<dyn Store>,
    start: Start,
    [one, two]: [Deed; 2],
    swapped: bool,
) -> Seen {
    let subject = Subject::new(store, start).await;
    let (first, second) = if swapped {
        let second = subject.act(two).await;
        (subject.act(one).await, second)
    } else {
        (subject.act(one).await, subject.act(two).await)
    };
    (first, second, subject.all().await)
}

async fn at_once(store: &Arc<dyn Store>, start: Start, deeds: [Deed; 2]) -> Seen {
    let subject = Arc::new(Subject::new(store, start).await);
    let [first, second] = deeds.map(|deed| {
        let subject = Arc::clone(&subject);
        tokio::spawn(async move { subject.act(deed).await })
    });
    (first.await.unwrap(), second.await.unwrap(), subject.all().await)
}

pub async fn of_two_changes_at_once_the_result_is_that_of_one_after_the_other(
    store: Arc<dyn Store>,
) {
    let mut runner = TestRunner::default();
    let pairs = (start(), [deed(), deed()]);
    for _ in 0..PAIRS {
        let (start, deeds) = pairs.new_tree(&mut runner).unwrap().current();
        let orders = [
            one_by_one(&store, start, deeds, false).await,
            one_by_one(&store, start, deeds, true).await,
        ];
        for _ in 0..3 {
            let seen = at_once(&store, start, deeds).await;
            assert!(orders.contains(&seen), "{start:?} {deeds:?}: {seen:#?}\nnot {orders:#?}");
        }
    }
}
