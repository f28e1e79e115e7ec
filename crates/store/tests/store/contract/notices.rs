//! Notices of turns: which are due, who claims them, and how they follow the table.

use crate::make::{NOW_MS, append, due_at, fresh_id, new_person, new_table, random, summary};
use std::sync::Arc;
use store::{Beat, NoticeSettings, NoticeTimes, PersonChange, Store, Summary};
use table::Person;
use wire::TableId;

/// Times so early that nothing of other tests is due; they may share the database.
fn times(begun_ms: u64, now_ms: u64, remind_ms: u64) -> NoticeTimes {
    NoticeTimes { begun_ms, now_ms, remind_ms }
}

fn turn(person: Person, turn_ms: u64, answers: u64) -> Summary {
    let (to_act, turn_ms, deadline_ms) = (Some(person), Some(turn_ms), Some(100_000));
    Summary { to_act, answers, turn_ms, deadline_ms, ..summary("playing", &[person]) }
}

/// Returns the tables that are due, with the notices so far.
async fn due(
    store: &Arc<dyn Store>,
    times: NoticeTimes,
    among: &[&TableId],
) -> Vec<(TableId, u64)> {
    let due = store.due_notices(times, 100_000).await.unwrap().into_iter();
    due.map(|due| (due.table.id, due.sent)).filter(|(id, _)| among.contains(&id)).collect()
}

pub async fn turns_are_due_when_they_have_lasted_or_were_put_off_until_now(store: Arc<dyn Store>) {
    let [ann, ben] = people(&store).await;
    let (first, second) = (fresh_id(), fresh_id());
    store.create_table(new_table(&first, turn(ann, 1_000, 2))).await.unwrap();
    store.create_table(new_table(&second, turn(ben, 2_000, 2))).await.unwrap();
    let among = [&first, &second];
    assert_eq!(due(&store, times(999, 9_000, 9_000), &among).await, []);
    let fresh = due(&store, times(1_000, 9_000, 0), &among).await;
    assert_eq!(fresh, [(first.clone(), 0)]);
    // What was put off waits for its time, whenever the turn began.
    let at = due_at(&*store, &first, 1_000).await.unwrap();
    store.put_off_notice(&at, Some(5_000)).await.unwrap();
    let both = [(second.clone(), 0), (first.clone(), 0)];
    assert_eq!(due(&store, times(4_000, 4_999, 4_999), &among).await, both[..1]);
    assert_eq!(due(&store, times(4_000, 5_000, 0), &among).await, both);
    // A process that read it before no longer decides about it.
    assert!(!store.claim_notice(&at, 1, None).await.unwrap());
    store.put_off_notice(&at, None).await.unwrap();
    assert_eq!(due(&store, times(4_000, 5_000, 0), &among).await, both);
    // Reminders have their own time.
    let at = due_at(&*store, &first, 5_000).await.unwrap();
    assert!(store.claim_notice(&at, 1, Some(6_000)).await.unwrap());
    assert!(!store.claim_notice(&at, 1, Some(6_000)).await.unwrap(), "it was claimed");
    assert_eq!(due(&store, times(9_000, 9_000, 5_999), &among).await, both[..1]);
    let remind = due(&store, times(9_000, 9_000, 6_000), &among).await;
    assert_eq!(remind, [(second.clone(), 0), (first.clone(), 1)]);
    let at = due_at(&*store, &first, 6_000).await.unwrap();
    assert!(store.claim_notice(&at, 3, None).await.unwrap());
    assert_eq!(due(&store, times(9_000, 9_000, 9_000), &among).await, both[..1]);
}

pub async fn a_person_has_one_due_turn_at_a_time(store: Arc<dyn Store>) {
    let [ann, ben] = people(&store).await;
    let ids: Vec<TableId> = (0..4).map(|_| fresh_id()).collect();
    for (at_ms, id) in (10..).zip(&ids) {
        let whose = if at_ms == 13 { ben } else { ann };
        store.create_table(new_table(id, turn(whose, at_ms, 2))).await.unwrap();
    }
    let among: Vec<&TableId> = ids.iter().collect();
    let due = due(&store, times(20, 20, 20), &among).await;
    assert_eq!(due, [(ids[0].clone(), 0), (ids[3].clone(), 0)]);
}

pub async fn a_person_who_is_here_is_not_notified(store: Arc<dyn Store>) {
    let [ann, ben] = people(&store).await;
    let id = fresh_id();
    store.create_table(new_table(&id, turn(ann, 30, 2))).await.unwrap();
    let process = u64::from_le_bytes(random());
    store.beat(Beat { process, beat_ms: NOW_MS, clock_ms: NOW_MS }).await.unwrap();
    store.set_here(process, &id, ann, true).await.unwrap();
    store.set_here(process, &id, ben, true).await.unwrap();
    let at = due_at(&*store, &id, 30).await.unwrap();
    assert!(!store.claim_notice(&at, 1, None).await.unwrap());
    store.set_here(process, &id, ann, false).await.unwrap();
    assert!(store.claim_notice(&at, 1, None).await.unwrap());
}

pub async fn notices_last_as_long_as_the_turn_and_move_with_its_deadline(store: Arc<dyn Store>) {
    let [ann, ben] = people(&store).await;
    let id = fresh_id();
    store.create_table(new_table(&id, turn(ann, 40, 2))).await.unwrap();
    let set = async |after: u64, summary: Summary| {
        let mut next = append(&id, after, 1);
        next.summary = summary;
        store.append(next).await.unwrap();
    };
    // Before the first notice, only time counts.
    let at = due_at(&*store, &id, 40).await.unwrap();
    store.put_off_notice(&at, Some(50)).await.unwrap();
    set(2, Summary { deadline_ms: Some(200_000), ..turn(ann, 40, 3) }).await;
    assert_eq!(due(&store, times(50, 50, 0), &[&id]).await, [(id.clone(), 0)]);
    let at = due_at(&*store, &id, 50).await.unwrap();
    assert!(store.claim_notice(&at, 1, Some(60)).await.unwrap());
    set(3, Summary { deadline_ms: Some(200_100), ..turn(ann, 40, 4) }).await;
    set(4, Summary { deadline_ms: Some(200_200), ..turn(ann, 40, 5) }).await;
    assert_eq!(due(&store, times(259, 259, 259), &[&id]).await, []);
    assert_eq!(due(&store, times(260, 260, 260), &[&id]).await, [(id.clone(), 1)]);
    // Another turn begins from the start, also that of the same person.
    set(5, turn(ann, 300, 6)).await;
    assert_eq!(due(&store, times(299, 300, 300), &[&id]).await, []);
    assert_eq!(due(&store, times(300, 300, 300), &[&id]).await, [(id.clone(), 0)]);
    let at = due_at(&*store, &id, 300).await.unwrap();
    assert!(store.claim_notice(&at, 3, None).await.unwrap());
    set(6, turn(ann, 300, 7)).await;
    assert_eq!(due(&store, times(900, 900, 900), &[&id]).await, []);
    set(7, turn(ben, 400, 8)).await;
    let at = due_at(&*store, &id, 400).await.unwrap();
    assert_eq!((at.table.summary.to_act, at.sent), (Some(ben), 0));
    set(8, summary("over", &[ann])).await;
    assert!(!store.claim_notice(&at, 1, None).await.unwrap(), "nobody has to decide");
    assert_eq!(due(&store, times(900, 900, 900), &[&id]).await, []);
}

pub async fn a_webhook_has_failed_in_a_row_until_it_works_or_is_another(store: Arc<dyn Store>) {
    let [ann, _] = people(&store).await;
    let set = async |url: &str, webhook_again: bool| {
        let notices = NoticeSettings {
            browser: true,
            sound: false,
            webhook: Some(url.to_owned()),
            webhook_again,
            email_stopped: None,
        };
        let change = PersonChange { notices: Some(notices), ..PersonChange::default() };
        store.change_person(ann, &change).await.unwrap().notify.webhook_failures
    };
    let (one, other) = ("https://example.org/1", "https://example.org/2");
    let note = async |url: &str, delivered: bool| {
        store.note_webhook(ann, url, delivered).await.unwrap();
        store.person(ann).await.unwrap().notify.webhook_failures
    };
    assert_eq!(set(one, false).await, 0);
    assert_eq!((note(one, false).await, note(one, false).await), (1, 2));
    assert_eq!(note(other, false).await, 2, "a call to another address");
    assert_eq!(note(other, true).await, 2, "a call to another address");
    assert_eq!(set(one, false).await, 2, "the same address");
    assert_eq!(note(one, true).await, 0);
    note(one, false).await;
    assert_eq!(set(one, true).await, 0, "it is to be tried again");
    note(one, false).await;
    assert_eq!(set(other, false).await, 0, "another address");
}

async fn people(store: &Arc<dyn Store>) -> [Person; 2] {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    [ann, store.create_person(new_person("Ben")).await.unwrap()]
}
