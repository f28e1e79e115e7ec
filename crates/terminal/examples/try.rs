//! Plays a game in this terminal without the command line around it: `try en 1 human greedy …`.

use campfire::Setup;
use dealer::Seed;
use std::process::ExitCode;
use terminal::SeatKind;
use terminal::campfire::{Options, run};
use texts::{Lang, Names};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let lang = words.next().and_then(|tag| Lang::from_tag(&tag)).unwrap_or_default();
    let seed = words.next().and_then(|number| number.parse().ok()).unwrap_or(1);
    let mut seats: Vec<SeatKind> = words.filter_map(|word| word.parse().ok()).collect();
    if seats.is_empty() {
        seats = vec![SeatKind::Human, SeatKind::Greedy, SeatKind::Greedy];
    }
    let names = ["Ann", "Bob", "Cem", "Dora", "Eli"].map(|name| Some(name.to_owned()));
    let played = run(Options {
        setup: Setup::new(seats.len() as u8),
        names: Names::new(names.into_iter().take(seats.len())),
        seats,
        seed: Seed::from_number(seed),
        lang,
        record: std::env::var_os("RECORD").map(Into::into),
        resume: None,
        bot_delay_ms: 600,
    });
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", failure.sentence(lang));
            ExitCode::FAILURE
        }
    }
}
