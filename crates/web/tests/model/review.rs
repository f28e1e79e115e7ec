//! What the page makes of a review, and what it keeps beside a record.

use crate::{T0, options, play_on};
use campfire::Campfire;
use dealer::Seed;
use kernel::{Record, Seat, Viewer};
use mind::{Answer, Question, Thought, ToldReview};
use review::Grade;
use sea::Sea;
use table::Chair;
use texts::Lang;
use web::model::question;
use web::model::review::{
    RiverKind, across, bands, chances_said, dearest, listed, nearest, point_at, point_by_key,
};
use web::model::seating::opening_here;
use web::model::{Playable, Route, Session, Sitter};

fn fixture<G: Playable>(name: &str) -> Session<G> {
    let found = G::fixtures().iter().find(|(known, _)| *known == name);
    let (_, text) = found.expect("the game is there");
    let record = Record::parse(text).expect("it is a record");
    Session::of_record("t".to_owned(), record).expect("it is a game")
}

fn reviewed<G: Playable>(session: &Session<G>, seat: Seat) -> ToldReview {
    let mut asked = question::review(session, seat, Lang::En).expect("nothing is secret");
    if let Question::Review { iterations, replays, .. } = &mut asked {
        (*iterations, *replays) = (24, 2);
    }
    match Thought::begin(&asked.text()).run() {
        Answer::Review(told) => *told,
        other => panic!("{other:?} is not a review"),
    }
}

#[test]
fn the_river_has_a_band_for_each_seat_and_a_second_one_only_where_something_was_hidden() {
    let open = reviewed(&fixture::<Campfire>("two-players"), Seat(1)).review;
    let seats: Vec<Seat> = bands(&open, RiverKind::Known).iter().map(|(seat, _)| *seat).collect();
    assert_eq!(seats, [Seat(1), Seat(0)], "the reviewed seat is at the bottom");
    assert!(bands(&open, RiverKind::Omniscient).is_empty());
    let hidden = reviewed(&fixture::<Sea>("naval-battle"), Seat(0)).review;
    assert_eq!(bands(&hidden, RiverKind::Known).len(), 3);
    assert_eq!(bands(&hidden, RiverKind::Omniscient).len(), 3);
}

#[test]
fn clicks_and_keys_lead_to_points_of_the_river() {
    let review = reviewed(&fixture::<Campfire>("two-players"), Seat(0)).review;
    let last = review.river.len() - 1;
    for point in 0..=last {
        let line = review.river[point].line;
        assert_eq!(review.river[nearest(&review, across(&review, line))].line, line);
        assert_eq!(review.river[point_at(&review, line)].line, line);
    }
    assert_eq!((nearest(&review, -3.0), nearest(&review, 7.0)), (0, last));
    assert_eq!(point_by_key(&review, 0, "ArrowLeft"), Some(0));
    assert_eq!(point_by_key(&review, 0, "ArrowRight"), Some(1));
    assert_eq!(point_by_key(&review, last, "ArrowRight"), Some(last));
    assert_eq!(point_by_key(&review, 3, "Home"), Some(0));
    assert_eq!(point_by_key(&review, 3, "End"), Some(last));
    assert_eq!(point_by_key(&review, 3, "x"), None);
    let said = chances_said(&review.river[last].chances, &["A".into(), "B".into()], Lang::En);
    assert!(said == "A 100%, B 0%" || said == "A 0%, B 100%", "{said}");
}

#[test]
fn the_filter_leaves_out_what_is_milder_and_the_dearest_come_first() {
    let told = reviewed(&fixture::<Campfire>("two-players"), Seat(0));
    assert_eq!(listed(&told, None).len(), told.review.decisions.len());
    let mut before = usize::MAX;
    for grade in Grade::ALL {
        let shown = listed(&told, Some(grade));
        assert!(shown.len() <= before);
        assert!(shown.iter().all(|words| !words.grade.is_empty()));
        before = shown.len();
    }
    let graded = listed(&told, Some(Grade::Inaccuracy)).len();
    assert!(graded > 0, "a game of the tests has mistakes");
    let dearest = dearest(&told);
    assert_eq!(dearest.len(), graded.min(3));
    let loss =
        |line| told.review.decisions.iter().find(|one| one.line == line).map(|one| one.loss.value);
    assert!(dearest.windows(2).all(|pair| loss(pair[0].line) >= loss(pair[1].line)));
}

#[test]
fn another_try_continues_before_the_decision_with_bots_in_the_other_seats() {
    let session = fixture::<Campfire>("four-players");
    let record = session.record().expect("nothing is secret");
    let opening = session.branch_for(30, Seat(2)).expect("there is more to play");
    assert_eq!(opening.prelude, record.lines[..30]);
    for (chair, seat) in opening.chairs.iter().zip(0..) {
        assert_eq!(matches!(chair, Chair::Person(_)), seat == 2);
    }
    assert!(session.branch_for(record.lines.len(), Seat(2)).is_none(), "nothing is left to play");
}

#[test]
fn a_review_is_not_offered_while_it_would_tell_secrets() {
    let sitters = vec![Sitter::Person; 3];
    let opening = opening_here::<Sea>(Sea::usual_setup(3), &sitters, options());
    let seed = Seed::from_number(4);
    let mut session = Session::open("t".into(), opening, vec![None; 3], seed, T0).unwrap();
    play_on(&mut session, 1, 30);
    assert!(question::review(&session, Seat(0), Lang::En).is_none());
    assert!(question::review(&session.replay(), Seat(0), Lang::En).is_none());
}

#[test]
fn a_hint_tells_the_worker_what_the_person_knows_and_no_more() {
    let sitters = vec![Sitter::Person; 3];
    let opening = opening_here::<Sea>(Sea::usual_setup(3), &sitters, options());
    let seed = Seed::from_number(4);
    let mut session = Session::open("t".into(), opening, vec![None; 3], seed, T0).unwrap();
    play_on(&mut session, 1, 30);
    let seat = session.person_to_act().expect("someone decides");
    assert!(question::hint(&session, Lang::En).is_none(), "nobody's eyes are at the screen");
    session.look(Viewer::Seat(seat), T0);
    let Some(Question::Hint { view, .. }) = question::hint(&session, Lang::En) else {
        panic!("the person may have a hint")
    };
    let known = serde_json::to_value(session.view()).unwrap();
    assert_eq!(view, known);
}

#[test]
fn notes_stay_with_a_saved_table_its_replay_and_its_record() {
    let sitters = vec![Sitter::Person; 2];
    let opening = opening_here::<Campfire>(Campfire::usual_setup(2), &sitters, options());
    let seed = Seed::from_number(9);
    let mut session = Session::open("t".into(), opening, vec![None; 2], seed, T0).unwrap();
    play_on(&mut session, 1, 20);
    session.set_comment(12, "  Two lines\nof a \u{7} note. ");
    session.set_comment(3, "log");
    session.set_comment(3, "seed 0");
    session.set_comment(5, "gone");
    session.set_comment(5, "   ");
    let noted = [(3, "seed 0".to_owned()), (12, "Two lines of a note.".to_owned())];
    let back = Session::<Campfire>::load("t".into(), &session.save(T0), T0).expect("it is whole");
    assert_eq!(back.comments(), noted);
    let replay = back.replay();
    assert_eq!(replay.comments(), noted);
    let record = replay.record().expect("nothing is secret");
    assert_eq!(record.comments(), [(3, "seed 0"), (12, "Two lines of a note.")]);
    let read = Record::parse(&record.to_string()).expect("it is a record");
    let again = Session::<Campfire>::of_record("u".into(), read).expect("it is a game");
    assert_eq!(again.comments(), noted);
    let kept = Session::<Campfire>::load("u".into(), &again.save(T0), T0).expect("it is whole");
    assert_eq!(kept.comments(), noted);
}

#[test]
fn the_review_of_a_replay_has_an_address() {
    for hash in [
        "#/replay/18f3/review",
        "#/fixture/sea/naval-battle/review",
        "#/shared/abc/review",
        "#/online/replay/t1/review",
        "#/online/record/r1/review",
    ] {
        let route = Route::parse(hash);
        assert!(matches!(route, Route::Review(_)), "{hash}");
        assert_eq!(route.hash(), hash);
    }
    assert_eq!(Route::parse("#/settings/review"), Route::Home);
}
