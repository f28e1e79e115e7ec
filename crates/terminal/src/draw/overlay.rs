//! Boxes over the board: help, rulebook, panels, the result, and whether to leave.

use super::picture::{Picture, Scene};
use super::{Drawn, flow, help, panes, rulebook};
use crate::model::app::App;
use crate::model::overlay::{Overlay, Scroll};
use crate::words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};
use texts::terminal::{Ui, ui};

/// The widest box; longer lines are hard to read.
const COLUMNS_MAX: u16 = 94;

/// Draws an overlay.
pub fn draw<G: Picture>(
    app: &App<G>,
    scene: &Scene<G>,
    overlay: &Overlay,
    screen: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    let lang = app.lang;
    let columns = screen.width.min(COLUMNS_MAX) - 4;
    let width = usize::from(columns);
    let (title, lines, Scroll(scroll), footer) = match overlay {
        Overlay::Help(scroll) => {
            let lines = help::lines::<G>(lang, scene.theme, width);
            (ui(lang, Ui::Help), lines, *scroll, ui(lang, Ui::OverlayKeys))
        }
        Overlay::Panel(key, scroll) => {
            let lines = G::panel(scene, *key, width);
            (G::panel_title(lang, *key), lines, *scroll, ui(lang, Ui::OverlayKeys))
        }
        Overlay::Result(scroll) => {
            let lines = result(app, scene, width);
            (ui(lang, Ui::GameOver), lines, *scroll, ui(lang, Ui::ResultKeys))
        }
        Overlay::Rulebook(reading) => {
            let page = rulebook::page::<G>(reading, lang, scene.theme, width);
            let scroll = page.target.map_or(reading.scroll, Scroll);
            (page.title, page.lines, scroll, page.footer)
        }
        Overlay::Leave => {
            let lines = leave(app, scene, width);
            (ui(lang, Ui::Leave), lines, Scroll(0), ui(lang, Ui::LeaveKeys))
        }
    };
    let is_rulebook = matches!(overlay, Overlay::Rulebook(_));
    let height_max = screen.height - 2;
    let height = match is_rulebook {
        true => height_max,
        false => (lines.len() as u16 + 2).min(height_max),
    };
    let area = Rect {
        x: screen.x + (screen.width - columns - 4) / 2,
        y: screen.y + (screen.height - height) / 2,
        width: columns + 4,
        height,
    };
    Clear.render(area, buffer);
    let theme = scene.theme;
    let block = Block::bordered()
        .border_set(border::ROUNDED)
        .title_top(Line::styled(format!(" {title} "), theme.strong()))
        .title_bottom(Line::styled(format!(" {} ", flow::trimmed(&footer, width)), theme.faint()));
    block.render(area, buffer);
    let inside = Rect { x: area.x + 2, y: area.y + 1, width: columns, height: height - 2 };
    let page = usize::from(inside.height);
    let scroll_max = lines.len().saturating_sub(page);
    let first = scroll.min(scroll_max);
    if first > 0 {
        buffer.set_string(area.right() - 1, area.y + 1, "▲", theme.strong());
    }
    if first < scroll_max {
        buffer.set_string(area.right() - 1, area.bottom() - 2, "▼", theme.strong());
    }
    panes::put(lines.into_iter().skip(first).collect(), inside, buffer);
    drawn.extent.overlay = first;
    drawn.extent.overlay_max = scroll_max;
    drawn.extent.overlay_page = page;
    if let Overlay::Rulebook(reading) = overlay
        && let Some(typing) = &reading.typing
    {
        let before = flow::width(&typing.before_cursor()) as u16;
        let x = area.x + 3 + rulebook::PROMPT.len() as u16 + before;
        drawn.cursor = Some(Position { x: x.min(area.right() - 1), y: area.bottom() - 1 });
    }
}

/// How the game ended, and how its luck can be checked.
fn result<G: Picture>(app: &App<G>, scene: &Scene<G>, width: usize) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let mut lines = G::result(scene, width);
    lines.push(Line::default());
    let session = &app.session;
    let commitments = session.tags().iter().filter(|(key, _)| key.starts_with("commit"));
    for (key, value) in commitments {
        lines.extend(flow::wrapped_text(&format!("{key} {value}"), theme.faint(), width, 2));
    }
    if let Some(seed) = session.revealed_seed() {
        lines.extend(flow::wrapped_text(&format!("seed {seed}"), theme.faint(), width, 2));
    }
    for text in words::luck_and_record(app) {
        lines.extend(flow::wrapped_text(&text, theme.plain(), width, 0));
    }
    lines
}

/// Whether to leave, and what becomes of the game.
fn leave<G: Picture>(app: &App<G>, scene: &Scene<G>, width: usize) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let question = ui(app.lang, Ui::LeaveQuestion);
    let mut lines = flow::wrapped_text(&question, theme.strong(), width, 0);
    lines.extend(flow::wrapped_text(&words::fate(app), theme.plain(), width, 0));
    lines
}
