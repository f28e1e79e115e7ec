//! After every event, the chart agrees with the position, for every viewer.

use super::Voyage;
use ::sea::Sea;
use kernel::{Game, Seat};
use web::model::Playable;
use web::model::sea::Scene;

#[test]
fn events_lead_the_chart_of_every_viewer_to_the_position() {
    let mut compared = 0;
    for number in 0..24 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let viewers = voyage.viewers();
            let before: Vec<Scene> =
                viewers.iter().map(|viewer| Scene::of(&voyage.game.view(*viewer))).collect();
            let events = voyage.step();
            for (viewer, mut scene) in viewers.into_iter().zip(before) {
                for event in &events {
                    if let Some(event) = Sea::witness(event, viewer) {
                        Sea::act(&mut scene, &event);
                    }
                }
                Sea::settle(&mut scene);
                assert_eq!(scene, Scene::of(&voyage.game.view(viewer)), "{viewer:?} {events:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 5000, "{compared}");
}

#[test]
fn the_deal_leads_the_chart_there_too() {
    let setup = ::sea::Setup::new(5);
    let mut voyage = Voyage { game: Sea::start(&setup).unwrap(), luck: dealer::Quick::new(7) };
    let viewer = kernel::Viewer::Seat(Seat(2));
    let mut scene = Scene::of(&voyage.game.view(viewer));
    let mut events = Vec::new();
    voyage.let_luck_fall(&mut events);
    for event in events {
        if let Some(event) = Sea::witness(&event, viewer) {
            Sea::act(&mut scene, &event);
        }
    }
    Sea::settle(&mut scene);
    assert_eq!(scene, Scene::of(&voyage.game.view(viewer)));
}

#[test]
fn the_score_on_the_mats_is_that_of_the_rules() {
    let mut compared = 0;
    for number in 0..8 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            voyage.step();
            for viewer in voyage.viewers() {
                let view = voyage.game.view(viewer);
                let scene = Scene::of(&view);
                for player in &view.players {
                    assert_eq!(
                        scene.score_parts(Seat(player.seat)).score(),
                        player.score,
                        "{viewer:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 2000);
}

#[test]
fn the_final_table_adds_up_to_the_columns_and_every_fixture_opens() {
    for (name, text) in Sea::fixtures() {
        let record = kernel::Record::<Sea>::parse(text).unwrap();
        let timeline = web::model::Timeline::of(&record).unwrap_or_else(|_| panic!("{name}"));
        let game = timeline.at(timeline.len());
        let table = game.score_table(texts::Lang::En);
        for (seat, row) in Seat::all(game.players()).zip(&table.rows) {
            assert_eq!(row.len(), table.headings.len());
            let score = game.score(seat);
            assert_eq!(row[0], i32::from(score.mythical.unwrap()), "{name}");
            assert_eq!(row[1] + row[2], row[3]);
            assert_eq!(row[3], i32::from(score.legendary));
            assert_eq!(row[4] + row[5] + row[6], row[7]);
            assert_eq!(row[7], i32::from(score.builders));
        }
        assert!(timeline.standings().len() > 5);
    }
    assert_eq!(Sea::fixtures().len(), 23);
}
