//! Any text may be read as a record of Sea.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kernel::fuzz::records::<sea::Sea>(text));
