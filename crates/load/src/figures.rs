//! What was measured.

use serde::Serialize;
use std::time::Duration;

/// How fast something was: a closed loop, so that everybody waits for an answer before asking again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Answers a second, over all rounds.
    pub per_second: f64,
    /// The time from asking to the answer, in milliseconds: half of them took no longer.
    pub p50_ms: f64,
    /// Nine in ten took no longer.
    pub p90_ms: f64,
    /// 99 in 100 took no longer.
    pub p99_ms: f64,
    /// How many answers there were.
    pub answers: u64,
    /// How many were refusals or errors.
    pub refused: u64,
}

/// Counts answers.
#[derive(Clone, Default, Debug)]
pub(crate) struct Count {
    latencies_us: Vec<u32>,
    refused: u64,
    time: Duration,
}

impl Count {
    pub(crate) fn answer(&mut self, latency: Duration) {
        self.latencies_us.push(u32::try_from(latency.as_micros()).unwrap_or(u32::MAX));
    }

    pub(crate) fn refusal(&mut self) {
        self.refused += 1;
    }

    /// Adds what others counted in the same time.
    pub(crate) fn join(&mut self, other: Count) {
        self.latencies_us.extend(other.latencies_us);
        self.refused += other.refused;
    }

    /// Says how long all this took.
    pub(crate) fn took(mut self, time: Duration) -> Count {
        self.time = time;
        self
    }

    /// Adds a later round.
    pub(crate) fn and_then(&mut self, later: Count) {
        self.time += later.time;
        self.join(later);
    }

    pub(crate) fn speed(mut self) -> Speed {
        self.latencies_us.sort_unstable();
        let answers = self.latencies_us.len();
        let at = |share: f64| match answers {
            0 => 0.0,
            _ => f64::from(self.latencies_us[((answers - 1) as f64 * share) as usize]) / 1000.0,
        };
        let per_second = if self.time.is_zero() {
            0.0
        } else {
            (answers as f64 / self.time.as_secs_f64() * 10.0).round() / 10.0
        };
        Speed {
            per_second,
            p50_ms: at(0.5),
            p90_ms: at(0.9),
            p99_ms: at(0.99),
            answers: answers as u64,
            refused: self.refused,
        }
    }
}

/// Everything that a run found out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many tables were played at the same time.
    pub tables: usize,
    /// How many processes served them.
    pub processes: usize,
    /// Moves: from sending one to hearing that it is stored.
    pub moves: Speed,
    /// Frames that a bare server sends back, in rounds between those of the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub echo: Option<Speed>,
    /// Memory of all processes that serve, in bytes, after the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_bytes: Option<u64>,
    /// What a table costs that waits for a person, in bytes, over so many tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table_bytes: Option<(usize, i64)>,
    /// What a socket costs on which nothing happens, in bytes, over so many sockets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub socket_bytes: Option<(usize, i64)>,
}
