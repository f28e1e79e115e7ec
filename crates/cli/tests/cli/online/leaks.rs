//! Searches every byte that was sent in games of Sea for what its receiver can't know.
//!
//! The allowed knowledge is computed here from the events of the finished game, not from the views
//! that the server sends.

use super::person::{NO_SEAT, Person};
use super::process::Process;
use super::seed;
use super::tables::{guest, open};
use kernel::{Seat, Viewer};
use load::Heard;
use sea::{Event, Sea};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use table::{News, Phase, Table};

/// The knowledge of one receiver, with the line from which on it is allowed.
#[derive(Default)]
struct Knowledge {
    /// Pieces, in the notation that messages use.
    components: BTreeMap<String, u64>,
    /// The seats whose Myth is known.
    myths: BTreeMap<u8, u64>,
}

impl Knowledge {
    /// Returns what this seat, or a spectator, may learn in the course of the game.
    fn of(seat: Option<Seat>, table: &Table<Sea>) -> Knowledge {
        let mut knowledge = Knowledge::default();
        for told in table.since(0, Viewer::Omniscient, 0).told {
            let (News::Moved { events, .. } | News::Fell { events }) = told.news else { continue };
            for event in events {
                knowledge.learn(seat, &event, told.sequence);
            }
        }
        knowledge
    }

    fn learn(&mut self, seat: Option<Seat>, event: &Event, at: u64) {
        let mine = |who: Seat| seat == Some(who);
        let mut learn = |component: sea::Component| {
            self.components.entry(component.to_string()).or_insert(at);
        };
        match *event {
            Event::BoatDrawn { seat: who, component: Some(component), .. } if mine(who) => {
                learn(component);
            }
            Event::PieceSeen { seat: who, component, .. } if mine(who) => learn(component),
            Event::LegendDisclosed { components, .. } => components.into_iter().for_each(learn),
            Event::MythPieceShown { component, .. } => learn(component),
            Event::MythDrawn { seat: who, .. } if mine(who) => {
                self.myths.insert(who.0, at);
            }
            Event::Scored { seat: who, .. } => {
                self.myths.entry(who.0).or_insert(at);
            }
            _ => {}
        }
    }

    /// Searches a frame that brought its receiver up to this line.
    fn search(&self, frame: &str, at: u64) {
        for component in components_in(frame) {
            let since = self.components.get(&component);
            assert!(since.is_some_and(|&since| since <= at), "{component} leaked at {at}: {frame}");
        }
        let frame: Value = serde_json::from_str(frame).unwrap();
        self.walk(&frame, at);
    }

    /// Checks Myths: they are in the views of players, by seat, and in the events of drawing and
    /// scoring.
    fn walk(&self, value: &Value, at: u64) {
        match value {
            Value::Array(values) => values.iter().for_each(|value| self.walk(value, at)),
            Value::Object(fields) => {
                for (key, value) in fields {
                    match key.as_str() {
                        "players" => {
                            for (seat, player) in value.as_array().into_iter().flatten().enumerate()
                            {
                                self.allow_myth(seat as u8, &player["myth"], at);
                            }
                        }
                        "myth-drawn" | "scored" => {
                            let seat = value["seat"].as_u64().unwrap();
                            self.allow_myth(seat as u8, &value["myth"], at);
                        }
                        _ => {}
                    }
                    self.walk(value, at);
                }
            }
            _ => {}
        }
    }

    fn allow_myth(&self, seat: u8, myth: &Value, at: u64) {
        let known = self.myths.get(&seat).is_some_and(|&since| since <= at);
        assert!(myth.is_null() || known, "the Myth of seat {seat} leaked at {at}: {myth}");
    }
}

/// Every piece that is named anywhere in these bytes.
fn components_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in [":location", ":action", ":character"] {
        for (at, _) in text.match_indices(part) {
            let digits = text[..at].chars().rev().take_while(char::is_ascii_digit).count();
            if digits > 0 {
                found.insert(text[at - digits..at + part.len()].to_owned());
            }
        }
    }
    found
}

/// The ways in which a seed could be written.
fn spellings(seed: [u8; 32]) -> [String; 3] {
    let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    let list = format!("{}, {}, {}, {}, {}", seed[0], seed[1], seed[2], seed[3], seed[4]);
    [hex.to_uppercase(), hex, list]
}

#[test]
fn nothing_that_a_receiver_cannot_know_is_sent_in_games_of_sea() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Process::start(&database, &folder.path().join("server.log"));
    let servers = [server.address()];
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let games = super::Extent::wanted().games / 10 + 2;
    let mut tables = Vec::new();
    for game in 0..games {
        let seats = [0, 1, 2, NO_SEAT];
        let played = runtime.block_on(async {
            let mut clients = Vec::new();
            for seat in seats {
                clients.push(guest(&servers, &format!("Sailor {seat}")).await);
            }
            let table = open(&servers, &clients[0], "sea", 3, 0).await.unwrap();
            let people = clients.into_iter().zip(seats).map(|(client, seat)| {
                let luck = u64::from(game) << 8 | u64::from(seat);
                let person = Person::new(client, seat, seat == 0, luck);
                // Both forms of updates are searched, for every seat and for spectators.
                let short = (u32::from(seat.min(3)) + game) % 2 == 0;
                let person = if short { person.with_short_updates() } else { person };
                let table = table.clone();
                tokio::spawn(async move { person.play(table, &servers).await })
            });
            let mut played = Vec::new();
            for person in people.collect::<Vec<_>>() {
                played.push(person.await.unwrap());
            }
            (table, played)
        });
        tables.push(played);
    }
    let printed = server.printed();
    server.stop();
    let mut frames = 0;
    let mut seen = 0;
    let mut shorts = 0;
    for (id, people) in tables {
        let stored = runtime.block_on(async {
            let store = store::open(&database, Default::default()).await.unwrap();
            store.load_table(&id).await.unwrap()
        });
        let table = Table::<Sea>::restore(seed(stored.seed), stored.lines).unwrap();
        for spelling in spellings(stored.seed) {
            assert!(!printed.contains(&spelling), "the seed of {id} stands in the server's log");
        }
        for person in &people {
            let seat = (person.seat != NO_SEAT).then_some(Seat(person.seat));
            let knowledge = Knowledge::of(seat, &table);
            shorts += person.memory.shorts;
            for frame in &person.memory.heard {
                let heard: Option<Heard> = serde_json::from_str(frame).ok();
                let Some(heard) = heard else { continue };
                let over = heard.status.phase == Phase::Over;
                // After the end everything may be shown, to spectators too.
                if !over {
                    knowledge.search(frame, heard.status.sequence);
                    let known = spellings(stored.seed);
                    assert!(!known.iter().any(|seed| frame.contains(seed)), "the seed leaked");
                    frames += 1;
                    seen += components_in(frame).len();
                }
            }
        }
    }
    // A search that never looked at anything would find nothing.
    assert!(frames > 100 && seen > 100, "{frames} frames, {seen} pieces seen");
    assert!(shorts > 100, "{shorts} short updates");
}
