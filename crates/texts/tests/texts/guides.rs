//! The guides: the meaning of their format, and checks of their prose.

use texts::Lang;
use texts::guide::{Block, Guide, GuideKind, GuideProblem, Inline, Mistake, View};
use texts::rulebook::{Rulebook, is_id};

type Book = fn(GuideKind, Lang) -> &'static Guide;
type Rules = fn(Lang) -> &'static Rulebook;
const GAMES: [(Book, Rules); 2] = [
    (texts::campfire::guide, texts::campfire::rulebook),
    (texts::sea::guide, texts::sea::rulebook),
];

fn read(text: &'static str) -> Vec<Block> {
    Guide::parse(text).unwrap().blocks
}

fn mistake(text: &'static str) -> GuideProblem {
    Guide::parse(text).unwrap_err()
}

#[test]
fn a_book_has_headings_paragraphs_steps_points_tables_and_a_button() {
    let blocks = read(
        "# Nim\n\n## A turn\n\nTake **stones**, press `T`!\n\n1. Look.\n2. Take.\n\n- Be quick.\n\n\
         | Stones | Takes |\n|---|---|\n| 3 | ![](sign:stone) any |\n\n[Play](practice:)\n",
    );
    let plain = |text| vec![Inline::Plain(text)];
    let words = vec![
        Inline::Plain("Take "),
        Inline::Strong("stones"),
        Inline::Plain(", press "),
        Inline::Key("T"),
        Inline::Plain("!"),
    ];
    let cells = vec![
        vec![plain("Stones"), plain("Takes")],
        vec![plain("3"), vec![Inline::Sign("stone"), Inline::Plain(" any")]],
    ];
    let expected = [
        Block::Heading("A turn"),
        Block::Paragraph(words),
        Block::Steps(vec![plain("Look."), plain("Take.")]),
        Block::Points(vec![plain("Be quick.")]),
        Block::Table(cells),
        Block::Practice("Play"),
    ];
    assert_eq!(blocks, expected);
}

#[test]
fn a_picture_names_a_position_and_what_is_shown_of_it() {
    let text = "# Nim\n\n![All.](picture:nim-game@12)\n![Next.](picture:nim-game@0+move/cards)\n\
                ![Some of [3](rule:all). | Red.](picture:b@3/players#1-4)\n";
    let guide = Guide::parse(text).unwrap();
    let shown: Vec<_> = guide
        .figures()
        .map(|figure| {
            let words = |line: &[Inline]| line.iter().map(|one| one.text()).collect::<String>();
            let told = words(&figure.caption) + "/" + &words(&figure.on_page);
            (told, figure.record, figure.line, figure.with_move, figure.view, figure.crop)
        })
        .collect();
    let expected = [
        ("All./", "nim-game", 12, false, View::Board, ""),
        ("Next./", "nim-game", 0, true, View::Cards, ""),
        ("Some of 3./Red.", "b", 3, false, View::Players, "1-4"),
    ];
    assert_eq!(
        shown,
        expected.map(|(told, record, line, with_move, view, crop)| {
            (told.to_owned(), record, line, with_move, view, crop)
        })
    );
}

#[test]
fn an_example_holds_blocks_of_its_own_and_ends_where_the_quote_ends() {
    let blocks = read(
        "# Nim\n\n> Take [2](fact:game@4/taken).\n>\n> ![Left.](picture:game@4)\n\nSo it goes.\n",
    );
    let [Block::Example(inside), Block::Paragraph(after)] = &blocks[..] else {
        panic!("{blocks:?}");
    };
    let fact = Inline::Fact { text: "2", about: "game@4/taken" };
    let taken = vec![Inline::Plain("Take "), fact, Inline::Plain(".")];
    assert_eq!(inside[0], Block::Paragraph(taken));
    assert!(matches!(&inside[1], Block::Figure(figure) if figure.line == 4));
    assert_eq!(after, &[Inline::Plain("So it goes.")]);
}

#[test]
fn a_question_has_answers_of_which_one_has_the_value_of_its_fact() {
    let blocks = read(
        "# Nim\n\n? ![Five.](picture:game@4)\n? How many? (ask:game@4/left=5)\n? - [four](answer:4)\n\
         ? - [five of [5](rule:all)](answer:5)\n? Count them (N1.1).\n\nThe end.\n",
    );
    let [Block::Question(question), Block::Paragraph(_)] = &blocks[..] else {
        panic!("{blocks:?}");
    };
    assert_eq!((question.about, question.value), ("game@4/left", "5"));
    assert_eq!(question.asked, [Inline::Plain("How many?")]);
    assert_eq!(question.why, [Inline::Plain("Count them (N1.1).")]);
    assert_eq!(question.figure.as_ref().map(|figure| figure.line), Some(4));
    assert_eq!((question.right(), question.answers.len()), (1, 2));
    assert_eq!(question.answers[1].words[1], Inline::Constant { text: "5", name: "all" });
}

#[test]
fn a_mistake_is_told_with_its_line() {
    for (text, line, expected) in [
        ("Nim\n", 1, Mistake::NoTitle),
        ("", 1, Mistake::NoTitle),
        ("# Nim\n\nTake **stones.\n", 3, Mistake::Unclosed("**")),
        ("# Nim\n\nTake *stones*.\n", 3, Mistake::Unclosed("*")),
        ("# Nim\n\nPress `T.\n", 3, Mistake::Unclosed("`")),
        ("# Nim\n\n![All.](picture:game)\n", 3, Mistake::Picture),
        ("# Nim\n\n![All.](picture:game@x)\n", 3, Mistake::Picture),
        ("# Nim\n\n![](picture:game@1)\n", 3, Mistake::Picture),
        ("# Nim\n\n![All.](picture:game@1/sky)\n", 3, Mistake::Picture),
        ("# Nim\n\n![stone](sign:stone)\n", 3, Mistake::Sign),
        ("# Nim\n\n> A\n> [2](4)\n", 4, Mistake::Fact),
        ("# Nim\n\nTake [2](law:4).\n", 3, Mistake::Fact),
        ("# Nim\n\n? How many?\n? - [4](answer:4)\n? Why.\n", 3, Mistake::Question),
        ("# Nim\n\n? A? (ask:f=4)\n? - [4](answer:4)\n? Why.\n", 3, Mistake::Question),
        ("# Nim\n\n? A? (ask:f=4)\n? - [3](answer:3)\n? - 4\n? Why.\n", 5, Mistake::Question),
        (
            "# Nim\n\n? A? (ask:f=4)\n? - [3](answer:3)\n? - [5](answer:5)\n? Why.\n",
            3,
            Mistake::Question,
        ),
        ("# Nim\n\n1. Look.\n3. Take.\n", 4, Mistake::StepNumber),
        ("# Nim\n\n| a | b |\n", 3, Mistake::Table),
        ("# Nim\n\n| a | b |\n| c | d |\n", 4, Mistake::Table),
        ("# Nim\n\n| a | b |\n|---|---|\n| c |\n", 5, Mistake::Table),
    ] {
        let problem = mistake(text);
        assert_eq!(problem, GuideProblem { line, mistake: expected }, "{text}");
        let told = problem.to_string();
        assert!(told.starts_with(&format!("Line {line}: ")) && told.len() > 20, "{told}");
    }
}

/// All that a reader of a book sees, heading by heading and line by line.
fn texts_of(guide: &Guide) -> Vec<String> {
    let mut texts = vec![guide.title.to_owned()];
    for block in guide.all_blocks() {
        match block {
            Block::Heading(text) | Block::Practice(text) => texts.push((*text).to_owned()),
            _ => {}
        }
    }
    let line = |line: &Vec<Inline>| line.iter().map(|piece| piece.text()).collect::<String>();
    texts.extend(guide.lines().into_iter().map(line));
    texts.into_iter().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// Checks the typography of a language, beyond the checks of other texts.
fn clean(lang: Lang, text: &str) {
    assert!(!text.contains("  ") && !text.contains(['{', '}', '\t']), "{text}");
    assert!(!text.contains(" ,") && !text.contains(" ."), "space before a stop: {text}");
    assert!(!text.contains('\''), "a straight apostrophe: {text}");
    for mark in [';', '!', '?', ':', '»'] {
        for (at, _) in text.match_indices(mark) {
            let before = text[..at].chars().next_back();
            let wanted = match mark {
                ':' | '»' => '\u{a0}',
                _ => '\u{202f}',
            };
            if lang == Lang::Fr {
                assert_eq!(before, Some(wanted), "before {mark}: {text}");
            } else {
                assert!(before.is_some_and(|c| !c.is_whitespace()), "before {mark}: {text}");
            }
        }
    }
    let ours = texts::grammar::quote(lang, "");
    let foreign = |mark: char| "„“«".contains(mark) && !ours.contains(mark);
    assert!(!text.contains(foreign), "the quotation marks of another language: {text}");
    assert!(lang != Lang::De || !text.contains('‘'), "an English quotation mark: {text}");
}

#[test]
fn every_book_is_clean_prose_and_differs_from_language_to_language() {
    for (book, _) in GAMES {
        for kind in GuideKind::ALL {
            let mut said: Vec<Vec<String>> = Vec::new();
            for lang in Lang::ALL {
                let texts = texts_of(book(kind, lang));
                texts.iter().for_each(|text| clean(lang, text));
                said.push(texts);
            }
            for (at, mine) in said.iter().enumerate() {
                for other in &said[..at] {
                    assert_ne!(mine[0], other[0], "two languages have the same title");
                    let long = |text: &&String| text.len() > 30;
                    let same = mine.iter().filter(long).find(|text| other.contains(text));
                    assert_eq!(same, None, "two languages say the same");
                }
            }
        }
    }
}

#[test]
fn every_rule_that_a_book_cites_exists() {
    for (book, rules) in GAMES {
        for (kind, lang) in GuideKind::ALL.into_iter().flat_map(|k| Lang::ALL.map(|l| (k, l))) {
            for text in texts_of(book(kind, lang)) {
                let words = text.split(|c: char| !c.is_alphanumeric() && c != '.');
                for id in words.map(|word| word.trim_matches('.')).filter(|word| is_id(word)) {
                    assert!(rules(lang).find(id).is_some(), "{kind:?} {lang:?} cites {id}");
                }
            }
        }
    }
}

/// A phone shows about this many characters of small print on one screen; a card must fit.
const CARD_MAX: usize = 1500;

#[test]
fn a_card_is_short_enough_for_the_screen_of_a_phone() {
    for (book, _) in GAMES {
        for lang in Lang::ALL {
            let letters: usize =
                texts_of(book(GuideKind::Card, lang)).iter().map(|text| text.chars().count()).sum();
            assert!(letters <= CARD_MAX, "{lang:?}: {letters} characters");
        }
    }
}
