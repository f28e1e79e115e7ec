//! A damaged view of Campfire is refused, or shows a position that can be played on.
#![no_main]

#[path = "../../crates/campfire/tests/rules/tables.rs"]
mod tables;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    kernel::fuzz::damaged_views::<campfire::Campfire, _>(&tables::tables(), dealer::Quick::new, data);
});
