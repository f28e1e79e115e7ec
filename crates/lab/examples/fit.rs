//! Fits weights to self-play: `fit campfire BOT GAMES SEED PLAYERS RIDGE > weights.txt`.

use campfire::Campfire;
use lab::Fitted;
use lab::fit::{FitPlan, fit};
use sea::Sea;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("campfire") => go::<Campfire>(&arguments[1..]),
        Some("sea") => go::<Sea>(&arguments[1..]),
        _ => eprintln!("say which game: campfire or sea"),
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
    };
    match fit::<G>(&plan, |_| {}) {
        Ok(fit) => {
            eprintln!("{} positions, error {:?}", fit.positions, fit.error);
            print!("{}", fit.weights);
        }
        Err(unknown) => eprintln!("{unknown}"),
    }
}
