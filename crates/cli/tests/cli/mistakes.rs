//! Fifty command lines with a mistake: each answer names what is allowed or gives an example, has
//! the documented exit code, and changes nothing.

use crate::program::{binary, file, folder, golden_text, listing, run};
use std::fs;

/// A command line, its exit code, and what its answer must tell. The files are those of [`FILES`].
const MISTAKES: [(&str, i32, &str); 53] = [
    // Numbers.
    ("simulate campfire --games 0", 2, "Use a whole number, at least 1."),
    ("simulate campfire --games -5", 2, "Use a whole number, at least 1."),
    ("simulate campfire --games many", 2, "Use a whole number, at least 1."),
    ("simulate campfire --threads 0", 2, "Use a whole number, at least 1."),
    ("simulate campfire --seed -1", 2, "Use a whole number, at least 0."),
    ("simulate campfire --turns-max x", 2, "Use a whole number, at least 0."),
    ("bench campfire --seconds x", 2, "more than 0 and at most 3600"),
    ("bench sea --seconds -2", 2, "more than 0 and at most 3600"),
    ("perft campfire --depth x", 2, "Use a whole number, at least 0."),
    ("load --tables x", 2, "Use a whole number, at least 1."),
    ("admin ban x", 2, "Use a whole number, at least 0."),
    ("perft campfire --seed 0x1", 2, "a number nor 64 hexadecimal digits"),
    ("review good.rec --iterations 0", 2, "Use 1 to 10000000 iterations."),
    ("train campfire --hidden 3,3 --out a.net", 2, "0,0; 16,8; 16,16; 32,16"),
    ("arena campfire --bots easy,random --sprt 3", 2, "such as 0.5,0.55"),
    ("arena campfire --bots easy,random --sprt 0.6,0.5", 2, "the smaller one first"),
    // Players and seats.
    ("play campfire --players abc", 2, "such as 4"),
    ("simulate campfire --players 9", 2, "2 to 5 players"),
    ("bench sea --players 2", 2, "3 to 6 players"),
    ("arena campfire --bots easy", 2, "2 to 5, not 1"),
    ("simulate campfire --first 9", 2, "This table has the seats 1 to 4."),
    ("simulate campfire --first me", 2, "random, 1–5."),
    ("simulate sea --god-of-winds 0", 2, "1–6"),
    ("play campfire --seats human,clever", 2, "human, first-steps"),
    ("play campfire --players 3 --seats human,greedy", 2, "--seats names 2 seats"),
    ("play campfire --players 2 --names A,B,C", 2, "there are 2 players"),
    ("review good.rec --seat 0", 2, "Use a whole number, at least 1."),
    ("review good.rec --seat 3", 2, "only 1 to 2"),
    ("record states good.rec --seat 7", 2, "only 1 to 2"),
    // Names.
    ("plya", 2, "Did you mean “play”?"),
    ("xyz", 2, "play, rules, simulate"),
    ("play chess", 2, "Unknown game “chess”. Choose one of: campfire, sea."),
    ("record mend x", 2, "check, show, verify, states"),
    ("completions foo", 2, "bash, elvish, fish, powershell, zsh"),
    ("simulate campfire --bots clever", 2, "random, first-steps"),
    ("simulate campfire --bots search:0", 2, "N is a whole number, at least 1."),
    ("simulate campfire --bots search:abc", 2, "N is a whole number, at least 1."),
    ("rules campfire --lang xx", 2, "en, fr, de, es"),
    ("review good.rec --from brilliant", 2, "inaccuracy, mistake or blunder"),
    ("puzzles play good.puzzles --difficulty none", 2, "Choose easy, medium or hard."),
    ("arena campfire --bots easy,random --seats mixed", 2, "rotate, fixed"),
    // Options of the table.
    ("simulate campfire --standstill 99999", 2, "1–1000, off"),
    ("simulate campfire --standstill 0", 2, "1 to 1000 turns, or off"),
    ("simulate campfire --moon-ties x", 2, "pool, separate"),
    ("simulate sea --preset last-voyage", 2, "full-voyage, as-printed, first-voyage"),
    ("simulate sea --offers-per-turn 9", 2, "1 to 5"),
    // What is missing, too much or unknown.
    ("restore", 2, "Missing: --database and <FILE>. Run with --help to see examples."),
    ("record show", 2, "Missing: <FILE>. Run with --help to see examples."),
    ("simulate campfire --player 3", 2, "Run with --help to see the options."),
    ("simulate campfire --games", 2, "Run with --help to see which."),
    // Plans of the lab, and files.
    ("lab run chess.toml", 2, "Choose one of: campfire, sea."),
    ("lab run none.toml", 1, "Allowed: 1–"),
    ("review gone.rec", 3, "gone.rec: can’t be read: "),
];

/// The files beside which the command lines are typed.
const FILES: [(&str, &str); 2] =
    [("chess.toml", "game = \"chess\"\n"), ("none.toml", "game = \"campfire\"\ngames = 0\n")];

#[test]
fn every_mistake_is_answered_with_what_is_allowed_and_changes_nothing() {
    let folder = folder("mistakes");
    for (name, text) in FILES {
        file(&folder, name, text);
    }
    file(&folder, "good.rec", golden_text("short.rec"));
    file(&folder, "good.puzzles", "");
    let contents = || {
        let names = listing(&folder).into_iter();
        let read = |name: String| (fs::read(folder.join(&name)).ok(), name);
        names.map(read).collect::<Vec<_>>()
    };
    let before = contents();
    for (line, code, allowed) in MISTAKES {
        let mut command = binary();
        command.args(line.split(' ')).current_dir(&folder);
        // Nor is anything written where a program keeps its data by default.
        command.env("HOME", &folder).env_remove("XDG_DATA_HOME");
        let answer = run(&mut command).refused(code);
        assert!(answer.contains(allowed), "{line}: {answer}");
        assert!(answer.ends_with(['.', '?']), "{line}: {answer}");
        assert_eq!(contents(), before, "{line} changed something");
    }
}
