//! The quiz at the end of *Learn*: the rules find the right answers in the records.

use crate::guides::cited;
use crate::numbers::{names_and_numbers, number};
use crate::truths::{Taught, refusing, replayed, truth};
use texts::Lang;
use texts::guide::{GuideKind, Inline, Question};

/// Makes a test for all games.
macro_rules! for_each {
    ($($game:ident)+) => {
        #[test]
        fn the_rules_find_the_right_answer_of_every_question() {
            $(every_answer_is_right::<games::$game>();)+
        }

        #[test]
        fn every_reason_cites_the_rule_that_decides() {
            $(every_reason_cites_a_rule::<games::$game>();)+
        }
    };
}

games::each_game!(for_each);

/// The number of questions at the end of *Learn*.
const QUESTIONS: usize = 12;

fn questions<G: Taught>() -> impl Iterator<Item = (Lang, &'static Question)> {
    Lang::ALL.into_iter().flat_map(|lang| {
        let learn = G::guide(GuideKind::Learn, lang).expect("every game has its books");
        learn.questions().map(move |question| (lang, question))
    })
}

fn text(line: &[Inline]) -> String {
    line.iter().map(|piece| piece.text()).collect()
}

fn every_answer_is_right<G: Taught>() {
    let records = replayed::<G>();
    assert_eq!(questions::<G>().count(), QUESTIONS * Lang::ALL.len());
    for (lang, question) in questions::<G>() {
        let asked = text(&question.asked);
        let is = truth(&records, question.about);
        assert_eq!(is.as_deref(), Some(question.value), "{lang:?}: {asked}");
        let mut values: Vec<_> = question.answers.iter().map(|answer| answer.value).collect();
        values.sort_unstable();
        values.dedup();
        assert_eq!(values.len(), question.answers.len(), "{lang:?}: two answers are one: {asked}");
        for answer in &question.answers {
            // An answer that is a number says which.
            if let Some(stated) = number(lang, &text(&answer.words)) {
                assert_eq!(stated.to_string(), answer.value, "{lang:?}: {asked}");
            }
        }
        assert!(question.figure.is_some(), "{lang:?}: {asked} is about no position");
    }
}

fn every_reason_cites_a_rule<G: Taught>() {
    let records = replayed::<G>();
    for (lang, question) in questions::<G>() {
        let why = text(&question.why);
        let rules = cited(&why);
        assert!(!rules.is_empty(), "{lang:?}: {why}");
        if let Some(rule) = refusing(&records, question.about) {
            assert!(rules.contains(&rule), "{lang:?}: {rule} refuses it: {why}");
        }
    }
}

/// The record counts spaces from 0, people from 1.
#[test]
fn a_question_about_a_pile_names_its_space() {
    let mut found = 0;
    for (lang, question) in questions::<games::Campfire>() {
        let Some((_, mv)) = question.about.split_once("sow ") else { continue };
        let place: usize = mv[..1].parse().unwrap();
        let named = (place + 1).to_string();
        let shown = question.figure.as_ref().is_some_and(|figure| figure.with_move);
        let (names, _) = names_and_numbers(lang, &text(&question.asked));
        assert!(shown || names.contains(&named), "{lang:?}: {}", text(&question.asked));
        found += 1;
    }
    assert!(found >= Lang::ALL.len());
}
