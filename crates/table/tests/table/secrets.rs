//! Secrets, tested with a game that has some: few seats know the boats and Myths of Sea.

use crate::mirror::public_text;
use crate::test_host::*;
use crate::wild::{Tally, live};
use dealer::Quick;
use kernel::{Game, Line, Luck, Seat, UndoProblem, Viewer};
use proptest::prelude::*;
use sea::{Sea, Setup};
use table::*;

/// Plays a game of Sea in which three persons choose at random until `stop` returns `true`.
fn play_sea(
    number: u64,
    mut stop: impl FnMut(&TestHost<Sea>, &Done<Sea>) -> bool,
) -> Option<TestHost<Sea>> {
    let mut host = TestHost::start_with(Setup::new(3), patient(), "ppp");
    host.restores = false;
    let mut luck = Quick::new(number);
    while host.table.phase() == Phase::Playing && host.stored.len() < 600 {
        let moves = host.table.legal_moves(host.turn());
        let mv = moves[luck.below(moves.len() as u32) as usize];
        let person = person(host.turn().0);
        let answers = host.status(0).answers;
        let done = host.ok(Event::act(person, Act::Move { answers, mv }));
        if stop(&host, &done) {
            return Some(host);
        }
    }
    None
}

#[test]
fn each_player_learns_their_own_myth_and_no_one_elses() {
    let host = TestHost::<Sea>::start_with(Setup::new(3), patient(), "ppp");
    let myths = |viewer| {
        let told = host.table.since(0, viewer, host.now).told;
        let events = told.into_iter().flat_map(|told| match told.news {
            News::Fell { events } => events,
            _ => Vec::new(),
        });
        let known = events.filter_map(|event| match event {
            sea::Event::MythDrawn { seat, myth: Some(_) } => Some(seat),
            _ => None,
        });
        known.collect::<Vec<_>>()
    };
    for seat in Seat::all(3) {
        assert_eq!(myths(Viewer::Seat(seat)), [seat]);
    }
    assert_eq!(myths(Viewer::Spectator), []);
    assert_eq!(myths(Viewer::Omniscient), [], "nobody is omniscient before the end");
}

#[test]
fn what_is_told_does_not_depend_on_what_its_viewer_cannot_know() {
    // Consider the same table, dealt from many seeds: if a viewer's own draws and all open ones are
    // the same, so is everything that the viewer is told. This test checks the law on the position:
    // another one that the viewer must consider possible looks the same.
    let mut checked = 0;
    play_sea(11, |host, done| {
        for Tell { viewer, view, .. } in &done.tells {
            let Some(view) = view else { continue };
            let other = Sea::imagine(view, &mut Quick::new(checked));
            assert_eq!(other.view(*viewer), *view);
            checked += 1;
        }
        assert!(!public_text(done, &done.tells).contains(&host.seed.hex()));
        checked > 300
    });
    assert!(checked > 300, "only {checked} views");
}

#[test]
fn a_move_that_showed_its_player_a_secret_is_not_taken_back_freely() {
    // A player attacks, takes a boat and looks at it, without random outcomes or acts of other
    // players.
    let saw = |host: &TestHost<Sea>, done: &Done<Sea>| {
        let last = host.stored.last().unwrap();
        let by: u8 = match last.1.split(' ').collect::<Vec<_>>()[1..] {
            ["move", seat, ..] => seat.parse().unwrap(),
            _ => return false,
        };
        let viewer = Viewer::Seat(Seat(by));
        let seen = |news: &News<Sea>| match news {
            News::Moved { events, .. } => events.iter().any(
                |event| matches!(event, sea::Event::PieceSeen { seat, .. } if *seat == Seat(by)),
            ),
            _ => false,
        };
        news(done, viewer).iter().any(seen)
    };
    let mut host = (0..400).find_map(|number| play_sea(number, saw)).expect("somebody looks");
    let Some(Line::Move(seat, mv)) = host.mirror().journal().lines().last().copied() else {
        panic!("the last line is a move")
    };
    assert!(
        host.mirror().journal().undo_free(seat).is_ok(),
        "the journal alone would allow it: {mv}"
    );
    let error = host.refused(Event::act(person(seat.0), Act::Undo));
    assert_eq!(error, TableError::Undo(UndoProblem::Revealed));
    assert_eq!(host.status(seat.0).undo, Some(UndoNeeds::Vote));
}

#[test]
fn a_move_that_showed_nothing_is_taken_back_freely_in_a_game_with_secrets() {
    let mut undone = 0;
    for number in 0..5 {
        let free = |host: &TestHost<Sea>, _: &Done<Sea>| {
            Seat::all(3).any(|seat| host.status(seat.0).undo == Some(UndoNeeds::Nothing))
        };
        if let Some(mut host) = play_sea(number, free) {
            let free = |seat: &Seat| host.status(seat.0).undo == Some(UndoNeeds::Nothing);
            let seat = Seat::all(3).find(free).unwrap();
            host.ok(Event::act(person(seat.0), Act::Undo));
            assert_eq!(host.turn(), seat);
            host.check_restored();
            undone += 1;
        }
    }
    assert_eq!(undone, 5);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn whatever_happens_a_game_with_secrets_keeps_them(number in any::<u64>(), seats in 3..=4u8) {
        live::<Sea>(Setup::new(seats), seats, number, 150, &mut Tally::default());
    }
}
