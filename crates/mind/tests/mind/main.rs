//! Tests of the protocol between the page and what thinks for it: text in, text out.

mod asking;
mod hints;
mod parts;
mod reviews;

use mind::{Answer, Question, Spoken, Thought};

const NAVAL_BATTLE: &str = include_str!("../../../sea/tests/rules/fixtures/naval-battle.rec");
const TWO_PLAYERS: &str = include_str!("../../../campfire/tests/rules/fixtures/two-players.rec");

/// How to say it, with names for this many seats.
fn spoken(lang: &str, seats: usize) -> Spoken {
    let names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
    Spoken {
        lang: lang.to_owned(),
        names: names[..seats].iter().map(|&name| name.into()).collect(),
    }
}

/// The last answer, through text in both directions.
fn answered(question: &Question) -> Answer {
    let text = Thought::begin(&question.text()).run().text();
    Answer::read(&text).expect("an answer survives text")
}
