//! Secrets, with a game that has some: boats and Myths of Sea are known to few.

use crate::desk::*;
use crate::mirror::public_text;
use crate::wild::{Tally, live};
use dealer::Quick;
use kernel::{Game, Line, Luck, Seat, UndoLimit, Viewer};
use proptest::prelude::*;
use sea::{Sea, Setup};
use table::*;

/// A game of Sea in which three persons choose at random until `stop` says so.
fn play_sea(
    number: u64,
    mut stop: impl FnMut(&Desk<Sea>, &[Effect<Sea>]) -> bool,
) -> Option<Desk<Sea>> {
    let mut desk = Desk::start_with(Setup::new(3), patient(), "ppp");
    desk.restores = false;
    let mut luck = Quick::new(number);
    while desk.table.phase() == Phase::Playing && desk.stored.len() < 600 {
        let moves = desk.table.legal_moves(desk.turn());
        let mv = moves[luck.below(moves.len() as u32) as usize];
        let person = person(desk.turn().0);
        let effects = desk.ok(Event::Move { person, answers: desk.status(0).answers, mv });
        if stop(&desk, &effects) {
            return Some(desk);
        }
    }
    None
}

#[test]
fn each_player_learns_the_own_myth_and_nobody_elses() {
    let desk = Desk::<Sea>::start_with(Setup::new(3), patient(), "ppp");
    let myths = |viewer| {
        let told = desk.table.since(0, viewer, desk.now).told;
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
    // The same table, dealt from many seeds: wherever a viewer's own draws and all open ones are
    // the same, so is everything that the viewer is told. Here the law is checked on the position:
    // another one that the viewer must think possible looks the same.
    let mut checked = 0;
    play_sea(11, |desk, effects| {
        for effect in effects {
            let Effect::Tell { viewer, view: Some(view), .. } = effect else { continue };
            let other = Sea::imagine(view, &mut Quick::new(checked));
            assert_eq!(other.view(*viewer), *view);
            checked += 1;
        }
        assert!(!public_text(effects).contains(&desk.seed.hex()));
        checked > 300
    });
    assert!(checked > 300, "only {checked} views");
}

#[test]
fn a_move_that_showed_its_player_a_secret_is_not_taken_back_freely() {
    // Somebody attacks, takes a boat and looks at it: no luck falls, and nobody else acts.
    let saw = |desk: &Desk<Sea>, effects: &[Effect<Sea>]| {
        let last = desk.stored.last().unwrap();
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
        news(effects, viewer).iter().any(seen)
    };
    let mut desk = (0..400).find_map(|number| play_sea(number, saw)).expect("somebody looks");
    let Some(Line::Move(seat, mv)) = desk.mirror().journal().lines().last().copied() else {
        panic!("the last line is a move")
    };
    assert!(
        desk.mirror().journal().undo_free(seat).is_ok(),
        "the journal alone would allow it: {mv}"
    );
    let error = desk.refused(Event::Undo { person: person(seat.0) });
    assert_eq!(error, Error::Undo(UndoLimit::Revealed));
    assert_eq!(desk.status(seat.0).undo, Some(UndoNeeds::Vote));
}

#[test]
fn a_move_that_showed_nothing_is_taken_back_freely_in_a_game_with_secrets() {
    let mut undone = 0;
    for number in 0..5 {
        let free = |desk: &Desk<Sea>, _: &[Effect<Sea>]| {
            Seat::all(3).any(|seat| desk.status(seat.0).undo == Some(UndoNeeds::Nothing))
        };
        if let Some(mut desk) = play_sea(number, free) {
            let free = |seat: &Seat| desk.status(seat.0).undo == Some(UndoNeeds::Nothing);
            let seat = Seat::all(3).find(free).unwrap();
            desk.ok(Event::Undo { person: person(seat.0) });
            assert_eq!(desk.turn(), seat);
            desk.check_restored();
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
