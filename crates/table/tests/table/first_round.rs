//! The first round: who left before everyone had made a move of their own.

use crate::test_host::*;
use campfire::Campfire;
use kernel::Seat;
use table::*;

fn first_round(host: &TestHost<Campfire>) -> FirstRound {
    host.table.first_round()
}

#[test]
fn the_first_round_is_complete_once_everyone_has_moved() {
    let mut host = TestHost::start(patient(), "ppp");
    for next in [1, 2] {
        assert_eq!(first_round(&host), FirstRound::Incomplete);
        host.play_until(next);
    }
    assert_eq!(first_round(&host), FirstRound::Incomplete);
    host.play();
    assert_eq!(first_round(&host), FirstRound::Complete);
    host.ok(Event::act(BEN, Act::Resign));
    host.play_out();
    assert_eq!(first_round(&host), FirstRound::Complete, "it was complete before");
}

#[test]
fn the_first_who_leaves_before_that_is_known() {
    let mut host = TestHost::start(patient(), "ppp");
    host.play_until(1);
    host.ok(Event::act(ANN, Act::Resign));
    assert_eq!(first_round(&host), FirstRound::Left(Seat(0)), "though she has moved");
    host.ok(Event::act(CLEO, Act::Resign));
    host.play_out();
    assert_eq!(first_round(&host), FirstRound::Left(Seat(0)));
}

#[test]
fn a_person_for_whom_a_bot_decided_has_left_even_if_they_come_back() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(ANN, Act::HandOver));
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(first_round(&host), FirstRound::Incomplete, "no bot has decided anything yet");
    host.ok(Event::act(ANN, Act::HandOver));
    host.play();
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(first_round(&host), FirstRound::Left(Seat(0)));
    host.play_out();
    assert_eq!(first_round(&host), FirstRound::Left(Seat(0)));
}

#[test]
fn a_person_who_was_away_in_the_first_round_and_came_back_can_still_lose_later() {
    let mut host = TestHost::start(patient(), "pp");
    host.play_until(1);
    host.ok(Event::act(ANN, Act::HandOver));
    host.play();
    host.ok(Event::act(ANN, Act::TakeBack));
    host.ok(Event::act(ANN, Act::Resign));
    assert_eq!(first_round(&host), FirstRound::Complete);
}
