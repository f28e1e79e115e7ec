//! Budgets: iterations are counted, and time is measured by the given clock.

use crate::table::{choice, positions};
use bots::{Bot, BotConfig, Budget, SearchBot, SearchSettings};
use campfire::Campfire;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[test]
fn a_search_makes_as_many_iterations_as_it_may() {
    let game = positions::<Campfire>(&campfire::Setup::new(2), 1, 20, 1).remove(0);
    let mut bot = SearchBot::<Campfire>::new(1, Budget::Iterations(77), SearchSettings::default());
    choice(&mut bot, &game);
    assert_eq!(Bot::<Campfire>::iterations(&bot), 77);
}

#[test]
fn a_search_ends_when_the_clock_it_was_given_says_so() {
    let game = positions::<Campfire>(&campfire::Setup::new(2), 1, 20, 1).remove(0);
    let ticks = Arc::new(AtomicU64::new(0));
    let clock = Arc::clone(&ticks);
    let config = BotConfig {
        clock: Some(Arc::new(move || clock.fetch_add(10, Ordering::Relaxed))),
        ..BotConfig::seed(1)
    };
    let mut bot = bots::campfire::bot_from("search:50ms", config).unwrap();
    choice(&mut *bot, &game);
    let looked = ticks.load(Ordering::Relaxed) / 10;
    assert!((5..=7).contains(&looked), "the clock was asked {looked} times");
    assert!(bot.iterations() > 0);
}
