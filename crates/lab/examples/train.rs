//! Training from a terminal: `train GAME PLAYERS BOT GAMES SEED H1,H2 EPOCHS FOLDER OUT PART`.

use lab::train::{GamesPlan, TrainPlan, TrainProgress, train};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = arguments.first().map_or("", String::as_str);
    games::with_game!(game, G => go::<G>(&arguments[1..])).expect("say which game");
}

fn go<G: lab::Fitted>(arguments: &[String]) {
    let number = |nth: usize| arguments[nth].parse::<u64>().expect("a number");
    let hidden = arguments[4].split_once(',').expect("H1,H2");
    let plan = TrainPlan {
        games: GamesPlan {
            players: number(0) as u8,
            bot: arguments[1].clone(),
            games: number(2),
            seed: number(3),
            stray_every: 12,
            keep_every: 2,
        },
        hidden: [hidden.0, hidden.1].map(|units| units.parse().expect("a number")),
        found_part: arguments[8].parse().expect("a part"),
        epochs: number(5) as u32,
        threads: 1,
        folder: arguments[6].clone().into(),
    };
    let trained = train::<G>(&plan, |progress| match progress {
        TrainProgress::Games { done, all, .. } if done % 1024 == 0 => eprint!("\r{done}/{all} "),
        TrainProgress::Games { .. } => {}
        TrainProgress::Epoch { done, all, held_out } => eprintln!("{done}/{all} {held_out:.4}"),
    });
    let trained = trained.expect("the training went well");
    println!("{}", serde_json::to_string(&trained).expect("JSON"));
    let bytes = match trained.weights::<G>() {
        Some(weights) => weights.to_string().into_bytes(),
        None => trained.net.to_bytes(),
    };
    std::fs::write(&arguments[7], bytes).expect("the net is written");
}
