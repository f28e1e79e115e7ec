//! `emberwake box`, and boxes wherever they are named.

use crate::program::{file, folder, typed, with_input};
use std::fs;

fn default_box() -> String {
    typed("box show").fine()
}

#[test]
fn the_default_box_is_a_file_to_start_from() {
    let shown = default_box();
    assert!(shown.starts_with("emberwake box 1\nname default\nlegend a 2 3 4 5\n"), "{shown}");
    assert!(shown.ends_with("song 4 4\nsong 5 5\nsong 6 6\nsong 7 7\n"), "{shown}");
    let path = file(&folder("box"), "mine.box", &shown);
    assert_eq!(typed(&format!("box show {path}")).fine(), shown);
    let said = typed(&format!("box check {path}")).fine();
    assert_eq!(said, format!("{path}: the box “default” is valid.\n"));
    assert_eq!(with_input("box check -", &shown).fine().lines().count(), 1);
}

#[test]
fn a_song_of_eight_kinds_is_refused_wherever_the_box_is_named() {
    let place = folder("eight");
    let text = default_box().replace("song 7 7", "song 8 8");
    let path = file(&place, "eight.box", &text);
    let commands = [
        format!("box check {path}"),
        format!("box show {path}"),
        format!("simulate campfire --box {path}"),
        format!("bench campfire --box {path}"),
        format!("perft campfire --box {path}"),
        format!("play campfire --box {path}"),
    ];
    for command in commands {
        let sentence = typed(&command).refused(1);
        assert!(sentence.starts_with(&format!("{path}: ")), "{command}: {sentence}");
        assert!(sentence.contains('8') && sentence.contains('7'), "{command}: {sentence}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "the file is as it was");
}

#[test]
fn every_reason_for_refusal_has_a_sentence() {
    let place = folder("refusals");
    let changes: [(&str, &str, &str); 12] = [
        ("not-a-box", "emberwake box 1", "a box"),
        ("version", "emberwake box 1", "emberwake box 2"),
        ("misread", "song 4 4", "song four 4"),
        ("unknown", "song 4 4", "price 4 4"),
        ("no-name", "name default\n", ""),
        ("missing", "legend a 2 3 4 5\n", ""),
        ("twice", "legend b", "legend a"),
        ("alike", "legend a 2 3 4 5", "legend a 2 3 4 4"),
        ("value", "legend a 2 3 4 5", "legend a 2 3 4 18"),
        ("songs", "song 4 4\n", ""),
        ("prices", "song 4 4", "song 5 4"),
        ("points", "song 4 4", "song 4 51"),
    ];
    for (name, from, to) in changes {
        let text = default_box().replacen(from, to, 1);
        let path = file(&place, &format!("{name}.box"), &text);
        for lang in ["en", "fr", "de", "es"] {
            let run = typed(&format!("box check {path} --lang {lang}"));
            assert_eq!((run.code, run.out.as_str()), (1, ""), "{name}");
            for line in run.err.lines() {
                assert!(line.starts_with(&path) && line.ends_with('.'), "{name} {lang}: {line}");
            }
        }
    }
}

#[test]
fn all_problems_of_a_box_are_reported_together() {
    let text = default_box().replace("song 7 7", "song 8 8").replace("legend c 2", "legend c 0");
    let run = with_input("box check -", &text);
    assert_eq!(run.code, 1);
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
}

#[test]
fn a_box_that_is_not_text_is_refused() {
    let path = file(&folder("box-bytes"), "x.box", b"emberwake box 1\nname \xff\n");
    let sentence = typed(&format!("box check {path}")).refused(1);
    assert_eq!(sentence, format!("{path}: line 2 isn’t UTF-8 text."));
}
