//! `emberwake rules`.

use crate::program::{binary, run, typed};

const BOOKS: [(&str, &str); 4] = [
    ("en", include_str!("../../../texts/rulebook/campfire.en.md")),
    ("fr", include_str!("../../../texts/rulebook/campfire.fr.md")),
    ("de", include_str!("../../../texts/rulebook/campfire.de.md")),
    ("es", include_str!("../../../texts/rulebook/campfire.es.md")),
];

/// The ids in a rulebook's file, from front to back. A colon follows the id of a rule that is only
/// explained.
fn ids(book: &str) -> Vec<&str> {
    let words = book.lines().filter_map(|line| line.strip_prefix("- C")?.split(' ').next());
    words.filter(|word| !word.ends_with(':')).collect()
}

#[test]
fn the_whole_book_is_told_in_every_language_and_fits_the_window() {
    for (lang, book) in BOOKS {
        for columns in ["40", "80"] {
            let mut command = binary();
            command.args(["rules", "campfire", "--lang", lang]).env("COLUMNS", columns);
            let told = run(&mut command).fine();
            for id in ids(book) {
                assert!(told.contains(&format!("\nC{id} ")), "{lang}: C{id}");
            }
            let width: usize = columns.parse().unwrap();
            let long = told.lines().find(|line| line.chars().count() > width);
            assert_eq!(long, None, "{lang}");
        }
    }
}

#[test]
fn paragraphs_are_found_by_their_ids_in_the_order_asked_for() {
    let told = typed("rules campfire c4.1A C1.4").fine();
    let expected = "\
C4.1a   If only one choice is legal, the game makes it for you.

C1.4    There are 4 Song cards of different values.
";
    assert_eq!(told, expected);
}

#[test]
fn a_decision_of_ours_is_followed_by_its_reasons() {
    for (lang, colon) in [("en", ":"), ("fr", "\u{a0}:"), ("de", ":"), ("es", ":")] {
        let told = typed(&format!("rules sea s6.3 S1.1 --lang {lang}")).fine();
        let parts: Vec<&str> = told.split("\n\n").collect();
        assert!(parts[0].starts_with("S6.3    ["), "{told}");
        assert!(parts[1].starts_with(&format!("        S6.3{colon} ")), "{told}");
        assert!(parts[2].starts_with("S1.1    "), "{told}");
        assert_eq!(parts.len(), 3, "{told}");
    }
    let lines = typed("rules sea S6.3 --json").json();
    let named: Vec<_> = lines.iter().map(|line| [&line["id"], &line["explains"]]).collect();
    let id = "S6.3".into();
    let none = serde_json::Value::Null;
    assert_eq!(named, [[&id, &none], [&none, &id]]);
}

#[test]
fn tags_are_translated() {
    for (lang, tags) in [
        ("en", "[our reading, option Moons on a tie]"),
        ("fr", "[notre interprétation, option Lunes en cas d"),
        ("de", "[unsere Lesart, Option Monde bei Gleichstand]"),
        ("es", "[interpretación nuestra, opción Lunas en caso de empate]"),
    ] {
        let told = typed(&format!("rules campfire C7A.5 --lang {lang}")).fine();
        assert!(told.starts_with(&format!("C7A.5   {tags}")), "{told}");
    }
}

#[test]
fn an_unknown_id_is_named() {
    let sentence = typed("rules campfire C1.1 C6.99").refused(2);
    assert_eq!(sentence, "The rulebook of Campfire has no paragraph “C6.99”.");
}

#[test]
fn words_find_the_paragraphs_that_hold_them() {
    let told = typed("rules campfire --find standstill").fine();
    let found: Vec<&str> = told.lines().filter(|line| line.starts_with('C')).collect();
    assert_eq!(found.len(), 1, "{told}");
    assert!(found[0].starts_with("C8.3 "), "{told}");
    let sentence = typed("rules campfire --find xyzzy").refused(1);
    assert_eq!(sentence, "No paragraph of the rulebook contains “xyzzy”.");
}

#[test]
fn programs_get_one_paragraph_a_line() {
    let rules = typed("rules campfire --json").json();
    let listed: Vec<&str> = rules.iter().filter_map(|rule| rule["id"].as_str()).collect();
    let expected: Vec<String> = ids(BOOKS[0].1).iter().map(|id| format!("C{id}")).collect();
    assert_eq!(listed, expected);
    let ties = typed("rules campfire C7A.5 --json").json().remove(0);
    assert_eq!((&ties["ruling"], &ties["option"]), (&true.into(), &"moon_ties".into()));
    assert_eq!(ties["invented"], false);
}

#[test]
fn learn_and_card_are_told_in_every_language_with_pictures_and_fit_the_window() {
    for (game, title) in [
        (
            "campfire",
            [
                "Learn Campfire",
                "Apprendre à jouer à Feu de camp",
                "Lagerfeuer lernen",
                "Aprender Hoguera",
            ],
        ),
        ("sea", ["Learn Sea", "Apprendre à jouer à Mer", "Meer lernen", "Aprender Mar"]),
    ] {
        for ((lang, _), title) in BOOKS.into_iter().zip(title) {
            for columns in [60, 80] {
                let mut command = binary();
                command.args(["rules", game, "--learn", "--lang", lang]);
                let told = run(command.env("COLUMNS", columns.to_string())).fine();
                assert!(told.starts_with(title), "{told}");
                assert!(!told.contains("fact:") && !told.contains("picture:"), "{told}");
                // Pictures are drawn with the same code as boards in the terminal.
                assert!(told.contains("Ada"), "{game} {lang}");
                let long = told.lines().find(|line| line.chars().count() > columns);
                assert_eq!(long, None, "{game} {lang}");
            }
            let card = typed(&format!("rules {game} --card --lang {lang}")).fine();
            assert!(card.lines().count() < 60, "a card of {} lines", card.lines().count());
        }
    }
}

#[test]
fn learn_and_card_exclude_each_other_and_paragraphs() {
    for line in
        ["rules campfire --learn --card", "rules sea --card S1.1", "rules sea --learn --json"]
    {
        assert!(!typed(line).refused(2).is_empty(), "{line}");
    }
}
