//! Section 7A: the intermediate scoring at the end of a turn.

use crate::event::Event;
use crate::options::MoonTies;
use crate::preview::is_moon_scoring_due;
use crate::state::{Campfire, PLAYERS};
use crate::tables::*;
use kernel::{Seat, Sink};

impl Campfire {
    /// C7A.1, C7A.2: holds one scoring, with four moons, if the chart has at least that many.
    #[inline]
    pub(crate) fn check_moons(&mut self, events: &mut impl Sink<Event>) {
        if is_moon_scoring_due(self.chart) {
            self.score_moons(events);
        }
    }

    fn score_moons(&mut self, events: &mut impl Sink<Event>) {
        self.chart -= MOONS_OF_A_SCORING;
        let mut scores = [0; PLAYERS];
        for seat in Seat::all(self.players()) {
            scores[seat.index()] = self.score_without_moons(seat);
        }
        events.put(Event::MoonScoring(scores));
        let won = share_moons(&scores[..self.players() as usize], self.rules.moon_ties);
        for seat in Seat::all(self.players()) {
            let moons = won[seat.index()];
            if moons > 0 {
                self.moons[seat.index()] += moons;
                events.put(Event::MoonsWon { seat, moons });
            }
        }
        let boxed = MOONS_OF_A_SCORING - won.iter().sum::<u8>();
        if boxed > 0 {
            events.put(Event::MoonsBoxed(boxed));
        }
    }
}

/// C7A.4, C7A.5: returns how the four moons of a scoring are shared. Moons that can't be shared are
/// left out.
fn share_moons(scores: &[i16], ties: MoonTies) -> [u8; PLAYERS] {
    let mut won = [0; PLAYERS];
    let mut share = |moons: u8, score: i16| {
        let tied = scores.iter().filter(|&&s| s == score).count() as u8;
        for (seat, _) in scores.iter().enumerate().filter(|(_, s)| **s == score) {
            won[seat] += moons / tied;
        }
    };
    let best = *scores.iter().max().expect("somebody plays");
    let leaders = scores.iter().filter(|&&score| score == best).count();
    let second = scores.iter().copied().filter(|&score| score < best).max();
    if leaders > 1 && ties == MoonTies::Pool {
        share(MOONS_OF_A_SCORING, best);
    } else {
        share(MOONS_FOR_FIRST, best);
        second.into_iter().for_each(|score| share(MOONS_FOR_SECOND, score));
    }
    won
}
