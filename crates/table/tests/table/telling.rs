//! The news of viewers, and catching up.

use crate::test_host::*;
use campfire::Campfire;
use kernel::{Seat, Viewer};
use table::*;

#[test]
fn a_viewer_who_was_away_gets_exactly_what_happened_meanwhile() {
    let mut host = TestHost::start(patient(), "ppb");
    let viewer = Viewer::Seat(Seat(1));
    let from = host.table.sequence();
    let mut told = Vec::new();
    for step in 0..60 {
        let done = match step % 10 {
            3 => host.ok(Event::act(ANN, Act::Say { text: format!("step {step}") })),
            _ => host.play(),
        };
        let tells = done.tells.into_iter().filter(|tell| tell.viewer == viewer);
        told.extend(tells.flat_map(|tell| tell.told));
    }
    let missed = host.table.since(from, viewer, host.now);
    assert_eq!(missed.told, told);
    assert_eq!(missed.after, from);
    assert_eq!(missed.view, host.table.view(viewer));
    for later in [from + 1, from + 30, host.table.sequence()] {
        let missed = host.table.since(later, viewer, host.now);
        let expected: Vec<_> = told.iter().filter(|told| told.sequence > later).cloned().collect();
        assert_eq!(missed.told, expected);
    }
}

#[test]
fn a_client_that_claims_lines_that_do_not_exist_starts_over() {
    let mut host = TestHost::start(patient(), "pb");
    host.play();
    let missed = host.table.since(host.table.sequence() + 1, Viewer::Spectator, host.now);
    assert_eq!(missed.after, 0);
    assert_eq!(missed.told, host.table.since(0, Viewer::Spectator, host.now).told);
    assert_eq!(missed.told.len() as u64, host.table.sequence() - missed.told[0].sequence + 1);
}

#[test]
fn lines_without_events_are_the_same_lines_and_name_the_same_people() {
    let mut host = TestHost::start(patient(), "ppb");
    for step in 0..30 {
        match step % 10 {
            3 => host.ok(Event::act(BEN, Act::Say { text: format!("step {step}") })),
            _ => host.play(),
        };
    }
    let table: &Table<Campfire> = &host.table;
    let viewer = Viewer::Seat(Seat(0));
    let without = |mut told: Told<Campfire>| {
        match &mut told.news {
            News::Moved { events, .. } | News::Fell { events } | News::EndAgreed { events } => {
                events.clear();
            }
            _ => {}
        }
        told
    };
    for from in [0, table.sequence() - 20, table.sequence() - 3, table.sequence()] {
        let told = table.told_since(from, viewer);
        let said = told.iter().filter(|told| matches!(told.news, News::Said { .. })).count();
        let satdown = told.iter().filter(|told| matches!(told.news, News::SatDown { .. })).count();
        let expected: Vec<_> = told.into_iter().map(without).collect();
        assert_eq!(table.told_without_events(from, viewer), expected);
        assert_eq!(table.mentioned_since(from).count(), said + satdown);
    }
    assert!(table.mentioned_since(table.sequence() - 20).all(|person| person == BEN));
}

#[test]
fn the_opening_lines_are_told_by_the_status_alone() {
    let host = TestHost::start(patient(), "pb");
    let missed = host.table.since(0, Viewer::Spectator, host.now);
    assert_eq!(missed.told[0].news, News::Ready { person: ANN });
}

#[test]
fn nobody_is_omniscient_before_the_end_and_strange_seats_are_spectators() {
    let host = TestHost::start(patient(), "pb");
    let table: &Table<Campfire> = &host.table;
    for viewer in [Viewer::Omniscient, Viewer::Seat(Seat(2)), Viewer::Seat(Seat(255))] {
        assert_eq!(table.view(viewer), table.view(Viewer::Spectator));
        let spectator = table.since(0, Viewer::Spectator, host.now);
        assert_eq!(table.since(0, viewer, host.now), spectator);
    }
}

#[test]
fn a_nonce_is_told_to_nobody_before_it_counts() {
    let mut host: TestHost<Campfire> = TestHost::open(
        campfire(2),
        patient(),
        vec![Chair::Person(ANN), Chair::Person(BEN)],
        dealer::Seed::from_number(8),
    );
    let nonce = [0xc4; 32];
    let effects = host.ok(Event::act(ANN, Act::Ready { nonce }));
    assert!(heard(&effects, &News::Ready { person: ANN }));
    assert!(!crate::mirror::public_text(&effects, &effects.tells).contains(&format!("{nonce:?}")));
}

#[test]
fn presence_is_told_without_a_line() {
    let mut host = TestHost::start(patient(), "pp");
    let lines = host.stored.len();
    let done = host.ok(Event::Disconnected { person: BEN });
    assert_eq!(host.stored.len(), lines);
    assert_eq!(done.tells.len(), 3, "two seats and the spectators see it");
    assert!(host.ok(Event::Disconnected { person: BEN }).is_nothing(), "that is no news");
}
