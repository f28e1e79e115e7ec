//! Opening new tables and restoring stored ones, each as what its game makes of it.

use super::game::{Playable, effort};
use super::live::{AnyTable, Live};
use super::problem::{
    internal, no_such_bot, no_such_game, nuisance_of, open_problems, setting_problems,
};
use super::request::NewTableRequest;
use campfire::Campfire;
use dealer::Seed;
use kernel::Game;
use kernel::notation::{hex, hex32};
use sea::Sea;
use store::StoredTable;
use table::{Chair, Opening, Person, Table};
use texts::Lang;
use texts::table::Nuisance;
use wire::{Code, Problem};

/// The longest that a table waits for somebody who is away: while it does, it stays in memory.
const AWAY_MS_MAX: u64 = 24 * 3_600_000;

/// A new table with its seed, not stored yet.
pub(crate) fn open(
    request: &NewTableRequest,
    owner: Person,
    seed: Seed,
    now_ms: u64,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Problem> {
    for chair in &request.chairs {
        match chair {
            Chair::Person(person) if *person != owner => {
                return Err(nuisance_of(Code::Forbidden, lang, &Nuisance::SomebodyElse));
            }
            Chair::Bot(level) if effort(level.name()).is_none() => {
                return Err(no_such_bot(lang, level.name()));
            }
            _ => {}
        }
    }
    if effort(request.options.level.name()).is_none() {
        return Err(no_such_bot(lang, request.options.level.name()));
    }
    if request.options.away_ms.is_some_and(|away_ms| away_ms > AWAY_MS_MAX) {
        return Err(nuisance_of(Code::Refused, lang, &Nuisance::AwayTooLong));
    }
    match request.game.as_str() {
        Campfire::NAME => open_as::<Campfire>(request, owner, seed, now_ms, lang),
        Sea::NAME => open_as::<Sea>(request, owner, seed, now_ms, lang),
        game => Err(no_such_game(lang, game)),
    }
}

fn open_as<G: Playable>(
    request: &NewTableRequest,
    owner: Person,
    seed: Seed,
    now_ms: u64,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Problem> {
    let opening = Opening::<G> {
        setup: setting_problems::<G>(lang, &request.setup)?,
        options: request.options.clone(),
        owner: Some(owner),
        chairs: request.chairs.clone(),
        prelude: Vec::new(),
    };
    let opened = Table::open(opening, seed, now_ms);
    let (table, _) = opened.map_err(|problems| open_problems(lang, &problems))?;
    Ok(Box::new(Live::new(table)))
}

/// The table that was stored; the error says what is wrong with it.
pub(crate) fn restore(stored: StoredTable) -> Result<Box<dyn AnyTable>, String> {
    match stored.row.game.as_str() {
        Campfire::NAME => restore_as::<Campfire>(stored),
        Sea::NAME => restore_as::<Sea>(stored),
        game => Err(format!("there is no game ‘{game}’")),
    }
}

/// Replays a stored table by the rules of its game; the error says what is wrong with it.
pub fn replay(stored: StoredTable) -> Result<(), String> {
    let (sequence, phase) = (stored.row.sequence, stored.row.summary.phase.clone());
    let table = restore(stored)?;
    let found = table.summary().phase;
    match (table.sequence() == sequence, found == phase) {
        (true, true) => Ok(()),
        (false, _) => Err(format!("its log has {} lines, not {sequence}", table.sequence())),
        (_, false) => Err(format!("by its log it is ‘{found}’, by the list of tables ‘{phase}’")),
    }
}

fn restore_as<G: Playable>(stored: StoredTable) -> Result<Box<dyn AnyTable>, String> {
    let seed = seed_of(&stored.seed);
    let table = Table::<G>::restore(seed, stored.lines).map_err(|problem| problem.to_string())?;
    Ok(Box::new(Live::new(table)))
}

fn seed_of(bytes: &[u8; 32]) -> Seed {
    Seed::from_hex(&hex(bytes)).expect("32 bytes are a seed")
}

/// A seed that nobody knows, and its bytes for the store.
pub(crate) fn fresh_seed(lang: Lang) -> Result<(Seed, [u8; 32]), Problem> {
    let seed = Seed::fresh().map_err(|_| internal(lang))?;
    let bytes = hex32(&seed.hex()).expect("a seed is 32 bytes");
    Ok((seed, bytes))
}
