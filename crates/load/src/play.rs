//! People who play random legal moves, each as fast as the server answers.

use crate::figures::Count;
use crate::follow::{Follower, Glimpse, Position};
use crate::{Address, Client, LoadProblem, Socket};
use kernel::Seat;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Barrier;
use wire::http::{ChairBody, TableBody, settings};
use wire::{Act, Form, FromClient, TableId};

/// The timeout after which a run is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// The maximum number of games that two people play per second.
const GAMES_PER_SECOND: f64 = 1.0;
/// The line of the log at which a game is left in its middle. A whole one has about 210.
const HALF_A_GAME: u64 = 110;
/// The number of tables that two people open before they begin to play.
const TABLES_AHEAD_MAX: usize = 32;

/// Two people who play against each other, and where each of them is connected.
pub(crate) struct Pair {
    owner: Client,
    sockets: [Socket; 2],
    followers: [Follower; 2],
    form: Form,
    number: u64,
    luck: Xoshiro256PlusPlus,
}

impl Pair {
    /// Signs both in, each with a socket to any of the addresses.
    pub(crate) async fn new(addresses: &[Address], seed: u64) -> Result<Pair, LoadProblem> {
        let at = |n: usize| addresses[(seed as usize + n) % addresses.len()];
        let owner = Client::guest(at(0), "Ann").await?;
        let other = Client::guest(at(1), "Ben").await?;
        let sockets = [owner.socket().await?, other.socket().await?];
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let followers = Default::default();
        Ok(Pair { owner, sockets, followers, form: Form::Full, number: 0, luck })
    }

    /// Sets the form of updates from now on.
    pub(crate) fn set_form(&mut self, form: Form) {
        self.form = form;
    }

    /// Opens a table for both and begins the game.
    async fn sit(&mut self) -> Result<TableId, LoadProblem> {
        let setup = settings(vec![("players".to_owned(), "2".to_owned())]);
        let new = TableBody::new("campfire", setup, vec![ChairBody::Me, ChairBody::Open]);
        let table = self.owner.open_table(&new).await?;
        let form = self.form;
        for socket in &mut self.sockets {
            socket.say(&FromClient::Watch { table: table.clone(), since: 0, form }).await?;
        }
        let nonce = [0x11; 32];
        self.act(1, &table, Act::Sit { seat: Seat(1) }).await?;
        self.act(0, &table, Act::Ready { nonce }).await?;
        self.act(1, &table, Act::Ready { nonce }).await?;
        Ok(table)
    }

    /// Acts and waits for the answer.
    async fn act(&mut self, who: usize, table: &TableId, act: Act) -> Result<(), LoadProblem> {
        self.number += 1;
        let number = self.number;
        let table = table.clone();
        let socket = &mut self.sockets[who];
        let follower = &mut self.followers[who];
        socket.say(&FromClient::Act { table, number, act }).await?;
        let wait = async {
            loop {
                let text = socket.hear_text().await?;
                match follower.read(&text)? {
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

    /// Plays one game after the other until the time is up, and returns the stored moves with their
    /// times. Tables are opened before the time begins, as many as will be needed.
    pub(crate) async fn play(
        mut self,
        ready: Arc<Barrier>,
        time: Duration,
    ) -> (Result<Count, LoadProblem>, Pair) {
        let tables = self.sit_ahead(time).await;
        // Everyone begins at the same time, even if another pair failed.
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
            self.leave(&table).await?;
        }
        Ok(())
    }

    /// Opens a table and leaves it in the middle of the game, when it waits for one of the two.
    pub(crate) async fn leave_a_table_waiting(&mut self) -> Result<(), LoadProblem> {
        let table = self.sit().await?;
        let until = Instant::now() + PATIENCE;
        self.game(&table, until, HALF_A_GAME, &mut Count::default()).await
    }

    /// Plays one game, up to the limits of time and lines.
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
        let [first, second] = &mut self.followers;
        let mut one = Player::new((one, first), table, number, lines_max, seed);
        let mut two = Player::new((other, second), table, number, lines_max, seed ^ 1);
        let (first, second) = tokio::join!(one.play(until), two.play(until));
        self.number = one.number.max(two.number);
        count.join(one.count);
        count.join(two.count);
        first.and(second)?;
        self.leave(table).await
    }

    /// Stops following a table.
    async fn leave(&mut self, table: &TableId) -> Result<(), LoadProblem> {
        for (socket, follower) in self.sockets.iter_mut().zip(&mut self.followers) {
            socket.say(&FromClient::Unwatch { table: table.clone() }).await?;
            follower.forget(table.as_str());
        }
        Ok(())
    }
}

/// One person in one game.
struct Player<'s> {
    socket: &'s mut Socket,
    follower: &'s mut Follower,
    table: &'s TableId,
    number: u64,
    /// The move in transit.
    asked: Option<(u64, Instant)>,
    /// The next possible decision once that is answered: an update may come before the answer.
    next: Option<(String, u64)>,
    /// The last answered question; an update in transit may ask it again.
    decided: Option<u64>,
    /// The line at which the game is left.
    lines_max: u64,
    /// Whether the game has ended, or was left.
    over: bool,
    luck: Xoshiro256PlusPlus,
    count: Count,
}

impl<'s> Player<'s> {
    fn new(
        (socket, follower): (&'s mut Socket, &'s mut Follower),
        table: &'s TableId,
        number: u64,
        lines_max: u64,
        seed: u64,
    ) -> Player<'s> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Player {
            socket,
            follower,
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

    /// Moves whenever possible, until the game or the time is over and nothing is in transit.
    async fn play(&mut self, until: Instant) -> Result<(), LoadProblem> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let patience = if self.asked.is_some() { PATIENCE } else { left };
            let Ok(text) = tokio::time::timeout(patience, self.socket.hear_text()).await else {
                // Nothing in transit: the other player has stopped.
                return if self.asked.is_some() { Err(LoadProblem::Silent) } else { Ok(()) };
            };
            let text = text?;
            match self.follower.read(&text)? {
                Glimpse::Done(number) => self.answered(number, true),
                Glimpse::Refused(Some(number)) => self.answered(number, false),
                Glimpse::Update(position) if position.table == self.table.as_str() => {
                    let Position { over, answers, legal, .. } = position;
                    self.count.update(text.len());
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
