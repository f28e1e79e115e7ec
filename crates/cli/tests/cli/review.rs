//! `emberwake review` and `emberwake hint`: their output, and their errors.

use crate::program::{
    binary, file, folder, golden_path, golden_text, keys, listing, run, typed, with_input,
};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};
use std::time::Duration;

const DOCUMENT: &str = include_str!("../../../../docs/review.md");
const SEA: &str = "../sea/tests/rules/fixtures/naval-battle.rec";

/// A quick review of the short record.
fn quick(more: &str) -> String {
    let record = golden_path("short.rec");
    format!("review {record} --seat 1 --iterations 32 --par 5 {more}")
}

/// The short record before its end.
fn unfinished() -> String {
    let text = golden_text("short.rec");
    text[..text.find("0 nudge").expect("it is there")].to_owned()
}

#[test]
fn a_review_has_its_parts_in_every_language_and_fits_the_terminal() {
    let words = [
        ("en", ["Chances of winning", "Result", "Par", "Your costliest decisions"]),
        ("fr", ["Chances de gagner", "Résultat", "Référence", "Vos décisions les plus coûteuses"]),
        ("de", ["Gewinnchancen", "Ergebnis", "Vergleich", "Deine teuersten Entscheidungen"]),
        ("es", ["Probabilidad de ganar", "Resultado", "Referencia", "Tus decisiones más caras"]),
    ];
    for (lang, parts) in words {
        let said = typed(&quick(&format!("--from blunder --lang {lang}"))).fine();
        let missing = parts.iter().find(|part| !said.contains(**part));
        assert_eq!(missing, None, "{lang}: {said}");
        assert!(said.contains(['▁', '▂', '▃', '▄']), "the river is drawn: {said}");
        let long = said.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "{lang}");
    }
}

#[test]
fn the_same_review_is_printed_every_time_and_another_seed_gives_another() {
    assert_eq!(typed(&quick("--json")).fine(), typed(&quick("--json")).fine());
    assert_ne!(typed(&quick("--json")).fine(), typed(&quick("--json --seed 2")).fine());
}

#[test]
fn every_field_of_a_review_is_explained_and_the_sum_is_exact() {
    let mut found = BTreeSet::new();
    let sea = format!("review {SEA} --seat 2 --iterations 16 --par 2 --json");
    for command in
        [quick("--json"), sea, format!("hint {} --line 26 --json", golden_path("short.rec"))]
    {
        let printed = typed(&command).json();
        assert_eq!(printed.len(), 1, "one line: {command}");
        keys(&printed[0], &mut found);
        let Some(sum) = printed[0].get("sum") else { continue };
        let part = |name: &str| sum[name].as_f64().expect("a number");
        let causes: f64 = ["own_errors", "luck", "others_errors", "rest"].map(part).iter().sum();
        assert!((part("all") - causes).abs() < 1e-9, "{sum}");
    }
    assert!(found.contains("omniscient") && found.contains("is_clear"));
    let missing = found.iter().filter(|key| !DOCUMENT.contains(&format!("`{key}`")));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn a_page_needs_nothing_else() {
    let page = typed(&quick("--html")).fine();
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg"));
    assert!(!page.contains("<script") && !page.contains("src=") && !page.contains("url("));
}

#[test]
fn a_game_without_an_end_is_reviewed_as_far_as_it_goes() {
    let said = with_input("review - --seat 2 --iterations 16 --par 2", &unfinished()).fine();
    assert!(said.contains("This game isn’t finished"), "{said}");
    assert!(said.contains("Chance at the end of this review"), "{said}");
}

#[test]
fn the_only_person_at_the_table_is_reviewed_unless_another_seat_is_named() {
    let text = golden_text("short.rec").replace("tag bot.1 random\n", "");
    let reviewed = with_input("review - --iterations 8 --par 0 --json", &text).json();
    assert_eq!(reviewed[0]["seat"], 1);
    let record = golden_path("short.rec");
    let which = typed(&format!("review {record}")).refused(2);
    assert_eq!(which, "Name the seat to review with --seat: 1 to 2.");
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_a_sentence() {
    let record = golden_path("short.rec");
    let none = typed(&format!("review {record} --seat 3")).refused(2);
    assert_eq!(none, format!("{record}: the table has no seat 3, only 1 to 2."));
    for (wrong, words) in [
        ("--iterations 0", "Use 1 to 10000000 iterations."),
        ("--iterations lots", "Use 1 to 10000000 iterations."),
        ("--from brilliant", "“brilliant”: use inaccuracy, mistake or blunder"),
    ] {
        let run = typed(&format!("review {record} --seat 1 {wrong}"));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{wrong}");
        assert!(run.err.contains(words), "{wrong}: {}", run.err);
    }
    assert_eq!(typed(&quick("--json --html")).code, 2);
    let far = typed(&format!("hint {record} --line 99")).refused(2);
    assert_eq!(far, "The record has no step 99: it has 41.");
    let over = typed(&format!("hint {record}")).refused(2);
    assert_eq!(over, "No player decides after step 41.");
}

#[test]
fn an_annotated_record_is_a_record_and_tells_its_review() {
    let place = folder("review-annotate");
    let text =
        golden_text("short.rec").replace("end 2 1", "end 2 1\ntag comment.26 Here it starts.");
    let path = file(&place, "game.rec", text);
    let out = place.join("annotated.rec").display().to_string();
    let said = typed(&format!("review {path} --seat 1 --iterations 200 --par 0 --annotate {out}"));
    let said = said.fine();
    assert!(said.contains(&format!("{out}: ")), "{said}");
    typed(&format!("record check {out}")).fine();
    typed(&format!("record verify {out}")).fine();
    let told = typed(&format!("record show {out}")).fine();
    assert!(told.contains("  # Here it starts.\n"), "{told}");
    let graded = std::fs::read_to_string(&out).expect("it was written");
    let graded = graded.lines().filter(|line| line.starts_with("tag review.")).count();
    assert_eq!(told.matches("Better: ").count(), graded);
    let nowhere = place.join("no/such/folder.rec").display().to_string();
    let run = typed(&format!("review {path} --seat 1 --iterations 2 --par 0 --annotate {nowhere}"));
    assert_eq!(run.code, 3);
    assert_eq!(listing(&place), ["annotated.rec", "game.rec"], "nothing half done is left");
}

#[test]
fn an_interrupted_review_shows_what_it_has() {
    let record = golden_path("short.rec");
    let line = format!("review {record} --seat 1 --iterations 20000 --par 0");
    // A slow machine may get the signal before the program is ready for it.
    for delay_ms in [400, 1500, 5000] {
        let mut command = binary();
        command.args(line.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().expect("the binary starts");
        std::thread::sleep(Duration::from_millis(delay_ms));
        run(Command::new("kill").args(["-INT", &child.id().to_string()]));
        let output = child.wait_with_output().expect("the binary ends");
        if output.status.code() == Some(0) {
            let said = String::from_utf8(output.stdout).expect("output is text");
            assert!(said.contains("The review was interrupted: it covers "), "{said}");
            return;
        }
    }
    panic!("the program never kept what it had");
}

#[test]
fn a_hint_names_moves_and_reasons() {
    let record = golden_path("short.rec");
    for lang in ["en", "fr", "de", "es"] {
        let said = typed(&format!("hint {record} --line 26 --iterations 60 --lang {lang}")).fine();
        assert!(said.contains("  1. ") && said.contains("  2. "), "{said}");
    }
}
