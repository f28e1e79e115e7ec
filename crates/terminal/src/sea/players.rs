//! The players' boats, pawns, tokens and pieces, and the columns of the score.

use super::signs;
use crate::SeatKind;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::{PlayerView, Sea, View};
use kernel::{Game, Seat};
use ratatui::text::{Line, Span};
use texts::sea::Column;
use texts::terminal::{Ui, ui};

/// The players: two lines each, and a free one between them where there is room.
pub fn lines(scene: &Scene<Sea>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
    let view = scene.game.view(scene.viewer);
    let is_airy = lines_max >= view.players.len() * 3;
    let mut lines = Vec::new();
    for player in &view.players {
        lines.push(first_line(scene, &view, player, columns));
        lines.push(flow::trimmed_line(second_line(scene, &view, player), columns));
        if is_airy {
            lines.push(Line::default());
        }
    }
    lines.truncate(lines_max);
    lines
}

/// Returns the preferred number of lines for the players.
pub fn lines_wanted(scene: &Scene<Sea>) -> u16 {
    u16::from(scene.game.players()) * 3
}

/// Returns the turn marker, the tribe, the name, and the columns of the score.
fn first_line(
    scene: &Scene<Sea>,
    view: &View,
    player: &PlayerView,
    columns: usize,
) -> Line<'static> {
    let theme = scene.theme;
    let seat = Seat(player.seat);
    let decides = view.decision.is_some_and(|decision| decision.seat == player.seat);
    let is_active = view.active == Some(player.seat);
    let mark = if decides {
        "►"
    } else if is_active {
        "▸"
    } else {
        " "
    };
    let score = score(scene, player);
    let room = columns.saturating_sub(3 + flow::width(&score) + 1);
    let style = if decides { theme.strong() } else { theme.plain() };
    let name = flow::trimmed(&scene.name(seat), room);
    let mut used = flow::width(&name);
    let mut spans = vec![
        Span::raw(mark),
        signs::tribe(theme, player.tribe),
        Span::raw(" "),
        Span::styled(name, style),
    ];
    if scene.seats[seat.index()] != SeatKind::Human {
        let kind =
            format!(" {}", ui(scene.lang, Ui::Bot { kind: scene.seats[seat.index()].word() }));
        if used + flow::width(&kind) <= room {
            used += flow::width(&kind);
            spans.push(Span::styled(kind, theme.faint()));
        }
    }
    spans.push(Span::raw(" ".repeat(room.saturating_sub(used) + 1)));
    spans.push(Span::styled(score, theme.strong()));
    Line::from(spans)
}

/// The columns that are known, each with its first letter.
fn score(scene: &Scene<Sea>, player: &PlayerView) -> String {
    let columns = [Column::Mythical, Column::Legendary, Column::Builders, Column::Nomads];
    let part = |column: Column| {
        let points = column.of(&player.score)?;
        let name = texts::sea::column(scene.lang, column);
        Some(format!("{}{points}", name.chars().next().unwrap_or(' ')))
    };
    columns.into_iter().filter_map(part).collect::<Vec<_>>().join(" ")
}

/// Boat and crew, pawns at home, tokens, secured pieces, legends and feats.
fn second_line(scene: &Scene<Sea>, view: &View, player: &PlayerView) -> Line<'static> {
    let theme = scene.theme;
    let mut spans = vec![Span::raw("   ")];
    match player.boat {
        Some(boat) => {
            spans.extend(signs::crew(theme, boat.crew));
            spans.push(Span::raw(format!(" {}", texts::sea::cell(boat.cell))));
        }
        None if player.hand.is_some() => spans.push(Span::raw(signs::BOAT)),
        None => spans.push(Span::styled("–", theme.faint())),
    }
    spans.push(Span::raw(format!("  {}{}", signs::POOL, player.pool)));
    spans.push(Span::raw(format!(" {}{}", signs::SETTLEMENT, player.tokens)));
    if !player.secured.is_empty() {
        spans.push(Span::raw(format!(" {}{}", signs::SECURED, player.secured.len())));
    }
    if !player.legends.is_empty() {
        spans.push(Span::raw(format!(" {}{}", signs::LEGEND, player.legends.len())));
    }
    let feats = view.feats.iter().filter(|feat| feat.seat == Some(player.seat)).count();
    if feats > 0 {
        spans.push(Span::raw(format!(" {}{feats}", signs::FEAT)));
    }
    if view.god == Some(player.seat) {
        spans.push(Span::raw(format!(" {}", signs::GOD)));
    }
    Line::from(spans)
}
