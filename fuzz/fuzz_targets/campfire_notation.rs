//! Any text read as notation of Campfire has one spelling.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kernel::fuzz::notation::<campfire::Campfire>(text));
