//! What the worker needs to know before it loads the code for a question, and the short way to a
//! bot's move.

use crate::{TWO_PLAYERS, spoken};
use campfire::Campfire;
use mind::{Needs, Question, Thought, begin_move};
use serde_json::json;

/// A question for a bot's move, at the last decision of a game.
fn asked(level: &str) -> Question {
    let lines: Vec<&str> = TWO_PLAYERS.lines().collect();
    let is_move = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let last = lines.iter().rposition(is_move).expect("a game has moves");
    let record = lines[..last].join("\n") + "\n";
    Question::Move { level: level.to_owned(), number: 7, record }
}

#[test]
fn needs_are_those_of_the_question() {
    let questions = [
        asked("easy"),
        Question::Annotations { record: TWO_PLAYERS.to_owned(), spoken: spoken("de", 2) },
        Question::Hint {
            game: "sea".to_owned(),
            view: json!({}),
            iterations: 1,
            seed: 1,
            spoken: spoken("fr", 3),
        },
    ];
    for question in questions {
        let needs = Needs::of(&question.text());
        assert_eq!(Some(needs.game.as_str()), question.game());
        let lang = question.spoken().map_or("", |spoken| spoken.lang.as_str());
        assert_eq!(needs.lang, lang);
        assert_eq!(needs.is_move, matches!(question, Question::Move { .. }));
    }
    for nonsense in ["", "{}", "[]", "{\"move\":{}}"] {
        assert_eq!(Needs::of(nonsense).game, "", "{nonsense}");
    }
}

#[test]
fn the_short_way_to_a_move_gives_the_same_answer() {
    for level in ["easy", "search:20", "nobody"] {
        let question = asked(level).text();
        let answer = Thought::begin(&question).run().text();
        assert_eq!(answer.contains("move"), level != "nobody", "{answer}");
        let mut short = begin_move::<Campfire>(&question);
        assert!(!short.is_busy());
        assert_eq!(short.step(), answer);
        assert_eq!(short.finish(), answer);
    }
    let mut nonsense = begin_move::<Campfire>("{}");
    assert_eq!(nonsense.step(), Thought::begin("{}").run().text());
}
