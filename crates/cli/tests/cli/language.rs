//! The choice of the language.

use crate::program::{binary, run};

/// The sentence about a rule that is not there, with these variables set.
fn spoken(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let mut command = binary();
    command.envs(variables.iter().copied()).args(["rules", "campfire", "C99"]).args(arguments);
    run(&mut command).refused(2)
}

const ENGLISH: &str = "The rulebook of Campfire has no paragraph “C99”.";
const FRENCH: &str = "Le livret de règles de Feu de camp n’a pas de paragraphe «\u{a0}C99\u{a0}».";
const GERMAN: &str = "Die Spielregel von Lagerfeuer hat keinen Absatz „C99“.";
const SPANISH: &str = "El reglamento de Hoguera no tiene ningún párrafo «C99».";

#[test]
fn every_language_can_be_asked_for() {
    for (tag, sentence) in [("en", ENGLISH), ("fr", FRENCH), ("de", GERMAN), ("es", SPANISH)] {
        assert_eq!(spoken(&[], &["--lang", tag]), sentence);
    }
}

#[test]
fn without_a_word_it_is_english() {
    assert_eq!(spoken(&[], &[]), ENGLISH);
    assert_eq!(spoken(&[("LANG", "C.UTF-8")], &[]), ENGLISH);
    assert_eq!(spoken(&[("LANG", "ja_JP.UTF-8")], &[]), ENGLISH);
}

#[test]
fn the_environment_is_asked_in_its_order_and_the_option_wins() {
    let all = [("EMBERWAKE_LANG", "de"), ("LC_ALL", "fr_FR.UTF-8"), ("LANG", "es_ES")];
    assert_eq!(spoken(&all, &[]), GERMAN);
    assert_eq!(spoken(&all[1..], &[]), FRENCH);
    assert_eq!(spoken(&all[2..], &[]), SPANISH);
    assert_eq!(spoken(&all, &["--lang=es"]), SPANISH);
    assert_eq!(spoken(&[("EMBERWAKE_LANG", ""), ("LANG", "de_AT")], &[]), GERMAN);
}

#[test]
fn a_language_that_we_do_not_speak_is_refused_in_one_that_we_do() {
    let mut command = binary();
    command.env("LANG", "fr").args(["rules", "campfire", "--lang", "nl"]);
    let sentence = "--lang\u{a0}: «\u{a0}nl\u{a0}» n’est pas une langue disponible. Choisissez parmi en, fr, de, es.";
    assert_eq!(run(&mut command).refused(2), sentence);
}
