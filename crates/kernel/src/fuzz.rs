//! Bodies of fuzz targets, generic over [`Game`].
//!
//! The ordinary tests feed them random bytes for a bounded time on stable Rust; the targets under
//! `fuzz/` feed them from a coverage-guided fuzzer for as long as one likes. They panic at a breach.

use crate::contract::Probe;
use crate::{Game, Luck, Record, Turn};

/// Luck that comes from the bytes of a fuzzer; once they are used up, everything falls on 0.
pub struct ByteLuck<'a>(pub &'a [u8]);

impl Luck for ByteLuck<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let (bytes, rest) = self.0.split_at(self.0.len().min(4));
        self.0 = rest;
        let number = bytes.iter().fold(0u32, |number, &byte| number << 8 | u32::from(byte));
        number % bound
    }
}

/// Plays where the bytes lead and checks that a move is played exactly when it is listed, that a
/// refusal changes nothing and that material is conserved. Gives the number of positions visited.
pub fn moves_agree<G: Game>(setups: &[G::Setup], probe: &impl Probe<G>, data: &[u8]) -> usize {
    let mut luck = ByteLuck(data);
    let setup = &setups[luck.below(setups.len() as u32) as usize];
    let mut game = G::start(setup).expect("the setup is lawful");
    let mut visited = 0;
    while !luck.0.is_empty() {
        visited += 1;
        game.audit().unwrap_or_else(|broken| panic!("{broken}\n{game:?}"));
        let mut listed = Vec::new();
        game.legal_moves(&mut listed);
        let wild = probe.some_move(&mut luck);
        let mut after = game.clone();
        match after.play(wild, &mut ()) {
            Ok(()) => {
                assert!(listed.contains(&wild) || G::is_free_form(&wild), "{wild} is not listed")
            }
            Err(why) => {
                assert!(!listed.contains(&wild), "{wild} is listed and refused: {why}");
                assert_eq!(after, game, "the refused {wild} changed something");
            }
        }
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&mut luck);
                game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
            }
            Turn::Seat(_) => {
                let mv = listed[luck.below(listed.len() as u32) as usize];
                game.play(mv, &mut ()).expect("a listed move is legal");
            }
        }
    }
    visited
}

/// Reads any text as a move and as an outcome: what can be read is written back the same.
pub fn notation<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        assert_eq!(mv.to_string(), text, "a move has one spelling");
    }
    if let Ok(outcome) = text.parse::<G::Outcome>() {
        assert_eq!(outcome.to_string(), text, "an outcome has one spelling");
    }
}

/// Reads any text as a record: what can be read is written back so that it reads the same, and
/// replaying it never panics.
pub fn records<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::parse(text) else { return };
    let written = record.to_string();
    let back = Record::<G>::parse(&written).expect("a written record can be read");
    assert_eq!((&back.setup, &back.lines, &back.end), (&record.setup, &record.lines, &record.end));
    if let Ok(journal) = record.replay(&mut ()) {
        assert_eq!(journal.lines(), &record.lines[..], "a replay plays every line");
    }
}
