//! The contents of releases besides the program: valid settings, a manual and completions.

use crate::program::typed;
use server::config::{Config, Given, Setting, read_file};
use std::collections::BTreeMap;

const EXAMPLE: &str = include_str!("../../../../packaging/emberwake.toml");
const UNIT: &str = include_str!("../../../../packaging/emberwake.service");

#[test]
fn every_line_of_the_example_settings_is_valid_also_those_that_are_switched_off() {
    let is_setting = |line: &&str| {
        let name = line.split(" = ").next().unwrap_or_default();
        Setting::ALL.iter().any(|setting| setting.name() == name)
    };
    let lines = EXAMPLE.lines().map(|line| line.strip_prefix("# ").unwrap_or(line));
    let lines: Vec<&str> = lines.filter(is_setting).collect();
    assert!(lines.len() > 8, "{lines:?}");
    // A key that is shown twice is there once in a file.
    let keys: BTreeMap<&str, &str> =
        lines.iter().filter_map(|line| line.split_once(" = ")).collect();
    let all: String = keys.iter().map(|(key, value)| format!("{key} = {value}\n")).collect();
    for text in [EXAMPLE, &all] {
        let file = read_file("emberwake.toml", text).expect("it can be read");
        Config::read(&Given::new(), &Given::new(), &file).expect("it can be used");
    }
}

#[test]
fn the_unit_gives_the_service_a_database_of_its_own() {
    // A variable would override the database in the settings, so the unit sets none. The default
    // file is in the folder of the service instead.
    assert!(!UNIT.contains(&Setting::Database.variable()));
    for line in [
        "Environment=XDG_DATA_HOME=%S",
        "Type=notify",
        "DynamicUser=yes",
        "StateDirectory=emberwake",
        "WatchdogSec=30",
    ] {
        assert!(UNIT.lines().any(|found| found == line), "{line}");
    }
}

#[test]
fn completions_and_manual_name_every_command() {
    let commands = ["serve", "play", "backup", "restore", "check", "admin"];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = typed(&format!("completions {shell}")).fine();
        let missing = commands.iter().find(|command| !text.contains(**command));
        assert_eq!(missing, None, "{shell}");
    }
    let manual = typed("manual").fine();
    assert!(manual.contains(".TH emberwake"), "{manual}");
    for command in commands {
        assert!(manual.contains(&format!(".SH \"{}\"", command.to_uppercase())), "{command}");
    }
    assert!(typed("completions dash").refused(2).contains("fish"));
}
