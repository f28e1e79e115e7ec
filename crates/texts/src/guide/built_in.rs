//! The books that teach and their records, built in. The page doesn't use this: it fetches them.

use super::{Guide, GuideKind};
use crate::Lang;

/// Adds the functions `guide` and `guide_records` to the module of a game: its guides in all
/// languages, and the records that their pictures show, by name: `guides!("sea", ["sea-voyage"])`.
macro_rules! guides {
    ($game:literal, [$($record:literal),* $(,)?]) => {
        /// A book that teaches the game.
        pub fn guide(
            kind: $crate::guide::GuideKind,
            lang: $crate::Lang,
        ) -> &'static $crate::guide::Guide {
            use $crate::guide::{Guide, built_in};
            static GUIDES: std::sync::LazyLock<[Guide; 8]> = std::sync::LazyLock::new(|| {
                [
                    built_in::read(include_str!(concat!("../../rulebook/learn/", $game, ".en.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/learn/", $game, ".fr.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/learn/", $game, ".de.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/learn/", $game, ".es.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/card/", $game, ".en.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/card/", $game, ".fr.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/card/", $game, ".de.md"))),
                    built_in::read(include_str!(concat!("../../rulebook/card/", $game, ".es.md"))),
                ]
            });
            &GUIDES[built_in::index(kind, lang)]
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

pub(crate) const fn index(kind: GuideKind, lang: Lang) -> usize {
    let book = match kind {
        GuideKind::Learn => 0,
        GuideKind::Card => 4,
    };
    book + crate::rulebook::in_books(lang)
}
