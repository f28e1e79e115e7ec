//! Measures the memory of a table in the middle of a game, averaged over 2,000 tables: `cargo run
//! --release --package table --example table_memory`.
//!
//! It measures the growth of this process's resident memory. That includes what the allocator
//! wastes, but nothing that a server stores besides its tables.

use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::{Game, Luck, Turn};
use sea::Sea;
use table::{Act, By, Chair, Event, HostingOptions, Level, Opening, Person, Table};

const TABLES: u64 = 2_000;
/// The number of lines at which the games stop. A whole game has about 210 lines in Campfire, and
/// 300 in Sea.
const LINES: u64 = 140;
const NOW_MS: u64 = 1_700_000_000_000;

fn main() {
    // Dropped tables would leave free memory behind, and the next ones would seem to cost less.
    let tables = measure::<Campfire>(campfire::Setup::new(2), 2);
    measure::<Sea>(sea::Setup::new(3), 3);
    drop(tables);
}

fn measure<G: Game>(setup: G::Setup, players: u64) -> Vec<Table<G>> {
    // The first table allocates what all of them share.
    let mut tables = vec![half_a_game::<G>(setup.clone(), players, 0)];
    let before = resident_bytes();
    tables.extend((1..=TABLES).map(|luck| half_a_game::<G>(setup.clone(), players, luck)));
    let bytes = resident_bytes().zip(before).map(|(after, before)| (after - before) / TABLES);
    let lines = tables.iter().map(Table::sequence).sum::<u64>() / tables.len() as u64;
    match bytes {
        Some(bytes) => println!("{}: {bytes} bytes a table, after {lines} lines", G::NAME),
        None => println!("{}: this system doesn't tell", G::NAME),
    }
    tables
}

/// Returns a table where persons play random moves until its log has enough lines.
fn half_a_game<G: Game>(setup: G::Setup, players: u64, luck: u64) -> Table<G> {
    let level = Level::new("random").expect("it is a name");
    let opening = Opening {
        setup,
        options: HostingOptions::live(level),
        owner: Some(Person(1)),
        chairs: (1..=players).map(|person| Chair::Person(Person(person))).collect(),
        prelude: Vec::new(),
    };
    let opened = Table::open(opening, Seed::from_number(luck), NOW_MS);
    let (mut table, _) = opened.unwrap_or_else(|_| panic!("the default is a game"));
    let happens = |table: &mut Table<G>, event: Event<G::Move>| {
        table.handle(event, NOW_MS).unwrap_or_else(|_| panic!("it is allowed"));
    };
    for person in (1..=players).map(Person) {
        happens(&mut table, Event::act(person, Act::Ready { nonce: [1; 32] }));
    }
    happens(&mut table, Event::act(By::Host, Act::Start));
    let mut luck = Quick::new(luck);
    while table.sequence() < LINES
        && let Turn::Seat(seat) = table.journal().now().turn()
    {
        let legal = table.legal_moves(seat);
        let mv = legal[luck.below(legal.len() as u32) as usize];
        let person = Person(u64::from(seat.0) + 1);
        let answers = table.answers();
        happens(&mut table, Event::act(person, Act::Move { answers, mv }));
    }
    table
}

fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
