//! The results of a measurement.

use serde::Serialize;
use std::time::Duration;

/// The speed of a closed loop, in which every client waits for an answer before it asks again.
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
    /// The number of answers.
    pub answers: u64,
    /// The number of refusals and errors.
    pub refused: u64,
    /// The average size of an update in bytes; 0 if there were none.
    pub update_bytes: u64,
    /// The processor time of the servers per answer in microseconds, if they were started for the
    /// run. Other programs on the machine change this less than `per_second`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_us: Option<f64>,
}

/// Counts answers.
#[derive(Clone, Default, Debug)]
pub(crate) struct Count {
    latencies_us: Vec<u32>,
    refused: u64,
    updates: u64,
    update_bytes: u64,
    time: Duration,
    server_time: Option<Duration>,
}

impl Count {
    pub(crate) fn answer(&mut self, latency: Duration) {
        self.latencies_us.push(u32::try_from(latency.as_micros()).unwrap_or(u32::MAX));
    }

    pub(crate) fn refusal(&mut self) {
        self.refused += 1;
    }

    pub(crate) fn update(&mut self, bytes: usize) {
        self.updates += 1;
        self.update_bytes += bytes as u64;
    }

    /// Adds the counts of others from the same time.
    pub(crate) fn join(&mut self, other: Count) {
        self.latencies_us.extend(other.latencies_us);
        self.refused += other.refused;
        self.updates += other.updates;
        self.update_bytes += other.update_bytes;
    }

    /// Sets how long all this took, and the processor time of the servers.
    pub(crate) fn took(mut self, time: Duration, server_time: Option<Duration>) -> Count {
        self.time = time;
        self.server_time = server_time;
        self
    }

    /// Adds a later round.
    pub(crate) fn and_then(&mut self, later: Count) {
        self.time += later.time;
        let server_time = self.server_time.unwrap_or_default();
        self.server_time = later.server_time.map(|time| time + server_time);
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
        let server_us = self
            .server_time
            .filter(|_| answers > 0)
            .map(|time| (time.as_secs_f64() * 1e6 / answers as f64 * 10.0).round() / 10.0);
        Speed {
            server_us,
            per_second,
            p50_ms: at(0.5),
            p90_ms: at(0.9),
            p99_ms: at(0.99),
            answers: answers as u64,
            refused: self.refused,
            update_bytes: self.update_bytes.checked_div(self.updates).unwrap_or(0),
        }
    }
}

/// The results of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoadReport {
    /// The number of tables that were played at the same time.
    pub tables: usize,
    /// The number of processes that served them.
    pub processes: usize,
    /// Moves: from sending one to hearing that it is stored.
    pub moves: Speed,
    /// The same for people who follow by short updates, in rounds between the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Speed>,
    /// Frames that a bare server sends back, in rounds between those of the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub echo: Option<Speed>,
    /// Memory of all processes that serve, in bytes, after the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_bytes: Option<u64>,
    /// The cost of a table that waits for a person, in bytes, over this many tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table_bytes: Option<(usize, i64)>,
    /// The cost of an idle socket, in bytes, over this many sockets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub socket_bytes: Option<(usize, i64)>,
}
