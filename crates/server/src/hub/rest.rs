//! The rest of a short update, as text: everything but the news and the view. Nearly all of it is the
//! same for everyone at a table, so that part is written once.

use super::Playable;
use super::live::Live;
use super::update::{seat_of, to_text};
use kernel::Viewer;
use std::sync::Arc;
use table::UndoNeeds;
use wire::{Rest, split_rest};

/// The approximate size of the text.
const REST_BYTES: usize = 512;
/// How long the part that is the same for everyone may be reused: it contains the time.
const HEAD_MS: u64 = 50;

/// The part that is the same for everyone, and the moment it refers to.
pub(super) struct RestHead {
    pub(super) text: String,
    pub(super) as_of_ms: u64,
}

/// The text of a [`Rest`] in two parts.
pub(super) struct RestText {
    pub(super) head: Arc<RestHead>,
    pub(super) tail: String,
}

impl<G: Playable> Live<G> {
    /// Returns the rest of an update for a viewer.
    pub(super) fn rest(&mut self, eyes: Viewer, now_ms: u64) -> RestText {
        let recent = |head: &&Arc<RestHead>| {
            (head.as_of_ms..=head.as_of_ms.saturating_add(HEAD_MS)).contains(&now_ms)
        };
        let head = match self.pictured.head.as_ref().filter(recent) {
            Some(head) => Arc::clone(head),
            None => {
                let status = self.table.status(Viewer::Spectator, now_ms);
                let as_of_ms = status.as_of_ms;
                let rest = Rest { game: G::NAME.to_owned(), status, seat: None, bot_waits: false };
                let mut text = to_text(&rest, REST_BYTES);
                let length = split_rest(&text).0.len();
                debug_assert_eq!(text[length..], tail(None, None, false));
                text.truncate(length);
                let head = Arc::new(RestHead { text, as_of_ms });
                self.pictured.head = Some(Arc::clone(&head));
                head
            }
        };
        let undo = self.table.undo_needs(eyes);
        RestText {
            head,
            tail: tail(undo, seat_of(eyes).map(|seat| seat.0), self.shows_bot_waiting()),
        }
    }
}

/// Returns the end of the text of a [`Rest`]: the last field of the status, which depends on the
/// viewer, and the fields after the status.
fn tail(undo: Option<UndoNeeds>, seat: Option<u8>, bot_waits: bool) -> String {
    let undo = match undo {
        None => "null",
        Some(UndoNeeds::Nothing) => "\"nothing\"",
        Some(UndoNeeds::Vote) => "\"vote\"",
    };
    let seat = seat.map_or_else(String::new, |seat| format!(",\"seat\":{seat}"));
    let bot_waits = if bot_waits { ",\"bot_waits\":true" } else { "" };
    format!("{undo}}}{seat}{bot_waits}}}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use campfire::Campfire;
    use kernel::{Seat, Turn};
    use table::{Phase, Status};

    #[test]
    fn the_two_parts_together_are_the_whole_text() {
        let status = |undo| Status {
            phase: Phase::Playing,
            sequence: 31,
            answers: 30,
            turn: Turn::Seat(Seat(1)),
            owner: None,
            commitment: [7; 32],
            seats: Vec::new(),
            as_of_ms: 1_700_000_000_000,
            deadline_ms: None,
            away_until_ms: Some(1_700_000_120_000),
            weekend_offset_minutes: Some(60),
            paused_until_ms: None,
            vote: None,
            hints: true,
            undo,
        };
        let text = |undo, seat, bot_waits| {
            let game = <Campfire as kernel::Game>::NAME.to_owned();
            to_text(&Rest { game, status: status(undo), seat, bot_waits }, REST_BYTES)
        };
        let shared = text(None, None, false);
        let head = shared.strip_suffix(&tail(None, None, false)).unwrap();
        for undo in [None, Some(UndoNeeds::Nothing), Some(UndoNeeds::Vote)] {
            for seat in [None, Some(0), Some(3)] {
                for bot_waits in [false, true] {
                    let parts = format!("{head}{}", tail(undo, seat, bot_waits));
                    assert_eq!(parts, text(undo, seat, bot_waits));
                }
            }
        }
    }
}
