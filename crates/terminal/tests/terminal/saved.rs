//! Games saved by the version that kept a record and a seed, but no log of the table, can be
//! continued.

use crate::table::Folder;
use dealer::{Seed, verify};
use kernel::{Record, Seat};
use std::fs;
use std::path::PathBuf;
use terminal::Key;
use terminal::SeatKind::{Greedy, Human};
use texts::{Lang, Names};

/// Copies the files of a saved game to where they can be continued.
fn saved(folder: &Folder, game: &str) -> PathBuf {
    let from = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/terminal/saved");
    for ending in ["rec", "rec.seed"] {
        let name = format!("{game}.{ending}");
        fs::copy(from.join(&name), folder.file(&name)).expect("the saved game is there");
    }
    folder.file(&format!("{game}.rec"))
}

/// Resumes a saved game of either crate and plays it to its end, which must verify.
macro_rules! plays_on {
    ($type:ty, $name:literal) => {{
        let folder = Folder::new();
        let path = saved(&folder, $name);
        let text = fs::read_to_string(&path).expect("the saved game is there");
        let record: Record<$type> = Record::parse(&text).expect("the saved game can be read");
        let options = terminal::PlayOptions {
            setup: record.setup.clone(),
            seats: Vec::new(),
            names: Names::default(),
            seed: Seed::from_number(999),
            lang: Lang::En,
            record: Some(path.clone()),
            resume: Some(record.clone()),
            bot_delay_ms: 0,
        };
        let mut app = terminal::app(options, 0)
            .unwrap_or_else(|failure| panic!("{}", failure.sentence(Lang::En)));
        app.pass_time(0);
        assert_eq!(app.message, None, "nothing is lost");
        assert!(app.session.journal().lines().starts_with(&record.lines));
        assert_eq!(app.session.seats(), [Human, Greedy, Human]);
        assert_eq!(app.session.names().of(Lang::En, Seat(2)), "Cem");
        let mut presses = 0;
        while !app.session.is_over() {
            presses += 1;
            assert!(presses < 5000, "the game goes on and on");
            app.press(Key::Enter);
            app.pass_time(0);
        }
        let text = fs::read_to_string(&path).expect("the record is there");
        let finished: Record<$type> = Record::parse(&text).expect("the record can be read");
        assert!(finished.lines.starts_with(&record.lines));
        verify(&finished).expect("the first seed has dealt it all");
        finished
    }};
}

#[test]
fn a_game_of_campfire_saved_without_a_log_of_its_table_goes_on() {
    let finished = plays_on!(campfire::Campfire, "campfire");
    assert!(finished.tag("takeback.1").is_some(), "what was noted stays noted");
}

#[test]
fn a_game_of_sea_saved_without_a_log_of_its_table_goes_on() {
    plays_on!(sea::Sea, "sea");
}
