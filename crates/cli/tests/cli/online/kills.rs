//! No move that was confirmed is ever lost, however the servers end.

use super::Extent;
use super::judge::judge;
use super::person::Person;
use super::process::Process;
use super::tables::{guest, open};
use campfire::Campfire;
use kernel::Game;
use load::Address;
use sea::Sea;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use wire::TableId;

/// A game that was played to its end.
struct Finished {
    game: &'static str,
    table: TableId,
    people: Vec<Person>,
}

/// The state shared by the players and the killer of servers.
struct Arena {
    servers: Vec<Address>,
    extent: Extent,
    finished: AtomicU32,
    kills: AtomicU32,
    stop: AtomicBool,
}

impl Arena {
    fn new(servers: Vec<Address>, extent: Extent) -> Arc<Arena> {
        let (finished, kills, stop) = Default::default();
        Arc::new(Arena { servers, extent, finished, kills, stop })
    }

    fn is_enough(&self) -> bool {
        let games = self.finished.load(Ordering::Relaxed) >= self.extent.games;
        games && self.kills.load(Ordering::Relaxed) >= self.extent.kills
    }
}

/// Plays one game after the other with the same people, until it is enough.
async fn play_games(arena: Arc<Arena>, number: u64) -> Vec<Finished> {
    // Every third table plays Sea, with a bot in one seat.
    let (game, players, bots) =
        if number % 3 == 2 { (Sea::NAME, 3, 1) } else { (Campfire::NAME, 2, 0) };
    let mut clients = Vec::new();
    for seat in 0..players - bots {
        clients.push(guest(&arena.servers, &format!("Player {number}.{seat}")).await);
    }
    let mut finished = Vec::new();
    while !arena.stop.load(Ordering::Relaxed) && !arena.is_enough() {
        let Some(table) = open(&arena.servers, &clients[0], game, players, bots).await else {
            continue;
        };
        let people = clients.iter().enumerate().map(|(seat, client)| {
            let luck =
                number << 32 | u64::from(arena.finished.load(Ordering::Relaxed)) << 8 | seat as u64;
            let person = Person::new(client.clone(), seat as u8, seat == 0, luck);
            // Pages follow by short updates, programs by full ones.
            let person = if seat == 0 { person.with_short_updates() } else { person };
            let table = table.clone();
            let arena = arena.clone();
            tokio::spawn(async move { person.play(table, &arena.servers).await })
        });
        let mut played = Vec::new();
        for person in people.collect::<Vec<_>>() {
            played.push(person.await.unwrap());
        }
        arena.finished.fetch_add(1, Ordering::Relaxed);
        finished.push(Finished { game, table, people: played });
    }
    finished
}

/// Plays, kills one server after the other at random moments and starts it again, then judges.
fn trial(processes: &mut [Process], database: &str, mut between: impl FnMut(u32)) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let extent = Extent::wanted();
    let arena = Arena::new(processes.iter().map(Process::address).collect(), extent);
    let players: Vec<_> = (0..extent.tables as u64)
        .map(|number| runtime.spawn(play_games(arena.clone(), number)))
        .collect();
    let mut luck = 0x9e37_79b9_7f4a_7c15_u64;
    for kill in 0..extent.kills {
        luck = luck.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        std::thread::sleep(Duration::from_millis(100 + (luck >> 40) % 900));
        let count = processes.len();
        let victim = &mut processes[kill as usize % count];
        victim.kill();
        between(kill);
        victim.restart();
        arena.kills.fetch_add(1, Ordering::Relaxed);
        if players.iter().any(|player| player.is_finished()) && !arena.is_enough() {
            // Someone has panicked, and joining reports why. The others play their game to its end.
            arena.stop.store(true, Ordering::Relaxed);
            break;
        }
    }
    let finished: Vec<Finished> = runtime.block_on(async {
        let mut finished = Vec::new();
        for player in players {
            finished.extend(player.await.unwrap());
        }
        finished
    });
    for process in processes.iter_mut() {
        process.stop();
    }
    runtime.block_on(async {
        let store = store::open(database, Default::default()).await.unwrap();
        let mut confirmed = 0;
        let mut breaks = 0;
        let mut looks = 0;
        for Finished { game, table, people } in &finished {
            breaks += people.iter().map(|person| person.memory.breaks).sum::<u32>();
            looks += people.iter().map(|person| person.memory.looks).sum::<u32>();
            confirmed += match *game {
                Sea::NAME => judge::<Sea>(&*store, table, people).await,
                _ => judge::<Campfire>(&*store, table, people).await,
            };
        }
        println!(
            "{} games, {} kills, {breaks} broken sockets, {confirmed} moves, {looks} looks elsewhere",
            finished.len(),
            extent.kills
        );
        assert!(finished.len() as u32 >= extent.games && breaks > 0 && confirmed > 0);
        assert!(looks > 0 || processes.len() < 2);
    });
}

#[test]
fn no_confirmed_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut processes = [Process::start(&database, &folder.path().join("server.log"))];
    trial(&mut processes, &database, |_| {});
}

#[test]
fn no_confirmed_move_is_lost_when_servers_on_one_postgresql_are_killed_in_turn() {
    // Without PostgreSQL, this reports so.
    let Some(postgres) = testkit::Postgres::start() else { return };
    let database = postgres.database();
    let folder = tempfile::tempdir().unwrap();
    let start = |log: &str| Process::start(&database, &folder.path().join(log));
    let mut processes = [start("first.log"), start("second.log")];
    trial(&mut processes, &database, |kill| {
        // The server that lives loses its connections now and then.
        if kill % 4 == 3 {
            postgres.cut_connections();
        }
    });
}
