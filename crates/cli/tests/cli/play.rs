//! `emberwake play`, as far as it goes without a terminal.

use crate::program::{file, folder, golden_text, listing, typed};
use std::fs;

#[test]
fn playing_needs_a_terminal_and_leaves_nothing_behind_without_one() {
    let place = folder("play");
    let record = place.join("evening.rec").display().to_string();
    let sentence = typed(&format!("play campfire --record {record}")).refused(3);
    assert!(!sentence.is_empty());
    assert_eq!(listing(&place), Vec::<String>::new());
}

#[test]
fn seats_and_names_must_fit_the_players() {
    let levels = bots::BotLevel::NAMES.join(", ");
    let choices =
        format!("“clever” can’t take a seat. Choose one of: human, {levels}, greedy, random.");
    let cases = [
        ("--players 3 --seats human,greedy", "--players says 3, but --seats names 2 seats."),
        ("--seats human,clever", choices.as_str()),
        ("--players 2 --names A,B,C", "--names has 3 names, but there are 2 players."),
        ("--resume", "Missing: --record. Run with --help to see examples."),
    ];
    for (options, sentence) in cases {
        assert_eq!(typed(&format!("play campfire {options}")).refused(2), sentence);
    }
    assert!(typed("play campfire --seats human").refused(2).starts_with("C2.1: "));
}

#[test]
fn a_finished_game_is_neither_played_on_nor_overwritten() {
    let path = file(&folder("finished"), "done.rec", golden_text("short.rec"));
    let sentence = typed(&format!("play campfire --record {path}")).refused(1);
    let expected = "contains a finished game and won’t be changed. Choose another file.";
    assert_eq!(sentence, format!("{path} {expected}"));
    assert_eq!(fs::read_to_string(&path).unwrap(), golden_text("short.rec"));
}

#[test]
fn a_file_that_is_no_record_is_not_overwritten() {
    let path = file(&folder("letter"), "letter.txt", "Dear Ann\n");
    let sentence = typed(&format!("play campfire --record {path}")).refused(1);
    assert!(sentence.starts_with(&format!("{path}: Line 1: ")), "{sentence}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear Ann\n");
}

#[test]
fn only_a_game_that_is_there_can_be_resumed() {
    let place = folder("resume");
    let missing = place.join("missing.rec").display().to_string();
    let sentence = typed(&format!("play campfire --record {missing} --resume")).refused(3);
    assert_eq!(sentence, format!("{missing}: can’t be read: no such file or folder."));
    let text = golden_text("short.rec");
    let cut = &text[..text.find("0 nudge").unwrap()];
    let path = file(&place, "running.rec", cut);
    typed(&format!("play campfire --record {path}")).refused(3);
    assert_eq!(fs::read_to_string(&path).unwrap(), cut, "without a terminal it stays as it is");
}
