//! The log of the service on standard error: lines for people, or one JSON object per line. It
//! never contains a token, a cookie, a password, a seed or a line of chat.

use crate::config::{Config, LogForm, LogLevel};
use tracing::level_filters::LevelFilter;

/// Starts logging. Only the first call in a process counts.
pub fn start_log(config: &Config) {
    let level = match config.log_level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    start(config.log, level);
}

#[cfg(not(feature = "otlp"))]
fn start(form: LogForm, level: LevelFilter) {
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // A logger that is already set stays.
    let _ = match form {
        LogForm::Text => log.with_target(false).with_ansi(false).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_span_list(false).try_init(),
    };
}

/// Starts logging together with traces.
#[cfg(feature = "otlp")]
fn start(form: LogForm, level: LevelFilter) {
    use tracing_subscriber::prelude::*;
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = match form {
        LogForm::Text => log.with_target(false).with_ansi(false).with_filter(level).boxed(),
        LogForm::Json => {
            log.json().flatten_event(true).with_span_list(false).with_filter(level).boxed()
        }
    };
    let traces = crate::otlp::layer().map(|layer| layer.with_filter(LevelFilter::INFO));
    // A logger that is already set stays.
    let _ = tracing_subscriber::registry().with(log).with(traces).try_init();
}
