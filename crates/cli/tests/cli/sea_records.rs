//! Records of Sea: whole games of every kind, refusals in them, and the knowledge of a seat.

use crate::program::{emberwake, folder, keys, typed, with_input};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const RECORDS: &str = include_str!("../../../../docs/records-sea.md");

/// The whole games that the rules are tested with.
fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sea/tests/rules/fixtures");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it is read").path()).collect();
    paths.sort();
    paths
}

fn fixture(name: &str) -> String {
    let found = fixtures().into_iter().find(|path| path.ends_with(name));
    fs::read_to_string(found.expect("the game is there")).expect("it is text")
}

#[test]
fn whole_games_of_every_kind_are_checked_proved_and_told_in_every_language() {
    let games = fixtures();
    assert!(games.len() >= 14, "{games:?}");
    for path in games {
        let path = path.display().to_string();
        emberwake(&["record", "check", &path]).fine();
        emberwake(&["record", "verify", &path]).fine();
        for lang in ["en", "fr", "de", "es"] {
            let told = emberwake(&["record", "show", &path, "--lang", lang]).fine();
            assert!(told.lines().count() > 100, "{path} {lang}");
        }
    }
}

/// A record in which this step takes the place of that one, checked.
fn instead(of: &str, step: &str) -> String {
    let text = fixture("ended-by-legends.rec");
    assert_eq!(text.matches(&format!("\n{of}\n")).count(), 1, "{of}");
    let text = text.replacen(&format!("\n{of}\n"), &format!("\n{step}\n"), 1);
    with_input("record check -", &text).refused(1)
}

const OFFER: &str = "0 offer 2 give:red:1 take:green:1";
const COUNTER: &str = "2 counter 2 swap:h5/h4 give:red:1";

/// Returns a record with this answer to the counter-offer in that game.
fn answering(step: &str) -> String {
    let text = fixture("ended-by-legends.rec");
    let before = format!("\n{COUNTER}\n");
    let at = text.find(&before).expect("the game has it") + before.len();
    let rest = &text[at..];
    let after = &rest[rest.find('\n').expect("lines end")..];
    with_input("record check -", &format!("{}{step}{after}", &text[..at])).refused(1)
}

#[test]
fn talks_that_the_rules_do_not_know_are_refused_with_their_rule() {
    for (step, rule, part) in [
        ("0 offer 2 swap:h98/h99", "(S10.7)", "no boat h98"),
        ("0 offer 2 swap:h5/h99", "(S10.7)", "no boat h99"),
        ("0 disclose 2 h5/h99", "(S10.7)", "no boat h99"),
        ("0 offer 2", "(S10.4)", "would change nothing"),
        ("0 offer 1 give:red:1", "(S10.2)", "blue tribe"),
        ("0 offer 2 give:red:30", "(S10.4)", "aboard"),
        ("0 accept", "(S3.1)", "asked something else"),
        ("0 counter 2 give:red:1", "(S3.1)", "asked something else"),
        ("0 legend h0 h1 h2", "(S3.1)", "asked something else"),
    ] {
        let sentence = instead(OFFER, step);
        assert!(sentence.contains(rule) && sentence.contains(part), "{step}: {sentence}");
    }
    let sentence = instead(COUNTER, "2 counter 1 give:red:1");
    assert!(sentence.contains("(S10.4)") && sentence.contains("same two players"), "{sentence}");
    let sentence = answering("0 counter 2 give:red:1");
    assert!(sentence.contains("(S10.4)"), "a counter to a counter: {sentence}");
}

#[test]
fn an_answer_from_another_seat_is_refused_and_says_whose_turn_it_is() {
    let sentence = instead(COUNTER, "1 accept");
    assert!(sentence.ends_with("seat 1 acts, but it’s seat 2’s turn (S3.2)."), "{sentence}");
    let sentence = instead(OFFER, "2 accept");
    assert!(sentence.ends_with("seat 2 acts, but it’s seat 0’s turn (S3.2)."), "{sentence}");
    let sentence = answering("2 accept");
    assert!(sentence.ends_with("seat 2 acts, but it’s seat 0’s turn (S3.2)."), "{sentence}");
}

#[test]
fn notation_that_is_none_shows_its_pattern() {
    for (step, pattern) in [
        ("0 offer 2 give:red", "offer <seat> boats|settlement swap:<handle>/<handle>"),
        ("0 wind pay:pink", "wind keep|free|pay:<tribe>"),
        ("! dist 4", "dist 1|2|3"),
    ] {
        let sentence = instead(OFFER, step);
        assert!(sentence.contains(pattern), "{step}: {sentence}");
    }
    let sentence = instead(OFFER, "! dist 1");
    assert!(sentence.contains("dist 1"), "luck that nobody awaits: {sentence}");
}

#[test]
fn a_seat_knows_only_what_it_has_seen() {
    let path = fixtures().into_iter().find(|path| path.ends_with("settlement-exchange.rec"));
    let path = path.expect("the game is there").display().to_string();
    let mut hidden = 0;
    for seat in 0..3u64 {
        let states =
            emberwake(&["record", "states", &path, "--seat", &(seat + 1).to_string()]).json();
        for state in &states {
            let position = &state["position"];
            assert_eq!(position["viewer"], format!("seat {seat}"));
            assert_eq!(position["forgotten"], Value::Null);
            let scored = !position["places"].is_null();
            for player in position["players"].as_array().unwrap() {
                let own = player["seat"] == seat;
                assert!(own || scored || player["myth"].is_null());
                assert!(own || scored || player["score"]["mythical"].is_null());
            }
            for piece in position["pieces"].as_array().unwrap() {
                let seen = piece["seen_by"].as_array().unwrap().contains(&seat.into());
                assert_eq!(seen, !piece["component"].is_null(), "{piece}");
                hidden += u64::from(!seen);
            }
            for step in position["agenda"].as_array().unwrap() {
                let open = step["step"] == "answer_offer" || step["step"] == "answer_counter";
                let party = step["partner"] == seat || position["active"] == seat;
                assert_eq!(open && !party, open && step["terms"].is_null(), "{step}");
            }
        }
    }
    assert!(hidden > 1000, "{hidden} pieces were hidden");
}

/// A seat sees others' boats, Myths and offers only by their kind.
#[test]
fn a_seat_is_not_shown_the_secret_steps_of_others() {
    let mut masked = BTreeSet::new();
    for path in fixtures() {
        let path = path.display().to_string();
        let all = emberwake(&["record", "states", &path]).json();
        for seat in 0..3u64 {
            let seen =
                emberwake(&["record", "states", &path, "--seat", &(seat + 1).to_string()]).json();
            assert_eq!(seen.len(), all.len());
            for (known, (before, whole)) in seen[1..].iter().zip(all.iter().zip(&all[1..])) {
                let known = known["text"].as_str().unwrap();
                let text = whole["text"].as_str().unwrap();
                let kind = text.split(' ').nth(1).unwrap();
                // The full position says who draws, or between whom the offer is.
                let before = &before["position"];
                let party = match kind {
                    "boat" | "myth" => known == text,
                    "offer" | "counter" => {
                        let partner = text.split(' ').nth(2).unwrap();
                        before["active"] == seat || partner == seat.to_string()
                    }
                    _ => true,
                };
                if party {
                    assert_eq!(known, text);
                } else {
                    assert_eq!(known, format!("{} {kind} ?", &text[..1]));
                    masked.insert(kind.to_owned());
                }
            }
            let own = |kind: &str| {
                let texts = seen.iter().filter_map(|state| state["text"].as_str());
                texts.filter(|text| text.starts_with(kind) && !text.ends_with('?')).count()
            };
            assert_eq!(own("! myth"), 1, "{path}: one's own");
            let drawn = all.last().unwrap()["position"]["boats_drawn"].as_u64().unwrap();
            assert!((1..drawn).contains(&(own("! boat") as u64)), "{path}");
        }
    }
    assert_eq!(masked.into_iter().collect::<Vec<_>>(), ["boat", "counter", "myth", "offer"]);
}

/// The kinds that are free form are named, and whatever else was played is listed.
#[test]
fn the_legal_moves_are_listed_but_for_the_free_forms() {
    let kinds = ["offer", "counter", "settle", "disembark"];
    for path in fixtures() {
        let path = path.display().to_string();
        let states = emberwake(&["record", "states", &path, "--legal"]).json();
        for pair in states.windows(2) {
            let before = &pair[0];
            let step = pair[1]["text"].as_str().unwrap();
            assert_eq!(before["free_form"], serde_json::json!(kinds));
            let legal = before["legal"].as_array().expect("it is listed");
            let listed = || legal.contains(&step[2..].into());
            let is_free = || kinds.contains(&step[2..].split(' ').next().unwrap());
            match &step[..2] {
                "! " => assert!(legal.is_empty(), "{step}"),
                // All seats agree to end the game, whatever is asked.
                "al" => assert_eq!(step, "all end"),
                _ => assert!(listed() || is_free(), "{step} of {legal:?}"),
            }
        }
        // A seat is not shown another's legal moves.
        let seen = emberwake(&["record", "states", &path, "--legal", "--seat", "2"]).json();
        for (known, whole) in seen.iter().zip(&states) {
            let other =
                known["position"]["decision"]["seat"].as_u64().is_some_and(|seat| seat != 1);
            assert_eq!(known["legal"], if other { Value::Null } else { whole["legal"].clone() });
        }
    }
}

#[test]
fn options_and_presets_stand_in_the_record() {
    let records = folder("sea-options");
    let options = "--preset first-voyage --god-of-winds 3 --tiles open-sea --becalmed-rounds 2";
    let shown = records.display();
    typed(&format!("simulate sea --players 3 {options} --games 1 --records {shown}")).fine();
    let text = fs::read_to_string(records.join("sea-1-0.rec")).unwrap();
    for line in [
        "set distance up_to",
        "set found on_arrival",
        "set myth two_of_three",
        "set god_of_winds seat 2",
        "set tiles open_sea",
        "set becalmed_rounds 2",
        "set steering wind",
    ] {
        assert!(text.contains(&format!("\n{line}\n")), "{line}");
    }
    let sum = typed("simulate sea --preset as-printed --games 3 --json").json().remove(0);
    let keys: Vec<&String> = sum["endings"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["becalmed", "boats", "dead", "legends", "table", "tiles"]);
    let score = sum["seats"][0]["mean_score"].as_object().unwrap();
    assert_eq!(score.len(), 4, "a mean for each column");
}

#[test]
fn options_that_are_none_are_named() {
    for (options, part) in [
        ("--preset last-voyage", "full-voyage, as-printed, first-voyage, die-sails"),
        ("--players 2", "S2.1: "),
        ("--players 3 --god-of-winds 4", "S2.2: "),
        ("--offers-per-turn 9", "S10.4: "),
        ("--offers-per-turn x", "1–5."),
        ("--steering sail", "wind, die"),
    ] {
        let sentence = typed(&format!("simulate sea {options}")).refused(2);
        assert!(sentence.contains(part), "{options}: {sentence}");
    }
}

#[test]
fn playing_needs_a_terminal() {
    let sentence = typed("play sea --players 3").refused(3);
    assert!(sentence.contains("terminal"), "{sentence}");
}

#[test]
fn every_field_step_question_setting_and_notation_is_explained() {
    let mut found = BTreeSet::new();
    let mut notations = BTreeSet::new();
    for path in fixtures() {
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with("tag ")) {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["set", key, ..] => {
                    found.insert(key.to_owned());
                }
                ["!", word, ..] => {
                    notations.insert(word.to_owned());
                }
                [seat, word, ..] if seat.len() == 1 => {
                    notations.insert(word.to_owned());
                }
                _ => {}
            }
        }
        for state in typed(&format!("record states {}", path.display())).json() {
            keys(&state, &mut found);
            let position = &state["position"];
            for step in position["agenda"].as_array().unwrap() {
                found.insert(step["step"].as_str().unwrap().to_owned());
            }
            if let Some(question) = position["decision"]["question"].as_str() {
                found.insert(question.to_owned());
            }
        }
    }
    let colors = ["red", "blue", "green", "yellow", "purple", "white"];
    found.retain(|key| !colors.contains(&key.as_str()));
    let missing: Vec<_> =
        found.iter().filter(|key| !RECORDS.contains(&format!("`{key}`"))).collect();
    assert_eq!(missing, Vec::<&String>::new(), "fields, steps, questions and settings");
    let told = |word: &&String| {
        RECORDS.contains(&format!("| `{word}`")) || RECORDS.contains(&format!("| `{word} "))
    };
    let missing: Vec<_> = notations.iter().filter(|word| !told(word)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "notations");
}
