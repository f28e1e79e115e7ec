//! A table for tests: an interface with a known seed, driven by keys and drawn into text.

use campfire::{Campfire, Setup};
use dealer::Seed;
use kernel::{Game, Record};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use terminal::draw::{draw, theme::Theme};
use terminal::model::app::App;
use terminal::{Key, PlayOptions, SeatKind, app};
use texts::{Lang, Names};

pub use SeatKind::{Greedy, Human, Random};

/// The names of the players.
pub const NAMES: [&str; 5] = ["Ann", "Bob", "Cem", "Dora", "Eli"];

/// Returns options with everything known.
pub fn options(seats: &[SeatKind], seed: u64) -> PlayOptions<Campfire> {
    let names = NAMES.map(|name| Some(name.to_owned()));
    PlayOptions {
        setup: Setup::new(seats.len() as u8),
        seats: seats.to_vec(),
        names: Names::new(names.into_iter().take(seats.len())),
        seed: Seed::from_number(seed),
        lang: Lang::En,
        record: None,
        resume: None,
        bot_delay_ms: 0,
    }
}

/// An interface to such a game.
pub fn start(options: PlayOptions<Campfire>) -> App<Campfire> {
    let lang = options.lang;
    let mut app = app(options, 0).unwrap_or_else(|failure| panic!("{}", failure.sentence(lang)));
    app.pass_time(0);
    app
}

/// A table of people and bots.
pub fn table(seats: &[SeatKind], seed: u64) -> App<Campfire> {
    start(options(seats, seed))
}

/// Presses keys, and lets bots move after each.
pub fn press(app: &mut App<Campfire>, keys: &[Key]) {
    for key in keys {
        app.press(*key);
        app.pass_time(0);
        // Drawing updates sizes that the keys depend on.
        let _ = screen(app, 80, 24);
    }
}

/// Types a line of notation and commits it.
pub fn commit(app: &mut App<Campfire>, notation: &str) {
    press(app, &[Key::Char(':')]);
    write(app, notation);
    press(app, &[Key::Enter]);
}

/// Types letters.
pub fn write(app: &mut App<Campfire>, text: &str) {
    text.chars().for_each(|letter| app.press(Key::Char(letter)));
}

/// Plays the highlighted move of the player who decides until the first real turn begins.
pub fn prepare(app: &mut App<Campfire>) {
    while app.session.game().turns() == 0 {
        press(app, &[Key::Enter]);
    }
}

/// Draws the interface with colors.
pub fn draw_buffer(app: &mut App<Campfire>, columns: u16, lines: u16, theme: Theme) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, lines)).expect("a test backend");
    let mut drawn = None;
    let shown = terminal.draw(|frame| {
        drawn = Some(draw(app, theme, frame.area(), frame.buffer_mut()));
    });
    shown.expect("a test backend can't fail");
    app.settle(drawn.expect("it was drawn").extent);
    terminal.backend().buffer().clone()
}

/// The screen as text, without spaces at the ends of lines.
pub fn screen(app: &mut App<Campfire>, columns: u16, lines: u16) -> String {
    let buffer = draw_buffer(app, columns, lines, Theme::PLAIN);
    let line = |y: u16| -> String {
        let symbols = (0..columns).map(|x| buffer[(x, y)].symbol());
        symbols.collect::<String>().trim_end().to_owned()
    };
    (0..lines).map(line).collect::<Vec<_>>().join("\n")
}

/// A separate folder for a test, deleted when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// A new, empty folder.
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("emberwake-terminal-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
        Folder(folder)
    }

    /// A path inside.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The record in a file.
pub fn record(path: &Path) -> Record<Campfire> {
    let text = std::fs::read_to_string(path).expect("the record is there");
    Record::parse(&text).expect("the record can be read")
}
