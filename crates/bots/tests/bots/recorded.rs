//! Choices match the recorded ones, which shows that an optimization doesn't change the judgment.
//!
//! After a change that is meant to change choices, set `EMBERWAKE_RECORD=1` to rewrite the file.

use crate::table::{choice, positions};
use bots::{BotConfig, Insight, Judge, Net};
use campfire::Campfire;
use kernel::Game;
use sea::Sea;
use std::fmt::Write;

/// Returns the choices of two bots. The search has the settings that it was recorded with, whatever
/// the game's own are now.
fn choices<G: Insight>(setups: &[G::Setup], rollout: u32, judge: &Judge) -> String {
    let search = format!("search:40+explore=0.6+lazy=off+stop=0+rollout={rollout}");
    let bots = [("keen", "keen"), ("search:40", &search)];
    let mut text = String::new();
    for setup in setups {
        for game in positions::<G>(setup, 5, 13, 25) {
            for (label, name) in bots {
                let judge = Some(judge.clone());
                let config = BotConfig { seed: 9, judge, ..BotConfig::default() };
                let mut bot = G::bot(name, config).unwrap();
                let players = game.players();
                let chosen = choice(&mut *bot, &game);
                writeln!(text, "{players} {label}: {chosen}").unwrap();
            }
        }
    }
    text
}

fn linear<G: Insight>() -> Judge {
    Judge::linear(G::weights().clone())
}

fn compare(file: &str, recorded: &str, now: &str) {
    if std::env::var_os("EMBERWAKE_RECORD").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/recorded");
        std::fs::write(format!("{folder}/{file}"), now).unwrap();
        return;
    }
    for (number, (before, now)) in recorded.lines().zip(now.lines()).enumerate() {
        assert_eq!(now, before, "choice {} of {file}", number + 1);
    }
    assert_eq!(recorded.lines().count(), now.lines().count());
}

#[test]
fn the_linear_judgment_of_campfire_chooses_as_it_always_did() {
    let setups: Vec<_> = (2..=5).map(campfire::Setup::new).collect();
    let now = choices::<Campfire>(&setups, 6, &linear::<Campfire>());
    compare("campfire.txt", include_str!("recorded/campfire.txt"), &now);
}

#[test]
fn the_nets_of_campfire_choose_the_same_on_every_machine() {
    let nets = Net::read_all(Campfire::nets().unwrap(), Campfire::NAME).unwrap();
    let setups: Vec<_> = nets.iter().map(|net| campfire::Setup::new(net.players)).collect();
    let now = choices::<Campfire>(&setups, 3, &Campfire::judge());
    compare("campfire-nets.txt", include_str!("recorded/campfire-nets.txt"), &now);
}

#[test]
fn the_linear_judgment_of_sea_chooses_as_it_always_did() {
    let setups: Vec<_> = (3..=6).map(sea::Setup::new).collect();
    let now = choices::<Sea>(&setups, 0, &linear::<Sea>());
    compare("sea.txt", include_str!("recorded/sea.txt"), &now);
}
