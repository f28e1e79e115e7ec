//! Reads the server's messages in either form, with as little work as is needed to play.

use crate::LoadProblem;
use campfire::Campfire;
use dealer::Quick;
use kernel::{Game, Line, Seat, Turn};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::HashMap;
use wire::{Edits, ShortUpdateOf, Texts, position_checksum};

/// The parts of a message that are needed to play.
pub(crate) enum Glimpse<'a> {
    Done(u64),
    Refused(Option<u64>),
    Update(Position<'a>),
    Other,
}

/// The parts of an update that are needed to play.
pub(crate) struct Position<'a> {
    pub(crate) table: Cow<'a, str>,
    pub(crate) over: bool,
    pub(crate) answers: u64,
    /// The legal moves, if this player decides.
    pub(crate) legal: Vec<Cow<'a, str>>,
}

/// An answer.
#[derive(Deserialize)]
struct Numbered {
    number: Option<u64>,
}

/// The needed parts of the status of a table.
#[derive(Deserialize)]
struct Brief<'a> {
    #[serde(borrow)]
    phase: Cow<'a, str>,
    answers: u64,
    turn: Turn,
}

/// The needed parts of what a short update edits.
#[derive(Deserialize)]
struct BriefRest<'a> {
    #[serde(borrow)]
    status: Brief<'a>,
    seat: Option<u8>,
}

/// An event in a short update: how long ago, and what.
#[derive(Deserialize)]
struct Told<'a>(
    #[expect(dead_code, reason = "it is not looked at")] i64,
    #[serde(borrow)] &'a RawValue,
);

/// A player's state of the tables it follows by short updates. It knows the rules, as the page
/// does.
#[derive(Default)]
pub(crate) struct Follower {
    tables: HashMap<String, Followed>,
}

#[derive(Default)]
struct Followed {
    texts: Texts,
    game: Option<Campfire>,
}

impl Follower {
    /// Reads a frame. It parses as little as possible, because the measurement shares the machine
    /// with the server.
    pub(crate) fn read<'a>(&mut self, text: &'a str) -> Result<Glimpse<'a>, LoadProblem> {
        self.glimpse(text).ok_or_else(|| LoadProblem::Unexpected(text.chars().take(300).collect()))
    }

    fn glimpse<'a>(&mut self, text: &'a str) -> Option<Glimpse<'a>> {
        let say = text.strip_prefix("{\"say\":\"")?.split('"').next()?;
        Some(match say {
            "done" => Glimpse::Done(serde_json::from_str::<Numbered>(text).ok()?.number?),
            "refused" => Glimpse::Refused(serde_json::from_str::<Numbered>(text).ok()?.number),
            "update" => Glimpse::Update(full(text)?),
            "short" => self.short(text)?,
            _ => Glimpse::Other,
        })
    }

    fn short<'a>(&mut self, text: &str) -> Option<Glimpse<'a>> {
        let short: ShortUpdateOf<Vec<Told<'_>>, Edits> = serde_json::from_str(text).ok()?;
        let table = short.table.to_string();
        if !short.fresh && !self.tables.contains_key(&table) {
            // It was in transit when the table was left.
            return Some(Glimpse::Other);
        }
        let followed = self.tables.entry(table.clone()).or_default();
        followed.hear(&short)?;
        let rest: BriefRest = serde_json::from_str(&followed.texts.rest).ok()?;
        let status = rest.status;
        let decides = rest.seat.map(|seat| Turn::Seat(Seat(seat))) == Some(status.turn);
        let legal = if decides && status.phase == "playing" {
            legal(followed.game.as_ref()?)
        } else {
            Vec::new()
        };
        let over = status.phase == "over";
        let table = Cow::Owned(table);
        Some(Glimpse::Update(Position { table, over, answers: status.answers, legal }))
    }

    /// Stops following a table.
    pub(crate) fn forget(&mut self, table: &str) {
        self.tables.remove(table);
    }
}

impl Followed {
    /// Plays the steps, as the page does.
    fn hear(&mut self, short: &ShortUpdateOf<Vec<Told<'_>>, Edits>) -> Option<()> {
        let mut position = None;
        // Only texts are steps.
        let steps = short
            .told
            .iter()
            .filter_map(|Told(_, told)| told.get().strip_prefix('"')?.strip_suffix('"'));
        for step in steps.filter(|_| !short.fresh) {
            let game = self.game.as_mut()?;
            Line::<Campfire>::read(step).ok()?.play(game, &mut ()).then_some(())?;
            position = Some(());
        }
        let position = position.and(self.game.as_ref()).map(position_checksum);
        self.texts.edit(short, position).ok()?;
        if short.view.is_some() {
            let view: <Campfire as Game>::View = serde_json::from_str(&self.texts.view).ok()?;
            self.game = Some(Campfire::imagine(&view, &mut Quick::new(0)));
        }
        Some(())
    }
}

fn full(text: &str) -> Option<Position<'_>> {
    let (status, rest) = value_after::<Brief>(text, "\"status\":")?;
    let legal = value_after(rest, ",\"legal\":").map(|(legal, _)| legal);
    let (_, rest) = text.split_once("\"table\":\"")?;
    let (table, _) = rest.split_once('"')?;
    Some(Position {
        table: Cow::Borrowed(table),
        over: status.phase == "over",
        answers: status.answers,
        legal: legal.unwrap_or_default(),
    })
}

/// The legal moves of the seat that decides.
fn legal<'a>(game: &Campfire) -> Vec<Cow<'a, str>> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.iter().map(|mv| Cow::Owned(mv.to_string())).collect()
}

/// Returns the value after a key that occurs only once in the text, and the text after the key.
fn value_after<'a, T: Deserialize<'a>>(text: &'a str, key: &str) -> Option<(T, &'a str)> {
    let rest = &text[text.rfind(key)? + key.len()..];
    let value = serde_json::Deserializer::from_str(rest).into_iter().next()?.ok()?;
    Some((value, rest))
}
