//! People who play random legal moves, each as fast as the server answers.

use crate::figures::Count;
use crate::{Address, Client, LoadProblem, NewTable, Socket};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Deserialize;
use serde_json::json;
use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Barrier;
use wire::{Act, FromClient, TableId};

/// How long anything may take before a run is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Two people who play against each other, and where each of them is connected.
pub(crate) struct Pair {
    owner: Client,
    sockets: [Socket; 2],
    number: u64,
    luck: Xoshiro256PlusPlus,
}

/// As much of a message as is needed to play.
#[derive(Deserialize)]
struct Glimpse<'a> {
    #[serde(borrow)]
    say: Cow<'a, str>,
    number: Option<u64>,
    status: Option<Brief<'a>>,
    #[serde(borrow, default)]
    legal: Vec<Cow<'a, str>>,
}

/// As much of how a table stands.
#[derive(Deserialize)]
struct Brief<'a> {
    #[serde(borrow)]
    phase: Cow<'a, str>,
    answers: u64,
}

fn read(text: &str) -> Result<Glimpse<'_>, LoadProblem> {
    serde_json::from_str(text)
        .map_err(|_| LoadProblem::Unexpected(text.chars().take(300).collect()))
}

impl Pair {
    /// Comes in, with a socket each, to any of the addresses.
    pub(crate) async fn new(addresses: &[Address], seed: u64) -> Result<Pair, LoadProblem> {
        let at = |n: usize| addresses[(seed as usize + n) % addresses.len()];
        let owner = Client::guest(at(0), "Ann").await?;
        let other = Client::guest(at(1), "Ben").await?;
        let sockets = [owner.socket().await?, other.socket().await?];
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(Pair { owner, sockets, number: 0, luck })
    }

    /// Opens a table for both and begins the game.
    async fn sit(&mut self) -> Result<TableId, LoadProblem> {
        let new = NewTable(json!({
            "game": "campfire",
            "setup": { "players": 2 },
            "chairs": ["me", "open"],
        }));
        let table = self.owner.open_table(&new).await?;
        for socket in &mut self.sockets {
            socket.say(&FromClient::Watch { table: table.clone(), since: 0 }).await?;
        }
        let nonce = || "11".repeat(32);
        self.act(1, &table, Act::Sit { seat: 1 }).await?;
        self.act(0, &table, Act::Ready { nonce: nonce() }).await?;
        self.act(1, &table, Act::Ready { nonce: nonce() }).await?;
        Ok(table)
    }

    /// Does something and waits until it is done.
    async fn act(&mut self, who: usize, table: &TableId, act: Act) -> Result<(), LoadProblem> {
        self.number += 1;
        let (number, table) = (self.number, table.clone());
        let socket = &mut self.sockets[who];
        socket.say(&FromClient::Act { table, number, act }).await?;
        let wait = async {
            loop {
                let text = socket.hear_text().await?;
                let heard = read(&text)?;
                match (&heard.say[..], heard.number) {
                    ("done", Some(n)) if n == number => return Ok(()),
                    ("refused", n) if n.is_none() || n == Some(number) => {
                        return Err(LoadProblem::Unexpected(text));
                    }
                    _ => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.map_err(|_| LoadProblem::Silent)?
    }

    /// Plays until the time is up, one game after the other; whose moves were stored when.
    pub(crate) async fn play(
        mut self,
        ready: Arc<Barrier>,
        time: Duration,
    ) -> (Result<Count, LoadProblem>, Pair) {
        let mut table = self.sit().await;
        // Everybody begins at the same time, also if somebody failed.
        ready.wait().await;
        let until = Instant::now() + time;
        let mut count = Count::default();
        loop {
            let over = match table {
                Ok(id) => self.game(&id, until, &mut count).await,
                Err(problem) => Err(problem),
            };
            match over {
                Ok(()) if Instant::now() >= until => return (Ok(count), self),
                Ok(()) => table = self.sit().await,
                Err(problem) => return (Err(problem), self),
            }
        }
    }

    /// One game, or as much of it as there is time for.
    async fn game(
        &mut self,
        table: &TableId,
        until: Instant,
        count: &mut Count,
    ) -> Result<(), LoadProblem> {
        self.number += 1;
        let number = self.number;
        let act = Act::Start;
        self.sockets[0].say(&FromClient::Act { table: table.clone(), number, act }).await?;
        let number = self.number;
        let seed = self.luck.next_u64();
        let [one, other] = &mut self.sockets;
        let mut one = Player::new(one, table, number, seed);
        let mut two = Player::new(other, table, number, seed ^ 1);
        let (first, second) = tokio::join!(one.play(until), two.play(until));
        self.number = one.number.max(two.number);
        count.join(one.count);
        count.join(two.count);
        first.and(second)?;
        for socket in &mut self.sockets {
            socket.say(&FromClient::Unwatch { table: table.clone() }).await?;
        }
        Ok(())
    }
}

/// One person in one game.
struct Player<'s> {
    socket: &'s mut Socket,
    table: &'s TableId,
    number: u64,
    /// The move that is on its way.
    asked: Option<(u64, Instant)>,
    /// What may be decided once that is answered: an update may come before the answer.
    next: Option<(String, u64)>,
    /// Whether the game has ended.
    over: bool,
    luck: Xoshiro256PlusPlus,
    count: Count,
}

impl<'s> Player<'s> {
    fn new(socket: &'s mut Socket, table: &'s TableId, number: u64, seed: u64) -> Player<'s> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Player {
            socket,
            table,
            number,
            asked: None,
            next: None,
            over: false,
            luck,
            count: Count::default(),
        }
    }

    /// Moves whenever it may, until the game or the time is over and nothing is on its way.
    async fn play(&mut self, until: Instant) -> Result<(), LoadProblem> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let patience = if self.asked.is_some() { PATIENCE } else { left };
            let Ok(text) = tokio::time::timeout(patience, self.socket.hear_text()).await else {
                // Nothing on its way: the other one has stopped playing.
                return if self.asked.is_some() { Err(LoadProblem::Silent) } else { Ok(()) };
            };
            let text = text?;
            let heard = read(&text)?;
            match &heard.say[..] {
                "done" | "refused" => self.answered(&heard),
                "update" => {
                    let Some(status) = &heard.status else { continue };
                    self.over = status.phase == "over";
                    self.next = None;
                    if !heard.legal.is_empty() {
                        let chosen = self.luck.next_u64() % heard.legal.len() as u64;
                        let mv = heard.legal[chosen as usize].to_string();
                        self.next = Some((mv, status.answers));
                    }
                }
                _ => {}
            }
            if self.asked.is_none() {
                if self.over || Instant::now() >= until {
                    return Ok(());
                }
                if let Some((mv, answers)) = self.next.take() {
                    self.decide(mv, answers).await?;
                }
            }
        }
    }

    fn answered(&mut self, heard: &Glimpse<'_>) {
        let Some((_, asked)) = self.asked.take_if(|asked| Some(asked.0) == heard.number) else {
            return;
        };
        match &heard.say[..] {
            "done" => self.count.answer(asked.elapsed()),
            _ => self.count.refusal(),
        }
    }

    async fn decide(&mut self, mv: String, answers: u64) -> Result<(), LoadProblem> {
        self.number += 1;
        let (number, table) = (self.number, self.table.clone());
        self.asked = Some((number, Instant::now()));
        let act = Act::Move { answers, mv };
        Ok(self.socket.say(&FromClient::Act { table, number, act }).await?)
    }
}

/// Opens a table where a person plays a bot, begins, and leaves it when it waits for the person.
pub(crate) async fn leave_a_table_waiting(
    client: &Client,
    socket: &mut Socket,
    number: u64,
) -> Result<(), LoadProblem> {
    let new = NewTable(json!({
        "game": "campfire",
        "setup": { "players": 2 },
        "chairs": ["me", { "bot": "first-steps" }],
    }));
    let table = client.open_table(&new).await?;
    socket.say(&FromClient::Watch { table: table.clone(), since: 0 }).await?;
    for act in [Act::Ready { nonce: "22".repeat(32) }, Act::Start] {
        socket.say(&FromClient::Act { table: table.clone(), number, act }).await?;
    }
    let wait = async {
        loop {
            let text = socket.hear_text().await?;
            let heard = read(&text)?;
            match &heard.say[..] {
                "refused" => return Err(LoadProblem::Unexpected(text)),
                "update" if !heard.legal.is_empty() => return Ok(()),
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.map_err(|_| LoadProblem::Silent)??;
    Ok(socket.say(&FromClient::Unwatch { table }).await?)
}
