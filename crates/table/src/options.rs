//! The options of a table besides the game's own setup: clocks, votes, pauses, chat and hints.

use crate::Level;
use crate::calendar::DAY_MS;
use crate::text::{number_u64, signed_i16};
use kernel::notation::{NotationError, Words};
use std::fmt;

/// The longest duration of an option: ten years.
pub const DURATION_MS_MAX: u64 = 3650 * DAY_MS;
/// The largest difference from UTC, in minutes.
pub const UTC_OFFSET_MINUTES_MAX: i16 = 14 * 60;

/// The options of a table. Its fields are public and may be invalid; a table opens only with
/// options that have no [`HostingProblem`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostingOptions {
    /// The time that a person may think.
    pub clock: Clock,
    /// The consequence for a seat whose time has run out.
    pub on_timeout: OnTimeout,
    /// The level of bots that stand in for persons.
    pub level: Level,
    /// The minutes that local time is ahead of UTC, for weekends.
    pub utc_offset_minutes: i16,
    /// The absence timeout: how long the table waits for a person who isn't connected, once it is
    /// that person's turn; `None` to wait forever.
    pub away_ms: Option<u64>,
    /// The time that a vote stays open.
    pub vote_ms: u64,
    /// The time that a pause lasts unless it is ended earlier.
    pub pause_ms: u64,
    /// Whether people without a seat may use the chat.
    pub spectators_talk: bool,
    /// Whether persons may ask their own device for hints. The table only tells everyone; it can't
    /// see whether someone does.
    pub hints: bool,
}

/// The time that a person may think. A move is one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// No limit.
    None,
    /// A limit for each move.
    PerMove {
        /// Milliseconds.
        ms: u64,
    },
    /// A limit for the whole game, with an increment after each move.
    Bank {
        /// Milliseconds for the game.
        ms: u64,
        /// Milliseconds added after each move.
        increment_ms: u64,
    },
    /// A number of days for each move.
    Days {
        /// Days of 24 hours.
        days: u16,
        /// Whether Saturdays and Sundays count.
        weekends: Weekends,
    },
}

/// Whether Saturdays and Sundays count as time to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weekends {
    /// They count like other days.
    Count,
    /// The clock stops from Saturday 0:00 to Monday 0:00.
    Off,
}

/// The consequence for a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnTimeout {
    /// A bot plays until the person takes the seat back.
    HandOver,
    /// A bot plays to the end.
    Resign,
}

/// The reason why options are invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostingProblem {
    /// The clock gives no time, or more than [`DURATION_MS_MAX`].
    Clock,
    /// The offset is beyond [`UTC_OFFSET_MINUTES_MAX`].
    UtcOffset,
    /// The absence timeout is 0, or more than [`DURATION_MS_MAX`].
    Away,
    /// The time for votes is 0, or more than [`DURATION_MS_MAX`].
    Vote,
    /// The time for pauses is 0, or more than [`DURATION_MS_MAX`].
    Pause,
}

impl fmt::Display for HostingProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HostingProblem::Clock => "the clock gives no time, or more than ten years",
            HostingProblem::UtcOffset => "local time is more than 14 hours from UTC",
            HostingProblem::Away => "the wait for the absent is nothing, or more than ten years",
            HostingProblem::Vote => "a vote is open for no time, or for more than ten years",
            HostingProblem::Pause => "a pause lasts no time, or more than ten years",
        })
    }
}

impl std::error::Error for HostingProblem {}

impl Clock {
    /// Returns the time that a person has at the start; `None` without a clock.
    pub fn allowance_ms(self) -> Option<u64> {
        match self {
            Clock::None => None,
            Clock::PerMove { ms } | Clock::Bank { ms, .. } => Some(ms),
            Clock::Days { days, .. } => Some(u64::from(days) * DAY_MS),
        }
    }
}

impl HostingOptions {
    /// Returns options for people who play at the same time: no clock, but no one waits longer than
    /// two minutes for a player who has left.
    pub fn live(level: Level) -> HostingOptions {
        HostingOptions {
            clock: Clock::None,
            on_timeout: OnTimeout::HandOver,
            level,
            utc_offset_minutes: 0,
            away_ms: Some(2 * 60_000),
            vote_ms: 60_000,
            pause_ms: DAY_MS,
            spectators_talk: true,
            hints: false,
        }
    }

    /// Returns options for a game that takes weeks, with this many days for each move.
    pub fn correspondence(level: Level, days: u16, weekends: Weekends) -> HostingOptions {
        HostingOptions {
            clock: Clock::Days { days, weekends },
            away_ms: None,
            vote_ms: DAY_MS,
            pause_ms: 14 * DAY_MS,
            ..HostingOptions::live(level)
        }
    }

    /// Returns every problem.
    pub fn problems(&self) -> Vec<HostingProblem> {
        let fits = |ms: u64| (1..=DURATION_MS_MAX).contains(&ms);
        let increment_fits = match self.clock {
            Clock::Bank { increment_ms, .. } => increment_ms <= DURATION_MS_MAX,
            _ => true,
        };
        let offsets = -UTC_OFFSET_MINUTES_MAX..=UTC_OFFSET_MINUTES_MAX;
        let checks = [
            (self.clock.allowance_ms().is_none_or(fits) && increment_fits, HostingProblem::Clock),
            (offsets.contains(&self.utc_offset_minutes), HostingProblem::UtcOffset),
            (self.away_ms.is_none_or(fits), HostingProblem::Away),
            (fits(self.vote_ms), HostingProblem::Vote),
            (fits(self.pause_ms), HostingProblem::Pause),
        ];
        checks.into_iter().filter(|(holds, _)| !holds).map(|(_, problem)| problem).collect()
    }

    /// Returns the options as in the log, in this order. The last one is left out unless hints are
    /// allowed, as in logs from before there was such an option.
    pub(crate) fn fields(&self) -> Vec<(&'static str, String)> {
        let away = self.away_ms.map_or("never".to_owned(), |ms| ms.to_string());
        let timeout = match self.on_timeout {
            OnTimeout::HandOver => "bot",
            OnTimeout::Resign => "resign",
        };
        let mut fields = vec![
            ("clock", self.clock.to_string()),
            ("timeout", timeout.to_owned()),
            ("level", self.level.to_string()),
            ("zone", self.utc_offset_minutes.to_string()),
            ("away", away),
            ("vote", self.vote_ms.to_string()),
            ("pause", self.pause_ms.to_string()),
            ("talk", if self.spectators_talk { "all" } else { "seats" }.to_owned()),
        ];
        if self.hints {
            fields.push(("hints", "on".to_owned()));
        }
        fields
    }

    /// Parses what [`HostingOptions::fields`] has written.
    pub(crate) fn from_fields(
        fields: &[(String, String)],
    ) -> Result<HostingOptions, NotationError> {
        let keys =
            "option clock|timeout|level|zone|away|vote|pause|talk|hints <value>, in this order";
        let [clock, timeout, level, zone, away, vote, pause, talk, rest @ ..] = fields else {
            let found: Vec<&str> = fields.iter().map(|(key, _)| key.as_str()).collect();
            return Err(NotationError::new(&found.join(" "), keys));
        };
        let hints = match rest {
            [] => false,
            [hints] => field(hints, "hints", "on", |text| (text == "on").then_some(true))?,
            [_, more, ..] => return Err(NotationError::new(&more.0, keys)),
        };
        let options = HostingOptions {
            clock: field(clock, "clock", "none | move <ms> | bank <ms> <ms> | days <n> 5|7", read)?,
            on_timeout: field(timeout, "timeout", "bot | resign", |text| match text {
                "bot" => Some(OnTimeout::HandOver),
                "resign" => Some(OnTimeout::Resign),
                _ => None,
            })?,
            level: field(level, "level", "<level>", Level::new)?,
            utc_offset_minutes: field(zone, "zone", "<minutes>", signed_i16)?,
            away_ms: field(away, "away", "<ms> | never", |text| match text {
                "never" => Some(None),
                text => number_u64(text).map(Some),
            })?,
            vote_ms: field(vote, "vote", "<ms>", number_u64)?,
            pause_ms: field(pause, "pause", "<ms>", number_u64)?,
            spectators_talk: field(talk, "talk", "all | seats", |text| match text {
                "all" => Some(true),
                "seats" => Some(false),
                _ => None,
            })?,
            hints,
        };
        Ok(options)
    }
}

fn field<T>(
    (key, value): &(String, String),
    name: &str,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, NotationError> {
    let value = (key == name).then(|| read(value)).flatten();
    value.ok_or_else(|| NotationError::new(key, expected))
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::None => f.write_str("none"),
            Clock::PerMove { ms } => write!(f, "move {ms}"),
            Clock::Bank { ms, increment_ms } => write!(f, "bank {ms} {increment_ms}"),
            Clock::Days { days, weekends: Weekends::Off } => write!(f, "days {days} 5"),
            Clock::Days { days, weekends: Weekends::Count } => write!(f, "days {days} 7"),
        }
    }
}

fn read(text: &str) -> Option<Clock> {
    let mut words = Words::new(text);
    let clock = match words.word()? {
        "none" => Clock::None,
        "move" => Clock::PerMove { ms: number_u64(words.word()?)? },
        "bank" => {
            Clock::Bank { ms: number_u64(words.word()?)?, increment_ms: number_u64(words.word()?)? }
        }
        "days" => Clock::Days {
            days: words.number(u32::from(u16::MAX))? as u16,
            weekends: match words.word()? {
                "5" => Weekends::Off,
                "7" => Weekends::Count,
                _ => return None,
            },
        },
        _ => return None,
    };
    words.end()?;
    Some(clock)
}
