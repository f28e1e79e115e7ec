//! The whole games of the rules' tests, so that each of them opens at an address.

macro_rules! fixtures {
    ($($name:literal),* $(,)?) => {
        /// Every fixture: its name and its record.
        pub(super) const ALL: &[(&str, &str)] = &[$((
            $name,
            include_str!(concat!("../../../../campfire/tests/rules/fixtures/", $name, ".rec")),
        )),*];
    };
}

fixtures![
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
