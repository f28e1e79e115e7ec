//! The names of bots.

use bots::{BotConfig, NAMES, UnknownBotError};

#[test]
fn every_listed_name_is_the_name_of_a_bot_once_its_number_is_filled_in() {
    for name in NAMES {
        let name = name.replace(":Ns", ":1s").replace(":N", ":5");
        let needs_clock = |why: UnknownBotError| assert!(why.needs_clock, "{why}");
        let _ = bots::campfire::bot(&name, 1).map(drop).map_err(needs_clock);
        let _ = bots::sea::bot(&name, 1).map(drop).map_err(needs_clock);
        // A game without bots of its own knows the same names.
        let general = bots::general::<campfire::Campfire>(&name, BotConfig::seed(1));
        let _ = general.map(drop).map_err(needs_clock);
    }
}

#[test]
fn other_names_are_refused_with_those_that_are_known() {
    for name in ["", "deep", "search", "search:", "search:0", "search:x", "uct:5+heat=1", "hard:1"]
    {
        let why = bots::campfire::bot(name, 1).err().expect("no such bot");
        assert!(!why.needs_clock);
        assert!(why.to_string().contains("search:N"), "{why}");
    }
    assert!(bots::campfire::bot("search:5+heat=0.1+explore=2", 1).is_ok());
    assert!(bots::sea::bot("search:5+stop=0.5+lazy=on", 1).is_ok());
    assert!(bots::campfire::bot("search:5+depth=3", 1).is_err());
}
