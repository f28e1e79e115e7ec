//! A move of Sea is played exactly when it is listed or free in form.
#![no_main]

#[path = "../../crates/sea/tests/rules/wild.rs"]
mod wild;

use sea::{Preset, Setup};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let tables: Vec<Setup> =
        Preset::ALL.iter().flat_map(|&preset| (3..=6).map(move |n| Setup::preset(n, preset))).collect();
    kernel::fuzz::moves_agree::<sea::Sea>(&tables, &wild::Wild, data);
});
