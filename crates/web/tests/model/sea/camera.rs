//! Moving, zooming and fitting the chart.

use ::sea::Cell;
use web::model::sea::camera::{Camera, Covered, FOLLOWED_MIN};

const PHONE: (f64, f64) = (344.0, 380.0);

fn cells() -> Vec<Cell> {
    [(-4, 2), (0, 0), (7, -3), (1, 5)].map(|(x, y)| Cell { x, y }).to_vec()
}

#[test]
fn a_fitted_chart_shows_every_cell_whole() {
    for frame in [PHONE, (900.0, 600.0), (200.0, 900.0)] {
        let camera = Camera::fit(cells(), frame, Covered::default());
        for cell in cells() {
            let (x, y) = camera.place(cell, frame);
            let half = camera.scale / 2.0;
            assert!(x - half >= 0.0 && x + half <= frame.0, "{cell} {frame:?}");
            assert!(y - half >= 0.0 && y + half <= frame.1, "{cell} {frame:?}");
        }
    }
}

#[test]
fn no_cell_is_fitted_under_the_compass_or_the_buttons() {
    let crowded: Vec<Cell> = (-3..=3).flat_map(|x| (-3..=3).map(move |y| Cell { x, y })).collect();
    let tower: Vec<Cell> = (0..5).flat_map(|y| (0..3).map(move |x| Cell { x, y })).collect();
    let phone = Covered { top_right: (76.0, 106.0), bottom_left: (130.0, 49.0) };
    let desk = Covered { top_right: (124.0, 170.0), bottom_left: (140.0, 52.0) };
    for (frame, covered) in [(PHONE, phone), ((900.0, 600.0), desk)] {
        for cells in [cells(), crowded.clone(), tower.clone(), vec![Cell::PRIMORDIAL]] {
            let camera = Camera::fit(cells.clone(), frame, covered);
            let plain = Camera::fit(cells.clone(), frame, Covered::default());
            assert!(camera.scale > plain.scale / 2.0);
            for cell in cells {
                let (x, y) = camera.place(cell, frame);
                let half = camera.scale / 2.0;
                assert!(x - half >= -0.1 && y + half <= frame.1 + 0.1, "{cell}");
                let (right, top) = covered.top_right;
                assert!(x + half <= frame.0 - right || y - half >= top, "{cell}");
                let (left, bottom) = covered.bottom_left;
                assert!(x - half >= left || y + half <= frame.1 - bottom, "{cell}");
            }
        }
    }
}

#[test]
fn north_is_up_and_east_is_right() {
    let camera = Camera::fit([Cell::PRIMORDIAL], PHONE, Covered::default());
    let (x, y) = camera.place(Cell { x: 1, y: 1 }, PHONE);
    assert!(x > PHONE.0 / 2.0 && y < PHONE.1 / 2.0);
}

#[test]
fn zooming_keeps_the_point_under_the_pointer_and_dragging_moves_with_it() {
    let camera = Camera::fit(cells(), PHONE, Covered::default());
    let cell = Cell { x: 1, y: 5 };
    let before = camera.place(cell, PHONE);
    let at = (before.0 - PHONE.0 / 2.0, before.1 - PHONE.1 / 2.0);
    let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 1e-6 && (a.1 - b.1).abs() < 1e-6;
    assert!(near(camera.zoomed(1.7, at).place(cell, PHONE), before));
    let dragged = camera.dragged(12.0, -5.0).place(cell, PHONE);
    assert!(near(dragged, (before.0 + 12.0, before.1 - 5.0)));
}

#[test]
fn the_chart_can_not_be_lost_or_zoomed_without_end() {
    let mut camera = Camera::fit(cells(), PHONE, Covered::default());
    for _ in 0..50 {
        camera = camera.zoomed(1.5, (0.0, 0.0)).dragged(900.0, 900.0).kept_near(cells());
    }
    assert!(camera.scale < 400.0);
    assert!(camera.x >= -5.0 && camera.y >= -6.0);
    for _ in 0..50 {
        camera = camera.zoomed(0.5, (0.0, 0.0));
    }
    assert!(camera.scale > 5.0);
}

/// Returns a long voyage, more than a phone can show.
fn voyage() -> Vec<Cell> {
    (0..30).map(|step| Cell { x: step - 12, y: (step % 11) - 5 }).collect()
}

#[test]
fn a_large_chart_is_shown_where_something_happens_and_never_too_small() {
    let phone = Covered { top_right: (76.0, 106.0), bottom_left: (130.0, 49.0) };
    for cell in voyage() {
        let camera = Camera::follow(&voyage(), &[cell], PHONE, phone, None);
        assert_eq!(camera.scale, FOLLOWED_MIN);
        assert!(camera.holds(&[cell], PHONE), "{cell}");
        let (x, y) = camera.place(cell, PHONE);
        let half = camera.scale / 2.0;
        assert!(x + half <= PHONE.0 - 76.0 || y - half >= 106.0, "{cell} under the compass");
        assert!(x - half >= 130.0 || y + half <= PHONE.1 - 49.0, "{cell} under the buttons");
    }
    let small = Camera::follow(&cells()[..2], &[], (900.0, 600.0), Covered::default(), None);
    assert_eq!(small, Camera::fit(cells()[..2].to_vec(), (900.0, 600.0), Covered::default()));
}

#[test]
fn the_chart_stays_as_long_as_what_happens_is_in_sight() {
    let none = Covered::default();
    let cells = voyage();
    let at = |action: Cell, before| Camera::follow(&cells, &[action], PHONE, none, before);
    let first = at(cells[10], None);
    let near = Cell { x: cells[10].x + 1, ..cells[10] };
    assert_eq!(at(near, Some(first)), first);
    assert_ne!(at(cells[29], Some(first)), first);
    // Action wider than the frame is centered.
    let wide = Camera::follow(&cells, &[cells[0], cells[29]], PHONE, none, Some(first));
    assert_eq!(wide.scale, FOLLOWED_MIN);
}
