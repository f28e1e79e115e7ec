//! The books that teach: every picture is a position of a valid record, and every number in an
//! example is correct there.

use games::Registered;
use kernel::{Game, Journal, Line, Record, Viewer};
use serde_json::Value;
use texts::Lang;
use texts::guide::{Block, Figure, Guide, GuideKind, Inline};

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

fn position<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.view(Viewer::Omniscient)).unwrap()
}

/// All positions of a record, from the starting position on, and its lines.
struct Replayed<G: Game> {
    name: &'static str,
    positions: Vec<Value>,
    lines: Vec<Line<G>>,
}

fn replayed<G: Registered>() -> Vec<Replayed<G>> {
    let replay = |(name, text): &(&'static str, &'static str)| {
        let record = Record::<G>::parse(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let mut journal = Journal::<G>::start(record.setup.clone()).unwrap();
        let mut positions = vec![position(journal.now())];
        for (at, line) in record.lines.iter().enumerate() {
            assert!(journal.play_line(line, &mut ()), "{name}, line {}: refused", at + 1);
            positions.push(position(journal.now()));
        }
        Replayed { name, positions, lines: record.lines }
    };
    G::guide_records().iter().map(replay).collect()
}

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

/// Returns the number at a path; a list gives its length.
fn number(position: &Value, path: &str) -> Option<i64> {
    let found = path.split('.').try_fold(position, |at, key| match at {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => at.get(key),
    })?;
    match found {
        Value::Array(items) => i64::try_from(items.len()).ok(),
        _ => found.as_i64(),
    }
}

/// Returns the true value for a fact: `RECORD@LINE/PATH`, or the change of a value,
/// `RECORD@LINE..LINE/PATH`.
fn truth<G: Game>(records: &[Replayed<G>], about: &str) -> Option<i64> {
    let (at, path) = about.split_once('/')?;
    let (name, lines) = at.split_once('@')?;
    let record = records.iter().find(|record| record.name == name)?;
    let at = |line: &str| number(record.positions.get(line.parse::<usize>().ok()?)?, path);
    match lines.split_once("..") {
        None => at(lines),
        Some((from, to)) => Some(at(to)? - at(from)?),
    }
}

fn every_fact_is_true<G: Registered>() {
    let records = replayed::<G>();
    for (_, lang, guide) in guides::<G>() {
        for (text, about) in facts(guide) {
            let stated: i64 = text.replace('−', "-").replace('+', "").parse().unwrap();
            assert_eq!(truth(&records, about), Some(stated), "{lang:?}: {text} for {about}");
        }
    }
}

fn every_picture_exists<G: Registered>() {
    let records = replayed::<G>();
    for (kind, lang, guide) in guides::<G>() {
        for figure in guide.figures() {
            assert_eq!(kind, GuideKind::Learn, "a card has no pictures");
            let told = format!("{lang:?}: {figure:?}");
            let record = records.iter().find(|record| record.name == figure.record);
            let record = record.unwrap_or_else(|| panic!("no such record: {told}"));
            assert!(figure.line < record.positions.len(), "the record is shorter: {told}");
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
    Practice,
}

/// Returns the facts and icons of a line, in an order that doesn't depend on that of the words.
fn marks<'a>(pieces: impl IntoIterator<Item = &'a Inline>) -> Vec<String> {
    let mut marks: Vec<String> = pieces
        .into_iter()
        .filter_map(|piece| match piece {
            Inline::Fact { text, about } => Some(format!("{text} {about}")),
            Inline::Sign(word) => Some((*word).to_owned()),
            Inline::Plain(_) | Inline::Strong(_) | Inline::Key(_) => None,
        })
        .collect();
    marks.sort();
    marks
}

fn shape(blocks: &[Block]) -> Vec<Shape> {
    let one = |block: &Block| match block {
        Block::Heading(_) => Shape::Heading,
        Block::Paragraph(line) => Shape::Paragraph(marks(line)),
        Block::Steps(items) | Block::Points(items) => {
            Shape::Items(items.len(), marks(items.iter().flatten()))
        }
        Block::Table(rows) => Shape::Rows(rows.len(), rows[0].len()),
        Block::Figure(figure) => Shape::Figure(format!("{:?}", Figure { caption: "", ..*figure })),
        Block::Example(inside) => Shape::Example(shape(inside)),
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
        let figures = learn.figures().count();
        assert!((6..=9).contains(&figures), "{lang:?}: {figures} pictures");
    }
}

/// A smaller game may need less.
#[test]
fn learn_has_five_steps_three_examples_tips_and_the_way_to_the_guided_game() {
    learn_has_all_its_parts::<campfire::Campfire>();
    learn_has_all_its_parts::<sea::Sea>();
}

#[test]
fn a_fact_that_is_not_true_is_noticed() {
    let records = replayed::<campfire::Campfire>();
    let name = records[0].name;
    let start = truth(&records, &format!("{name}@19/places.2.pile"));
    assert_eq!(start, Some(4), "what is listed is counted");
    assert_eq!(truth(&records, &format!("{name}@0..19/places.2.pile")), Some(4), "it has grown");
    for nonsense in ["", "19/turns", "nothing@19/turns", "campfire-evening@999/turns"] {
        assert_eq!(truth(&records, nonsense), None, "{nonsense}");
    }
    assert_eq!(truth(&records, &format!("{name}@19/seats.0.beard")), None);
}
