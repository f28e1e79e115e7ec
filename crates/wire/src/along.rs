//! Playing along: a client that knows the rules plays the steps in short updates, instead of being
//! told their results.

use crate::short::{MismatchError, ShortUpdate, Texts};
use crate::short_told::{self, ToldEntry};
use kernel::{Game, Line, Viewer};
use serde_json::{Map, Value};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Returns a checksum of a position. A client gets the same one if it is built with the same rules.
pub fn position_checksum(position: &impl Hash) -> u32 {
    let mut sum = PortableHasher(0xcbf2_9ce4_8422_2325);
    position.hash(&mut sum);
    let sum = sum.finish();
    (sum ^ sum >> 32) as u32
}

/// FNV-1a, which gives the same result in the page, where `usize` is shorter.
struct PortableHasher(u64);

impl Hasher for PortableHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A position of any game, on which the steps of a table are played.
pub trait Along: fmt::Debug + Send + Sync {
    /// Plays a step in the notation of records, and returns the JSON of its events. `None` if the
    /// rules refuse it.
    fn play(&mut self, step: &str) -> Option<Value>;
    /// Returns the JSON of the view.
    fn view(&self) -> Option<Value>;
    /// Returns the [`position_checksum`].
    fn check(&self) -> u32;
}

/// Starts playing along from a view. Returns `None` if it isn't a view of this game, or if the game
/// has secrets: a client that doesn't know them can't play the steps.
pub fn play_along<G: Game + Send + Sync + 'static>(
    view: Value,
    imagine: impl FnOnce(&G::View) -> G,
) -> Option<Box<dyn Along>> {
    if G::HAS_SECRETS {
        return None;
    }
    let view = kernel::json::read(view).ok()?;
    Some(Box::new(PlayedPosition(imagine(&view))))
}

#[derive(Debug)]
struct PlayedPosition<G>(G);

impl<G: Game + Send + Sync> Along for PlayedPosition<G> {
    fn play(&mut self, step: &str) -> Option<Value> {
        let step = Line::<G>::read(step).ok()?;
        let mut events: Vec<G::Event> = Vec::new();
        step.play(&mut self.0, &mut events).then_some(())?;
        serde_json::to_value(&events).ok()
    }

    fn view(&self) -> Option<Value> {
        serde_json::to_value(self.0.view(Viewer::Spectator)).ok()
    }

    fn check(&self) -> u32 {
        position_checksum(&self.0)
    }
}

/// A client's data about a table that it follows by short updates.
#[derive(Debug, Default)]
pub struct Followed {
    texts: Texts,
    /// The position, once a step was played.
    along: Option<Box<dyn Along>>,
}

impl Followed {
    /// Returns the texts after the last edits.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Applies a short update, and returns the JSON of the equivalent full update. After an error,
    /// only a fresh update fits. `start` starts playing along the game with this name from a view,
    /// if the client knows its rules.
    pub fn hear(
        &mut self,
        short: ShortUpdate,
        start: impl FnOnce(&str, Value) -> Option<Box<dyn Along>>,
    ) -> Result<Value, MismatchError> {
        let Followed { mut texts, along } = std::mem::take(self);
        let mut along = along.filter(|_| !short.fresh && short.view.is_none());
        let after = match short.after {
            Some(after) => after,
            None => read::<Map<String, Value>>(&texts.rest)?
                .get("status")
                .and_then(|status| status.get("sequence")?.as_u64())
                .ok_or(MismatchError::Unreadable)?,
        };
        let entries = short_told::read(&short.told).ok_or(MismatchError::Unreadable)?;
        let plays = |(_, entry): &(i64, ToldEntry<'_>)| matches!(entry, ToldEntry::Step { .. });
        let steps = entries.iter().any(plays);
        if steps && along.is_none() {
            // A fresh update describes the current state, and needs no steps.
            let rest: Map<String, Value> = read(&texts.rest)?;
            let game = rest.get("game").and_then(Value::as_str).unwrap_or_default();
            along = Some(start(game, read(&texts.view)?).ok_or(MismatchError::Rules)?);
        }
        let mut news = Vec::new();
        for (ago_ms, entry) in entries {
            news.push((ago_ms, told(entry, along.as_deref_mut())?));
        }
        let position = along.as_ref().filter(|_| steps).map(|along| along.check());
        texts.edit(&short, position)?;
        let rest: Map<String, Value> = read(&texts.rest)?;
        let view = match &along {
            Some(along) => along.view().ok_or(MismatchError::Rules)?,
            None => read(&texts.view)?,
        };
        let told = short_told::number(news, &rest).ok_or(MismatchError::Unreadable)?;
        let update = full(short, after, told, view, rest);
        *self = Followed { texts, along };
        Ok(update)
    }
}

/// Returns the news of an entry, once its step is played.
fn told(
    entry: ToldEntry<'_>,
    along: Option<&mut (dyn Along + 'static)>,
) -> Result<Value, MismatchError> {
    match entry {
        ToldEntry::News(news) => Ok(news.clone()),
        ToldEntry::Seen { by, events } => {
            short_told::news(by, events.clone()).ok_or(MismatchError::Unreadable)
        }
        ToldEntry::Step { by, step } => {
            let events = along.and_then(|along| along.play(step)).ok_or(MismatchError::Rules)?;
            short_told::news(by, events).ok_or(MismatchError::Unreadable)
        }
    }
}

fn full(
    short: ShortUpdate,
    after: u64,
    told: Value,
    view: Value,
    rest: Map<String, Value>,
) -> Value {
    let person = |named: crate::PersonName| {
        let fields = [("person", Value::from(named.person.0)), ("name", Value::from(named.name))];
        let program = named.program.then_some(("program", Value::from(true)));
        let fields = fields.into_iter().chain(program);
        Value::Object(fields.map(|(key, value)| (key.to_owned(), value)).collect())
    };
    let fields = [
        ("table", Value::from(short.table.as_str())),
        ("after", Value::from(after)),
        ("told", told),
        ("view", view),
        ("people", short.people.into_iter().map(person).collect()),
    ];
    let fields = fields.into_iter().map(|(key, value)| (key.to_owned(), value));
    Value::Object(fields.chain(rest).collect())
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, MismatchError> {
    serde_json::from_str(text).map_err(|_| MismatchError::Unreadable)
}
