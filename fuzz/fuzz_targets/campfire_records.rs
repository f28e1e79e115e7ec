//! Any text may be read as a record of Campfire.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kernel::fuzz::records::<campfire::Campfire>(text));
