//! Any window: large, small, and one that changes.

use crate::table::{Greedy, Human, Random, prepare, press, screen, table};
use terminal::Key;
use texts::Lang;

#[test]
fn every_size_from_80_by_24_is_drawn_with_all_places_players_and_the_question() {
    let mut app = table(&[Human, Greedy, Random, Greedy], 3);
    prepare(&mut app);
    for columns in (80..=230).step_by(7) {
        for lines in (24..=76).step_by(3) {
            let text = screen(&mut app, columns, lines);
            let at = format!("{columns} × {lines}:\n{text}");
            for expected in ["Ann", "Bob", "Cem", "Dora", "Campfire", "Sow a pile", "◆"] {
                assert!(text.contains(expected), "no {expected} in {at}");
            }
            let stacks = text.matches('×').count();
            assert!(stacks >= 8, "{stacks} stacks in {at}");
        }
    }
}

#[test]
fn a_window_too_small_asks_for_a_larger_one_in_the_chosen_language() {
    let mut app = table(&[Human, Greedy], 1);
    let mut ask = |lang: Lang, words: &str| {
        app.lang = lang;
        let text = screen(&mut app, 79, 24);
        assert!(text.contains(words), "{text}");
        assert_eq!(text.trim().lines().count(), 1, "one sentence and nothing else");
        assert!(text.contains("80 × 24"));
    };
    ask(Lang::En, "Please enlarge this window");
    ask(Lang::Fr, "Agrandissez cette fenêtre");
    ask(Lang::De, "Bitte vergrößere dieses Fenster");
    ask(Lang::Es, "Agranda esta ventana");
}

#[test]
fn the_board_is_back_as_it_was_when_the_window_grows_again() {
    let mut app = table(&[Human, Greedy], 1);
    prepare(&mut app);
    let before = screen(&mut app, 80, 24);
    let _ = screen(&mut app, 30, 8);
    assert_eq!(screen(&mut app, 80, 24), before);
}

#[test]
fn no_window_is_so_small_that_drawing_fails() {
    let mut app = table(&[Human, Greedy], 1);
    for columns in 1..90 {
        for lines in [1, 2, 3, 10, 23, 24] {
            let _ = screen(&mut app, columns, lines);
        }
    }
    press(&mut app, &[Key::Leave]);
    assert!(screen(&mut app, 40, 10).contains("Leave the game?"));
}

#[test]
fn every_overlay_fits_on_the_smallest_screen() {
    let mut app = table(&[Human, Greedy, Greedy, Greedy, Greedy], 1);
    prepare(&mut app);
    for key in ['?', 'r', 'c', 'h', 'q'] {
        for _ in Lang::ALL {
            press(&mut app, &[Key::Char(key)]);
            let text = screen(&mut app, 80, 24);
            assert!(text.contains('╭') && text.contains('╰'), "{text}");
            press(&mut app, &[Key::Esc, Key::Char('l')]);
        }
    }
}

/// Returns the text of the screen on and below the line that begins with the question, without line
/// breaks.
fn below_the_question(text: &str, question: &str) -> String {
    let lines = text.lines().skip_while(|line| !line.contains(question)).take(4);
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

#[test]
fn below_the_question_a_tall_screen_says_what_it_means_in_every_language() {
    let mut app = table(&[Human, Greedy, Random, Greedy], 3);
    prepare(&mut app);
    for lang in Lang::ALL {
        app.lang = lang;
        let question = texts::campfire::question(lang, campfire::Question::Act);
        let meaning = texts::campfire::question_help(lang, campfire::Question::Act);
        let meaning: Vec<&str> = meaning.split_whitespace().collect();
        for (columns, lines) in [(80, 27), (100, 40), (140, 45), (200, 60)] {
            let text = screen(&mut app, columns, lines);
            let below = below_the_question(&text, &question);
            // In a layout with columns, other columns are beside it.
            let is_said = meaning.iter().all(|word| below.contains(word));
            assert!(is_said, "{columns} × {lines}:\n{text}");
        }
    }
}

#[test]
fn the_smallest_screen_says_what_a_question_means_where_no_message_is() {
    let mut app = table(&[Human, Greedy], 1);
    let meaning = texts::campfire::question_help(Lang::En, campfire::Question::Pick);
    let last_but_one = |text: &str| text.lines().rev().nth(1).map(str::trim).map(str::to_owned);
    let said = |app: &mut _| last_but_one(&screen(app, 80, 24));
    assert_eq!(said(&mut app).as_deref(), Some(meaning));
    press(&mut app, &[Key::Char('u')]);
    assert_eq!(said(&mut app).as_deref(), Some("There’s nothing to take back."));
    press(&mut app, &[Key::Esc]);
    assert_eq!(said(&mut app).as_deref(), Some(meaning));
}

#[test]
fn the_help_begins_with_the_question_and_what_it_means() {
    let mut app = table(&[Human, Greedy, Random, Greedy], 3);
    prepare(&mut app);
    press(&mut app, &[Key::Char('?')]);
    let text = screen(&mut app, 80, 24);
    let question = texts::campfire::question(Lang::En, campfire::Question::Act);
    let below = below_the_question(&text, &question);
    assert!(below.contains("Sowing drops a pile’s discs one by one"), "{text}");
}
