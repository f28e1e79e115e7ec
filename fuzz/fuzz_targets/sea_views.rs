//! A damaged view of Sea is refused, or shows a position that can be played on.
#![no_main]

use sea::{Preset, Setup};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let tables: Vec<Setup> =
        Preset::ALL.iter().flat_map(|&preset| (3..=6).map(move |n| Setup::preset(n, preset))).collect();
    kernel::fuzz::damaged_views::<sea::Sea, _>(&tables, dealer::Quick::new, data);
});
