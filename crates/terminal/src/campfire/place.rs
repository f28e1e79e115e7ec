//! One place of the ring: its number, its stack with the top tile, and its pile of discs.

use super::signs;
use crate::draw::picture::Scene;
use campfire::{Campfire, Direction, Gift, Pile, Place, Preview, Tile};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};
use texts::campfire::space;

/// The size of a place in the small ring: two lines, and one for the gains of a move.
pub const SMALL: (u16, u16) = (13, 3);
/// The minimum size of a place in the large ring: a box.
pub const LARGE: (u16, u16) = (15, 5);
/// The number of inner lines from which a box shows its discs one above the other.
const TALL: u16 = 5;

/// The mark after the number of a place whose pile may be taken up now.
const MAY_MOVE: &str = "▸";

/// The contents of a place, with the shown move already played.
pub struct PlaceView {
    place: Place,
    pile: Pile,
    landed: u32,
    stack: u8,
    top: Option<Tile>,
    has_lys: bool,
    way: Option<Direction>,
    steps: Vec<usize>,
    is_origin: bool,
    may_move: bool,
    is_skipped: bool,
    gifts: Vec<Gift>,
}

impl PlaceView {
    /// A place as the shown move would leave it, or as it is.
    pub fn of(game: &Campfire, preview: Option<&Preview>, place: Place) -> PlaceView {
        let lys = preview.map_or(game.lys(), |preview| preview.lys);
        let sown = preview.and_then(|preview| preview.sown);
        PlaceView {
            place,
            pile: preview.map_or(game.pile(place), |preview| preview.piles[place.index()]),
            landed: preview.map_or(0, |preview| preview.landed[place.index()]),
            stack: game.height(place),
            top: game.top(place),
            has_lys: lys == Some(place),
            way: sown.map(|(_, direction)| direction),
            steps: preview.map_or(Vec::new(), |preview| preview.steps_at(place)),
            is_origin: sown.is_some_and(|(from, _)| from == place),
            may_move: game.may_take_up(place),
            is_skipped: preview.and_then(Preview::skipped) == Some(place),
            gifts: preview
                .map_or(Vec::new(), |preview| preview.gifts_from(place).copied().collect()),
        }
    }

    /// Returns the sign for the steps of the sowing that come here.
    fn step_sign(&self) -> Option<String> {
        let turn = if self.way? == Direction::Clockwise { "↻" } else { "↺" };
        let steps: Vec<String> = self.steps.iter().map(usize::to_string).collect();
        let skipped = if self.is_skipped { "-" } else { "" };
        (!steps.is_empty()).then(|| format!("{turn}{}{skipped}", steps.join(",")))
    }

    fn number_style(&self, scene: &Scene<Campfire>) -> Style {
        match () {
            () if self.is_origin => scene.theme.chosen().add_modifier(Modifier::BOLD),
            () if self.landed != 0 => scene.theme.would_be(),
            () => scene.theme.strong(),
        }
    }

    fn tile(&self, scene: &Scene<Campfire>) -> Span<'static> {
        match self.top {
            Some(tile) => {
                Span::styled(signs::tile_sign(tile), signs::tile_style(scene.theme, tile))
            }
            None => Span::styled("--", scene.theme.faint()),
        }
    }

    fn disc(&self, scene: &Scene<Campfire>, height: u8) -> Option<Span<'static>> {
        let disc = self.pile.at(height)?;
        let mut span = signs::disc(scene.theme, disc);
        if self.landed & (1 << height) != 0 {
            span.style = span.style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        Some(span)
    }
}

/// Returns a tile and its taker: `a‡→U`.
fn gift(scene: &Scene<Campfire>, gift: &Gift) -> Vec<Span<'static>> {
    let theme = scene.theme;
    let tile = match gift.tile {
        Some(tile) => signs::tile(theme, tile),
        None => Span::raw("?"),
    };
    let adventurer = gift.to.and_then(|seat| scene.game.adventurer(seat));
    let to = match (gift.tile, adventurer) {
        (Some(Tile::Moon), _) => Span::styled(signs::MOON, theme.strong()),
        (_, Some(adventurer)) => signs::adventurer(theme, adventurer),
        (_, None) => Span::styled(signs::GONE, theme.strong()),
    };
    vec![tile, Span::raw("→"), to]
}

/// Draws a place in three lines.
pub fn draw_small(scene: &Scene<Campfire>, view: &PlaceView, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    let mut first = vec![
        Span::styled(space(view.place).to_string(), view.number_style(scene)),
        Span::styled(if view.may_move { MAY_MOVE } else { " " }, theme.strong()),
        view.tile(scene),
        Span::raw(format!(" ×{:<2}", view.stack)),
    ];
    if view.has_lys {
        first.push(Span::styled(format!(" {}Lys", signs::LYS), theme.strong()));
    }
    buffer.set_line(area.x, area.y, &Line::from(first), area.width);
    let discs: Vec<Span> =
        (0..view.pile.len()).filter_map(|height| view.disc(scene, height)).collect();
    let indent = 2.min((area.width as usize).saturating_sub(discs.len())) as u16;
    let mut rows = discs.chunks((area.width - indent) as usize).zip(area.y + 1..area.bottom());
    for (row, y) in rows.by_ref() {
        buffer.set_line(area.x + indent, y, &Line::from(row.to_vec()), area.width - indent);
    }
    if view.pile.is_empty() {
        buffer.set_string(area.x + 2, area.y + 1, "·", theme.faint());
    }
    let mut third = Vec::new();
    if let Some(step) = view.step_sign() {
        third.push(Span::styled(step, theme.faint()));
    }
    for given in &view.gifts {
        third.push(Span::raw(" "));
        third.extend(gift(scene, given));
    }
    let has_room = discs.len() <= (area.width - indent) as usize;
    if has_room {
        buffer.set_line(area.x + 2, area.y + 2, &Line::from(third), area.width - 2);
    }
}

/// Draws a place as a box, its discs side by side or, where it is tall, one above the other.
pub fn draw_large(scene: &Scene<Campfire>, view: &PlaceView, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    let is_touched = view.is_origin || view.landed != 0 || view.is_skipped;
    let frame = if is_touched { theme.strong() } else { theme.faint() };
    let number = format!(" {}{}", space(view.place), if view.may_move { MAY_MOVE } else { " " });
    let mut block = Block::bordered()
        .border_set(if view.is_origin { border::DOUBLE } else { border::ROUNDED })
        .border_style(frame)
        .title_top(Line::styled(number, view.number_style(scene)));
    if view.has_lys {
        let lys = format!(" {} Lys ", signs::LYS);
        block = block.title_top(Line::styled(lys, theme.strong()).right_aligned());
    }
    if let Some(step) = view.step_sign() {
        block = block.title_bottom(Line::styled(format!(" {step} "), theme.strong()));
    }
    let inside = block.inner(area);
    block.render(area, buffer);
    if inside.height >= TALL {
        draw_stack(scene, view, inside, buffer);
        draw_pile(scene, view, inside, buffer);
    } else {
        draw_low(scene, view, inside, buffer)
    }
}

/// The inside of a low box: the stack above, the discs from left to right at the bottom.
fn draw_low(scene: &Scene<Campfire>, view: &PlaceView, inside: Rect, buffer: &mut Buffer) {
    let first = vec![bracketed(view.tile(scene)), Span::raw(format!(" ×{}", view.stack))];
    let mut gifts = Vec::new();
    for given in &view.gifts {
        gifts.push(Span::raw(" "));
        gifts.extend(gift(scene, given));
    }
    buffer.set_line(inside.x, inside.y, &Line::from(first), inside.width);
    buffer.set_line(inside.x, inside.bottom() - 2, &Line::from(gifts), inside.width);
    let is_wide = u16::from(view.pile.len()) * 3 <= inside.width;
    let discs = (0..view.pile.len()).filter_map(|height| view.disc(scene, height));
    let discs: Vec<Span> =
        discs.map(|disc| if is_wide { in_parentheses(disc) } else { disc }).collect();
    let lines = discs.chunks(inside.width.into()).rev();
    for (line, y) in lines.zip((inside.top()..inside.bottom()).rev()) {
        buffer.set_line(inside.x, y, &Line::from(line.to_vec()), inside.width);
    }
}

fn bracketed(mut tile: Span<'static>) -> Span<'static> {
    tile.content = format!("[{}]", tile.content).into();
    tile
}

fn in_parentheses(mut disc: Span<'static>) -> Span<'static> {
    disc.content = format!("({})", disc.content).into();
    disc
}

/// Draws the stack in the left half of a box, with the taker of its tile under it.
fn draw_stack(scene: &Scene<Campfire>, view: &PlaceView, inside: Rect, buffer: &mut Buffer) {
    let x = inside.x + 1;
    let y = inside.y + u16::from(inside.height > 4);
    buffer.set_span(x, y, &bracketed(view.tile(scene)), 4);
    buffer.set_string(x, y + 1, format!(" ×{}", view.stack), scene.theme.plain());
    for (given, y) in view.gifts.iter().zip((y + 2..inside.bottom()).rev()) {
        buffer.set_line(x, y, &Line::from(gift(scene, given)), 5);
    }
}

/// The pile in the right half of a box: upward, and on from the bottom of the next column if it is
/// too high. Where even that is too narrow, a disc takes one column instead of three.
fn draw_pile(scene: &Scene<Campfire>, view: &PlaceView, inside: Rect, buffer: &mut Buffer) {
    let rows = inside.height as u8;
    let room = inside.width - 6;
    let columns = u16::from(view.pile.len().div_ceil(rows));
    let disc_width = if columns * 3 <= room { 3 } else { 1 };
    let left = inside.right() - (columns * disc_width).min(room) - u16::from(columns < 2);
    for height in 0..view.pile.len() {
        let Some(mut disc) = view.disc(scene, height) else { continue };
        if disc_width == 3 {
            disc = in_parentheses(disc);
        }
        let x = left + u16::from(height / rows) * disc_width;
        let y = inside.bottom() - 1 - u16::from(height % rows);
        buffer.set_span(x, y, &disc, disc_width);
    }
}
