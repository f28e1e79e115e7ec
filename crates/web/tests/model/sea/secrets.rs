//! A viewer's chart, log and options contain nothing that the viewer may not know.

use super::Voyage;
use ::sea::Sea;
use dealer::Quick;
use kernel::{Game, Viewer};
use texts::{Lang, Names};
use web::model::sea::{Scene, decider_view};
use web::model::{Chooser, Playable};

#[test]
fn the_chart_and_the_choices_are_the_same_whatever_is_hidden() {
    let mut compared = 0;
    for number in 0..12 {
        let mut voyage = Voyage::any(number);
        let mut luck = Quick::new(number + 100);
        while !voyage.is_over() {
            for viewer in voyage.viewers().into_iter().filter(|v| *v != Viewer::Omniscient) {
                let view = voyage.game.view(viewer);
                let other = Sea::imagine(&view, &mut luck);
                assert_eq!(Scene::of(&other.view(viewer)), Scene::of(&view));
                if voyage.decider().map(Viewer::Seat) != Some(viewer) {
                    continue;
                }
                assert_eq!(Chooser::new(&other), Chooser::new(&voyage.game));
                let names = Names::default();
                let mine = decider_view(&voyage.game);
                let theirs = decider_view(&other);
                for mv in voyage.legal() {
                    assert_eq!(mine.forecast(mv), theirs.forecast(mv));
                    assert_eq!(
                        Sea::describe(Lang::En, &voyage.game, &mv, &names),
                        Sea::describe(Lang::En, &other, &mv, &names),
                    );
                    compared += 1;
                }
            }
            voyage.step();
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn points_tell_nothing_of_a_myth_before_the_end() {
    let mut ends = 0;
    for number in 0..40 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            for seat in kernel::Seat::all(voyage.game.players()) {
                let score = voyage.game.score(seat);
                let open = i32::from(score.legendary) * 10 + i32::from(score.builders);
                assert_eq!(voyage.game.points(seat), open);
            }
            voyage.step();
        }
        ends += 1;
    }
    assert_eq!(ends, 40);
}
