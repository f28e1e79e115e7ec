//! The guided first game: a short record, and the lines at which something is explained.

use crate::model::playable::{Lesson, LessonStep};
use kernel::Seat;

/// A record written by hand for this purpose, including its random outcomes.
/// `tests/model/lesson_sea.rs` checks that it follows the rules and that the explanations are true.
const RECORD: &str = include_str!("../../../assets/lesson-sea.rec");

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
    tell(6, 0),
    tell(6, 1),
    act(6, 2),
    tell(11, 3),
    tell(21, 4),
    act(21, 5),
    act(22, 6),
    tell(31, 7),
    act(31, 8),
    act(33, 9),
    act(37, 10),
    act(38, 11),
    act(39, 12),
    act(40, 13),
    act(41, 14),
    tell(48, 15),
    act(54, 16),
    act(56, 17),
    act(57, 18),
    tell(58, 19),
    tell(58, 20),
];
