//! No text uses a phrase of `terms/phrases.md`, which lists what reads like a translation.

use crate::written::{Written, everything, find, plain};
use texts::Lang;

const LIST: &str = include_str!("../../terms/phrases.md");

/// The phrases of a language, each with what to write instead.
fn phrases(lang: Lang) -> Vec<(String, &'static str)> {
    let heading = format!("\n## {}\n", lang.tag());
    let (_, section) = LIST.split_once(&heading).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| ")).skip(1);
    let row = |line: &'static str| {
        let (phrase, instead) = line.trim_matches('|').split_once('|').expect("two columns");
        (plain(phrase), instead.trim())
    };
    rows.map(row).collect()
}

/// Returns the phrases in a text. French no-break spaces count as spaces.
fn offenses(list: &[(String, &str)], Written { origin, text }: &Written) -> Vec<String> {
    let text = plain(text);
    let found = list.iter().filter(|(phrase, _)| find(&text, phrase).is_some());
    found
        .map(|(phrase, instead)| format!("{origin}: ‘{phrase}’, write ‘{instead}’: {text}"))
        .collect()
}

/// The languages that have a list here; the English one is in `words.rs`.
const LISTED: [Lang; 3] = [Lang::Fr, Lang::De, Lang::Es];

#[test]
fn no_text_reads_like_a_translation() {
    for lang in LISTED {
        let list = phrases(lang);
        assert!(list.len() >= 15, "{lang:?} has only {} phrases", list.len());
        let texts = everything(lang);
        assert!(texts.len() > 1_500, "only {} texts in {lang:?}", texts.len());
        let found: Vec<String> = texts.iter().flat_map(|text| offenses(&list, text)).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn a_listed_phrase_is_found_in_any_text_and_told_with_the_better_one() {
    for lang in LISTED {
        let list = phrases(lang);
        for (phrase, instead) in &list {
            let text = format!("Ada, {} …", phrase.to_uppercase());
            let found = offenses(&list, &Written { origin: "a.ftl, b".to_owned(), text });
            assert!(found.iter().any(|told| told.contains(instead)), "{phrase}: {found:?}");
            let better = Written { origin: String::new(), text: (*instead).to_owned() };
            assert!(offenses(&list, &better).is_empty(), "the better phrase is listed: {instead}");
        }
    }
}
