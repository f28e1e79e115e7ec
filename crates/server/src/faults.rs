//! Panics that tests provoke, to show that they affect nothing else. Only with the feature
//! `faults`; without it these functions are empty.

use crate::bots::{KeptBot, Thinker};
use ::bots::BotConfig;

/// Panics if a text contains `fault:` and the name of this place.
pub(crate) fn trip(place: &str, text: &str) {
    if cfg!(feature = "faults") && text.contains(&format!("fault:{place}")) {
        panic!("a test asked for this panic");
    }
}

/// Does the same for each line of a table's log.
pub(crate) fn trip_lines(place: &str, lines: &[(u64, String)]) {
    if cfg!(feature = "faults") {
        lines.iter().for_each(|(_, line)| trip(place, line));
    }
}

/// Wraps a thinker so that it panics if a line of its table's log asks for it.
pub(crate) fn thinker(
    thinker: Box<dyn Thinker>,
    log: impl Fn() -> Vec<(u64, String)>,
) -> Box<dyn Thinker> {
    if cfg!(feature = "faults") { Box::new(FaultyThinker { thinker, log: log() }) } else { thinker }
}

struct FaultyThinker {
    thinker: Box<dyn Thinker>,
    log: Vec<(u64, String)>,
}

impl Thinker for FaultyThinker {
    fn think(
        self: Box<Self>,
        kept: Option<KeptBot>,
        name: &str,
        config: BotConfig,
    ) -> Option<(String, KeptBot)> {
        trip_lines("bot", &self.log);
        self.thinker.think(kept, name, config)
    }
}
