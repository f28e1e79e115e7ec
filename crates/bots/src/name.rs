//! The names of bots: a word, and for bots that search a budget and perhaps settings.
//!
//! `uct:1000` and `search:1000` make 1,000 iterations for a decision, `search:1s` and `search:50ms`
//! take their time. Settings follow after `+`, for experiments: `search:1000+explore=0.8`.

use crate::{
    Bot, Budget, Clock, Insight, KeenBot, MediumBot, RandomBot, SearchBot, SearchSettings,
    SenseBot, UctBot, Weights,
};
use std::fmt;
use std::sync::Arc;

/// The names that every game knows, as they are listed for people; `N` is a number.
pub const NAMES: &[&str] = &[
    "random",
    "first-steps",
    "easy",
    "medium",
    "hard",
    "strongest:Ns",
    "greedy",
    "keen",
    "uct:N",
    "search:N",
    "search:Ns",
];

/// What `medium` thinks for a decision, where it thinks.
const MEDIUM_ITERATIONS: u32 = 60;
/// What `hard` thinks for each decision.
const HARD_ITERATIONS: u32 = 1000;

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The name that was asked for.
    pub name: String,
    /// Whether it would be the name of a bot if a clock had been given.
    pub needs_clock: bool,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.needs_clock {
            return write!(f, "the bot ‘{}’ needs a clock", self.name);
        }
        write!(f, "there is no bot ‘{}’; known are {}", self.name, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// What a bot is made of besides its name.
#[derive(Clone, Default)]
pub struct BotConfig {
    /// What its luck follows from.
    pub seed: u64,
    /// What measures a time in its name.
    pub clock: Option<Clock>,
    /// Other weights than those of the crate, for experiments.
    pub weights: Option<Arc<Weights>>,
}

impl BotConfig {
    /// A seed and nothing else.
    pub fn seed(seed: u64) -> BotConfig {
        BotConfig { seed, ..BotConfig::default() }
    }
}

/// What a name says.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Random,
    Sense,
    Keen,
    Medium(SearchSettings),
    Uct(Thinking),
    Search(Thinking, SearchSettings),
}

/// How long, before anybody has a clock.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Thinking {
    Iterations(u32),
    Ms(u64),
}

impl Thinking {
    fn read(text: &str) -> Option<Thinking> {
        let number = |digits: &str| -> Option<u64> {
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.is_empty();
            plain.then(|| digits.parse().ok()).flatten().filter(|n| (1..=100_000_000).contains(n))
        };
        if let Some(ms) = text.strip_suffix("ms") {
            return number(ms).map(Thinking::Ms);
        }
        if let Some(seconds) = text.strip_suffix('s') {
            return number(seconds).map(|seconds| Thinking::Ms(seconds * 1000));
        }
        number(text).map(|iterations| Thinking::Iterations(iterations as u32))
    }

    fn budget(self, clock: Option<Clock>) -> Option<Budget> {
        match self {
            Thinking::Iterations(iterations) => Some(Budget::Iterations(iterations)),
            Thinking::Ms(ms) => clock.map(|clock| Budget::Time { ms, clock }),
        }
    }
}

fn read(name: &str, mut settings: SearchSettings) -> Option<Kind> {
    let mut parts = name.split('+');
    let (word, budget) = match parts.next()?.split_once(':') {
        Some((word, budget)) => (word, Some(Thinking::read(budget)?)),
        None => (name, None),
    };
    for setting in parts {
        settings.set(setting).filter(|()| word == "search")?;
    }
    match (word, budget) {
        ("random", None) => Some(Kind::Random),
        ("first-steps", None) => Some(Kind::Sense),
        ("keen", None) => Some(Kind::Keen),
        ("medium", None) => Some(Kind::Medium(settings)),
        ("hard", None) => Some(Kind::Search(Thinking::Iterations(HARD_ITERATIONS), settings)),
        ("uct", Some(thinking)) => Some(Kind::Uct(thinking)),
        ("search", Some(thinking)) => Some(Kind::Search(thinking, settings)),
        ("strongest", Some(thinking @ Thinking::Ms(_))) => Some(Kind::Search(thinking, settings)),
        _ => None,
    }
}

/// The bots that any game with an [`Insight`] has.
pub fn general<G: Insight>(
    name: &str,
    config: BotConfig,
) -> Result<Box<dyn Bot<G> + Send>, UnknownBot> {
    let unknown = |needs_clock| UnknownBot { name: name.to_owned(), needs_clock };
    let BotConfig { seed, clock, weights } = config;
    let weights = weights.unwrap_or_else(|| Arc::new(G::weights().clone()));
    Ok(match read(name, G::settings()).ok_or_else(|| unknown(false))? {
        Kind::Random => Box::new(RandomBot::new(seed)),
        Kind::Sense => Box::new(SenseBot::new(seed)),
        Kind::Keen => Box::new(KeenBot::with_weights(seed, weights)),
        Kind::Medium(settings) => {
            let budget = Budget::Iterations(MEDIUM_ITERATIONS);
            let search = SearchBot::<G>::with_weights(seed, budget, settings, weights);
            Box::new(MediumBot::new(seed, search))
        }
        Kind::Uct(thinking) => {
            let budget = thinking.budget(clock).ok_or_else(|| unknown(true))?;
            Box::new(UctBot::<G>::new(seed, budget))
        }
        Kind::Search(thinking, settings) => {
            let budget = thinking.budget(clock).ok_or_else(|| unknown(true))?;
            Box::new(SearchBot::<G>::with_weights(seed, budget, settings, weights))
        }
    })
}
