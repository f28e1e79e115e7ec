//! Plurals, lists and quotations.

use crate::prose::in_known;
use texts::Lang;
use texts::cli::{Message, message};
use texts::grammar::{join, percent, quote};
use texts::web::online::{OnlineMsg, say};

#[test]
fn nouns_agree_with_their_number() {
    let unfinished = |games| in_known(|lang| message(lang, &Message::Unfinished { games }));
    let singular = ["1 game went", "1 partie a ", "1 Partie dauerte", "1 partida duró"];
    let plural = ["2 games went", "2 parties ont", "2 Partien dauerten", "2 partidas duraron"];
    let none = ["0 games went", "0 partie a ", "0 Partien dauerten", "0 partidas duraron"];
    for (games, expected) in [(1, singular), (2, plural), (0, none)] {
        for (text, begin) in unfinished(games).iter().zip(expected) {
            assert!(text.starts_with(begin), "{text}");
        }
    }
}

#[test]
fn lists_end_with_an_and() {
    let three = ["a", "b", "c"];
    assert_eq!(
        in_known(|lang| join(lang, &three)),
        ["a, b and c", "a, b et c", "a, b und c", "a, b y c"]
    );
    assert_eq!(in_known(|lang| join(lang, &three[..1])), ["a", "a", "a", "a"]);
    assert_eq!(in_known(|lang| join(lang, &three[..0])), ["", "", "", ""]);
}

#[test]
fn spanish_says_e_before_the_sound_of_i() {
    assert_eq!(join(Lang::Es, &["Ana", "Inés"]), "Ana e Inés");
    assert_eq!(join(Lang::Es, &["Ana", "Hilda"]), "Ana e Hilda");
    assert_eq!(join(Lang::Es, &["hielo", "Hierro"]), "hielo y Hierro");
}

#[test]
fn french_elides_before_the_names_that_begin_with_a_vowel() {
    let hide = |name| say(Lang::Fr, &OnlineMsg::Hide { name });
    let elided = ["Ash", "Ember", "Ilo", "Ulrich", "Œdipe", "Élodie", "Yves", "Y"];
    let whole = ["Moon", "Flint", "Yann", "Hugo", "李", "3"];
    for name in elided {
        assert_eq!(hide(name), format!("Masquer les messages d’{name}"));
    }
    for name in whole {
        assert_eq!(hide(name), format!("Masquer les messages de {name}"));
    }
}

#[test]
fn a_percentage_is_set_as_the_language_sets_it() {
    assert_eq!(in_known(|lang| percent(lang, 45)), ["45%", "45\u{a0}%", "45\u{a0}%", "45\u{a0}%"]);
}

#[test]
fn each_language_has_its_quotation_marks() {
    assert_eq!(in_known(|lang| quote(lang, "x")), ["“x”", "«\u{a0}x\u{a0}»", "„x“", "«x»"]);
}

/// A message of French directions, through the function `LE`.
#[test]
fn french_articles_lose_their_vowel_before_another() {
    let said = |direction| texts::web::say_sea(Lang::Fr, &texts::web::SeaMsg::WindIs { direction });
    assert!(said("nord").ends_with("vers le nord"), "{}", said("nord"));
    assert!(said("est").ends_with("vers l’est"), "{}", said("est"));
    assert!(said("ouest").ends_with("vers l’ouest"), "{}", said("ouest"));
}

#[test]
fn quoted_text_is_short_and_has_no_control_characters() {
    assert_eq!(quote(Lang::En, "a\u{1b}[2Jb"), "“a·[2Jb”");
    let long = quote(Lang::En, &"é".repeat(500));
    assert_eq!(long.chars().count(), 83);
    assert!(long.ends_with("é…”"));
}

#[test]
fn what_can_not_be_seen_in_a_name_is_masked() {
    // Overrides and isolates of direction, marks without width, a byte-order mark, an escape.
    for unseen in ['\u{202e}', '\u{2066}', '\u{200f}', '\u{200b}', '\u{feff}', '\u{1b}'] {
        let names = texts::Names::new([Some(format!("Zo{unseen}ë"))]);
        assert_eq!(names.of(Lang::En, kernel::Seat(0)), "Zo\u{fffd}ë", "{unseen:?}");
    }
    let plain = "Zoë 李 <b>\u{a0}שלום";
    assert_eq!(texts::visible(plain), plain);
}
