//! Tests of the kernel with a toy game, and of its contract suite, which must be able to fail.

extern crate emberwake_kernel as kernel;

mod breaches;
mod json;
mod toy;

use kernel::contract::{Law, check};
use kernel::perft::{Nodes, perft};
use kernel::{
    Game, Journal, Record, Seat, SetupText, Standing, Turn, UndoProblem, Viewer, notation,
};
use toy::{Dice, Pennies, Table, Take, Throw, Wild};

#[test]
fn the_toy_keeps_the_contract_and_every_law_is_checked() {
    let report = check::<Pennies>(&[Table { pennies: 9 }], 20, 100, &Wild, &mut Dice(1));
    report.assert();
    assert!(report.visited(Law::ViewsAreBlind) > report.visited(Law::LegalMovesAreBlind));
    assert_eq!(report.to_string().lines().count(), 15, "one line for each law");
}

#[test]
fn perft_counts_seats_chances_and_ends_apart() {
    let game = Pennies::start(&Table { pennies: 4 }).unwrap();
    assert_eq!(perft(&game, 0), Nodes { chance: 1, ..Nodes::default() });
    assert_eq!(perft(&game, 1), Nodes { seat: 2, ..Nodes::default() });
    assert_eq!(perft(&game, 2), Nodes { seat: 4, ..Nodes::default() });
    let last = perft(&game, 9);
    assert_eq!((last.seat, last.chance, last.over), (0, 0, last.total()), "all games are over");
}

#[test]
fn standings_share_places_among_the_tied() {
    let points = [3, 5, 3, 1];
    let standing = Standing::by_key(4, |seat| points[seat.index()]);
    assert_eq!(standing.places(), [2, 1, 2, 4]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn seats_go_round_clockwise() {
    assert_eq!(Seat(2).next(3), Seat(0));
    assert_eq!(Seat(1).round(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
}

#[test]
fn numbers_have_one_spelling() {
    for (word, number) in [("0", Some(0)), ("7", Some(7)), ("42", Some(42))] {
        assert_eq!(notation::number(word, 42), number);
    }
    for word in ["", "00", "07", "+7", "-1", "43", "4294967296", "seven", "7 "] {
        assert_eq!(notation::number(word, 42), None, "{word}");
    }
}

#[test]
fn hexadecimal_reads_back_and_nothing_else_is_read() {
    let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
    assert_eq!(notation::hex32(&notation::hex(&bytes)), Some(bytes));
    for text in ["", "zz", &"g".repeat(64), &"a".repeat(63), &"é".repeat(32)] {
        assert_eq!(notation::hex32(text), None);
    }
}

#[test]
fn tags_may_hold_anything_but_line_ends() {
    let journal = Journal::<Pennies>::start(Table { pennies: 3 }).unwrap();
    let tags = vec![("name.0".to_owned(), "Zoë\nend 1 2".to_owned())];
    let text = Record::of(&journal, tags).to_string();
    assert!(text.contains("\ntag name.0 Zoë end 1 2\n"));
    assert_eq!(Record::<Pennies>::parse(&text).unwrap().tag("name.0"), Some("Zoë end 1 2"));
}

#[test]
fn comments_and_carriage_returns_do_no_harm() {
    let text = "emberwake record 1\r\ngame pennies\r\nrules 1\r\n# a comment\r\nset pennies 3\r\nplay\r\n! heads\r\n";
    let record = Record::<Pennies>::parse(text).unwrap();
    assert_eq!((record.lines.len(), record.line_number(0)), (1, 7));
}

#[test]
fn a_wrong_setting_is_named_with_its_own_line() {
    let text = "emberwake record 1\ngame pennies\nrules 1\ntag a b\nset pennies many\nplay\n";
    let problem = Record::<Pennies>::parse(text).unwrap_err();
    assert!(matches!(problem, kernel::RecordProblem::Setting(5, _)), "{problem:?}");
    let none = Record::<Pennies>::parse(&text.replace("set pennies many\n", "")).unwrap_err();
    assert!(matches!(none, kernel::RecordProblem::Setting(5, _)), "the line of ‘play’: {none:?}");
    let comment = Record::<Pennies>::parse(&format!("# hello\n{text}")).unwrap_err();
    assert_eq!(comment, kernel::RecordProblem::NotARecord, "the first line says what it is");
}

#[test]
fn undo_stops_at_luck_and_at_the_acts_of_others() {
    let mut journal = Journal::<Pennies>::start(Table { pennies: 5 }).unwrap();
    journal.resolve(Throw(true), &mut ()).unwrap();
    assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::NothingToUndo));
    journal.play(Seat(0), Take(1), &mut ()).unwrap();
    assert_eq!(journal.undo_free(Seat(0)), Ok(1));
    journal.play(Seat(1), Take(1), &mut ()).unwrap();
    assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::OtherActed(Seat(1))));
    assert_eq!(journal.undo_any(Seat(0)), Some(1));
    journal.rewind(1);
    assert_eq!((journal.lines().len(), journal.now().turn()), (1, Turn::Seat(Seat(0))));
}

#[test]
fn a_setup_and_a_view_are_text() {
    let table = Table { pennies: 6 };
    assert_eq!(Table::from_fields(1, &table.fields()), Ok(table.clone()));
    let game = Pennies::start(&table).unwrap();
    assert_eq!(game.view(Viewer::Spectator).pennies, 6);
}

const BEGUN: &str = "emberwake record 1\ngame pennies\nrules 1\nset pennies 3\nplay\n";

#[test]
fn the_places_of_an_end_stand_one_space_apart() {
    let parse = |line: &str| Record::<Pennies>::parse(&format!("{BEGUN}{line}\n"));
    assert_eq!(parse("end 2 1").unwrap().end, Some(vec![2, 1]));
    for line in ["end  2 1", "end 2  1", "end 2 1 ", "end 2\t1", "end ", "end", "end 02 1"] {
        let problem = parse(line).unwrap_err();
        assert!(matches!(problem, kernel::RecordProblem::Misread(6, _)), "‘{line}’: {problem:?}");
    }
}

#[test]
fn an_end_without_places_is_never_written() {
    let mut record = Record::<Pennies>::parse(BEGUN).unwrap();
    record.end = Some(Vec::new());
    assert_eq!(record.to_string(), BEGUN);
}

#[test]
fn a_byte_order_mark_is_a_problem_of_its_own() {
    let problem = Record::<Pennies>::parse(&format!("\u{feff}{BEGUN}")).unwrap_err();
    assert_eq!(problem, kernel::RecordProblem::ByteOrderMark);
}

#[test]
fn tags_stay_before_the_game_in_it_or_after_its_end() {
    let text = BEGUN.replace("play\n", "tag a 1\nplay\ntag b 2\nend 2 1\ntag c 3\n");
    let record = Record::<Pennies>::parse(&text).unwrap();
    let tag = |key: &str, value: &str| vec![(key.to_owned(), value.to_owned())];
    assert_eq!(record.tags, tag("a", "1"));
    assert_eq!(record.tags_between, tag("b", "2"));
    assert_eq!(record.tags_after, tag("c", "3"));
    assert_eq!(
        (record.tag("a"), record.tag("b"), record.tag("c")),
        (Some("1"), Some("2"), Some("3"))
    );
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_setting_is_found_in_its_line_whether_the_record_was_read_or_made() {
    let read = Record::<Pennies>::parse(&BEGUN.replace("set", "# a comment\nset")).unwrap();
    assert_eq!((read.setting_number("pennies"), read.setting_number("other")), (5, 6));
    let journal = Journal::<Pennies>::start(Table { pennies: 3 }).unwrap();
    let made = Record::of(&journal, vec![("a".to_owned(), "1".to_owned())]);
    assert_eq!((made.setting_number("pennies"), made.setting_number("other")), (4, 6));
}
