//! A whole run: rounds of moves and, between them, of a bare server; then the cost of idle tables
//! and sockets.

use crate::figures::{Count, LoadReport};
use crate::host::Hosts;
use crate::play::Pair;
use crate::{Address, HttpProblem, Socket, SocketProblem, echo};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Barrier;
use wire::Form;

/// The maximum length of a round.
pub const SECONDS_MAX: f64 = 300.0;
/// The number of people who sign in at the same time.
const COMING: usize = 32;

/// The plan of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The number of tables that are played at the same time, by two people each.
    pub tables: usize,
    /// The length of a round.
    pub round: Duration,
    /// The number of rounds.
    pub rounds: usize,
    /// Whether short updates are measured between the rounds.
    pub short: bool,
    /// Whether a bare server is measured between the rounds.
    pub echo: bool,
    /// The number of tables that wait for a person, to measure their cost.
    pub idle_tables: usize,
    /// The number of idle sockets.
    pub idle_sockets: usize,
}

/// The reason why a run has no result.
#[derive(Debug)]
pub enum LoadProblem {
    /// Over HTTP.
    Http(HttpProblem),
    /// Over a socket.
    Socket(SocketProblem),
    /// The bare server.
    Echo(String),
    /// The server's answer was unexpected.
    Unexpected(String),
    /// The server did not answer in time.
    Silent,
}

impl fmt::Display for LoadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadProblem::Http(problem) => problem.fmt(f),
            LoadProblem::Socket(problem) => problem.fmt(f),
            LoadProblem::Echo(why) => write!(f, "the bare server: {why}"),
            LoadProblem::Unexpected(text) => write!(f, "the server sent ‘{text}’"),
            LoadProblem::Silent => f.write_str("the server does not answer"),
        }
    }
}

impl std::error::Error for LoadProblem {}

impl From<HttpProblem> for LoadProblem {
    fn from(problem: HttpProblem) -> LoadProblem {
        LoadProblem::Http(problem)
    }
}

impl From<SocketProblem> for LoadProblem {
    fn from(problem: SocketProblem) -> LoadProblem {
        LoadProblem::Socket(problem)
    }
}

/// Measures running servers. `hosts` is set if they were started here, so that their memory is
/// known.
pub async fn run(
    addresses: &[Address],
    hosts: Option<&Hosts>,
    plan: &Plan,
) -> Result<LoadReport, LoadProblem> {
    let echo_at = if plan.echo {
        Some(echo::start().await.map_err(|error| LoadProblem::Echo(error.to_string()))?)
    } else {
        None
    };
    let memory = || hosts.and_then(Hosts::memory_bytes);
    let mut pairs = come(addresses, plan.tables).await?;
    let mut moves = Count::default();
    let mut short = Count::default();
    let mut echoes = Count::default();
    for _ in 0..plan.rounds {
        moves.and_then(round(&mut pairs, Form::Full, plan.round, hosts).await?);
        if plan.short {
            short.and_then(round(&mut pairs, Form::Short, plan.round, hosts).await?);
        }
        if let Some(address) = echo_at {
            let round = echo::round(address, plan.tables, plan.round).await;
            echoes.and_then(round.map_err(|error| LoadProblem::Echo(error.to_string()))?);
        }
    }
    let memory_bytes = memory();
    drop(pairs);
    let table_bytes = match plan.idle_tables {
        0 => None,
        tables => idle_tables(addresses[0], tables, &memory).await?,
    };
    let socket_bytes = match plan.idle_sockets {
        0 => None,
        sockets => idle_sockets(addresses[0], sockets, &memory).await?,
    };
    Ok(LoadReport {
        tables: plan.tables,
        processes: addresses.len(),
        moves: moves.speed(),
        short: plan.short.then(|| short.speed()),
        echo: plan.echo.then(|| echoes.speed()),
        memory_bytes,
        table_bytes,
        socket_bytes,
    })
}

/// Signs people in, some at a time.
async fn come(addresses: &[Address], pairs: usize) -> Result<Vec<Pair>, LoadProblem> {
    let mut come = Vec::with_capacity(pairs);
    for some in (0..pairs as u64).collect::<Vec<_>>().chunks(COMING) {
        let coming: Vec<_> = some
            .iter()
            .map(|&seed| {
                let addresses = addresses.to_vec();
                tokio::spawn(async move { Pair::new(&addresses, seed).await })
            })
            .collect();
        for pair in coming {
            come.push(pair.await.map_err(|_| LoadProblem::Silent)??);
        }
    }
    Ok(come)
}

/// All pairs play for a while.
async fn round(
    pairs: &mut Vec<Pair>,
    form: Form,
    time: Duration,
    hosts: Option<&Hosts>,
) -> Result<Count, LoadProblem> {
    pairs.iter_mut().for_each(|pair| pair.set_form(form));
    let ready = Arc::new(Barrier::new(pairs.len() + 1));
    let playing: Vec<_> =
        pairs.drain(..).map(|pair| tokio::spawn(pair.play(ready.clone(), time))).collect();
    ready.wait().await;
    let begin = Instant::now();
    let processor_time = || hosts.and_then(Hosts::processor_time);
    let before = processor_time();
    let mut count = Count::default();
    for pair in playing {
        let (counted, pair) = pair.await.map_err(|_| LoadProblem::Silent)?;
        count.join(counted?);
        pairs.push(pair);
    }
    let server_time = processor_time().zip(before).map(|(now, before)| now - before);
    Ok(count.took(begin.elapsed(), server_time))
}

/// Returns the cost per item: the memory afterward minus the memory before, divided by the number
/// of items.
fn cost(before: Option<u64>, after: Option<u64>, count: usize) -> Option<(usize, i64)> {
    let before = before?.cast_signed();
    let after = after?.cast_signed();
    Some((count, (after - before) / i64::try_from(count.max(1)).ok()?))
}

async fn idle_tables(
    address: Address,
    tables: usize,
    memory: &impl Fn() -> Option<u64>,
) -> Result<Option<(usize, i64)>, LoadProblem> {
    let pairs = come(&[address], COMING.min(tables)).await?;
    let pairs_count = pairs.len();
    let before = memory();
    let opening = pairs.into_iter().enumerate().map(|(n, mut pair)| {
        let mine = tables / pairs_count + usize::from(n < tables % pairs_count);
        tokio::spawn(async move {
            for _ in 0..mine {
                pair.leave_a_table_waiting().await?;
            }
            // The sockets stay open, so that no player counts as gone.
            Ok::<_, LoadProblem>(pair)
        })
    });
    let opening: Vec<_> = opening.collect();
    let mut stayed = Vec::new();
    for opened in opening {
        stayed.push(opened.await.map_err(|_| LoadProblem::Silent)??);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok(cost(before, memory(), tables))
}

async fn idle_sockets(
    address: Address,
    sockets: usize,
    memory: &impl Fn() -> Option<u64>,
) -> Result<Option<(usize, i64)>, LoadProblem> {
    let before = memory();
    let mut open = Vec::with_capacity(sockets);
    while open.len() < sockets {
        let count = COMING.min(sockets - open.len());
        let some: Vec<_> = (0..count).map(|_| tokio::spawn(Socket::open(address, None))).collect();
        for socket in some {
            open.push(socket.await.map_err(|_| LoadProblem::Silent)??);
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok(cost(before, memory(), sockets))
}
