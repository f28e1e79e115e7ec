//! One example of every message, act and piece of news, from a real table if possible.

use campfire::{Campfire, First, Setup};
use dealer::Seed;
use kernel::{Game, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;
use table::*;
use wire::{
    Code, Edits, FromClient, FromServer, PersonName, Problem, Rest, ShortTold, ShortUpdateOf, Step,
    TableId, Update, add_to_checksum, position_checksum,
};

/// Tuesday, 2023-11-14 22:13:20 UTC.
pub const T0: u64 = 1_700_000_000_000;
pub const ANN: Person = Person(7);
pub const BEN: Person = Person(12);

pub fn id() -> TableId {
    "hearthside234567".parse().expect("16 letters and digits")
}

pub fn level() -> Level {
    Level::new("medium").expect("a word")
}

/// Returns an act of every kind.
pub fn acts() -> Vec<wire::Act> {
    let acts = vec![
        Act::Sit { seat: Seat(1) },
        Act::Stand,
        Act::SetChair { seat: Seat(1), level: Some(level()) },
        Act::Kick { person: BEN },
        Act::Ready { nonce: [0x5c; 32] },
        Act::Unready,
        Act::Start,
        Act::Move { answers: 58, mv: "sow 2 cw".to_owned() },
        Act::Undo,
        Act::Propose { motion: Motion::Pause },
        Act::Agree,
        Act::Decline,
        Act::HandOver,
        Act::TakeBack,
        Act::Resign,
        Act::Say { text: "Good luck!".to_owned() },
        Act::Mute { person: BEN },
        Act::Unmute { person: BEN },
        Act::Close,
    ];
    // A new act doesn't compile here until it has an example above.
    for act in &acts {
        match act {
            Act::Sit { .. } | Act::Stand | Act::SetChair { .. } | Act::Kick { .. } => {}
            Act::Ready { .. } | Act::Unready | Act::Start | Act::Move { .. } | Act::Undo => {}
            Act::Propose { .. } | Act::Agree | Act::Decline | Act::HandOver => {}
            Act::TakeBack | Act::Resign | Act::Say { .. } | Act::Mute { .. } => {}
            Act::Unmute { .. } | Act::Close => {}
        }
    }
    acts
}

/// Returns news of every kind but moves and random outcomes, which the examples from a real table
/// have.
pub fn news() -> Vec<News<Campfire>> {
    let person = BEN;
    let seat = Seat(1);
    let news = vec![
        News::SatDown { person, seat },
        News::StoodUp { person },
        News::ChairSet { seat, level: Some(level()) },
        News::Kicked { person },
        News::Ready { person },
        News::NotReady { person },
        News::Started { nonces: vec![(Seat(0), [0x5c; 32]), (seat, [0x07; 32])] },
        News::Moved { seat, bot: false, events: vec![campfire::Event::TurnBegan(seat)] },
        News::Fell { events: vec![campfire::Event::FirstPlayer(seat)] },
        News::Undone { seat, back_to: 41, agreed: true },
        News::Proposed { person, motion: Motion::Undo },
        News::Agreed { person },
        News::Declined { person },
        News::Lapsed,
        News::Paused,
        News::Resumed,
        News::TimeRanOut { seat },
        News::HandedOver { seat, why: Absence::Away },
        News::TakenBack { seat },
        News::Resigned { seat },
        News::Said { person, text: "Good luck!".to_owned() },
        News::Muted { person },
        News::Unmuted { person },
        News::ClocksSet,
        News::Ended { places: vec![2, 1], seed: Seed::from_number(1).hex() },
        News::EndAgreed { events: vec![campfire::Event::EndAgreed] },
        News::RematchAgreed,
        News::Closed,
    ];
    // New kinds of news don't compile here until they have an example above.
    for one in &news {
        match one {
            News::SatDown { .. } | News::StoodUp { .. } | News::ChairSet { .. } => {}
            News::Kicked { .. } | News::Ready { .. } | News::NotReady { .. } => {}
            News::Started { .. } | News::Moved { .. } | News::Fell { .. } => {}
            News::Undone { .. } | News::Proposed { .. } | News::Agreed { .. } => {}
            News::Declined { .. } | News::Lapsed | News::Paused | News::Resumed => {}
            News::TimeRanOut { .. } | News::HandedOver { .. } | News::TakenBack { .. } => {}
            News::Resigned { .. } | News::Said { .. } | News::Muted { .. } => {}
            News::Unmuted { .. } | News::ClocksSet | News::Ended { .. } => {}
            News::EndAgreed { .. } | News::RematchAgreed | News::Closed => {}
        }
    }
    news
}

/// Returns the messages of a client, by name.
pub fn from_client() -> Vec<(&'static str, FromClient)> {
    let act = Act::Move { answers: 58, mv: "sow 2 cw".to_owned() };
    vec![
        ("hello", FromClient::Hello { version: wire::VERSION, lang: "en".to_owned() }),
        ("watch", FromClient::Watch { table: id(), since: 0, form: wire::Form::Full }),
        ("watch-short", FromClient::Watch { table: id(), since: 34, form: wire::Form::Short }),
        ("unwatch", FromClient::Unwatch { table: id() }),
        ("watch-lobby", FromClient::WatchLobby {}),
        ("unwatch-lobby", FromClient::UnwatchLobby {}),
        ("attended", FromClient::Attended { here: false }),
        ("ping", FromClient::Ping {}),
        ("act", FromClient::Act { table: id(), number: 3, act }),
    ]
}

/// Returns a table of Campfire whose game has begun, seen by Ann on seat 0.
pub fn campfire_table() -> Table<Campfire> {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::new(2) };
    let opening = Opening {
        setup,
        options: HostingOptions::live(level()),
        owner: Some(ANN),
        chairs: vec![Chair::Person(ANN), Chair::Open],
        prelude: Vec::new(),
    };
    let (mut table, _) = Table::open(opening, Seed::from_number(1), T0).expect("a table opens");
    let events = [
        Event::Connected { person: ANN },
        Event::act(BEN, Act::Sit { seat: Seat(1) }),
        Event::Connected { person: BEN },
        Event::act(ANN, Act::Ready { nonce: [0x5c; 32] }),
        Event::act(BEN, Act::Ready { nonce: [0x07; 32] }),
        Event::act(ANN, Act::Start),
    ];
    for (event, seconds) in events.into_iter().zip(1..) {
        table.handle(event, T0 + seconds * 1_000).expect("people may do this");
    }
    table
}

/// Returns the update for a viewer who missed the lines after `since`.
pub fn update<G: Game>(table: &Table<G>, since: u64, viewer: Viewer, now_ms: u64) -> Update<G> {
    let missed = table.since(since, viewer, now_ms);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        _ => None,
    };
    let legal = match (viewer, missed.status.turn) {
        (Viewer::Seat(seat), Turn::Seat(turn)) if seat == turn => {
            table.legal_moves(seat).iter().map(ToString::to_string).collect()
        }
        _ => Vec::new(),
    };
    let name = |person, name: &str| PersonName { person, name: name.to_owned(), program: false };
    Update {
        table: id(),
        game: G::NAME.to_owned(),
        after: missed.after,
        told: missed.told,
        view: Some(missed.view),
        status: missed.status,
        seat,
        legal,
        people: vec![name(ANN, "Ann"), name(BEN, "Ben")],
        bot_waits: false,
    }
}

/// Returns the messages of the server, by name.
pub fn from_server() -> Vec<(&'static str, FromServer<Update<Campfire>>)> {
    let table = campfire_table();
    let before_start = table.sequence() - 9;
    let problem = Problem {
        code: Code::Illegal,
        text: "You have no disc on space 3.".to_owned(),
        rule: Some("C5.1".to_owned()),
    };
    let now_ms = T0 + 9_000;
    vec![
        ("welcome", FromServer::Welcome { version: wire::VERSION, person: Some(ANN), now_ms: T0 }),
        ("update", FromServer::Update(update(&table, before_start, Viewer::Seat(Seat(0)), now_ms))),
        ("done", FromServer::Done { number: 3, sequence: 59 }),
        ("refused", FromServer::Refused { number: Some(3), problem }),
        ("your-turn", FromServer::YourTurn { table: id(), answers: 58 }),
        (
            "rematch",
            FromServer::Rematch {
                table: id(),
                next: "moonrise22334455".parse().expect("16 letters and digits"),
            },
        ),
        ("lobby-changed", FromServer::LobbyChanged),
        ("pong", FromServer::Pong),
    ]
}

fn text_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a message is JSON")
}

/// Returns the part of an update that a short update edits besides the view.
pub fn rest(update: &Update<Campfire>) -> Rest {
    Rest {
        game: update.game.clone(),
        status: update.status.clone(),
        seat: update.seat,
        bot_waits: update.bot_waits,
    }
}

/// Returns the short update after Ann's first decision. Campfire has no secrets, so it contains the
/// step.
pub fn short_update() -> FromServer<Value> {
    let mut table = campfire_table();
    let viewer = Viewer::Seat(Seat(0));
    let before = update(&table, 0, viewer, T0 + 9_000);
    let after = table.sequence();
    let answers = before.status.answers;
    let mv = before.legal[0].parse().expect("a legal move is a move");
    table.handle(Event::act(ANN, Act::Move { answers, mv }), T0 + 12_000).expect("it is legal");
    let now = update(&table, after, viewer, T0 + 12_000);
    let old_rest = text_of(&rest(&before));
    let rest = text_of(&rest(&now));
    let (step, is_by_bot) = table.open_step(table.sequence()).expect("it was a step");
    let step: ShortTold<(), ()> = ShortTold::Step(0, Step::new(&step, is_by_bot));
    let short = ShortUpdateOf {
        table: id(),
        after: None,
        fresh: false,
        told: [step],
        view: None::<Edits>,
        rest: Edits::between(&old_rest, &rest),
        check: add_to_checksum(position_checksum(table.journal().now()), &rest),
        people: Vec::new(),
    };
    FromServer::Short(serde_json::to_value(short).expect("a message is JSON"))
}

/// Returns every example: the name of its file, and its JSON.
pub fn all() -> Vec<(String, Value)> {
    fn json(value: &impl Serialize) -> Value {
        serde_json::to_value(value).expect("a message is JSON")
    }
    let kind = |value: &Value| value["what"].as_str().expect("it is tagged").to_owned();
    let client = from_client().into_iter().map(|(name, m)| (format!("client-{name}"), json(&m)));
    let server = from_server().into_iter().map(|(name, m)| (format!("server-{name}"), json(&m)));
    let acts = acts().into_iter().map(|act| json(&act));
    let news = news().into_iter().map(|one| json(&one));
    let acts = acts.map(|act| (format!("act-{}", kind(&act)), act));
    let news = news.map(|one| (format!("news-{}", kind(&one)), one));
    let short = [("server-short".to_owned(), json(&short_update()))];
    client.chain(server).chain(short).chain(acts).chain(news).collect()
}
