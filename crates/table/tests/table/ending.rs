//! The table ends its game: who must agree, when that is possible, and what follows.

use crate::desk::*;
use campfire::{Campfire, End, Setup};
use kernel::{EndRefusal, Game, Record, UndoLimit};
use table::*;

fn end(person: Person) -> Event<Campfire> {
    Event::Propose { person, motion: Motion::End }
}

/// A game in its third turn.
fn playing(setup: Setup, kinds: &str) -> Desk<Campfire> {
    let mut desk: Desk<Campfire> = Desk::start_with(setup, patient(), kinds);
    while desk.table.journal().now().turns() < 3 {
        desk.play();
    }
    desk
}

#[test]
fn when_all_persons_agree_the_turn_is_finished_and_the_last_writings_follow() {
    let mut desk = playing(campfire(2), "pp");
    desk.ok(end(ANN));
    assert_eq!(desk.status(1).vote.unwrap().motion, Motion::End);
    let effects = desk.ok(Event::Agree { person: BEN });
    let events = vec![campfire::Event::EndAgreed];
    assert!(heard(&effects, &News::EndAgreed { events }));
    assert_eq!(desk.status(0).vote, None);
    assert_eq!(desk.refused(end(ANN)), Error::NoEnd(EndRefusal::Ending));
    desk.play_out();
    assert_eq!(desk.table.journal().now().end(), Some(End::Table));
    let record = Record::of(desk.table.journal(), Vec::new()).to_string();
    assert!(record.contains("\nall end\n"), "the record holds it as a line of its own");
    assert!(Record::<Campfire>::parse(&record).unwrap().replay(&mut ()).is_ok());
}

#[test]
fn one_who_declines_keeps_the_game_going() {
    let mut desk = playing(campfire(3), "ppp");
    desk.ok(end(ANN));
    desk.ok(Event::Agree { person: BEN });
    desk.ok(Event::Decline { person: CLEO });
    assert_eq!(desk.status(0).vote, None);
    assert!(desk.table.journal().now().can_agree_to_end().is_ok());
}

#[test]
fn bots_agree_only_once_the_game_stands_still() {
    let mut desk = playing(campfire(2), "pb");
    assert_eq!(desk.refused(end(ANN)), Error::BotsPlayOn);
    let mut left_to_a_bot = playing(campfire(2), "pp");
    left_to_a_bot.ok(Event::HandOver { person: BEN });
    assert_eq!(left_to_a_bot.refused(end(ANN)), Error::BotsPlayOn);
}

#[test]
fn a_game_ends_by_agreement_only_during_a_turn() {
    let mut desk = Desk::start(patient(), "pp");
    assert_eq!(desk.refused(end(ANN)), Error::NoEnd(EndRefusal::NotPlaying));
    desk.play_out();
    assert_eq!(desk.refused(end(ANN)), Error::Over);
}

#[test]
fn a_table_of_edition_1_has_no_such_rule() {
    let mut desk = playing(Setup { edition: 1, ..campfire(2) }, "pp");
    assert_eq!(desk.refused(end(ANN)), Error::NoEnd(EndRefusal::NoRule));
    desk.play_out();
    desk.ok(Event::Propose { person: ANN, motion: Motion::Rematch });
    let effects = desk.ok(Event::Agree { person: BEN });
    let again = effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.setup.edition),
        _ => None,
    });
    assert_eq!(again, Some(Campfire::EDITION), "a new game is played by the newest rules");
}

#[test]
fn the_vote_outlasts_moves_and_the_agreement_is_not_taken_back_freely() {
    let mut desk = playing(campfire(2), "pp");
    desk.ok(end(ANN));
    desk.play();
    assert_eq!(desk.status(0).vote.unwrap().motion, Motion::End, "a move does not end the vote");
    desk.ok(Event::Agree { person: BEN });
    let undo = desk.table.journal().undo_free(kernel::Seat(0));
    assert_eq!(undo, Err(UndoLimit::TableAgreed));
}
