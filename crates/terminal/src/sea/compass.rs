//! The compass rose with the wind, the dice, and the remaining draws.

use super::signs;
use crate::draw::picture::Scene;
use ::sea::{Direction, Sea, Tribe, View};
use kernel::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The columns of the compass.
pub const COLUMNS: u16 = 7;

/// Draws the compass and the signs under it.
pub fn draw(scene: &Scene<Sea>, view: &View, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    for direction in Direction::ALL {
        let (east, north) = direction.vector();
        let x = area.x + (3 + 2 * i16::from(east)) as u16;
        let y = area.y + (1 - i16::from(north)) as u16;
        let mut style = theme.faint();
        if view.voyage.direction == Some(direction) {
            style = theme.would_be();
        }
        if view.wind == direction {
            style = theme.chosen().add_modifier(ratatui::style::Modifier::BOLD);
        }
        buffer.set_string(x, y, signs::arrow(direction), style);
    }
    let rows = Rect { y: area.y + 3, height: area.height.saturating_sub(3), ..area };
    for (line, y) in lines(scene, view).into_iter().zip(rows.top()..rows.bottom()) {
        buffer.set_line(area.x, y, &line, area.width);
    }
}

fn lines(scene: &Scene<Sea>, view: &View) -> Vec<Line<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let direction = |direction| texts::sea::direction(lang, direction);
    let wind = format!(" {} {}", signs::arrow(view.wind), direction(view.wind));
    let mut dice = format!(" {}", signs::DICE);
    if let Some(rolled) = view.voyage.direction {
        dice += &format!(" {}", direction(rolled));
    }
    if let Some(rolled) = view.voyage.distance {
        dice += &format!(" {rolled}");
    }
    let mut lines = vec![
        Line::styled(wind, theme.strong()),
        Line::raw(dice),
        Line::raw(format!(" {} {}", signs::PILE, view.pile.tiles)),
        Line::raw(format!(" {} {}", signs::BOAT, view.deck)),
    ];
    if let Some(god) = view.god {
        lines.push(Line::from(vec![
            Span::raw(format!(" {} ", signs::GOD)),
            signs::tribe(theme, Tribe::of(Seat(god))),
        ]));
    }
    if let Some(cell) = view.vaal {
        lines.push(Line::raw(format!(" {}{cell}", signs::VAAL).replace('-', "−")));
    }
    lines
}
