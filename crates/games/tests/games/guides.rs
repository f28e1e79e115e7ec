//! The books that teach: every picture is a position of a valid record, and every number in an
//! example is correct there.

use crate::constants::Constants;
use crate::numbers::{names_and_numbers, number};
use crate::truths::{replayed, truth};
use games::Registered;
use kernel::Line;
use texts::Lang;
use texts::guide::{Block, Figure, Guide, GuideKind, Inline};
use texts::rulebook::is_id;

/// Makes a test for all games.
macro_rules! for_each {
    ($($game:ident)+) => {
        #[test]
        fn every_number_of_an_example_is_true_of_its_position() {
            $(every_fact_is_true::<games::$game>();)+
        }

        #[test]
        fn every_picture_is_a_position_of_a_record_that_follows_the_rules() {
            $(every_picture_exists::<games::$game>();)+
        }

        #[test]
        fn all_languages_have_the_same_pictures_examples_facts_and_tables() {
            $(all_languages_teach_the_same::<games::$game>();)+
        }
    };
}

games::each_game!(for_each);

fn guide<G: Registered>(kind: GuideKind, lang: Lang) -> &'static Guide {
    G::guide(kind, lang).expect("every game has its books")
}

fn guides<G: Registered>() -> impl Iterator<Item = (GuideKind, Lang, &'static Guide)> {
    GuideKind::ALL
        .into_iter()
        .flat_map(|kind| Lang::ALL.map(move |lang| (kind, lang, guide::<G>(kind, lang))))
}

/// Returns the facts of a book: each number as a reader sees it, and the path that it refers to.
fn facts(guide: &Guide) -> Vec<(&'static str, &'static str)> {
    let pieces = guide.lines().into_iter().flatten();
    pieces
        .filter_map(|piece| match piece {
            Inline::Fact { text, about } => Some((*text, *about)),
            _ => None,
        })
        .collect()
}

fn every_fact_is_true<G: Constants>() {
    let records = replayed::<G>();
    let constants = G::constants();
    for (kind, lang, guide) in guides::<G>() {
        for piece in guide.lines().into_iter().flatten() {
            let (text, about, is) = match piece {
                Inline::Fact { text, about } => (text, *about, truth(&records, about)),
                Inline::Constant { text, name } => {
                    let found = constants.iter().find(|(known, _)| known == name);
                    (text, *name, found.map(|(_, is)| is.to_string()))
                }
                _ => continue,
            };
            let stated = number(lang, text).map(|stated| stated.to_string());
            assert!(stated.is_some(), "{kind:?} {lang:?}: {text} is no number");
            assert_eq!(is, stated, "{kind:?} {lang:?}: {text} for {about}");
        }
    }
}

/// Numbers that no rule knows, and why.
const UNCHECKED: [(&str, &str); 12] = [
    ("Five minutes to read, forty to play.", "how long it takes"),
    ("Cinq minutes pour lire, quarante pour jouer.", "how long it takes"),
    ("Fünf Minuten zum Lesen, vierzig zum Spielen.", "how long it takes"),
    ("Cinco minutos para leer, cuarenta para jugar.", "how long it takes"),
    ("Five minutes to read, about an hour to play.", "how long it takes"),
    ("Cinq minutes pour lire, environ une heure pour jouer.", "how long it takes"),
    ("Fünf Minuten zum Lesen, etwa eine Stunde zum Spielen.", "how long it takes"),
    ("Cinco minutos para leer, más o menos una hora para jugar.", "how long it takes"),
    ("settle with two other tribes", "S13.2: a count in the code, not a constant"),
    ("s’installer chez deux autres tribus", "S13.2: a count in the code, not a constant"),
    ("bei zwei anderen Stämmen siedeln", "S13.2: a count in the code, not a constant"),
    ("tener colonos con otras dos tribus", "S13.2: a count in the code, not a constant"),
];
/// Every number of a book is a fact or a constant, except the names of spaces, the titles of examples
/// and the few numbers that no rule knows.
#[test]
fn no_number_of_a_book_goes_unchecked() {
    let mut used = Vec::new();
    let mut look = |kind: GuideKind, lang: Lang, text: &str| {
        let mut rest = text.to_owned();
        for (phrase, _) in UNCHECKED {
            if rest.contains(phrase) {
                used.push(phrase);
                rest = rest.replace(phrase, "");
            }
        }
        let (_, bare) = names_and_numbers(lang, &rest);
        assert!(bare.is_empty(), "{kind:?} {lang:?}: write {bare:?} as facts: {text}");
    };
    let books = guides::<games::Campfire>().chain(guides::<games::Sea>());
    for (kind, lang, guide) in books {
        let answers: Vec<_> = guide.questions().flat_map(|one| &one.answers).collect();
        for line in guide.lines() {
            // An answer that is only a number is compared with its value.
            if answers.iter().any(|answer| std::ptr::eq(&answer.words, line)) {
                continue;
            }
            for piece in line {
                match piece {
                    Inline::Plain(text) => look(kind, lang, text),
                    Inline::Strong(text) if !text.contains(':') => look(kind, lang, text),
                    _ => {}
                }
            }
        }
    }
    let stale = UNCHECKED.iter().find(|(phrase, _)| !used.contains(phrase));
    assert_eq!(stale, None, "no book says this any more");
}

fn every_picture_exists<G: Registered>() {
    let records = replayed::<G>();
    for (kind, lang, guide) in guides::<G>() {
        for figure in guide.figures() {
            assert_eq!(kind, GuideKind::Learn, "a card has no pictures");
            let told = format!("{lang:?}: {figure:?}");
            let record = records.iter().find(|record| record.name == figure.record);
            let record = record.unwrap_or_else(|| panic!("no such record: {told}"));
            assert!(figure.line < record.games.len(), "the record is shorter: {told}");
            let next = record.lines.get(figure.line);
            let is_move = matches!(next, Some(Line::Move(..)));
            assert!(is_move || !figure.with_move, "the next line is no move: {told}");
        }
    }
}

/// The structure of a book, which is the same in every language.
#[derive(PartialEq, Debug)]
enum Shape {
    Heading,
    Paragraph(Vec<String>),
    Items(usize, Vec<String>),
    Rows(usize, usize),
    Figure(String),
    Example(Vec<Shape>),
    Question(String, Vec<&'static str>, Vec<String>),
    Practice,
}

/// Returns the facts, the cited rules and the icons of a line, in an order that doesn't depend on that of the words.
fn marks<'a>(pieces: impl IntoIterator<Item = &'a Inline>) -> Vec<String> {
    let mut marks: Vec<String> = pieces
        .into_iter()
        .filter_map(|piece| match piece {
            Inline::Fact { about, .. } => Some((*about).to_owned()),
            Inline::Constant { name, .. } => Some((*name).to_owned()),
            Inline::Sign(word) => Some((*word).to_owned()),
            Inline::Plain(text) => Some(cited(text).join(" ")).filter(|ids| !ids.is_empty()),
            Inline::Strong(_) | Inline::Key(_) => None,
        })
        .collect();
    marks.sort();
    marks
}

/// The rules that a text cites.
pub fn cited(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '.');
    words.map(|word| word.trim_matches('.')).filter(|word| is_id(word)).collect()
}

fn drawn(figure: &Figure) -> Shape {
    let shown = Figure { caption: Vec::new(), on_page: Vec::new(), ..figure.clone() };
    Shape::Figure(format!("{shown:?} {:?}", marks(&figure.caption)))
}

fn shape(blocks: &[Block]) -> Vec<Shape> {
    let one = |block: &Block| match block {
        Block::Heading(_) => Shape::Heading,
        Block::Paragraph(line) => Shape::Paragraph(marks(line)),
        Block::Steps(items) | Block::Points(items) => {
            Shape::Items(items.len(), marks(items.iter().flatten()))
        }
        Block::Table(rows) => Shape::Rows(rows.len(), rows[0].len()),
        Block::Figure(figure) => drawn(figure),
        Block::Example(inside) => Shape::Example(shape(inside)),
        Block::Question(question) => Shape::Question(
            format!(
                "{} = {}: {:?}",
                question.about,
                question.value,
                question.figure.as_ref().map(drawn)
            ),
            question.answers.iter().map(|answer| answer.value).collect(),
            marks(&question.why),
        ),
        Block::Practice(_) => Shape::Practice,
    };
    blocks.iter().map(one).collect()
}

fn all_languages_teach_the_same<G: Registered>() {
    for kind in GuideKind::ALL {
        let english = shape(&guide::<G>(kind, Lang::En).blocks);
        for lang in Lang::ALL {
            assert_eq!(shape(&guide::<G>(kind, lang).blocks), english, "{kind:?} {lang:?}");
        }
    }
}

fn learn_has_all_its_parts<G: Registered>() {
    for lang in Lang::ALL {
        let learn = guide::<G>(GuideKind::Learn, lang);
        let count = |wanted: fn(&Block) -> bool| {
            learn.all_blocks().into_iter().filter(|block| wanted(block)).count()
        };
        let five = |block: &Block| matches!(block, Block::Steps(steps) if steps.len() == 5);
        assert_eq!(count(five), 1, "a turn in five steps");
        assert_eq!(count(|block| matches!(block, Block::Example(_))), 3, "three worked examples");
        assert_eq!(count(|block| matches!(block, Block::Practice(_))), 1, "the guided game");
        assert!(count(|block| matches!(block, Block::Points(_))) >= 1, "tips");
        assert!(facts(learn).len() >= 10, "{lang:?}: {} facts", facts(learn).len());
        let asked = learn.questions().filter(|question| question.figure.is_some()).count();
        let figures = learn.figures().count() - asked;
        assert!((6..=9).contains(&figures), "{lang:?}: {figures} pictures");
    }
}

/// A smaller game may need less.
#[test]
fn learn_has_five_steps_three_examples_tips_and_the_way_to_the_guided_game() {
    learn_has_all_its_parts::<campfire::Campfire>();
    learn_has_all_its_parts::<sea::Sea>();
}

/// All sections but three cite the rules that they teach: the goal, the story and the tips are there
/// for newcomers who don't look anything up.
#[test]
fn every_section_that_teaches_a_rule_cites_it() {
    fn sections<G: Registered>() {
        for lang in Lang::ALL {
            let learn = guide::<G>(GuideKind::Learn, lang);
            let parts = learn.blocks.split(|block| matches!(block, Block::Heading(_)));
            let cites = |part: &&[Block]| {
                let blocks = part.to_vec();
                let inside = Guide { title: learn.title, blocks };
                let lines = inside.lines().into_iter().flatten();
                lines.flat_map(|piece| cited(piece.text())).next().is_some()
            };
            let silent = parts.skip(1).filter(|part| !cites(part)).count();
            assert_eq!(silent, 3, "{lang:?}: {silent} sections of {} cite no rule", learn.title);
        }
    }
    sections::<games::Campfire>();
    sections::<games::Sea>();
}
