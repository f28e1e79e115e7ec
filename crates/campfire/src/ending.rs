//! Section 8: the end of the game and the last writing.

use crate::event::{End, Event};
use crate::state::{Campfire, Phase};
use crate::tables::AGREED_END;
use kernel::{EndProblem, Sink};

impl Campfire {
    /// C8.3: checks whether the seats may agree to end the game, which they can in any turn before
    /// the end.
    pub(crate) fn check_agreed_end(&self) -> Result<(), EndProblem> {
        if self.edition < AGREED_END {
            return Err(EndProblem::NoRule);
        }
        match self.phase {
            Phase::Over(_) => Err(EndProblem::NotPlaying),
            _ if self.turns == 0 => Err(EndProblem::NotPlaying),
            Phase::AskLastWriting(..) => Err(EndProblem::Ending),
            _ if self.agreed_end => Err(EndProblem::Ending),
            _ => Ok(()),
        }
    }

    /// C8.1, C8.3: starts no further turn. C8.2: lets each player write once more, beginning with
    /// the one whose turn it would be.
    pub(crate) fn begin_end(&mut self, end: End, events: &mut impl Sink<Event>) {
        events.put(Event::EndBegan(end));
        self.ask_last_writing(0, end, events);
    }

    /// Asks the next seat that can write. C4.1a: the others aren't asked.
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
