//! Typing notation: hints, refusals with their rule, and the rulebook at that rule.

use crate::table::{Greedy, Human, commit, options, prepare, press, screen, start, table, write};
use campfire::{Adventurer, Choice, First, Illegal};
use kernel::Seat;
use terminal::Key;
use terminal::model::input::Input;
use terminal::model::message::Message;
use terminal::model::overlay::Overlay;

/// A game in which Ann plays Ulrich and goes first.
fn ulrich() -> terminal::model::app::App<campfire::Campfire> {
    let mut options = options(&[Human, Greedy], 5);
    options.setup.adventurers = Choice::Fixed(vec![Adventurer::Ulrich, Adventurer::Siana]);
    options.setup.first = First::Seat(Seat(0));
    let mut app = start(options);
    prepare(&mut app);
    app
}

#[test]
fn wrong_notation_shows_the_pattern_it_should_follow() {
    let mut app = ulrich();
    commit(&mut app, "sow 2 left");
    let text = screen(&mut app, 160, 24);
    assert!(text.contains("sow <place 0-7> cw|ccw [pair <step>|skip <step>]"), "{text}");
    assert!(text.contains(": sow 2 left"), "what was typed stays to be mended: {text}");
}

#[test]
fn a_refused_move_says_why_with_its_rule_and_changes_nothing() {
    let mut app = ulrich();
    let before = *app.session.game();
    let lines = app.session.journal().lines().len();
    let place = own_place(&app);
    commit(&mut app, &format!("sow {place} cw skip 1"));
    assert_eq!(app.message, Some(Message::Illegal(Illegal::NotSiana)));
    assert!(screen(&mut app, 80, 24).contains("Only Siana may skip a space. C7.4"));
    assert_eq!((*app.session.game(), app.session.journal().lines().len()), (before, lines));
}

#[test]
fn the_rulebook_opens_at_the_rule_of_the_last_refusal() {
    let mut app = ulrich();
    commit(&mut app, "pass");
    assert!(screen(&mut app, 80, 24).contains("C4.3"));
    press(&mut app, &[Key::Esc, Key::Char('r')]);
    let text = screen(&mut app, 80, 24);
    let top: String = text.lines().take(5).collect();
    assert!(top.contains("C4.3"), "{text}");
}

#[test]
fn typing_highlights_the_move_and_tab_completes_it() {
    let mut app = ulrich();
    let place = own_place(&app);
    press(&mut app, &[Key::Char('s')]);
    assert!(app.input.is_some(), "the first letter of a move begins to type it");
    press(&mut app, &[Key::Tab]);
    let typed = app.input.as_ref().map(|input| input.text()).unwrap_or_default();
    assert!(typed.starts_with("sow"), "as far as all moves agree: {typed}");
    app.input = Some(Input::new(&format!("sow {place} cc")));
    press(&mut app, &[Key::Tab]);
    let typed = app.input.as_ref().map(|input| input.notation());
    assert_eq!(typed.as_deref(), Some(format!("sow {place} ccw").as_str()));
    let highlighted = app.menu.highlighted().map(|mv| mv.to_string());
    assert_eq!(highlighted, Some(format!("sow {place} ccw")));
    press(&mut app, &[Key::Enter]);
    assert!(app.input.is_none(), "it was played");
    let played = app.session.journal().lines().iter().map(|line| line.to_string());
    assert!(played.into_iter().any(|line| line == format!("0 sow {place} ccw")));
}

#[test]
fn escape_and_backspace_leave_the_line() {
    let mut app = ulrich();
    press(&mut app, &[Key::Char(':'), Key::Char('s'), Key::Esc]);
    assert!(app.input.is_none());
    press(&mut app, &[Key::Char(':'), Key::Backspace]);
    assert!(app.input.is_none());
    press(&mut app, &[Key::Char(':'), Key::Enter]);
    assert!(app.input.is_none());
}

#[test]
fn a_digit_leads_to_the_moves_of_its_place() {
    let mut app = ulrich();
    let place = own_place(&app);
    let digit = place.chars().next().expect("a place has a digit");
    press(&mut app, &[Key::Char(digit)]);
    let highlighted = app.menu.highlighted().map(|mv| mv.to_string()).unwrap_or_default();
    assert!(highlighted.starts_with(&format!("sow {place} ")), "{highlighted}");
}

#[test]
fn the_rulebook_is_searched_in_the_language_of_the_screen() {
    let mut app = table(&[Human, Greedy], 1);
    press(&mut app, &[Key::Char('r'), Key::Char('/')]);
    write(&mut app, "frog");
    press(&mut app, &[Key::Enter]);
    let Some(Overlay::Rulebook(reading)) = &app.overlay else { panic!("the rulebook is open") };
    assert!(reading.found.contains(&"C3.2") && reading.found.contains(&"C7.5"));
    let first = reading.found[0];
    assert!(screen(&mut app, 80, 24).contains(first));
    press(&mut app, &[Key::Char('n')]);
    let Some(Overlay::Rulebook(reading)) = &app.overlay else { panic!("the rulebook is open") };
    assert_eq!(reading.at, 1);
    press(&mut app, &[Key::Char('/')]);
    write(&mut app, "zzz");
    press(&mut app, &[Key::Enter]);
    assert!(screen(&mut app, 80, 24).contains("“zzz” not found"));
    press(&mut app, &[Key::Esc]);
    assert_eq!(app.overlay, None);
}

#[test]
fn leaving_is_asked_and_can_be_declined() {
    let mut app = ulrich();
    press(&mut app, &[Key::Char('q'), Key::Char('n')]);
    assert!(!app.has_left && app.overlay.is_none());
    press(&mut app, &[Key::Leave]);
    assert!(screen(&mut app, 80, 24).contains("Leave the game?"));
    press(&mut app, &[Key::Enter]);
    assert!(app.has_left);
}

#[test]
fn one_key_translates_the_whole_screen_with_its_log() {
    let mut app = ulrich();
    press(&mut app, &[Key::Char('l')]);
    let text = screen(&mut app, 120, 40);
    assert!(text.contains("Français") && text.contains("C’est à vous de jouer. C4.1"), "{text}");
    press(&mut app, &[Key::Char('l'), Key::Char('l'), Key::Char('l')]);
    assert!(screen(&mut app, 120, 40).contains("Your turn. C4.1"));
}

/// A place with a disc of the player to move.
fn own_place(app: &terminal::model::app::App<campfire::Campfire>) -> String {
    let sowing = app.notations().into_iter().find(|text| text.starts_with("sow"));
    let sowing = sowing.expect("a sowing is always possible");
    sowing.split(' ').nth(1).expect("it names a place").to_owned()
}
