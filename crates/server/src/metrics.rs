//! What the server counts, in the text form of Prometheus. No label ever holds a person, a table or
//! an address.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets of times, in milliseconds.
const BOUNDS_MS: [u64; 11] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that grows and shrinks.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// More, or less if negative.
    pub fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    /// As much as this.
    pub fn set(&self, to: i64) {
        self.0.store(to, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Times {
    buckets: [AtomicU64; BOUNDS_MS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Times {
    /// It took this long once more.
    pub fn took(&self, time: Duration) {
        let time_us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BOUNDS_MS.iter().position(|bound_ms| time_us <= bound_ms * 1000) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum_us.fetch_add(time_us, Ordering::Relaxed);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Answers to requests by the first digit of their status, from 1 to 5.
    pub requests: [Counter; 5],
    /// How long these took.
    pub request_times: Times,
    /// Requests that were refused because there were too many.
    pub too_many: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Acts of persons that were stored.
    pub acts: Counter,
    /// Acts that were refused.
    pub acts_refused: Counter,
    /// How long an act took from its arrival until it was stored.
    pub act_times: Times,
    /// Moves of bots that were stored.
    pub bot_moves: Counter,
    /// Bots that are thinking or waiting to.
    pub bots_thinking: Gauge,
    /// How long bots waited for their turn to think.
    pub bot_wait_times: Times,
    /// Updates sent over sockets.
    pub updates: Counter,
    /// Clients that were disconnected because they did not read.
    pub slow_readers: Counter,
    /// Times that another process was first and the table was read anew.
    pub conflicts: Counter,
    /// Times that the store failed.
    pub store_errors: Counter,
    /// Notices that wait to be sent.
    pub notices_waiting: Gauge,
    /// Notices that were sent.
    pub notices_sent: Counter,
    /// Notices that could not be sent.
    pub notices_failed: Counter,
}

impl Metrics {
    /// Everything in the text form of Prometheus.
    pub fn text(&self) -> String {
        let mut page = Page(String::with_capacity(4096));
        page.about("requests_total", "counter", "Answers by class of status.");
        for (class, counter) in (1..).zip(&self.requests) {
            page.line(&format!("requests_total{{class=\"{class}xx\"}}"), counter.get() as i64);
        }
        page.times("request_seconds", "How long answers took.", &self.request_times);
        page.counter("too_many_total", "Requests refused because of limits.", &self.too_many);
        page.gauge("tables", "Tables in memory.", &self.tables);
        page.gauge("sockets", "Open sockets.", &self.sockets);
        page.counter("acts_total", "Acts of persons that were stored.", &self.acts);
        page.counter("acts_refused_total", "Acts that were refused.", &self.acts_refused);
        page.times("act_seconds", "From the arrival of an act to its commit.", &self.act_times);
        page.counter("bot_moves_total", "Moves of bots that were stored.", &self.bot_moves);
        page.gauge("bots_thinking", "Bots that think or wait to.", &self.bots_thinking);
        let waited = &self.bot_wait_times;
        page.times("bot_wait_seconds", "How long bots waited for their turn.", waited);
        page.counter("updates_total", "Updates sent over sockets.", &self.updates);
        page.counter("slow_readers_total", "Clients cut off for not reading.", &self.slow_readers);
        page.counter("conflicts_total", "Another process was first.", &self.conflicts);
        page.about("panics_total", "counter", "Panics, each contained where it happened.");
        page.line("panics_total", crate::panics::count() as i64);
        page.counter("store_errors_total", "Failures of the store.", &self.store_errors);
        page.gauge("notices_waiting", "Notices that wait to be sent.", &self.notices_waiting);
        page.counter("notices_sent_total", "Notices that were sent.", &self.notices_sent);
        page.counter("notices_failed_total", "Notices given up.", &self.notices_failed);
        page.0
    }
}

/// The text while it is written.
struct Page(String);

impl Page {
    fn about(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string can't fail.
        let _ = writeln!(self.0, "# HELP emberwake_{name} {help}");
        let _ = writeln!(self.0, "# TYPE emberwake_{name} {kind}");
    }

    fn line(&mut self, name: &str, value: i64) {
        let _ = writeln!(self.0, "emberwake_{name} {value}");
    }

    fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.about(name, "counter", help);
        self.line(name, counter.get() as i64);
    }

    fn gauge(&mut self, name: &str, help: &str, gauge: &Gauge) {
        self.about(name, "gauge", help);
        self.line(name, gauge.get());
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.about(name, "histogram", help);
        let mut below = 0;
        for (bound_ms, bucket) in BOUNDS_MS.iter().zip(&times.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let bound = *bound_ms as f64 / 1000.0;
            self.line(&format!("{name}_bucket{{le=\"{bound}\"}}"), below as i64);
        }
        let count = times.count.load(Ordering::Relaxed);
        // Counted between two readings, a time could be in its bucket and not yet in the sum.
        let count = count.max(below);
        self.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), count as i64);
        let sum = times.sum_us.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(self.0, "emberwake_{name}_sum {sum}");
        self.line(&format!("{name}_count"), count as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_fall_into_buckets_that_add_up() {
        let metrics = Metrics::default();
        for ms in [1, 3, 40, 60_000] {
            metrics.act_times.took(Duration::from_millis(ms));
        }
        metrics.acts.add();
        metrics.tables.change(3);
        metrics.tables.change(-1);
        let text = metrics.text();
        for line in [
            "emberwake_act_seconds_bucket{le=\"0.001\"} 1",
            "emberwake_act_seconds_bucket{le=\"0.005\"} 2",
            "emberwake_act_seconds_bucket{le=\"0.05\"} 3",
            "emberwake_act_seconds_bucket{le=\"5\"} 3",
            "emberwake_act_seconds_bucket{le=\"+Inf\"} 4",
            "emberwake_act_seconds_count 4",
            "emberwake_act_seconds_sum 60.044",
            "emberwake_acts_total 1",
            "emberwake_tables 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
    }
}
