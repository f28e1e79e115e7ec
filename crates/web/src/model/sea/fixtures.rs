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
            include_str!(concat!("../../../../sea/tests/rules/fixtures/", $name, ".rec")),
        )),*];
    };
}

fixtures![
    "a-claim-declined",
    "a-dead-position",
    "a-defender-wins",
    "a-discard-remembered",
    "a-feat-by-lost-majority",
    "boats-exchanged-at-a-settlement",
    "disclosure",
    "ended-becalmed",
    "ended-by-boats",
    "ended-by-legends",
    "ended-by-the-table",
    "ended-by-tiles",
    "fog-crossing",
    "land-behind-fog",
    "myth-complete",
    "naval-battle",
    "pollinisation",
    "settlement-exchange",
    "storm-crossing",
    "swap-at-sea",
    "takeover",
    "tie-broken-by-area",
    "tie-broken-by-the-vaal",
];
