//! Each side can parse what the other writes.

use crate::examples::{self, ANN, BEN, T0, id, level};
use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::{Game, Luck, Seat, Turn, Viewer};
use proptest::prelude::*;
use sea::Sea;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use table::*;
use wire::{Code, Form, FromClient, FromServer, Problem, TableId, Update};

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("a message is JSON");
    let back = serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&back, value, "{text}");
    // The page parses it like this.
    let parsed = serde_json::from_str(&text).expect("a message is JSON");
    let back = kernel::json::read::<T>(parsed).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&back, value, "{text}");
}

#[test]
fn every_example_survives_the_way() {
    for (_, message) in examples::from_client() {
        let text = serde_json::to_string(&message).expect("a message is JSON");
        assert_eq!(wire::read(&text), Ok(message));
    }
    examples::from_server().iter().for_each(|(_, message)| survives(message));
    examples::acts().iter().for_each(survives);
    examples::news().iter().for_each(survives);
}

/// Plays a random game at a table and checks the views of all viewers after every move.
fn updates_survive<G: Game>(setup: G::Setup, chairs: usize, luck: &mut Quick, moves_max: u32) {
    let mut seats = vec![Chair::Bot(level()); chairs];
    seats[0] = Chair::Person(ANN);
    seats[1] = Chair::Person(BEN);
    let options = HostingOptions {
        clock: Clock::Bank { ms: 60_000, increment_ms: 1_000 },
        ..HostingOptions::live(level())
    };
    let opening = Opening { setup, options, owner: Some(ANN), chairs: seats, prelude: Vec::new() };
    let (mut table, _) = Table::<G>::open(opening, Seed::from_number(3), T0).expect("it opens");
    for person in [ANN, BEN] {
        table.handle(Event::act(person, Act::Ready { nonce: [1; 32] }), T0).expect("ready");
    }
    table.handle(Event::act(By::Host, Act::Start), T0).expect("it starts");
    let mut since = 0;
    for step in 0..u64::from(moves_max) {
        let now_ms = T0 + step * 100;
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        for viewer in viewers {
            survives(&FromServer::Update(examples::update(&table, since, viewer, now_ms)));
        }
        survives(&table.since(since, Viewer::Omniscient, now_ms));
        since = table.sequence();
        let status = table.status(Viewer::Spectator, now_ms);
        let Turn::Seat(seat) = status.turn else { break };
        let legal = table.legal_moves(seat);
        let mv = legal[luck.below(legal.len() as u32) as usize];
        let answers = status.answers;
        let event = match seat.0 {
            0 => Event::act(ANN, Act::Move { answers, mv }),
            1 => Event::act(BEN, Act::Move { answers, mv }),
            _ => Event::BotMove { seat, answers, mv },
        };
        table.handle(event, now_ms).expect("a legal move is played");
        if luck.below(9) == 0 {
            let _ = table.handle(Event::act(ANN, Act::Propose { motion: Motion::Undo }), now_ms);
            let _ = table.handle(Event::act(BEN, Act::Agree), now_ms);
        }
    }
}

#[test]
fn updates_of_whole_games_survive_the_way() {
    let mut luck = Quick::new(4);
    for players in 2..=5 {
        updates_survive::<Campfire>(campfire::Setup::new(players), players.into(), &mut luck, 400);
    }
    for players in 3..=6 {
        updates_survive::<Sea>(sea::Setup::new(players), players.into(), &mut luck, 120);
    }
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..100u64, Just((1 << 53) - 1), any::<u64>()]
}

fn person() -> impl Strategy<Value = Person> {
    number().prop_map(Person)
}

fn table_id() -> impl Strategy<Value = TableId> {
    any::<[u8; 10]>().prop_map(TableId::from_bytes)
}

fn seat() -> impl Strategy<Value = Seat> {
    any::<u8>().prop_map(Seat)
}

fn act() -> impl Strategy<Value = wire::Act> {
    let level = prop::option::of("[!-~]{1,40}".prop_map(|name| Level::new(&name).expect("a word")));
    prop_oneof![
        prop::sample::select(examples::acts()),
        seat().prop_map(|seat| Act::Sit { seat }),
        (seat(), level).prop_map(|(seat, level)| Act::SetChair { seat, level }),
        person().prop_map(|person| Act::Kick { person }),
        any::<[u8; 32]>().prop_map(|nonce| Act::Ready { nonce }),
        (number(), any::<String>()).prop_map(|(answers, mv)| Act::Move { answers, mv }),
        prop::sample::select(Motion::ALL.to_vec()).prop_map(|motion| Act::Propose { motion }),
        any::<String>().prop_map(|text| Act::Say { text }),
    ]
}

fn from_client() -> impl Strategy<Value = FromClient> {
    prop_oneof![
        any::<String>().prop_map(|lang| FromClient::Hello { version: wire::VERSION, lang }),
        (table_id(), number(), prop::sample::select(vec![Form::Full, Form::Short]))
            .prop_map(|(table, since, form)| FromClient::Watch { table, since, form }),
        table_id().prop_map(|table| FromClient::Unwatch { table }),
        Just(FromClient::WatchLobby {}),
        Just(FromClient::UnwatchLobby {}),
        Just(FromClient::Ping {}),
        (table_id(), number(), act()).prop_map(|(table, number, act)| FromClient::Act {
            table,
            number,
            act
        }),
    ]
}

fn problem() -> impl Strategy<Value = Problem> {
    let code = prop::sample::select(Code::ALL.to_vec());
    (code, any::<String>(), any::<Option<String>>()).prop_map(|(code, text, rule)| Problem {
        code,
        text,
        rule,
    })
}

fn from_server() -> impl Strategy<Value = FromServer<Update<Campfire>>> {
    prop_oneof![
        (any::<u32>(), prop::option::of(person()), number())
            .prop_map(|(version, person, now_ms)| FromServer::Welcome { version, person, now_ms }),
        (number(), number()).prop_map(|(number, sequence)| FromServer::Done { number, sequence }),
        (prop::option::of(number()), problem())
            .prop_map(|(number, problem)| FromServer::Refused { number, problem }),
        (table_id(), number()).prop_map(|(table, answers)| FromServer::YourTurn { table, answers }),
        (table_id(), table_id()).prop_map(|(table, next)| FromServer::Rematch { table, next }),
        Just(FromServer::LobbyChanged),
        Just(FromServer::Pong),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_a_client_writes_the_server_reads(message in from_client()) {
        let text = serde_json::to_string(&message).expect("a message is JSON");
        prop_assert_eq!(wire::read(&text), Ok(message));
    }

    #[test]
    fn what_the_server_writes_a_client_reads(message in from_server()) {
        survives(&message);
    }

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,60}", inside in "\\PC{0,20}") {
        let _ = wire::read(&text);
        let _ = wire::read(&format!("{{\"say\":\"{inside}\",\"table\":\"{}\",\"since\":0}}", id()));
    }
}
