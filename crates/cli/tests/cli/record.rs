//! `emberwake record` with good records.

use crate::program::{folder, golden_path, golden_text, is_golden, typed, with_input};
use std::fs;

#[test]
fn a_good_record_is_called_one() {
    let record = golden_path("short.rec");
    let said = typed(&format!("record check {record}")).fine();
    let sentence = "a valid, finished game of Campfire, 2 players, 41 lines.";
    assert_eq!(said, format!("{record}: {sentence}\n"));
    let checked = typed(&format!("record check {record} --json")).json().remove(0);
    let expected = serde_json::json!({
        "file": record, "ok": true, "game": "campfire", "rules": 1, "players": 2, "lines": 41,
        "places": [2, 1]
    });
    assert_eq!(checked, expected);
}

#[test]
fn a_record_that_stops_between_two_lines_is_a_running_game() {
    let text = golden_text("short.rec");
    let cut = &text[..text.find("0 nudge").unwrap()];
    let said = with_input("record check -", cut).fine();
    let sentence = "a valid, unfinished game of Campfire, 2 players, 26 lines.";
    assert_eq!(said, format!("standard input: {sentence}\n"));
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let text = golden_text("short.rec");
    for command in ["check", "show", "verify", "states"] {
        let said = with_input(&format!("record {command} -"), &text).fine();
        assert!(!said.is_empty(), "{command}");
    }
}

#[test]
fn line_ends_of_windows_and_comments_change_nothing() {
    let text = golden_text("short.rec");
    let commented = text.replace("\nplay\n", "\n# Now it begins.\nplay\n#\n").replace('\n', "\r\n");
    let plain = with_input("record states -", &text).fine();
    assert_eq!(with_input("record states -", &commented).fine(), plain);
}

#[test]
fn a_game_is_told_in_sentences() {
    let told = typed(&format!("record show {}", golden_path("short.rec"))).fine();
    is_golden(&told, "short.show.txt");
}

#[test]
fn a_game_is_told_in_every_language_with_as_many_turns() {
    let record = golden_path("short.rec");
    let turns = [("en", "Turn "), ("fr", "Tour "), ("de", "Zug "), ("es", "Turno ")];
    for (lang, word) in turns {
        let told = typed(&format!("record show {record} --lang {lang}")).fine();
        let headings = told.lines().filter(|line| line.starts_with(word));
        assert_eq!(headings.count(), 5, "{lang}: {told}");
        let long = told.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{lang}");
    }
}

#[test]
fn names_come_from_the_tags_and_cannot_command_the_terminal() {
    let text = golden_text("short.rec").replace("tag bot.0 random", "tag name.0 Zo\u{1b}[31mé");
    let told = with_input("record show -", &text).fine();
    assert!(told.contains("  1  Zo\u{fffd}[31mé\n"), "{told}");
    assert!(told.contains("\nTurn 2: Zo\u{fffd}[31mé\n"), "{told}");
    assert!(!told.contains('\u{1b}'));
}

#[test]
fn names_and_bots_can_not_turn_a_line_around() {
    let text = golden_text("short.rec")
        .replace("tag bot.0 random", "tag name.0 Zo\u{202e}é")
        .replace("tag bot.1 random", "tag bot.1 ran\u{2067}\u{200b}dom");
    let told = with_input("record show -", &text).fine();
    assert!(told.contains("  1  Zo\u{fffd}é\n"), "{told}");
    assert!(told.contains("(ran\u{fffd}\u{fffd}dom)"), "{told}");
}

#[test]
fn a_running_game_shows_how_the_points_stand() {
    let text = golden_text("short.rec");
    let cut = &text[..text.find("0 nudge").unwrap()];
    let told = with_input("record show -", cut).fine();
    assert!(told.contains("\nScores so far (the game isn’t over)\n"), "{told}");
    assert!(!told.contains("wins."), "{told}");
}

#[test]
fn the_luck_of_a_record_is_verified() {
    let record = golden_path("short.rec");
    let said = typed(&format!("record verify {record}")).fine();
    let sentence = "the seed matches the commitment and gives all 19 random results.";
    assert_eq!(said, format!("{record}: {sentence}\n"));
    let json = typed(&format!("record verify {record} --json")).fine();
    assert_eq!(json, format!("{{\"file\":\"{record}\",\"ok\":true,\"outcomes\":19}}\n"));
}

#[test]
fn there_is_one_position_for_the_start_and_one_after_every_line() {
    let states = typed(&format!("record states {} --json", golden_path("short.rec"))).json();
    let text = golden_text("short.rec");
    let played = text.split_once("play\n").unwrap().1.lines();
    let mut expected = vec!["play"];
    expected.extend(played.take_while(|line| !line.starts_with("end ")));
    assert_eq!(states.len(), expected.len());
    for (index, (state, line)) in states.iter().zip(expected).enumerate() {
        assert_eq!(state["line"], index);
        assert_eq!(state["text"], line);
    }
    assert_eq!(states[0]["position"]["turn"]["kind"], "chance");
    assert_eq!(states[9]["position"]["turn"]["question"], "pick");
    let last = &states[41]["position"];
    assert_eq!(last["turn"]["kind"], "over");
    assert_eq!(last["standing"], serde_json::json!([2, 1]));
    assert_eq!(last["end"], "standstill");
}

#[test]
fn a_position_in_json_is_the_one_that_the_documentation_explains() {
    let states = typed(&format!("record states {}", golden_path("short.rec"))).fine();
    let line = states.lines().nth(25).expect("there are so many");
    let state: serde_json::Value = serde_json::from_str(line).unwrap();
    let pretty = serde_json::to_string_pretty(&state).unwrap();
    is_golden(&(pretty + "\n"), "position.json");
}

#[test]
fn a_seat_sees_what_it_may_see() {
    let record = golden_path("short.rec");
    let all = typed(&format!("record states {record}")).fine();
    let seat = typed(&format!("record states {record} --seat 2")).fine();
    assert_eq!(all, seat, "Campfire has no secrets");
    let sentence = typed(&format!("record states {record} --seat 3")).refused(2);
    assert_eq!(sentence, format!("{record}: the table has no seat 3, only 1 to 2."));
}

#[test]
fn several_records_are_checked_whatever_is_wrong_with_one() {
    let place = folder("several");
    let good = golden_path("short.rec");
    let bad = place.join("bad.rec").display().to_string();
    fs::write(&bad, golden_text("short.rec").replace("1 pick ulrich", "1 pick nobody")).unwrap();
    let missing = place.join("missing.rec").display().to_string();
    let run = typed(&format!("record check {bad} {good}"));
    assert_eq!(run.code, 1);
    assert!(run.out.starts_with(&good), "{}", run.out);
    assert!(run.err.starts_with(&format!("{bad}: Line 25: ")), "{}", run.err);
    assert_eq!(typed(&format!("record check {missing} {bad} {good}")).code, 3, "the highest");
    let run = typed(&format!("record check {bad} {good} --json"));
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let oks: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&oks[0]["ok"], &oks[1]["ok"]), (&false.into(), &true.into()));
    assert!(oks[0]["message"].as_str().unwrap().contains("Line 25"));
}

#[test]
fn several_records_are_shown_verified_and_laid_out() {
    let place = folder("several-more");
    let good = golden_path("short.rec");
    let bad = place.join("bad.rec").display().to_string();
    fs::write(&bad, golden_text("short.rec").replace("! tile 0 f", "! tile 0 a")).unwrap();
    let told = typed(&format!("record show {good} {good}")).fine();
    let alone = typed(&format!("record show {good}")).fine();
    assert_eq!(told, format!("== {good} ==\n\n{alone}\n").repeat(2));
    let run = typed(&format!("record verify {bad} {good}"));
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with(&format!("{bad}: ")) && run.out.starts_with(&good), "{}", run.out);
    let run = typed(&format!("record verify {bad} {good} --json"));
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let oks: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&oks[0]["ok"], &oks[1]["ok"]), (&false.into(), &true.into()));
    let states = typed(&format!("record states {good} {good}")).json();
    assert_eq!(states.len(), 2 * 42);
    assert!(states.iter().all(|state| state["file"] == good));
    let alone = typed(&format!("record states {good}")).json();
    assert_eq!((states[41]["position"].clone(), states[41]["line"].clone()), {
        let last = &alone[41];
        (last["position"].clone(), last["line"].clone())
    });
}

/// The legal moves of each position include the one that was played.
#[test]
fn the_legal_moves_of_every_position_are_listed() {
    let states = typed(&format!("record states {} --legal", golden_path("short.rec"))).json();
    let mut decisions = 0;
    for pair in states.windows(2) {
        let before = &pair[0];
        let after = &pair[1];
        let legal = before["legal"].as_array().expect("it is listed");
        assert_eq!(before["free_form"], serde_json::json!([]));
        let step = after["text"].as_str().unwrap();
        match step.strip_prefix("! ") {
            Some(_) => assert!(legal.is_empty(), "{step}"),
            None => {
                assert!(legal.contains(&step[2..].into()), "{step} of {legal:?}");
                decisions += 1;
            }
        }
    }
    assert!(decisions > 10);
    assert_eq!(states[41]["legal"], serde_json::json!([]), "the game is over");
}
