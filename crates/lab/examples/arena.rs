//! Runs the arena from a terminal: `arena campfire --bots hard,greedy --games 200 --seed 1`.

use lab::Contest;
use lab::arena::{Ledger, Plan, Seating, run};
use lab::statistics::Sprt;
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = arguments.first().map_or("", String::as_str);
    let outcome = games::with_game!(game, G => play::<G>(&arguments[1..]));
    let outcome = outcome
        .unwrap_or_else(|| Err(format!("say which game: {}", games::NAMES.join(", ")).into()));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn play<G: Contest>(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).map(String::as_str)
    };
    let number = |name: &str, usual: u64| -> Result<u64, String> {
        value(name).map_or(Ok(usual), |text| text.parse().map_err(|_| format!("{name}: {text}")))
    };
    let bots: Vec<String> =
        value("--bots").ok_or("--bots a,b,…")?.split(',').map(str::to_owned).collect();
    let sprt = value("--sprt").map(|text| {
        let (low, high) = text.split_once(',').ok_or("--sprt SHARE0,SHARE1")?;
        let read = |share: &str| share.parse().map_err(|_| "--sprt SHARE0,SHARE1");
        Ok::<Sprt, &str>(Sprt::new(read(low)?, read(high)?))
    });
    let plan = Plan {
        setup: G::table(bots.len() as u8),
        bots,
        games: number("--games", 100)?,
        seed: number("--seed", 1)?,
        seating: if value("--seats") == Some("fixed") { Seating::Fixed } else { Seating::Rotate },
        threads: number("--threads", 1)? as usize,
        turns_max: 2_000,
        sprt: sprt.transpose()?,
        records: value("--records").map(PathBuf::from),
    };
    let mut ledger = match value("--resume") {
        None => Ledger::in_memory(),
        Some(path) => {
            let fields = kernel::SetupText::fields(&plan.setup);
            let signature = plan.signature(G::NAME, &fields);
            Ledger::open(&PathBuf::from(path), &signature)?
        }
    };
    let report = run::<G>(&plan, &mut ledger, |progress| {
        if progress.done.is_multiple_of(20) {
            eprint!("\r{}/{}  {:.1} %", progress.done, progress.all, 100.0 * progress.share);
        }
    });
    let report = report?;
    eprintln!();
    if arguments.iter().any(|argument| argument == "--json") {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{report}");
    }
    Ok(())
}
