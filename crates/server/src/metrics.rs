//! The server's metrics, in the text format of Prometheus. No label ever identifies a person, a
//! table or an address.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// The `content-type` of the text.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The upper bounds of the time buckets, in seconds.
const BOUNDS: [f64; 11] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// A label with one of a few fixed values.
type Label = [(&'static str, &'static str); 1];

/// A histogram of durations.
#[derive(Clone, Debug)]
pub struct Times(Histogram);

impl Default for Times {
    fn default() -> Times {
        Times(histogram())
    }
}

fn histogram() -> Histogram {
    Histogram::new(BOUNDS)
}

impl Times {
    /// Records a duration.
    pub fn took(&self, time: Duration) {
        self.0.observe(time.as_secs_f64());
    }
}

/// Counters by one label.
#[derive(Clone, Debug)]
pub struct CountersBy {
    label: &'static str,
    counters: Family<Label, Counter>,
}

impl CountersBy {
    fn new(label: &'static str, values: &[&'static str]) -> CountersBy {
        let by = CountersBy { label, counters: Family::default() };
        // Start at zero, so that a rate can be computed.
        values.iter().for_each(|value| drop(by.counters.get_or_create(&[(label, *value)])));
        by
    }

    /// Increments the counter with this value of the label.
    pub fn inc(&self, value: &'static str) {
        self.counters.get_or_create(&[(self.label, value)]).inc();
    }
}

/// Histograms of durations by one label.
#[derive(Clone, Debug)]
pub struct TimesBy {
    label: &'static str,
    times: Family<Label, Histogram, fn() -> Histogram>,
}

impl TimesBy {
    fn new(label: &'static str) -> TimesBy {
        TimesBy { label, times: Family::new_with_constructor(histogram) }
    }

    /// Records a duration for this value of the label.
    pub fn took(&self, value: &'static str, time: Duration) {
        self.times.get_or_create(&[(self.label, value)]).observe(time.as_secs_f64());
    }
}

/// The classes of status codes, by their first digit.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The names of all limits that can refuse a request.
pub const LIMITS: [&str; 15] = [
    "requests",
    "sign-ins",
    "passwords",
    "taken-logins",
    "guests",
    "tables",
    "listed-tables",
    "acts",
    "emails",
    "uploads",
    "messages",
    "sockets",
    "watched-tables",
    "connections",
    "bots",
];

/// All metrics.
#[derive(Debug)]
pub struct Metrics {
    /// Answers to requests by class of status.
    pub requests: CountersBy,
    /// Durations of these answers.
    pub request_times: Times,
    /// Refusals by rate limits, by limit.
    pub refused: CountersBy,
    /// Wrong passwords.
    pub sign_in_failures: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Acts of people that were stored.
    pub acts: Counter,
    /// Acts that were refused.
    pub acts_refused: Counter,
    /// Durations from the arrival of an act until it was stored.
    pub act_times: Times,
    /// Moves of bots that were stored.
    pub bot_moves: Counter,
    /// Bots that think or wait to think.
    pub bots_thinking: Gauge,
    /// Durations for which bots waited for their turn to think.
    pub bot_wait_times: Times,
    /// Updates sent over sockets.
    pub updates: Counter,
    /// Clients that were disconnected because they did not read.
    pub slow_readers: Counter,
    /// Conflicts: another process was faster, and the table was read again.
    pub conflicts: Counter,
    /// Durations of store operations, by kind.
    pub store_times: TimesBy,
    /// Failures of the store.
    pub store_errors: Counter,
    /// 1 while nothing expires, because the clock may be wrong.
    pub expiry_paused: Gauge,
    /// The size of the database.
    pub database_bytes: Gauge,
    /// Notices that wait to be sent.
    pub notices_waiting: Gauge,
    /// Notices that were sent.
    pub notices_sent: Counter,
    /// Notices that could not be sent.
    pub notices_failed: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            requests: CountersBy::new("class", &CLASSES),
            request_times: Times::default(),
            refused: CountersBy::new("limit", &LIMITS),
            sign_in_failures: Counter::default(),
            tables: Gauge::default(),
            sockets: Gauge::default(),
            acts: Counter::default(),
            acts_refused: Counter::default(),
            act_times: Times::default(),
            bot_moves: Counter::default(),
            bots_thinking: Gauge::default(),
            bot_wait_times: Times::default(),
            updates: Counter::default(),
            slow_readers: Counter::default(),
            conflicts: Counter::default(),
            store_times: TimesBy::new("operation"),
            store_errors: Counter::default(),
            expiry_paused: Gauge::default(),
            database_bytes: Gauge::default(),
            notices_waiting: Gauge::default(),
            notices_sent: Counter::default(),
            notices_failed: Counter::default(),
        }
    }
}

impl Metrics {
    /// Counts an answer with this status.
    pub fn answered(&self, status: u16, time: Duration) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.requests.inc(CLASSES[class]);
        self.request_times.took(time);
    }

    /// Returns all metrics in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut all = Registry::with_prefix("emberwake");
        let build = [("version", env!("CARGO_PKG_VERSION"))];
        all.register("build", "The version that runs", Info::new(build));
        all.register("requests", "Answers by class of status", self.requests.counters.clone());
        times(&mut all, "request", "How long answers took", &self.request_times);
        let refused = self.refused.counters.clone();
        all.register("refused", "What was too much, by the limit that refused it", refused);
        all.register("sign_in_failures", "Wrong passwords", self.sign_in_failures.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("sockets", "Open sockets", self.sockets.clone());
        all.register("acts", "Acts of people that were stored", self.acts.clone());
        all.register("acts_refused", "Acts that were refused", self.acts_refused.clone());
        times(&mut all, "act", "From the arrival of an act to its commit", &self.act_times);
        all.register("bot_moves", "Moves of bots that were stored", self.bot_moves.clone());
        all.register("bots_thinking", "Bots that think or wait to", self.bots_thinking.clone());
        times(&mut all, "bot_wait", "How long bots waited for their turn", &self.bot_wait_times);
        all.register("updates", "Updates sent over sockets", self.updates.clone());
        all.register("slow_readers", "Clients cut off for not reading", self.slow_readers.clone());
        all.register("conflicts", "Another process was first", self.conflicts.clone());
        let store = self.store_times.times.clone();
        all.register_with_unit("store", "How long the store took", Unit::Seconds, store);
        all.register("store_errors", "Failures of the store", self.store_errors.clone());
        let paused = self.expiry_paused.clone();
        all.register("expiry_paused", "1 while nothing expires as the clock may be wrong", paused);
        let bytes = self.database_bytes.clone();
        all.register_with_unit("database", "How large the database is", Unit::Bytes, bytes);
        let panics = ConstCounter::new(crate::panics::count());
        all.register("panics", "Panics, each contained where it happened", panics);
        let waiting = self.notices_waiting.clone();
        all.register("notices_waiting", "Notices that wait to be sent", waiting);
        all.register("notices_sent", "Notices that were sent", self.notices_sent.clone());
        all.register("notices_failed", "Notices given up", self.notices_failed.clone());
        let mut text = String::with_capacity(8192);
        // Writing to a string can't fail.
        let _ = encode(&mut text, &all);
        text
    }
}

fn times(registry: &mut Registry, name: &str, help: &str, times: &Times) {
    registry.register_with_unit(name, help, Unit::Seconds, times.0.clone());
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
        metrics.store_times.took("append", Duration::from_millis(3));
        metrics.acts.inc();
        metrics.tables.inc_by(3);
        metrics.tables.dec();
        metrics.refused.inc("guests");
        let text = metrics.text();
        for line in [
            "emberwake_act_seconds_bucket{le=\"0.001\"} 1",
            "emberwake_act_seconds_bucket{le=\"0.005\"} 2",
            "emberwake_act_seconds_bucket{le=\"0.05\"} 3",
            "emberwake_act_seconds_bucket{le=\"5.0\"} 3",
            "emberwake_act_seconds_bucket{le=\"+Inf\"} 4",
            "emberwake_act_seconds_count 4",
            "emberwake_act_seconds_sum 60.044",
            "emberwake_store_seconds_bucket{le=\"0.005\",operation=\"append\"} 1",
            "emberwake_acts_total 1",
            "emberwake_tables 2",
            "emberwake_refused_total{limit=\"guests\"} 1",
            "emberwake_refused_total{limit=\"uploads\"} 0",
            concat!("emberwake_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
