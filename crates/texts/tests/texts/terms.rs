//! Texts call things by the words in the tables of `terms`, in every language.

use crate::written::{Written, everything, find, plain};
use std::collections::BTreeMap;
use texts::Lang;
use texts::grammar::quote;

/// A line of a table: the names of a thing in each language, and the names to avoid.
#[derive(Debug)]
struct Term {
    called: BTreeMap<&'static str, String>,
    avoided: Vec<(Lang, String)>,
}

/// The tables, and the game whose texts each is about; `None` for all texts.
const TABLES: [(&str, Option<&str>); 3] = [
    (include_str!("../../terms/campfire.md"), Some("campfire")),
    (include_str!("../../terms/sea.md"), Some("sea")),
    (include_str!("../../terms/shared.md"), None),
];

impl Term {
    fn called(&self, lang: Lang) -> &str {
        self.called.get(lang.tag()).expect("the table has a column for the language")
    }
}

/// Reads a table. Its first line has the tags of the languages.
fn terms(table: &'static str) -> Vec<Term> {
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim);
    let mut lines = table.lines().filter(|line| line.starts_with("| "));
    let tags: Vec<&str> = cells(lines.next().expect("a table")).collect();
    let term = |line: &'static str| {
        let (columns, avoided) = (tags.iter().copied().zip(cells(line)), cells(line).next_back());
        let called = columns.filter(|(tag, _)| *tag != "avoid");
        let avoided = avoided.filter(|_| cells(line).count() == tags.len());
        let avoided = avoided.unwrap_or_else(|| panic!("{} columns: {line}", tags.len()));
        let avoided = avoided.split(';').filter(|part| !part.trim().is_empty());
        let avoided = avoided.flat_map(|part| {
            let (lang, phrases) = part.split_once(':').expect("a language and a colon");
            let lang = Lang::ALL.into_iter().find(|known| known.tag() == lang.trim());
            let lang = lang.unwrap_or_else(|| panic!("no language: {part}"));
            phrases.split(',').map(move |phrase| (lang, plain(phrase)))
        });
        Term {
            called: called.map(|(tag, word)| (tag, plain(word))).collect(),
            avoided: avoided.collect(),
        }
    };
    lines.map(term).collect()
}

/// The texts of a language that a table is about.
fn about(game: Option<&str>, lang: Lang) -> Vec<Written> {
    let mut texts = everything(lang);
    texts.retain(|text| game.is_none_or(|game| text.is_about(game)));
    texts
}

/// Returns the texts that use a name to avoid.
fn offenses(terms: &[Term], lang: Lang, texts: &[Written]) -> Vec<String> {
    let mut found = Vec::new();
    for Written { origin, text } in texts {
        let text = plain(text);
        for term in terms {
            let avoided = term.avoided.iter().filter(|(other, _)| *other == lang);
            let said = avoided.filter(|(_, phrase)| find(&text, phrase).is_some());
            let instead = term.called(lang);
            found.extend(
                said.map(|(_, phrase)| format!("{origin}: ‘{phrase}’, write ‘{instead}’: {text}")),
            );
        }
    }
    found
}

#[test]
fn no_text_uses_a_word_that_its_table_avoids() {
    for (table, game) in TABLES {
        let terms = terms(table);
        assert!(terms.len() > 10, "a table of {} terms", terms.len());
        for lang in Lang::ALL {
            let texts = about(game, lang);
            assert!(texts.len() > 100, "only {} texts about {game:?}", texts.len());
            let found = offenses(&terms, lang, &texts);
            assert!(found.is_empty(), "{found:#?}");
        }
    }
}

#[test]
fn quotations_have_the_marks_of_the_table() {
    let shared = include_str!("../../terms/shared.md");
    for lang in Lang::ALL {
        let start = format!("- {}: ", lang.tag());
        let shown = shared.lines().find_map(|line| line.strip_prefix(&start));
        let quoted = quote(lang, "words").replace('\u{a0}', " ");
        assert_eq!(shown, Some(quoted.as_str()), "{lang:?}");
    }
}

#[test]
fn every_term_is_used_in_every_language() {
    for (table, game) in TABLES {
        for lang in Lang::ALL {
            let texts = about(game, lang);
            let texts: Vec<String> = texts.iter().map(|written| plain(&written.text)).collect();
            for term in terms(table) {
                let word = term.called(lang);
                // Words are inflected, so their beginning is enough.
                let is_used = texts.iter().any(|text| text.contains(word));
                assert!(is_used, "no text about {game:?} says ‘{word}’ in {lang:?}");
            }
        }
    }
}

#[test]
fn a_word_to_avoid_is_found_and_told_with_the_right_one() {
    for (table, _) in TABLES {
        let terms = terms(table);
        for term in &terms {
            for (lang, phrase) in &term.avoided {
                let text = format!("Now, {} it is.", phrase.to_uppercase());
                let found = offenses(&terms, *lang, &[Written { origin: String::new(), text }]);
                let right = term.called(*lang);
                assert!(found.iter().any(|told| told.contains(right)), "{phrase}");
            }
        }
    }
}
