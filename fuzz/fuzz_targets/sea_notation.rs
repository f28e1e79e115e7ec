//! Any text read as notation of Sea has one spelling.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kernel::fuzz::notation::<sea::Sea>(text));
