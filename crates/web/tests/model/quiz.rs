//! The quiz at the end of *Learn*: trying answers, going on, and the count at the end.

use web::model::quiz::Quiz;

#[test]
fn a_wrong_answer_can_be_followed_by_another_until_the_right_one_is_found() {
    let mut quiz = Quiz::new(vec![1, 0]);
    assert_eq!((quiz.at(), quiz.len(), quiz.verdict()), (Some(0), 2, None));
    quiz.go_on();
    assert_eq!(quiz.at(), Some(0), "not before the right answer");
    quiz.answer(2);
    assert_eq!(quiz.verdict(), Some((2, false)));
    quiz.answer(1);
    assert!(quiz.is_solved() && quiz.is_tried(1) && quiz.is_tried(2) && !quiz.is_tried(0));
    quiz.answer(0);
    assert_eq!(quiz.verdict(), Some((1, true)), "the question is answered");
    quiz.go_on();
    assert_eq!((quiz.at(), quiz.verdict()), (Some(1), None));
}

#[test]
fn only_first_tries_count_at_the_end() {
    let mut quiz = Quiz::new(vec![1, 0]);
    for answer in [2, 1] {
        quiz.answer(answer);
    }
    quiz.go_on();
    quiz.answer(0);
    quiz.go_on();
    assert_eq!((quiz.at(), quiz.first_tries()), (None, 1));
    quiz.answer(0);
    quiz.begin_again();
    assert_eq!(quiz, Quiz::new(vec![1, 0]));
}

#[test]
fn a_book_without_questions_has_an_empty_quiz() {
    let quiz = Quiz::new(Vec::new());
    assert!(quiz.is_empty());
    assert_eq!((quiz.at(), quiz.first_tries()), (None, 0));
}
