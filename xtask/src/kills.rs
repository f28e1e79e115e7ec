//! `cargo xtask kills`: people play while servers are killed and started again, as often as you say.
//! Afterward, every move that was confirmed must be stored exactly once.
//!
//! Half of the kills hit a server on SQLite, the other half two servers on one PostgreSQL. The suite
//! `trials` runs a small share of them.

use crate::shell;
use anyhow::{Result, bail};
use std::path::Path;

/// The default number of kills.
const KILLS: u32 = 1000;

/// Runs both trials, one after the other.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<()> {
    let kills = read(arguments)?;
    for (test, kills) in [
        ("no_confirmed_move_is_lost_when_the_server_is_killed", kills - kills / 2),
        ("no_confirmed_move_is_lost_when_servers_on_one_postgresql", kills / 2),
    ] {
        let mut command = shell::cargo(root, &["test", "--package", "cli", "--test", "cli"]);
        command.args([test, "--", "--nocapture"]);
        command.env("EMBERWAKE_TRIALS", kills.to_string());
        command.env("EMBERWAKE_POSTGRES_REQUIRED", "1");
        shell::run(&mut command)?;
    }
    Ok(())
}

fn read(arguments: &[String]) -> Result<u32> {
    match arguments {
        [] => Ok(KILLS),
        [number] => match number.parse() {
            Ok(number @ 2..) => Ok(number),
            _ => bail!("‘{number}’ is not a number of kills, 2 or more"),
        },
        _ => bail!("cargo xtask kills [N]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_kills_can_be_named() {
        let read = |words: &[&str]| {
            read(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()).ok()
        };
        assert_eq!(read(&[]), Some(KILLS));
        assert_eq!(read(&["20"]), Some(20));
        for wrong in [&["1"][..], &["0"], &["many"], &["20", "30"]] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}
