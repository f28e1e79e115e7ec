//! The ring of eight places around the fire: where each place is drawn, and the fire itself.
//!
//! ```text
//!        0    1
//!     7          2
//!     6          3
//!        5    4
//! ```

use super::place;
use super::signs;
use crate::draw::picture::Scene;
use crate::draw::theme::Theme;
use campfire::tables::{MOONS_OF_A_SCORING, PLACES};
use campfire::{Campfire, Direction, Place, Preview};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};

/// The smallest ring, in columns and lines.
pub const SMALL: (u16, u16) = (46, 12);
/// The ring with a box for each place.
pub const LARGE: (u16, u16) = (62, 21);

/// The areas of everything on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The places.
    pub places: [Rect; PLACES],
    /// The fire in the middle.
    pub fire: Rect,
    /// Whether places are boxes.
    pub is_large: bool,
}

impl Ring {
    /// Lays the ring out in an area, which is at least as large as [`SMALL`].
    pub fn of(area: Rect) -> Ring {
        let is_large = area.width >= LARGE.0 && area.height >= LARGE.1;
        let (width, height) = if is_large {
            (place::LARGE.0, place::LARGE.1.max((area.height / 4).min(9)))
        } else {
            place::SMALL
        };
        // A ring much wider than high would look like two rows.
        let span = area.width.min(area.height * 11 / 4).max(SMALL.0.min(area.width));
        let left = area.x + (area.width - span) / 2;
        let middle = left + span / 2;
        let inner_gap = ((span - 2 * width) / 8).max(1);
        let columns = [
            left,
            middle - inner_gap.div_ceil(2) - width,
            middle + inner_gap / 2 + 1,
            left + span - width,
        ];
        // The distance between all rows is the same; the rest goes above and below.
        let distance = (area.height - height) / 3;
        let top = area.y + (area.height - height - 3 * distance) / 2;
        let row = |index: u16| top + index * distance;
        let at =
            |column: usize, line: u16| Rect { x: columns[column], y: row(line), width, height };
        let places =
            [at(1, 0), at(2, 0), at(3, 1), at(3, 2), at(2, 3), at(1, 3), at(0, 2), at(0, 1)];
        let fire = Rect {
            x: columns[0] + width,
            y: row(0) + height,
            width: columns[3] - columns[0] - width,
            height: row(3) - row(0) - height,
        };
        Ring { places, fire, is_large }
    }
}

/// Draws the board, with the effects of the shown move.
pub fn draw(scene: &Scene<Campfire>, area: Rect, buffer: &mut Buffer) {
    let ring = Ring::of(area);
    let preview = scene.shown.and_then(|mv| scene.game.preview(mv));
    draw_fire(scene, preview.as_ref(), &ring, buffer);
    for at in Place::all() {
        let area = ring.places[at.index()];
        let place = place::PlaceView::of(scene.game, preview.as_ref(), at);
        if ring.is_large {
            place::draw_large(scene, &place, area, buffer)
        } else {
            place::draw_small(scene, &place, area, buffer)
        }
    }
}

const SMALL_FIRE: [&str; 3] = ["  )  (  ", " (  )  ) ", "  ) (( ( "];
const LARGE_FIRE: [&str; 7] = [
    "      (        ",
    "   )   )   (   ",
    "  (   (     )  ",
    "   )  )  ) (   ",
    "  ( (  (  ( )  ",
    "   ) \\( ) /(   ",
    "    (_\\|/_)    ",
];
const LOGS: &str = "══╳═══╳══";

/// Draws the fire, the Moon chart under it, and the direction of the shown pile.
fn draw_fire(scene: &Scene<Campfire>, preview: Option<&Preview>, ring: &Ring, buffer: &mut Buffer) {
    let theme = scene.theme;
    let is_high = ring.is_large && ring.fire.height >= 12;
    let flames: &[&str] = if is_high { &LARGE_FIRE } else { &SMALL_FIRE };
    let mut lines: Vec<Line> = Vec::new();
    for (index, flame) in flames.iter().enumerate() {
        let heat = [202, 208, 214][index * 3 / flames.len()];
        lines.push(Line::styled(*flame, theme.colored(Color::Indexed(heat))));
    }
    lines.push(Line::styled(LOGS, theme.colored(Color::Indexed(130))));
    if is_high {
        lines.push(Line::default());
    }
    lines.push(chart(scene, preview));
    if let Some((from, direction)) = preview.and_then(|preview| preview.sown) {
        let turn = if direction == Direction::Clockwise { "↻" } else { "↺" };
        let text = format!("{turn} {from} {turn}");
        lines.push(Line::styled(text, theme.strong()));
    }
    let height = lines.len() as u16;
    let top = ring.fire.y + ring.fire.height.saturating_sub(height) / 2;
    for (line, y) in lines.into_iter().zip(top..ring.fire.bottom()) {
        let width = (line.width() as u16).min(ring.fire.width);
        let x = ring.fire.x + (ring.fire.width - width) / 2;
        buffer.set_line(x, y, &line, ring.fire.width);
    }
}

/// Returns the Moon chart: the number of moons on it (of four), now and after the shown move.
fn chart(scene: &Scene<Campfire>, preview: Option<&Preview>) -> Line<'static> {
    let theme = scene.theme;
    let now = scene.game.chart();
    let after = preview.map_or(now, |preview| preview.chart);
    let mut spans = moons(theme, now, after);
    let count = if after == now {
        format!(" {now}/{MOONS_OF_A_SCORING}")
    } else {
        format!(" {now}→{after}/{MOONS_OF_A_SCORING}")
    };
    spans.push(Span::raw(count));
    if preview.is_some_and(Preview::brings_scoring) {
        spans.push(Span::styled(format!(" {}", ui(scene.lang, Ui::Scoring)), theme.strong()));
    }
    Line::from(spans)
}

fn moons(theme: Theme, now: u8, after: u8) -> Vec<Span<'static>> {
    let style = |index: u8| -> Style {
        match index {
            index if index < now => theme.strong(),
            _ => theme.would_be(),
        }
    };
    let shown = (0..after.max(now)).map(|index| Span::styled(signs::MOON, style(index)));
    let empty = (after.max(now)..MOONS_OF_A_SCORING).map(|_| Span::styled("·", theme.faint()));
    shown.chain(empty).collect()
}
