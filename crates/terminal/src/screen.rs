//! The real terminal: taking it over, restoring it in every case, and the loop in between.

use crate::PlayError;
use crate::draw::picture::Picture;
use crate::draw::theme::Theme;
use crate::draw::{self, Drawn};
use crate::key::Key;
use crate::model::app::App;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The longest sleep of the loop, so that a terminal that lost an event is drawn again.
const SLEEP_MAX: Duration = Duration::from_secs(5);

/// Returns the current time, in milliseconds since 1970-01-01 UTC.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Returns an error if nothing could be drawn or typed.
pub fn check() -> Result<(), PlayError> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if is_terminal && !is_dumb { Ok(()) } else { Err(PlayError::NoTerminal) }
}

/// Runs the interface until the person at the keyboard leaves.
pub fn run<G: Picture>(app: &mut App<G>) -> Result<(), PlayError> {
    check()?;
    // This also restores the terminal before a panic is reported.
    let mut terminal = ratatui::try_init().map_err(PlayError::Terminal)?;
    let played = play(app, &mut terminal);
    let restored = ratatui::try_restore();
    played.and(restored).map_err(PlayError::Terminal)
}

fn play<G: Picture>(app: &mut App<G>, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let theme = Theme::from_environment();
    // Bots wait the right time even if the system's clock is set meanwhile.
    let began = Instant::now();
    let began_ms = now_ms();
    let now_ms = || began_ms + began.elapsed().as_millis() as u64;
    let mut must_draw = true;
    while !app.has_left {
        must_draw |= app.pass_time(now_ms());
        if must_draw {
            show(app, theme, terminal)?;
            must_draw = false;
        }
        let idle = app.idle_ms().map_or(SLEEP_MAX, Duration::from_millis).min(SLEEP_MAX);
        if !event::poll(idle)? {
            continue;
        }
        // Handle all pending events before drawing, so that a held key does not lag behind.
        loop {
            match event::read()? {
                Event::Key(key) => {
                    if let Some(key) = Key::of(key) {
                        app.press(key);
                    }
                }
                Event::Paste(_) | Event::Mouse(_) | Event::FocusGained | Event::FocusLost => {}
                Event::Resize(..) => {}
            }
            must_draw = true;
            if app.has_left || !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
    Ok(())
}

fn show<G: Picture>(
    app: &mut App<G>,
    theme: Theme,
    terminal: &mut DefaultTerminal,
) -> io::Result<()> {
    let mut drawn = Drawn::default();
    terminal.draw(|frame| {
        drawn = draw::draw(app, theme, frame.area(), frame.buffer_mut());
        if let Some(cursor) = drawn.cursor {
            frame.set_cursor_position(cursor);
        }
    })?;
    app.settle(drawn.extent);
    Ok(())
}
