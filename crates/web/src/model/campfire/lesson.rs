//! The guided first game: a short record, and at which of its lines something is explained.

use crate::model::playable::{Lesson, LessonStep};
use kernel::Seat;

/// Played by hand for this purpose; `tests/model/lesson.rs` shows that it is a game by the rules.
const RECORD: &str = include_str!("../../../assets/lesson-campfire.rec");

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson { record: RECORD, seat: Seat(0), steps: STEPS }
}

const fn tell(line: usize, text: usize) -> LessonStep {
    LessonStep { line, text, act: false }
}

const fn act(line: usize, text: usize) -> LessonStep {
    LessonStep { line, text, act: true }
}

const STEPS: &[LessonStep] = &[tell(0, 0), act(0, 1)];
