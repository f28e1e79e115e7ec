//! The first round: whether everyone has played at all, and who left before that.

use crate::Occupant;
use crate::log_event::LogEvent;
use crate::options::OnTimeout;
use crate::state::State;
use kernel::{Game, Seat};

/// The first round of a game with only people: it is complete once each of them has made a move of
/// their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstRound {
    /// Everyone has made a move before anyone left.
    Complete,
    /// The person in this seat was the first to leave before that, and didn't come back.
    Left(Seat),
    /// Not everyone has made a move, and no one has left.
    Incomplete,
}

/// A person who resigned or was replaced.
struct Leaver {
    seat: Seat,
    /// Whether a bot has decided, or will decide to the end. Until then the person can come back as
    /// if nothing had happened.
    for_good: bool,
}

impl<G: Game> State<G> {
    pub(crate) fn first_round(&self) -> FirstRound {
        let mut moved: Vec<bool> =
            self.seats().map(|(_, occupant)| occupant.person().is_none()).collect();
        let mut leavers: Vec<Leaver> = Vec::new();
        for entry in self.entries_after(self.opening_lines) {
            match entry.logged {
                LogEvent::Move { seat, .. } => moved[seat.index()] = true,
                LogEvent::Bot { seat, .. } | LogEvent::Resign { seat } => {
                    leave(&mut leavers, seat, true);
                }
                LogEvent::TimeOut { seat } => {
                    let resigns = self.opening.options.on_timeout == OnTimeout::Resign;
                    leave(&mut leavers, seat, resigns);
                }
                LogEvent::Away { seat } | LogEvent::HandOver { seat } => {
                    leave(&mut leavers, seat, false);
                }
                LogEvent::TakeBack { seat } => {
                    leavers.retain(|leaver| leaver.for_good || leaver.seat != seat);
                }
                _ => {}
            }
            if moved.iter().all(|moved| *moved) {
                leavers.retain(|leaver| leaver.for_good);
                break;
            }
        }
        // Everyone may have agreed to undo what a bot had decided.
        match leavers.iter().find(|leaver| self.has_given_up(leaver.seat)) {
            Some(leaver) => FirstRound::Left(leaver.seat),
            None if moved.iter().all(|moved| *moved) => FirstRound::Complete,
            None => FirstRound::Incomplete,
        }
    }

    /// Returns `true` if a bot plays for the person in this seat, or has made a decision that is
    /// still in force.
    fn has_given_up(&self, seat: Seat) -> bool {
        let replaced =
            matches!(self.occupant(seat), Occupant::StandIn { .. } | Occupant::Resigned(_));
        let is_persons = self.occupant(seat).person().is_some();
        is_persons && (replaced || self.bot_decided(seat))
    }
}

fn leave(leavers: &mut Vec<Leaver>, seat: Seat, for_good: bool) {
    match leavers.iter_mut().find(|leaver| leaver.seat == seat) {
        Some(leaver) => leaver.for_good |= for_good,
        None => leavers.push(Leaver { seat, for_good }),
    }
}
