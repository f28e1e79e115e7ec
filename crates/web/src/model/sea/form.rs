//! The options of a table of Sea as words in a form: what may be chosen, and what is.

use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN};
use ::sea::{FirstPlayer, GodOfWinds, Preset, Setup};
use kernel::SetupText;
use texts::sea::Setting;

/// The words that an option can have, as records write them.
pub fn choices(setting: Setting, players: u8) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let seats = (0..players).map(|seat| format!("seat {seat}"));
    let numbers = |(least, most): (u8, u8)| (least..=most).map(|n| n.to_string()).collect();
    match setting {
        Setting::Players => vec![players.to_string()],
        Setting::Tiles => words(&["default", "open_sea", "rich_lands"]),
        Setting::FirstPlayer => ["roll_n".to_owned()].into_iter().chain(seats).collect(),
        Setting::GodOfWinds => {
            ["random".to_owned(), "none".to_owned()].into_iter().chain(seats).collect()
        }
        Setting::Steering => words(&["wind", "die"]),
        Setting::Distance => words(&["exact", "up_to"]),
        Setting::FogExit => words(&["any", "ocean"]),
        Setting::Trail => words(&["relief", "swap"]),
        Setting::SunkBoats => words(&["reshuffle", "discard"]),
        Setting::Found => words(&["next_turn", "on_arrival"]),
        Setting::OffersPerTurn => numbers(OFFERS_PER_TURN),
        Setting::Myth => words(&["all_three", "two_of_three"]),
        Setting::Feats => words(&["five", "three"]),
        Setting::BecalmedRounds => {
            let rounds: Vec<String> = numbers(BECALMED_ROUNDS);
            rounds.into_iter().chain(["off".to_owned()]).collect()
        }
    }
}

/// The word that an option has.
pub fn chosen(setup: &Setup, setting: Setting) -> String {
    let fields = setup.fields().into_iter();
    let found = fields.into_iter().find(|(key, _)| key == setting.key());
    found.map(|(_, word)| word).unwrap_or_default()
}

/// Gives an option a word. One that it can't have changes nothing.
pub fn choose(setup: &mut Setup, setting: Setting, word: &str) {
    let mut fields = setup.fields();
    for (key, value) in &mut fields {
        if key == setting.key() {
            *value = word.to_owned();
        }
    }
    if let Ok(read) = Setup::from_fields(setup.edition, &fields) {
        *setup = read;
    }
}

/// A setup with another word for one option, for saying what it would mean.
pub fn with(setup: &Setup, setting: Setting, word: &str) -> Setup {
    let mut other = *setup;
    choose(&mut other, setting, word);
    other
}

/// The preset that has these options.
pub fn preset_of(setup: &Setup) -> Option<Preset> {
    Preset::ALL.into_iter().find(|preset| Setup::preset(setup.players, *preset) == *setup)
}

/// Makes a setup fit another number of seats.
pub fn reseat(setup: &mut Setup, players: u8) {
    setup.players = players;
    if let FirstPlayer::Seat(seat) = setup.first_player
        && seat.0 >= players
    {
        setup.first_player = FirstPlayer::RollN;
    }
    if let GodOfWinds::Seat(seat) = setup.god_of_winds
        && seat.0 >= players
    {
        setup.god_of_winds = GodOfWinds::Random;
    }
}
