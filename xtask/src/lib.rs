//! The work around the code: starting the game, verifying it, and keeping the tree tidy.
//!
//! One module for each subcommand. The checks are plain functions over a [`tidy::Tree`], so that
//! each of them is tested on a small made-up tree.

mod browser;
mod codegen;
mod dist;
mod games;
mod house;
mod icons;
mod interface;
mod jobs;
mod kills;
mod message_compiler;
mod play;
mod python;
mod setup;
mod shell;
mod texts;
pub mod tidy;
mod verify;
mod web;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
cargo play [ARGUMENTS]       build the page and the game, and serve it at a local address
cargo xtask web              build the page into target/web/dist, small and fast
cargo xtask web --play|--dev build it in less time: as ‘cargo play’ does, or as fast as possible
cargo xtask dist [NAME]      make a release in target/dist: archives, image, hashes
cargo verify [--only SUITE]  run every suite, or the named one and what it depends on
cargo verify --list          list the suites
cargo xtask figures page     measure the page in a browser: size, speed, smoothness
cargo xtask figures setup    time ‘cargo play’ in a fresh clone with an empty cargo home; setup verify: ‘cargo verify’
cargo xtask figures house    count lines, long functions, names with several meanings
cargo xtask gallery          take pictures of every screen into target/gallery; --only, --lang and more restrict it
cargo xtask first-paint      draw what the page shows before its code is there (crates/web/assets/first)
cargo xtask figures server   measure the service: moves stored, memory, several processes
cargo xtask kills [N]        kill servers N times (1000) while people play, and look for lost moves
cargo xtask tidy             check the tree: headings, sizes, rule ids, links and more
cargo xtask texts [WORD]     show messages in all languages
cargo xtask texts --missing  show those that a language lacks; --missing CODE: those that this one lacks
cargo xtask texts --new CODE [NAME]
                             start a draft of another language
cargo xtask printed FOLDER   hash the word runs of the printed rulebooks, for tidy
cargo xtask rules-table      write target/rules-to-tests.md: which tests show which rule
cargo xtask codegen          write every generated file
cargo xtask icons            draw the icons in pixels from crates/web/assets/icon.svg
";

/// Runs the subcommand that the arguments name.
pub fn run(arguments: &[String]) -> Result<ExitCode> {
    let root = shell::root();
    match arguments.split_first() {
        Some((command, rest)) => match (command.as_str(), rest) {
            ("play", rest) => return play::run(&root, rest),
            ("verify", rest) => return verify::run(&root, rest),
            ("web", rest) => return web::run(&root, rest),
            ("dist", rest) => return dist::run(&root, rest),
            ("figures", [what]) if what == "page" => browser::figures(&root)?,
            ("figures", [what]) if what == "server" => {
                let bench = ["bench", "--package", "cli", "--bench", "server"];
                shell::run(&mut shell::cargo(&root, &bench))?;
            }
            ("figures", [what, rest @ ..]) if what == "setup" => setup::measure(&root, rest)?,
            ("figures", [what]) if what == "house" => house::print()?,
            ("gallery", rest) => browser::gallery(&root, rest)?,
            ("first-paint", []) => browser::first_paint(&root)?,
            ("kills", rest) => kills::run(&root, rest)?,
            ("tidy", []) => tidy::run(&root)?,
            ("texts", rest) => texts::run(&root, rest)?,
            ("printed", [folder]) => tidy::store_printed(&root, std::path::Path::new(folder))?,
            ("rules-table", []) => codegen::rules_table(&root)?,
            ("codegen", []) => codegen::run(&root)?,
            ("icons", []) => icons::run(&root)?,
            ("help" | "--help" | "-h", _) => print!("{USAGE}"),
            _ => bail!("‘{}’ is not a task.\n\n{USAGE}", arguments.join(" ")),
        },
        None => bail!("Which task?\n\n{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}
