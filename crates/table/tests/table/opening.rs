//! Opening a table: the first stored lines, and invalid openings.

use crate::test_host::*;
use campfire::{Campfire, Setup};
use dealer::{Seed, commitment};
use kernel::Viewer;
use table::*;

fn opening(chairs: Vec<Chair>) -> Opening<Campfire> {
    Opening {
        setup: campfire(2),
        options: patient(),
        owner: Some(ANN),
        chairs,
        prelude: Vec::new(),
    }
}

#[test]
fn a_new_table_shows_its_commitment_and_waits_in_the_lobby() {
    let seed = Seed::from_number(3);
    let table = opening(vec![Chair::Open, Chair::Open]);
    let (table, effects) = Table::open(table, seed.clone(), T0).unwrap();
    assert_eq!(table.phase(), Phase::Lobby);
    let Effect::Commit { lines } = &effects[0] else { panic!("storing comes first") };
    assert_eq!(lines.last().unwrap().1, format!("{T0} open"));
    assert_eq!(table.status(Viewer::Spectator, T0).commitment, commitment(&seed));
}

#[test]
fn every_problem_of_an_opening_is_reported_together() {
    let mut options = patient();
    options.clock = Clock::PerMove { ms: 0 };
    options.utc_offset_minutes = 15 * 60;
    options.away_ms = Some(0);
    options.vote_ms = DURATION_MS_MAX + 1;
    options.pause_ms = 0;
    let chairs = vec![Chair::Person(ANN), Chair::Person(BEN), Chair::Person(ANN)];
    let opening = Opening::<Campfire> {
        setup: campfire(2),
        options,
        owner: None,
        chairs,
        prelude: Vec::new(),
    };
    let expected = [
        OpenProblem::Chairs { expected: 2, found: 3 },
        OpenProblem::Option(HostingProblem::Clock),
        OpenProblem::Option(HostingProblem::UtcOffset),
        OpenProblem::Option(HostingProblem::Away),
        OpenProblem::Option(HostingProblem::Vote),
        OpenProblem::Option(HostingProblem::Pause),
        OpenProblem::PersonTwice(ANN),
    ];
    assert_eq!(Table::open(opening, Seed::from_number(1), T0).unwrap_err(), expected);
}

#[test]
fn a_setup_that_is_no_game_opens_no_table() {
    let setup = Setup { standstill: Some(0), ..Setup::new(9) };
    let opening = Opening::<Campfire> { setup, ..opening(Vec::new()) };
    let problems = Table::open(opening, Seed::from_number(1), T0).unwrap_err();
    assert!(problems.iter().all(|problem| matches!(problem, OpenProblem::Setup(_))));
    assert!(!problems.is_empty());
}

#[test]
fn increments_of_more_than_ten_years_are_no_clock() {
    let clock = Clock::Bank { ms: MINUTE, increment_ms: DURATION_MS_MAX + 1 };
    assert_eq!(with_clock(clock).problems(), [HostingProblem::Clock]);
    let none = Clock::Days { days: 0, weekends: Weekends::Off };
    assert_eq!(with_clock(none).problems(), [HostingProblem::Clock]);
    assert_eq!(patient().problems(), []);
}

#[test]
fn a_level_is_one_visible_word() {
    for name in ["", "very easy", "größe", "a\tb", &"x".repeat(41)] {
        assert_eq!(Level::new(name), None, "{name}");
    }
    assert_eq!(level("search:1000").name(), "search:1000");
}
