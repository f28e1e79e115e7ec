//! A bot's explanation of its choice is consistent.

use crate::table::{decides, positions};
use bots::Explanation;
use kernel::playout::listed_moves;
use kernel::{Game, Viewer};

fn explanations_hold<G: Game>(game: &G, explanation: &Explanation<G>) {
    let moves = listed_moves(game);
    assert!(!explanation.moves.is_empty() && explanation.moves.len() <= 3);
    assert_eq!(explanation.players, game.players());
    for considered in &explanation.moves {
        assert!(moves.contains(&considered.mv));
        let sum: f32 = considered.win.iter().sum();
        assert!((sum - 1.0).abs() < 0.01, "the chances sum to {sum}");
        assert!(considered.win.iter().all(|chance| (-0.001..=1.001).contains(chance)));
        let beyond = &considered.win[usize::from(game.players())..];
        assert!(beyond.iter().all(|chance| *chance == 0.0), "an empty seat can't win");
        assert_eq!(considered.line[0], (decides(game), considered.mv));
    }
    let visits: Vec<u32> = explanation.moves.iter().map(|considered| considered.visits).collect();
    assert!(visits.is_sorted_by(|a, b| a >= b), "the best comes first: {visits:?}");
}

#[test]
fn the_three_best_moves_of_campfire_come_with_chances_and_a_line() {
    for game in positions::<campfire::Campfire>(&campfire::Setup::new(3), 2, 13, 6) {
        let mut bot = bots::campfire::bot("search:120", 1).unwrap();
        let view = game.view(Viewer::Seat(decides(&game)));
        let explanation =
            bot.explain(&view, &listed_moves(&game)).expect("a search explains itself");
        assert_eq!(explanation.iterations, 120);
        explanations_hold(&game, &explanation);
    }
}

#[test]
fn the_three_best_moves_of_sea_come_with_chances_and_a_line() {
    for game in positions::<sea::Sea>(&sea::Setup::new(4), 2, 13, 6) {
        let mut bot = bots::sea::bot("search:60", 1).unwrap();
        let view = game.view(Viewer::Seat(decides(&game)));
        let explanation =
            bot.explain(&view, &listed_moves(&game)).expect("a search explains itself");
        let winners: f32 = explanation.moves[0].win.iter().sum();
        assert!(winners > 0.0);
        if !matches!(listed_moves(&game)[0], sea::Move::Accept) {
            explanations_hold(&game, &explanation);
        }
    }
}

#[test]
fn a_bot_that_does_not_weigh_its_moves_says_nothing() {
    let game = positions::<campfire::Campfire>(&campfire::Setup::new(3), 2, 13, 1).remove(0);
    let mut bot = bots::campfire::bot("random", 1).unwrap();
    let view = game.view(Viewer::Seat(decides(&game)));
    assert!(bot.explain(&view, &listed_moves(&game)).is_none());
}
