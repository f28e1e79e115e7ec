//! Stepping through games, and continuing from the middle of one.

use crate::{T0, play_on, table};
use campfire::Campfire;
use dealer::Seed;
use kernel::{Game, Viewer};
use web::model::{Playable, Session, Timeline};

#[test]
fn a_timeline_steps_from_decision_to_decision_and_tells_the_standing_of_each_turn() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 100_000);
    let timeline = Timeline::of(&session.record().unwrap()).unwrap();
    assert_eq!(timeline.at(timeline.len()), session.now());
    let first = timeline.step(0, true);
    assert!(first > 0 && timeline.step(first, false) == 0);
    assert_eq!(timeline.step(timeline.len(), true), timeline.len());
    let standings = timeline.standings();
    assert_eq!(standings.len(), session.now().turns() as usize + 1);
    assert_eq!(session.standings(), Some(standings));
}

#[test]
fn a_replay_goes_forward_with_its_news_and_back_without_any() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 40);
    let mut replay = session.replay();
    let (at, all) = replay.steps();
    assert_eq!(at, all);
    assert_eq!(replay.now(), session.now());
    assert_eq!(replay.go(0), 0);
    let mut told = Vec::new();
    while replay.steps().0 < all {
        let news = replay.go(replay.next_stop(true));
        let new = replay.happenings()[news..].iter();
        told.extend(new.map(|happening| happening.event));
    }
    let happened: Vec<_> = session.happenings().iter().map(|h| h.event).collect();
    assert_eq!(told, happened);
    let back = replay.next_stop(false);
    let news = replay.go(back);
    assert_eq!(news, replay.happenings().len());
}

#[test]
fn a_game_without_secrets_is_seen_by_everybody_while_it_runs() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 10);
    let replay = session.replay();
    assert_eq!(replay.viewers().len(), 5);
    assert_eq!(replay.viewer(), Viewer::Omniscient);
}

#[test]
fn going_on_from_the_middle_is_a_new_game_that_leaves_the_old_one_alone() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 60);
    let before = *session.now();
    let mut replay = session.replay();
    replay.go(40);
    let opening = replay.branch().unwrap();
    let names = replay.given_names().to_vec();
    let seed = Seed::from_number(9);
    let mut branch = Session::open("b".into(), opening, names, seed, T0).unwrap();
    assert!(!branch.is_checkable());
    let told = replay.happenings().iter().map(|h| &h.event);
    assert!(branch.happenings().iter().map(|h| &h.event).take(replay.happenings().len()).eq(told));
    play_on(&mut branch, 4, 100_000);
    assert!(branch.is_over());
    let played = branch.record().unwrap().lines;
    assert!(played.starts_with(&session.record().unwrap().lines[..40]));
    assert_eq!(session.now(), &before);
    let back = Session::<Campfire>::load("b".into(), &branch.save(1), T0).unwrap();
    assert_eq!(back.now(), branch.now());
    assert_eq!(back.happenings(), branch.happenings());
}

#[test]
fn nothing_goes_on_from_the_end() {
    let mut session = table(2, 3);
    play_on(&mut session, 3, 100_000);
    let mut replay = session.replay();
    assert_eq!(replay.branch(), None);
    replay.go(replay.next_stop(false));
    assert!(replay.branch().is_some());
}

#[test]
fn the_news_are_those_of_the_step_shown_however_it_was_reached() {
    let mut session = table(2, 3);
    play_on(&mut session, 3, 30);
    let mut replay = session.replay();
    let last = replay.steps().1;
    let news = |replay: &Session<Campfire>| {
        let news = replay.happenings()[replay.step_news()..].iter();
        news.map(|happening| (happening.line, happening.event)).collect::<Vec<_>>()
    };
    replay.go(0);
    assert_eq!(news(&replay), []);
    let mut told = Vec::new();
    let mut steps = Vec::new();
    while replay.steps().0 < last {
        replay.go(replay.next_stop(true));
        told.extend(news(&replay));
        steps.push((replay.steps().0, news(&replay)));
    }
    assert_eq!(told.len(), replay.happenings().len(), "every line is the news of one step");
    for (lines, then) in steps.iter().rev() {
        replay.go(*lines);
        assert_eq!(&news(&replay), then);
    }
}

#[test]
fn fixtures_open_as_replays() {
    for (name, text) in Campfire::fixtures() {
        let record = kernel::Record::parse(text).unwrap();
        let replay = Session::<Campfire>::of_record("f".into(), record).unwrap();
        assert!(replay.is_open() && replay.steps().1 > 0, "{name}");
    }
}
