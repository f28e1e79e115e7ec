//! The chat: lines of bounded length and number, and who may not write.

use crate::effect::Phase;
use crate::error::Error;
use crate::log_event::LogEvent;
use crate::state::{Misfit, State};
use crate::{By, Person};
use kernel::Game;

/// The longest chat line, in characters.
pub const CHAT_CHARS_MAX: usize = 500;
/// The most chat lines of one person at one table.
pub const CHAT_LINES_MAX: u32 = 500;

impl<G: Game> State<G> {
    pub(crate) fn decide_say(&self, person: Person, text: &str) -> Result<LogEvent<G>, Error<G>> {
        if self.phase == Phase::Closed {
            return Err(Error::Closed);
        }
        if self.seat_of(person).is_err() && !self.opening.options.spectators_talk {
            return Err(Error::SpectatorsSilent);
        }
        if self.kicked.contains(&person) {
            return Err(Error::Kicked);
        }
        if self.muted.contains(&person) {
            return Err(Error::Muted);
        }
        // A line of chat is a line of the log, so it holds no line end.
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim();
        if text.is_empty() {
            return Err(Error::ChatEmpty);
        }
        if text.chars().count() > CHAT_CHARS_MAX {
            return Err(Error::ChatTooLong);
        }
        if self.said.get(&person).is_some_and(|&lines| lines >= CHAT_LINES_MAX) {
            return Err(Error::ChatFull);
        }
        Ok(LogEvent::Say { person, text: text.to_owned() })
    }

    pub(crate) fn decide_mute(&self, by: By, person: Person) -> Result<LogEvent<G>, Error<G>> {
        self.must_own(by)?;
        if self.muted.contains(&person) { Err(Error::Muted) } else { Ok(LogEvent::Mute { person }) }
    }

    pub(crate) fn decide_unmute(&self, by: By, person: Person) -> Result<LogEvent<G>, Error<G>> {
        self.must_own(by)?;
        if self.muted.contains(&person) {
            Ok(LogEvent::Unmute { person })
        } else {
            Err(Error::NotMuted)
        }
    }

    pub(crate) fn count_line(&mut self, person: Person) -> Result<(), Misfit> {
        *self.said.entry(person).or_default() += 1;
        Ok(())
    }

    pub(crate) fn set_muted(&mut self, person: Person) -> Result<(), Misfit> {
        self.muted.insert(person).then_some(()).ok_or(Misfit)
    }

    pub(crate) fn unset_muted(&mut self, person: Person) -> Result<(), Misfit> {
        self.muted.remove(&person).then_some(()).ok_or(Misfit)
    }
}
