//! Bots are asked in text and answer in text.

use crate::{play_on, table};
use campfire::{Campfire, Move};
use kernel::Seat;
use web::model::question::{answer, ask};
use web::model::{Playable, Sitter};

#[test]
fn every_level_answers_with_a_legal_move() {
    for level in Campfire::LEVELS {
        let mut session = table(3, 1);
        for seat in [Seat(0), Seat(1), Seat(2)] {
            session.hand_over(seat, Sitter::Bot((*level).to_owned()));
        }
        play_on(&mut session, 5, 16);
        let question = ask(&session).unwrap();
        assert!(!question.contains("tag "), "no secret of the dealer is told");
        let answered: Move = answer(&question).parse().unwrap();
        assert!(session.legal_moves().contains(&answered));
        assert_eq!(answer(&question), answer(&question), "the same question, the same answer");
    }
}

#[test]
fn nonsense_gets_no_answer() {
    for question in ["", "easy\n1\n", "easy\n1\ngame sea\n", "nobody\n1\nemberwake record 1\n"] {
        assert_eq!(answer(question), "");
    }
}
