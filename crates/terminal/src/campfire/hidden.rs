//! The tiles that no one has seen yet, counted by kind.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use campfire::{Campfire, Tile};
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};

/// The columns that signs, numbers and the longest row of squares take.
const NUMBERS: usize = 38;
/// The minimum number of columns for names.
const NAME_MIN: usize = 12;

/// Returns the number of hidden tiles of each kind, with the chance that the next one is of it.
pub fn panel(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let total: u32 = Tile::ALL.iter().map(|tile| u32::from(scene.game.hidden(*tile))).sum();
    let mut lines =
        flow::wrapped_text(&ui(scene.lang, Ui::HiddenAbout { total }), theme.plain(), columns, 0);
    lines.push(Line::default());
    let names = Tile::ALL.map(|tile| match tile {
        Tile::Story(legend) => texts::campfire::legend(scene.lang, legend).to_owned(),
        Tile::Moon | Tile::Wild => texts::campfire::tile(scene.lang, tile),
    });
    let widest = names.iter().map(|name| flow::width(name)).max().unwrap_or(0);
    let room = widest.min(columns.saturating_sub(NUMBERS).max(NAME_MIN));
    for (tile, name) in Tile::ALL.into_iter().zip(names) {
        let hidden = scene.game.hidden(tile);
        let percent = (u32::from(hidden) * 100 + total / 2).checked_div(total).unwrap_or(0);
        let name = flow::trimmed(&name, room);
        let padding = " ".repeat(room - flow::width(&name));
        let line = Line::from(vec![
            Span::styled(signs::tile_sign(tile), signs::tile_style(theme, tile)),
            Span::raw(format!(" {name}{padding} {hidden:>3}/{:<3}", tile.in_the_box())),
            Span::raw(format!("{percent:>3} % ")),
            Span::styled("▪".repeat(usize::from(hidden)), theme.faint()),
        ]);
        lines.push(flow::trimmed_line(line, columns));
    }
    lines
}
