//! The chat: lines of limited length and number, and muted persons.

use crate::effect::Phase;
use crate::error::TableError;
use crate::log_event::{LogEvent, Said};
use crate::state::{LogOrderError, State};
use crate::{By, Person};
use kernel::Game;

/// The longest chat line, in characters.
pub const CHAT_CHARS_MAX: usize = 500;
/// The largest number of chat lines of one person at one table.
pub const CHAT_LINES_MAX: u32 = 500;

impl<G: Game> State<G> {
    pub(crate) fn decide_say(
        &self,
        person: Person,
        text: &str,
    ) -> Result<LogEvent<G>, TableError<G>> {
        if self.phase == Phase::Closed {
            return Err(TableError::Closed);
        }
        if self.seat_of(person).is_err() && !self.opening.options.spectators_talk {
            return Err(TableError::SpectatorsSilent);
        }
        if self.kicked.contains(&person) {
            return Err(TableError::Kicked);
        }
        if self.muted.contains(&person) {
            return Err(TableError::Muted);
        }
        // A line of chat is a line of the log, so it can't contain a line ending.
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim();
        if text.is_empty() {
            return Err(TableError::ChatEmpty);
        }
        if text.chars().count() > CHAT_CHARS_MAX {
            return Err(TableError::ChatTooLong);
        }
        if self.said.get(&person).is_some_and(|&lines| lines >= CHAT_LINES_MAX) {
            return Err(TableError::ChatFull);
        }
        Ok(LogEvent::Say { said: Box::new(Said { person, text: text.to_owned() }) })
    }

    pub(crate) fn decide_mute(&self, by: By, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_own(by)?;
        if self.muted.contains(&person) {
            Err(TableError::Muted)
        } else {
            Ok(LogEvent::Mute { person })
        }
    }

    pub(crate) fn decide_unmute(
        &self,
        by: By,
        person: Person,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.must_own(by)?;
        if self.muted.contains(&person) {
            Ok(LogEvent::Unmute { person })
        } else {
            Err(TableError::NotMuted)
        }
    }

    pub(crate) fn count_line(&mut self, person: Person) -> Result<(), LogOrderError> {
        *self.said.entry(person).or_default() += 1;
        Ok(())
    }

    pub(crate) fn set_muted(&mut self, person: Person) -> Result<(), LogOrderError> {
        self.muted.insert(person).then_some(()).ok_or(LogOrderError)
    }

    pub(crate) fn unset_muted(&mut self, person: Person) -> Result<(), LogOrderError> {
        self.muted.remove(&person).then_some(()).ok_or(LogOrderError)
    }
}
