//! The guided first game: a short record, and the lines at which something is explained.

use crate::model::playable::{Lesson, LessonStep};
use kernel::Seat;

/// A record played by hand for this purpose. `tests/model/lesson.rs` checks that it follows the
/// rules.
const RECORD: &str = include_str!("../../../assets/lesson-campfire.rec");

/// Returns the lesson.
pub(super) fn lesson() -> Lesson {
    Lesson { record: RECORD, seat: Seat(0), steps: STEPS }
}

const fn tell(line: usize, text: usize) -> LessonStep {
    LessonStep { line, text, act: false }
}

const fn act(line: usize, text: usize) -> LessonStep {
    LessonStep { line, text, act: true }
}

const STEPS: &[LessonStep] = &[
    tell(19, 0),
    tell(19, 1),
    tell(19, 2),
    act(19, 3),
    tell(25, 4),
    tell(25, 5),
    act(34, 6),
    tell(41, 7),
    act(41, 8),
    act(42, 9),
    tell(54, 10),
    act(54, 11),
    tell(55, 12),
    tell(56, 13),
];
