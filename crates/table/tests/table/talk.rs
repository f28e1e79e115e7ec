//! The chat.

use crate::test_host::*;
use table::*;

fn say(person: Person, text: &str) -> Event<campfire::Move> {
    Event::act(person, Act::Say { text: text.into() })
}

#[test]
fn everybody_reads_what_is_said_without_line_ends_and_margins() {
    let mut host = TestHost::start(patient(), "pp");
    let effects = host.ok(say(ANN, "  two\r\nlines\u{85}… 0 say 7 \t"));
    let text = "two  lines … 0 say 7".to_owned();
    assert!(heard(&effects, &News::Said { person: ANN, text }));
    assert_eq!(host.refused(say(ANN, " \n ")), TableError::ChatEmpty);
}

#[test]
fn lines_are_bounded_in_length() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(say(ANN, &"é".repeat(CHAT_CHARS_MAX)));
    assert_eq!(host.refused(say(ANN, &"é".repeat(CHAT_CHARS_MAX + 1))), TableError::ChatTooLong);
}

#[test]
fn lines_are_bounded_in_number_for_each_person() {
    let mut host = TestHost::start(patient(), "pp");
    host.restores = false;
    for _ in 0..CHAT_LINES_MAX {
        host.ok(say(ANN, "ho"));
    }
    assert_eq!(host.refused(say(ANN, "ho")), TableError::ChatFull);
    host.ok(say(BEN, "at last"));
    host.check_restored();
}

#[test]
fn whatever_is_not_a_move_is_bounded_for_each_person() {
    let mut host = TestHost::start(patient(), "pp");
    host.restores = false;
    // Two acts are used: being ready, and this.
    host.ok(say(BEN, "watch me"));
    for _ in 0..(ACTS_MAX - 2) / 2 {
        // The longest pause after a proposal that came to nothing.
        host.wait(15 * MINUTE);
        host.table
            .handle(Event::act(BEN, Act::Propose { motion: Motion::Pause }), host.now)
            .unwrap();
        host.table.handle(Event::act(BEN, Act::Decline), host.now).unwrap();
    }
    host.stored = host.table.log();
    assert_eq!(host.refused(say(BEN, "and on")), TableError::TooManyActs);
    assert_eq!(host.refused(Event::act(BEN, Act::Undo)), TableError::TooManyActs);
    host.play();
    host.play();
    host.ok(Event::act(BEN, Act::Resign));
    host.check_restored();
}

#[test]
fn the_owner_silences_people_and_lets_them_speak_again() {
    let mut host = TestHost::start(patient(), "pp");
    let mute = |by| Event::act(by, Act::Mute { person: BEN });
    let unmute = |by| Event::act(by, Act::Unmute { person: BEN });
    assert_eq!(host.refused(mute(By::Person(BEN))), TableError::OwnerOnly);
    assert_eq!(host.refused(unmute(By::Person(ANN))), TableError::NotMuted);
    host.ok(mute(By::Person(ANN)));
    assert_eq!(host.refused(mute(By::Host)), TableError::Muted);
    assert_eq!(host.refused(say(BEN, "but")), TableError::Muted);
    assert_eq!(host.refused(unmute(By::Person(BEN))), TableError::OwnerOnly);
    host.ok(unmute(By::Host));
    host.ok(say(BEN, "thanks"));
}

#[test]
fn spectators_talk_only_where_the_table_allows_it() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(say(EVE, "nice game"));
    let mut host = TestHost::start(HostingOptions { spectators_talk: false, ..patient() }, "pp");
    assert_eq!(host.refused(say(EVE, "nice game")), TableError::SpectatorsSilent);
    host.ok(Event::act(BEN, Act::Resign));
    host.ok(say(BEN, "that was not my day"));
}
