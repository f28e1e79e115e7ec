//! Studies on disk: the same bytes on any number of threads, resumed after every kind of failure.

use campfire::Campfire;
use lab::data::{DataProblem, Folder};
use lab::plan::PlanFile;
use lab::play::CellTable;
use lab::results::Results;
use lab::run::{RunEnd, run};
use lab::study::Study;
use lab::subject::Subject;
use sea::Sea;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) fn study<G: Subject>(text: &str) -> Study {
    PlanFile::parse(text).unwrap().resolve::<G>(Path::new(".")).unwrap()
}

const PLAN: &str = r#"
game = "campfire"
players = [3, 2]
bots = "greedy"
games = 40
questions = ["balance", "decisions"]
options = { adventurers = "random" }
[[variant]]
name = "as printed"
[[variant]]
name = "separate"
options = { moon_ties = "separate" }
"#;

fn play<G: Subject>(path: &Path, study: &Study, threads: usize) -> RunEnd {
    let mut folder = Folder::prepare(path, study).unwrap();
    run::<G>(&mut folder, threads, &AtomicBool::new(false), |_| {}).unwrap()
}

/// Returns every file below a folder, by name.
fn files(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    for below in [".", "games", "turns"] {
        for entry in std::fs::read_dir(path.join(below)).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                let name = format!("{below}/{}", entry.file_name().to_string_lossy());
                all.insert(name, std::fs::read(entry.path()).unwrap());
            }
        }
    }
    all
}

#[test]
fn the_data_are_the_same_on_any_number_of_threads() {
    let study = study::<Campfire>(PLAN);
    let [one, four] = [1, 4].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(play::<Campfire>(folder.path(), &study, threads), RunEnd::Complete);
        files(folder.path())
    });
    assert!(one.len() > 10, "there are chunks to compare: {}", one.len());
    assert_eq!(one, four);
}

#[test]
fn a_stopped_study_goes_on_and_ends_the_same() {
    let study = study::<Campfire>(PLAN);
    let whole = tempfile::tempdir().unwrap();
    let halves = tempfile::tempdir().unwrap();
    play::<Campfire>(whole.path(), &study, 1);
    let stop = AtomicBool::new(false);
    let mut folder = Folder::prepare(halves.path(), &study).unwrap();
    let mut told = 0;
    let end = run::<Campfire>(&mut folder, 1, &stop, |progress| {
        told += 1;
        stop.store(progress.played > 0, Ordering::Relaxed);
    });
    assert_eq!(end.unwrap(), RunEnd::Stopped);
    let before = folder.chunks().count();
    assert!(before > 0 && told > 1, "something was played before the stop");
    assert_eq!(play::<Campfire>(halves.path(), &study, 2), RunEnd::Complete);
    assert_eq!(files(whole.path()), files(halves.path()));
}

#[test]
fn a_damaged_chunk_is_noticed_and_played_again() {
    let study = study::<Campfire>(PLAN);
    let folder = tempfile::tempdir().unwrap();
    play::<Campfire>(folder.path(), &study, 2);
    let sound = files(folder.path());
    let chunk = folder.path().join("games/00000-00001.arrow");
    let mut bytes = std::fs::read(&chunk).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&chunk, bytes).unwrap();
    let opened = Folder::open(folder.path()).unwrap();
    let read = Results::read::<Campfire>(&opened).err().expect("the damage is noticed");
    assert!(read.to_string().contains("checksum"), "{read}");
    play::<Campfire>(folder.path(), &study, 1);
    assert_eq!(files(folder.path()), sound);
}

#[test]
fn a_ledger_that_was_cut_off_loses_only_its_last_chunk() {
    let study = study::<Campfire>(PLAN);
    let folder = tempfile::tempdir().unwrap();
    play::<Campfire>(folder.path(), &study, 1);
    let sound = files(folder.path());
    let ledger = folder.path().join("chunks.txt");
    let text = std::fs::read_to_string(&ledger).unwrap();
    std::fs::write(&ledger, &text[..text.len() - 5]).unwrap();
    let opened = Folder::open(folder.path()).unwrap();
    assert_eq!(opened.chunks().count(), text.lines().count() - 1);
    play::<Campfire>(folder.path(), &study, 1);
    assert_eq!(files(folder.path()), sound);
}

#[test]
fn foreign_folders_and_files_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let told = |text: &str| {
        std::fs::write(folder.path().join("study.json"), text).unwrap();
        Folder::open(folder.path()).err().expect("it is no study")
    };
    assert!(matches!(Folder::open(folder.path()), Err(DataProblem::NoStudy(_))));
    assert!(matches!(Folder::open(Path::new("/dev/null")), Err(DataProblem::NoStudy(_))));
    assert!(matches!(told("{"), DataProblem::Damaged(..)));
    assert!(matches!(told("[1]"), DataProblem::Damaged(..)));
    assert!(matches!(told("{\"version\": 99}"), DataProblem::Version(_, 99)));
    assert!(matches!(told("{\"version\": 1}"), DataProblem::Damaged(..)));
    let mine = study::<Campfire>(PLAN);
    let other = study::<Campfire>("game = \"campfire\"");
    let folder = tempfile::tempdir().unwrap();
    Folder::prepare(folder.path(), &mine).unwrap();
    let refused = Folder::prepare(folder.path(), &other).err().expect("another study is there");
    assert!(matches!(refused, DataProblem::OtherStudy(_)));
}

#[test]
fn an_arrow_file_that_is_none_is_refused_in_words() {
    let text = std::io::Cursor::new(b"ARROW1 but not really".to_vec());
    assert!(lab::data::read_games::<Campfire>(text, &mut |_| {}).is_err());
    // A file of turns is valid, but it is not a file of games.
    let mut turns = Vec::new();
    lab::data::write_turns(&mut turns, 0, &[]).unwrap();
    let read = lab::data::read_games::<Campfire>(std::io::Cursor::new(turns), &mut |_| {});
    assert!(read.unwrap_err().to_string().contains("column"));
}

#[test]
fn rows_come_back_as_they_were_written() {
    let study = study::<Sea>("game = \"sea\"\ngames = 6\nquestions = [\"decisions\"]");
    let cells = study.cells_of::<Sea>().unwrap();
    let table = CellTable::<Sea>::new(&study, cells[0]).unwrap();
    let mut scratch = lab::play::Scratch::default();
    let wanted = || lab::play::Wanted { turns: None, lines: None };
    let rows: Vec<_> = (0..6).map(|game| table.play(game, &mut scratch, wanted())).collect();
    let mut bytes = Vec::new();
    lab::data::write_games::<Sea>(&mut bytes, &rows, &[]).unwrap();
    let mut back = Vec::new();
    let read = |row: &lab::row::GameRow| back.push(*row);
    lab::data::read_games::<Sea>(std::io::Cursor::new(bytes), &mut { read }).unwrap();
    assert_eq!(rows, back);
    assert!(rows[0].oracle.is_some() && rows[1].oracle.is_none(), "the oracle samples");
}

#[test]
fn any_game_has_a_record_that_replays_to_its_row() {
    let study = study::<Campfire>(PLAN);
    for cell in study.cells_of::<Campfire>().unwrap() {
        let table = CellTable::<Campfire>::new(&study, cell).unwrap();
        let wanted = lab::play::Wanted { turns: None, lines: None };
        let row = table.play(5, &mut lab::play::Scratch::default(), wanted);
        let text = table.record(5).to_string();
        let record = kernel::Record::<Campfire>::parse(&text).unwrap();
        let journal = record.replay(&mut ()).unwrap();
        let places = kernel::Game::standing(journal.now()).unwrap();
        assert_eq!(places.places(), &row.places[..usize::from(cell.players)]);
        dealer::verify(&record).unwrap();
    }
}

#[test]
fn a_study_that_stops_by_itself_stops_at_the_same_game_on_any_machine() {
    let text = r#"
game = "campfire"
players = 2
bots = "random"
games = 4000
until = "4 %"
questions = []
"#;
    let study = study::<Campfire>(text);
    let [one, three] = [1, 3].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        play::<Campfire>(folder.path(), &study, threads);
        files(folder.path())
    });
    assert_eq!(one, three);
    let chunks = one.keys().filter(|name| name.starts_with("games")).count() as u32;
    assert!(chunks > 1 && chunks < 4000_u32.div_ceil(study.chunk), "{chunks} chunks");
}

#[test]
fn a_restricted_bot_never_uses_what_it_may_not() {
    let text = "game = \"campfire\"\nplayers = 4\nbots = \"greedy\"\ngames = 20\n\
                questions = [\"restricted\"]\noptions = { adventurers = \"random\" }";
    let study = study::<Campfire>(text);
    let mut restricted = 0;
    for cell in study.cells_of::<Campfire>().unwrap() {
        let lab::study::Role::Restricted { lever } = cell.role else { continue };
        let table = CellTable::<Campfire>::new(&study, cell).unwrap();
        let mut scratch = lab::play::Scratch::default();
        for game in 0..4 {
            let wanted = lab::play::Wanted { turns: None, lines: None };
            let row = table.play(game, &mut scratch, wanted);
            for seat in row.seats().filter(|&s| row.special.is_none_or(|r| usize::from(r) == s)) {
                assert_eq!(row.used[seat] >> lever & 1, 0, "lever {lever}, game {game}");
                restricted += 1;
            }
        }
    }
    assert!(restricted > 100, "{restricted}");
}
