//! What is true of the positions of a book's records. The rules say it: the records are replayed, and
//! moves that no one made are tried.

use games::{Campfire, Registered, Sea};
use kernel::{Cites, Game, Journal, Line, Record, Seat, Turn, Viewer};
use serde_json::{Map, Value};

/// A game with books: the knowledge of it that a position as JSON lacks.
pub trait Taught: Registered {
    /// The seat that would win if the game ended now, and the name of the column that decides.
    fn lead(&self) -> (Seat, &'static str);
}

impl Taught for Campfire {
    fn lead(&self) -> (Seat, &'static str) {
        let score = |seat: &Seat| self.score(*seat);
        let first = Seat::all(self.players()).max_by_key(score);
        (first.expect("there are players"), "score")
    }
}

impl Taught for Sea {
    fn lead(&self) -> (Seat, &'static str) {
        let mut order: Vec<Seat> = Seat::all(self.players()).collect();
        order.sort_by_key(|seat| std::cmp::Reverse(self.score(*seat)));
        let columns = |seat: Seat| {
            let score = self.score(seat);
            let column = [score.mythical.unwrap_or(0), score.legendary, score.builders];
            ["mythical", "legendary", "builders"].into_iter().zip(column)
        };
        let mut pairs = columns(order[0]).zip(columns(order[1]));
        let differ = pairs.find(|((_, first), (_, second))| first != second);
        (order[0], differ.map_or("nomads", |((name, _), _)| name))
    }
}

/// A record with all its positions, from the starting position on.
pub struct Replayed<G: Game> {
    pub name: &'static str,
    pub games: Vec<G>,
    pub lines: Vec<Line<G>>,
}

pub fn replayed<G: Registered>() -> Vec<Replayed<G>> {
    let replay = |(name, text): &(&'static str, &'static str)| {
        let record = Record::<G>::parse(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let mut journal = Journal::<G>::start(record.setup.clone()).unwrap();
        let mut games = vec![journal.now().clone()];
        for (at, line) in record.lines.iter().enumerate() {
            assert!(journal.play_line(line, &mut ()), "{name}, line {}: refused", at + 1);
            games.push(journal.now().clone());
        }
        Replayed { name, games, lines: record.lines }
    };
    G::guide_records().iter().map(replay).collect()
}

/// A position as JSON, with who is ahead.
fn position<G: Taught>(game: &G) -> Value {
    let mut position = serde_json::to_value(game.view(Viewer::Omniscient)).unwrap();
    let (seat, column) = game.lead();
    let lead = [("seat", seat.index().into()), ("column", column.into())];
    position["lead"] =
        Value::Object(lead.map(|(key, is)| (key.to_owned(), is)).into_iter().collect());
    position
}

fn at<'a>(position: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(position, |at, key| match at {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => at.get(key),
    })
}

/// A value as a number: a list is counted, a crew or a collection summed up.
fn count(value: &Value) -> Option<i64> {
    match value {
        Value::Array(items) => i64::try_from(items.len()).ok(),
        Value::Object(parts) => parts.values().map(Value::as_i64).sum(),
        _ => value.as_i64(),
    }
}

/// The names of the parts of a collection that have grown.
fn grown(before: &Map<String, Value>, after: &Map<String, Value>) -> String {
    let has = |parts: &Map<String, Value>, key: &str| parts.get(key).and_then(Value::as_i64);
    let keys = after.keys().filter(|key| has(after, key) > has(before, key));
    keys.cloned().collect::<Vec<_>>().join(" ")
}

/// Plays steps that no one took: moves of the seat that decides, and outcomes after `! `.
fn tried<G: Game>(game: &G, steps: &str) -> Option<G> {
    let mut game = game.clone();
    for step in steps.split(';') {
        match step.strip_prefix("! ") {
            Some(outcome) => game.resolve(outcome.parse().ok()?, &mut ()).ok()?,
            None => game.play(step.parse().ok()?, &mut ()).ok()?,
        }
    }
    Some(game)
}

/// Lets chance have its way until someone decides: with the first of its outcomes, or the last.
fn settled<G: Game>(mut game: G, is_first: bool) -> G {
    while matches!(game.turn(), Turn::Chance) {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let at = if is_first { 0 } else { outcomes.len() - 1 };
        game.resolve(outcomes[at].0, &mut ()).expect("it is one of the outcomes");
    }
    game
}

/// The positions that `LINE` or `LINE+STEPS` names. After steps that end with a move, chance goes on;
/// what is true must not depend on it, so there are two positions then.
fn positions<G: Taught>(record: &Replayed<G>, place: &str) -> Option<Vec<Value>> {
    let (line, steps) = match place.split_once('+') {
        Some((line, steps)) => (line, Some(steps)),
        None => (place, None),
    };
    let game = record.games.get(line.parse::<usize>().ok()?)?;
    let Some(steps) = steps else { return Some(vec![position(game)]) };
    let after = tried(game, steps)?;
    if steps.rsplit(';').next()?.starts_with("! ") {
        return Some(vec![position(&after)]);
    }
    Some([true, false].map(|is_first| position(&settled(after.clone(), is_first))).into())
}

/// Returns what is true: a value, `RECORD@LINE/PATH`; its change, `RECORD@LINE..LINE/PATH`; whether a
/// move is possible, `RECORD@LINE?MOVE`; how many possible moves begin like this,
/// `RECORD@LINE#WORDS`. Instead of a line, `LINE+STEPS` is the position after steps that no one took.
pub fn truth<G: Taught>(records: &[Replayed<G>], about: &str) -> Option<String> {
    let (name, rest) = about.split_once('@')?;
    let record = records.iter().find(|record| record.name == name)?;
    if let Some((line, mv)) = rest.split_once('?') {
        let game = record.games.get(line.parse::<usize>().ok()?)?;
        let played = game.clone().play(mv.parse().ok()?, &mut ());
        return Some(i64::from(played.is_ok()).to_string());
    }
    if let Some((line, words)) = rest.split_once('#') {
        let mut moves = Vec::new();
        record.games.get(line.parse::<usize>().ok()?)?.legal_moves(&mut moves);
        let like = moves.iter().filter(|mv| mv.to_string().starts_with(words));
        return Some(like.count().to_string());
    }
    // Moves can have this mark in them, paths can't.
    let (places, path) = rest.rsplit_once('/')?;
    let Some((from, to)) = places.split_once("..") else {
        let values = positions(record, places)?;
        return agreed(values.iter().map(|position| told(at(position, path)?)));
    };
    let before = positions(record, from)?;
    let after = positions(record, to)?;
    let pairs = before.iter().flat_map(|before| after.iter().map(move |after| (before, after)));
    agreed(pairs.map(|(before, after)| match (at(before, path)?, at(after, path)?) {
        (Value::Object(before), Value::Object(after)) if path.ends_with("tiles") => {
            Some(grown(before, after))
        }
        (before, after) => Some((count(after)? - count(before)?).to_string()),
    }))
}

/// A value as a text.
fn told(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned).or_else(|| Some(count(value)?.to_string()))
}

/// The one answer, if all are the same.
fn agreed(mut answers: impl Iterator<Item = Option<String>>) -> Option<String> {
    let first = answers.next()??;
    answers.all(|answer| answer.as_ref() == Some(&first)).then_some(first)
}

/// The rule that refuses the move of a question `RECORD@LINE?MOVE`.
pub fn refusing<G: Taught>(records: &[Replayed<G>], about: &str) -> Option<&'static str> {
    let (name, rest) = about.split_once('@')?;
    let (line, mv) = rest.split_once('?')?;
    let record = records.iter().find(|record| record.name == name)?;
    let mut game = record.games.get(line.parse::<usize>().ok()?)?.clone();
    Some(game.play(mv.parse().ok()?, &mut ()).err()?.rule())
}

#[test]
fn a_fact_that_is_not_true_is_noticed() {
    let records = replayed::<Campfire>();
    let is = |about: &str| truth(&records, &format!("campfire-evening@{about}"));
    for (about, expected) in [
        ("19/places.2.pile", "4"),
        ("0..19/places.2.pile", "4"),
        ("19+sow 5 cw/seats.0.tiles_total", "1"),
        ("19..19+sow 5 cw/seats.0.tiles", "g"),
        ("47+sow 5 cw;lys 3/lys", "3"),
        ("35?sow 7 cw", "0"),
        ("35?sow 5 cw", "1"),
        ("35#legend b", "2"),
        ("19/turn.question", "act"),
        ("61/lead.seat", "1"),
    ] {
        assert_eq!(is(about).as_deref(), Some(expected), "{about}");
    }
    let nonsense = ["", "19", "999/turns", "19/seats.0.beard", "19+sow 7 cw/turns", "19?dance"];
    for about in nonsense {
        assert_eq!(is(about), None, "{about}");
    }
    assert_eq!(is("19+sow 2 cw/places.1.top"), None, "it depends on chance");
    assert_eq!(truth(&records, "nothing@19/turns"), None);
    assert_eq!(refusing(&records, "campfire-evening@35?sow 7 cw"), Some("C5.1"));
}
