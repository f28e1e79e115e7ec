//! Section 8: the end of the game and the last writings.

use crate::event::{End, Event};
use crate::state::{Campfire, Phase};
use crate::tables::AGREED_END;
use kernel::{EndRefusal, Sink};

impl Campfire {
    /// C8.3: the seats may agree to end the game during any turn before the end.
    pub(crate) fn check_agreed_end(&self) -> Result<(), EndRefusal> {
        if self.edition < AGREED_END {
            return Err(EndRefusal::NoRule);
        }
        match self.phase {
            Phase::Over(_) => Err(EndRefusal::NotPlaying),
            _ if self.turns == 0 => Err(EndRefusal::NotPlaying),
            Phase::AskLastWriting(..) => Err(EndRefusal::Ending),
            _ if self.agreed_end => Err(EndRefusal::Ending),
            _ => Ok(()),
        }
    }

    /// C8.1, C8.3: no further turn; C8.2: beginning with the player whose turn it would be, each
    /// may write once more.
    pub(crate) fn begin_end(&mut self, end: End, events: &mut impl Sink<Event>) {
        events.put(Event::EndBegan(end));
        self.ask_last_writing(0, end, events);
    }

    /// C4.1a: who can't write is not asked.
    fn ask_last_writing(&mut self, mut asked: u8, end: End, events: &mut impl Sink<Event>) {
        while asked < self.players() {
            if self.can_write(self.active) {
                self.phase = Phase::AskLastWriting(asked, end);
                return;
            }
            self.active = self.active.next(self.players());
            asked += 1;
        }
        self.phase = Phase::Over(end);
        events.put(Event::Over);
    }

    pub(crate) fn after_last_writing(
        &mut self,
        asked: u8,
        end: End,
        events: &mut impl Sink<Event>,
    ) {
        self.active = self.active.next(self.players());
        self.ask_last_writing(asked + 1, end, events);
    }
}
