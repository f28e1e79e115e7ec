//! Reviews are made slice by slice, can be stopped, and come with their words.

use crate::{NAVAL_BATTLE, TWO_PLAYERS, answered, spoken};
use kernel::Seat;
use mind::{Answer, Question, Thought, ToldReview};
use review::Extent;

fn question(record: &str, seat: u8, lang: &str, players: usize) -> Question {
    Question::Review {
        record: record.to_owned(),
        seat: Seat(seat),
        iterations: 24,
        seed: 3,
        replays: 7,
        spoken: spoken(lang, players),
    }
}

fn told(answer: Answer) -> ToldReview {
    match answer {
        Answer::Review(told) => *told,
        other => panic!("{other:?} is not a review"),
    }
}

/// A record of a campfire game that stops after this many lines of the file.
fn cut(lines: usize) -> String {
    let kept: Vec<&str> = TWO_PLAYERS.lines().take(lines).collect();
    kept.join("\n") + "\n"
}

#[test]
fn progress_only_grows_and_ends_with_the_review() {
    let mut thought = Thought::begin(&question(TWO_PLAYERS, 0, "en", 2).text());
    let mut before = 0;
    let mut slices = 0;
    let last = loop {
        match thought.step() {
            Answer::Progress { done, all } => {
                assert!(before < done && done < all);
                before = done;
                slices += 1;
            }
            answer => break told(answer),
        }
    };
    assert!(slices > 10, "{slices} slices leave little room to stop");
    assert!(!thought.is_busy());
    assert_eq!(last.review.extent, Extent::Whole);
    assert_eq!(last.par.as_ref().map(|par| par.games), Some(7));
    assert_eq!(last.words.decisions.len(), last.review.decisions.len());
    assert_eq!(last.words.moments.len(), last.review.moments.len());
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has_and_says_so() {
    let mut thought = Thought::begin(&question(TWO_PLAYERS, 1, "en", 2).text());
    for _ in 0..12 {
        thought.step();
    }
    let stopped = told(thought.finish());
    assert_eq!(stopped.review.extent, Extent::Stopped);
    assert!(!stopped.review.river.is_empty());
    assert!(stopped.words.extent.is_some_and(|said| said.contains("interrupted")));
    assert_eq!(told(thought.step()).review, stopped.review, "nothing is lost afterward");
}

#[test]
fn the_parts_of_the_sum_explain_the_result_exactly_after_the_journey_through_text() {
    for (record, players) in [(TWO_PLAYERS, 2), (NAVAL_BATTLE, 3)] {
        let review = told(answered(&question(record, 0, "en", players))).review;
        let sum = review.sum;
        let parts = sum.own_errors + sum.luck + sum.others_errors + sum.rest;
        assert!((review.result() - review.start() - parts).abs() < 1e-9);
    }
}

#[test]
fn another_language_says_the_same_review_in_other_words() {
    let english = told(answered(&question(TWO_PLAYERS, 0, "en", 2)));
    let question = Question::Tell {
        record: TWO_PLAYERS.to_owned(),
        review: Box::new(english.review.clone()),
        par: english.par.clone(),
        spoken: spoken("fr", 2),
    };
    let french = told(answered(&question));
    assert_eq!((&french.review, &french.par), (&english.review, &english.par));
    assert_ne!(french.words, english.words);
    assert!(french.words.title.contains("Ash"));
}

#[test]
fn an_annotated_record_is_read_back() {
    let written = told(answered(&question(TWO_PLAYERS, 1, "en", 2)));
    let graded: Vec<_> =
        written.words.decisions.iter().filter(|words| !words.grade.is_empty()).collect();
    let question =
        Question::Annotations { record: written.annotated.clone(), spoken: spoken("en", 2) };
    let Answer::Annotations(kept) = answered(&question) else { panic!("it contains a review") };
    assert_eq!((kept.seat, kept.iterations, kept.seed), (Seat(1), 24, 3));
    assert!(!graded.is_empty(), "there is something to read back");
    assert_eq!(kept.decisions.len(), graded.len());
    for (kept, graded) in kept.decisions.iter().zip(graded) {
        assert_eq!(
            (kept.line, &kept.grade, &kept.chosen),
            (graded.line, &graded.grade, &graded.chosen)
        );
        assert_eq!(kept.preferred, graded.preferred);
    }
}

#[test]
fn a_record_without_a_review_has_nothing_to_read_back() {
    let question =
        Question::Annotations { record: TWO_PLAYERS.to_owned(), spoken: spoken("en", 2) };
    assert_eq!(answered(&question), Answer::Problem(String::new()));
}

#[test]
fn a_game_without_an_end_is_reviewed_as_far_as_it_goes() {
    let review = told(answered(&question(&cut(40), 0, "es", 2)));
    assert_eq!(review.review.extent, Extent::Unfinished);
    assert!(review.words.extent.is_some());
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_the_language_of_the_reader() {
    let truncated = &TWO_PLAYERS[..TWO_PLAYERS.len() / 2];
    let other_edition = TWO_PLAYERS.replacen("rules ", "rules 9", 1);
    let against_the_rules = TWO_PLAYERS.replacen("\n0 ", "\n1 ", 1);
    for record in [truncated, &other_edition, &against_the_rules] {
        let said =
            ["en", "fr", "de", "es"].map(|lang| match answered(&question(record, 0, lang, 2)) {
                Answer::Problem(said) => said,
                other => panic!("{other:?} is no problem"),
            });
        assert!(said.iter().all(|said| !said.is_empty()));
        assert!(said[1..].iter().all(|other| *other != said[0]), "{said:?}");
    }
    let no_seat = answered(&question(TWO_PLAYERS, 4, "en", 2));
    assert_eq!(no_seat, Answer::Problem("The table has no such seat.".to_owned()));
}
