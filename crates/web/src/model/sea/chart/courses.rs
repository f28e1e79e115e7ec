//! Trails as courses: the cells that a tribe's dotted line joins. A trail has no order, so each
//! cell is joined to its nearest neighbor of the same tribe.

use crate::model::sea::Scene;
use ::sea::{Cell, Tribe};
use kernel::Seat;

/// A stretch of a tribe's course, from cell to cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The tribe.
    pub tribe: Tribe,
    /// One end.
    pub from: Cell,
    /// The other end.
    pub to: Cell,
}

/// Returns the courses of all tribes: for each, the fewest stretches that join its trail, its
/// settlements and its boat where they are in neighboring cells.
pub fn courses(scene: &Scene) -> Vec<Course> {
    let mut courses = Vec::new();
    for seat in (0..scene.seats.len() as u8).map(Seat) {
        join(&mut courses, Tribe::of(seat), &cells_of(scene, seat));
    }
    courses
}

/// Returns the cells of a tribe. The Primordial Sea, where voyages begin, is included only beside
/// its trail.
fn cells_of(scene: &Scene, seat: Seat) -> Vec<Cell> {
    let tribe = Tribe::of(seat);
    let trail = scene.tiles.iter().filter(|tile| tile.trail.get(tribe) > 0).map(|tile| tile.cell);
    let mut cells: Vec<Cell> = trail.collect();
    if cells.is_empty() {
        return cells;
    }
    let settled = scene.settlements.iter().filter(|place| place.owner == seat.0);
    let others = settled.map(|place| place.cell).chain(scene.boat(seat).map(|boat| boat.cell));
    for cell in others.chain([Cell::PRIMORDIAL]) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

/// Joins cells by the shortest steps first, unless they are joined already.
fn join(courses: &mut Vec<Course>, tribe: Tribe, cells: &[Cell]) {
    let mut steps = Vec::new();
    for (index, &from) in cells.iter().enumerate() {
        for (other, &to) in cells.iter().enumerate().skip(index + 1) {
            let across = from.x.abs_diff(to.x);
            let along = from.y.abs_diff(to.y);
            if across <= 1 && along <= 1 {
                steps.push((across + along, index, other));
            }
        }
    }
    steps.sort_unstable();
    let mut group: Vec<usize> = (0..cells.len()).collect();
    for (_, one, other) in steps {
        let from = group[one];
        let to = group[other];
        if from != to {
            group.iter_mut().filter(|member| **member == to).for_each(|member| *member = from);
            courses.push(Course { tribe, from: cells[one], to: cells[other] });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_joins_neighbors_once_and_skips_what_is_far() {
        let cells = [(0, 0), (1, 0), (1, 1), (0, 1), (5, 5)].map(|(x, y)| Cell { x, y });
        let mut courses = Vec::new();
        join(&mut courses, Tribe::of(Seat(0)), &cells);
        assert_eq!(courses.len(), 3, "three stretches join four cells: {courses:?}");
        assert!(courses.iter().all(|course| course.from != cells[4] && course.to != cells[4]));
    }
}
