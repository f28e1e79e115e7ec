//! Nets learn along their gradients, and a stopped training run continues where it stopped.

use bots::net::INPUTS;
use bots::{Insight, Judge, Nets};
use campfire::Campfire;
use kernel::Game;
use lab::train::{Adam, GamesPlan, Towers, TrainPlan, TrainingExample, ranking_loss, train};

fn lesson() -> (Vec<i8>, Vec<u8>) {
    let inputs = (0..3 * INPUTS).map(|nth| (nth * 37 % 91) as i8 - 30).collect();
    (inputs, vec![2, 1, 2])
}

#[test]
fn the_slopes_are_those_of_the_loss() {
    let (inputs, places) = lesson();
    let mut towers = Towers::new([16, 8], 4);
    let mut slopes = vec![0.0; towers.weights.len()];
    towers.learn(TrainingExample { inputs: &inputs, places: &places, found: None }, &mut slopes);
    let mut moved = 0;
    for (weight, told) in slopes.iter().map(|&slope| f64::from(slope)).enumerate() {
        let loss_at = |by: f32| {
            let mut towers = towers.clone();
            towers.weights[weight] += by;
            f64::from(ranking_loss(&towers.strengths(&inputs)[..3], &places))
        };
        let step = 2e-3;
        let measured = (loss_at(step) - loss_at(-step)) / (2.0 * f64::from(step));
        assert!((measured - told).abs() < 0.01 + 0.03 * told.abs(), "{weight}: {measured} {told}");
        moved += usize::from(told.abs() > 0.01);
    }
    assert!(moved >= 20, "only {moved} weights matter");
}

#[test]
fn what_a_search_found_pulls_the_chances_its_way() {
    let (inputs, places) = lesson();
    let mut towers = Towers::new([0, 0], 4);
    let found: &[u8] = &[200, 50, 5];
    let mut chances = |found: Option<(&[u8], f32)>, places: &[u8]| {
        let mut adam = Adam::new(towers.weights.len());
        for _ in 0..400 {
            let mut slopes = vec![0.0; towers.weights.len()];
            towers.learn(TrainingExample { inputs: &inputs, places, found }, &mut slopes);
            adam.step(&mut towers.weights, &slopes, 0, [0.02; 2], 0.0);
        }
        let lots = towers.strengths(&inputs).map(f32::exp);
        lots.map(|lot| lot / lots[..3].iter().sum::<f32>())
    };
    // Nothing went on from the position, so the search alone teaches.
    let searched = chances(Some((found, 0.5)), &[]);
    assert!((searched[0] - 200.0 / 255.0).abs() < 0.03, "{searched:?}");
    // Seat 1 won the game, and the search counts for half.
    let mixed = chances(Some((found, 0.5)), &places);
    assert!(mixed[1] > 0.45 && mixed[0] > 0.25, "{mixed:?}");
}

#[test]
fn a_net_without_layers_is_a_file_of_weights() {
    let folder = std::env::temp_dir().join(format!("emberwake-linear-{}", std::process::id()));
    let plan = TrainPlan { hidden: [0, 0], ..plan(&folder, 40, 1) };
    let trained = train::<Campfire>(&plan, |_| {}).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    let weights = trained.weights::<Campfire>().expect("it has no layers");
    let linear = Judge::linear(weights);
    let mut net = linear.clone();
    net.nets = Some(std::sync::Arc::new(Nets::new(vec![trained.net])));
    let mut luck = dealer::Quick::new(3);
    let mut game = Campfire::start(&campfire::Setup::new(2)).unwrap();
    while game.turn() != kernel::Turn::Over {
        if game.moment().is_some() {
            let [one, other] = [&linear, &net].map(|judge| game.outlook(judge).win[0]);
            assert!((one - other).abs() < 0.06, "{one} and {other}");
        }
        kernel::playout::random_step(&mut game, &mut luck, &mut ());
    }
}

#[test]
fn training_starts_from_the_weights_of_today() {
    let folder = std::env::temp_dir().join(format!("emberwake-start-{}", std::process::id()));
    let mut plan = TrainPlan { hidden: [0, 0], ..plan(&folder, 8, 0) };
    plan.games.players = 4;
    let trained = train::<Campfire>(&plan, |_| {}).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    let weights = trained.weights::<Campfire>().expect("it has no layers");
    let judge = Campfire::judge();
    let (begun, today) = (&weights.values, &judge.weights(4).values);
    for ((name, one), other) in weights.names().iter().zip(begun).zip(today) {
        assert!((one - other).abs() < 0.02, "{name}: {one} and {other}");
    }
}

#[test]
fn whole_numbers_say_nearly_what_real_numbers_say() {
    let (inputs, _) = lesson();
    let mut towers = Towers::new([16, 8], 4);
    let net = towers.quantized("campfire", 3, Vec::new());
    let mut seats = [[0; INPUTS]; 3];
    for (input, value) in seats.as_flattened_mut().iter_mut().zip(&inputs) {
        *input = (*value).into();
    }
    let mut whole = [0; kernel::SEATS_MAX];
    net.strengths(&seats, &mut whole);
    for (real, whole) in towers.strengths(&inputs)[..3].iter().zip(whole) {
        assert!((real - whole as f32 / 256.0).abs() < 0.1, "{real} is not {whole}/256");
    }
}

fn plan(folder: &std::path::Path, games: u64, epochs: u32) -> TrainPlan {
    TrainPlan {
        games: GamesPlan {
            bot: "keen".to_owned(),
            players: 2,
            games,
            seed: 5,
            stray_every: 12,
            keep_every: 2,
        },
        hidden: [16, 8],
        found_part: 0.5,
        epochs,
        threads: 2,
        folder: folder.to_owned(),
    }
}

#[test]
fn a_training_that_was_stopped_ends_as_if_it_had_not_been() {
    let [one, other] = ["whole", "stopped"].map(|name| {
        let folder = std::env::temp_dir().join(format!("emberwake-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    });
    let whole = train::<Campfire>(&plan(&one, 96, 2), |_| {}).unwrap();
    // The first run plays only some of the games, and the file ends in the middle of one.
    train::<Campfire>(&plan(&other, 40, 1), |_| {}).unwrap();
    let file = other.join("campfire-2.games");
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 100]).unwrap();
    let stopped = train::<Campfire>(&plan(&other, 96, 2), |_| {}).unwrap();
    assert_eq!(whole.net, stopped.net);
    assert!(whole.losses.net < whole.losses.uniform, "it learned nothing: {:?}", whole.losses);
    for folder in [one, other] {
        std::fs::remove_dir_all(folder).unwrap();
    }
}
