//! The log in memory. A step of the game is stored once, in the journal; the log refers to it there.

use crate::log_event::{Answered, LogEvent};
use kernel::Game;

/// The lines of a log after its opening.
///
/// A server holds hundreds of lines for each of thousands of tables, and nearly all of them are steps
/// of the game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Log<G: Game> {
    slots: Vec<Slot>,
    /// The lines that the journal doesn't have: what people do besides moves, and what was taken
    /// back.
    besides: Vec<LogEvent<G>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Slot {
    at_ms: u64,
    place: SlotPlace,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum SlotPlace {
    /// In the journal.
    Journal(Answered),
    /// In the list of what the journal doesn't have.
    Besides(u32),
}

/// The place of the content of a line.
pub(crate) enum Stored<'l, G: Game> {
    /// In the journal; a move there answers this line.
    Step(Answered),
    /// Here.
    Besides(&'l LogEvent<G>),
}

impl<G: Game> Log<G> {
    pub(crate) fn new() -> Log<G> {
        Log { slots: Vec::new(), besides: Vec::new() }
    }

    /// Returns the number of lines.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Adds a line. If it is a step of the game, the journal must have it.
    pub(crate) fn push(&mut self, at_ms: u64, logged: LogEvent<G>) {
        let place = match logged {
            LogEvent::Move { answers, .. } | LogEvent::Bot { answers, .. } => {
                SlotPlace::Journal(answers)
            }
            LogEvent::Luck { .. } | LogEvent::AgreedEnd => SlotPlace::Journal(Answered::new(0)),
            logged => self.add_besides(logged),
        };
        push_tightly(&mut self.slots, Slot { at_ms, place });
    }

    /// Returns the time of a line, and where its content is.
    pub(crate) fn get(&self, index: usize) -> Option<(u64, Stored<'_, G>)> {
        let slot = self.slots.get(index)?;
        let stored = match slot.place {
            SlotPlace::Journal(answers) => Stored::Step(answers),
            SlotPlace::Besides(at) => Stored::Besides(self.besides.get(at as usize)?),
        };
        Some((slot.at_ms, stored))
    }

    /// Returns the time of the last line.
    pub(crate) fn last_ms(&self) -> Option<u64> {
        self.slots.last().map(|slot| slot.at_ms)
    }

    /// Stores the content of a line here, because the journal is about to lose it.
    pub(crate) fn keep(&mut self, index: usize, logged: LogEvent<G>) {
        let place = self.add_besides(logged);
        if let Some(slot) = self.slots.get_mut(index) {
            slot.place = place;
        }
    }

    fn add_besides(&mut self, logged: LogEvent<G>) -> SlotPlace {
        let at = u32::try_from(self.besides.len()).unwrap_or(u32::MAX);
        if self.besides.len() == self.besides.capacity() {
            // Most tables have only a few.
            self.besides.reserve_exact(self.besides.len() / 4 + 4);
        }
        self.besides.push(logged);
        SlotPlace::Besides(at)
    }
}

/// Adds to a list that grows slowly and lives long: doubling would leave much of it empty.
pub(crate) fn push_tightly<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 8 + 16);
    }
    list.push(item);
}
