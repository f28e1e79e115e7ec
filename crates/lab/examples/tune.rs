//! Tunes weights by SPSA: `tune campfire BOT PLAYERS STEPS DEALS SEED [START] > weights.txt`.

use bots::Weights;
use lab::Contest;
use lab::spsa::{SpsaPlan, spsa};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = arguments.first().map_or("", String::as_str);
    if games::with_game!(game, G => go::<G>(&arguments[1..])).is_none() {
        eprintln!("say which game: {}", games::NAMES.join(", "));
    }
}

fn go<G: Contest>(arguments: &[String]) {
    let text = |at: usize, usual: &str| arguments.get(at).cloned().unwrap_or(usual.to_owned());
    let number = |at: usize, usual: &str| text(at, usual).parse::<u32>().expect("a number");
    let start = match arguments.get(5) {
        None => G::weights().clone(),
        Some(file) => {
            let text = std::fs::read_to_string(file).expect("a file of weights");
            Weights::parse(G::weights().names(), &text).expect("a file of weights")
        }
    };
    let plan = SpsaPlan {
        bot: text(0, "search:30"),
        players: number(1, "2") as u8,
        steps: number(2, "200"),
        deals: number(3, "4"),
        seed: number(4, "1").into(),
        width: 0.15,
        gain: 2.0,
        threads: 1,
    };
    let tuned = spsa::<G>(&start, &plan, |step, won| {
        if step % 20 == 19 {
            eprintln!("step {}: {won:+.2}", step + 1);
        }
    });
    match tuned {
        Ok(weights) => print!("{weights}"),
        Err(unknown) => eprintln!("{unknown}"),
    }
}
