//! The menu of moves and the line of notation, without a game.

use terminal::Key;
use terminal::model::input::Input;
use terminal::model::menu::Menu;

fn menu() -> Menu<u8, u8> {
    // Headings are tens: 10 and 11, then 20.
    Menu::new(&[10, 20, 11], |mv| mv / 10)
}

#[test]
fn moves_are_grouped_in_the_order_in_which_headings_occur() {
    let menu = menu();
    let groups: Vec<(u8, Vec<u8>)> =
        menu.groups().iter().map(|group| (group.heading, group.moves.clone())).collect();
    assert_eq!(groups, [(1, vec![10, 11]), (2, vec![20])]);
    assert_eq!(menu.highlighted(), Some(10));
}

#[test]
fn arrows_lead_through_all_moves_and_round() {
    let mut menu = menu();
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.extend(menu.highlighted());
        menu.down();
    }
    assert_eq!(seen, [10, 11, 20, 10]);
    menu.first();
    menu.up();
    assert_eq!(menu.highlighted(), Some(20), "up from the first move leads to the last");
    menu.left();
    assert_eq!(menu.highlighted(), Some(10));
    menu.right();
    assert_eq!(menu.highlighted(), Some(20));
    menu.first();
    menu.last();
    assert_eq!(menu.highlighted(), Some(20));
}

#[test]
fn an_empty_menu_highlights_nothing_whatever_is_pressed() {
    let mut menu: Menu<u8, u8> = Menu::default();
    menu.down();
    menu.up();
    menu.left();
    menu.right();
    menu.last();
    assert_eq!(menu.highlighted(), None);
    assert!(!menu.next_where(|_| true));
}

#[test]
fn a_search_among_moves_goes_round_from_the_highlighted_one() {
    let mut menu = menu();
    assert!(menu.next_where(|mv| *mv < 20));
    assert_eq!(menu.highlighted(), Some(11));
    assert!(menu.next_where(|mv| *mv < 20));
    assert_eq!(menu.highlighted(), Some(10));
    assert!(!menu.next_where(|mv| *mv > 90));
    assert_eq!(menu.highlighted(), Some(10));
}

const NOTATIONS: [&str; 4] = ["sow 2 cw", "sow 2 ccw", "sow 5 cw", "pass"];

#[test]
fn tab_completes_as_far_as_all_candidates_agree() {
    let mut input = Input::new("s");
    input.complete(NOTATIONS.into_iter());
    assert_eq!(input.text(), "sow ");
    write(&mut input, "2");
    input.complete(NOTATIONS.into_iter());
    assert_eq!(input.text(), "sow 2 c");
    let mut input = Input::new("p");
    input.complete(NOTATIONS.into_iter());
    assert_eq!(input.text(), "pass");
    let mut input = Input::new("x");
    input.complete(NOTATIONS.into_iter());
    assert_eq!(input.text(), "x", "what no candidate begins with is left alone");
}

#[test]
fn hints_show_the_next_word_only_and_each_once() {
    let hints = |text: &str| Input::new(text).hints(NOTATIONS.into_iter());
    assert_eq!(hints(""), ["sow", "pass"]);
    assert_eq!(hints("sow"), [" 2", " 5"]);
    assert_eq!(hints("sow 2 "), ["cw", "ccw"]);
    assert_eq!(hints("sow 5 cw"), Vec::<String>::new());
}

#[test]
fn notation_is_read_whatever_its_case_and_spaces() {
    assert_eq!(Input::new("  Sow  2 CW ").notation(), "sow 2 cw");
}

#[test]
fn a_line_is_edited_in_its_middle() {
    let mut input = Input::new("sw");
    input.press(Key::Left);
    write(&mut input, "o");
    assert_eq!((input.text().as_str(), input.before_cursor().as_str()), ("sow", "so"));
    input.press(Key::Delete);
    input.press(Key::Home);
    input.press(Key::Delete);
    assert_eq!(input.text(), "o");
    input.press(Key::End);
    input.press(Key::Backspace);
    input.press(Key::Backspace);
    assert!(input.is_empty());
    assert!(!input.press(Key::Enter), "what does not edit is left to others");
}

#[test]
fn what_is_pasted_by_mistake_is_cut_off() {
    let mut input = Input::default();
    write(&mut input, &"x".repeat(500));
    assert_eq!(input.text().len(), 120);
}

fn write(input: &mut Input, text: &str) {
    for letter in text.chars() {
        assert!(input.press(Key::Char(letter)));
    }
}
