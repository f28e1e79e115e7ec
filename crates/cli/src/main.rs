//! The one binary, `emberwake`: reads the command line, runs the command, reports how it went.

// Without the commands of the feature `full`, nobody needs some of what they share.
#![cfg_attr(not(feature = "full"), allow(dead_code))]

mod arguments;
mod command_error;
mod commands;
mod context;
mod files;
mod language;
#[cfg(feature = "full")]
mod progress;
#[cfg(feature = "full")]
mod registry;
#[cfg(feature = "full")]
mod seeds;
mod signals;
#[cfg(feature = "full")]
mod table;
mod usage;
mod values;
#[cfg(feature = "full")]
mod wrap;

use context::Context;
use std::process::ExitCode;

/// The service makes and drops many small things on several threads, which this does faster than
/// the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let typed: Vec<_> = std::env::args_os().collect();
    let lang = language::choose(&typed);
    let mut context = Context::new(lang);
    let result = match arguments::read(&typed) {
        Ok(arguments) => commands::run(arguments, &mut context),
        Err(problem) => usage::answer(problem, &mut context),
    };
    context.end(result)
}
