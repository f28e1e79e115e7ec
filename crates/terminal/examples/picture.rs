//! Prints an SVG picture of a game: `cargo run -p terminal --example picture >
//! docs/images/terminal.svg`.
//!
//! `picture COLUMNS LINES MOVES LANG` draws another size, moment and language, to look at.

use bots::Bot;
use bots::campfire::GreedyBot;
use campfire::{Campfire, Setup};
use dealer::Seed;
use kernel::{Game, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use terminal::draw::{draw, theme::Theme};
use terminal::model::app::App;
use terminal::{Key, PlayOptions, SeatKind, app};
use texts::{Lang, Names};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| -> usize {
        words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let lang = words.get(3).and_then(|tag| Lang::from_tag(tag)).unwrap_or_default();
    let mut app = table(lang);
    play(&mut app, number(2, 21));
    for key in words.get(4).map(String::as_str).unwrap_or("j").chars() {
        app.press(if key == 'j' { Key::Down } else { Key::Char(key) });
    }
    let backend = TestBackend::new(number(0, 110) as u16, number(1, 34) as u16);
    let mut terminal = Terminal::new(backend).expect("a test backend can't fail");
    let drawn = terminal.draw(|frame| {
        draw(&app, Theme::COLORFUL, frame.area(), frame.buffer_mut());
    });
    drawn.expect("a test backend can't fail");
    print!("{}", svg(terminal.backend().buffer()));
}

/// A table of one person and three bots, always the same.
fn table(lang: Lang) -> App<Campfire> {
    let names = ["Ada", "Bela", "Chen", "Dora"].map(|name| Some(name.to_owned()));
    let mut seats = vec![SeatKind::Greedy; names.len()];
    seats[0] = SeatKind::Human;
    let options = PlayOptions {
        setup: Setup::new(names.len() as u8),
        seats,
        names: Names::new(names),
        seed: Seed::from_number(4),
        lang,
        record: None,
        resume: None,
        bot_delay_ms: 0,
    };
    let table = app(options, 0);
    table.unwrap_or_else(|failure| panic!("{}", failure.sentence(lang)))
}

/// Chooses the person's moves too, and types them as a person would.
fn play(app: &mut App<Campfire>, moves: usize) {
    let mut chooser = GreedyBot::new(7);
    for _ in 0..moves {
        app.pass_time(0);
        let Some(seat) = app.session.person_to_decide() else { return };
        let view = app.session.game().view(Viewer::Seat(seat));
        let mv = chooser.choose(&view, &app.session.legal_moves());
        app.press(Key::Char(':'));
        mv.to_string().chars().for_each(|letter| app.press(Key::Char(letter)));
        app.press(Key::Enter);
    }
    app.pass_time(0);
}

const COLUMN: f32 = 8.4;
const LINE: f32 = 18.0;
const MARGIN: f32 = 12.0;
const BACKGROUND: &str = "#16161e";
const FOREGROUND: &str = "#d8d8e0";

/// The screen as a picture: colored grounds first, then the letters.
fn svg(buffer: &Buffer) -> String {
    let columns = buffer.area.width;
    let lines = buffer.area.height;
    let width = f32::from(columns) * COLUMN + 2.0 * MARGIN;
    let height = f32::from(lines) * LINE + 2.0 * MARGIN;
    let mut grounds = String::new();
    let mut letters = String::new();
    for y in 0..lines {
        let mut x = 0;
        while x < columns {
            let run = run(buffer, x, y);
            let cell = &buffer[(x, y)];
            put(cell, x, y, run, &text(buffer, x, y, run), &mut grounds, &mut letters);
            x += run;
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-label=\"A game of Campfire in a terminal\">\n\
         <style>text{{font:14px 'DejaVu Sans Mono','Menlo','Consolas','Liberation Mono',monospace}}.b{{font-weight:700}}.d{{opacity:.62}}.u{{text-decoration:underline}}</style>\n\
         <rect width=\"{width:.0}\" height=\"{height:.0}\" rx=\"10\" fill=\"{BACKGROUND}\"/>\n{grounds}{letters}</svg>\n"
    )
}

/// Returns the number of cells from here on that look alike. A character that is not ASCII is drawn
/// alone, so that a font in which it has another width moves nothing else.
fn run(buffer: &Buffer, x: u16, y: u16) -> u16 {
    let first = &buffer[(x, y)];
    if !first.symbol().is_ascii() {
        return 1;
    }
    let alike = |at: &u16| {
        let cell = &buffer[(*at, y)];
        cell.symbol().is_ascii()
            && (cell.fg, cell.bg, cell.modifier) == (first.fg, first.bg, first.modifier)
    };
    (x..buffer.area.width).take_while(alike).count() as u16
}

fn text(buffer: &Buffer, x: u16, y: u16, run: u16) -> String {
    (x..x + run).map(|at| buffer[(at, y)].symbol()).collect()
}

fn put(
    cell: &Cell,
    x: u16,
    y: u16,
    run: u16,
    text: &str,
    grounds: &mut String,
    letters: &mut String,
) {
    let (left, top) = (MARGIN + f32::from(x) * COLUMN, MARGIN + f32::from(y) * LINE);
    let width = f32::from(run) * COLUMN;
    let is_reversed = cell.modifier.contains(Modifier::REVERSED);
    let mut fore = color(cell.fg);
    let mut back = color(cell.bg);
    if is_reversed {
        (fore, back) = (back.or(Some(BACKGROUND.to_owned())), fore.or(Some(FOREGROUND.to_owned())));
    }
    if let Some(back) = back {
        let _ = writeln!(
            grounds,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{LINE:.1}\" fill=\"{back}\"/>"
        );
    }
    if text.trim().is_empty() {
        return;
    }
    let mut classes = Vec::new();
    for (modifier, class) in
        [(Modifier::BOLD, "b"), (Modifier::DIM, "d"), (Modifier::UNDERLINED, "u")]
    {
        if cell.modifier.contains(modifier) {
            classes.push(class);
        }
    }
    let class = if classes.is_empty() {
        String::new()
    } else {
        format!(" class=\"{}\"", classes.join(" "))
    };
    let fore = fore.unwrap_or(FOREGROUND.to_owned());
    let baseline = top + LINE * 0.74;
    // Draw word by word: viewers treat several spaces differently.
    let mut column = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if length > 0 {
            let (left, width) = (left + column as f32 * COLUMN, length as f32 * COLUMN);
            let word = word.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let _ = writeln!(
                letters,
                "<text x=\"{left:.1}\" y=\"{baseline:.1}\" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{fore}\"{class}>{word}</text>"
            );
        }
        column += length + 1;
    }
}

/// A color of the terminal's 256 as SVG writes it; `None` for the terminal's own.
fn color(color: Color) -> Option<String> {
    let Color::Indexed(index) = color else { return None };
    let (red, green, blue) = match index {
        16..=231 => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let cube = index - 16;
            (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
        232..=255 => {
            let gray = 8 + 10 * (index - 232);
            (gray, gray, gray)
        }
        _ => return None,
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}
