//! Moves: whose turn, which line they answer, duplicates, bots and the end.

use crate::test_host::*;
use campfire::Campfire;
use dealer::verify;
use kernel::{Cites, Record, Seat, Turn};
use table::*;

fn parts(event: &Event<campfire::Move>) -> (u64, campfire::Move) {
    match event {
        Event::Act { act: Act::Move { answers, mv }, .. } | Event::BotMove { answers, mv, .. } => {
            (*answers, *mv)
        }
        event => panic!("{event:?} is no move"),
    }
}

#[test]
fn luck_falls_in_the_same_commit_as_what_asked_for_it() {
    let mut host: TestHost<Campfire> = TestHost::open(
        campfire(2),
        patient(),
        vec![Chair::Person(ANN), Chair::Bot(level("easy"))],
        dealer::Seed::from_number(4),
    );
    host.ok(Event::act(ANN, Act::Ready { nonce: [1; 32] }));
    let effects = host.ok(Event::act(By::Host, Act::Start));
    let Effect::Commit { lines } = &effects[0] else { panic!("storing comes first") };
    assert!(lines[0].1.ends_with(" start"));
    assert!(lines[1].1.contains(" luck tile 0 "));
    assert_eq!(lines.len(), 9, "eight stacks show their tops");
}

#[test]
fn a_move_out_of_turn_is_refused() {
    let mut host = TestHost::start(patient(), "pp");
    let (answers, mv) = parts(&host.some_move());
    let error = host.refused(Event::act(BEN, Act::Move { answers, mv }));
    assert_eq!(error, TableError::NotYourTurn(Turn::Seat(Seat(0))));
    assert_eq!(host.refused(Event::act(EVE, Act::Move { answers, mv })), TableError::NotSeated);
}

#[test]
fn a_move_against_the_rules_is_refused_and_names_the_rule() {
    let mut host = TestHost::start(patient(), "pp");
    let answers = host.status(0).answers;
    let mv = "sow 0 cw".parse().unwrap();
    let error = host.refused(Event::act(ANN, Act::Move { answers, mv }));
    let TableError::Illegal(illegal) = error else { panic!("the rules refuse: {error}") };
    assert_eq!(error.rule(), Some(illegal.rule()));
    assert!(error.to_string().contains(illegal.rule()));
}

#[test]
fn the_same_move_again_is_already_played() {
    let mut host = TestHost::start(patient(), "pp");
    let event = host.some_move();
    let sequence = host.table.sequence() + 1;
    host.ok(event.clone());
    assert_eq!(host.refused(event.clone()), TableError::AlreadyPlayed { sequence });
    // It holds even much later, and even after an undo.
    host.play();
    assert_eq!(host.refused(event.clone()), TableError::AlreadyPlayed { sequence });
    host.play_out();
    assert_eq!(host.refused(event), TableError::AlreadyPlayed { sequence });
}

#[test]
fn a_move_that_was_taken_back_is_not_played_again_by_a_late_copy() {
    let mut host = TestHost::start(patient(), "pp");
    let event = host.some_move();
    let sequence = host.table.sequence() + 1;
    host.ok(event.clone());
    host.ok(Event::act(ANN, Act::Undo));
    assert_eq!(host.refused(event), TableError::AlreadyPlayed { sequence });
}

#[test]
fn another_move_for_a_passed_line_is_stale() {
    let mut host = TestHost::start(patient(), "pp");
    let moves = host.table.legal_moves(Seat(0));
    let answered = host.status(0).answers;
    host.ok(Event::act(ANN, Act::Move { answers: answered, mv: moves[0] }));
    let current = host.status(0).answers;
    let late = Event::act(ANN, Act::Move { answers: answered, mv: moves[1] });
    assert_eq!(host.refused(late), TableError::Stale { answered, current });
    let other = Event::act(BEN, Act::Move { answers: answered, mv: moves[0] });
    assert_eq!(host.refused(other), TableError::Stale { answered, current });
    let early = Event::act(BEN, Act::Move { answers: current + 1, mv: moves[0] });
    assert_eq!(host.refused(early), TableError::Ahead { answered: current + 1, current });
}

#[test]
fn talk_and_votes_do_not_make_a_move_stale() {
    let mut host = TestHost::start(patient(), "pp");
    let event = host.some_move();
    host.ok(Event::act(BEN, Act::Say { text: "take your time".into() }));
    host.ok(Event::act(BEN, Act::Propose { motion: Motion::Pause }));
    host.ok(event);
}

#[test]
fn a_bot_is_asked_once_when_it_is_its_turn() {
    let mut host = TestHost::start(patient(), "pb");
    let effects = host.play();
    let (seat, sequence) = asked(&effects).expect("the bot is asked");
    assert_eq!((seat, sequence), (Seat(1), host.status(0).answers));
    let chat = host.ok(Event::act(ANN, Act::Say { text: "go on, bot".into() }));
    assert_eq!(asked(&chat), None, "it is not asked twice");
    assert_eq!(asked(&host.ok(Event::Tick)), None);
    let event = host.some_move();
    host.ok(event.clone());
    assert!(matches!(host.refused(event), TableError::AlreadyPlayed { .. }));
}

#[test]
fn a_bot_moves_only_for_a_seat_that_a_bot_plays() {
    let mut host = TestHost::start(patient(), "pb");
    let (answers, mv) = parts(&host.some_move());
    let event = |seat| Event::BotMove { seat: Seat(seat), answers, mv };
    assert_eq!(host.refused(event(0)), TableError::NotABot(Seat(0)));
    assert_eq!(host.refused(event(1)), TableError::NotYourTurn(Turn::Seat(Seat(0))));
    assert_eq!(host.refused(event(2)), TableError::NoSuchSeat(Seat(2)));
}

#[test]
fn the_end_reveals_the_seed_and_the_record_verifies() {
    let mut host = TestHost::start(patient(), "ppb");
    assert_eq!(host.table.record(Vec::new()), Err(TableError::NotOver));
    let mut last = host.play();
    while host.table.phase() == Phase::Playing {
        last = host.play();
    }
    let places = last.iter().find_map(|effect| match effect {
        Effect::Ended { places } => Some(places.clone()),
        _ => None,
    });
    let places = places.expect("the host is told the result");
    assert!(heard(&last, &News::Ended { places: places.clone(), seed: host.seed.hex() }));
    let record = host.table.record(vec![("name.0".into(), "Ann".into())]).unwrap();
    assert_eq!(record.end, Some(places));
    let text = record.to_string();
    assert!(text.find("\ntag seed ") > text.find("\nend "), "the seed stands after the end");
    let read = Record::<Campfire>::parse(&text).unwrap();
    assert!(verify(&read).unwrap().outcomes > 8);
    let answers = host.status(0).answers;
    let mv = "disc 0".parse().unwrap();
    assert_eq!(host.refused(Event::act(ANN, Act::Move { answers, mv })), TableError::Over);
    assert_eq!(host.refused(Event::act(ANN, Act::Undo)), TableError::Over);
    assert_eq!(host.refused(Event::act(ANN, Act::Resign)), TableError::Over);
    assert_eq!(host.refused(Event::act(By::Host, Act::Close)), TableError::Over);
}

#[test]
fn the_same_seed_with_other_nonces_deals_other_tiles() {
    let tops = |nonce: u8| {
        let chairs = vec![Chair::Person(ANN), Chair::Bot(level("easy"))];
        let seed = dealer::Seed::from_number(4);
        let mut host: TestHost<Campfire> = TestHost::open(campfire(2), patient(), chairs, seed);
        host.ok(Event::act(ANN, Act::Ready { nonce: [nonce; 32] }));
        host.ok(Event::act(By::Host, Act::Start));
        let lines = host.stored.iter().filter(|(_, line)| line.contains(" luck "));
        lines.map(|(_, line)| line.clone()).collect::<Vec<_>>()
    };
    assert_eq!(tops(1), tops(1));
    assert_ne!(tops(1), tops(2));
}
