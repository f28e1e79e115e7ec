//! The rulebooks say the same in all languages, as far as a program can tell.

use crate::prose::{clean, in_all, sentence, sentences};
use std::collections::BTreeSet;
use texts::Lang;
use texts::rulebook::{Paragraph, Rulebook, Tag};

type Book = fn(Lang) -> &'static Rulebook;
const BOOKS: [Book; 2] = [texts::campfire::rulebook, texts::sea::rulebook];

/// The ids that a text refers to: words such as `C7A.1`.
fn references(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let words = words.map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| {
            let bytes = word.as_bytes();
            matches!(bytes.first(), Some(b'C' | b'S'))
                && bytes.get(1).is_some_and(u8::is_ascii_digit)
                && word.contains('.')
        })
        .collect()
}

/// Returns the parts between backticks: options and their values.
fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

type Shape<'a> = ([Option<&'a str>; 2], &'a [Tag], BTreeSet<&'a str>, BTreeSet<&'a str>);

fn shape(paragraph: &Paragraph) -> Shape<'_> {
    let code = code(paragraph.text).into_iter().collect();
    let ids = [paragraph.id, paragraph.explains];
    (ids, &paragraph.tags, references(paragraph.text), code)
}

#[test]
fn all_languages_have_the_same_sections_paragraphs_tags_and_references() {
    for book in BOOKS {
        let english = book(Lang::En);
        for lang in Lang::ALL {
            let other = book(lang);
            assert_eq!(other.sections.len(), english.sections.len(), "sections in {lang:?}");
            for (mine, theirs) in english.sections.iter().zip(&other.sections) {
                let number = |heading: &'static str| heading.split_once('.').unwrap().0;
                assert_eq!(number(theirs.heading), number(mine.heading), "{lang:?}");
                assert_eq!(theirs.items.len(), mine.items.len(), "{} {lang:?}", mine.heading);
                for (mine, theirs) in mine.items.iter().zip(&theirs.items) {
                    assert_eq!(shape(theirs), shape(mine), "{lang:?}");
                }
            }
        }
    }
}

#[test]
fn every_id_stands_once_and_every_reference_leads_somewhere() {
    for book in BOOKS {
        let book = book(Lang::En);
        let ids: Vec<_> = book.paragraphs().filter_map(|paragraph| paragraph.id).collect();
        assert!(ids.len() > 40, "a rulebook with {} rules", ids.len());
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        for paragraph in book.paragraphs() {
            for id in references(paragraph.text) {
                assert!(book.find(id).is_some(), "{:?} refers to {id}", paragraph.id);
            }
        }
    }
}

#[test]
fn every_paragraph_is_clean_prose_and_tells_its_tags_apart_from_its_text() {
    for book in BOOKS {
        for lang in Lang::ALL {
            let book = book(lang);
            [book.title, book.intro].into_iter().for_each(|text| clean(lang, text));
            for section in &book.sections {
                clean(lang, section.heading);
                assert!(!section.items.is_empty(), "{} is empty", section.heading);
            }
            for paragraph in book.paragraphs() {
                clean(lang, paragraph.text);
                assert!(!paragraph.text.starts_with('['), "{}", paragraph.text);
            }
        }
    }
}

#[test]
fn a_paragraph_is_found_by_its_id() {
    let song = texts::campfire::rulebook(Lang::Fr).find("C6.2").unwrap();
    assert!(song.text.starts_with("Chanson"));
    assert_eq!(texts::campfire::rulebook(Lang::En).find("C99.1"), None);
    let stacks = texts::campfire::rulebook(Lang::En).find("C3.1").unwrap();
    assert_eq!(stacks.tags, [Tag::Ruling, Tag::Option("even_stacks")]);
    assert!(stacks.is(Tag::Ruling) && !stacks.is(Tag::Invented));
    assert!(texts::sea::rulebook(Lang::De).find("S1.4").unwrap().is(Tag::Invented));
    assert!(texts::campfire::rulebook(Lang::Es).find("C4.1a").is_some());
}

/// The tags of a paragraph as the list of marks writes them.
fn marks(paragraph: &Paragraph) -> Option<String> {
    let tags = paragraph.tags.iter().map(|tag| match tag {
        Tag::Ruling => " [ruling]".to_owned(),
        Tag::Invented => " [invented]".to_owned(),
        Tag::Option(name) => format!(" [option {name}]"),
    });
    let tags: String = tags.collect();
    (!tags.is_empty()).then(|| format!("- {}{tags}", paragraph.id.expect("only rules have tags")))
}

#[test]
fn every_language_has_the_marks_of_the_list() {
    let list = include_str!("../../rulebook/marks.md");
    let listed: Vec<&str> =
        list.lines().filter(|line| line.starts_with("- C") || line.starts_with("- S")).collect();
    for lang in Lang::ALL {
        let books = BOOKS.map(|book| book(lang));
        let marked: Vec<_> =
            books.iter().flat_map(|book| book.paragraphs()).filter_map(marks).collect();
        assert_eq!(marked, listed, "{lang:?}");
    }
}

#[test]
fn every_decision_of_ours_is_explained_in_the_last_section() {
    for book in BOOKS {
        for lang in Lang::ALL {
            let book = book(lang);
            let (last, rules) = book.sections.split_last().unwrap();
            let rules = rules.iter().flat_map(|section| &section.items);
            let ours: Vec<_> = rules.filter(|item| item.is_ours()).map(|item| item.id).collect();
            let explained: Vec<_> = last.items.iter().map(|item| item.explains).collect();
            assert_eq!(explained, ours, "{lang:?}");
            for item in &last.items {
                let id = item.explains.unwrap();
                assert_eq!((item.id, book.reading(id)), (None, Some(item)));
                let (start, reasons) = item.text.split_once(": ").unwrap();
                assert_eq!(start.trim_end_matches('\u{a0}'), id);
                sentence(lang, reasons);
            }
        }
    }
    assert_eq!(texts::sea::rulebook(Lang::En).reading("S1.1"), None);
}

#[test]
fn the_vaal_is_called_a_storm_where_it_is_introduced() {
    for (lang, storm) in
        [(Lang::En, "storm"), (Lang::Fr, "tempête"), (Lang::De, "Sturm"), (Lang::Es, "tormenta")]
    {
        let named: Vec<_> = texts::sea::rulebook(lang)
            .paragraphs()
            .filter(|paragraph| paragraph.text.contains("Vaal Er Num"))
            .collect();
        assert!(named.len() >= 3, "{lang:?}");
        for paragraph in named {
            assert!(paragraph.text.contains(storm), "{:?} {lang:?}", paragraph.id);
        }
    }
}

#[test]
fn search_minds_neither_case_nor_accents() {
    let ids = |lang, words: &str| -> Vec<_> {
        texts::campfire::rulebook(lang).search(words).iter().map(|paragraph| paragraph.id).collect()
    };
    assert!(ids(Lang::Fr, "oeil").contains(&Some("C1.2")));
    assert!(ids(Lang::Fr, "AMELIORATION").contains(&Some("C6.4")));
    assert!(ids(Lang::De, "plattchen").contains(&Some("C1.2")));
    assert!(ids(Lang::Es, "cancion").contains(&Some("C6.2")));
    assert!(ids(Lang::Es, "CANCIÓN").contains(&Some("C6.2")));
    assert!(ids(Lang::En, "frog bottom").contains(&Some("C3.2")), "both words, in any order");
    assert!(ids(Lang::En, "c5.2").contains(&Some("C5.2")));
    let abilities = ids(Lang::En, "c7");
    assert!(
        ["C7.1", "C7.2", "C7.3", "C7.4", "C7.5"].iter().all(|id| abilities.contains(&Some(id)))
    );
    assert!(!abilities.contains(&Some("C7A.1")), "another section: {abilities:?}");
    assert!(ids(Lang::En, "submarine").is_empty());
    assert!(ids(Lang::En, " ").is_empty());
}

#[test]
fn words_are_marked_where_they_stand_whatever_their_case_and_accents() {
    let marked = |text: &'static str, words: &str| -> Vec<&str> {
        texts::occurrences(text, words).into_iter().map(|range| &text[range]).collect()
    };
    assert_eq!(marked("L'Œil et l'œillet", "oeil"), ["Œil", "œil"]);
    assert_eq!(marked("Plättchen, PLÄTTCHEN", "plattchen"), ["Plättchen", "PLÄTTCHEN"]);
    assert_eq!(marked("Große Fahrt", "gross fahrt"), ["Groß", "Fahrt"]);
    assert_eq!(marked("canción", "CANCIO cion"), ["canción"], "overlapping words are one mark");
    assert_eq!(marked("a b", ""), Vec::<&str>::new());
    // Half of a letter that stands for two marks the whole letter.
    assert_eq!(marked("Œil", "e"), ["Œ"]);
    for book in BOOKS {
        for lang in Lang::ALL {
            for paragraph in book(lang).paragraphs() {
                let first = paragraph.text.split(' ').next().unwrap();
                let ranges = texts::occurrences(paragraph.text, first);
                assert_eq!(ranges.first().map(|range| range.start), Some(0), "{first}");
            }
        }
    }
}

#[test]
fn tags_have_a_label_and_a_meaning_in_every_language() {
    for tag in [Tag::Ruling, Tag::Invented, Tag::Option("box")] {
        let labels = in_all(|lang| tag.label(lang, texts::campfire::OPTIONS));
        Lang::ALL.into_iter().zip(&labels).for_each(|(lang, label)| clean(lang, label));
        // "option" is the same word in English and French.
        let different: BTreeSet<_> = labels.iter().collect();
        assert!(different.len() >= 3, "{labels:?}");
        sentences(|lang| tag.help(lang));
    }
}
