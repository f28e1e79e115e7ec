//! Pictures of screens, kept as files and read in review.

use crate::table::{Human, Random, options, press, screen, start, table};
use campfire::Campfire;
use kernel::Game;
use terminal::Key;
use terminal::model::app::App;
use texts::Lang;

/// Returns the middle of a game, with a sowing highlighted. The bots play at random, so that
/// improving a bot doesn't change these pictures.
fn middle(lang: Lang) -> App<Campfire> {
    let mut options = options(&[Human, Random, Random, Random], 4);
    options.lang = lang;
    let mut app = start(options);
    while app.session.game().turns() < 17 {
        press(&mut app, &[Key::Enter]);
    }
    while app.session.game().question() != Some(campfire::Question::Act) {
        press(&mut app, &[Key::Enter]);
    }
    press(&mut app, &[Key::Down]);
    app
}

#[test]
fn the_middle_of_a_game_in_english() {
    insta::assert_snapshot!("small_en", screen(&mut middle(Lang::En), 80, 24));
    insta::assert_snapshot!("large_en", screen(&mut middle(Lang::En), 140, 45));
}

#[test]
fn the_middle_of_a_game_in_french() {
    insta::assert_snapshot!("small_fr", screen(&mut middle(Lang::Fr), 80, 24));
    insta::assert_snapshot!("large_fr", screen(&mut middle(Lang::Fr), 140, 45));
}

#[test]
fn the_middle_of_a_game_in_german() {
    insta::assert_snapshot!("small_de", screen(&mut middle(Lang::De), 80, 24));
    insta::assert_snapshot!("large_de", screen(&mut middle(Lang::De), 140, 45));
}

#[test]
fn the_middle_of_a_game_in_spanish() {
    insta::assert_snapshot!("small_es", screen(&mut middle(Lang::Es), 80, 24));
    insta::assert_snapshot!("large_es", screen(&mut middle(Lang::Es), 140, 45));
}

#[test]
fn the_first_screen() {
    insta::assert_snapshot!("first", screen(&mut table(&[Human, Random, Random], 1), 80, 24));
}

#[test]
fn the_help_the_cards_and_the_hidden_tiles() {
    for (key, name) in [('?', "help"), ('c', "cards"), ('h', "hidden")] {
        let mut app = middle(Lang::En);
        press(&mut app, &[Key::Char(key)]);
        insta::assert_snapshot!(name, screen(&mut app, 80, 24));
    }
}

#[test]
fn the_result() {
    let mut app = middle(Lang::En);
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    insta::assert_snapshot!("result", screen(&mut app, 80, 24));
}
