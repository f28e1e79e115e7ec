//! The names of bots: a word, and for bots that search, a budget and optional settings.
//!
//! `uct:1000` and `search:1000` make 1,000 iterations per decision; `search:1s` and `search:50ms`
//! use a time limit. Settings for experiments follow after `+`: `search:1000+explore=0.8`.

use crate::level::{BotLevel, LevelBot};
use crate::polite::PoliteBot;
use crate::{
    Bot, Budget, Clock, Insight, Judge, KeenBot, RandomBot, SearchBot, SearchSettings, UctBot,
};
use std::fmt;

/// The names that people choose from, as shown to them: the levels, weakest first, and the strongest
/// bot, which thinks for `N` seconds.
pub const OFFERED: [&str; BotLevel::NAMES.len() + 1] =
    joined([&BotLevel::NAMES, &["strongest:Ns"], &[]]);

/// The other names, for experiments.
const EXPERIMENTAL: [&str; 5] = ["greedy", "keen", "uct:N", "search:N", "search:Ns"];

/// The names that every game knows, as shown to people; `N` is a number.
pub const NAMES: &[&str] =
    &joined::<{ 1 + OFFERED.len() + EXPERIMENTAL.len() }>([&["random"], &OFFERED, &EXPERIMENTAL]);

/// Joins lists of `N` names in all when the program is compiled, so that each name is written once.
const fn joined<const N: usize>(lists: [&[&'static str]; 3]) -> [&'static str; N] {
    let mut names = [""; N];
    let (mut list, mut filled) = (0, 0);
    while list < lists.len() {
        let mut nth = 0;
        while nth < lists[list].len() {
            names[filled] = lists[list][nth];
            nth += 1;
            filled += 1;
        }
        list += 1;
    }
    assert!(filled == N, "the number of names is wrong");
    names
}

/// The error for a name that no bot has.
///
/// ```
/// let error = emberwake_bots::sea::bot("grandmaster", 1).err().unwrap();
/// println!("{error}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBotError {
    /// The requested name.
    pub name: String,
    /// Whether the name would be valid if a clock had been given.
    pub needs_clock: bool,
}

impl fmt::Display for UnknownBotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.needs_clock {
            return write!(f, "the bot ‘{}’ needs a clock", self.name);
        }
        write!(f, "there is no bot ‘{}’; known are {}", self.name, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBotError {}

/// The configuration of a bot besides its name.
#[derive(Clone, Default)]
pub struct BotConfig {
    /// The seed of its random numbers.
    pub seed: u64,
    /// The clock for names that contain a time.
    pub clock: Option<Clock>,
    /// A judge that replaces the default one, for experiments.
    pub judge: Option<Judge>,
}

impl BotConfig {
    /// Creates a configuration with a seed and nothing else.
    pub fn seed(seed: u64) -> BotConfig {
        BotConfig { seed, ..BotConfig::default() }
    }
}

/// A parsed name.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Random,
    Keen,
    Level(BotLevel),
    Uct(ParsedBudget),
    Search(ParsedBudget, SearchSettings),
}

/// The parsed budget, before a clock is attached.
#[derive(Clone, Copy, PartialEq, Debug)]
enum ParsedBudget {
    Iterations(u32),
    Ms(u64),
}

impl ParsedBudget {
    fn read(text: &str) -> Option<ParsedBudget> {
        let number = |digits: &str| -> Option<u64> {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.is_empty();
            plain.then(|| digits.parse().ok()).flatten().filter(|n| (1..=100_000_000).contains(n))
        };
        if let Some(ms) = text.strip_suffix("ms") {
            return number(ms).map(ParsedBudget::Ms);
        }
        if let Some(seconds) = text.strip_suffix('s') {
            return number(seconds).map(|seconds| ParsedBudget::Ms(seconds * 1000));
        }
        number(text).map(|iterations| ParsedBudget::Iterations(iterations as u32))
    }

    fn budget(self, clock: Option<Clock>) -> Option<Budget> {
        match self {
            ParsedBudget::Iterations(iterations) => Some(Budget::Iterations(iterations)),
            ParsedBudget::Ms(ms) => clock.map(|clock| Budget::Time { ms, clock }),
        }
    }
}

fn read(name: &str, mut settings: SearchSettings) -> Option<Kind> {
    let mut parts = name.split('+');
    let (word, budget) = match parts.next()?.split_once(':') {
        Some((word, budget)) => (word, Some(ParsedBudget::read(budget)?)),
        None => (name, None),
    };
    for setting in parts {
        settings.set(setting).filter(|()| word == "search")?;
    }
    match (word, budget) {
        ("random", None) => Some(Kind::Random),
        // A game that has its own greedy bot answers before.
        ("keen" | "greedy", None) => Some(Kind::Keen),
        ("uct", Some(thinking)) => Some(Kind::Uct(thinking)),
        ("search", Some(thinking)) => Some(Kind::Search(thinking, settings)),
        ("strongest", Some(thinking @ ParsedBudget::Ms(_))) => {
            Some(Kind::Search(thinking, settings))
        }
        (level, None) => BotLevel::from_name(level).map(Kind::Level),
        _ => None,
    }
}

/// Creates one of the bots that are available for every game with an [`Insight`].
pub fn general<G: Insight>(
    name: &str,
    config: BotConfig,
) -> Result<Box<dyn Bot<G> + Send>, UnknownBotError> {
    let unknown = |needs_clock| UnknownBotError { name: name.to_owned(), needs_clock };
    let BotConfig { seed, clock, judge } = config;
    let judge = judge.unwrap_or_else(G::judge);
    Ok(match read(name, G::settings()).ok_or_else(|| unknown(false))? {
        Kind::Random => Box::new(RandomBot::new(seed)),
        Kind::Keen => Box::new(PoliteBot::new(KeenBot::with_judge(seed, judge))),
        Kind::Level(level) => {
            Box::new(PoliteBot::new(LevelBot::<G>::new(level, seed, clock, judge)))
        }
        Kind::Uct(thinking) => {
            let budget = thinking.budget(clock).ok_or_else(|| unknown(true))?;
            Box::new(UctBot::<G>::new(seed, budget))
        }
        Kind::Search(thinking, settings) => {
            let budget = thinking.budget(clock).ok_or_else(|| unknown(true))?;
            let search = SearchBot::<G>::with_judge(seed, budget, settings, judge);
            Box::new(PoliteBot::new(search))
        }
    })
}
