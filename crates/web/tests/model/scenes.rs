//! After every event, the board agrees with the position.

use crate::{play_on, table};
use campfire::Campfire;
use web::model::campfire::Scene;
use web::model::{Playable, Session};

/// Returns the board without moving pieces.
fn at_rest(session: &Session<Campfire>) -> Scene {
    Campfire::scene(session.view())
}

#[test]
fn events_lead_the_board_to_the_position() {
    let mut compared = 0;
    for number in 0..8 {
        let mut session = table(2 + number as u8 % 4, number);
        while !session.is_over() {
            let mut scene = at_rest(&session);
            let news = session.happenings().len();
            play_on(&mut session, number, 1);
            for happening in &session.happenings()[news..] {
                Campfire::act(&mut scene, &happening.event);
            }
            Campfire::settle(&mut scene);
            let expected = at_rest(&session);
            assert_eq!(scene.hand, None);
            assert_eq!((&scene.places, scene.lys), (&expected.places, expected.lys));
            assert_eq!((scene.chart, &scene.seats), (expected.chart, &expected.seats));
            assert_eq!((scene.legends, scene.songs), (expected.legends, expected.songs));
            compared += 1;
        }
    }
    assert!(compared > 300);
}

#[test]
fn the_score_of_the_mat_is_that_of_the_rules() {
    let mut session = table(4, 9);
    while !session.is_over() {
        play_on(&mut session, 9, 1);
        let scene = at_rest(&session);
        for (seat, mat) in kernel::Seat::all(4).zip(&scene.seats) {
            let points = i32::from(mat.score_parts().total());
            assert_eq!(points, Playable::points(session.now(), seat));
        }
    }
}

#[test]
fn a_preview_promises_what_then_happens() {
    let mut promised = 0;
    let mut with_lys = 0;
    for number in 0..40 {
        let mut session = table(3, number);
        while !session.is_over() {
            let before = *session.now();
            let news = session.happenings().len();
            let lines = session.record().unwrap().lines.len();
            play_on(&mut session, number, 1);
            let kernel::Line::Move(_, mv) = session.record().unwrap().lines[lines] else {
                continue;
            };
            let expected = before.preview(mv).expect("a legal move can be shown");
            // The preview promises nothing beyond a decision that is still to come.
            if expected.lys_bonus || expected.may_lift {
                continue;
            }
            let took = session.happenings()[news..].iter().filter(|happening| {
                use campfire::Event::{Forgotten, MoonRose, Took};
                matches!(happening.event, Took { .. } | Forgotten { .. } | MoonRose { .. })
            });
            let unseen = usize::from(expected.uncovered().is_some());
            let listed = expected.gifts.len() - unseen;
            assert_eq!(took.count(), listed + unseen, "{mv}");
            promised += 1;
            with_lys += usize::from(matches!(mv, campfire::Move::Lys(_)) && listed > 1);
        }
    }
    assert!(promised > 1_000 && with_lys > 0, "{promised}, {with_lys}");
}

#[test]
fn moons_go_to_the_chart_in_the_preview_and_to_nobody_else() {
    let mut risen = 0;
    for number in 0..12 {
        let mut session = table(3, number);
        while !session.is_over() {
            let game = *session.now();
            for mv in session.legal_moves() {
                let told = game.preview(mv).expect("a legal move can be shown");
                assert!(told.takes().all(|(_, _, tile)| tile != campfire::Tile::Moon), "{mv}");
                assert!(told.forgotten().all(|(_, tile)| tile != campfire::Tile::Moon));
                let rises = told.rises().count();
                let chart = told.risen_to.unwrap_or(game.chart());
                assert_eq!(chart, game.chart() + rises as u8, "{mv}");
                risen += rises;
            }
            play_on(&mut session, number, 1);
        }
    }
    assert!(risen > 100, "{risen}");
}
