//! Generates `docs/events.md`, which lists every event of all games from the types themselves:
//! names, fields and meaning from their source, and an example of each kind from games played here.

use crate::examples::{T0, level};
use crate::goldens::blessing;
use dealer::{Quick, Seed};
use games::Registered;
use kernel::{Game, Luck, SetupText, Turn, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use table::*;

/// One kind of event, or one word.
struct Variant {
    name: String,
    fields: Vec<String>,
    is_tuple: bool,
    meaning: String,
}

fn path(parts: &[&str]) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().chain(parts).collect()
}

/// Returns `TurnBegan` as `turn-began` or, with another mark, as `turn_began`.
fn words(name: &str, mark: char) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(mark);
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// Returns the variants of every enum in a file, in order, with the name of the enum.
fn enums(source: &str) -> Vec<(String, Vec<Variant>)> {
    let mut enums = Vec::new();
    let mut mark = '-';
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("#[serde(rename_all = \"") {
            mark = if line.contains("snake_case") { '_' } else { '-' };
        }
        let Some(name) = line.strip_prefix("pub enum ") else { continue };
        let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "}").collect();
        enums.push((name.trim_end_matches(" {").to_owned(), variants(&body, mark)));
    }
    enums
}

fn variants(body: &[&str], mark: char) -> Vec<Variant> {
    let mut variants: Vec<Variant> = Vec::new();
    let mut meaning = Vec::new();
    for line in body {
        let field = line.strip_prefix("        ").filter(|field| !field.starts_with("///"));
        if let Some(field) = field {
            if let (Some((name, _)), Some(last)) = (field.split_once(": "), variants.last_mut()) {
                last.fields.push(name.to_owned());
            }
        } else if let Some(said) = line.strip_prefix("    /// ") {
            meaning.push(said);
        } else if line.trim_start().starts_with(|first: char| first.is_ascii_uppercase()) {
            let line = line.trim();
            let end = line.find([' ', '(', ',']).unwrap_or(line.len());
            let (name, rest) = line.split_at(end);
            let inside = rest.trim_matches([' ', '{', '}', '(', ')', ',']);
            let is_tuple = rest.starts_with('(');
            let parts = inside.split(", ").filter(|part| !part.is_empty());
            let fields = parts.map(|part| part.split(':').next().unwrap_or(part).to_owned());
            let meaning = std::mem::take(&mut meaning).join(" ");
            variants.push(Variant {
                name: words(name, mark),
                fields: fields.collect(),
                is_tuple,
                meaning,
            });
        }
    }
    variants
}

/// Returns the description of a field without a name: a number, or the name of its type.
fn part(field: &str) -> String {
    match field {
        "u8" => "a number".to_owned(),
        _ if field.starts_with('[') => "a list of numbers".to_owned(),
        _ => words(field, ' '),
    }
}

/// Plays games and records the first event of each kind, as an omniscient viewer sees it.
fn seen<G: Game>(setups: Vec<G::Setup>) -> BTreeMap<String, Value> {
    let mut seen = BTreeMap::new();
    let mut luck = Quick::new(11);
    for (number, setup) in (0..).zip(setups) {
        let players = G::start(&setup).expect("it starts").players();
        let chairs = vec![Chair::Bot(level()); players.into()];
        let options = HostingOptions::live(level());
        let opening = Opening { setup, options, owner: None, chairs, prelude: Vec::new() };
        let (mut table, _) =
            Table::<G>::open(opening, Seed::from_number(number), T0).expect("it opens");
        table.handle(Event::act(By::Host, Act::Start), T0).expect("it starts");
        while let Turn::Seat(seat) = table.status(Viewer::Spectator, T0).turn {
            let legal = table.legal_moves(seat);
            let mv = legal[luck.below(legal.len() as u32) as usize];
            let answers = table.status(Viewer::Spectator, T0).answers;
            table.handle(Event::BotMove { seat, answers, mv }, T0).expect("a legal move is played");
        }
        for told in table.since(0, Viewer::Omniscient, T0).told {
            let (News::Moved { events, .. } | News::Fell { events }) = told.news else { continue };
            for event in events {
                let json = serde_json::to_value(event).expect("an event is JSON");
                let kind = match &json {
                    Value::String(kind) => kind.clone(),
                    other => other
                        .as_object()
                        .and_then(|fields| fields.keys().next())
                        .expect("a kind")
                        .clone(),
                };
                seen.entry(kind).or_insert(json);
            }
        }
    }
    seen
}

/// Returns the section of a game, whose events are in a file of their own.
fn section<G: Registered>() -> String {
    let file = path(&["crates", G::NAME, "src", "event.rs"]);
    let source = std::fs::read_to_string(file).expect("a file");
    // Every number of players twice, because some events are rare.
    let players = G::players_range().chain(G::players_range());
    let seen = seen::<G>(players.map(G::Setup::usual).collect());
    let title = G::title(texts::Lang::En);
    let mut text = format!(
        "\n## {title}\n\n| event | fields | what happened | for example |\n|---|---|---|---|\n"
    );
    let enums = enums(&source);
    let mut examples = 0;
    for (name, variants) in &enums {
        if name != "Event" {
            continue;
        }
        for Variant { name, fields, is_tuple, meaning } in variants {
            let fields = match (fields.len(), is_tuple) {
                (0, _) => "a word alone".to_owned(),
                (1, true) => part(&fields[0]),
                (_, true) => {
                    let parts: Vec<String> = fields.iter().map(|field| part(field)).collect();
                    format!("a list: {}", parts.join(", "))
                }
                _ => fields.iter().map(|field| format!("`{field}`")).collect::<Vec<_>>().join(", "),
            };
            let example = seen.get(name).map(|json| format!("`{json}`")).unwrap_or_default();
            examples += usize::from(!example.is_empty());
            let _ = writeln!(text, "| `{name}` | {fields} | {meaning} | {example} |");
        }
        let known = |kind: &&String| variants.iter().any(|variant| variant.name == **kind);
        let unknown: Vec<&String> = seen.keys().filter(|kind| !known(kind)).collect();
        assert!(unknown.is_empty(), "the source of {} has no {unknown:?}", G::NAME);
        let half = variants.len() / 2;
        assert!(examples > half, "only {examples} events of {} came up", G::NAME);
    }
    let others = enums.iter().filter(|(name, _)| name != "Event");
    for (name, variants) in others {
        let listed: Vec<String> = variants.iter().map(|one| format!("`{}`", one.name)).collect();
        let _ = writeln!(text, "\n{}: {}.", words(name, ' '), listed.join(", "));
    }
    text
}

fn page() -> String {
    let mut text = "# Events of the games\n\n\
        Everything that can be in `events` of [`moved`, `fell` and `end-agreed`](protocol.md#news-what-happened). \
        This page is generated from the types of the rules: `cargo xtask codegen`.\n\n\
        An event is an object with one field named after its kind, or a word alone if there is nothing more to say. \
        Seats count from 0. Pieces and places are written as in positions of [Campfire](records-campfire.md#positions-as-json) and [Sea](records-sea.md#positions-as-json). \
        The meaning starts with the paragraphs of the rulebook.\n\n\
        In Campfire, everyone sees every event. In Sea, a field that you may not know is `null`, and an event that you may not notice is missing.\n"
        .to_owned();
    for game in games::NAMES {
        text += &games::with_game!(game, G => section::<G>()).expect("a game of the list");
    }
    text
}

#[test]
fn the_page_lists_every_event_of_every_game() {
    let file = path(&["docs", "events.md"]);
    let fresh = page();
    if blessing() {
        std::fs::write(&file, &fresh).expect("the page can be written");
    }
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(text == fresh, "docs/events.md is out of date: run `cargo xtask codegen`");
}
