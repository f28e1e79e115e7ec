//! Texts call things by the words in the tables of `terms`, in every language.

use crate::written::{Written, everything, find, plain};
use texts::Lang;
use texts::grammar::quote;

/// A line of a table: the names of a thing in each language, and the names to avoid.
#[derive(Debug)]
struct Term {
    called: [String; 4],
    avoided: Vec<(Lang, String)>,
}

/// The tables, and the game whose texts each is about; `None` for all texts.
const TABLES: [(&str, Option<&str>); 3] = [
    (include_str!("../../terms/campfire.md"), Some("campfire")),
    (include_str!("../../terms/sea.md"), Some("sea")),
    (include_str!("../../terms/shared.md"), None),
];

fn terms(table: &str) -> Vec<Term> {
    let lines = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let term = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [en, fr, de, es, avoided] = cells[..] else { panic!("five columns: {line}") };
        let avoided = avoided.split(';').filter(|part| !part.trim().is_empty());
        let avoided = avoided.flat_map(|part| {
            let (lang, phrases) = part.split_once(':').expect("a language and a colon");
            let lang = Lang::ALL.into_iter().find(|known| known.tag() == lang.trim());
            let lang = lang.unwrap_or_else(|| panic!("no language: {part}"));
            phrases.split(',').map(move |phrase| (lang, plain(phrase)))
        });
        Term { called: [en, fr, de, es].map(plain), avoided: avoided.collect() }
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
            let instead = &term.called[lang as usize];
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
            for Term { called, .. } in terms(table) {
                let word = &called[lang as usize];
                // Words are inflected, so their beginning is enough.
                let is_used = texts.iter().any(|text| text.contains(word.as_str()));
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
                let right = &term.called[*lang as usize];
                assert!(found.iter().any(|told| told.contains(right.as_str())), "{phrase}");
            }
        }
    }
}
