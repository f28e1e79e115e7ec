//! What the hub asks of a game besides its rules: its bots and its sentences.

use bots::{Bot, BotConfig, Insight, UnknownBot};
use campfire::Campfire;
use sea::Sea;
use texts::Lang;

/// The games that can be played at the tables of a server.
pub(crate) const GAMES: [&str; 2] = [<Campfire as kernel::Game>::NAME, <Sea as kernel::Game>::NAME];

/// The levels that people choose from; `strongest` may think for some seconds.
pub(crate) const LEVELS: [&str; 5] = ["first-steps", "easy", "medium", "hard", "strongest:Ns"];

/// A game that can be played at a table of a server.
pub(crate) trait Playable:
    Insight<
        Setup: Send + Sync,
        SetupProblem: Send,
        Move: Send + Sync,
        Outcome: Send + Sync,
        Event: Send + Sync,
        Illegal: Send,
        View: Send + Sync,
    > + Sync
{
    /// The bot of this name.
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot>;
    /// Why a move is refused.
    fn illegal(lang: Lang, why: &Self::Illegal) -> String;
    /// What is wrong with a setup.
    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String;
}

impl Playable for Campfire {
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::campfire::bot_from(name, config)
    }

    fn illegal(lang: Lang, why: &Self::Illegal) -> String {
        texts::campfire::illegal(lang, why)
    }

    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String {
        texts::campfire::setup_problem(lang, problem)
    }
}

impl Playable for Sea {
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::sea::bot_from(name, config)
    }

    fn illegal(lang: Lang, why: &Self::Illegal) -> String {
        texts::sea::illegal(lang, why)
    }

    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String {
        texts::sea::setup_problem(lang, problem)
    }
}

/// How much a bot of a level thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// Hardly.
    Quick,
    /// Long enough to keep a core busy.
    Slow,
}

/// What a level demands; `None` if people can't choose it here. Names for experiments could make a
/// bot think for hours.
pub(crate) fn effort(level: &str) -> Option<Effort> {
    match level {
        "random" | "first-steps" | "easy" => Some(Effort::Quick),
        "medium" | "hard" => Some(Effort::Slow),
        _ => {
            let seconds = level.strip_prefix("strongest:")?.strip_suffix('s')?;
            let plain = !seconds.is_empty() && seconds.bytes().all(|byte| byte.is_ascii_digit());
            let seconds: u64 = plain.then(|| seconds.parse().ok()).flatten()?;
            (1..=60).contains(&seconds).then_some(Effort::Slow)
        }
    }
}

/// The level with its time cut to what the server allows.
pub(crate) fn capped(level: &str, think_ms_max: u64) -> String {
    let seconds = level.strip_prefix("strongest:").and_then(|time| time.strip_suffix('s'));
    match seconds.and_then(|seconds| seconds.parse::<u64>().ok()) {
        Some(seconds) => format!("strongest:{}ms", (seconds * 1000).min(think_ms_max)),
        None => level.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_levels_that_end_soon_can_be_chosen() {
        for level in ["easy", "first-steps", "medium", "hard", "strongest:5s", "strongest:60s"] {
            assert!(effort(level).is_some(), "{level}");
            for game in GAMES {
                let config =
                    || BotConfig { clock: Some(std::sync::Arc::new(|| 0)), ..BotConfig::seed(1) };
                let name = capped(level, 1000);
                let known = match game {
                    "campfire" => Campfire::bot(&name, config()).is_ok(),
                    _ => Sea::bot(&name, config()).is_ok(),
                };
                assert!(known, "{game} {level}");
            }
        }
        for level in
            ["search:100000000", "strongest:61s", "strongest:0s", "uct:9s", "strongest:+5s", ""]
        {
            assert!(effort(level).is_none(), "{level}");
        }
    }

    #[test]
    fn the_time_of_the_strongest_is_cut() {
        assert_eq!(capped("strongest:30s", 10_000), "strongest:10000ms");
        assert_eq!(capped("strongest:3s", 10_000), "strongest:3000ms");
        assert_eq!(capped("hard", 10_000), "hard");
    }
}
