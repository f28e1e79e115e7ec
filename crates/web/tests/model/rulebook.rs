//! The rulebook in the page: search results, and splitting paragraphs for drawing.

use texts::Lang;
use texts::rulebook::{Rulebook, Tag};
use web::model::rulebook::{PieceKind, Search, pieces};

fn search(words: &str) -> Search {
    Search { words: words.to_owned(), ours: false }
}

fn ids(book: &Rulebook, search: &Search) -> Vec<&'static str> {
    let found = search.found(book);
    let items = found.iter().flat_map(|(section, items)| {
        items.iter().map(|item| &book.sections[*section].items[*item])
    });
    items.filter_map(|item| item.id).collect()
}

#[test]
fn a_paragraph_is_put_together_again_without_its_backticks() {
    for book in [texts::campfire::rulebook, texts::sea::rulebook] {
        for lang in Lang::ALL {
            let book = book(lang);
            for item in book.paragraphs() {
                let cut = pieces(book, item.text, "e a");
                let joined: String = cut.iter().map(|piece| piece.text).collect();
                assert_eq!(joined, item.text.replace('`', ""));
                assert!(cut.iter().all(|piece| !piece.text.is_empty()));
            }
        }
    }
}

#[test]
fn ids_that_exist_are_links_and_options_are_code() {
    let book = texts::campfire::rulebook(Lang::Fr);
    let text = "Voir C7.2, C99.1 et (C4.1a). Avec `pick`, la version 2.0 reste.";
    let cut = pieces(book, text, "");
    let of = |kind| cut.iter().filter(move |piece| piece.kind == kind).map(|piece| piece.text);
    assert_eq!(of(PieceKind::Rule).collect::<Vec<_>>(), ["C7.2", "C4.1a"]);
    assert_eq!(of(PieceKind::Code).collect::<Vec<_>>(), ["pick"]);
    assert!(cut.iter().all(|piece| !piece.found));
}

#[test]
fn what_was_searched_for_is_marked_also_within_ids_and_code() {
    let book = texts::sea::rulebook(Lang::Es);
    let cut = pieces(book, "Según S5.1, el `viento` gira.", "VIENTO s5 según");
    let found: Vec<_> =
        cut.iter().filter(|piece| piece.found).map(|piece| (piece.text, piece.kind)).collect();
    assert_eq!(
        found,
        [("Según", PieceKind::Plain), ("S5", PieceKind::Rule), ("viento", PieceKind::Code)]
    );
}

#[test]
fn a_search_keeps_the_sections_of_what_it_finds() {
    for lang in Lang::ALL {
        let book = texts::sea::rulebook(lang);
        assert_eq!(ids(book, &search("s14.4")), ["S14.4", "S14.5"], "and what refers to it");
        assert_eq!(ids(book, &search("S9")), ["S9.1"], "a whole section");
        let found = search("S9").found(book);
        assert_eq!(found[0], (8, vec![0]), "the ninth");
        let reasons: Vec<_> = found[1..]
            .iter()
            .flat_map(|(section, items)| {
                items.iter().map(|item| book.sections[*section].items[*item].explains)
            })
            .collect();
        assert_eq!(reasons, [Some("S9.1")], "and the reasons for it");
        assert!(search("zzz").found(book).is_empty());
        assert_eq!(ids(book, &search(" ")).len(), ids(book, &Search::default()).len());
        assert!(search(" ").is_everything() && !search("x").is_everything());
    }
    let fog = ["fog", "brume", "nebel", "niebla"];
    for (lang, word) in Lang::ALL.into_iter().zip(fog) {
        assert!(ids(texts::sea::rulebook(lang), &search(word)).contains(&"S6.3"), "{word}");
    }
}

#[test]
fn what_the_printed_rules_do_not_say_can_be_read_alone_with_the_reasons() {
    for (book, count) in
        [(texts::campfire::rulebook(Lang::Fr), 15), (texts::sea::rulebook(Lang::De), 44)]
    {
        let ours = Search { words: String::new(), ours: true };
        assert!(!ours.is_everything());
        let found = ids(book, &ours);
        assert_eq!(found.len(), count, "{}", book.title);
        for item in book.paragraphs().filter(|item| item.id.is_some()) {
            let marked = item.is(Tag::Ruling) || item.is(Tag::Invented);
            assert_eq!(found.contains(&item.id.unwrap()), marked, "{:?}", item.id);
        }
        let (section, reasons) = ours.found(book).pop().unwrap();
        assert_eq!(section, book.sections.len() - 1, "the reasons come last");
        let explained = reasons.iter().map(|item| book.sections[section].items[*item].explains);
        assert_eq!(explained.flatten().collect::<Vec<_>>(), found);
    }
    let both = Search { words: "Vaal".to_owned(), ours: true };
    let found = ids(texts::sea::rulebook(Lang::De), &both);
    assert!(found.contains(&"S11.3") && !found.contains(&"S11.2"), "{found:?}");
}

#[test]
fn the_reasons_for_a_paragraph_lead_back_to_it() {
    for lang in Lang::ALL {
        let book = texts::sea::rulebook(lang);
        let cut = pieces(book, book.reading("S6.3").unwrap().text, "");
        assert_eq!((cut[0].text, cut[0].kind), ("S6.3", PieceKind::Rule), "{lang:?}");
    }
}
