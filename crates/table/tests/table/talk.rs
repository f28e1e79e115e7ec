//! The chat.

use crate::desk::*;
use campfire::Campfire;
use table::*;

fn say(person: Person, text: &str) -> Event<Campfire> {
    Event::Say { person, text: text.into() }
}

#[test]
fn everybody_reads_what_is_said_without_line_ends_and_margins() {
    let mut desk = Desk::start(patient(), "pp");
    let effects = desk.ok(say(ANN, "  two\r\nlines\u{85}… 0 say 7 \t"));
    let text = "two  lines … 0 say 7".to_owned();
    assert!(heard(&effects, &News::Said { person: ANN, text }));
    assert_eq!(desk.refused(say(ANN, " \n ")), Error::ChatEmpty);
}

#[test]
fn lines_are_bounded_in_length() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(say(ANN, &"é".repeat(CHAT_CHARS_MAX)));
    assert_eq!(desk.refused(say(ANN, &"é".repeat(CHAT_CHARS_MAX + 1))), Error::ChatTooLong);
}

#[test]
fn lines_are_bounded_in_number_for_each_person() {
    let mut desk = Desk::start(patient(), "pp");
    desk.restores = false;
    for _ in 0..CHAT_LINES_MAX {
        desk.ok(say(ANN, "ho"));
    }
    assert_eq!(desk.refused(say(ANN, "ho")), Error::ChatFull);
    desk.ok(say(BEN, "at last"));
    desk.check_restored();
}

#[test]
fn whatever_is_not_a_move_is_bounded_for_each_person() {
    let mut desk = Desk::start(patient(), "pp");
    desk.restores = false;
    // Two acts are spent: being ready, and this.
    desk.ok(say(BEN, "watch me"));
    for _ in 0..(ACTS_MAX - 2) / 2 {
        desk.table.handle(Event::Propose { person: BEN, motion: Motion::Pause }, T0).unwrap();
        desk.table.handle(Event::Decline { person: BEN }, T0).unwrap();
    }
    desk.stored = desk.table.log();
    assert_eq!(desk.refused(say(BEN, "and on")), Error::TooManyActs);
    assert_eq!(desk.refused(Event::Undo { person: BEN }), Error::TooManyActs);
    desk.play();
    desk.play();
    desk.ok(Event::Resign { person: BEN });
    desk.check_restored();
}

#[test]
fn the_owner_silences_people_and_lets_them_speak_again() {
    let mut desk = Desk::start(patient(), "pp");
    let (mute, unmute) =
        (|by| Event::Mute { by, person: BEN }, |by| Event::Unmute { by, person: BEN });
    assert_eq!(desk.refused(mute(By::Person(BEN))), Error::OwnerOnly);
    assert_eq!(desk.refused(unmute(By::Person(ANN))), Error::NotMuted);
    desk.ok(mute(By::Person(ANN)));
    assert_eq!(desk.refused(mute(By::Host)), Error::Muted);
    assert_eq!(desk.refused(say(BEN, "but")), Error::Muted);
    assert_eq!(desk.refused(unmute(By::Person(BEN))), Error::OwnerOnly);
    desk.ok(unmute(By::Host));
    desk.ok(say(BEN, "thanks"));
}

#[test]
fn spectators_talk_only_where_the_table_allows_it() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(say(EVE, "nice game"));
    let mut desk = Desk::start(Options { spectators_talk: false, ..patient() }, "pp");
    assert_eq!(desk.refused(say(EVE, "nice game")), Error::SpectatorsSilent);
    desk.ok(Event::Resign { person: BEN });
    desk.ok(say(BEN, "that was not my day"));
}
