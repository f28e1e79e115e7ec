//! Whole games to review: games between bots, and the fixtures of the rules.

use bots::BotConfig;
use dealer::{Dealer, Seed, tag_reveal, tags_before};
use kernel::playout::listed_moves;
use kernel::{Journal, Record, Seat, SetupText, Turn, Viewer};
use review::{ReviewSettings, Reviewed};

pub const NAVAL_BATTLE: &str = include_str!("../../../sea/tests/rules/fixtures/naval-battle.rec");
pub const SHARED_VICTORY: &str =
    include_str!("../../../campfire/tests/rules/fixtures/shared-victory.rec");

/// Few iterations: these tests don't depend on the strength of the search.
pub const QUICK: ReviewSettings = ReviewSettings { iterations: 96, seed: 7 };

/// Returns the record of a game between these bots, one for each seat, with its shuffle proved.
pub fn game<G: Reviewed>(names: &[&str], number: u64) -> Record<G> {
    let seed = Seed::from_number(number);
    let mut dealer = Dealer::<G>::new(&seed, &[]);
    let setup = G::Setup::usual(names.len() as u8);
    let mut journal = Journal::<G>::start(setup).expect("the usual setup is lawful");
    let bot = |(seat, name): (usize, &&str)| {
        G::bot(name, BotConfig::seed(number << 8 | seat as u64)).expect("the bot exists")
    };
    let mut bots: Vec<_> = names.iter().enumerate().map(bot).collect();
    loop {
        match journal.now().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut ()).expect("the dealer deals lawfully");
            }
            Turn::Seat(seat) => {
                let view = journal.now().view(Viewer::Seat(seat));
                let mv = bots[seat.index()].choose(&view, &listed_moves(journal.now()));
                journal.play(seat, mv, &mut ()).expect("bots choose legal moves");
            }
        }
    }
    let mut record = Record::of(&journal, tags_before(&seed, &[]));
    record.tags_after.push(tag_reveal(&seed));
    record
}

/// Returns the same game cut to this many lines.
pub fn cut<G: Reviewed>(record: &Record<G>, lines: usize) -> Record<G> {
    let mut record = record.clone();
    record.lines.truncate(lines);
    record.line_numbers.clear();
    record.end = None;
    record.tags_after.clear();
    record
}

/// Returns the review for a seat.
pub fn reviewed<G: Reviewed>(record: &Record<G>, seat: u8) -> review::Review {
    review::Reviewer::new(record, Seat(seat), QUICK).expect("the record is a game").run()
}
