//! The texts for people at a table of any game: news besides the game, and the words for clocks,
//! pauses and votes.

use crate::messages::messages;
use crate::{Actor, Lang, Names};
use kernel::Game;
use table::{Absence, Motion, News, Person};

messages!(said, "table-ui");
messages!(news_said, "table-news");

use news_said::Told;
pub use said::TableMsg;

/// Says a text about a table.
pub fn say(lang: Lang, what: &TableMsg) -> String {
    what.text(lang)
}

/// Returns news from a table as a sentence; `None` for news that is shown elsewhere or is not
/// interesting. `people` names persons, `names` seats.
pub fn news<G: Game>(
    lang: Lang,
    news: &News<G>,
    names: &Names,
    people: impl Fn(Person) -> Actor,
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
        | News::Resigned { seat } => names.actor(lang, *seat),
        _ => Actor::You,
    };
    let who = &who;
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

/// Formats the remaining time of a clock: `4:05`, or `1:04:05` from an hour on.
pub fn clock(left_ms: u64) -> String {
    // A clock that shows 0:00 has run out, so round up.
    let seconds = left_ms.div_ceil(1_000);
    let hours = seconds / 3_600;
    let minutes = seconds / 60 % 60;
    let seconds = seconds % 60;
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
