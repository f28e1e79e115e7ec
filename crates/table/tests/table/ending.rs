//! Ending the game by agreement: who must agree, when it is possible, and what follows.

use crate::test_host::*;
use campfire::{Campfire, End, Setup};
use kernel::{EndProblem, Game, Record, UndoProblem};
use table::*;

fn end(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Propose { motion: Motion::End })
}

/// Returns a game in its third turn.
fn playing(setup: Setup, kinds: &str) -> TestHost<Campfire> {
    let mut host: TestHost<Campfire> = TestHost::start_with(setup, patient(), kinds);
    while host.table.journal().now().turns() < 3 {
        host.play();
    }
    host
}

#[test]
fn when_all_persons_agree_the_turn_is_finished_and_the_last_writings_follow() {
    let mut host = playing(campfire(2), "pp");
    host.ok(end(ANN));
    assert_eq!(host.status(1).vote.unwrap().motion, Motion::End);
    let effects = host.ok(Event::act(BEN, Act::Agree));
    let events = vec![campfire::Event::EndAgreed];
    assert!(heard(&effects, &News::EndAgreed { events }));
    assert_eq!(host.status(0).vote, None);
    assert_eq!(host.refused(end(ANN)), TableError::NoEnd(EndProblem::Ending));
    host.play_out();
    assert_eq!(host.table.journal().now().end(), Some(End::Table));
    let record = Record::of(host.table.journal(), Vec::new()).to_string();
    assert!(record.contains("\nall end\n"), "the record holds it as a line of its own");
    assert!(Record::<Campfire>::parse(&record).unwrap().replay(&mut ()).is_ok());
}

#[test]
fn one_who_declines_keeps_the_game_going() {
    let mut host = playing(campfire(3), "ppp");
    host.ok(end(ANN));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(CLEO, Act::Decline));
    assert_eq!(host.status(0).vote, None);
    assert!(host.table.journal().now().can_agree_to_end().is_ok());
}

#[test]
fn bots_agree_only_once_the_game_stands_still() {
    let mut host = playing(campfire(2), "pb");
    assert_eq!(host.refused(end(ANN)), TableError::BotsPlayOn);
    let mut left_to_a_bot = playing(campfire(2), "pp");
    left_to_a_bot.ok(Event::act(BEN, Act::HandOver));
    assert_eq!(left_to_a_bot.refused(end(ANN)), TableError::BotsPlayOn);
}

#[test]
fn a_game_ends_by_agreement_only_during_a_turn() {
    let mut host = TestHost::start(patient(), "pp");
    assert_eq!(host.refused(end(ANN)), TableError::NoEnd(EndProblem::NotPlaying));
    host.play_out();
    assert_eq!(host.refused(end(ANN)), TableError::Over);
}

#[test]
fn a_table_of_edition_1_has_no_such_rule() {
    let mut host = playing(Setup { edition: 1, ..campfire(2) }, "pp");
    assert_eq!(host.refused(end(ANN)), TableError::NoEnd(EndProblem::NoRule));
    host.play_out();
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Rematch }));
    let effects = host.ok(Event::act(BEN, Act::Agree));
    let again = effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.setup.edition),
        _ => None,
    });
    assert_eq!(again, Some(Campfire::EDITION), "a new game is played by the newest rules");
}

#[test]
fn the_vote_outlasts_moves_and_the_agreement_is_not_taken_back_freely() {
    let mut host = playing(campfire(2), "pp");
    host.ok(end(ANN));
    host.play();
    assert_eq!(host.status(0).vote.unwrap().motion, Motion::End, "a move does not end the vote");
    host.ok(Event::act(BEN, Act::Agree));
    let undo = host.table.journal().undo_free(kernel::Seat(0));
    assert_eq!(undo, Err(UndoProblem::TableAgreed));
}
