//! Acts at the table besides moving: votes, pauses, seats that change hands, rematches.

use crate::table::{Folder, Greedy, Human, options, prepare, press, record, screen, start, table};
use campfire::Campfire;
use dealer::{Seed, verify};
use kernel::{Game, Seat, Viewer};
use std::fs;
use terminal::model::acting::TableAct;
use terminal::model::app::App;
use terminal::model::message::Message;
use terminal::model::overlay::Overlay;
use terminal::{Key, SeatKind};
use texts::{Lang, Names};

/// Chooses something in the menu of the table.
fn choose<G: terminal::face::Face>(app: &mut App<G>, act: TableAct) {
    app.press(Key::Char('T'));
    let Some(Overlay::Table(menu)) = &app.overlay else { panic!("the menu is open") };
    let at = menu.acts.iter().position(|other| *other == act);
    let at = at.unwrap_or_else(|| panic!("{act:?} is offered: {:?}", menu.acts));
    (0..at).for_each(|_| app.press(Key::Down));
    app.press(Key::Enter);
}

fn offered(app: &mut App<Campfire>) -> Vec<TableAct> {
    app.press(Key::Char('T'));
    let Some(Overlay::Table(menu)) = &app.overlay else { panic!("the menu is open") };
    let acts = menu.acts.clone();
    app.press(Key::Esc);
    acts
}

/// Two people, each of whom has decided since the game began.
fn two_people() -> App<Campfire> {
    let mut app = table(&[Human, Human], 8);
    prepare(&mut app);
    while app.session.game().turns() < 4 {
        press(&mut app, &[Key::Enter]);
    }
    app
}

#[test]
fn what_was_revealed_is_taken_back_only_if_all_agree() {
    let mut app = two_people();
    let lines = app.session.journal().lines().len();
    press(&mut app, &[Key::Char('u')]);
    assert!(matches!(app.message, Some(Message::UndoLimited { can_force: true, .. })));
    assert!(screen(&mut app, 160, 24).contains("Press U to ask the others."));
    press(&mut app, &[Key::Char('U')]);
    assert_eq!(app.session.journal().lines().len(), lines, "the other is asked first");
    let voter = app.session.voter().expect("somebody is asked");
    let name = app.session.names().of(Lang::En, voter);
    let text = screen(&mut app, 80, 24);
    assert!(text.contains(&format!("{name}:  y Agree   n Decline")), "{text}");
    press(&mut app, &[Key::Enter, Key::Down, Key::Char(':')]);
    assert_eq!(app.session.voter(), Some(voter), "nothing but an answer ends the vote");
    press(&mut app, &[Key::Char('n')]);
    assert_eq!((app.session.journal().lines().len(), app.session.voter()), (lines, None));
    assert!(screen(&mut app, 160, 40).contains(&format!("{name} declines.")));
    press(&mut app, &[Key::Char('U'), Key::Char('y')]);
    assert!(app.session.journal().lines().len() < lines);
    assert_eq!(app.message, Some(Message::TakenBack));
    assert!(app.session.tags().iter().any(|(key, _)| key == "takeback.1"), "the record says so");
}

#[test]
fn several_people_each_agree_to_end_the_game() {
    let mut app = two_people();
    press(&mut app, &[Key::Char('E')]);
    let voter = app.session.voter().expect("the other is asked");
    press(&mut app, &[Key::Char('y')]);
    assert_eq!(app.session.voter(), None);
    let agreed = app.session.journal().lines().contains(&kernel::Line::AgreedEnd);
    assert!(agreed, "{voter} agreed, and so all did");
}

#[test]
fn one_person_confirms_the_end_of_the_game_where_the_bots_agree() {
    let mut app = table(&[Human, Greedy], 3);
    prepare(&mut app);
    press(&mut app, &[Key::Char('E'), Key::Char('E')]);
    assert_eq!(app.message, Some(Message::Refused(::table::TableError::BotsPlayOn)));
    assert!(!offered(&mut app).contains(&TableAct::End), "what is refused is not offered");
}

#[test]
fn bots_hold_still_while_the_game_is_paused() {
    let mut options = options(&[Human, Greedy, Greedy], 1);
    options.bot_delay_ms = 100;
    let mut app = start(options);
    while app.session.person_to_decide().is_some() {
        app.press(Key::Enter);
    }
    choose(&mut app, TableAct::Pause);
    let lines = app.session.journal().lines().len();
    app.pass_time(1_000_000);
    assert_eq!(app.session.journal().lines().len(), lines);
    let text = screen(&mut app, 80, 24);
    assert!(text.contains("The game is paused.") && text.contains("Press T to go on."), "{text}");
    choose(&mut app, TableAct::Resume);
    app.pass_time(1_000_000);
    app.pass_time(1_000_100);
    assert!(app.session.journal().lines().len() > lines);
}

#[test]
fn a_bot_plays_for_a_person_until_the_person_comes_back() {
    let mut app = table(&[Human, Greedy], 5);
    prepare(&mut app);
    assert!(!offered(&mut app).contains(&TableAct::TakeBack(Seat(0))));
    choose(&mut app, TableAct::HandOver(Seat(0)));
    assert_eq!(app.session.seats(), [SeatKind::Level(bots::BotLevel::Medium), Greedy]);
    let lines = app.session.journal().lines().len();
    app.pass_time(0);
    assert!(app.session.is_over(), "bots play on");
    assert!(app.session.journal().lines().len() > lines);
    let mut app = table(&[Human, Greedy], 5);
    prepare(&mut app);
    choose(&mut app, TableAct::HandOver(Seat(0)));
    choose(&mut app, TableAct::TakeBack(Seat(0)));
    assert_eq!(app.session.seats(), [Human, Greedy]);
    assert!(app.session.person_to_decide().is_some() && app.menu.highlighted().is_some());
    let text = screen(&mut app, 120, 40);
    assert!(text.contains("A bot plays for you.") && text.contains("You are back."), "{text}");
}

#[test]
fn what_a_bot_decided_for_a_person_is_not_taken_back_freely() {
    let mut app = table(&[Human, Human], 5);
    prepare(&mut app);
    app.delay_ms = 1000;
    let seat = app.session.person_to_decide().expect("somebody decides");
    let lines = app.session.journal().lines().len();
    choose(&mut app, TableAct::HandOver(seat));
    app.pass_time(0);
    app.pass_time(1000);
    choose(&mut app, TableAct::TakeBack(seat));
    assert!(app.session.journal().lines().len() > lines, "the bot has decided");
    let played = app.session.journal().lines().len();
    app.press(Key::Char('u'));
    assert_eq!(app.session.journal().lines().len(), played, "{:?}", app.message);
}

#[test]
fn resigning_is_confirmed_and_final() {
    let mut app = table(&[Human, Human, Greedy], 5);
    prepare(&mut app);
    app.delay_ms = 1000;
    choose(&mut app, TableAct::Resign(Seat(1)));
    assert_eq!(app.session.kind(Seat(1)), Human, "one press is too easily made");
    assert!(screen(&mut app, 80, 24).contains("Press Enter again to resign."));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.session.kind(Seat(1)), SeatKind::Level(bots::BotLevel::Medium));
    let offered = offered(&mut app);
    assert!(!offered.contains(&TableAct::TakeBack(Seat(1))), "{offered:?}");
    assert!(!offered.contains(&TableAct::Resign(Seat(1))), "{offered:?}");
}

#[test]
fn a_rematch_is_another_game_of_the_same_people_in_a_file_of_its_own() {
    let folder = Folder::new();
    let path = folder.file("game.rec");
    let mut options = options(&[Human, Human], 2);
    options.record = Some(path.clone());
    let mut app = start(options);
    app.new_seed = || Some(Seed::from_number(77));
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    press(&mut app, &[Key::Esc]);
    choose(&mut app, TableAct::Rematch);
    let text = screen(&mut app, 80, 24);
    assert!(text.contains("wants a rematch. Do you agree?"), "{text}");
    press(&mut app, &[Key::Char('y')]);
    assert!(!app.session.is_over() && app.overlay.is_none());
    assert_eq!(app.session.names().of(Lang::En, Seat(1)), "Bob");
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    let again = record(&folder.file("game-2.rec"));
    verify(&again).expect("the new seed has dealt it");
    assert_eq!(again.tag("seed"), Some(Seed::from_number(77).hex().as_str()));
    verify(&record(&path)).expect("the first game is as it was");
}

#[test]
fn a_game_that_was_left_knows_who_plays_for_whom() {
    let folder = Folder::new();
    let path = folder.file("game.rec");
    let mut first = options(&[Human, Human, Greedy], 3);
    first.record = Some(path.clone());
    let mut app = start(first);
    prepare(&mut app);
    app.delay_ms = 1000;
    choose(&mut app, TableAct::HandOver(Seat(1)));
    choose(&mut app, TableAct::Pause);
    app.press(Key::Leave);
    app.press(Key::Leave);
    let resumed = || {
        let mut again = options(&[], 99);
        again.names = Names::default();
        again.resume = Some(record(&path));
        again.record = Some(path.clone());
        again.bot_delay_ms = 1000;
        start(again)
    };
    let mut app = resumed();
    assert_eq!(app.session.seats(), [Human, SeatKind::Level(bots::BotLevel::Medium), Greedy]);
    assert!(app.session.is_paused());
    choose(&mut app, TableAct::Resume);
    choose(&mut app, TableAct::TakeBack(Seat(1)));
    drop(app);
    // Without the log only the record says who sat down.
    fs::remove_file(folder.file("game.rec.table")).expect("it was there");
    let app = resumed();
    assert_eq!(app.session.seats(), [Human, Human, Greedy]);
    assert_eq!(app.session.journal().lines(), record(&path).lines);
}

#[test]
fn a_log_of_another_game_is_not_believed() {
    let folder = Folder::new();
    let path = folder.file("game.rec");
    let mut first = options(&[Human, Greedy], 3);
    first.record = Some(path.clone());
    let mut app = start(first.clone());
    prepare(&mut app);
    let log = folder.file("game.rec.table");
    let text = fs::read_to_string(&log).expect("it is there");
    let lines: Vec<&str> = text.lines().collect();
    for wrong in [lines[..lines.len() - 1].join("\n"), "nonsense".to_owned(), String::new()] {
        fs::write(&log, wrong).expect("it can be written");
        let mut again = first.clone();
        again.resume = Some(record(&path));
        let app = start(again);
        assert_eq!(app.message, None);
        assert!(app.session.journal().lines().starts_with(&record(&path).lines));
        assert!(app.session.is_verifiable());
    }
}

#[test]
fn a_person_who_handed_over_still_sees_their_own_secrets_and_no_others() {
    let mut app = crate::sea::shared(3);
    app.press(Key::Enter);
    let seat = app.session.me();
    assert_eq!(app.viewer(), Viewer::Seat(seat));
    app.delay_ms = 1000;
    choose(&mut app, TableAct::HandOver(seat));
    assert_eq!(app.viewer(), Viewer::Seat(seat));
    choose(&mut app, TableAct::Resign(seat));
    app.press(Key::Enter);
    assert_eq!(app.viewer(), Viewer::Spectator, "who has given up looks on");
}

#[test]
fn a_vote_covers_the_secrets_of_who_had_the_screen() {
    let mut app = crate::sea::shared(3);
    app.press(Key::Enter);
    let myth = crate::sea::own_myth(&app);
    assert!(crate::sea::screen(&mut app, 240, 60).contains(&myth));
    choose(&mut app, TableAct::Pause);
    for _ in 0..2 {
        assert!(app.session.voter().is_some());
        assert!(!crate::sea::screen(&mut app, 240, 60).contains(&myth));
        app.press(Key::Char('y'));
    }
    assert!(app.session.is_paused());
    assert!(!crate::sea::screen(&mut app, 240, 60).contains(&myth), "nobody has the screen");
    choose(&mut app, TableAct::Resume);
    app.press(Key::Char('y'));
    app.press(Key::Char('y'));
    assert!(app.curtain().is_some(), "the screen is handed over again");
}

#[test]
fn a_seat_handed_over_on_the_curtain_shows_nobodys_secrets() {
    let mut app = crate::sea::shared(3);
    app.press(Key::Enter);
    let before = app.session.me();
    let myth = crate::sea::own_myth(&app);
    while app.curtain().is_none() {
        app.press(Key::Enter);
    }
    app.delay_ms = 1000;
    let next = app.curtain().filter(|next| *next != before).expect("another person is to look");
    choose(&mut app, TableAct::HandOver(next));
    assert_eq!(app.viewer(), Viewer::Spectator);
    assert!(!crate::sea::screen(&mut app, 240, 60).contains(&myth));
}
