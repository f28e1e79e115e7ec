//! The model of the page, tested without a browser.

mod appearance;
mod books;
mod bots;
mod choosing;
mod exploring;
mod flow;
mod keeping;
mod lesson;
mod lesson_sea;
mod links;
mod online;
mod puzzles;
mod quiz;
mod replays;
mod results;
mod review;
mod rulebook;
mod saved;
mod scenes;
mod sea;
mod secrets;
mod sitting;
mod undoing;

use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::{Luck, Seat};
use table::{Clock, HostingOptions, Level};
use web::model::question::stand_in;
use web::model::seating::{opening_here, options_here};
use web::model::{Playable, Session, Sitter};

/// The time at which these tests begin.
const T0: u64 = 1_700_000_000_000;

/// Returns options without clocks, with easy bots as stand-ins.
fn options() -> HostingOptions {
    options_here(Clock::None, Level::new("easy").unwrap())
}

/// Creates a table of `p`ersons and `b`ots, dealt from a number.
fn seated<G: Playable>(kinds: &str, options: HostingOptions, number: u64) -> Session<G> {
    let sitters: Vec<Sitter> = kinds
        .chars()
        .map(|kind| match kind {
            'p' => Sitter::Person,
            _ => Sitter::Bot("easy".into()),
        })
        .collect();
    let setup = G::usual_setup(sitters.len() as u8);
    let names = vec![None; sitters.len()];
    let opening = opening_here::<G>(setup, &sitters, options);
    Session::open("t".into(), opening, names, Seed::from_number(number), T0).unwrap()
}

/// Creates a table of this many people, dealt from a number.
fn table(players: u8, number: u64) -> Session<Campfire> {
    seated(&"p".repeat(players.into()), options(), number)
}

/// Plays random moves until the end, or until this many decisions were made.
fn play_on<G: Playable>(session: &mut Session<G>, number: u64, decisions: usize) {
    let mut luck = Quick::new(number);
    for _ in 0..decisions {
        if session.is_over() {
            return;
        }
        let asked = session.bot_to_act();
        let seat = session.seat_to_act().unwrap();
        match asked {
            // Only the table knows what a bot has been offered.
            Some(asked) => {
                let mv = stand_in(session, &asked).unwrap();
                session.bot_move(&asked, mv, T0).unwrap()
            }
            None => {
                let legal = legal(session, seat);
                session.play(seat, legal[luck.below(legal.len() as u32) as usize], T0).unwrap()
            }
        };
    }
}

/// Returns the moves of a seat, from its own view.
fn legal<G: Playable>(session: &Session<G>, seat: Seat) -> Vec<G::Move> {
    let mut own = session.clone();
    own.look(kernel::Viewer::Seat(seat), T0);
    own.legal_moves()
}
