//! The screen as a function of the model: nothing here changes anything but the buffer.

mod curtain;
pub mod flow;
pub mod guide;
mod help;
mod log;
mod overlay;
mod panes;
pub mod picture;
mod plain;
pub mod regions;
mod rulebook;
pub mod theme;

use crate::model::app::{App, Extent};
use crate::model::overlay::Overlay;
use picture::{Picture, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use regions::{COLUMNS_MIN, LINES_MIN, Needs, Regions};
use texts::terminal::{Ui, ui};
use theme::Theme;

/// The results of a drawing besides its picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// The scrollable sizes.
    pub extent: Extent,
    /// The position of the cursor, while text is typed.
    pub cursor: Option<Position>,
}

/// Draws the whole screen.
pub fn draw<G: Picture>(app: &App<G>, theme: Theme, screen: Rect, buffer: &mut Buffer) -> Drawn {
    if let Some(vote) = app.session.vote().filter(|_| app.session.is_shared()) {
        return curtain::draw_vote(app, &vote, theme, screen, buffer);
    }
    if let Some(seat) = app.curtain() {
        return curtain::draw(app, seat, theme, screen, buffer);
    }
    let scene = scene(app, theme);
    let beside = G::beside(&scene, 60, 0).len() as u16;
    let needs = Needs {
        board_min: G::BOARD_MIN,
        board_large: G::BOARD_LARGE,
        players: G::player_lines_wanted(&scene),
        beside,
    };
    let Some(regions) = Regions::of(screen, needs) else {
        return too_small(app, screen, buffer);
    };
    let mut drawn = Drawn::default();
    panes::header(app, &scene, regions.header, buffer);
    G::draw_board(&scene, regions.board, buffer);
    panes::players(&scene, &regions, buffer);
    let is_unsaid = panes::question(app, &scene, regions.question, buffer);
    let menu_lines = panes::menu(app, &scene, regions.menu, buffer);
    panes::preview(&scene, regions.preview_after(menu_lines), buffer);
    (drawn.extent.log_max, drawn.extent.log_page) = log::draw(app, theme, regions.log, buffer);
    if is_unsaid {
        panes::meaning_line(app, &scene, regions.message, buffer);
    }
    drawn.cursor = panes::message(app, theme, regions.message, buffer);
    panes::keys(app, theme, regions.keys, buffer);
    if let Some(vote) = app.session.vote() {
        overlay::draw_vote(app, &vote, theme, screen, buffer);
    }
    if let Some(overlay) = &app.overlay {
        // Input under an overlay is inactive.
        drawn.cursor = None;
        overlay::draw(app, &scene, overlay, screen, buffer, &mut drawn);
    }
    drawn
}

fn scene<G: Picture>(app: &App<G>, theme: Theme) -> Scene<'_, G> {
    Scene {
        game: app.session.game(),
        shown: app.shown_move(),
        me: app.me(),
        viewer: app.viewer(),
        pan: app.pan,
        seats: app.session.seats(),
        names: app.session.names(),
        lang: app.lang,
        theme,
    }
}

/// One sentence instead of a board that would not fit.
fn too_small<G: Picture>(app: &App<G>, screen: Rect, buffer: &mut Buffer) -> Drawn {
    let text = match app.overlay {
        Some(Overlay::Leave) => ui(app.lang, Ui::LeaveQuestion),
        _ => ui(app.lang, Ui::TooSmall { columns: COLUMNS_MIN, lines: LINES_MIN }),
    };
    let lines = flow::wrapped_text(&text, theme::Theme::PLAIN.plain(), screen.width.into(), 0);
    let top = screen.y + screen.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(top..screen.bottom()) {
        let x = screen.x + screen.width.saturating_sub(line.width() as u16) / 2;
        buffer.set_line(x, y, line, screen.width);
    }
    Drawn { extent: app.extent, cursor: None }
}
