//! The sea chart: as many cells as fit, around the relevant boat, moved by hand if wanted.

use super::preview::Marked;
use super::{compass, preview, signs};
use crate::draw::picture::Scene;
use ::sea::{Cell, Sea, SettlementView, TileKind, TileView, Tribe, View};
use kernel::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The smallest chart with its compass.
pub const SMALL: (u16, u16) = (46, 12);
/// The chart with larger cells.
pub const LARGE: (u16, u16) = (62, 25);

/// The columns of the numbers at the left.
const AXIS: u16 = 3;

/// The size and position of the drawn cells.
#[derive(Clone, Copy)]
struct Grid {
    /// The columns and lines of a cell.
    cell: (u16, u16),
    /// The number of cells that fit.
    fits: (i16, i16),
    /// The cell in the upper left corner.
    corner: (i16, i16),
}

/// Draws the chart and the compass.
pub fn draw(scene: &Scene<Sea>, area: Rect, buffer: &mut Buffer) {
    let view = scene.game.view(scene.viewer);
    let right = area.right().saturating_sub(compass::COLUMNS);
    let rose = Rect { x: right, width: compass::COLUMNS, ..area };
    compass::draw(scene, &view, rose, buffer);
    let map = Rect { width: area.width - compass::COLUMNS, ..area };
    let marked = preview::marked(scene, &view);
    let grid = Grid::of(scene, &view, map);
    grid.axes(scene, map, buffer);
    for row in 0..grid.fits.1 {
        for column in 0..grid.fits.0 {
            let (x, y) = (grid.corner.0 + column, grid.corner.1 - row);
            let place = Rect {
                x: map.x + AXIS + column as u16 * grid.cell.0,
                y: map.y + 1 + row as u16 * grid.cell.1,
                width: grid.cell.0,
                height: grid.cell.1,
            };
            let cell = match (i8::try_from(x), i8::try_from(y)) {
                (Ok(x), Ok(y)) => Cell { x, y },
                _ => continue,
            };
            let here = marked.iter().find(|marked| marked.cell == cell);
            match view.tiles.iter().find(|tile| tile.cell == cell) {
                Some(tile) => draw_tile(scene, &view, tile, place, buffer),
                None => {
                    let middle = place.x + place.width / 2;
                    buffer.set_string(middle, place.y, "·", scene.theme.faint());
                }
            }
            if let Some(marked) = here {
                mark(scene, &view, marked, place, buffer);
            }
        }
    }
    arrows(scene, &view, &grid, map, buffer);
}

impl Grid {
    fn of(scene: &Scene<Sea>, view: &View, map: Rect) -> Grid {
        let cell: (u16, u16) = if map.height >= LARGE.1 { (7, 3) } else { (6, 2) };
        let fits = (
            ((map.width - AXIS) / cell.0).max(1) as i16,
            ((map.height - 1) / cell.1).max(1) as i16,
        );
        let focus = focus(scene, view);
        let xs = view.tiles.iter().map(|tile| tile.cell.x.into());
        let x = middle(xs, focus.x.into(), fits.0, scene.pan.0);
        let ys = view.tiles.iter().map(|tile| tile.cell.y.into());
        let y = middle(ys, focus.y.into(), fits.1, scene.pan.1);
        Grid { cell, fits, corner: (x - fits.0 / 2, y + fits.1 / 2) }
    }

    /// The numbers of columns and rows.
    fn axes(&self, scene: &Scene<Sea>, map: Rect, buffer: &mut Buffer) {
        let theme = scene.theme;
        for column in 0..self.fits.0 {
            let text = (self.corner.0 + column).to_string().replace('-', "−");
            let x = map.x + AXIS + column as u16 * self.cell.0 + self.cell.0 / 2;
            buffer.set_string(x, map.y, text, theme.faint());
        }
        for row in 0..self.fits.1 {
            let text = (self.corner.1 - row).to_string().replace('-', "−");
            let y = map.y + 1 + row as u16 * self.cell.1;
            buffer.set_string(map.x, y, format!("{text:>2}"), theme.faint());
        }
    }
}

/// The margin around the map, and around the focus, that stays in sight.
const MARGIN: i16 = 2;

/// Returns the coordinate in the middle of the screen: that of the map if all of it fits, else that
/// of the focus, plus the distance by which the chart was moved.
fn middle(laid: impl Iterator<Item = i16> + Clone, focus: i16, fits: i16, pan: i16) -> i16 {
    let low = laid.clone().min().unwrap_or(0);
    let high = laid.max().unwrap_or(0);
    let half = fits / 2;
    let at = if high - low < fits {
        let near = (half - MARGIN).max(0);
        ((low + high) / 2).clamp(focus - near, focus + near)
    } else {
        let west = low + half - MARGIN;
        let east = high - half + MARGIN;
        focus.clamp(west.min(east), east.max(west))
    };
    if pan == 0 { at } else { (at + pan).clamp(low, high) }
}

/// Arrows where laid tiles are out of sight.
fn arrows(scene: &Scene<Sea>, view: &View, grid: &Grid, map: Rect, buffer: &mut Buffer) {
    let (left, top) = grid.corner;
    let right = left + grid.fits.0;
    let bottom = top - grid.fits.1;
    let cells = || view.tiles.iter().map(|tile| (i16::from(tile.cell.x), i16::from(tile.cell.y)));
    let style = scene.theme.strong();
    let last = map.y + 1 + grid.fits.1 as u16 * grid.cell.1 - 1;
    if cells().any(|(x, _)| x < left) {
        buffer.set_string(map.x, map.y + map.height / 2, "◄", style);
    }
    if cells().any(|(x, _)| x >= right) {
        let x = map.x + AXIS + grid.fits.0 as u16 * grid.cell.0;
        buffer.set_string(x.min(map.right() - 1), map.y + map.height / 2, "►", style);
    }
    if cells().any(|(_, y)| y > top) {
        buffer.set_string(map.x, map.y, "▲", style);
    }
    if cells().any(|(_, y)| y <= bottom) {
        buffer.set_string(map.x, last, "▼", style);
    }
}

/// Returns the cell the chart is drawn around: the boat of the acting player, of the viewer, or the
/// Primordial Sea.
fn focus(scene: &Scene<Sea>, view: &View) -> Cell {
    if let Some(::sea::Move::Launch(cell)) = scene.shown {
        return cell;
    }
    let boat = |seat: u8| view.players[usize::from(seat)].boat.map(|boat| boat.cell);
    if view.voyage.vaal_moves
        && let Some(cell) = view.vaal
    {
        return cell;
    }
    let settled = |seat: u8| view.settlements.iter().find(|s| s.owner == seat).map(|s| s.cell);
    view.active
        .and_then(boat)
        .or_else(|| boat(scene.me.0))
        .or_else(|| settled(scene.me.0))
        .unwrap_or(Cell::PRIMORDIAL)
}

fn draw_tile(scene: &Scene<Sea>, view: &View, tile: &TileView, place: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    let ground = signs::tile_style(theme, tile.kind);
    // One column is left free, so that cells stay apart without colors too.
    let place = Rect { width: place.width - 1, ..place };
    let fill = if tile.kind == TileKind::Fog { "░" } else { " " };
    for y in place.top()..place.bottom() {
        buffer.set_string(place.x, y, fill.repeat(place.width.into()), ground);
    }
    let is_primordial = tile.cell == Cell::PRIMORDIAL;
    let sign = if is_primordial { "≋" } else { signs::tile_sign(tile.kind) };
    let mut first = vec![Span::styled(sign, ground)];
    if let Some(settlement) = view.settlements.iter().find(|place| place.cell == tile.cell) {
        first.extend(settlement_signs(scene, settlement));
    }
    put(first, ground, Rect { height: 1, ..place }, buffer);
    if view.vaal == Some(tile.cell) {
        let style = theme.warning().patch(theme.chosen());
        buffer.set_string(place.right() - 1, place.y, signs::VAAL, style);
    }
    let boats = boats(scene, view, tile.cell);
    let is_low = place.height == 2;
    let used = if is_low { boats.iter().map(|span| span.width()).sum::<usize>() } else { 0 };
    let second = Rect { y: place.y + 1, height: 1, ..place };
    if !boats.is_empty() {
        put(boats, ground, second, buffer);
    }
    let trail = if is_low {
        Rect { x: second.x + used as u16, width: second.width - used as u16, ..second }
    } else {
        Rect { y: place.y + 2, height: 1, ..place }
    };
    put(trail_signs(scene, tile, trail.width.into()), ground, trail, buffer);
}

/// Draws spans on the ground of a tile.
fn put(spans: Vec<Span<'static>>, ground: Style, area: Rect, buffer: &mut Buffer) {
    let spans = spans.into_iter().map(|span| Span::styled(span.content, ground.patch(span.style)));
    buffer.set_line(area.x, area.y, &Line::from(spans.collect::<Vec<_>>()), area.width);
}

/// `⌂●5`: the owner, and all settlers with those that the token stands for.
fn settlement_signs(scene: &Scene<Sea>, settlement: &SettlementView) -> Vec<Span<'static>> {
    let owner = Tribe::of(Seat(settlement.owner));
    let heads = settlement.heads().total();
    let text = format!("{}{}{heads}", signs::SETTLEMENT, signs::tribe_sign(owner));
    let mut spans = vec![Span::styled(text, signs::tribe_chip(scene.theme, owner))];
    if !settlement.settlers.without(owner).is_empty() {
        spans.push(Span::raw("+"));
    }
    spans
}

/// `7●`: each boat with all its crew.
fn boats(scene: &Scene<Sea>, view: &View, cell: Cell) -> Vec<Span<'static>> {
    let here = view.players.iter().filter_map(|player| {
        let boat = player.boat.filter(|boat| boat.cell == cell)?;
        let text = format!("{}{}", boat.crew.total(), signs::tribe_sign(player.tribe));
        let style = signs::tribe_chip(scene.theme, player.tribe).patch(scene.theme.strong());
        let style = if scene.theme == crate::draw::theme::Theme::PLAIN {
            style.patch(scene.theme.chosen())
        } else {
            style
        };
        Some(Span::styled(text, style))
    });
    here.collect()
}

/// The trail with its numbers, or without them where there is no room.
fn trail_signs(scene: &Scene<Sea>, tile: &TileView, columns: usize) -> Vec<Span<'static>> {
    let tribes: Vec<Tribe> = tile.trail.tribes().collect();
    let has_room = tribes.len() * 2 <= columns;
    let sign = |tribe: &Tribe| {
        let count = tile.trail.get(*tribe);
        let text = if has_room {
            format!("{}{count}", signs::tribe_sign(*tribe))
        } else {
            signs::tribe_sign(*tribe).to_owned()
        };
        Span::styled(text, signs::tribe_style(scene.theme, *tribe))
    };
    tribes.iter().map(sign).collect()
}

/// Draws the number of steps after which a boat may be here; the Vaal stays in sight beside it.
fn mark(scene: &Scene<Sea>, view: &View, marked: &Marked, place: Rect, buffer: &mut Buffer) {
    let style = scene.theme.would_be();
    let x = place.right() - if view.vaal == Some(marked.cell) { 3 } else { 2 };
    buffer.set_string(x, place.y, marked.sign.to_string(), style);
}
