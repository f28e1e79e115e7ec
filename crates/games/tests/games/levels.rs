//! Every level of the bots has its texts, and docs/levels.md introduces it.

use bots::BotLevel;
use texts::Lang;
use texts::bots::{LevelText, level};

const PAGE: &str = include_str!("../../../../docs/levels.md");

#[test]
fn every_level_has_a_name_and_a_character_in_every_language() {
    for lang in Lang::ALL {
        for name in BotLevel::NAMES {
            assert!(level(lang, name).is_some(), "{lang:?} {name}");
        }
        assert_eq!(level(lang, "greedy"), None);
    }
    assert_eq!(LevelText::ALL.len(), 2 * BotLevel::ALL.len(), "a text that no level has");
}

#[test]
fn the_page_about_the_levels_introduces_them() {
    let (_, table) = PAGE.split_once("| level | name | character |\n|---|---|---|\n").unwrap();
    let rows: Vec<&str> = table.lines().take_while(|line| line.starts_with('|')).collect();
    let expected = BotLevel::NAMES.map(|name| {
        let (title, character) = level(Lang::En, name).unwrap();
        format!("| `{name}` | {title} | {character} |")
    });
    assert_eq!(rows, expected);
}
