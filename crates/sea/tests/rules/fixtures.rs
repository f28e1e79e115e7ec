//! Finished games, one for each way a game can end. `examples/fixtures_sea.rs` makes them anew.

use kernel::{Game, Record, Viewer, perft::perft};
use sea::*;

const FIXTURES: [(&str, &str); 6] = [
    ("legends", include_str!("../fixtures/legends.record")),
    ("tiles", include_str!("../fixtures/tiles.record")),
    ("boats", include_str!("../fixtures/boats.record")),
    ("becalmed", include_str!("../fixtures/becalmed.record")),
    ("myth", include_str!("../fixtures/myth.record")),
    ("tie", include_str!("../fixtures/tie.record")),
];

/// S14.1, S14.5
#[test]
fn finished_games_of_every_ending_replay_to_their_places() {
    for (name, text) in FIXTURES {
        let record = Record::<Sea>::parse(text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.to_string(), text, "{name} is written as it was read");
        let mut events = Vec::new();
        let journal = record.replay(&mut events).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let end = journal.now().view(Viewer::Spectator);
        assert!(
            match name {
                "legends" => end.trigger == Some(Trigger::Legends),
                "tiles" => end.trigger == Some(Trigger::Tiles),
                "boats" => end.trigger == Some(Trigger::Boats),
                "becalmed" => end.trigger == Some(Trigger::Becalmed),
                "myth" => end.players.iter().any(|player| player.score.mythical == Some(1)),
                _ => end.tie_rolls > 0,
            },
            "{name}"
        );
        assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    }
}

/// S3.1
#[test]
fn the_tree_of_the_first_turn_has_the_nodes_it_had() {
    let setup = Setup { god_of_winds: GodOfWinds::None, ..Setup::new(3) };
    let sea = Sea::start(&Setup { first_player: FirstPlayer::Seat(kernel::Seat(0)), ..setup });
    let mut sea = sea.expect("lawful");
    for outcome in ["myth 0", "myth 1", "myth 2", "boat 0:action", "boat 1:action"] {
        sea.resolve(outcome.parse().expect("notation"), &mut ()).expect("falls");
    }
    let totals: Vec<u64> = (0..=7).map(|depth| perft(&sea, depth).total()).collect();
    assert_eq!(totals, PERFT);
}

/// By hand as far as a page goes: 16 boats, 2 answers about the wind, 8 directions, 3 distances; then
/// 4 kinds of tile, or 2 sides where the wind was paid for and the die shows the opposite:
/// 16 (8·3·4 + 7·3·4 + 3·2) = 2976, and 16 (8·40 + 7·40 + 3·2·4) = 9984.
const PERFT: [u64; 8] = [1, 16, 32, 256, 768, 2976, 9984, 38_240];
