//! Any text may be read as a box.
#![no_main]

use campfire::CardBox;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(cards) = CardBox::parse(text) {
        assert_eq!(CardBox::parse(&cards.to_string()), Ok(cards));
    }
});
