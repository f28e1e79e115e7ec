//! The Learn and Card books: their pictures as text, and how they open over a game.

use crate::table::{Greedy, Human, options, prepare, press, screen, start};
use games::{Campfire, Registered, Sea};
use terminal::Key;
use terminal::draw::guide::plain_lines;
use terminal::draw::picture::Picture;
use texts::Lang;
use texts::guide::GuideKind;

/// A book as text.
fn told<G: Picture + Registered>(kind: GuideKind, lang: Lang, columns: usize) -> String {
    let guide = G::guide(kind, lang).expect("every game has its books");
    let lines = plain_lines::<G>(guide, lang, columns);
    let line = |pieces: Vec<(String, bool)>| pieces.into_iter().map(|(text, _)| text).collect();
    lines.into_iter().map(line).collect::<Vec<String>>().join("\n")
}

#[test]
fn learn_draws_its_pictures_with_the_signs_of_the_board() {
    insta::assert_snapshot!("learn_campfire", told::<Campfire>(GuideKind::Learn, Lang::En, 80));
    insta::assert_snapshot!("learn_sea", told::<Sea>(GuideKind::Learn, Lang::En, 80));
}

#[test]
fn a_card_is_short_and_every_book_fits_its_window() {
    fn fits<G: Picture + Registered>() {
        for lang in Lang::ALL {
            for kind in GuideKind::ALL {
                for columns in [40, 60, 90] {
                    let text = told::<G>(kind, lang, columns);
                    let long =
                        text.lines().find(|line| terminal::draw::flow::width(line) > columns);
                    assert_eq!(long, None, "{kind:?} {lang:?} {columns}");
                }
            }
            let card = told::<G>(GuideKind::Card, lang, 90);
            assert!(card.lines().count() <= 40, "{lang:?}: {} lines", card.lines().count());
        }
    }
    fits::<Campfire>();
    fits::<Sea>();
}

#[test]
fn card_and_learn_open_over_the_game_and_close_with_nothing_changed() {
    let mut app = start(options(&[Human, Greedy], 5));
    prepare(&mut app);
    let before = (*app.session.game(), screen(&mut app, 100, 30));
    press(&mut app, &[Key::Char('R')]);
    assert!(screen(&mut app, 100, 30).contains("Campfire at a glance"));
    press(&mut app, &[Key::Char('R')]);
    assert_eq!((*app.session.game(), screen(&mut app, 100, 30)), before, "the same key closes it");
    press(&mut app, &[Key::Char('L')]);
    assert!(screen(&mut app, 100, 30).contains("Learn Campfire"));
    // One book leads to the other.
    press(&mut app, &[Key::PageDown, Key::Char('R')]);
    assert!(screen(&mut app, 100, 30).contains("Campfire at a glance"));
    press(&mut app, &[Key::Esc]);
    assert_eq!((*app.session.game(), screen(&mut app, 100, 30)), before);
}
