//! People who play random legal moves, each as fast as the server answers.

use crate::figures::Count;
use crate::{Address, Client, LoadProblem, Socket};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Deserialize;
use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Barrier;
use wire::http::{ChairBody, TableBody, settings};
use wire::{Act, FromClient, TableId};

/// How long anything may take before a run is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many games two people play in a second, at most.
const GAMES_PER_SECOND: f64 = 1.0;
/// The line of the log at which a game is left in its middle. A whole one has about 210.
const HALF_A_GAME: u64 = 110;
/// How many tables two people open before they begin to play.
const TABLES_AHEAD_MAX: usize = 32;

/// Two people who play against each other, and where each of them is connected.
pub(crate) struct Pair {
    owner: Client,
    sockets: [Socket; 2],
    number: u64,
    luck: Xoshiro256PlusPlus,
}

/// As much of a message as is needed to play.
enum Glimpse<'a> {
    Done(u64),
    Refused(Option<u64>),
    Update { table: &'a str, over: bool, answers: u64, legal: Vec<Cow<'a, str>> },
    Other,
}

/// An answer.
#[derive(Deserialize)]
struct Numbered {
    number: Option<u64>,
}

/// As much of how a table stands.
#[derive(Deserialize)]
struct Brief<'a> {
    #[serde(borrow)]
    phase: Cow<'a, str>,
    answers: u64,
}

/// Looks only where it must: whoever measures shares the machine with what is measured.
fn read(text: &str) -> Result<Glimpse<'_>, LoadProblem> {
    glimpse(text).ok_or_else(|| LoadProblem::Unexpected(text.chars().take(300).collect()))
}

fn glimpse(text: &str) -> Option<Glimpse<'_>> {
    let say = text.strip_prefix("{\"say\":\"")?.split('"').next()?;
    Some(match say {
        "done" => Glimpse::Done(serde_json::from_str::<Numbered>(text).ok()?.number?),
        "refused" => Glimpse::Refused(serde_json::from_str::<Numbered>(text).ok()?.number),
        "update" => {
            let (status, rest) = value_after::<Brief>(text, "\"status\":")?;
            let legal = value_after(rest, ",\"legal\":").map(|(legal, _)| legal);
            let legal = legal.unwrap_or_default();
            let (_, rest) = text.split_once("\"table\":\"")?;
            let (table, _) = rest.split_once('"')?;
            let over = status.phase == "over";
            Glimpse::Update { table, over, answers: status.answers, legal }
        }
        _ => Glimpse::Other,
    })
}

/// The value that follows a key which stands only once in the text, and what follows the key.
fn value_after<'a, T: Deserialize<'a>>(text: &'a str, key: &str) -> Option<(T, &'a str)> {
    let rest = &text[text.rfind(key)? + key.len()..];
    let value = serde_json::Deserializer::from_str(rest).into_iter().next()?.ok()?;
    Some((value, rest))
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
        let setup = settings(vec![("players".to_owned(), "2".to_owned())]);
        let new = TableBody::new("campfire", setup, vec![ChairBody::Me, ChairBody::Open]);
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
        let number = self.number;
        let table = table.clone();
        let socket = &mut self.sockets[who];
        socket.say(&FromClient::Act { table, number, act }).await?;
        let wait = async {
            loop {
                let text = socket.hear_text().await?;
                match read(&text)? {
                    Glimpse::Done(n) if n == number => return Ok(()),
                    Glimpse::Refused(n) if n.is_none() || n == Some(number) => {
                        return Err(LoadProblem::Unexpected(text.to_string()));
                    }
                    _ => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.map_err(|_| LoadProblem::Silent)?
    }

    /// Plays until the time is up, one game after the other; whose moves were stored when. Tables
    /// are opened before the time begins, as many as will be needed.
    pub(crate) async fn play(
        mut self,
        ready: Arc<Barrier>,
        time: Duration,
    ) -> (Result<Count, LoadProblem>, Pair) {
        let tables = self.sit_ahead(time).await;
        // Everybody begins at the same time, also if somebody failed.
        ready.wait().await;
        let until = Instant::now() + time;
        let mut count = Count::default();
        let played = match tables {
            Ok(tables) => self.games(tables, until, &mut count).await,
            Err(problem) => Err(problem),
        };
        (played.map(|()| count), self)
    }

    async fn sit_ahead(&mut self, time: Duration) -> Result<Vec<TableId>, LoadProblem> {
        let tables = 1 + (time.as_secs_f64() * GAMES_PER_SECOND).ceil() as usize;
        let mut open = Vec::new();
        while open.len() < tables.min(TABLES_AHEAD_MAX) {
            open.push(self.sit().await?);
        }
        Ok(open)
    }

    async fn games(
        &mut self,
        mut tables: Vec<TableId>,
        until: Instant,
        count: &mut Count,
    ) -> Result<(), LoadProblem> {
        while Instant::now() < until {
            let table = match tables.pop() {
                Some(table) => table,
                None => self.sit().await?,
            };
            self.game(&table, until, u64::MAX, count).await?;
        }
        for table in tables {
            for socket in &mut self.sockets {
                socket.say(&FromClient::Unwatch { table: table.clone() }).await?;
            }
        }
        Ok(())
    }

    /// Opens a table and leaves it in the middle of the game, when it waits for one of the two.
    pub(crate) async fn leave_a_table_waiting(&mut self) -> Result<(), LoadProblem> {
        let table = self.sit().await?;
        let until = Instant::now() + PATIENCE;
        self.game(&table, until, HALF_A_GAME, &mut Count::default()).await
    }

    /// One game, or as much of it as there is time for, and lines.
    async fn game(
        &mut self,
        table: &TableId,
        until: Instant,
        lines_max: u64,
        count: &mut Count,
    ) -> Result<(), LoadProblem> {
        self.number += 1;
        let number = self.number;
        let act = Act::Start;
        self.sockets[0].say(&FromClient::Act { table: table.clone(), number, act }).await?;
        let number = self.number;
        let seed = self.luck.next_u64();
        let [one, other] = &mut self.sockets;
        let mut one = Player::new(one, table, number, lines_max, seed);
        let mut two = Player::new(other, table, number, lines_max, seed ^ 1);
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
    /// The last question that was answered; an update that was on its way may ask it again.
    decided: Option<u64>,
    /// The line at which the game is left.
    lines_max: u64,
    /// Whether the game has ended, or is left.
    over: bool,
    luck: Xoshiro256PlusPlus,
    count: Count,
}

impl<'s> Player<'s> {
    fn new(
        socket: &'s mut Socket,
        table: &'s TableId,
        number: u64,
        lines_max: u64,
        seed: u64,
    ) -> Player<'s> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Player {
            socket,
            table,
            number,
            asked: None,
            next: None,
            decided: None,
            lines_max,
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
            match read(&text?)? {
                Glimpse::Done(number) => self.answered(number, true),
                Glimpse::Refused(Some(number)) => self.answered(number, false),
                Glimpse::Update { table, over, answers, legal } if table == self.table.as_str() => {
                    self.over = over || answers >= self.lines_max;
                    self.next = None;
                    if !legal.is_empty() && self.decided < Some(answers) {
                        let chosen = self.luck.next_u64() % legal.len() as u64;
                        self.next = Some((legal[chosen as usize].to_string(), answers));
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

    fn answered(&mut self, number: u64, done: bool) {
        let Some((_, asked)) = self.asked.take_if(|asked| asked.0 == number) else { return };
        if done { self.count.answer(asked.elapsed()) } else { self.count.refusal() }
    }

    async fn decide(&mut self, mv: String, answers: u64) -> Result<(), LoadProblem> {
        self.number += 1;
        let number = self.number;
        let table = self.table.clone();
        self.asked = Some((number, Instant::now()));
        self.decided = Some(answers);
        let act = Act::Move { answers, mv };
        Ok(self.socket.say(&FromClient::Act { table, number, act }).await?)
    }
}
