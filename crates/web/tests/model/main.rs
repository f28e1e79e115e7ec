//! The model of the page, tested without a browser.

mod appearance;
mod bots;
mod choosing;
mod keeping;
mod lesson;
mod lesson_sea;
mod links;
mod rulebook;
mod scenes;
mod sea;
mod undoing;

use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::Luck;
use web::model::{Fate, Playable, Session, Sitter};

/// A table of so many people, dealt from a number.
fn table(players: u8, number: u64) -> Session<Campfire> {
    let sitters = vec![Sitter::Person; players.into()];
    let names = vec![None; players.into()];
    let fate = Fate::Seed(Seed::from_number(number));
    Session::start("t".into(), Campfire::usual_setup(players), sitters, names, fate).unwrap()
}

/// Plays at random until the end, or until so many decisions were made.
fn play_on(session: &mut Session<Campfire>, number: u64, decisions: usize) {
    let mut luck = Quick::new(number);
    for _ in 0..decisions {
        let Some(seat) = session.seat_to_act() else { return };
        let legal = session.legal_moves();
        session.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap();
    }
}
