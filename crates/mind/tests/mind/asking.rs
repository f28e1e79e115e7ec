//! What can be asked, and what comes of nonsense.

use crate::{TWO_PLAYERS, answered, spoken};
use mind::{Answer, Question, Thought};

#[test]
fn nonsense_is_answered_by_an_empty_problem() {
    let nothing = Answer::Problem(String::new());
    let no_game = Question::Move { level: "easy".into(), number: 1, record: "x".into() };
    for question in ["", "{}", "easy\n1\n", "{\"move\":{}}", &no_game.text()] {
        assert_eq!(Thought::begin(question).run(), nothing, "{question}");
    }
    let nobody =
        Question::Move { level: "nobody".into(), number: 1, record: TWO_PLAYERS.to_owned() };
    assert_eq!(answered(&nobody), nothing);
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = Question::Move { level: "easy".into(), number: 1, record: TWO_PLAYERS.to_owned() };
    assert_eq!(answered(&over), Answer::Problem(String::new()));
}

#[test]
fn a_question_tells_its_game_and_its_language() {
    let question =
        Question::Annotations { record: TWO_PLAYERS.to_owned(), spoken: spoken("de", 2) };
    assert_eq!(question.game(), Some("campfire"));
    assert_eq!(question.spoken().map(|spoken| spoken.lang.as_str()), Some("de"));
}
