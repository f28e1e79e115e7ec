//! In a game with secrets, no one at the screen is shown more than they may know.

use crate::{T0, options, play_on, seated};
use kernel::{Game, Seat, Viewer};
use sea::Sea;
use web::model::Session;

fn running(kinds: &str, decisions: usize) -> Session<Sea> {
    let mut session: Session<Sea> = seated(kinds, options(), 7);
    play_on(&mut session, 7, decisions);
    assert!(!session.is_over(), "the game is to be running");
    session
}

#[test]
fn the_position_of_a_session_is_the_readers_own_idea_of_it() {
    let mut session = running("ppb", 0);
    let mut differs = 0;
    for _ in 0..60 {
        play_on(&mut session, 3, 1);
        if session.is_over() {
            break;
        }
        let mut seen = Vec::new();
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            session.look(viewer, T0);
            assert_eq!(session.viewer(), viewer);
            assert_eq!(&session.now().view(viewer), session.view(), "what is known is not made up");
            let told = session.happenings().iter().map(|happening| &happening.event);
            assert!(told.clone().all(|event| Sea::witness(event, viewer).as_ref() == Some(event)));
            seen.push(session.view().clone());
        }
        differs += usize::from(seen[1] != seen[2]);
    }
    assert!(differs > 30, "there are secrets to keep");
}

#[test]
fn nobody_looks_over_the_shoulder_of_a_bot_or_sees_everything_while_the_game_runs() {
    let mut session = running("ppb", 30);
    for viewer in [Viewer::Omniscient, Viewer::Seat(Seat(2)), Viewer::Seat(Seat(9))] {
        session.look(viewer, T0);
        assert_eq!(session.viewer(), Viewer::Spectator);
    }
}

#[test]
fn a_running_game_gives_no_record_no_standings_and_no_branch() {
    let session = running("ppb", 30);
    assert!(!session.is_open());
    assert_eq!(session.record(), None);
    assert_eq!(session.standings(), None);
    let replay = session.replay();
    assert_eq!(replay.record(), None);
    assert_eq!(replay.standings(), None);
    assert_eq!(replay.branch(), None);
}

#[test]
fn the_replay_of_a_running_game_is_seen_by_people_at_the_screen_only() {
    let mut replay = running("ppb", 30).replay();
    let seats = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    assert_eq!(replay.viewers(), seats);
    assert_eq!(replay.viewer(), Viewer::Spectator, "of several people nobody looks unasked");
    replay.look(Viewer::Omniscient, T0);
    assert_eq!(replay.viewer(), Viewer::Spectator);
    replay.look(Viewer::Seat(Seat(2)), T0);
    assert_eq!(replay.viewer(), Viewer::Spectator);
    let alone = running("bpb", 30).replay();
    assert_eq!(alone.viewer(), Viewer::Seat(Seat(1)), "the only person looks with their own eyes");
}

#[test]
fn stepping_through_a_running_game_keeps_the_readers_eyes() {
    let mut replay = running("bpb", 30).replay();
    let viewer = replay.viewer();
    for line in 0..replay.steps().1 {
        replay.go(line);
        assert_eq!((replay.viewer(), &replay.now().view(viewer)), (viewer, replay.view()));
    }
}

#[test]
fn after_the_end_everything_may_be_known() {
    let mut session: Session<Sea> = seated("ppb", options(), 7);
    play_on(&mut session, 7, 1_000_000);
    assert!(session.is_over() && session.is_open());
    assert!(session.record().is_some() && session.standings().is_some());
    session.look(Viewer::Omniscient, T0);
    assert_eq!(session.viewer(), Viewer::Omniscient);
    assert_eq!(session.replay().viewers().len(), 5);
}

#[test]
fn a_kept_game_with_secrets_opens_with_nobodys_eyes() {
    let mut session = running("ppb", 30);
    session.look(Viewer::Seat(Seat(0)), T0);
    let back = Session::<Sea>::load("t".into(), &session.save(T0), T0).unwrap();
    assert_eq!(back.viewer(), Viewer::Spectator);
}
