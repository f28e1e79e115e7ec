//! Bodies of fuzz targets, generic over [`Game`].
//!
//! Ordinary tests feed them random bytes for a limited time on stable Rust. The targets under
//! `fuzz/` feed them from a coverage-guided fuzzer for as long as you like. They panic if a law is
//! broken.

use crate::contract::Probe;
use crate::playout::{listed_moves, random_step};
use crate::{Game, Luck, Record, Seat, Turn, Viewer};
use serde_json::Value;

/// Random numbers from a fuzzer's bytes. Once these are used up, every number is 0.
pub struct ByteLuck<'a>(pub &'a [u8]);

impl Luck for ByteLuck<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let (bytes, rest) = self.0.split_at(self.0.len().min(4));
        self.0 = rest;
        let number = bytes.iter().fold(0u32, |number, &byte| number << 8 | u32::from(byte));
        number % bound
    }
}

/// Plays a game that the bytes choose and returns the number of positions visited.
///
/// Checks that a move is accepted exactly when it is listed, that a refusal changes nothing, and
/// that material is conserved.
///
/// # Panics
///
/// Panics if a law is broken, or if there are no setups.
pub fn moves_agree<G: Game>(setups: &[G::Setup], probe: &impl Probe<G>, data: &[u8]) -> usize {
    let mut luck = ByteLuck(data);
    let setup = &setups[luck.below(setups.len() as u32) as usize];
    let mut game = G::start(setup).expect("the setup is lawful");
    let mut visited = 0;
    while !luck.0.is_empty() {
        visited += 1;
        game.audit().unwrap_or_else(|broken| panic!("{broken}\n{game:?}"));
        let listed = listed_moves(&game);
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
        if random_step(&mut game, &mut luck, &mut ()).is_none() {
            break;
        }
    }
    visited
}

/// Parses any text as a move and as an outcome, and checks that valid ones are written back
/// unchanged.
///
/// # Panics
///
/// Panics if a law is broken.
pub fn notation<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        assert_eq!(mv.to_string(), text, "a move has one spelling");
    }
    if let Ok(outcome) = text.parse::<G::Outcome>() {
        assert_eq!(outcome.to_string(), text, "an outcome has one spelling");
    }
}

/// Parses any text as a record. Checks that a valid one survives writing and parsing, and that
/// replaying it never panics.
///
/// # Panics
///
/// Panics if a law is broken.
pub fn records<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::parse(text) else { return };
    let written = record.to_string();
    let back = Record::<G>::parse(&written).expect("a written record can be read");
    assert_eq!((&back.setup, &back.lines, &back.end), (&record.setup, &record.lines, &record.end));
    assert_eq!(back.variations.len(), record.variations.len());
    let _ = record.replay_variations();
    if let Ok(journal) = record.replay(&mut ()) {
        assert_eq!(journal.lines(), &record.lines[..], "a replay plays every line");
    }
}

/// Plays for a while, then damages the JSON of a view where the bytes say. The view must be
/// refused, or show a position with something to choose from. Returns that position, or `None` if
/// the view was refused.
///
/// Imagining retries until it succeeds, so it needs numbers that don't run out as the bytes do:
/// `generator` makes their source from a seed.
///
/// # Panics
///
/// Panics if a law is broken, or if there are no setups.
pub fn damaged_views<G: Game, L: Luck>(
    setups: &[G::Setup],
    generator: impl Fn(u64) -> L,
    data: &[u8],
) -> Option<G> {
    let mut luck = ByteLuck(data);
    let setup = &setups[luck.below(setups.len() as u32) as usize];
    let mut game = G::start(setup).expect("the setup is lawful");
    for _ in 0..luck.below(400) {
        if random_step(&mut game, &mut luck, &mut ()).is_none() {
            break;
        }
    }
    let viewer = match luck.below(3) {
        0 => Viewer::Spectator,
        1 => Viewer::Omniscient,
        _ => Viewer::Seat(Seat(luck.below(game.players().into()) as u8)),
    };
    let mut json = serde_json::to_value(game.view(viewer)).expect("a view is JSON");
    for _ in 0..1 + luck.below(3) {
        damage(&mut json, &mut luck);
    }
    let view = serde_json::from_value::<G::View>(json).ok()?;
    let imagined = G::imagine(&view, &mut generator(luck.below(u32::MAX).into()));
    imagined.audit().unwrap_or_else(|broken| panic!("{broken}\n{imagined:?}"));
    let mut outcomes = Vec::new();
    imagined.outcomes(&mut outcomes);
    assert_eq!(listed_moves(&imagined).is_empty(), !matches!(imagined.turn(), Turn::Seat(_)));
    assert_eq!(outcomes.is_empty(), imagined.turn() != Turn::Chance);
    Some(imagined)
}

/// Changes one value inside the JSON.
fn damage(json: &mut Value, luck: &mut impl Luck) {
    match json {
        Value::Array(items) if !items.is_empty() => {
            let nth = luck.below(items.len() as u32) as usize;
            match luck.below(8) {
                0 => drop(items.remove(nth)),
                1 => items.insert(nth, items[nth].clone()),
                _ => damage(&mut items[nth], luck),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let nth = luck.below(fields.len() as u32) as usize;
            damage(fields.values_mut().nth(nth).expect("nth is below their number"), luck);
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0) + i64::from(luck.below(5)) - 2;
            *json = Value::from(if luck.below(4) == 0 { i64::from(luck.below(300)) } else { near });
        }
        Value::Bool(value) => *value = !*value,
        Value::Null => *json = Value::from(luck.below(4)),
        _ => *json = if luck.below(2) == 0 { Value::Null } else { Value::from("h1") },
    }
}
