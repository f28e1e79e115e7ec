//! Books are fetched on demand.

use games::Registered;
use texts::Lang;
use texts::guide::GuideKind;
use web::model::books::{Book, Books, Content, Title};
use web::model::rulebook::{PieceKind, citations};

const FILES: &str = "rulebook-campfire-en-0123456789abcdef.md rulebook-sea-fr-0123456789abcdee.md \
                     card-sea-fr-0123456789abcdef.md record-nim-game-0123456789abcdef.rec";
const TEXT: &str = "# Rules\n\nHow to play.\n\n## 1. Begin\n\n- C1.1 [ruling] Sit down.\n";
const CAMPFIRE: Title = Title::Rules("campfire", Lang::En);
const SEA: Title = Title::Rules("sea", Lang::Fr);
const CARD: Title = Title::Guide(GuideKind::Card, "sea", Lang::Fr);
const RECORD: Title = Title::Record("nim-game");

#[test]
fn a_book_is_fetched_once_and_then_here_in_its_language() {
    let mut books = Books::new(FILES);
    assert_eq!(books.get(CAMPFIRE), Book::Coming);
    let file = books.want(CAMPFIRE);
    assert_eq!(file.as_deref(), Some("rulebook-campfire-en-0123456789abcdef.md"));
    assert_eq!(books.want(CAMPFIRE), None, "it is on its way");
    books.put(CAMPFIRE, Some(TEXT.to_owned()));
    let book = books.rules("campfire", Lang::En).expect("it has come");
    assert_eq!((book.title, book.find("C1.1").unwrap().text), ("Rules", "Sit down."));
    assert_eq!(books.want(CAMPFIRE), None, "it is here");
    assert_eq!(books.get(SEA), Book::Coming, "another game is another book");
    assert!(books.want(SEA).is_some());
}

#[test]
fn books_that_teach_and_their_records_are_files_of_their_own() {
    let mut books = Books::new(FILES);
    assert_eq!(books.want(CARD).as_deref(), Some("card-sea-fr-0123456789abcdef.md"));
    books.put(CARD, Some("# Mer\n\nNaviguez.\n".to_owned()));
    let Book::Here(Content::Guide(guide)) = books.get(CARD) else { panic!("it has come") };
    assert_eq!((guide.title, guide.blocks.len()), ("Mer", 1));
    assert_eq!(books.get(SEA), Book::Coming, "the rulebook is another book");
    assert_eq!(books.want(RECORD).as_deref(), Some("record-nim-game-0123456789abcdef.rec"));
    books.put(RECORD, Some("emberwake record 1\n".to_owned()));
    assert_eq!(books.get(RECORD), Book::Here(Content::Record("emberwake record 1\n")));
}

#[test]
fn what_could_not_be_fetched_is_missing_until_it_is_tried_again() {
    for title in [SEA, CARD, RECORD] {
        let mut books = Books::new(FILES);
        // The fetch fails, and then returns something that is not a book.
        for came in [None, Some("<!doctype html>\n<p>Welcome to the hotel.</p>".to_owned())] {
            assert!(books.want(title).is_some());
            books.put(title, came);
            assert_eq!(books.get(title), Book::Missing);
        }
        assert!(books.want(title).is_some());
        assert_eq!(books.get(title), Book::Coming, "it is tried again");
    }
    let mut books = Books::new(FILES);
    let german = Title::Rules("sea", Lang::De);
    assert_eq!(books.want(german), None);
    assert_eq!(books.get(german), Book::Missing, "a page without the file says so");
    assert!(!books.has(german) && books.has(SEA) && !books.has(Title::Puzzles("sea")));
}

/// A draft of a language lacks books that English has.
#[test]
fn a_book_that_a_language_lacks_is_the_english_one_with_a_mark() {
    let mut books = Books::new(FILES);
    let german = Title::Rules("campfire", Lang::De);
    assert_eq!(books.want(german).as_deref(), Some("rulebook-campfire-en-0123456789abcdef.md"));
    books.put(german, Some(TEXT.to_owned()));
    let book = books.rules("campfire", Lang::De).expect("it has come");
    assert_eq!((book.title, book.intro), ("⟦Rules⟧", "How to play."));
}

#[test]
fn every_book_of_the_games_can_be_read_as_a_file() {
    for game in games::NAMES {
        games::with_game!(game, G => every_book_can_be_read::<G>()).expect("a game of the list");
    }
}

fn every_book_can_be_read<G: Registered>() {
    let read = |path: &str| std::fs::read_to_string(format!("../texts/rulebook/{path}")).unwrap();
    let game = G::NAME;
    let mut books = Books::default();
    for lang in Lang::ALL {
        let title = Title::Rules(game, lang);
        books.put(title, Some(read(&format!("{game}.{}.md", lang.tag()))));
        assert_eq!(books.get(title), Book::Here(Content::Rules(G::rulebook(lang))));
        for kind in GuideKind::ALL {
            let guide = G::guide(kind, lang).expect("every game has its books");
            let title = Title::Guide(kind, game, lang);
            books.put(title, Some(read(&format!("{}/{game}.{}.md", kind.word(), lang.tag()))));
            assert_eq!(books.get(title), Book::Here(Content::Guide(guide)));
        }
    }
    for (name, text) in G::guide_records() {
        books.put(Title::Record(name), Some(read(&format!("records/{name}.rec"))));
        assert_eq!(books.get(Title::Record(name)), Book::Here(Content::Record(text)));
    }
}

/// Lessons link to paragraphs before the rulebook is loaded.
#[test]
fn whatever_a_lesson_cites_is_in_the_rulebook() {
    let mut cited = 0;
    for lang in Lang::ALL {
        let campfire = (0..texts::web::CAMPFIRE_LESSON)
            .map(|step| (texts::campfire::rulebook(lang), texts::web::campfire_lesson(lang, step)));
        let sea = (0..texts::web::SEA_LESSON)
            .map(|step| (texts::sea::rulebook(lang), texts::web::sea_lesson(lang, step)));
        for (book, text) in campfire.chain(sea) {
            for piece in citations(text).iter().filter(|piece| piece.kind == PieceKind::Rule) {
                assert!(book.find(piece.text).is_some(), "{lang:?} {}", piece.text);
                cited += 1;
            }
        }
    }
    assert!(cited > 40, "{cited}");
}
