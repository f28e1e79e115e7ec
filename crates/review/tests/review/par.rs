//! Par: bots replay the same deal.

use crate::played::{cut, game};
use campfire::Campfire;
use kernel::{Record, Seat};
use review::{Par, ParResult, Replays, Reviewed};
use sea::Sea;

fn played<G: Reviewed>(record: &Record<G>, seat: u8, games: u32) -> ParResult {
    let mut par = Par::new(record, Seat(seat), 3).expect("the record is a game");
    (0..games).for_each(|_| par.step());
    par.result().clone()
}

fn counts_every_game<G: Reviewed>(record: &Record<G>, replays: Replays) {
    let result = played(record, 0, 12);
    assert_eq!((result.games, result.replays), (12, replays));
    assert_eq!(result.compared.map(|compared| compared.iter().sum()), Some(12));
    assert!((0.0..=12.0).contains(&result.wins));
    assert_eq!(result, played(record, 0, 12), "the same seed gives the same replays");
}

#[test]
fn a_record_with_its_seed_is_replayed_exactly_and_another_as_far_as_it_shows() {
    let record = game::<Campfire>(&["keen", "random"], 40);
    counts_every_game(&record, Replays::Exact);
    let mut silent = record.clone();
    silent.tags_after.clear();
    counts_every_game(&silent, Replays::Sampled);
    let mut lying = record;
    lying.tags_after = vec![("seed".to_owned(), "00".repeat(32))];
    counts_every_game(&lying, Replays::Sampled);
}

#[test]
fn sea_is_replayed_too() {
    let record = game::<Sea>(&["keen", "keen", "keen"], 41);
    counts_every_game(&record, Replays::Exact);
    let mut silent = record;
    silent.tags_after.clear();
    counts_every_game(&silent, Replays::Sampled);
}

#[test]
fn a_game_without_an_end_has_nothing_to_compare() {
    let result = played(&cut(&game::<Campfire>(&["keen", "keen"], 42), 40), 1, 4);
    assert_eq!((result.games, result.compared), (4, None));
}

#[test]
fn bots_do_better_than_a_player_who_plays_at_random() {
    let mut above = 0;
    for number in 0..4 {
        let record = game::<Campfire>(&["random", "keen", "keen"], 43 + number);
        above += played(&record, 0, 20).compared.expect("it is over")[2];
    }
    assert!(above > 60, "{above} of 80 replays beat a random player");
}
