//! C1.7: the box file.

use campfire::{BoxProblem, CardBox, Legend, Song};

const DEFAULT: &str = "emberwake box 1
name default
legend a 2 3 4 5
legend b 2 3 4 5
legend c 2 3 4 5
legend d 2 3 4 5
legend e 2 3 4 5
legend f 2 3 4 5
legend g 2 3 4 5
song 4 4
song 5 5
song 6 6
song 7 7
";

/// C1.7
#[test]
fn a_box_file_reads_back_as_it_is_written() {
    assert_eq!(CardBox::default().to_string(), DEFAULT);
    assert_eq!(CardBox::parse(DEFAULT), Ok(CardBox::default()));
    let with_comments = DEFAULT.replace("legend d", "# my copy\n\n  legend d");
    assert_eq!(CardBox::parse(&with_comments), Ok(CardBox::default()));
}

/// C1.7
#[test]
fn a_song_of_eight_kinds_is_refused() {
    let eight = DEFAULT.replace("song 7 7", "song 8 8");
    assert_eq!(CardBox::parse(&eight), Err(vec![BoxProblem::SongPrice(8)]));
}

/// C1.7
#[test]
fn a_bad_box_is_refused_with_every_reason() {
    let bad = "emberwake box 1
legend a 2 2 4 5
legend b 0 3 4 18
legend b 2 3 4 5
legend c 2 3 4
legend x 1 2 3 4
song 4 4
song 4 60
nonsense
song five 5
";
    let problems = CardBox::parse(bad).unwrap_err();
    let has = |problem: &dyn Fn(&BoxProblem) -> bool| problems.iter().any(problem);
    assert!(has(&|p| *p == BoxProblem::NoName));
    assert!(has(&|p| *p == BoxProblem::LegendTwice(4, Legend::Bell)));
    assert!(has(&|p| *p == BoxProblem::LegendValuesAlike(Legend::Anchor, 2)));
    assert!(has(&|p| *p == BoxProblem::LegendMissing(Legend::Gate)));
    assert!(has(&|p| *p == BoxProblem::SongCount(2)));
    for line in [5, 6, 9, 10] {
        assert!(has(&|p| matches!(p, BoxProblem::Misread(at, _) if *at == line)), "line {line}");
    }
}

/// C1.7
#[test]
fn a_second_name_is_refused() {
    let twice = DEFAULT.replace("legend a", "name other\nlegend a");
    assert_eq!(CardBox::parse(&twice), Err(vec![BoxProblem::NameTwice(3)]));
}

/// C1.7
#[test]
fn values_must_be_possible_and_different() {
    let mut cards = CardBox::default();
    cards.legends[6] = [0, 18, 3, 3];
    cards.songs[3] = Song { price: 4, points: 51 };
    cards.name = " ".into();
    assert_eq!(
        cards.problems(),
        [
            BoxProblem::BadName,
            BoxProblem::LegendValue(Legend::Gate, 0),
            BoxProblem::LegendValue(Legend::Gate, 18),
            BoxProblem::LegendValuesAlike(Legend::Gate, 3),
            BoxProblem::SongPoints(51),
            BoxProblem::SongPricesAlike(4),
        ]
    );
}

/// C1.7
#[test]
fn a_file_that_is_no_box_or_of_another_version_is_named_as_such() {
    assert_eq!(CardBox::parse(""), Err(vec![BoxProblem::NotABox]));
    assert_eq!(CardBox::parse("hello\n"), Err(vec![BoxProblem::NotABox]));
    let later = DEFAULT.replace("box 1", "box 2");
    assert_eq!(CardBox::parse(&later), Err(vec![BoxProblem::Version("2".into())]));
}

/// C1.7: in a record, the name ‘default’ alone means the default box.
#[test]
fn no_other_box_has_the_name_of_the_default_one() {
    let text = CardBox::default().to_string();
    assert_eq!(CardBox::parse(&text), Ok(CardBox::default()));
    let other = text.replace("legend a 2 3 4 5", "legend a 3 4 5 6");
    assert_eq!(CardBox::parse(&other), Err(vec![BoxProblem::DefaultName]));
    assert!(CardBox::parse(&other.replace("name default", "name mine")).is_ok());
    let turned = text.replace("legend a 2 3 4 5", "legend a 5 4 3 2");
    assert!(CardBox::parse(&turned).is_ok(), "the same cards in another order");
}
