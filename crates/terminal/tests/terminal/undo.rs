//! Taking back: freely where that is fair, and otherwise by agreement.

use crate::table::{Greedy, Human, options, prepare, press, screen, start, table};
use campfire::{Adventurer, Campfire, Choice, First};
use kernel::{Game, Seat, UndoProblem};
use terminal::Key;
use terminal::model::app::App;
use terminal::model::log::{LogEntry, Note};
use terminal::model::message::Message;

/// A game in which Ann plays Moon, so that her turn begins with a decision that reveals nothing.
fn moon() -> App<Campfire> {
    let mut options = options(&[Human, Greedy], 5);
    options.setup.adventurers = Choice::Fixed(vec![Adventurer::Moon, Adventurer::Siana]);
    options.setup.first = First::Seat(Seat(0));
    let mut app = start(options);
    prepare(&mut app);
    app
}

#[test]
fn a_decision_that_revealed_nothing_is_taken_back_freely() {
    let mut app = moon();
    let before = *app.session.game();
    let log = app.log().entries().len();
    press(&mut app, &[Key::Up, Key::Enter]);
    assert_ne!(*app.session.game(), before, "Lys has moved");
    press(&mut app, &[Key::Char('u')]);
    assert_eq!(*app.session.game(), before);
    assert_eq!(app.message, Some(Message::TakenBack));
    assert_eq!(app.log().entries().len(), log, "nothing is noted, it was fair");
}

#[test]
fn after_bots_have_moved_it_is_explained_and_offered_all_the_same() {
    let mut app = moon();
    press(&mut app, &[Key::Enter]);
    let before = *app.session.game();
    press(&mut app, &[Key::Enter]);
    let later = *app.session.game();
    assert_ne!(later, before);
    press(&mut app, &[Key::Char('u')]);
    assert_eq!(*app.session.game(), later, "nothing is taken back yet");
    assert!(matches!(app.message, Some(Message::UndoLimited { can_force: true, .. })));
    assert!(screen(&mut app, 160, 24).contains("Press U to take it back anyway"));
    press(&mut app, &[Key::Char('U')]);
    assert_eq!(*app.session.game(), before, "back at the person's last decision");
    let last = app.log().entries().last();
    assert!(
        matches!(last, Some(LogEntry::Note(Note::TakenBack { seat: Seat(0), .. }))),
        "{last:?}"
    );
    let tag = app.session.tags().last().expect("there are tags");
    assert!(tag.0 == "takeback.1" && tag.1.starts_with("seat 0 lines "), "{tag:?}");
}

#[test]
fn what_was_taken_back_stays_noted_when_more_is_taken_back() {
    let mut app = moon();
    press(&mut app, &[Key::Enter, Key::Enter, Key::Enter, Key::Enter]);
    press(&mut app, &[Key::Char('U'), Key::Char('u'), Key::Char('U')]);
    let noted = |entry: &&LogEntry<_>| matches!(entry, LogEntry::Note(Note::TakenBack { .. }));
    assert_eq!(app.log().entries().iter().filter(noted).count(), 2);
}

#[test]
fn the_same_luck_falls_again_after_a_move_is_taken_back() {
    let mut app = moon();
    press(&mut app, &[Key::Enter, Key::Enter]);
    let fell = app.session.journal().lines().to_vec();
    press(&mut app, &[Key::Char('U'), Key::Enter]);
    let common = fell.iter().zip(app.session.journal().lines()).take_while(|(a, b)| a == b).count();
    let own = app.session.last_person_decision().map(|(_, line)| line).expect("Ann has decided");
    assert!(common > own, "the tiles under Ann's move are the same");
}

#[test]
fn without_a_decision_there_is_nothing_to_take_back() {
    let mut app = table(&[Human, Greedy], 1);
    while app.session.last_person_decision().is_none() {
        press(&mut app, &[Key::Char('u')]);
        let nothing = UndoProblem::NothingToUndo;
        let expected = Message::UndoLimited { seat: None, limit: nothing, can_force: false };
        assert_eq!(app.message, Some(expected));
        press(&mut app, &[Key::Enter]);
    }
}

#[test]
fn at_a_shared_keyboard_the_refusal_says_whose_move_it_is_about() {
    let mut app = table(&[Human, Human], 8);
    prepare(&mut app);
    while app.session.game().turns() < 4 {
        press(&mut app, &[Key::Enter]);
    }
    press(&mut app, &[Key::Char('u')]);
    if let Some(Message::UndoLimited { seat: Some(seat), .. }) = &app.message {
        let name = app.session.names().of(app.lang, *seat);
        assert!(screen(&mut app, 80, 24).contains(&format!("{name}: ")));
    }
}
