//! When a person is notified of a turn: when it begins, and of a long turn again at half of its
//! time and shortly before its end.

use std::fmt;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;
/// The shortest turn that gets reminders. In a shorter one, one sleeps or works, and a reminder at
/// half of the time would find few people who could still use it.
const REMINDED_TURN_MS_MIN: u64 = 12 * HOUR_MS;
/// The last reminder leaves an eighth of the turn, but at least this long.
const LAST_MS_MIN: u64 = HOUR_MS;
/// The longest time that the last reminder leaves, so that one comes near the end of any turn.
const LAST_MS_MAX: u64 = DAY_MS;

/// The notices of a turn, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum NoticeKind {
    /// The turn has begun.
    First,
    /// Half of the time is over.
    HalfTime,
    /// The time is nearly over.
    Last,
}

impl NoticeKind {
    /// Returns the number of notices sent or left out once this one is sent.
    fn number(self) -> u64 {
        match self {
            NoticeKind::First => 1,
            NoticeKind::HalfTime => 2,
            NoticeKind::Last => 3,
        }
    }
}

/// Writes the name that webhooks get.
impl fmt::Display for NoticeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoticeKind::First => "first",
            NoticeKind::HalfTime => "half-time",
            NoticeKind::Last => "last",
        })
    }
}

/// The time of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnTime {
    pub(super) begun_ms: u64,
    pub(super) deadline_ms: Option<u64>,
}

/// The result of a look at a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoticeStep {
    /// This notice is sent. Afterward this many are sent or left out, and the next look is then.
    Send { kind: NoticeKind, sent: u64, next_ms: Option<u64> },
    /// Nothing is due, and the next look is then.
    Wait { next_ms: Option<u64> },
    /// The time is over, and the table is about to notice that.
    Over,
}

impl TurnTime {
    /// Returns the reminders with their times, and how long the last one leaves.
    fn reminders(&self) -> Option<([(NoticeKind, u64); 2], u64)> {
        let deadline_ms = self.deadline_ms?;
        let whole_ms = deadline_ms.saturating_sub(self.begun_ms);
        let left_ms = (whole_ms / 8).clamp(LAST_MS_MIN, LAST_MS_MAX);
        let half = (NoticeKind::HalfTime, deadline_ms - whole_ms / 2);
        let last = (NoticeKind::Last, deadline_ms.saturating_sub(left_ms));
        (whole_ms >= REMINDED_TURN_MS_MIN).then_some(([half, last], left_ms))
    }

    /// Returns what to do about a turn after this many notices. If several are due, because no server
    /// ran or the person was at the table, only the latest is sent.
    pub(super) fn step(&self, sent: u64, now_ms: u64) -> NoticeStep {
        if self.deadline_ms.is_some_and(|deadline_ms| deadline_ms <= now_ms) {
            return NoticeStep::Over;
        }
        let (reminders, left_ms) = match self.reminders() {
            Some((reminders, left_ms)) => (reminders.to_vec(), left_ms),
            None => (Vec::new(), 0),
        };
        let first = (NoticeKind::First, self.begun_ms);
        let notices = [first].into_iter().chain(reminders);
        let ahead: Vec<(NoticeKind, u64)> =
            notices.filter(|(kind, _)| kind.number() > sent).collect();
        // A new turn has lasted long enough when it is looked at, whatever the clock shows.
        let is_due =
            |&&(kind, due_ms): &&(NoticeKind, u64)| kind == NoticeKind::First || due_ms <= now_ms;
        let Some(&(kind, _)) = ahead.iter().rfind(is_due) else {
            return NoticeStep::Wait { next_ms: ahead.first().map(|(_, due_ms)| *due_ms) };
        };
        // A reminder that would follow almost immediately is left out.
        let is_late = |due_ms: u64| due_ms >= now_ms.saturating_add(left_ms);
        let next = ahead.iter().find(|(other, due_ms)| *other > kind && is_late(*due_ms));
        let sent = next.map_or(NoticeKind::Last, |(next, _)| *next).number();
        let sent = if next.is_some() { sent - 1 } else { sent };
        NoticeStep::Send { kind, sent, next_ms: next.map(|(_, due_ms)| *due_ms) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use NoticeKind::{First, HalfTime, Last};

    /// A turn of this many hours that began at 1,000 hours.
    fn turn(hours: u64) -> TurnTime {
        TurnTime { begun_ms: 1_000 * HOUR_MS, deadline_ms: Some((1_000 + hours) * HOUR_MS) }
    }

    /// The moment this many minutes after the beginning.
    fn after(minutes: u64) -> u64 {
        1_000 * HOUR_MS + minutes * 60_000
    }

    fn send(kind: NoticeKind, sent: u64, next_ms: Option<u64>) -> NoticeStep {
        NoticeStep::Send { kind, sent, next_ms }
    }

    #[test]
    fn a_long_turn_is_told_three_times() {
        let turn = turn(72);
        let (half, last) = (after(36 * 60), after(63 * 60));
        assert_eq!(turn.step(0, after(1)), send(First, 1, Some(half)));
        assert_eq!(turn.step(1, half - 1), NoticeStep::Wait { next_ms: Some(half) });
        assert_eq!(turn.step(1, half), send(HalfTime, 2, Some(last)));
        assert_eq!(turn.step(2, last - 1), NoticeStep::Wait { next_ms: Some(last) });
        assert_eq!(turn.step(2, last), send(Last, 3, None));
        assert_eq!(turn.step(3, last + 1), NoticeStep::Wait { next_ms: None });
    }

    #[test]
    fn a_short_turn_or_one_without_an_end_is_told_once() {
        let endless = TurnTime { begun_ms: 0, deadline_ms: None };
        for turn in [turn(11), endless] {
            assert_eq!(turn.step(0, after(1)), send(First, 3, None));
            assert_eq!(turn.step(1, after(2)), NoticeStep::Wait { next_ms: None });
        }
        assert_eq!(turn(12).step(0, after(1)), send(First, 1, Some(after(6 * 60))));
        // Never less than an hour before the end, and never more than a day.
        assert_eq!(turn(12).step(1, after(6 * 60)), send(HalfTime, 2, Some(after(630))));
        let last = after((400 - 24) * 60);
        assert_eq!(turn(400).step(1, after(200 * 60)), send(HalfTime, 2, Some(last)));
    }

    #[test]
    fn of_several_due_notices_only_the_latest_is_sent() {
        let turn = turn(72);
        assert_eq!(turn.step(0, after(40 * 60)), send(HalfTime, 2, Some(after(63 * 60))));
        assert_eq!(turn.step(1, after(64 * 60)), send(Last, 3, None));
        assert_eq!(turn.step(0, after(64 * 60)), send(Last, 3, None));
    }

    #[test]
    fn a_reminder_does_not_follow_right_after_another_notice() {
        let turn = turn(72);
        // An eighth of the turn is nine hours.
        let (half, last) = (after(36 * 60), after(63 * 60));
        assert_eq!(turn.step(0, after(27 * 60)), send(First, 1, Some(half)));
        assert_eq!(turn.step(0, after(27 * 60 + 1)), send(First, 2, Some(last)));
        assert_eq!(turn.step(1, after(55 * 60)), send(HalfTime, 3, None));
    }

    #[test]
    fn a_turn_that_is_over_is_not_told() {
        for sent in 0..4 {
            assert_eq!(turn(72).step(sent, after(72 * 60)), NoticeStep::Over);
            assert_eq!(turn(1).step(sent, after(61)), NoticeStep::Over);
        }
    }

    #[test]
    fn no_clock_and_no_deadline_make_it_fail() {
        let edges = [0, 1, HOUR_MS, 13 * HOUR_MS, u64::MAX - 1, u64::MAX];
        for begun_ms in edges {
            for deadline_ms in edges.map(Some).into_iter().chain([None]) {
                for now_ms in edges {
                    for sent in 0..5 {
                        let _ = TurnTime { begun_ms, deadline_ms }.step(sent, now_ms);
                    }
                }
            }
        }
    }
}
