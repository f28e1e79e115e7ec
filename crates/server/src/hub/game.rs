//! The registry's games at the tables of a server, and the levels of their bots.

pub(crate) use bots::Effort;
use bots::{BotLevel, MASTER_MS};
pub(crate) use games::{NAMES as GAMES, Registered as Playable};

/// Returns the effort of a level; `None` if people can't choose it here. Names for experiments
/// could make a bot think for hours.
pub(crate) fn effort(level: &str) -> Option<Effort> {
    if level == "random" {
        return Some(Effort::Quick);
    }
    if let Some(level) = BotLevel::from_name(level) {
        return Some(level.effort());
    }
    let seconds = level.strip_prefix("strongest:")?.strip_suffix('s')?;
    let plain = !seconds.is_empty() && seconds.bytes().all(|byte| byte.is_ascii_digit());
    let seconds: u64 = plain.then(|| seconds.parse().ok()).flatten()?;
    (1..=60).contains(&seconds).then_some(Effort::Slow)
}

/// Returns the level with its time limited to what the server allows.
pub(crate) fn capped(level: &str, think_ms_max: u64) -> String {
    if level == BotLevel::Master.name() {
        return format!("strongest:{}ms", MASTER_MS.min(think_ms_max));
    }
    let seconds = level.strip_prefix("strongest:").and_then(|time| time.strip_suffix('s'));
    match seconds.and_then(|seconds| seconds.parse::<u64>().ok()) {
        Some(seconds) => format!("strongest:{}ms", (seconds * 1000).min(think_ms_max)),
        None => level.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{BotConfig, Insight};

    #[test]
    fn only_levels_that_end_soon_can_be_chosen() {
        for level in BotLevel::NAMES.into_iter().chain(["strongest:5s", "strongest:60s"]) {
            assert!(effort(level).is_some(), "{level}");
            for game in GAMES {
                let config =
                    || BotConfig { clock: Some(std::sync::Arc::new(|| 0)), ..BotConfig::seed(1) };
                let name = capped(level, 1000);
                let known = games::with_game!(game, G => G::bot(&name, config()).is_ok());
                assert_eq!(known, Some(true), "{game} {level}");
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
        assert_eq!(capped("master", 10_000), "strongest:1000ms");
        assert_eq!(capped("master", 200), "strongest:200ms");
    }
}
