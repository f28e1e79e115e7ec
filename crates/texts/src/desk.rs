//! What people at a table read, whatever its game: what happened there besides the game, and the
//! words for clocks, pauses and votes.

use crate::messages::messages;
use crate::{Lang, Names};
use kernel::Game;
use table::{Absence, Motion, News, Person};

messages!(said, "desk");
messages!(news_said, "desk-news");

use news_said::Told;
pub use said::Msg;

/// Says a text about a table.
pub fn say(lang: Lang, what: &Msg) -> String {
    what.text(lang)
}

/// What happened at a table besides the game, as a sentence; `None` for what is told otherwise or
/// interests nobody. `people` gives the names of persons, `names` those of seats.
pub fn news<G: Game>(
    lang: Lang,
    news: &News<G>,
    names: &Names,
    people: impl Fn(Person) -> String,
) -> Option<String> {
    let who = match news {
        News::SatDown { person, .. }
        | News::StoodUp { person }
        | News::Kicked { person }
        | News::Proposed { person, .. }
        | News::Declined { person }
        | News::Ready { person }
        | News::Muted { person }
        | News::Unmuted { person } => people(*person),
        News::Undone { seat, .. }
        | News::TimeRanOut { seat }
        | News::HandedOver { seat, .. }
        | News::TakenBack { seat }
        | News::Resigned { seat } => names.of(lang, *seat),
        _ => String::new(),
    };
    let who = who.as_str();
    let told = match news {
        News::SatDown { .. } => Told::SatDown { who },
        News::StoodUp { .. } => Told::StoodUp { who },
        News::Kicked { .. } => Told::Kicked { who },
        News::Undone { .. } => Told::Undone { who },
        News::Proposed { motion: Motion::Undo, .. } => Told::ProposedUndo { who },
        News::Proposed { motion: Motion::Pause, .. } => Told::ProposedPause { who },
        News::Proposed { motion: Motion::Resume, .. } => Told::ProposedResume { who },
        News::Proposed { motion: Motion::Rematch, .. } => Told::ProposedRematch { who },
        News::Proposed { motion: Motion::End, .. } => Told::ProposedEnd { who },
        News::Declined { .. } => Told::Declined { who },
        News::Lapsed => Told::Lapsed,
        News::Paused => Told::Paused,
        News::Resumed => Told::Resumed,
        News::TimeRanOut { .. } | News::HandedOver { why: Absence::Time, .. } => {
            Told::TimeRanOut { who }
        }
        News::HandedOver { why: Absence::Chosen, .. } => Told::HandedOverChosen { who },
        News::HandedOver { why: Absence::Away, .. } => Told::HandedOverAway { who },
        News::TakenBack { .. } => Told::TakenBack { who },
        News::Resigned { .. } => Told::Resigned { who },
        News::Closed => Told::Closed,
        News::Ready { .. } => Told::Ready { who },
        News::Muted { .. } => Told::Muted { who },
        News::Unmuted { .. } => Told::Unmuted { who },
        News::RematchAgreed => Told::RematchAgreed,
        News::ChairSet { .. }
        | News::NotReady { .. }
        | News::Started { .. }
        | News::Moved { .. }
        | News::Fell { .. }
        | News::EndAgreed { .. }
        | News::Agreed { .. }
        | News::Said { .. }
        | News::ClocksSet
        | News::Ended { .. } => return None,
    };
    Some(told.text(lang))
}

/// What is left on a clock: `4:05`, or `1:04:05` from an hour on.
pub fn clock(left_ms: u64) -> String {
    // A clock that shows 0:00 has run out, so what is left of a second counts.
    let seconds = left_ms.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
