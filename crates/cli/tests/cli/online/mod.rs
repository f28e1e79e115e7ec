//! Online play under hard conditions: servers that are killed, databases that go away, clients that
//! lie, and a search for secrets in everything that was sent.
//!
//! `EMBERWAKE_TRIALS=full`, as `cargo verify` sets it, runs them at full length. A number instead
//! of `full` is the number of kills.

mod abuse;
mod attacks;
mod backups;
mod hostile;
mod judge;
mod kills;
mod leaks;
mod moderation;
mod observed;
mod panics;
mod person;
mod process;
mod raw;
mod stops;
mod supervised;
mod tables;
mod voyage;

/// The trials come from one address and act faster than people.
const LIMITS_OFF: &[&str] = &[
    "--requests-per-minute=1000000",
    "--guests-per-hour=1000000",
    "--tables-per-hour=1000000",
    "--acts-per-minute=1000000",
    "--sockets-per-address=20000",
];

/// The seed of a stored table.
fn seed(bytes: [u8; 32]) -> dealer::Seed {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    dealer::Seed::from_hex(&hex).unwrap()
}

/// The length of the trials.
#[derive(Clone, Copy)]
struct Extent {
    kills: u32,
    games: u32,
    tables: usize,
}

impl Extent {
    fn wanted() -> Extent {
        match std::env::var("EMBERWAKE_TRIALS").as_deref().map(|extent| (extent, extent.parse())) {
            Ok(("full", _)) => Extent { kills: 50, games: 200, tables: 16 },
            // `cargo xtask kills` says how many.
            Ok((_, Ok(kills))) => Extent { kills, games: kills.clamp(16, 200), tables: 16 },
            _ => Extent { kills: 4, games: 12, tables: 6 },
        }
    }
}
