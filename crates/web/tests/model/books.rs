//! Rulebooks that come when someone wants them.

use texts::Lang;
use web::model::books::{Book, Books};
use web::model::rulebook::{PieceKind, citations};

const FILES: &str = "rulebook-campfire-en-0123456789abcdef.md rulebook-sea-fr-0123456789abcdee.md";
const TEXT: &str = "# Rules\n\nHow to play.\n\n## 1. Begin\n\n- C1.1 [ruling] Sit down.\n";

#[test]
fn a_book_is_fetched_once_and_then_here_in_its_language() {
    let mut books = Books::new(FILES);
    assert_eq!(books.get("campfire", Lang::En), Book::Coming);
    let file = books.want("campfire", Lang::En);
    assert_eq!(file.as_deref(), Some("rulebook-campfire-en-0123456789abcdef.md"));
    assert_eq!(books.want("campfire", Lang::En), None, "it is on its way");
    books.put("campfire", Lang::En, Some(TEXT.to_owned()));
    let Book::Here(book) = books.get("campfire", Lang::En) else { panic!("it has come") };
    assert_eq!((book.title, book.find("C1.1").unwrap().text), ("Rules", "Sit down."));
    assert_eq!(books.want("campfire", Lang::En), None, "it is here");
    assert_eq!(books.get("sea", Lang::Fr), Book::Coming, "another game is another book");
    assert!(books.want("sea", Lang::Fr).is_some());
}

#[test]
fn what_could_not_be_fetched_is_missing_until_it_is_tried_again() {
    let mut books = Books::new(FILES);
    // Nothing came, and then something that is no rulebook.
    for came in [None, Some("<!doctype html>\n<p>Welcome to the hotel.</p>".to_owned())] {
        assert!(books.want("sea", Lang::Fr).is_some());
        books.put("sea", Lang::Fr, came);
        assert_eq!(books.get("sea", Lang::Fr), Book::Missing);
    }
    assert!(books.want("sea", Lang::Fr).is_some());
    assert_eq!(books.get("sea", Lang::Fr), Book::Coming, "it is tried again");
    assert_eq!(books.want("sea", Lang::De), None);
    assert_eq!(books.get("sea", Lang::De), Book::Missing, "a page without the file says so");
}

#[test]
fn every_rulebook_of_the_game_can_be_read_as_a_file() {
    for lang in Lang::ALL {
        for (game, book) in
            [("campfire", texts::rulebook::campfire(lang)), ("sea", texts::rulebook::sea(lang))]
        {
            let path = format!("../texts/rulebook/{game}.{}.md", lang.tag());
            let mut books = Books::default();
            books.put(game, lang, Some(std::fs::read_to_string(path).unwrap()));
            assert_eq!(books.get(game, lang), Book::Here(book));
        }
    }
}

/// Lessons link to paragraphs before the rulebook is here.
#[test]
fn whatever_a_lesson_cites_is_in_the_rulebook() {
    let mut cited = 0;
    for lang in Lang::ALL {
        let campfire = (0..texts::web::CAMPFIRE_LESSON)
            .map(|step| (texts::rulebook::campfire(lang), texts::web::campfire_lesson(lang, step)));
        let sea = (0..texts::web::SEA_LESSON)
            .map(|step| (texts::rulebook::sea(lang), texts::web::sea_lesson(lang, step)));
        for (book, text) in campfire.chain(sea) {
            for piece in citations(text).iter().filter(|piece| piece.kind == PieceKind::Rule) {
                assert!(book.find(piece.text).is_some(), "{lang:?} {}", piece.text);
                cited += 1;
            }
        }
    }
    assert!(cited > 40, "{cited}");
}
