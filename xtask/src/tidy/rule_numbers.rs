//! Rules are decided in the rules' crates: the fronts neither compare with the rulebook's numbers
//! nor do arithmetic with scores.
//!
//! A program can't tell a rule from a drawing, so this finds the forms in which rules have leaked:
//! constants of `tables.rs`, quantities of a game compared with a number, and sums of scores.

use super::{Report, Tree, rust};

/// Where no rule is decided. Bots, experiments and tensors for Python are not among these: they
/// value positions, or know the games by their numbers.
const FRONTS: [&str; 5] = [
    "crates/server/src/",
    "crates/table/src/",
    "crates/wire/src/",
    "crates/store/src/",
    "crates/cli/src/",
];

/// Constants of `tables.rs` that a front may name, each with the reason.
const SHOWN: [(&str, &str); 12] = [
    ("PLAYERS_MIN", "forms offer so many seats"),
    ("PLAYERS_MAX", "forms offer so many seats"),
    ("PLACES", "the ring is drawn with so many places"),
    ("LEGENDS", "so many columns of cards are drawn"),
    ("SONGS", "so many cards are drawn"),
    ("CARDS_OF_A_LEGEND", "so many cards are drawn"),
    ("MYTH_PARTS", "so many parts are drawn"),
    ("MYTHS", "each of them has a picture"),
    ("FEATS", "each of them has a picture"),
    ("BECALMED_ROUNDS", "forms offer values up to it"),
    ("OFFERS_PER_TURN", "forms offer values up to it"),
    ("STANDSTILL_MAX", "forms offer values up to it"),
];

/// Quantities whose limits are rules: comparing one with a number decides something.
const QUANTITIES: [(&str, &str); 6] = [
    ("chart", "ask the rules whether moons are scored"),
    ("stacks_left", "ask the rules whether the end is near"),
    ("crew", "ask the rules who leads a boat, and whether it is full"),
    ("settlers", "ask the rules who owns a settlement"),
    ("moons", "ask the rules what moons are worth"),
    ("legends", "ask the rules whether the end is triggered"),
];

/// Refuses rules in the fronts.
pub(super) fn check(tree: &Tree, report: &mut Report) {
    let fronts = |path: &str| FRONTS.iter().any(|front| path.starts_with(front));
    for (path, code) in tree.with_ending(".rs").filter(|(path, _)| fronts(path)) {
        check_file(path, code, report);
    }
}

fn check_file(path: &str, code: &str, report: &mut Report) {
    for (line, named) in rust::paths(code) {
        let constant = named.split_once("tables::").map_or("", |(_, constant)| constant);
        let is_constant = constant.chars().all(|c| c.is_ascii_uppercase() || c == '_' || c == '*');
        let is_shown = SHOWN.iter().any(|(shown, _)| *shown == constant);
        if !constant.is_empty() && is_constant && !is_shown {
            let message =
                format!("‘tables::{constant}’ is a number of the rulebook: ask the rules");
            report.problem(path, line, message);
        }
    }
    for (number, line) in rust::code_lines(code) {
        for (quantity, advice) in QUANTITIES {
            if is_compared(line, quantity) {
                let message = format!("‘{quantity}’ is compared with a number: {advice}");
                report.problem(path, number, message);
            }
        }
        if sums_scores(line) {
            report.problem(path, number, "a sum of scores: ask the rules for it");
        }
    }
}

/// Whether the line compares this quantity, a field or what a method gives, with a number over 1.
/// Whether there is any at all is no rule.
fn is_compared(line: &str, quantity: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(quantity).any(|(at, _)| {
        let after = &line[at + quantity.len()..];
        if line[..at].ends_with(in_word) || after.starts_with(in_word) {
            return false;
        }
        let after = after
            .trim_start_matches("()")
            .trim_start_matches(".len()")
            .trim_start_matches(".total()")
            .trim_start();
        let number =
            [">=", "<=", "==", "!=", ">", "<"].iter().find_map(|sign| after.strip_prefix(sign));
        let digits = number.unwrap_or_default().trim_start();
        let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().is_ok_and(|number| number > 1)
    })
}

/// Whether the line adds or subtracts scores.
fn sums_scores(line: &str) -> bool {
    let has_score = line.contains(".score(") || line.contains(".score)");
    has_score && [" - ", " + ", ".sum::<", ".sum()"].iter().any(|sign| line.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    fn found(code: &str) -> usize {
        problems(check, &[("crates/server/src/a.rs", code)]).len()
    }

    #[test]
    fn a_rule_in_a_front_is_found_in_each_of_its_forms() {
        for code in [
            "use campfire::tables::{MOONS_OF_A_SCORING, PLACES};",
            "let home = own.min(::sea::tables::TOKEN_SETTLERS);",
            "let due = gains.chart.is_some_and(|chart| chart >= 4);",
            "if game.stacks_left() <= 3 {",
            "let gain = after.score(seat) - before.score(seat);",
        ] {
            assert_eq!(found(&format!("{code}\n")), 1, "{code}");
        }
    }

    #[test]
    fn what_is_shown_and_what_is_only_looked_at_is_fine() {
        for code in [
            "use campfire::tables::{PLACES, SONGS};",
            "routes!(tables::create, tables::list)",
            "if game.chart() > 0 {",
            "let flowchart = 5; if flowchart >= 4 {",
            "let score = game.score(seat);",
        ] {
            assert_eq!(found(&format!("{code}\n")), 0, "{code}");
        }
    }

    #[test]
    fn the_rules_themselves_and_tests_are_not_searched() {
        let files =
            [("crates/sea/src/a.rs", "if chart >= 4 {"), ("crates/web/tests/a.rs", "chart >= 4")];
        assert!(problems(check, &files).is_empty());
    }
}
