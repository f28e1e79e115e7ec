//! The signs of life of the processes that share a store.
//!
//! Whether another process is alive is judged by whether its sign of life changes from one of ours
//! to the next, not by the clocks of two machines, which may differ.

use super::Inner;
use std::collections::HashMap;
use std::sync::Arc;
use store::{Beat, StoreError};

/// A process that was silent for as many of our own signs of life counts as dead.
const SILENT_BEATS: u32 = 4;
/// The same, if by its last sign of life it has been silent for long.
const LONG_SILENT_BEATS: u32 = 2;
const LONG_SILENT_MS: u64 = 20_000;

/// The other processes, with the number of our signs of life since their last one.
#[derive(Default)]
pub(super) struct Others {
    known: HashMap<u64, (Beat, u32)>,
    has_beaten: bool,
}

impl Others {
    /// Notes the last signs of life, and returns the processes that are dead.
    fn note(&mut self, beats: &[Beat], now_ms: u64) -> Vec<Beat> {
        let before = std::mem::take(&mut self.known);
        let mut dead = Vec::new();
        for beat in beats {
            let silent = match before.get(&beat.process) {
                Some((last, silent)) if last == beat => silent + 1,
                _ => 0,
            };
            let is_old = beat.beat_ms.saturating_add(LONG_SILENT_MS) < now_ms;
            if silent >= SILENT_BEATS || is_old && silent >= LONG_SILENT_BEATS {
                dead.push(*beat);
            }
            self.known.insert(beat.process, (*beat, silent));
        }
        dead
    }

    /// Returns the signs of life that have changed since we first saw them, and lately.
    fn alive<'o>(&'o self, first: &'o [u64]) -> impl Iterator<Item = &'o Beat> {
        let beats = self.known.values().filter(|(_, silent)| *silent == 0);
        beats.map(|(beat, _)| beat).filter(|beat| !first.contains(&beat.process))
    }
}

impl Inner {
    /// Tells the other processes that this one is alive, and removes those that are dead.
    pub(super) async fn beat(self: &Arc<Self>, others: &mut Others) -> Result<(), StoreError> {
        let beat_ms = self.time.certain_ms();
        let beat = Beat { process: self.process, beat_ms, clock_ms: self.clock.now_ms() };
        let heard = self.store.beat(beat).await?;
        if !heard.known && others.has_beaten {
            // Others took this process for dead: it was stopped, or cut off from the store. Nobody
            // counts as connected through it until it says so.
            self.come_again();
        }
        others.has_beaten = true;
        let is_new = |beat: &&Beat| !others.known.contains_key(&beat.process);
        let first: Vec<u64> = heard.others.iter().filter(is_new).map(|beat| beat.process).collect();
        let dead = others.note(&heard.others, beat_ms);
        self.time.compare(others.alive(&first));
        for dead in dead {
            self.store.bury(dead).await?;
        }
        Ok(())
    }

    /// Notes again who is connected to which table through this process.
    fn come_again(self: &Arc<Self>) {
        for entry in self.entries() {
            for person in entry.persons() {
                self.come(&entry, person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(process: u64, beat_ms: u64) -> Beat {
        Beat { process, beat_ms, clock_ms: beat_ms }
    }

    #[test]
    fn a_process_is_dead_when_it_says_nothing_more_whatever_its_clock_shows() {
        for its_ms in [10_000_000, 50_000_000] {
            let mut others = Others::default();
            let mut dead = 0;
            for round in 0..20 {
                let now_ms = 20_000_000 + 5_000 * round;
                // It beats eight times, then no more.
                let its = beat(1, its_ms + 5_000 * round.min(7));
                let found = others.note(&[its, beat(2, now_ms)], now_ms);
                assert!(found.iter().all(|found| found.process == 1 && round > 8), "{round}");
                dead += found.len();
            }
            assert!(dead > 0, "nobody noticed");
        }
    }
}
