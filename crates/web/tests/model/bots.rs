//! Bots are asked in text and answer in text.

use crate::{T0, options, play_on};
use campfire::{Campfire, Move};
use dealer::Seed;
use mind::{Answer, Question, Thought};
use web::model::question::{ask, stand_in};
use web::model::seating::opening_here;
use web::model::{Playable, Registered, Session, Sitter};

fn answer(question: &Question) -> Answer {
    Thought::begin(&question.text()).run()
}

#[test]
fn every_level_answers_with_a_legal_move() {
    for level in Campfire::LEVELS {
        let sitters = vec![Sitter::Bot((*level).to_owned()); 3];
        let opening = opening_here::<Campfire>(Campfire::usual_setup(3), &sitters, options());
        let seed = Seed::from_number(1);
        let mut session = Session::open("t".into(), opening, vec![None; 3], seed, T0).unwrap();
        play_on(&mut session, 5, 16);
        let (asked, question) = ask(&session).unwrap();
        assert!(!question.text().contains("tag "), "no secret of the dealer is told");
        let Answer::Move(answered) = answer(&question) else { panic!("{level} doesn't answer") };
        let answered: Move = answered.parse().unwrap();
        assert!(session.legal_moves().contains(&answered));
        assert_eq!(answer(&question), answer(&question), "the same question, the same answer");
        let standing_in = stand_in(&session, &asked).unwrap();
        assert!(session.legal_moves().contains(&standing_in));
        assert!(session.bot_move(&asked, standing_in, T0).is_ok());
        assert!(session.bot_move(&asked, answered, T0).is_err(), "too late");
    }
}
