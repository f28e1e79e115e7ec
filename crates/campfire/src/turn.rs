//! Section 4: the sequence of play. Read this file first.

use crate::event::{End, Event};
use crate::illegal::Question;
use crate::options::NEVER;
use crate::pieces::Adventurer;
use crate::state::{Campfire, Phase, Then};
use crate::tables::STACKS_AT_THE_END;
use kernel::Sink;

impl Campfire {
    /// Begins a turn. C8.1 comes before everything else, then Moon's nudge (C4.2), then the action
    /// (C4.3).
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.stacks_left() <= STACKS_AT_THE_END {
            return self.begin_end(End::Stacks, events);
        }
        if self.agreed_end {
            return self.begin_end(End::Table, events);
        }
        if self.idle >= self.rules.standstill {
            return self.begin_end(End::Standstill, events);
        }
        // Without a standstill limit, a game may have more turns than the counter can hold.
        self.turns = self.turns.saturating_add(1);
        events.put(Event::TurnBegan(self.active));
        self.phase = match self.adventurer(self.active) {
            Some(Adventurer::Moon) => Phase::Ask(Question::Nudge),
            _ => Phase::Ask(Question::Act),
        };
    }

    /// Continues after C7.2: the player acts.
    pub(crate) fn after_nudge(&mut self) {
        self.phase = Phase::Ask(Question::Act);
    }

    /// C5.5: continues after the sowing, with the bonus if the last disc met Lys.
    pub(crate) fn after_sowing(&mut self, lys_met: bool, events: &mut impl Sink<Event>) {
        if lys_met {
            self.phase = Phase::Ask(Question::LysBonus);
        } else {
            self.after_lys(events);
        }
    }

    /// C5.6: lets Red lift after the Lys bonus, before all listen. C4.1a: without a disc to lift,
    /// Red isn't asked.
    pub(crate) fn after_lys(&mut self, events: &mut impl Sink<Event>) {
        if self.covered != 0 {
            self.phase = Phase::Uncover(Then::Lift);
        } else if self.adventurer(self.active) == Some(Adventurer::Red) && self.any_to_lift() {
            self.phase = Phase::Ask(Question::Lift);
        } else {
            self.after_lift(events);
        }
    }

    /// C5.7: lets all players listen.
    pub(crate) fn after_lift(&mut self, events: &mut impl Sink<Event>) {
        self.listen(events);
        if self.covered != 0 {
            self.phase = Phase::Uncover(Then::TurnEnd);
        } else {
            self.end_turn(events);
        }
    }

    /// Continues what was interrupted, once all covered stacks have revealed their tops.
    pub(crate) fn after_uncovering(&mut self, then: Then, events: &mut impl Sink<Event>) {
        match then {
            Then::Preparation => self.find_first(events),
            Then::Lift => self.after_lys(events),
            Then::TurnEnd => self.end_turn(events),
        }
    }

    /// C4.4: ends the turn with the moon check and begins the next player's turn.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.check_moons(events);
        self.idle = if self.progress { 0 } else { (self.idle + 1).min(NEVER - 1) };
        self.progress = false;
        self.active = self.active.next(self.players());
        self.begin_turn(events);
    }
}
