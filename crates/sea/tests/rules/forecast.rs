//! A forecast says what actually happens when the move is played.

use crate::talks::meeting;
use kernel::{Game, Seat, Viewer};
use sea::*;

/// S6.7, S10.8: a boat that loses everyone sinks, and the other captain wins.
#[test]
fn a_battle_is_told_with_both_crews_and_its_winner() {
    let table = meeting("red:6", "blue:3");
    let told = table.seen_by(0).forecast(Move::Attack(3));
    assert_eq!(told.battle, Some(BattleResult::AttackerWins));
    let left: Vec<(Seat, u8, bool)> =
        told.crews.iter().map(|crew| (crew.seat, crew.left, crew.sinks)).collect();
    assert_eq!(left, [(Seat(0), 2, false), (Seat(1), 0, true)], "one of six stayed in the trail");
}

/// S6.7: a captain whose pawns no longer outnumber the others loses the boat.
#[test]
fn an_exchange_that_costs_the_majority_is_told_to_sink_the_boat() {
    let table = meeting("red:3", "blue:3");
    let give = Counts::of(Tribe::of(Seat(0)), 2);
    let take = Counts::of(Tribe::of(Seat(1)), 1);
    let kind = Some(ExchangeKind::Boats);
    let offer = Offer { partner: Seat(1), kind, swap: None, give, take };
    let told = table.seen_by(0).forecast_exchange(&offer);
    assert_eq!(told.gets[0].people, take);
    assert_eq!(told.gets[1].people, give);
    assert_eq!(told.crews.iter().map(|crew| crew.sinks).collect::<Vec<_>>(), [true, true]);
}

/// S5.1, S6.2: nothing is further away than the largest number on the die.
#[test]
fn a_boat_under_way_reaches_no_further_than_the_die_shows() {
    let sea = random_position();
    let view = sea.view(Viewer::Omniscient);
    let told = view.forecast(Move::KeepWind);
    assert_eq!(told.dice, Some(Dice::Distance(view.wind)));
    let boat = view.players[usize::from(view.active.unwrap())].boat.unwrap();
    for reach in &told.reach {
        assert!(reach.steps <= tables::DISTANCE_MAX);
        assert_eq!(reach.cell, boat.cell.step(view.wind, reach.steps));
    }
    assert!(!told.reach.is_empty());
}

/// Returns the first decision about the wind in a game of three.
fn random_position() -> Sea {
    use crate::contract::setups;
    use dealer::Quick;
    use kernel::playout::random_journal;
    let setups = setups();
    let setup = setups.iter().find(|setup| setup.steering == Steering::Wind).unwrap();
    let journal = random_journal::<Sea>(setup, &mut Quick::new(5));
    let mut sea = journal.first();
    for line in journal.lines() {
        let mut moves = Vec::new();
        sea.legal_moves(&mut moves);
        if moves.contains(&Move::KeepWind) {
            return sea;
        }
        assert!(line.play(&mut sea, &mut ()), "replays");
    }
    unreachable!("a game in which nobody ever sails")
}
