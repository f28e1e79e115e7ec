//! A move of Campfire is played exactly when it is listed.
#![no_main]

#[path = "../../crates/campfire/tests/rules/tables.rs"]
mod tables;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    kernel::fuzz::moves_agree::<campfire::Campfire>(&tables::tables(), &tables::Wild, data);
});
