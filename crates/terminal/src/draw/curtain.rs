//! The screen between two people. It shows nothing of the game except whose turn it is to look.

use super::picture::Picture;
use super::theme::Theme;
use super::{Drawn, flow, overlay, panes, scene};
use crate::model::app::App;
use crate::model::overlay::Overlay;
use crate::words;
use kernel::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use table::VoteStatus;
use texts::terminal::{Ui, ui};

/// Covers everything and asks for the next person.
pub fn draw<G: Picture>(
    app: &App<G>,
    seat: Seat,
    theme: Theme,
    screen: Rect,
    buffer: &mut Buffer,
) -> Drawn {
    Clear.render(screen, buffer);
    let mut drawn = Drawn { extent: app.extent, cursor: None };
    let name = app.session.names().of(app.lang, seat);
    let columns = usize::from(screen.width.saturating_sub(4)).clamp(1, 64);
    let title = format!("{} · {name}", G::title(app.lang));
    let mut lines = flow::wrapped_text(&title, theme.strong(), columns, 0);
    lines.push(Line::default());
    let text = ui(app.lang, Ui::HandOver { name: &name });
    lines.extend(flow::wrapped_text(&text, theme.plain(), columns, 0));
    lines.push(Line::default());
    let mut keys = Vec::new();
    for (key, text) in
        [("⏎", Ui::KeyLook), ("u", Ui::KeyUndo), ("l", Ui::KeyLanguage), ("q", Ui::KeyLeave)]
    {
        keys.push(Span::styled(key, theme.key()));
        keys.push(Span::styled(format!("\u{a0}{}  ", ui(app.lang, text)), theme.faint()));
    }
    lines.extend(flow::wrapped(keys, columns, 0));
    if let Some(message) = &app.message {
        lines.push(Line::default());
        let text = words::message(app, message);
        lines.extend(flow::wrapped_text(&text, theme.strong(), columns, 0));
    }
    let height = (lines.len() as u16).min(screen.height);
    let area = Rect {
        x: screen.x + (screen.width - columns as u16) / 2,
        y: screen.y + (screen.height - height) / 2,
        width: columns as u16,
        height,
    };
    panes::put(lines, area, buffer);
    draw_over(app, theme, screen, buffer, &mut drawn);
    drawn
}

/// Covers everything and asks the next person to vote.
pub fn draw_vote<G: Picture>(
    app: &App<G>,
    vote: &VoteStatus,
    theme: Theme,
    screen: Rect,
    buffer: &mut Buffer,
) -> Drawn {
    Clear.render(screen, buffer);
    let mut drawn = Drawn { extent: app.extent, cursor: None };
    if fits(screen) {
        overlay::draw_vote(app, vote, theme, screen, buffer);
    }
    draw_over(app, theme, screen, buffer, &mut drawn);
    drawn
}

/// Returns `true` if there is room for a box.
fn fits(screen: Rect) -> bool {
    screen.width > 8 && screen.height > 4
}

/// Draws the overlays that reveal nothing of the game.
fn draw_over<G: Picture>(
    app: &App<G>,
    theme: Theme,
    screen: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    if let Some(open @ (Overlay::Leave | Overlay::Table(_))) = &app.overlay
        && fits(screen)
    {
        overlay::draw(app, &scene(app, theme), open, screen, buffer, drawn);
    }
}
