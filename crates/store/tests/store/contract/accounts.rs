//! Passwords, email addresses, and the links that concern them.

use crate::make::{
    NOW_MS, confirmed_address, fresh_id, new_address, new_link, new_person, session,
};
use std::sync::Arc;
use store::{
    Account, EmailChange, Link, LinkPurpose, PasswordProof, PersonChange, PersonRow, RecoveryProof,
    Store, StoreError,
};
use table::Person;

const OLD: &str = "an old hash";
const NEW: &str = "a new hash";
const ONE: &str = "one@example.org";
const TWO: &str = "two@example.org";
/// The end of the time in which an earlier address can still be used.
const LATER_MS: u64 = NOW_MS + 500;

/// Creates a person with an account, whose name looks like no one else's.
pub async fn with_account(store: &dyn Store) -> Person {
    let person = store.create_person(new_person(&fresh_id().to_string())).await.unwrap();
    let account = Account { login: fresh_id().to_string(), password: OLD.to_owned() };
    store.create_account(person, &account).await.unwrap();
    person
}

async fn given(store: &dyn Store, person: Person, purpose: LinkPurpose) -> Link {
    let link = new_link(person, purpose);
    store.create_link(&link, 5).await.unwrap();
    link
}

async fn has(store: &dyn Store, link: &Link) -> bool {
    store.has_link(link.person, link.purpose, link.hash, NOW_MS).await.unwrap()
}

async fn change_email(
    store: &dyn Store,
    person: Person,
    email: EmailChange,
) -> Result<PersonRow, StoreError> {
    let change = PersonChange { email: Some(email), ..PersonChange::default() };
    store.change_person(person, &change).await
}

fn password(row: &PersonRow) -> &str {
    &row.account.as_ref().unwrap().password
}

pub async fn a_password_is_replaced_by_who_may(store: Arc<dyn Store>) {
    let ann = with_account(&*store).await;
    let recover = given(&*store, ann, LinkPurpose::Recover).await;
    let device = given(&*store, ann, LinkPurpose::Device).await;
    store.create_session(&session(ann, NOW_MS + 9)).await.unwrap();
    let wrong = store.set_password(ann, NEW, PasswordProof::Password(NEW)).await;
    assert_eq!(wrong, Err(StoreError::Conflict));
    assert_eq!(store.sessions(ann).await.unwrap().len(), 1);
    assert!(has(&*store, &recover).await && has(&*store, &device).await);
    store.set_password(ann, NEW, PasswordProof::Password(OLD)).await.unwrap();
    assert_eq!(password(&store.person(ann).await.unwrap()), NEW);
    assert_eq!(store.sessions(ann).await, Ok(Vec::new()));
    assert!(!has(&*store, &recover).await && !has(&*store, &device).await);
    store.set_password(ann, "a third hash", PasswordProof::Administrator).await.unwrap();
    let late = store.set_password(ann, OLD, PasswordProof::Password(NEW)).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let guest = store.create_person(new_person("Guest")).await.unwrap();
    let refused = store.set_password(guest, NEW, PasswordProof::Administrator).await;
    assert_eq!(refused, Err(StoreError::Conflict));
}

pub async fn a_session_begins_with_the_present_password_only(store: Arc<dyn Store>) {
    let ann = with_account(&*store).await;
    let first = session(ann, NOW_MS + 9);
    store.sign_in(&first, Some(OLD), None).await.unwrap();
    for wrong in [Some(NEW), None] {
        let refused = store.sign_in(&session(ann, NOW_MS + 9), wrong, Some(first.hash)).await;
        assert_eq!(refused, Err(StoreError::Conflict));
    }
    assert_eq!(store.sessions(ann).await, Ok(vec![first.clone()]));
    let second = session(ann, NOW_MS + 9);
    store.sign_in(&second, Some(OLD), Some(first.hash)).await.unwrap();
    assert_eq!(store.sessions(ann).await, Ok(vec![second]));
    // It doesn't matter whether the earlier session has ended already.
    store.sign_in(&session(ann, NOW_MS + 9), Some(OLD), Some(first.hash)).await.unwrap();
    let nobody = session(Person(u64::MAX), NOW_MS + 9);
    assert_eq!(store.sign_in(&nobody, None, None).await, Err(StoreError::NotFound));
}

pub async fn links_are_bounded_and_expire(store: Arc<dyn Store>) {
    let ann = with_account(&*store).await;
    let ben = with_account(&*store).await;
    let of_ben = given(&*store, ben, LinkPurpose::Recover).await;
    let other = given(&*store, ann, LinkPurpose::Device).await;
    let mut links = Vec::new();
    for number in 0..30 {
        let created_ms = NOW_MS + number;
        let link = Link { created_ms, ..new_link(ann, LinkPurpose::Recover) };
        store.create_link(&link, 5).await.unwrap();
        links.push(link);
    }
    for (number, link) in links.iter().enumerate() {
        assert_eq!(has(&*store, link).await, number >= 25, "link {number}");
    }
    assert!(has(&*store, &other).await && has(&*store, &of_ben).await);
    let last = &links[29];
    for (person, purpose, now_ms, expected) in [
        (ann, LinkPurpose::Recover, last.expires_ms - 1, true),
        (ann, LinkPurpose::Recover, last.expires_ms, false),
        (ben, LinkPurpose::Recover, NOW_MS, false),
        (ann, LinkPurpose::Device, NOW_MS, false),
    ] {
        let found = store.has_link(person, purpose, last.hash, now_ms).await;
        assert_eq!(found, Ok(expected), "{purpose:?}");
    }
    assert_eq!(store.create_link(last, 5).await, Err(StoreError::Conflict));
    // Whatever has expired is forgotten when someone gets a new one.
    let late = Link {
        created_ms: last.expires_ms,
        expires_ms: u64::MAX >> 2,
        ..new_link(ben, LinkPurpose::Device)
    };
    store.create_link(&late, 5).await.unwrap();
    assert!(!has(&*store, last).await && !has(&*store, &of_ben).await);
    assert!(has(&*store, &late).await);
}

pub async fn an_address_is_confirmed_once_and_the_earlier_one_keeps_the_account_for_a_while(
    store: Arc<dyn Store>,
) {
    let ann = with_account(&*store).await;
    confirmed_address(&*store, ann, OLD, ONE).await;
    let row = store.person(ann).await.unwrap();
    assert_eq!((row.notify.email_confirmed, &row.notify.email_before), (true, &None));
    assert_eq!(row.notify.recovery_email(NOW_MS), Some(ONE));

    let stop = given(&*store, ann, LinkPurpose::Unsubscribe).await;
    let row = change_email(&*store, ann, new_address(OLD, Some(ONE), Some(TWO))).await.unwrap();
    assert_eq!((row.notify.email.as_deref(), row.notify.email_confirmed), (Some(TWO), false));
    // As long as the new address isn't confirmed, the earlier one keeps the account.
    assert_eq!(row.notify.recovery_email(u64::MAX), Some(ONE));
    assert!(!has(&*store, &stop).await, "it was sent to the earlier address");
    let links = [
        given(&*store, ann, LinkPurpose::Confirm).await,
        given(&*store, ann, LinkPurpose::Confirm).await,
    ];
    let confirm = async |link: &Link, address| {
        store.confirm_email(ann, link.hash, address, NOW_MS, LATER_MS).await
    };
    assert_eq!(confirm(&links[0], ONE).await, Err(StoreError::NotFound));
    let late = store.confirm_email(ann, links[0].hash, TWO, links[0].expires_ms, LATER_MS).await;
    assert_eq!(late, Err(StoreError::NotFound));
    confirm(&links[0], TWO).await.unwrap();
    for link in &links {
        assert_eq!(confirm(link, TWO).await, Err(StoreError::NotFound), "it is used up");
    }
    let row = store.person(ann).await.unwrap();
    assert!(row.notify.email_confirmed);
    assert_eq!(row.notify.recovery_email(LATER_MS - 1), Some(ONE));
    assert_eq!(row.notify.recovery_email(LATER_MS), Some(TWO));

    // Unsubscribing keeps the address.
    let stop = given(&*store, ann, LinkPurpose::Unsubscribe).await;
    let wrong = store.stop_email(ann, stop.hash, ONE, NOW_MS).await;
    assert_eq!(wrong, Err(StoreError::NotFound));
    store.stop_email(ann, stop.hash, TWO, NOW_MS).await.unwrap();
    let row = store.person(ann).await.unwrap();
    assert_eq!((row.notify.email.as_deref(), row.notify.email_stopped), (Some(TWO), true));
    // Once the time is over, the earlier address is forgotten.
    let later = Link { created_ms: LATER_MS, ..new_link(ann, LinkPurpose::Device) };
    store.create_link(&later, 5).await.unwrap();
    assert_eq!(store.person(ann).await.unwrap().notify.email_before, None);
}

pub async fn an_address_changes_only_with_the_password_and_from_what_was_known(
    store: Arc<dyn Store>,
) {
    let ann = with_account(&*store).await;
    confirmed_address(&*store, ann, OLD, ONE).await;
    let before = store.person(ann).await.unwrap();
    for wrong in [
        new_address(NEW, Some(ONE), Some(TWO)),
        new_address(OLD, Some(TWO), Some(ONE)),
        new_address(OLD, None, Some(TWO)),
        new_address(NEW, Some(ONE), None),
    ] {
        assert_eq!(change_email(&*store, ann, wrong).await, Err(StoreError::Conflict));
    }
    // A refused change changes nothing, whatever else it names.
    let change = PersonChange {
        name: Some(fresh_id().to_string()),
        email: Some(new_address(NEW, Some(ONE), None)),
        ..PersonChange::default()
    };
    assert_eq!(store.change_person(ann, &change).await, Err(StoreError::Conflict));
    assert_eq!(store.person(ann).await, Ok(before));

    // An address that was removed keeps the account for a while, also through further changes.
    let row = change_email(&*store, ann, new_address(OLD, Some(ONE), None)).await.unwrap();
    assert_eq!(row.notify.email, None);
    assert_eq!(row.notify.recovery_email(LATER_MS - 1), Some(ONE));
    assert_eq!(row.notify.recovery_email(LATER_MS), None);
    for (from, to) in [(None, TWO), (Some(TWO), "three@example.org")] {
        let row = change_email(&*store, ann, new_address(OLD, from, Some(to))).await.unwrap();
        assert_eq!(row.notify.recovery_email(u64::MAX), Some(ONE));
    }
    // Who goes back to it need not confirm it again.
    let back = new_address(OLD, Some("three@example.org"), Some(ONE));
    let row = change_email(&*store, ann, back).await.unwrap();
    assert_eq!((row.notify.email_confirmed, row.notify.email_before), (true, None));
}

pub async fn a_recovery_link_brings_an_earlier_address_back(store: Arc<dyn Store>) {
    let ann = with_account(&*store).await;
    confirmed_address(&*store, ann, OLD, ONE).await;
    change_email(&*store, ann, new_address(OLD, Some(ONE), Some(TWO))).await.unwrap();
    let link = given(&*store, ann, LinkPurpose::Confirm).await;
    store.confirm_email(ann, link.hash, TWO, NOW_MS, LATER_MS).await.unwrap();
    let link = given(&*store, ann, LinkPurpose::Recover).await;
    let proof = RecoveryProof { hash: link.hash, address: ONE, password: OLD, now_ms: NOW_MS };
    let set = async |proof: &RecoveryProof<'_>| {
        store.set_password(ann, NEW, PasswordProof::Link(proof)).await
    };
    for wrong in [
        RecoveryProof { address: TWO, ..proof },
        RecoveryProof { password: NEW, ..proof },
        RecoveryProof { now_ms: link.expires_ms, ..proof },
        RecoveryProof { hash: new_link(ann, LinkPurpose::Recover).hash, ..proof },
    ] {
        assert_eq!(set(&wrong).await, Err(StoreError::NotFound), "{wrong:?}");
    }
    set(&proof).await.unwrap();
    let row = store.person(ann).await.unwrap();
    assert_eq!((password(&row), row.notify.email.as_deref()), (NEW, Some(ONE)));
    assert_eq!((row.notify.email_confirmed, &row.notify.email_before), (true, &None));
    let again = RecoveryProof { password: NEW, ..proof };
    assert_eq!(set(&again).await, Err(StoreError::NotFound), "it is used up");
}
