//! What people at a table read, whatever its game: what happened there besides the game, and the
//! words for clocks, pauses and votes.

mod de;
mod en;
mod es;
mod fr;

use crate::messages::messages;
use crate::speak::speak;
use crate::{Lang, Names};
use kernel::{Game, Seat};
use table::{News, Person};

messages! {
/// A text about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// An option: how long people may think.
    Clock,
    /// What it is for.
    ClockHelp,
    /// People may think as long as they like.
    ClockNone,
    /// So long for each decision.
    ClockPerMove,
    /// So long for the whole game.
    ClockBank,
    /// A number of seconds for each decision.
    SecondsPerMove,
    /// A number of minutes for the whole game.
    MinutesInAll,
    /// A number of seconds that each decision brings.
    SecondsAdded,
    /// An option: the level of bots that stand in for people.
    StandInLevel,
    /// When they do.
    StandInHelp,
    /// Stops the game for a while.
    Pause,
    /// Ends the pause.
    Resume,
    /// The game is paused.
    Paused,
    /// Somebody wants to take back what others have answered or luck has answered.
    AskUndo {
        /// Who.
        name: &'a str,
    },
    /// Somebody proposes a pause.
    AskPause {
        /// Who.
        name: &'a str,
    },
    /// Somebody proposes to end the pause.
    AskResume {
        /// Who.
        name: &'a str,
    },
    /// Somebody proposes another game.
    AskRematch {
        /// Who.
        name: &'a str,
    },
    /// Proposes to end the game.
    EndGame,
    /// Whether to propose that.
    EndGameAsk,
    /// Somebody proposes to end the game.
    AskEnd {
        /// Who.
        name: &'a str,
    },
    /// The game stands still, so that ending it is offered.
    EndOffered,
    /// Agrees.
    Agree,
    /// Does not agree.
    Decline,
    /// A person comes back to the seat.
    TakeBack {
        /// Who.
        name: &'a str,
    },
    /// Time has run out, and the only person must come back for the game to go on.
    TimeUp {
        /// Whose.
        name: &'a str,
    },
    /// What is left on a clock, for those who listen.
    TimeLeft {
        /// Whose.
        name: &'a str,
        /// How much.
        time: &'a str,
    },
    /// Luck that can't be checked.
    LuckUnchecked,
    /// A record that would tell secrets.
    SecretRecord,
}
}

/// Says a text about a table.
pub fn say(lang: Lang, what: &Msg) -> String {
    speak!(lang, say(what))
}

/// What happened at a table besides the game, as a sentence; `None` for what is told otherwise or
/// interests nobody. `people` gives the names of persons, `names` those of seats.
pub fn news<G: Game>(
    lang: Lang,
    news: &News<G>,
    names: &Names,
    people: impl Fn(Person) -> String,
) -> Option<String> {
    let seat = |seat: &Seat| names.of(lang, *seat);
    speak!(lang, news(news, &seat, &people))
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
