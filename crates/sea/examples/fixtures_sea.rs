//! Writes the finished games that the tests replay, one for each way a game can end.
//!
//! `cargo run --release -p sea --example fixtures_sea -- crates/sea/tests/fixtures`

use dealer::Quick;
use kernel::{Game, Journal, Luck, Record, Turn, Viewer};
use sea::{Move, Preset, Question, Sea, Setup, Trigger, View};
use std::path::PathBuf;

/// What a fixture must show: its name and how its last position looks to all.
type Wanted = (&'static str, fn(&View) -> bool);

const WANTED: [Wanted; 6] = [
    ("legends", |end| end.trigger == Some(Trigger::Legends)),
    ("tiles", |end| end.trigger == Some(Trigger::Tiles)),
    ("boats", |end| end.trigger == Some(Trigger::Boats)),
    ("becalmed", |end| end.trigger == Some(Trigger::Becalmed)),
    ("myth", |end| end.players.iter().any(|player| player.score.mythical == Some(1))),
    ("tie", |end| end.tie_rolls > 0),
];

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder of the fixtures"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for (name, shows) in WANTED {
        let (number, journal) = (0..)
            .map(|number| (number, game(number)))
            .find(|(_, journal)| shows(&journal.now().view(Viewer::Spectator)))
            .expect("numbers do not end");
        let tags = vec![("event".to_owned(), format!("fixture {name}, number {number}"))];
        let text = Record::of(&journal, tags).to_string();
        println!("{name}: number {number}, {} lines", journal.lines().len());
        std::fs::write(folder.join(format!("{name}.record")), text).expect("written");
    }
}

/// A game that belongs to a number: sensible at times, random at others.
fn game(number: u64) -> Journal<Sea> {
    let preset = Preset::ALL[(number / 4 % 4) as usize];
    let setup = Setup::preset(3 + (number % 4) as u8, preset);
    let mut luck = Quick::new(number);
    let mut journal = Journal::<Sea>::start(setup).expect("a lawful setup");
    loop {
        match journal.now().turn() {
            Turn::Seat(seat) => {
                let mv = choose(journal.now(), &mut luck);
                journal.play(seat, mv, &mut ()).expect("listed");
            }
            Turn::Chance => {
                let outcome = journal.now().sample(&mut luck);
                journal.resolve(outcome, &mut ()).expect("sampled");
            }
            Turn::Over => return journal,
        }
    }
}

/// Mostly what a clock would answer, which founds and goes home; offers are often taken.
fn choose(sea: &Sea, luck: &mut Quick) -> Move {
    let sensible = match sea.asked() {
        Some(Question::AnswerOffer | Question::AnswerDisclosure) => Move::Accept,
        Some(Question::Interact | Question::Wind) => any(sea, luck),
        _ => sea.when_time_runs_out().expect("a seat decides"),
    };
    if luck.below(8) == 0 { any(sea, luck) } else { sensible }
}

fn any(sea: &Sea, luck: &mut Quick) -> Move {
    let mut moves: Vec<Move> = Vec::new();
    sea.legal_moves(&mut moves);
    moves[luck.below(moves.len() as u32) as usize]
}
