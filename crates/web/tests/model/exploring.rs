//! Exploring: trees of lines, and the records they become.

use crate::{T0, options, play_on, seated, table};
use campfire::Campfire;
use dealer::{Dealer, Quick, Seed};
use kernel::playout::listed_moves;
use kernel::{Game, Journal, Line, Luck, Record, Seat, SetupText, Turn, Viewer};
use mind::{Question, Spoken};
use sea::Sea;
use web::model::seating::opening_here;
use web::model::study::{Study, StudyError};
use web::model::{Playable, Route, Session, Sitter};

fn game(number: u64) -> Record<Campfire> {
    let mut session = table(3, number);
    play_on(&mut session, number, 30);
    session.record().unwrap()
}

/// Takes a step at random: a move, or an outcome.
fn wander<G: Playable>(study: &mut Study<G>, luck: &mut Quick) {
    let position = study.position();
    let allowed = match position.turn() {
        Turn::Seat(_) => {
            let moves = listed_moves(&position);
            study.play(moves[luck.below(moves.len() as u32) as usize])
        }
        Turn::Chance => {
            let outcomes = study.outcomes();
            study.resolve(outcomes[luck.below(outcomes.len() as u32) as usize])
        }
        Turn::Over => false,
    };
    assert!(allowed || position.turn() == Turn::Over);
}

/// A study with lines at random points.
fn explored(number: u64) -> Study<Campfire> {
    let record = game(number);
    let mut luck = Quick::new(number);
    let mut study = Study::of(&record, record.lines.len()).unwrap();
    for nth in 0..6 {
        for _ in 0..luck.below(12) {
            study.back();
        }
        for _ in 0..=luck.below(8) {
            wander(&mut study, &mut luck);
        }
        study.comment(&format!("note  {nth}"));
    }
    study
}

#[test]
fn a_record_without_variations_comes_back_as_it_was() {
    for number in 0..5 {
        let mut record = game(number);
        record.comment(12, "a note");
        let study = Study::of(&record, 5).unwrap();
        assert_eq!(study.steps(), 5);
        assert_eq!(study.variations(), 0);
        assert_eq!(study.record().unwrap().to_string(), record.to_string());
        let seen = study.session().unwrap();
        assert_eq!(seen.record().unwrap().lines, record.lines[..5]);
    }
}

#[test]
fn a_study_is_kept_as_a_record_with_variations() {
    for number in 0..20 {
        let study = explored(number);
        let text = study.record().unwrap().to_string();
        let read = Record::<Campfire>::parse(&text).unwrap();
        read.replay(&mut ()).unwrap();
        assert_eq!(read.replay_variations(), Ok(()), "{text}");
        let again = Study::of(&read, 0).unwrap();
        assert_eq!(again.record().unwrap().to_string(), text);
        assert_eq!(again.variations(), study.variations());
    }
}

#[test]
fn the_same_move_again_makes_no_new_line() {
    let record = game(1);
    let mut study = Study::of(&record, 20).unwrap();
    let here = study.here();
    let next = record.lines[20];
    let played = match next {
        Line::Move(_, mv) => study.play(mv),
        Line::Outcome(outcome) => study.resolve(outcome),
        Line::AgreedEnd => unreachable!("nobody agreed"),
    };
    assert!(played);
    assert_eq!((study.steps(), study.variations()), (21, 0));
    assert!(study.back());
    assert_eq!(study.here(), here);
    assert!(study.forward());
    assert_eq!(study.steps(), 21);
}

#[test]
fn a_line_can_be_promoted_and_deleted() {
    let record = game(2);
    let decision = (20..record.lines.len()).find(|&at| matches!(record.lines[at], Line::Move(..)));
    let decision = decision.unwrap();
    let mut study = Study::of(&record, decision).unwrap();
    let other = listed_moves(&study.position())
        .into_iter()
        .find(|mv| !matches!(record.lines[decision], Line::Move(_, played) if played == *mv))
        .unwrap();
    assert!(study.play(other));
    let point = study.here();
    assert_eq!(study.variations(), 1);
    assert_eq!(study.record().unwrap().lines, record.lines);
    study.promote(point);
    assert_eq!(study.variations(), 1);
    assert_eq!(study.record().unwrap().lines.len(), decision + 1, "the other line is the game now");
    assert_eq!(study.record().unwrap().variations[0].lines, record.lines[decision..]);
    study.delete(point);
    assert_eq!(study.steps(), decision, "what was looked at is gone");
    assert_eq!((study.variations(), study.record().unwrap().lines), (0, record.lines));
}

#[test]
fn what_the_rules_refuse_is_not_a_line() {
    let record = game(3);
    let mut study = Study::of(&record, 0).unwrap();
    let before = study.clone();
    assert!(!study.play("sow 0 cw".parse().unwrap()));
    assert!(!study.resolve("first 9".parse().unwrap_or("first 0".parse().unwrap())));
    assert_eq!(study, before);
    let mut broken = record;
    broken.lines.swap(0, 20);
    assert_eq!(Study::of(&broken, 0), Err(StudyError));
}

#[test]
fn the_list_shows_the_point_that_is_looked_at_once_and_every_line_beside_it() {
    for number in 0..10 {
        let study = explored(number);
        let listed = study.listed(usize::MAX / 2);
        assert_eq!(listed.iter().filter(|one| one.is_here).count(), 1);
        let begins = listed.iter().filter(|one| one.begins).count();
        assert_eq!(begins, study.variations());
        assert!(listed.iter().all(|one| (one.depth > 0) || !one.begins));
    }
}

/// A game of Sea that stops where a seat decides.
fn unfinished(number: u64) -> Journal<Sea> {
    let mut journal = Journal::<Sea>::start(<Sea as Game>::Setup::usual(3)).unwrap();
    let mut dealer = Dealer::<Sea>::new(&Seed::from_number(number), &[]);
    let mut luck = Quick::new(number);
    let mut decisions = 0;
    loop {
        match journal.now().turn() {
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut ()).unwrap();
            }
            Turn::Seat(_) if decisions == 60 => return journal,
            Turn::Seat(seat) => {
                let moves = listed_moves(journal.now());
                let mv = moves[luck.below(moves.len() as u32) as usize];
                journal.play(seat, mv, &mut ()).unwrap();
                decisions += 1;
            }
            Turn::Over => panic!("the game is to be running"),
        }
    }
}

/// The same game with two random outcomes exchanged, wherever this viewer can't tell the difference.
fn lookalikes(journal: &Journal<Sea>, viewer: Viewer) -> Vec<Journal<Sea>> {
    let lines = journal.lines();
    let is_drawn = |at: &usize| matches!(lines[*at], Line::Outcome(_));
    let drawn: Vec<usize> = (0..lines.len()).filter(is_drawn).collect();
    let mut found = Vec::new();
    for (nth, &one) in drawn.iter().enumerate() {
        for &other in &drawn[nth + 1..] {
            let mut changed = lines.to_vec();
            changed.swap(one, other);
            let mut twin = Journal::<Sea>::start(*journal.setup()).unwrap();
            let replays = changed.iter().all(|line| twin.play_line(line, &mut ()));
            let differs = twin.now() != journal.now();
            if replays && differs && twin.now().view(viewer) == journal.now().view(viewer) {
                found.push(twin);
            }
        }
    }
    found
}

/// A table at this screen that goes on from there, with `p`ersons and `b`ots.
fn at_this_screen(journal: &Journal<Sea>, kinds: &str) -> Session<Sea> {
    let sitter = |kind| if kind == 'p' { Sitter::Person } else { Sitter::Bot("easy".into()) };
    let sitters: Vec<Sitter> = kinds.chars().map(sitter).collect();
    let mut opening = opening_here::<Sea>(*journal.setup(), &sitters, options());
    opening.prelude = journal.lines().to_vec();
    Session::open("t".into(), opening, vec![None; 3], Seed::from_number(1), T0).unwrap()
}

#[test]
fn a_study_of_a_running_game_with_secrets_has_only_what_the_reader_knows() {
    let mut tried = 0;
    for (kinds, viewer) in [
        ("pbb", Viewer::Seat(Seat(0))),
        ("bbp", Viewer::Seat(Seat(2))),
        ("ppb", Viewer::Spectator),
        ("bbb", Viewer::Spectator),
    ] {
        for number in 0..3 {
            let journal = unfinished(number);
            let session = at_this_screen(&journal, kinds);
            let study = Study::of_session(&session, journal.lines().len()).unwrap();
            assert_eq!(study.guessed_for(), Some(viewer));
            assert_eq!(study.position().view(viewer), journal.now().view(viewer), "it is known");
            for twin in lookalikes(&journal, viewer) {
                let other = at_this_screen(&twin, kinds);
                assert_eq!(Study::of_session(&other, twin.lines().len()).unwrap(), study);
                tried += 1;
            }
        }
    }
    assert!(tried >= 20, "{tried} games with other secrets were explored");
}

#[test]
fn guessed_lines_are_explored_but_never_taken_for_a_record() {
    for number in 0..4 {
        let journal = unfinished(number);
        let session = at_this_screen(&journal, "pbb");
        let mut study = Study::of_session(&session, journal.lines().len()).unwrap();
        let mut luck = Quick::new(number);
        assert_eq!((study.steps(), study.back()), (0, false), "it begins here");
        for _ in 0..4 {
            for _ in 0..5 {
                wander(&mut study, &mut luck);
                let shown = study.session().unwrap();
                let viewer = match study.position().turn() {
                    Turn::Seat(seat) => Viewer::Seat(seat),
                    Turn::Chance | Turn::Over => Viewer::Seat(Seat(0)),
                };
                assert_eq!(shown.viewer(), viewer);
                assert_eq!(shown.view(), &study.position().view(viewer));
                assert_eq!((shown.record(), shown.branch()), (None, None));
            }
            study.go(study.listed(100)[0].point);
        }
        assert_eq!(study.record(), None);
        let listed = study.listed(100);
        assert_eq!(listed.iter().filter(|one| one.begins).count(), study.variations());
    }
}

#[test]
fn the_engine_is_told_what_the_deciding_seat_knows() {
    let journal = unfinished(2);
    let Turn::Seat(seat) = journal.now().turn() else { panic!("a seat decides") };
    let spoken = Spoken { lang: "en".into(), names: vec!["A".into(), "B".into(), "C".into()] };
    let kinds = ["pbb", "bpb", "bbp"][seat.index()];
    let steps = journal.lines().len();
    let study = Study::of_session(&at_this_screen(&journal, kinds), steps).unwrap();
    let Some(Question::Hint { view, .. }) = study.question(spoken) else { panic!("it decides") };
    assert_eq!(view, serde_json::to_value(journal.now().view(Viewer::Seat(seat))).unwrap());
}

#[test]
fn a_table_at_this_screen_is_explored_from_its_current_position() {
    let mut open: Session<Campfire> = table(3, 5);
    play_on(&mut open, 5, 30);
    let record = open.record().unwrap();
    let route = open.explore_route().unwrap();
    assert_eq!(route, Route::Explore("t".into(), record.lines.len()));
    let study = Study::of_session(&open, record.lines.len()).unwrap();
    assert_eq!((study.guessed_for(), study.position()), (None, *open.now()));
    // Once a game with secrets is over, its study is the whole game.
    let mut over: Session<Sea> = seated("ppb", options(), 7);
    play_on(&mut over, 7, 1_000_000);
    let study = Study::of_session(&over, 3).unwrap();
    assert_eq!((study.guessed_for(), study.steps()), (None, 3));
    assert_eq!(study.record().unwrap().lines, over.record().unwrap().lines);
}
