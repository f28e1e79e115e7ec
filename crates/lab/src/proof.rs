//! Proof that the lab finds real faults and reports no false ones: planted faults, and comparisons
//! of a game with itself. `examples/proof.rs` runs all of it; a test runs a small part.

use crate::compare::Comparison;
use crate::study::{DATA_VERSION, PlanQuestion, Study, Variant};
use crate::subject::Subject;
use crate::trial::trial;
use crate::verdict::Verdict;
use campfire::Campfire;
use kernel::Game;

/// Boxes with one card mispriced by one point: the changed setting, its value, and the card.
pub const PLANTED: [(&str, &str, &str); 10] = [
    ("song.points", "5 5 6 7", "song.1"),
    ("song.points", "4 6 6 7", "song.2"),
    ("song.points", "4 5 7 7", "song.3"),
    ("song.points", "4 5 6 8", "song.4"),
    ("song.points", "3 5 6 7", "song.1"),
    ("song.points", "4 4 6 7", "song.2"),
    ("song.points", "4 5 5 7", "song.3"),
    ("song.points", "4 5 6 6", "song.4"),
    ("legend.c", "2 3 4 6", "legend.c.4"),
    ("legend.f", "1 3 4 5", "legend.f.1"),
];

/// Returns a study of the default box and another one.
fn against_default(changed: Option<(&str, &str)>, bot: &str, games: u32, seed: u64) -> Study {
    let changed = changed.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let mut fields: Vec<(String, String)> = changed.into_iter().collect();
    Campfire::complete(&mut fields, "mine");
    let variants = vec![
        Variant { name: "default".to_owned(), fields: Vec::new() },
        Variant { name: "mine".to_owned(), fields },
    ];
    Study {
        version: DATA_VERSION,
        name: "proof".to_owned(),
        game: Campfire::NAME.to_owned(),
        edition: Campfire::EDITION,
        players: vec![4],
        bots: vec![bot.to_owned()],
        games,
        until: None,
        seed,
        questions: vec![PlanQuestion::Balance],
        skills: Vec::new(),
        seconds_per_decision: 10.0,
        turns_max: 2_000,
        turn_rows_every: 0,
        variants,
        chunk: 1_024,
    }
}

/// Returns the card that the verdict names first for a box, if any. `planted` is an index into
/// [`PLANTED`]; without one, the box has the default values.
pub fn named_card(
    planted: Option<usize>,
    bot: &str,
    games: u32,
    seed: u64,
    threads: usize,
) -> Option<String> {
    let changed = planted.map(|index| (PLANTED[index].0, PLANTED[index].1));
    let study = against_default(changed, bot, games, seed);
    let results = trial::<Campfire>(&study, threads).expect("the boxes can be played with");
    let verdict = Verdict::of::<Campfire>(&results);
    verdict.named_lever(1).map(|lever| results.levers[1][lever].key.clone())
}

/// Returns the number of comparisons of a game with itself that find a difference. Each comparison
/// plays its own games.
pub fn false_alarms<G: Subject>(
    comparisons: u64,
    games: u32,
    players: u8,
    bot: &str,
    threads: usize,
) -> u64 {
    let mut study = against_default(None, bot, games, 1);
    study.game = G::NAME.to_owned();
    study.edition = G::EDITION;
    study.players = vec![players];
    let mut alarms = 0;
    for comparison in 0..comparisons {
        study.seed = 1_000 + comparison;
        let results = trial::<G>(&study, threads).expect("the default can be played");
        let names = ["one", "other"].map(str::to_owned);
        let compared = Comparison::of::<G>((&results, 0), (&results, 1), names);
        assert!(compared.tested() > 20, "there must be something to be wrong about");
        alarms += u64::from(!compared.real().is_empty());
    }
    alarms
}
