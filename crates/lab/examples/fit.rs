//! Fits weights to self-play: `fit campfire BOT GAMES SEED PLAYERS RIDGE > weights.txt`.

use lab::Fitted;
use lab::fit::{FitPlan, fit};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = arguments.first().map_or("", String::as_str);
    if games::with_game!(game, G => go::<G>(&arguments[1..])).is_none() {
        eprintln!("say which game: {}", games::NAMES.join(", "));
    }
}

fn go<G: Fitted>(arguments: &[String]) {
    let text = |at: usize, usual: &str| arguments.get(at).cloned().unwrap_or(usual.to_owned());
    let players = text(3, "2,3,4");
    let plan = FitPlan {
        bot: text(0, "keen"),
        games: text(1, "1000").parse().expect("a number of games"),
        seed: text(2, "1").parse().expect("a seed"),
        players: players.split(',').map(|n| n.parse().expect("a number of players")).collect(),
        stray_every: 12,
        ridge: text(4, "0.0001").parse().expect("a ridge"),
        threads: 1,
    };
    match fit::<G>(&plan, |_| {}) {
        Ok(fit) => {
            eprintln!("{} positions, error {:?}", fit.positions, fit.error);
            print!("{}", fit.weights);
        }
        Err(unknown) => eprintln!("{unknown}"),
    }
}
