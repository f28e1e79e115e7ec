//! The complete games from the rules' tests, so that each has its own address. The page knows their
//! names and fetches the one that is opened.

macro_rules! fixtures {
    ($($name:literal),* $(,)?) => {
        /// The name of every fixture.
        pub(super) const NAMES: &[&str] = &[$($name),*];

        /// Every fixture: its name and its record.
        #[cfg(not(target_arch = "wasm32"))]
        pub(super) const ALL: &[(&str, &str)] = &[$((
            $name,
            include_str!(concat!("../../../../campfire/tests/rules/fixtures/", $name, ".rec")),
        )),*];
    };
}

fixtures![
    "ended-by-the-table",
    "five-players",
    "four-players",
    "last-writings",
    "lumarathon",
    "lys-bonus-and-upgrade",
    "moon-nudges-lys",
    "moons-shared-and-boxed",
    "nostromo-and-the-frog",
    "other-box-uneven-stacks",
    "red-lifts",
    "shared-victory",
    "siana-skips",
    "song-with-wilds",
    "standstill",
    "three-players",
    "two-players",
    "ulrich-drops-a-pair",
];
