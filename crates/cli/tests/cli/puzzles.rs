//! `emberwake puzzles`: finding, checking and asking puzzles.

use crate::program::{emberwake, folder, typed, with_input};
use std::fs;

const SHIPPED: &str = "../review/puzzles/campfire.txt";

/// A file with the first shipped puzzles.
fn first_puzzles(count: usize) -> String {
    let text = fs::read_to_string(SHIPPED).expect("it is shipped");
    let mut starts = text.match_indices("\nemberwake record ").map(|(at, _)| at + 1);
    let end = starts.nth(count).unwrap_or(text.len());
    text[..end].to_owned()
}

#[test]
fn the_same_command_finds_the_same_puzzles_with_any_number_of_threads_and_goes_on_where_it_stopped()
{
    let folder = folder("puzzles");
    let mine = |file: &str, games: u8, threads: u8| {
        let out = folder.join(file);
        let out = out.to_str().expect("a plain path");
        let command = format!(
            "puzzles campfire --players 2 --games {games} --seed 7 --threads {threads} --out {out}"
        );
        let said = typed(&command).fine();
        assert!(said.contains(&format!("{games} game")), "{said}");
        fs::read_to_string(out).expect("it was written")
    };
    let alone = mine("alone.txt", 2, 1);
    assert!(alone.starts_with("emberwake puzzles 1\ngame campfire\nmade emberwake "), "{alone}");
    assert!(alone.contains("\nseed 7\nplayers 2\ngames 2\n"), "{alone}");
    assert_eq!(mine("together.txt", 2, 2), alone);
    mine("resumed.txt", 1, 1);
    assert_eq!(mine("resumed.txt", 2, 1), alone);
}

#[test]
fn a_file_that_was_made_in_another_way_is_not_continued() {
    let folder = folder("puzzles-other");
    let file = folder.join("other.txt");
    fs::write(&file, first_puzzles(1)).expect("there is room");
    let path = file.to_str().expect("a plain path");
    let command = format!("puzzles campfire --games 1 --seed 99 --out {path}");
    assert!(typed(&command).refused(2).contains("another command or version"));
    assert_eq!(fs::read_to_string(&file).ok(), Some(first_puzzles(1)), "it is as it was");
}

#[test]
fn a_check_counts_the_answers_that_a_search_keeps() {
    let said = with_input("puzzles check - --iterations 2000", &first_puzzles(12)).out;
    assert!(said.contains(" of 12 answers stay the same at 2000 iterations"), "{said}");
    let printed = emberwake(&["puzzles", "check", SHIPPED, "--iterations", "2", "--json"]);
    let found = printed.json().remove(0);
    assert_eq!(found["game"], "campfire");
    let number = |key: &str| found[key].as_u64().expect("a number");
    assert!(number("checked") >= 100);
    let changed = found["changed"].as_array().expect("a list").len() as u64;
    assert_eq!(number("kept") + changed, number("checked"));
}

#[test]
fn a_check_keeps_the_puzzles_whose_answer_stays_the_same() {
    let out = folder("puzzles-keep").join("kept.txt");
    let path = out.to_str().expect("a plain path");
    let all = first_puzzles(12);
    let command = format!("puzzles check - --iterations 8 --json --keep {path}");
    let found = with_input(&command, &all).json().remove(0);
    let changed: Vec<&str> =
        found["changed"].as_array().expect("a list").iter().filter_map(|id| id.as_str()).collect();
    assert!(!changed.is_empty(), "so short a search goes wrong somewhere");
    let kept = fs::read_to_string(&out).expect("it was written");
    let heading = &all[..all.find("emberwake record").expect("a puzzle")];
    assert!(kept.starts_with(heading), "{kept}");
    for id in &changed {
        assert!(!kept.contains(&format!("tag puzzle {id}\n")), "{id}");
    }
    let again = with_input("puzzles check - --iterations 8 --json", &kept).json().remove(0);
    assert_eq!((&again["checked"], &again["kept"]), (&found["kept"], &found["kept"]));
}

#[test]
fn a_file_that_is_no_file_of_puzzles_is_refused_in_a_sentence() {
    let refused = |text: &str| with_input("puzzles check -", text).refused(1);
    assert!(refused("nothing\n").contains("isn’t a file of puzzles"));
    let good = first_puzzles(1);
    assert!(refused(&good.replace("puzzles 1\n", "puzzles 9\n")).contains("version 9"));
    assert!(refused(&good.replace("seed 1\n", "")).contains("“seed”"));
    assert!(refused(&good.replace("tag puzzle.answer ", "tag other ")).contains("is damaged"));
    let last = good.rfind("! tile").expect("there is luck");
    let broken = format!("{}! tile 0 a\n{}", &good[..last], &good[last..]);
    assert!(refused(&broken).contains("is damaged"));
}

#[test]
fn a_quiz_goes_on_until_the_answer_is_found_or_asked_for() {
    let folder = folder("puzzles-quiz");
    let file = folder.join("two.txt");
    fs::write(&file, first_puzzles(2)).expect("there is room");
    let path = file.to_str().expect("a plain path");
    let said = with_input(&format!("puzzles play {path}"), "x\na\na\n").fine();
    assert_eq!(said.matches("The answer: ").count(), 2, "{said}");
    assert!(said.matches("Type the number").count() >= 2, "{said}");
    // One of the numbers is right.
    let all: String = (1..200).map(|number| format!("{number}\n")).collect();
    let said = with_input(&format!("puzzles play {path}"), &all).fine();
    assert!(said.contains("Right!") && said.contains("Not the best move"), "{said}");
    let none = typed(&format!("puzzles play {path} --theme battle")).fine();
    assert!(none.contains("No puzzle matches"), "{none}");
    let wrong = typed(&format!("puzzles play {path} --difficulty none")).refused(2);
    assert!(wrong.contains("easy, medium or hard"), "{wrong}");
}

#[test]
fn records_with_variations_are_checked_and_told() {
    let text = fs::read_to_string(crate::program::golden_path("short.rec")).expect("it is there");
    let with = text.replace("emberwake record 1", "emberwake record 2")
        + "variation 1 from 0 after 26\ntag comment.26 What if?\n";
    let checked = with_input("record check - --json", &with).json().remove(0);
    assert_eq!(checked["variations"], 1);
    let told = with_input("record show -", &with).fine();
    assert!(told.contains("Variation 1 of the game, after step 26"), "{told}");
    assert!(told.contains("# What if?"), "{told}");
    let wrong = with_input("record check -", &format!("{with}0 pick moon\n")).refused(1);
    let line = with.lines().count() + 1;
    assert!(wrong.contains(&format!("Line {line}")), "{wrong}");
    let old = with_input("record check -", &format!("{text}variation 1 from 0 after 26\n"));
    assert!(old.refused(1).contains("nothing may follow"));
}
