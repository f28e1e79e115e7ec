//! The forbidden dependencies of each crate: the “must not” of ARCHITECTURE.md as data, compared
//! with the manifests and the paths in the code.
//!
//! A dependency is checked in `Cargo.toml`, because code can't use a crate that is not there. A
//! module of the standard library is checked in the code itself. Tests and benches may use
//! anything: their dependencies are in `[dev-dependencies]`.

use super::manifest::{self, Dependency};
use super::{Findings, Tree, rust};

/// The limits of one crate.
struct Limit {
    /// The name of the crate.
    of: &'static str,
    /// The crates that it must not depend on, in groups.
    crates: &'static [&'static [&'static str]],
    /// The paths that its code must not name, in groups.
    paths: &'static [&'static [&'static str]],
}

/// Stands for the crates with the rules of a game: each game of the registry.
const GAME: &str = "<game>";
const GAMES: &[&str] = &[GAME];
/// Everything that is built upon the rules.
const ABOVE_RULES: &[&str] = &["dealer", "bots", "texts", "table", "wire", "store", "lab"];
/// The crates that face people and programs.
const FRONTS: &[&str] = &["terminal", "web", "server", "load", "cli", "py", "browser"];
const GENERATORS: &[&str] = &["rand", "rand_core", "rand_xoshiro", "getrandom", "fastrand"];
const NETWORK: &[&str] =
    &["tokio", "axum", "hyper", "reqwest", "tokio-tungstenite", "socket2", "lettre"];
const DATABASES: &[&str] = &["sqlx", "rusqlite", "tokio-postgres", "store"];
const SCREENS: &[&str] = &["leptos", "web-sys", "wasm-bindgen", "ratatui", "crossterm"];
/// The crates that no part of the page's engine uses.
const THINKING: &[&[&str]] = &[
    &["table", "lab", "wire", "leptos", "web-sys", "ratatui", "crossterm"],
    FRONTS,
    GENERATORS,
    NETWORK,
    DATABASES,
];

/// Input and output.
const IO: &[&str] = &["std::fs", "std::net", "std::io", "std::process", "std::env", "std::os"];
const CLOCK: &[&str] = &["std::time"];
const THREADS: &[&str] = &["std::thread", "std::sync::mpsc"];

/// The limits, one entry for each crate. ARCHITECTURE.md says them in words.
const LIMITS: &[Limit] = &[
    Limit {
        of: "kernel",
        crates: &[GAMES, ABOVE_RULES, FRONTS, GENERATORS, NETWORK, DATABASES, SCREENS],
        paths: &[IO, CLOCK, THREADS],
    },
    // No game knows another one.
    Limit {
        of: GAME,
        crates: &[GAMES, ABOVE_RULES, FRONTS, GENERATORS, NETWORK, DATABASES, SCREENS],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit {
        of: "dealer",
        crates: &[
            GAMES,
            &["bots", "texts", "table", "wire", "lab"],
            FRONTS,
            NETWORK,
            DATABASES,
            SCREENS,
        ],
        paths: &[IO, CLOCK, THREADS],
    },
    // A bot thinks on several threads, and gets its time limit: it reads no clock itself.
    Limit {
        of: "bots",
        crates: &[
            &["texts", "table", "wire", "lab"],
            FRONTS,
            NETWORK,
            DATABASES,
            SCREENS,
            &["getrandom"],
        ],
        // A journal and a record hold the true position.
        paths: &[IO, CLOCK, &["kernel::Journal", "kernel::Record"]],
    },
    Limit {
        of: "texts",
        crates: &[&["bots", "wire", "lab"], FRONTS, GENERATORS, NETWORK, DATABASES, SCREENS],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit {
        of: "lab",
        crates: &[&["table", "wire"], FRONTS, NETWORK, DATABASES, SCREENS],
        paths: &[],
    },
    Limit {
        of: "table",
        crates: &[
            GAMES,
            &["bots", "texts", "wire", "lab"],
            FRONTS,
            GENERATORS,
            NETWORK,
            DATABASES,
            SCREENS,
        ],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit {
        of: "terminal",
        crates: &[&["web", "server", "lab", "wire", "cli"], NETWORK, DATABASES],
        paths: &[&["std::net"]],
    },
    // What thinks is in the worker. The page uses the questions and answers of `mind` only.
    Limit {
        of: "web",
        crates: &[&["bots", "terminal", "server", "lab", "cli"], NETWORK, DATABASES],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit {
        of: "wire",
        crates: &[
            GAMES,
            &["dealer", "bots", "texts", "lab"],
            FRONTS,
            GENERATORS,
            NETWORK,
            DATABASES,
            SCREENS,
        ],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit {
        of: "store",
        crates: &[GAMES, &["kernel", "dealer", "bots", "texts", "lab"], FRONTS, SCREENS],
        paths: &[&["std::net", "std::process::Command"]],
    },
    Limit { of: "testkit", crates: &[GAMES, &["kernel"], ABOVE_RULES, FRONTS], paths: &[] },
    Limit {
        of: "server",
        crates: &[&["web", "terminal", "lab", "load", "cli"], SCREENS],
        paths: &[],
    },
    // Its players know the rules of Campfire, as the page does.
    Limit {
        of: "load",
        crates: &[&["sea", "nim", "server", "store", "bots", "lab", "cli"], SCREENS],
        paths: &[],
    },
    Limit { of: "cli", crates: &[&["web", "browser"], SCREENS], paths: &[] },
    Limit {
        of: "games",
        crates: &[&["table", "lab", "wire"], FRONTS, GENERATORS, NETWORK, DATABASES, SCREENS],
        paths: &[IO, CLOCK, THREADS],
    },
    // The page reviews in a worker: nothing here may wait for anything.
    Limit {
        of: "review",
        crates: &[&["table", "lab", "wire"], FRONTS, GENERATORS, NETWORK, DATABASES, SCREENS],
        paths: &[IO, CLOCK, THREADS],
    },
    // It runs in a worker, which drives it slice by slice.
    Limit { of: "mind", crates: THINKING, paths: &[IO, CLOCK, THREADS] },
    Limit { of: "worker", crates: THINKING, paths: &[IO, CLOCK, THREADS] },
    Limit {
        of: "nim",
        crates: &[
            GAMES,
            &["table", "lab", "wire"],
            FRONTS,
            GENERATORS,
            NETWORK,
            DATABASES,
            SCREENS,
        ],
        paths: &[IO, CLOCK, THREADS],
    },
    Limit { of: "py", crates: &[&["table"], FRONTS, NETWORK, DATABASES, SCREENS], paths: &[IO] },
    Limit { of: "browser", crates: &[&["server", "store", "table", "cli", "bots"]], paths: &[] },
    Limit { of: "xtask", crates: &[GAMES, &["kernel"], ABOVE_RULES, FRONTS], paths: &[] },
];

/// Crates on which others may depend only in tests.
const FOR_TESTS_ONLY: [&str; 2] = ["testkit", "browser"];
/// Crates on which no crate may depend.
const NOBODYS: [&str; 1] = ["xtask"];

/// Compares the crates with their limits.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    for (manifest, text) in manifest::members(tree) {
        let Some(name) = manifest::name(text) else { continue };
        let Some(limit) = LIMITS.iter().find(|limit| limit.of == general(name)) else {
            report.problem(
                manifest,
                1,
                format!("xtask/src/tidy/limits.rs has no limits for ‘{name}’"),
            );
            continue;
        };
        for dependency in manifest::dependencies(text) {
            if let Some(why) = refused(name, limit, &dependency) {
                report.problem(manifest, dependency.line, why);
            }
        }
        let folder = format!("{}/src/", manifest.trim_end_matches("/Cargo.toml"));
        for (path, code) in tree.with_ending(".rs").filter(|(path, _)| path.starts_with(&folder)) {
            check_paths(name, limit, path, code, report);
        }
    }
}

/// The name by which the list knows a crate.
fn general(name: &str) -> &str {
    if crate::games::names().contains(&name) { GAME } else { name }
}

/// Returns the reason why a crate must not have this dependency.
fn refused(of: &str, limit: &Limit, dependency: &Dependency) -> Option<String> {
    let Dependency { name, is_dev, .. } = *dependency;
    if NOBODYS.contains(&name) {
        return Some(format!("nothing may depend on ‘{name}’"));
    }
    // The browser's crate is nothing but tests.
    if is_dev && of != "browser" {
        return None;
    }
    if FOR_TESTS_ONLY.contains(&name) {
        return Some(format!("‘{name}’ is for tests only"));
    }
    let forbidden =
        limit.crates.iter().any(|group| group.contains(&name) || group.contains(&general(name)));
    forbidden.then(|| format!("‘{of}’ must not depend on ‘{name}’"))
}

fn check_paths(of: &str, limit: &Limit, path: &str, code: &str, report: &mut Findings) {
    let mut last = None;
    for (line, named) in rust::paths(code) {
        let is_below =
            |limit: &&&str| named == ***limit || named.starts_with(&format!("{limit}::"));
        if let Some(forbidden) = limit.paths.iter().copied().flatten().find(is_below) {
            // Several names out of one forbidden group are one problem.
            if last.replace((line, forbidden)) != Some((line, forbidden)) {
                report.problem(path, line, format!("‘{of}’ must not use ‘{forbidden}’"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const MANIFEST: &str = "crates/kernel/Cargo.toml";

    fn of_kernel(dependencies: &str, code: &str) -> Vec<String> {
        let manifest = format!("[package]\nname = \"kernel\"\n\n{dependencies}");
        problems(check, &[(MANIFEST, &manifest), ("crates/kernel/src/lib.rs", code)])
    }

    #[test]
    fn a_forbidden_dependency_is_named_with_its_line() {
        for written in [
            "rand_xoshiro.workspace = true",
            "rand_xoshiro = \"0.8\"",
            "r = { package = \"rand_xoshiro\" }",
        ] {
            let found = of_kernel(&format!("[dependencies]\nserde = \"1\"\n{written}\n"), "");
            let expected = format!("{MANIFEST}:6: ‘kernel’ must not depend on ‘rand_xoshiro’");
            assert_eq!(found, [expected], "{written}");
        }
    }

    #[test]
    fn a_published_package_has_the_limits_of_its_short_name() {
        let manifest = "[package]\nname = \"emberwake-kernel\"\n\n[dependencies]\n\
                        emberwake-sea = \"0.1\"\nboats = { package = \"emberwake-sea\" }\n";
        let found = problems(check, &[(MANIFEST, manifest)]);
        let expected =
            [5, 6].map(|line| format!("{MANIFEST}:{line}: ‘kernel’ must not depend on ‘sea’"));
        assert_eq!(found, expected);
    }

    #[test]
    fn a_dependency_of_one_target_is_checked_like_any_other() {
        let found = of_kernel("[target.'cfg(unix)'.dependencies.sea]\npath = \"../sea\"\n", "");
        assert_eq!(found.len(), 1);
        assert!(found[0].ends_with("must not depend on ‘sea’"));
    }

    #[test]
    fn no_game_depends_on_another() {
        for (game, other) in [("campfire", "sea"), ("sea", "campfire")] {
            let manifest =
                format!("[package]\nname = \"{game}\"\n\n[dependencies]\n{other} = \"1\"\n");
            let path = format!("crates/{game}/Cargo.toml");
            let expected = format!("{path}:5: ‘{game}’ must not depend on ‘{other}’");
            assert_eq!(problems(check, &[(path.as_str(), manifest.as_str())]), [expected]);
        }
    }

    #[test]
    fn tests_may_depend_on_anything_but_the_tasks() {
        assert!(
            of_kernel("[dev-dependencies]\nsea.workspace = true\ntestkit = \"1\"\n", "").is_empty()
        );
        assert_eq!(of_kernel("[dev-dependencies]\nxtask = \"1\"\n", "").len(), 1);
        assert_eq!(of_kernel("[dependencies]\ntestkit = \"1\"\n", "").len(), 1);
    }

    #[test]
    fn a_forbidden_path_is_found_in_every_form() {
        for code in [
            "use std::time::Instant;",
            "use std::{fmt, time};",
            "use std::{fmt, time::{Duration, Instant}};",
            "fn now() -> std::time::Instant {",
        ] {
            let found = of_kernel("", &format!("//! x\n{code}\n"));
            let expected = "crates/kernel/src/lib.rs:2: ‘kernel’ must not use ‘std::time’";
            assert_eq!(found, [expected], "{code}");
        }
    }

    #[test]
    fn comments_tests_and_longer_names_are_fine() {
        let code = "//! std::time\nuse std::timeout::X;\n/// std::fs\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
        assert!(of_kernel("", code).is_empty());
    }

    #[test]
    fn a_crate_without_limits_is_named() {
        let found = problems(check, &[("crates/new/Cargo.toml", "[package]\nname = \"new\"\n")]);
        assert_eq!(
            found,
            ["crates/new/Cargo.toml:1: xtask/src/tidy/limits.rs has no limits for ‘new’"]
        );
    }
}
