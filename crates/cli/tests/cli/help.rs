//! `--help` and `--version`.

use crate::program::{emberwake, typed};

const COMMANDS: [&str; 50] = [
    "",
    "play",
    "play campfire",
    "rules",
    "rules campfire",
    "rules sea",
    "simulate",
    "simulate campfire",
    "simulate sea",
    "arena",
    "arena campfire",
    "train",
    "train sea",
    "engine",
    "tune",
    "tune sea",
    "lab",
    "lab run",
    "lab report",
    "lab compare",
    "lab balance",
    "lab record",
    "bench",
    "bench campfire",
    "bench sea",
    "perft",
    "perft campfire",
    "perft sea",
    "record",
    "record check",
    "record show",
    "record verify",
    "record states",
    "review",
    "hint",
    "puzzles",
    "puzzles sea",
    "puzzles check",
    "puzzles play",
    "box show",
    "serve",
    "admin",
    "admin reports",
    "admin ban",
    "admin role",
    "load",
    "backup",
    "restore",
    "check",
    "completions",
];

#[test]
fn every_command_explains_itself_with_examples_and_exit_codes() {
    let words = [
        ("en", "Usage:", "Examples:", "Exit codes:"),
        ("fr", "Utilisation\u{a0}:", "Exemples\u{a0}:", "Codes de sortie\u{a0}:"),
        ("de", "Aufruf:", "Beispiele:", "Rückgabewerte:"),
        ("es", "Uso:", "Ejemplos:", "Códigos de salida:"),
    ];
    for command in COMMANDS {
        for (lang, usage, examples, codes) in words {
            let help = typed(&format!("{command} --help --lang {lang}")).fine();
            let title = help.lines().next().unwrap_or_default();
            assert!(!title.is_empty(), "{command} {lang}");
            assert!(help.contains(&format!("\n{usage} emberwake {command}")), "{lang}: {help}");
            assert!(help.contains(&format!("\n{codes}\n  0  ")), "{lang}: {help}");
            let has_examples = help.contains(&format!("\n{examples}\n  emberwake "));
            assert!(has_examples || command.is_empty(), "{lang}: {help}");
            if let Some(game) = games::NAMES.iter().find(|game| command.ends_with(**game)) {
                let lines = help.lines().filter(|line| line.starts_with("  emberwake "));
                let other = lines.clone().find(|line| !line.split(' ').any(|word| word == *game));
                assert_eq!(other, None, "{lang}: {help}");
            }
            let stray = ["Print help", "[default:", "[possible"];
            let stray = stray.iter().find(|text| lang != "en" && help.contains(**text));
            assert_eq!(stray, None, "{lang}: {help}");
        }
    }
}

#[test]
fn the_help_of_a_game_tells_the_ratings_of_its_levels() {
    use bots::{BotLevel, Insight};
    for (command, rating) in [
        ("play campfire", campfire::Campfire::strength(BotLevel::Easy, 4).rating),
        ("arena sea", sea::Sea::strength(BotLevel::Easy, 4).rating),
    ] {
        let help = typed(&format!("{command} --help")).fine();
        let easy = help.lines().find(|line| line.trim_start().starts_with("easy ")).unwrap();
        assert_eq!(easy.split_whitespace().nth(1), Some(rating.to_string().as_str()), "{easy}");
    }
}

#[test]
fn help_fits_a_terminal() {
    for command in COMMANDS {
        let help = typed(&format!("{command} --help")).fine();
        let long = help.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{command}");
    }
}

#[test]
fn nothing_typed_shows_the_help_as_a_mistake() {
    for command in ["", "record", "simulate"] {
        let run = typed(command);
        assert_eq!((run.code, run.out.as_str()), (2, ""));
        assert!(run.err.contains("Usage: emberwake"), "{}", run.err);
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = concat!("emberwake ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(emberwake(&["--version"]).fine(), version);
    assert_eq!(emberwake(&["-V"]).fine(), version);
}

#[test]
fn the_help_names_every_bot() {
    for lang in ["en", "fr", "de", "es"] {
        for command in ["simulate", "arena"] {
            let help = typed(&format!("{command} campfire --help --lang {lang}")).fine();
            let word = |c: char| !(c.is_alphanumeric() || "-:".contains(c));
            let words: Vec<&str> = help.split(word).collect();
            // A series can't be repeated with bots that take their time, so it has none of them.
            let timed = |name: &&&str| command == "arena" || !name.ends_with("Ns");
            for bot in bots::NAMES.iter().filter(timed) {
                assert!(words.contains(bot), "{command} {lang}: {bot} is missing in {help}");
            }
        }
    }
}

#[test]
fn every_language_tells_the_same_defaults() {
    let defaults = |command: &str, lang: &str| -> Vec<String> {
        let help = typed(&format!("{command} --help --lang {lang}")).fine();
        let parts = help.split('[').skip(1).filter_map(|part| part.split_once(']'));
        let single = parts.map(|(inside, _)| inside).filter(|inside| !inside.contains(' '));
        single.map(str::to_owned).collect()
    };
    for command in ["tune sea", "train sea", "arena sea", "simulate sea"] {
        let english = defaults(command, "en");
        assert!(english.len() >= 2, "{command}: {english:?}");
        for lang in ["fr", "de", "es"] {
            assert_eq!(defaults(command, lang), english, "{command} {lang}");
        }
    }
}
