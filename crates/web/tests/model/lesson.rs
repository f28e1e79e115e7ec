//! The guided game follows the rules, and its steps fit it.

use campfire::Campfire;
use kernel::{Line, Record};
use texts::web::CAMPFIRE_LESSON;
use web::model::{Playable, Timeline};

#[test]
fn the_guided_game_follows_the_rules_and_asks_only_for_moves_of_the_learner() {
    let lesson = Campfire::lesson().unwrap();
    let record = Record::<Campfire>::parse(lesson.record).unwrap();
    let timeline = Timeline::of(&record).unwrap();
    let mut line = 0;
    for step in lesson.steps {
        assert!(step.line >= line && step.line <= timeline.len(), "{step:?}");
        assert!(step.text < CAMPFIRE_LESSON);
        line = step.line;
        if step.act {
            let next = &record.lines[step.line];
            assert!(matches!(next, Line::Move(seat, _) if *seat == lesson.seat), "{step:?}");
        }
    }
    assert!(lesson.steps.iter().filter(|step| step.act).count() >= 4);
}

#[test]
fn every_fixture_opens() {
    for (name, text) in Campfire::fixtures() {
        let record = Record::<Campfire>::parse(text).unwrap();
        assert!(Timeline::of(&record).is_ok(), "{name}");
    }
    assert!(Campfire::fixtures().len() >= 17);
}
