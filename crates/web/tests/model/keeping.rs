//! Games are kept as text, each for itself.

use crate::{play_on, table};
use campfire::Campfire;
use kernel::Seat;
use std::collections::BTreeMap;
use web::model::{Library, SaveProblem, Session, Settings, Sitter, Store, Timeline, Trouble};

#[derive(Clone, Debug, Default)]
struct Map {
    texts: BTreeMap<String, String>,
    room: usize,
}

impl Store for Map {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        Ok(self.texts.keys().cloned().collect())
    }
    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        Ok(self.texts.get(key).cloned())
    }
    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        if text.len() > self.room {
            return Err(Trouble::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        self.texts.remove(key);
        Ok(())
    }
}

#[test]
fn a_kept_game_goes_on_where_it_was_with_the_same_luck() {
    for decisions in [0, 5, 30, 10_000] {
        let mut session = table(3, 8);
        session.hand_over(Seat(1), Sitter::Bot("hard".into()));
        session.resign(Seat(2), "easy");
        play_on(&mut session, 1, decisions);
        let mut back = Session::<Campfire>::load("t".into(), &session.save(7)).unwrap();
        assert_eq!(back.now(), session.now());
        assert_eq!(back.sitters(), session.sitters());
        assert!(back.has_resigned(Seat(2)) && !back.has_resigned(Seat(1)));
        assert_eq!(back.happenings(), session.happenings());
        play_on(&mut session, 2, 20);
        play_on(&mut back, 2, 20);
        assert_eq!(back.now(), session.now(), "the seed is kept");
    }
}

#[test]
fn a_damaged_text_is_refused_wherever_it_is_cut() {
    let mut session = table(2, 1);
    play_on(&mut session, 1, 12);
    let text = session.save(1);
    for cut in (0..text.len()).step_by(7) {
        if let Ok(cut) = Session::<Campfire>::load("t".into(), &text[..cut]) {
            // Cut at the end of a line it is a shorter game, but a game.
            assert!(cut.journal().lines().len() <= session.journal().lines().len());
        }
    }
    let nonsense = Session::<Campfire>::load("t".into(), "nonsense");
    assert!(matches!(nonsense, Err(SaveProblem::NotASave)));
    let other = text.replace("rules 1", "rules 99");
    assert!(matches!(Session::<Campfire>::load("t".into(), &other), Err(SaveProblem::Record(_))));
}

#[test]
fn a_library_lists_the_last_played_first_and_damaged_games_beside_the_others() {
    let mut library = Library(Map { room: 100_000, ..Map::default() });
    let session = table(2, 1);
    library.keep("old", &session.save(1_000)).unwrap();
    library.keep("new", &session.save(2_000)).unwrap();
    library.keep("bad", "xx").unwrap();
    library.keep_settings(&Settings::default().save()).unwrap();
    let listed = library.list().unwrap();
    let ids: Vec<&str> = listed.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["new", "old", "bad"]);
    assert!(listed[2].known.is_none());
    library.forget("bad").unwrap();
    assert_eq!(library.list().unwrap().len(), 2);
}

#[test]
fn a_full_store_says_so_and_keeps_what_it_has() {
    let mut library = Library(Map { room: 10_000, ..Map::default() });
    let text = table(2, 1).save(1);
    library.keep("a", &text).unwrap();
    library.0.room = 10;
    assert_eq!(library.keep("b", &text), Err(Trouble::Full));
    assert_eq!(library.game("a").unwrap(), Some(text));
}

#[test]
fn settings_read_back_and_nonsense_means_the_usual() {
    let settings = Settings { sound: true, guided: true, ..Settings::default() };
    assert_eq!(Settings::load(&settings.save()), settings);
    assert_eq!(Settings::load("motion sideways\nx"), Settings::default());
}

#[test]
fn a_finished_record_of_the_page_verifies() {
    let mut session = table(4, 3);
    play_on(&mut session, 3, 100_000);
    assert!(session.is_over());
    let verified = dealer::verify(&session.record()).unwrap();
    assert!(verified.outcomes > 50);
}

#[test]
fn going_on_from_the_middle_is_a_new_game_that_leaves_the_old_one_alone() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 60);
    let before = *session.now();
    let mut branch = session.branch("b".into(), 40, 9);
    assert!(branch.journal().lines().starts_with(&session.journal().lines()[..40]));
    play_on(&mut branch, 4, 100_000);
    assert!(branch.is_over());
    assert_eq!(session.now(), &before);
    let told = Session::<Campfire>::load("b".into(), &branch.save(1)).unwrap();
    assert_eq!(told.now(), branch.now());
}

#[test]
fn a_timeline_steps_from_decision_to_decision_and_tells_the_standing_of_each_turn() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 100_000);
    let timeline = Timeline::lay(session.journal().clone(), session.happenings().to_vec());
    assert_eq!(timeline.at(timeline.len()), session.now());
    let first = timeline.step(0, true);
    assert!(first > 0 && timeline.step(first, false) == 0);
    assert_eq!(timeline.step(timeline.len(), true), timeline.len());
    let standings = timeline.standings();
    assert_eq!(standings.len(), usize::from(session.now().turns()) + 1);
}

#[test]
fn luck_that_comes_from_a_number_is_the_same_after_going_back() {
    let mut session = table(2, 3);
    play_on(&mut session, 3, 30);
    let mut branch = session.branch("b".into(), session.journal().lines().len(), 5);
    play_on(&mut branch, 4, 1);
    let lines = branch.journal().lines().to_vec();
    let seat = branch.undoer().unwrap();
    assert!(branch.undo(seat));
    play_on(&mut branch, 4, 1);
    assert_eq!(branch.journal().lines(), lines);
}
