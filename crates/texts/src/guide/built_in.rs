//! The books that teach and their records, built in. The page doesn't use this: it fetches them.

use super::Guide;

/// Adds the functions `guide` and `guide_records` to the module of a game: its guides in all
/// languages, and the records that their pictures show, by name: `guides!("sea", ["sea-voyage"])`.
macro_rules! guides {
    ($game:literal, [$($record:literal),* $(,)?]) => {
        /// A book that teaches the game.
        pub fn guide(
            kind: $crate::guide::GuideKind,
            lang: $crate::Lang,
        ) -> &'static $crate::guide::Guide {
            use $crate::guide::{Guide, GuideKind, built_in};
            type Guides = [Guide; $crate::Lang::COUNT];
            static GUIDES: std::sync::LazyLock<[Guides; 2]> = std::sync::LazyLock::new(|| {
                [
                    include!(concat!(env!("OUT_DIR"), "/learn-", $game, ".rs")),
                    include!(concat!(env!("OUT_DIR"), "/card-", $game, ".rs")),
                ]
                .map(|books| books.map(built_in::read))
            });
            let of_kind = match kind {
                GuideKind::Learn => 0,
                GuideKind::Card => 1,
            };
            &GUIDES[of_kind][lang as usize]
        }

        /// The records that pictures show, by name.
        pub const fn guide_records() -> &'static [(&'static str, &'static str)] {
            &[$((
                $record,
                include_str!(concat!("../../rulebook/records/", $record, ".rec")),
            )),*]
        }
    };
}

pub(crate) use guides;

pub(crate) fn read(text: &'static str) -> Guide {
    Guide::parse(text).expect("a test reads all of them")
}
