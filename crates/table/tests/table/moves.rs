//! Moves: whose turn, which line they answer, duplicates, bots and the end.

use crate::desk::*;
use campfire::Campfire;
use dealer::verify;
use kernel::{Cites, Record, Seat, Turn};
use table::*;

fn parts(event: &Event<Campfire>) -> (u64, campfire::Move) {
    match event {
        Event::Move { answers, mv, .. } | Event::BotMove { answers, mv, .. } => (*answers, *mv),
        event => panic!("{event:?} is no move"),
    }
}

#[test]
fn luck_falls_in_the_same_commit_as_what_asked_for_it() {
    let mut desk: Desk<Campfire> = Desk::open(
        campfire(2),
        patient(),
        vec![Chair::Person(ANN), Chair::Bot(level("easy"))],
        dealer::Seed::from_number(4),
    );
    desk.ok(Event::Ready { person: ANN, nonce: [1; 32] });
    let effects = desk.ok(Event::Start { by: By::Host });
    let Effect::Commit { lines } = &effects[0] else { panic!("storing comes first") };
    assert!(lines[0].1.ends_with(" start"));
    assert!(lines[1].1.contains(" luck tile 0 "));
    assert_eq!(lines.len(), 9, "eight stacks show their tops");
}

#[test]
fn a_move_out_of_turn_is_refused() {
    let mut desk = Desk::start(patient(), "pp");
    let (answers, mv) = parts(&desk.some_move());
    let error = desk.refused(Event::Move { person: BEN, answers, mv });
    assert_eq!(error, Error::NotYourTurn(Turn::Seat(Seat(0))));
    assert_eq!(desk.refused(Event::Move { person: EVE, answers, mv }), Error::NotSeated);
}

#[test]
fn a_move_against_the_rules_is_refused_and_names_the_rule() {
    let mut desk = Desk::start(patient(), "pp");
    let answers = desk.status(0).answers;
    let mv = "sow 0 cw".parse().unwrap();
    let error = desk.refused(Event::Move { person: ANN, answers, mv });
    let Error::Illegal(illegal) = error else { panic!("the rules refuse: {error}") };
    assert_eq!(error.rule(), Some(illegal.rule()));
    assert!(error.to_string().contains(illegal.rule()));
}

#[test]
fn the_same_move_again_is_already_played() {
    let mut desk = Desk::start(patient(), "pp");
    let event = desk.some_move();
    let sequence = desk.table.sequence() + 1;
    desk.ok(event.clone());
    assert_eq!(desk.refused(event.clone()), Error::AlreadyPlayed { sequence });
    // Even much later, and even after it was taken back.
    desk.play();
    assert_eq!(desk.refused(event.clone()), Error::AlreadyPlayed { sequence });
    desk.play_out();
    assert_eq!(desk.refused(event), Error::AlreadyPlayed { sequence });
}

#[test]
fn a_move_that_was_taken_back_is_not_played_again_by_a_late_copy() {
    let mut desk = Desk::start(patient(), "pp");
    let event = desk.some_move();
    let sequence = desk.table.sequence() + 1;
    desk.ok(event.clone());
    desk.ok(Event::Undo { person: ANN });
    assert_eq!(desk.refused(event), Error::AlreadyPlayed { sequence });
}

#[test]
fn another_move_for_a_passed_line_is_stale() {
    let mut desk = Desk::start(patient(), "pp");
    let moves = desk.table.legal_moves(Seat(0));
    let answered = desk.status(0).answers;
    desk.ok(Event::Move { person: ANN, answers: answered, mv: moves[0] });
    let current = desk.status(0).answers;
    let late = Event::Move { person: ANN, answers: answered, mv: moves[1] };
    assert_eq!(desk.refused(late), Error::Stale { answered, current });
    let other = Event::Move { person: BEN, answers: answered, mv: moves[0] };
    assert_eq!(desk.refused(other), Error::Stale { answered, current });
    let early = Event::Move { person: BEN, answers: current + 1, mv: moves[0] };
    assert_eq!(desk.refused(early), Error::Ahead { answered: current + 1, current });
}

#[test]
fn talk_and_votes_do_not_make_a_move_stale() {
    let mut desk = Desk::start(patient(), "pp");
    let event = desk.some_move();
    desk.ok(Event::Say { person: BEN, text: "take your time".into() });
    desk.ok(Event::Propose { person: BEN, motion: Motion::Pause });
    desk.ok(event);
}

#[test]
fn a_bot_is_asked_once_when_it_is_its_turn() {
    let mut desk = Desk::start(patient(), "pb");
    let effects = desk.play();
    let (seat, sequence) = asked(&effects).expect("the bot is asked");
    assert_eq!((seat, sequence), (Seat(1), desk.status(0).answers));
    let chat = desk.ok(Event::Say { person: ANN, text: "go on, bot".into() });
    assert_eq!(asked(&chat), None, "it is not asked twice");
    assert_eq!(asked(&desk.ok(Event::Tick)), None);
    let event = desk.some_move();
    desk.ok(event.clone());
    assert!(matches!(desk.refused(event), Error::AlreadyPlayed { .. }));
}

#[test]
fn a_bot_moves_only_for_a_seat_that_a_bot_plays() {
    let mut desk = Desk::start(patient(), "pb");
    let (answers, mv) = parts(&desk.some_move());
    let event = |seat| Event::BotMove { seat: Seat(seat), answers, mv };
    assert_eq!(desk.refused(event(0)), Error::NotABot(Seat(0)));
    assert_eq!(desk.refused(event(1)), Error::NotYourTurn(Turn::Seat(Seat(0))));
    assert_eq!(desk.refused(event(2)), Error::NoSuchSeat(Seat(2)));
}

#[test]
fn the_end_reveals_the_seed_and_the_record_verifies() {
    let mut desk = Desk::start(patient(), "ppb");
    assert_eq!(desk.table.record(Vec::new()), Err(Error::NotOver));
    let mut last = Vec::new();
    while desk.table.phase() == Phase::Playing {
        last = desk.play();
    }
    let places = last.iter().find_map(|effect| match effect {
        Effect::Ended { places } => Some(places.clone()),
        _ => None,
    });
    let places = places.expect("the host is told the result");
    assert!(heard(&last, &News::Ended { places: places.clone(), seed: desk.seed.hex() }));
    let record = desk.table.record(vec![("name.0".into(), "Ann".into())]).unwrap();
    assert_eq!(record.end, Some(places));
    let text = record.to_string();
    assert!(text.find("\ntag seed ") > text.find("\nend "), "the seed stands after the end");
    let read = Record::<Campfire>::parse(&text).unwrap();
    assert!(verify(&read).unwrap().outcomes > 8);
    let answers = desk.status(0).answers;
    let mv = "disc 0".parse().unwrap();
    assert_eq!(desk.refused(Event::Move { person: ANN, answers, mv }), Error::Over);
    assert_eq!(desk.refused(Event::Undo { person: ANN }), Error::Over);
    assert_eq!(desk.refused(Event::Resign { person: ANN }), Error::Over);
    assert_eq!(desk.refused(Event::Close { by: By::Host }), Error::Over);
}

#[test]
fn the_same_seed_with_other_nonces_deals_other_tiles() {
    let tops = |nonce: u8| {
        let chairs = vec![Chair::Person(ANN), Chair::Bot(level("easy"))];
        let seed = dealer::Seed::from_number(4);
        let mut desk: Desk<Campfire> = Desk::open(campfire(2), patient(), chairs, seed);
        desk.ok(Event::Ready { person: ANN, nonce: [nonce; 32] });
        desk.ok(Event::Start { by: By::Host });
        let lines = desk.stored.iter().filter(|(_, line)| line.contains(" luck "));
        lines.map(|(_, line)| line.clone()).collect::<Vec<_>>()
    };
    assert_eq!(tops(1), tops(1));
    assert_ne!(tops(1), tops(2));
}
