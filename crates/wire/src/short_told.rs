//! The news in short updates: each line as an array that begins with its age, without its number.

use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;

/// The prefix of a seat for which a bot decided.
const BOT: &str = "bot ";
/// The actor of a random outcome, as in records.
const LUCK: &str = "!";
/// The actor when all seats agree, as in records.
const ALL: &str = "all";

/// One line of the log in a short update. `N` is the news, `E` the visible events of the game. The
/// number is its age in milliseconds before the status.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum ShortTold<N, E> {
    /// `[0,"1 sow 2 cw"]`: a step of a game without secrets, in the notation of records. A client
    /// that knows the rules knows its results.
    Step(i64, Step),
    /// `[0,"1",[…]]`: the actor, and the events that this client's viewer noticed.
    Seen(i64, String, E),
    /// `[0,{"what":…}]`: something else.
    News(i64, N),
}

/// A step in the notation of records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Step(String);

impl Step {
    /// Creates a step, with the information whether a bot decided it.
    pub fn new(step: &impl fmt::Display, is_by_bot: bool) -> Step {
        Step(if is_by_bot { format!("{BOT}{step}") } else { step.to_string() })
    }
}

/// Returns the actor for a seat, as in [`ShortTold::Seen`].
pub fn by_seat(seat: kernel::Seat, is_by_bot: bool) -> String {
    Step::new(&seat.0, is_by_bot).0
}

/// Returns the actor for a random outcome.
pub fn by_luck() -> String {
    LUCK.to_owned()
}

/// Returns the actor for all seats together.
pub fn by_all() -> String {
    ALL.to_owned()
}

/// A parsed entry.
pub(crate) enum ToldEntry<'a> {
    Step { by: &'a str, step: &'a str },
    Seen { by: &'a str, events: &'a Value },
    News(&'a Value),
}

/// Parses the news, each with its age before the status.
pub(crate) fn read(told: &Value) -> Option<Vec<(i64, ToldEntry<'_>)>> {
    told.as_array()?.iter().map(entry).collect()
}

fn entry(entry: &Value) -> Option<(i64, ToldEntry<'_>)> {
    let (ago_ms, rest) = entry.as_array()?.split_first()?;
    Some((ago_ms.as_i64()?, entry_of(rest)?))
}

fn entry_of(parts: &[Value]) -> Option<ToldEntry<'_>> {
    match parts {
        [Value::String(text)] => {
            let step = text.strip_prefix(BOT).unwrap_or(text);
            let (who, _) = step.split_once(' ')?;
            let by = &text[..text.len() - step.len() + who.len()];
            Some(ToldEntry::Step { by, step })
        }
        [Value::String(by), events] => Some(ToldEntry::Seen { by, events }),
        [news] => Some(ToldEntry::News(news)),
        _ => None,
    }
}

/// Returns the news of a full update for an actor and events.
pub(crate) fn news(by: &str, events: Value) -> Option<Value> {
    let mut fields = Map::new();
    let mut set = |key: &str, value: Value| fields.insert(key.to_owned(), value);
    match by {
        LUCK => set("what", Value::from("fell")),
        ALL => set("what", Value::from("end-agreed")),
        by => {
            let seat = by.strip_prefix(BOT);
            set("what", Value::from("moved"));
            set("seat", Value::from(seat.unwrap_or(by).parse::<u8>().ok()?));
            set("bot", Value::from(seat.is_some()))
        }
    };
    set("events", events);
    Some(Value::Object(fields))
}

/// Assigns every line its number and its time: the last one is the last line of the status.
pub(crate) fn number(news: Vec<(i64, Value)>, rest: &Map<String, Value>) -> Option<Value> {
    let status = rest.get("status")?;
    let last = status.get("sequence")?.as_u64()?;
    let as_of_ms = status.get("as_of_ms")?.as_u64()?;
    let first = (last + 1).checked_sub(news.len() as u64)?;
    let told = (first..).zip(news).map(|(sequence, (ago_ms, news))| {
        let at_ms = as_of_ms.saturating_add_signed(ago_ms.saturating_neg());
        let fields =
            [("sequence", Value::from(sequence)), ("at_ms", Value::from(at_ms)), ("news", news)];
        Value::Object(fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    });
    Some(told.collect())
}
