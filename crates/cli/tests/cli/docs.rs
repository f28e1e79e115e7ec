//! The documentation of the formats matches the binary.

use crate::program::{golden_path, golden_text, keys, typed, with_input};
use std::collections::BTreeSet;

const RECORDS: &str = include_str!("../../../../docs/records.md");
const CAMPFIRE: &str = include_str!("../../../../docs/records-campfire.md");
const BOXES: &str = include_str!("../../../../docs/boxes.md");

/// The first block of text on a page that begins like this.
fn block<'a>(page: &'a str, beginning: &str) -> &'a str {
    let fence = "```text\n";
    let start = page.find(&format!("{fence}{beginning}")).expect("the page has it") + fence.len();
    let length = page[start..].find("```").expect("a block ends");
    &page[start..start + length]
}

#[test]
fn the_annotated_example_is_a_record_and_its_luck_is_proved() {
    let example = block(CAMPFIRE, "emberwake record 1\ngame campfire");
    with_input("record verify -", example).fine();
    let uncommented = example.lines().filter(|line| !line.starts_with('#'));
    let uncommented: String = uncommented.map(|line| format!("{line}\n")).collect();
    assert_eq!(uncommented, golden_text("short.rec"));
}

#[test]
fn the_box_that_is_shown_is_the_default_one() {
    assert_eq!(block(BOXES, "emberwake box 1"), typed("box show").fine());
}

#[test]
fn every_field_of_a_position_is_explained() {
    let mut found = BTreeSet::new();
    for state in typed(&format!("record states {}", golden_path("short.rec"))).json() {
        keys(&state, &mut found);
    }
    assert!(found.contains("idle_turns") && found.contains("card_points"));
    let explained = |key: &String| {
        [RECORDS, CAMPFIRE]
            .iter()
            .any(|page| page.contains(&format!("`{key}`")) || page.contains(&format!("\"{key}\":")))
    };
    let letter = |key: &String| key.len() == 1;
    let missing: Vec<_> = found.iter().filter(|key| !letter(key) && !explained(key)).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

#[test]
fn every_field_that_other_commands_print_is_explained() {
    let record = golden_path("short.rec");
    let mut found = BTreeSet::new();
    for command in [
        &format!("record check {record}"),
        &format!("record verify {record}"),
        &format!("perft campfire --record {record}"),
        "simulate campfire --games 1",
        "bench campfire --players 2 --seconds 0.01",
        "rules campfire C1.7",
    ] {
        typed(&format!("{command} --json")).json().iter().for_each(|line| keys(line, &mut found));
    }
    let named =
        |key: &str| [RECORDS, CAMPFIRE].iter().any(|page| page.contains(&format!("`{key}`")));
    let missing = found.iter().filter(|key| !named(key));
    let missing: Vec<&String> = missing.collect();
    assert_eq!(missing, Vec::<&String>::new());
}

#[test]
fn every_decision_and_every_setting_is_explained() {
    for (word, _) in campfire::moves::FORMS {
        assert!(CAMPFIRE.contains(&format!("| `{word}")), "{word}");
    }
    let text = golden_text("short.rec");
    let settings = text.lines().filter_map(|line| line.strip_prefix("set ")?.split(' ').next());
    for key in settings {
        assert!(CAMPFIRE.contains(&format!("| `{key}` |")), "{key}");
    }
    let setup = campfire::Setup { cards: other_box(), ..campfire::Setup::new(2) };
    let fields = kernel::SetupText::fields(&setup);
    assert_eq!(fields.len(), 8 + 9, "as many as the page says");
}

fn other_box() -> campfire::CardBox {
    campfire::CardBox { name: "other".to_owned(), ..campfire::CardBox::default() }
}
