//! Rules are decided in the rules crates: the fronts neither compare with the rulebook's numbers
//! nor do arithmetic with scores.
//!
//! A program can't tell a rule from a drawing, so this finds the forms in which rules have leaked:
//! constants of `tables.rs`, quantities of a game compared with a number, and sums of scores.

use super::{Findings, Tree, rust};

/// The crates that must not decide a rule. Bots, experiments and tensors for Python are not among
/// these: they value positions, or know the games by their numbers.
const FRONTS: [&str; 7] = [
    "crates/server/src/",
    "crates/table/src/",
    "crates/wire/src/",
    "crates/store/src/",
    "crates/cli/src/",
    "crates/terminal/src/",
    "crates/web/src/",
];

/// Constants of `tables.rs` that a front may name, each with the reason.
const SHOWN: [(&str, &str); 15] = [
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
    ("MOONS_OF_A_SCORING", "the chart is drawn with so many slots"),
    ("STACKS_AT_THE_END", "shown next to the stacks that are left"),
    ("LEGENDS_TO_END", "shown next to the legends that players have"),
];

/// Goals among these constants: to write one next to a count is drawing, to compare it is a rule.
const GOALS: [&str; 3] = ["MOONS_OF_A_SCORING", "STACKS_AT_THE_END", "LEGENDS_TO_END"];

/// Quantities with which only the rules calculate. Coordinates have other names, so that drawing is
/// free to calculate.
const CALCULATED: [(&str, &str); 3] = [
    ("price", "ask the rules what is paid"),
    ("fogs", "ask the rules where a boat gets"),
    ("points", "ask the rules what a move gains"),
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
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let fronts = |path: &str| FRONTS.iter().any(|front| path.starts_with(front));
    for (path, code) in tree.with_ending(".rs").filter(|(path, _)| fronts(path)) {
        check_file(path, code, report);
    }
}

fn check_file(path: &str, code: &str, report: &mut Findings) {
    // A module `tables` of a front itself is named as such.
    let others = rust::paths(code).into_iter().filter(|(_, named)| !named.starts_with("self::"));
    for (line, named) in others {
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
        for goal in GOALS {
            if is_compared_or_subtracted(line, goal) {
                let message = format!("‘{goal}’ is a goal of the rulebook: ask if it is reached");
                report.problem(path, number, message);
            }
        }
        for (quantity, advice) in CALCULATED {
            if is_calculated(line, quantity) {
                let message = format!("a calculation with ‘{quantity}’: {advice}");
                report.problem(path, number, message);
            }
        }
        if sums_scores(line) {
            report.problem(path, number, "a sum of scores: ask the rules for it");
        }
    }
}

/// Returns `true` if the line compares this quantity, a field or the result of a method, with a
/// number over 1. Checking whether there is any at all is not a rule.
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

/// Returns `true` if the line compares anything with this constant, or subtracts it.
fn is_compared_or_subtracted(line: &str, goal: &str) -> bool {
    let signs = [">=", "<=", "==", "!=", "> ", "< ", "- "];
    line.match_indices(goal).any(|(at, _)| {
        let before = line[..at].trim_end_matches("u8::").trim_end_matches("usize::from(");
        let after = line[at + goal.len()..].trim_start_matches(".into()").trim_start();
        before.ends_with("sub(")
            || signs.iter().any(|sign| before.trim_end().ends_with(sign.trim_end()))
            || signs.iter().any(|sign| after.starts_with(sign))
    })
}

/// Returns `true` if the line adds to this quantity or subtracts from it.
fn is_calculated(line: &str, quantity: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(quantity).any(|(at, _)| {
        let before = &line[..at];
        let after = &line[at + quantity.len()..];
        if before.ends_with(in_word) || after.starts_with(in_word) {
            return false;
        }
        // The fields on the way to it: `1 + view.voyage.fogs`.
        let before = before.trim_end_matches(|c: char| in_word(c) || c == '.' || c == '*');
        let follows = [".saturating_sub(", ".saturating_add(", " + ", " - "];
        follows.iter().any(|sign| after.starts_with(sign))
            || [" + ", " - "].iter().any(|sign| before.ends_with(sign))
    })
}

/// Returns `true` if the line adds or subtracts scores.
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
            "use campfire::tables::{MOONS_FOR_FIRST, PLACES};",
            "let home = own.min(::sea::tables::TOKEN_SETTLERS);",
            "let due = gains.chart.is_some_and(|chart| chart >= 4);",
            "if game.stacks_left() <= 3 {",
            "let gain = after.score(seat) - before.score(seat);",
            "let beyond = moons.saturating_sub(MOONS_OF_A_SCORING);",
            "if most >= LEGENDS_TO_END {",
            "let stories = price.saturating_sub(wilds);",
            "let cell = ahead(direction, 1 + view.voyage.fogs);",
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
            "for slot in 0..usize::from(MOONS_OF_A_SCORING) {",
            "let corner = middle.x - points_wide + 4.0;",
            "Message::Price { price, wilds }",
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
