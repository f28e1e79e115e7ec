//! The record on disk: line by line, closed at the end, resumed, and when writing fails.

use crate::table::{Folder, Greedy, Human, options, prepare, press, record, screen, start};
use campfire::Campfire;
use dealer::{Seed, verify};
use std::fs;
use terminal::model::log::{LogEntry, Note};
use terminal::model::message::Message;
use terminal::{Key, PlayError, PlayOptions};
use texts::{Lang, Names};

fn kept(folder: &Folder, seed: u64) -> PlayOptions<Campfire> {
    PlayOptions { record: Some(folder.file("game.txt")), ..options(&[Human, Greedy, Greedy], seed) }
}

/// Returns options that resume the game from its file, with the names and bots in the file.
fn resumed(folder: &Folder, seed: u64) -> PlayOptions<Campfire> {
    let resume = Some(record(&folder.file("game.txt")));
    PlayOptions { resume, seats: Vec::new(), names: Names::default(), ..kept(folder, seed) }
}

#[test]
fn each_line_is_in_the_file_as_soon_as_it_is_played() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 1));
    for _ in 0..12 {
        let lines = record(&folder.file("game.txt")).lines;
        assert_eq!(lines, app.session.journal().lines());
        press(&mut app, &[Key::Enter]);
    }
    let record = record(&folder.file("game.txt"));
    assert_eq!(record.tag("name.0"), Some("Ann"));
    assert_eq!(record.tag("bot.2"), Some("greedy"));
    assert!(record.tag("commit").is_some() && record.tag("seed").is_none());
}

#[test]
fn a_finished_record_can_be_verified_by_anybody() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 2));
    assert!(folder.file("game.txt.seed").exists());
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    let record = record(&folder.file("game.txt"));
    let verified = verify(&record).expect("all luck is as the seed gives it");
    assert!(verified.outcomes > 8);
    assert!(record.end.is_some());
    assert!(!folder.file("game.txt.seed").exists(), "the secret is out, its file is gone");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_seed_of_a_running_game() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let _app = start(kept(&folder, 1));
    let mode = fs::metadata(folder.file("game.txt.seed")).expect("it is there").permissions();
    assert_eq!(mode.mode() & 0o777, 0o600);
}

#[test]
fn a_file_that_is_there_already_is_not_overwritten() {
    let folder = Folder::new();
    fs::write(folder.file("game.txt"), "a letter to grandmother").expect("it can be written");
    let failure = terminal::app(kept(&folder, 1), 0).err().expect("it is refused");
    assert!(matches!(failure, PlayError::RecordExists(_)));
    assert!(failure.sentence(Lang::De).contains("wird nicht überschrieben"));
    let text = fs::read_to_string(folder.file("game.txt")).expect("it is there");
    assert_eq!(text, "a letter to grandmother");
}

#[test]
fn a_game_that_was_left_goes_on_with_the_same_luck() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 3));
    prepare(&mut app);
    press(&mut app, &[Key::Enter, Key::Enter, Key::Char('q'), Key::Enter]);
    assert!(app.has_left);
    let mut app = start(resumed(&folder, 999));
    assert_eq!(app.session.names().of(Lang::En, kernel::Seat(0)), "Ann");
    assert_eq!(app.session.seats(), [Human, Greedy, Greedy]);
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    verify(&record(&folder.file("game.txt"))).expect("the first seed has dealt it all");
}

#[test]
fn a_game_whose_seed_is_lost_goes_on_and_says_so() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 3));
    prepare(&mut app);
    drop(app);
    fs::remove_file(folder.file("game.txt.seed")).expect("it was there");
    let mut app = start(resumed(&folder, 999));
    assert_eq!(app.message, Some(Message::SeedLost));
    let lost = LogEntry::Note(Note::SeedLost("commit.2".to_owned()));
    assert!(app.log().entries().contains(&lost));
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    let record = record(&folder.file("game.txt"));
    record.replay(&mut ()).expect("it is a game by the rules");
    assert!(verify(&record).is_err(), "its luck as a whole is not proved");
    assert!(!app.session.is_verifiable());
    let published = kernel::notation::hex(&dealer::commitment(&Seed::from_number(999)));
    assert_eq!(record.tag("commit.2"), Some(published.as_str()));
    assert_eq!(record.tag("seed.2"), Some(Seed::from_number(999).hex().as_str()));
    assert_eq!(record.tag("seed"), None);
}

#[test]
fn a_game_with_a_second_seed_is_resumed_with_that_seed() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 3));
    prepare(&mut app);
    drop(app);
    fs::remove_file(folder.file("game.txt.seed")).expect("it was there");
    drop(start(resumed(&folder, 999)));
    let app = start(resumed(&folder, 12345));
    assert_eq!(app.message, None, "nothing is lost this time");
    let commits = app.session.tags().iter().filter(|(key, _)| key.starts_with("commit"));
    assert_eq!(commits.count(), 2);
}

#[test]
fn a_game_cut_off_before_its_last_line_is_closed_when_it_is_resumed() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 4));
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    let path = folder.file("game.txt");
    let text = fs::read_to_string(&path).expect("it is there");
    let cut = 1 + text.find("\nend ").expect("it has an end");
    fs::write(&path, &text[..cut]).expect("it can be written");
    fs::write(folder.file("game.txt.seed"), Seed::from_number(4).hex()).expect("it can be");
    let app = start(resumed(&folder, 1));
    assert!(app.session.is_over());
    verify(&record(&path)).expect("it is closed and complete");
}

#[test]
fn a_record_that_can_not_be_written_is_told_and_tried_again() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 5));
    prepare(&mut app);
    fs::remove_dir_all(folder.path()).expect("the folder vanishes");
    press(&mut app, &[Key::Enter]);
    assert!(matches!(app.message, Some(Message::NotKept { .. })), "{:?}", app.message);
    assert!(screen(&mut app, 160, 24).contains("can’t be written"));
    assert!(!app.session.is_kept());
    fs::create_dir_all(folder.path()).expect("the folder is back");
    press(&mut app, &[Key::Enter]);
    assert!(matches!(app.message, Some(Message::KeptAgain { .. })), "{:?}", app.message);
    let lines = record(&folder.file("game.txt")).lines;
    assert_eq!(lines, app.session.journal().lines(), "the whole game is there");
}

#[test]
fn a_move_taken_back_leaves_the_file() {
    let folder = Folder::new();
    let mut app = start(kept(&folder, 6));
    prepare(&mut app);
    press(&mut app, &[Key::Enter, Key::Enter, Key::Char('U')]);
    let record = record(&folder.file("game.txt"));
    assert_eq!(record.lines, app.session.journal().lines());
    assert!(record.tag("takeback.1").is_some());
    let others = fs::read_dir(folder.path()).expect("it is there").count();
    assert_eq!(others, 3, "the record, its seed and the table's log, nothing half done");
}

#[test]
fn nothing_is_begun_without_a_terminal() {
    let folder = Folder::new();
    // The tests' own input is not a terminal, or if it is, its output is captured.
    let failure = terminal::run(kept(&folder, 1));
    if let Err(failure) = failure {
        assert!(matches!(failure, PlayError::NoTerminal));
        assert!(!folder.file("game.txt").exists());
        assert!(failure.sentence(Lang::En).contains("needs a terminal"));
    }
}
