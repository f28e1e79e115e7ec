//! The progress of a long command and its remaining time, shown only in a terminal.

use std::io::{IsTerminal, Write};
use std::time::Instant;
use texts::Lang;
use texts::bots::{BotsMessage, bots_message};

/// The width of the bar, in characters.
const BAR: usize = 30;

/// A bar on the standard error, if that is a terminal.
pub struct Progress {
    lang: Lang,
    began: Instant,
}

impl Progress {
    /// Begins now.
    pub fn new(lang: Lang) -> Progress {
        Progress { lang, began: Instant::now() }
    }

    /// Shows that this many of all are done, of which some were done before this run.
    pub fn show(&self, done: u64, before: u64, all: u64, more: &str) {
        let mut err = std::io::stderr();
        if !err.is_terminal() {
            return;
        }
        let full = (BAR as u64 * done.min(all) / all.max(1)) as usize;
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(BAR - full));
        let left = self.left(done, before, all);
        let _ = write!(err, "\r{bar} {done}/{all}  {more}  {left}\u{1b}[K");
    }

    fn left(&self, done: u64, before: u64, all: u64) -> String {
        let Some(seconds) =
            seconds_left(self.began.elapsed().as_secs_f64(), done - before, all - done)
        else {
            return String::new();
        };
        let minutes = seconds / 60;
        let seconds = format!("{:02}", seconds % 60);
        bots_message(self.lang, &BotsMessage::MinutesLeft { minutes, seconds: &seconds })
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        let mut err = std::io::stderr();
        if err.is_terminal() {
            let _ = write!(err, "\r\u{1b}[K");
        }
    }
}

/// Returns the estimated seconds left; `None` before the first is done.
fn seconds_left(elapsed_s: f64, done: u64, rest: u64) -> Option<u64> {
    (done > 0).then(|| (elapsed_s / done as f64 * rest as f64).ceil() as u64)
}

#[cfg(test)]
mod tests {
    use super::seconds_left;

    #[test]
    fn the_rest_takes_as_long_as_what_is_done() {
        assert_eq!(seconds_left(10.0, 5, 10), Some(20));
        assert_eq!(seconds_left(10.0, 0, 10), None);
        assert_eq!(seconds_left(10.0, 5, 0), Some(0));
    }
}
