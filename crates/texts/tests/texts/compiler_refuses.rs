//! The message compiler refuses mistakes, and reports their positions.

#[path = "../../compiler/mod.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
pub mod compiler;

use compiler::languages::{Language, Stage};
use compiler::{Area, Choice, Kind, compile};

pub const CHOICES: &[Choice] = &[Choice {
    name: "season",
    path: "crate::Season",
    values: &[("summer", "Summer"), ("winter", "Winter")],
}];

/// A language with its stage of translation.
pub fn language(tag: &str, stage: Stage) -> Language {
    Language { tag: tag.to_owned(), name: tag.to_owned(), place: 1, stage }
}

/// English, French, German and Spanish.
fn languages() -> Vec<Language> {
    ["en", "fr", "de", "es"].map(|tag| language(tag, Stage::Whole)).into()
}

/// Compiles one file in four languages and returns the problems. German and Spanish are the same as
/// English.
fn problems(kind: Kind, english: &str, french: &str) -> Vec<String> {
    let plain: Vec<&str> = english.lines().filter(|line| !line.starts_with('#')).collect();
    let plain = plain.join("\n");
    let read = |name: &str| match name {
        "en/camp.ftl" => Some(english.to_owned()),
        "fr/camp.ftl" => Some(french.to_owned()),
        _ => Some(plain.clone()),
    };
    match compile(&[Area { file: "camp", kind }], CHOICES, &languages(), false, read) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn messages(english: &str, french: &str) -> Vec<String> {
    problems(Kind::Messages("Msg"), english, french)
}

const GREETING: &str = "# A greeting.\n# $name (text)\nhello = Hello { $name }!\n";

#[test]
fn what_all_languages_say_alike_is_accepted() {
    assert_eq!(messages(GREETING, "hello = Bonjour { $name } !\n"), [""; 0]);
}

#[test]
fn a_message_that_a_language_lacks_is_refused() {
    let found = messages("home = Home\nback = Back\n", "home = Accueil\n");
    assert_eq!(found, ["fr/camp.ftl:1: The message `back` is missing; English has it in line 2."]);
}

#[test]
fn a_message_that_english_lacks_is_refused() {
    let found = messages("home = Home\n", "home = Accueil\n\nback = Retour\n");
    assert_eq!(found, ["fr/camp.ftl:3: English has no message `back`."]);
}

#[test]
fn a_file_that_is_missing_is_named() {
    let area = Area { file: "camp", kind: Kind::Labels("Label") };
    let read = |name: &str| (name != "de/camp.ftl").then(|| "home = Home\n".to_owned());
    let problems = compile(&[area], CHOICES, &languages(), false, read).unwrap_err();
    assert_eq!(problems[0].to_string(), "de/camp.ftl:1: This file is missing.");
}

#[test]
fn an_argument_that_is_not_declared_is_refused() {
    let found = messages(GREETING, "hello = Bonjour { $name } { $title } !\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `hello`: $title is not declared; there is $name."]);
}

#[test]
fn an_argument_that_a_language_does_not_use_is_refused() {
    let found = messages(GREETING, "\nhello = Bonjour !\n");
    assert_eq!(found, ["fr/camp.ftl:2: In `hello`: $name is not used."]);
}

#[test]
fn arguments_are_declared_in_english_only() {
    let found = messages(GREETING, "# $name (text)\nhello = Bonjour { $name } !\n");
    assert_eq!(found, ["fr/camp.ftl:2: In `hello`: arguments are declared in English only."]);
    let found = messages("# $name (teapot)\nhello = { $name }\n", "hello = { $name }\n");
    assert!(found[0].contains("`teapot` is not a type of arguments."), "{found:?}");
}

#[test]
fn a_name_is_only_written_where_its_player_is_not_the_reader() {
    let english = "# $who (actor)\n# $whom (actor)\n\
        hit = { $who ->\n    [you] You hit\n   *[other] { $who } hits\n } \
        { $whom ->\n    [you] you\n   *[other] { $whom }\n }\n";
    let one = |french: &str| messages(english, &format!("hit = {french}\n"));
    let whom = "{ $whom ->\n    [you] vous\n   *[other] { $whom }\n }";
    let found = one(&format!("{{ $who }} {whom}"));
    let wanted = "In `hit`: $who may be the reader; select on [you] and *[other].";
    assert_eq!(found, [format!("fr/camp.ftl:1: {wanted}")]);
    let found = one(&format!("{{ $who ->\n    [you] {{ $who }}\n   *[other] Lui\n }} {whom}"));
    assert_eq!(found, [format!("fr/camp.ftl:1: {wanted}")]);
    // If one of them is the reader, the other is not.
    let found = one("{ $whom ->\n    [you] { $who } vous frappe\n   *[other] { $who ->\n    \
        [you] Vous frappez { $whom }\n   *[other] { $who } frappe { $whom }\n }\n }");
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_label_has_no_arguments() {
    let found = problems(Kind::Labels("Label"), GREETING, "hello = Bonjour { $name } !\n");
    assert_eq!(found, ["en/camp.ftl:3: `hello` has arguments, but this file is of labels."]);
}

#[test]
fn what_is_not_fluent_is_refused_with_its_line() {
    let found = messages("home = Home\n", "home = Accueil\n\nback = { $\n");
    assert!(found[0].starts_with("fr/camp.ftl:3: This is not Fluent: "), "{found:?}");
}

#[test]
fn a_repeated_text_is_refused() {
    let found = messages("home = Home\n", "home = Accueil\nhome = Maison\n");
    assert_eq!(found, ["fr/camp.ftl:2: `home` is here twice."]);
}

const SEASON: &str = "# $season (season)\n\
    now = { $season ->\n    [summer] Summer\n   *[winter] Winter\n }\n";

#[test]
fn a_choice_names_every_value_or_has_a_text_for_all_others() {
    let one = |keys: &str| messages(SEASON, &format!("now = {{ $season ->\n{keys} }}\n"));
    assert_eq!(one("    [winter] Hiver\n   *[other] Autre\n"), [""; 0]);
    let found = one("   *[winter] Hiver\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `now`: $season can also be [summer]."]);
    let found = one("    [spring] Printemps\n   *[other] Autre\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `now`: [spring] is not a value of $season."]);
    let found = messages(SEASON, "now = { $season }\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `now`: $season has no text of its own; select on it."]);
}

#[test]
fn a_number_is_one_or_other() {
    let english = "# $count (number: u8)\ntiles = { $count }\n";
    let tiles = |keys: &str| messages(english, &format!("tiles = {{ $count ->\n{keys} }}\n"));
    assert_eq!(tiles("    [0] rien\n    [one] une\n   *[other] plusieurs\n"), [""; 0]);
    let found = tiles("    [some] quelques\n   *[other] plusieurs\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `tiles`: [some] is not a value of $count."]);
    let found = tiles("   *[one] une\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `tiles`: selecting on $count needs *[other]."]);
}

#[test]
fn a_term_is_there_is_used_and_does_not_use_itself() {
    let french = |french: &str| messages("home = Home\n", french);
    assert_eq!(french("-fire = feu\nhome = Le { -fire }\n"), [""; 0]);
    let found = french("home = Le { -fire }\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `home`: there is no term `-fire`."]);
    let found = french("-fire = feu\nhome = Accueil\n");
    assert_eq!(found, ["fr/camp.ftl:1: Nothing uses the term `-fire`."]);
    let found = french("-fire = { -fire }\nhome = { -fire }\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `fire`: a text can't use itself."]);
}

#[test]
fn a_term_gets_arguments_of_its_types() {
    let term =
        "# $season (season)\n-in = { $season ->\n    [summer] en été\n   *[winter] en hiver\n }\n";
    let found = messages(SEASON, &format!("{term}now = Nous sommes {{ -in($season) }}\n"));
    assert_eq!(found, [""; 0]);
    let found = messages(GREETING, &format!("{term}hello = Bonjour {{ -in($name) }}\n"));
    assert_eq!(found, ["fr/camp.ftl:6: In `hello`: $name is of another type than `in` takes."]);
    let found = messages(GREETING, "hello = Bonjour { SHOUT($name) }\n");
    assert!(found[1].contains("there is no function SHOUT"), "{found:?}");
}

#[test]
fn a_function_is_used_in_its_own_language_only() {
    let found = messages(GREETING, "hello = Bonjour { A($name) }\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `hello`: A is a function of another language."]);
    assert_eq!(messages(GREETING, "hello = Bonjour { OF($name) }\n"), [""; 0]);
}

#[test]
fn a_text_holds_no_marks() {
    let found = messages("home = Home\n", "home = {\"\\u0001\"}\n");
    assert_eq!(found, ["fr/camp.ftl:1: In `home`: a text can't hold control characters."]);
}

#[test]
fn names_are_plain_text_for_each_value() {
    let found = problems(Kind::Names, SEASON, "now = Toujours { $season ->\n   *[other] été\n }\n");
    assert!(found[0].starts_with("fr/camp.ftl:1: The name `now` must only select"), "{found:?}");
}

#[test]
fn the_texts_of_an_option_follow_its_name_and_none_lacks_its_help() {
    let options = |file: &str| {
        let plain: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
        problems(Kind::Options, file, &plain.join("\n"))
    };
    let whole = "ties = Ties\nties-help = What ties do.\nties-is-all-four = all\n\
                 # $number (number: u32)\nties-number = { $number }\n\
                 # $first (text)\nties-seats = { $first }\n\nties-two = Two\nties-two-help = More.\n";
    assert_eq!(options(whole), [""; 0]);
    let found = options("ties = Ties\nties-help = What ties do.\nties-hlep = Typed badly.\n");
    let what = "is not a text of the option above it, and no option without its `-help`.";
    assert_eq!(found, [format!("en/camp.ftl:3: `ties-hlep` {what}")]);
    let found = options("ties = Ties\nties-help = Help.\nties-number = some\n");
    assert_eq!(found, ["en/camp.ftl:3: `ties-number` takes one argument, a number."]);
    let found =
        options("ties = Ties\nties-help = Help.\n# $word (text)\nties-is-off = { $word }\n");
    assert_eq!(found, ["en/camp.ftl:4: `ties-is-off` takes no arguments."]);
}
