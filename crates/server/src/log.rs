//! The log of the service on standard error: lines for people, or one JSON object a line. Nothing
//! that is logged holds a token, a cookie, a password, a seed or a line of chat.

use crate::config::{Config, LogForm, LogLevel};
use tracing::level_filters::LevelFilter;

/// Begins to log. Only the first call in a process counts.
pub fn start_log(config: &Config) {
    let level = match config.log_level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    // Whoever has set a logger already keeps it.
    let _ = match config.log {
        LogForm::Text => log.with_target(false).with_ansi(false).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_current_span(false).try_init(),
    };
}
