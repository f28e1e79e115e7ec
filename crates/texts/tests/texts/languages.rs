//! Any number of languages: their folders, their plurals, and drafts that lack texts.

use crate::compiler_refuses::compiler::languages::{self, Language, Stage};
use crate::compiler_refuses::compiler::plurals::{self, CATEGORIES, plurals};
use crate::compiler_refuses::compiler::{Area, Kind, compile};
use crate::compiler_refuses::{CHOICES, language};
use std::path::Path;
use texts::Lang;

/// The key of the default in a compiled text.
const OTHER: char = '\u{7f}';

fn category(tag: &str, number: u64) -> &'static str {
    let key = (plurals(tag).expect("a language that we know").category)(number);
    let named = CATEGORIES.iter().find(|(_, known)| *known == key).map(|(name, _)| *name);
    named.unwrap_or("other")
}

/// Categories with some of their numbers.
type Samples = &'static [(&'static str, &'static [u64])];

/// The samples are those of the CLDR's charts.
#[test]
fn whole_numbers_have_the_categories_of_the_cldr() {
    let samples: &[(&str, Samples)] = &[
        ("ja", &[("other", &[0, 1, 2, 100])]),
        ("en", &[("one", &[1]), ("other", &[0, 2, 16, 100, 1_000_000])]),
        ("fr", &[("one", &[0, 1]), ("many", &[1_000_000]), ("other", &[2, 17, 1_000_001])]),
        ("it", &[("one", &[1]), ("many", &[1_000_000, 2_000_000]), ("other", &[0, 2, 16, 1_000])]),
        (
            "pl",
            &[
                ("one", &[1]),
                ("few", &[2, 3, 4, 22, 24, 32, 102, 1_002]),
                ("many", &[0, 5, 12, 13, 14, 19, 21, 25, 100, 112, 1_000_000]),
            ],
        ),
        (
            "ru",
            &[
                ("one", &[1, 21, 31, 101, 1_001]),
                ("few", &[2, 3, 4, 22, 34, 102, 1_002]),
                ("many", &[0, 5, 11, 12, 14, 19, 100, 111, 1_000_000]),
            ],
        ),
        ("hr", &[("one", &[1, 21, 101]), ("few", &[2, 4, 22]), ("other", &[0, 5, 11, 14, 100])]),
        ("cs", &[("one", &[1]), ("few", &[2, 3, 4]), ("other", &[0, 5, 22, 100])]),
        (
            "sl",
            &[("one", &[1, 101]), ("two", &[2, 102]), ("few", &[3, 4, 104]), ("other", &[0, 5])],
        ),
        ("lt", &[("one", &[1, 21]), ("few", &[2, 9, 22]), ("other", &[0, 10, 11, 19, 20])]),
        ("lv", &[("zero", &[0, 10, 11, 19, 20]), ("one", &[1, 21]), ("other", &[2, 9, 22])]),
        ("ro", &[("one", &[1]), ("few", &[0, 2, 19, 101, 119]), ("other", &[20, 35, 100])]),
        ("he", &[("one", &[1]), ("two", &[2]), ("other", &[0, 3, 20])]),
        ("ga", &[("two", &[2]), ("few", &[3, 6]), ("many", &[7, 10]), ("other", &[0, 11])]),
        ("cy", &[("zero", &[0]), ("few", &[3]), ("many", &[6]), ("other", &[4, 5, 7])]),
        (
            "ar",
            &[
                ("zero", &[0]),
                ("one", &[1]),
                ("two", &[2]),
                ("few", &[3, 10, 103, 110]),
                ("many", &[11, 26, 99, 111]),
                ("other", &[100, 102, 200, 1_000_000]),
            ],
        ),
    ];
    for (tag, categories) in samples {
        for (expected, numbers) in *categories {
            for number in *numbers {
                assert_eq!(category(tag, *number), *expected, "{number} in {tag}");
            }
        }
    }
}

#[test]
fn a_language_needs_exactly_the_categories_that_its_numbers_have() {
    for rule in plurals::ALL {
        let found = |key: char| (0..1_000).any(|number| (rule.category)(number) == key);
        for (name, key) in CATEGORIES {
            assert_eq!(found(key), rule.needed.contains(&key), "{name} in {:?}", rule.tags);
            let doubled = rule.needed.contains(&key) && rule.rare.contains(&key);
            assert!(!doubled, "{name} in {:?}", rule.tags);
        }
        assert_eq!(found(OTHER), rule.has_other, "{:?}", rule.tags);
    }
    let mut tags: Vec<_> = plurals::ALL.iter().flat_map(|rule| rule.tags).collect();
    let all = tags.len();
    tags.sort_unstable();
    tags.dedup();
    assert_eq!(tags.len(), all, "a language is listed twice");
}

/// Compiles a file in English and in another language.
fn strings(
    kind: Kind,
    other: Language,
    english: &str,
    text: Option<&str>,
) -> Result<Vec<Vec<String>>, Vec<String>> {
    let read = |name: &str| match name {
        "en/camp.ftl" => Some(english.to_owned()),
        _ => text.map(str::to_owned),
    };
    let languages = [language("en", Stage::Whole), other];
    match compile(&[Area { file: "camp", kind }], CHOICES, &languages, true, read) {
        Ok(compiled) => Ok(compiled.fetched),
        Err(problems) => Err(problems.iter().map(ToString::to_string).collect()),
    }
}

const TILES: &str =
    "# $count (number)\ntiles = { $count ->\n    [one] one\n   *[other] { $count }\n }\n";

fn tiles(tag: &str, variants: &str) -> Result<Vec<Vec<String>>, Vec<String>> {
    let text = format!("tiles = {{ $count ->\n{variants} }}\n");
    strings(Kind::Messages("Msg"), language(tag, Stage::Whole), TILES, Some(&text))
}

#[test]
fn a_text_has_the_plurals_of_its_language_and_no_others() {
    let whole = tiles("pl", "[one] płytka\n[few] płytki\n*[many] płytek\n").unwrap();
    assert_eq!(whole[1], ["\u{2} \u{79}płytka\u{3}\u{7b}płytki\u{3}\u{7f}płytek\u{4}"]);
    assert!(tiles("pl", "[one] a\n[few] b\n[many] c\n*[other] d\n").is_ok());
    assert!(tiles("cs", "[one] a\n[few] b\n[many] c\n*[other] d\n").is_ok(), "for fractions");
    assert!(tiles("cs", "[one] a\n[few] b\n*[other] d\n").is_ok());
    assert!(tiles("it", "[one] a\n[many] b\n*[other] c\n").is_ok(), "for millions");
    assert!(tiles("ar", "[0] a\n*[other] b\n").is_ok(), "no category is asked for");
    let refused = |tag, variants| tiles(tag, variants).unwrap_err();
    assert_eq!(
        refused("pl", "[one] a\n*[other] b\n"),
        ["pl/camp.ftl:1: In `tiles`: selecting on $count also needs [few], [many]."]
    );
    assert_eq!(
        refused("it", "[one] a\n[few] b\n*[other] c\n"),
        ["it/camp.ftl:1: In `tiles`: [few] is not a plural of this language."]
    );
    assert_eq!(
        refused("it", "*[one] a\n"),
        ["it/camp.ftl:1: In `tiles`: selecting on $count needs *[other]."]
    );
    assert_eq!(
        refused("xx", "[one] a\n*[other] b\n")[0],
        "xx/language.ftl:1: compiler/plurals.rs lacks the plurals of this language."
    );
}

#[test]
fn what_a_draft_lacks_is_english_with_a_mark() {
    let english = format!("home = Home\n\nback = Back\n\n{TILES}");
    let draft = || language("ja", Stage::Draft);
    let kind = Kind::Messages("Msg");
    let strings_of = |text| strings(kind, draft(), &english, text).unwrap();
    assert_eq!(strings_of(Some("back = 戻る\n"))[1][..2], ["⟦Home⟧", "戻る"]);
    let nothing = strings_of(None);
    // Japanese has no singular, but the English text in its place still does: for exactly 1.
    assert_eq!(nothing[1][2], "⟦\u{2} !one\u{3}\u{7f}\u{1} \u{4}⟧");
    assert_eq!(nothing[0][2], "\u{2} \u{79}one\u{3}\u{7f}\u{1} \u{4}");
    let whole = strings(kind, language("ja", Stage::Whole), &english, None).unwrap_err();
    assert_eq!(whole, ["ja/camp.ftl:1: This file is missing."]);
}

#[test]
fn a_draft_uses_the_english_names_that_it_lacks() {
    let english =
        "# $season (season)\nseason = { $season ->\n    [summer] summer\n   *[winter] winter\n }\n";
    let found = strings(Kind::Names, language("it", Stage::Draft), english, None).unwrap();
    assert_eq!(found[1], ["⟦summer⟧", "⟦winter⟧"]);
}

#[test]
fn a_draft_is_refused_for_its_mistakes() {
    let refused = |text: &str| {
        strings(Kind::Messages("Msg"), language("it", Stage::Draft), "home = Home\n", Some(text))
            .unwrap_err()
    };
    assert_eq!(refused("back = Indietro\n"), ["it/camp.ftl:1: English has no message `back`."]);
    assert!(refused("home = { $name }\n")[0].contains("$name is not declared"));
}

#[test]
fn a_language_introduces_itself() {
    let read = |head: &str| Language::read("it", head);
    let whole = read("# A note.\nname = Italiano\n\nplace = 5\n").unwrap();
    assert_eq!((&*whole.name, whole.place, whole.stage), ("Italiano", 5, Stage::Whole));
    assert_eq!(read("name = It\nplace = 5\ndraft = yes\n").unwrap().stage, Stage::Draft);
    assert_eq!(read("place = 5\n").unwrap_err(), "`name = …` is missing.");
    assert_eq!(read("name = It\n").unwrap_err(), "`place = …` is missing.");
    assert_eq!(read("name = It\nplace = last\n").unwrap_err(), "`last` is not a number.");
    assert!(read("name = It\ndraft = no\n").unwrap_err().starts_with("`draft = no` must be"));
}

#[test]
fn the_languages_are_those_of_the_folders() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    let folders = languages::languages(&folder).unwrap();
    let whole = folders.iter().filter(|language| language.stage == Stage::Whole);
    let whole: Vec<_> = whole.map(|one| (one.tag.as_str(), one.name.as_str())).collect();
    assert_eq!(whole, Lang::ALL.map(|lang| (lang.tag(), lang.name())));
    assert_eq!(Lang::ALL[0], Lang::En);
    assert_eq!(Lang::default(), Lang::En);
    assert_eq!(Lang::from_tag("fr"), Some(Lang::Fr));
    assert_eq!(Lang::from_locale("es_MX.UTF-8"), Some(Lang::Es));
    let mut round = Lang::En;
    Lang::OFFERED.iter().for_each(|_| round = round.next());
    assert_eq!(round, Lang::En);
}

#[test]
fn a_book_that_a_language_lacks_is_the_english_one_with_a_mark() {
    let marked = texts::rulebook::untranslated("# Sea\n\nSail.\n");
    assert_eq!(marked, "# ⟦Sea⟧\n\nSail.\n");
}
