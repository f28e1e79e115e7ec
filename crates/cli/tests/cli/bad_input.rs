//! Files that aren't records, or break the rules: one sentence that says what and where, an exit
//! code, and an unchanged file.

use crate::program::binary;
use crate::program::{file, folder, golden_text, run, typed};
use std::fs;

const COMMANDS: [&str; 4] = ["check", "show", "verify", "states"];

/// Demands one sentence on the errors, about this file and with all of these words.
fn one_sentence(err: &str, path: &str, words: &[&str]) {
    let said = err.strip_prefix(&format!("{path}: ")).expect("the sentence names the file");
    assert!(said.ends_with(".\n") && said.lines().count() == 1, "{err}");
    let missing = words.iter().find(|word| !said.contains(**word));
    assert_eq!(missing, None, "{err}");
}

/// Passes a bad record to every command and expects a sentence with these words about it.
fn refused(name: &str, bytes: impl AsRef<[u8]>, words: &[&str]) {
    let place = folder(&format!("bad-{name}"));
    let path = file(&place, "bad.rec", &bytes);
    let others = [format!("review --seat 1 {path}"), format!("hint {path}")];
    let commands = COMMANDS.map(|command| format!("record {command} {path}"));
    for command in commands.iter().chain(&others) {
        let run = typed(command);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{command}: {}", run.err);
        one_sentence(&run.err, &path, words);
        assert_eq!(fs::read(&path).unwrap(), bytes.as_ref(), "the file is as it was");
    }
}

/// The short record with one piece of it replaced.
fn changed(from: &str, to: &str) -> String {
    let text = golden_text("short.rec");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    for (name, text) in [("empty", ""), ("nonsense", "To be, or not to be\n"), ("line", "\n")] {
        refused(name, text, &["Line 1:", "not an Emberwake record"]);
    }
}

#[test]
fn a_file_that_is_not_text_is_refused_with_the_line() {
    refused("bytes", b"emberwake record 1\n\xff\xfe\n", &["line 2 isn’t UTF-8 text"]);
}

#[test]
fn other_versions_and_other_games_are_refused() {
    let format = changed("emberwake record 1", "emberwake record 3");
    refused("format", format, &["Line 1:", "version “3”"]);
    refused("rules", changed("rules 1", "rules 7"), &["Line 3:", "edition “7”", "editions 1 to 2"]);
    refused("game", changed("game campfire", "game chess"), &["Line 2:", "“chess”"]);
}

#[test]
fn a_file_that_is_cut_off_is_refused_where_it_ends() {
    let text = golden_text("short.rec");
    refused("cut-line", &text[..text.len() - 5], &["Line 58:", "ends too early"]);
    let header = &text[..text.find("tag commit").unwrap()];
    refused("cut-header", header, &["Line 11:", "ends too early"]);
}

#[test]
fn a_setting_that_is_wrong_is_refused() {
    let misread = changed("set standstill 1", "set standstill soon");
    refused("setting", misread, &["Line 9:", "“standstill”", "“soon”", "<number of turns>"]);
    let unknown = changed("set standstill 1", "set pace slow");
    refused("unknown-setting", unknown, &["Line 9:", "“pace”"]);
}

#[test]
fn a_line_that_cannot_be_read_shows_its_pattern() {
    let pattern = "sow <place 0-7> cw|ccw [pair <step>|skip <step>]";
    let misread = changed("0 sow 6 ccw", "0 sow 8 ccw");
    refused("misread", misread, &["Line 43:", "“sow 8 ccw”", pattern]);
}

#[test]
fn nothing_may_follow_the_end_but_tags() {
    refused("after-end", golden_text("short.rec") + "0 pass\n", &["Line 59:", "end"]);
}

/// Tests a record that can be read but breaks the rules: `show` and `states` print the valid part,
/// then stop.
fn against_the_rules(name: &str, text: &str, words: &[&str]) {
    let place = folder(&format!("against-{name}"));
    let path = file(&place, "bad.rec", text);
    for command in COMMANDS {
        let run = typed(&format!("record {command} {path}"));
        assert_eq!(run.code, 1, "{command}: {}", run.err);
        one_sentence(&run.err, &path, words);
        let tells = command == "show" || command == "states";
        assert_eq!(run.out.is_empty(), !tells, "{command}: {}", run.out);
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "the file is as it was");
    }
}

#[test]
fn a_move_that_the_rules_refuse_is_named_with_its_rule() {
    let fifth = changed("1 disc 3\n0 disc 1\n", "1 disc 2\n0 disc 1\n");
    against_the_rules("fifth-disc", &fifth, &["ine 35", "“1 disc 2”", "C3.6"]);
}

#[test]
fn a_seat_that_acts_out_of_turn_is_named() {
    let other = changed("0 pick moon", "1 pick moon");
    against_the_rules("turn", &other, &["ine 26", "seat 1", "seat 0"]);
}

#[test]
fn luck_that_cannot_fall_is_named() {
    let other = changed("! tile 1 c", "! tile 2 c");
    against_the_rules("outcome", &other, &["ine 17", "tile 2 c"]);
}

#[test]
fn an_end_that_is_missing_or_wrong_is_named() {
    against_the_rules("end-missing", &changed("end 2 1\n", ""), &["line 56", "missing"]);
    let places = changed("end 2 1\n", "end 1 2\n");
    against_the_rules("places", &places, &["places as 1 2", "2 1"]);
    let early = changed("1 song 4 abdf\n", "");
    against_the_rules("too-early", &early, &["isn’t over", "line 55"]);
}

#[test]
fn luck_that_the_seed_does_not_give_is_named() {
    let place = folder("bad-luck");
    let verify = |name: &str, text: String, words: &[&str]| {
        let path = file(&place, name, text);
        one_sentence(&(typed(&format!("record verify {path}")).refused(1) + "\n"), &path, words);
        typed(&format!("record check {path}")).fine();
    };
    let other = changed("! tile 7 f\n", "! tile 7 g\n");
    verify("outcome.rec", other, &["Line 23:", "“tile 7 g”", "“tile 7 f”"]);
    verify("seed.rec", changed("tag seed a8", "tag seed a9"), &["seed", "commitment"]);
    let none = golden_text("short.rec").lines().take(57).map(|line| format!("{line}\n")).collect();
    verify("none.rec", none, &["seed"]);
}

#[test]
fn a_file_that_cannot_be_read_is_trouble() {
    let place = folder("trouble");
    let missing = place.join("missing.rec").display().to_string();
    let inside = place.join("file/x.rec").display().to_string();
    file(&place, "file", "");
    let cases = [
        (missing.clone(), "no such file or folder"),
        (place.display().to_string(), "it is a folder"),
        (inside, "part of the path isn’t a folder"),
    ];
    for (path, why) in cases {
        let expected = format!("{path}: can’t be read: {why}.");
        for command in COMMANDS.map(|command| format!("record {command} {path}")) {
            let run = typed(&command);
            assert_eq!((run.code, run.err), (3, format!("{expected}\n")), "{command}");
        }
        for command in ["perft campfire --record", "simulate campfire --box", "box check"] {
            assert_eq!(typed(&format!("{command} {path}")).refused(3), expected, "{command}");
        }
    }
    let sentence = typed(&format!("record check {missing} --lang de"));
    let why = "Datei oder Ordner nicht gefunden";
    assert_eq!(sentence.err, format!("{missing}: lässt sich nicht lesen: {why}.\n"));
}

#[test]
fn bad_records_are_refused_in_every_language() {
    let place = folder("bad-languages");
    let path = file(&place, "bad.rec", changed("rules 1", "rules 7"));
    for (lang, start) in [("en", "Line 3: "), ("fr", "Ligne 3\u{a0}: "), ("de", "Zeile 3: ")] {
        let run = run(binary().args(["record", "check", &path, "--lang", lang]));
        assert!(run.err.contains(start), "{lang}: {}", run.err);
    }
}

/// The sentence about the short game after a change to its text.
fn verdict(command: &str, change: impl Fn(String) -> String) -> String {
    let text = crate::program::golden_text("short.rec");
    let changed = change(text.clone());
    assert_ne!(text, changed);
    crate::program::with_input(&format!("record {command} -"), &changed).refused(1)
}

#[test]
fn an_end_has_its_places_one_space_apart() {
    for end in ["end  2 1", "end 2  1", "end 2 1 ", "end "] {
        let said = verdict("check", |text| text.replace("\nend 2 1\n", &format!("\n{end}\n")));
        assert!(said.contains("Line 57: ") && said.contains("end <place of seat 0>"), "{said}");
    }
}

#[test]
fn the_name_of_the_default_box_is_refused_for_another() {
    let values: String = ["a", "b", "c", "d", "e", "f", "g"]
        .map(|letter| format!("set legend.{letter} 1 2 3 4\n"))
        .concat();
    let songs = "set song.prices 4 5 6 7\nset song.points 4 5 6 7\n";
    let said = verdict("check", |text| {
        text.replace("set box default\n", &format!("set box default\n{values}{songs}"))
    });
    assert!(said.contains("Line 11: ") && said.contains("“default”"), "{said}");
    assert!(said.ends_with("Choose another name for your values."), "{said}");
    let said = verdict("check", |text| {
        text.replace("set box default\n", &format!("set box mine\n{values}{songs}"))
            .replace("set legend.c 1 2 3 4", "set legend.c 1 2  3 4")
    });
    assert!(said.contains("Line 14: "), "two spaces: {said}");
}

#[test]
fn settings_that_are_no_game_are_named_with_their_lines() {
    let said = verdict("check", |text| {
        text.replace("set players 2", "set players 9")
            .replace("set standstill 1", "set standstill 0")
    });
    assert!(said.contains(" Line 4: [C2.1] ") && said.contains(" Line 9: [C8.3] "), "{said}");
    let said = verdict("check", |text| text.replace("set first random", "set first seat 5"));
    assert!(said.contains(" Line 5: [C2.2] "), "{said}");
}

#[test]
fn a_byte_order_mark_is_named() {
    let said = verdict("check", |text| format!("\u{feff}{text}"));
    assert!(said.contains("byte-order mark") && said.contains("UTF-8"), "{said}");
}

#[test]
fn a_proof_needs_its_tags_in_their_places_and_a_finished_game() {
    let line = |text: &str, start: &str| {
        let found = text.lines().find(|line| line.starts_with(start)).expect("it is there");
        format!("{found}\n")
    };
    let early = verdict("verify", |text| {
        let seed = line(&text, "tag seed ");
        text.replace(&seed, "").replace("play\n", &format!("{seed}play\n"))
    });
    assert!(early.ends_with("It must come after “end”."), "{early}");
    for place in ["play\n", "end 2 1\n"] {
        let late = verdict("verify", |text| {
            let commit = line(&text, "tag commit ");
            text.replace(&commit, "").replace(place, &format!("{place}{commit}"))
        });
        assert!(late.contains("“commit”") && late.ends_with("It must come before."), "{late}");
    }
    let running = verdict("verify", |text| {
        let seed = line(&text, "tag seed ");
        format!("{}{seed}", &text[..text.find("0 nudge").unwrap()])
    });
    assert!(running.contains("isn’t finished"), "{running}");
}
