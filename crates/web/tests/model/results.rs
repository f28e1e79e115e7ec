//! The results after the end: the breakdown of points, and what decided.

use campfire::Campfire;
use kernel::{Game, Record, Seat};
use sea::Sea;
use texts::Lang;
use web::model::{Playable, ScoreTable, Timeline};

fn ended<G: Playable>(name: &str) -> G {
    let (_, text) = G::fixtures().iter().find(|(found, _)| *found == name).unwrap();
    let timeline = Timeline::of(&Record::<G>::parse(text).unwrap()).unwrap();
    timeline.at(timeline.len()).clone()
}

#[test]
fn the_row_that_decided_tells_the_winner_from_the_next() {
    let mut decided = 0;
    for (name, _) in Sea::fixtures() {
        let game = ended::<Sea>(name);
        let table = game.score_table(Lang::En);
        let standing = game.standing().unwrap();
        let Some(row) = table.decided(standing.places()) else { continue };
        assert!(table.is_compared(row), "{name}: {}", table.headings[row]);
        let winner = standing.winners().next().unwrap();
        for seat in Seat::all(game.players()).filter(|seat| standing.place(*seat) > 1) {
            let [won, lost] = [winner, seat].map(|seat| {
                let numbers = &table.rows[seat.index()];
                let compared = table.compared.iter().filter(|one| **one <= row);
                compared.map(|one| numbers[*one]).collect::<Vec<_>>()
            });
            assert!(won > lost, "{name}: {won:?}, {lost:?}");
        }
        decided += 1;
    }
    assert!(decided > 8, "{decided}");
}

#[test]
fn where_only_a_total_is_compared_nothing_is_marked() {
    for (name, _) in Campfire::fixtures() {
        let game = ended::<Campfire>(name);
        let table: ScoreTable = game.score_table(Lang::En);
        assert_eq!(table.compared, [table.headings.len() - 1]);
        assert_eq!(table.decided(game.standing().unwrap().places()), None);
    }
}

fn examples_are_there<G: Playable>() {
    let worker = include_str!("../../assets/sw.js");
    for (name, _) in G::examples() {
        assert!(G::fixture_names().contains(name), "{name}");
        let file = format!("\"./game-{}-{name}.rec\"", G::NAME);
        assert!(worker.contains(&file), "{file} is not kept for days without a network");
    }
    let kept = worker.matches(&format!("./game-{}-", G::NAME)).count();
    assert_eq!(kept, G::examples().len());
}

#[test]
fn the_example_games_are_there_and_are_kept_for_days_without_a_network() {
    for game in games::NAMES {
        games::with_game!(game, G => examples_are_there::<G>()).expect("a game of the list");
    }
}

#[test]
fn every_turn_of_a_replay_has_its_place_on_the_graph() {
    for (name, text) in Sea::fixtures() {
        let timeline = Timeline::of(&Record::<Sea>::parse(text).unwrap()).unwrap();
        let lines = timeline.turn_lines();
        assert_eq!(lines.len(), timeline.standings().len(), "{name}");
        assert!(lines.is_sorted());
        assert_eq!(lines.last(), Some(&timeline.len()));
    }
}
