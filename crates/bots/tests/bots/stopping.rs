//! A search that saves work chooses as if it hadn't.

use crate::table::{choice, decides, positions};
use bots::{Bot, Budget, Insight, SearchBot, SearchSettings};
use campfire::Campfire;
use kernel::playout::listed_moves;
use kernel::{Game, Viewer};
use sea::Sea;

fn search<G: Insight>(stop: f32) -> SearchBot<G> {
    SearchBot::new(7, Budget::Iterations(200), SearchSettings { stop, ..G::settings() })
}

#[test]
fn stopping_early_saves_iterations_and_changes_no_choice() {
    let mut iterations = [0, 0];
    for game in positions::<Campfire>(&campfire::Setup::new(3), 4, 11, 30) {
        let [mut patient, mut brief] = [0.0, 1.0].map(search::<Campfire>);
        assert_eq!(choice(&mut brief, &game), choice(&mut patient, &game));
        iterations[0] += Bot::<Campfire>::iterations(&patient);
        iterations[1] += Bot::<Campfire>::iterations(&brief);
    }
    assert!(iterations[1] * 10 < iterations[0] * 9, "hardly any saved: {iterations:?}");
}

#[test]
fn a_search_that_is_asked_for_reasons_does_not_stop_early() {
    let game = positions::<Campfire>(&campfire::Setup::new(3), 4, 11, 8).pop().unwrap();
    let view = game.view(Viewer::Seat(decides(&game)));
    let mut bot = search::<Campfire>(1.0);
    let weighed = bot.weigh(&view, &listed_moves(&game));
    assert_eq!(Bot::<Campfire>::iterations(&bot), 200);
    // The first iteration opens the root and tries no move.
    assert_eq!(weighed.iter().map(|one| one.visits).sum::<u32>(), 199);
}

#[test]
fn the_last_choice_can_be_asked_for_what_it_was_made_from() {
    for game in positions::<Campfire>(&campfire::Setup::new(2), 4, 11, 8) {
        let mut bot = bots::campfire::bot("search:50", 3).unwrap();
        let chosen = choice(&mut *bot, &game);
        let weighed = bot.weighed();
        assert_eq!(
            weighed.len(),
            if listed_moves(&game).len() == 1 { 0 } else { listed_moves(&game).len() }
        );
        assert!(weighed.first().is_none_or(|best| best.mv == chosen));
    }
    let mut keen = bots::campfire::bot("keen", 3).unwrap();
    let game = positions::<Campfire>(&campfire::Setup::new(2), 4, 11, 1).pop().unwrap();
    choice(&mut *keen, &game);
    assert!(keen.weighed().is_empty(), "it weighs nothing");
}

/// S10.3, S10.4.
#[test]
fn talk_changes_nothing_in_how_a_position_looks() {
    let judge = Sea::judge();
    let mut talks = 0;
    for game in positions::<Sea>(&sea::Setup::new(4), 6, 3, 400) {
        for mv in listed_moves(&game).into_iter().filter(Sea::is_talk) {
            let mut after = game;
            after.play(mv, &mut ()).unwrap();
            assert_eq!(after.outlook(&judge), game.outlook(&judge), "{mv}");
            talks += 1;
        }
    }
    assert!(talks > 50, "only {talks} moves were talk");
}
