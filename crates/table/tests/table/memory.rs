//! The memory that a table takes in the middle of a game: a server holds thousands of them.

use crate::test_host::T0;
use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::{Game, Luck, Turn};
use sea::Sea;
use table::*;

const TABLES: u64 = 40;
/// Where the games are left: a whole one has about 210 lines in Campfire, and 300 in Sea.
const LINES: u64 = 140;

/// With what a server adds to it (about 3 kB), a table must stay below 15 kB.
#[test]
fn a_table_in_the_middle_of_a_game_takes_less_than_ten_thousand_bytes() {
    let campfire = bytes_per_table::<Campfire>(campfire::Setup::new(2), 2);
    let sea = bytes_per_table::<Sea>(sea::Setup::new(3), 3);
    println!("campfire: {campfire} bytes, sea: {sea} bytes");
    assert!(campfire < 7_000, "campfire: {campfire} bytes");
    assert!(sea < 10_000, "sea: {sea} bytes");
}

/// The bytes on the heap, without what an allocator rounds up.
fn bytes_per_table<G: Game>(setup: G::Setup, players: u64) -> u64 {
    // The first table brings in what all of them share.
    drop(half_a_game::<G>(setup.clone(), players, 0));
    let mut tables = Vec::new();
    let info = allocation_counter::measure(|| {
        tables = (1..=TABLES)
            .map(|luck| Box::new(half_a_game::<G>(setup.clone(), players, luck)))
            .collect::<Vec<_>>();
    });
    assert!(tables.iter().all(|table| table.sequence() >= LINES));
    u64::try_from(info.bytes_current).expect("the tables are still there") / TABLES
}

/// A table where persons play random moves until its log has enough lines.
fn half_a_game<G: Game>(setup: G::Setup, players: u64, luck: u64) -> Table<G> {
    let level = Level::new("random").expect("it is a name");
    let chairs = (1..=players).map(|person| Chair::Person(Person(person))).collect();
    let options = HostingOptions::live(level);
    let opening =
        Opening::<G> { setup, options, owner: Some(Person(1)), chairs, prelude: Vec::new() };
    let (mut table, _) = Table::open(opening, Seed::from_number(luck), T0).unwrap();
    for person in (1..=players).map(Person) {
        table.handle(Event::act(person, Act::Ready { nonce: [1; 32] }), T0).unwrap();
    }
    table.handle(Event::act(By::Host, Act::Start), T0).unwrap();
    let mut luck = Quick::new(luck);
    while table.sequence() < LINES
        && let Turn::Seat(seat) = table.journal().now().turn()
    {
        let legal = table.legal_moves(seat);
        let mv = legal[luck.below(legal.len() as u32) as usize];
        let person = Person(u64::from(seat.0) + 1);
        let answers = table.answers();
        table.handle(Event::act(person, Act::Move { answers, mv }), T0).unwrap();
    }
    table
}
