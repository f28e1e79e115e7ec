//! The default drawing of a game: its players with their scores, and the result from the registry.

use super::flow;
use super::picture::Scene;
use crate::face::Face;
use kernel::{Seat, Turn};
use ratatui::text::Line;
use texts::Actors;
use texts::terminal::{Ui, ui};

/// A line for each player: the name, and the columns of the score.
pub fn player_lines<G: Face>(scene: &Scene<G>, columns: usize) -> Vec<Line<'static>> {
    let line = |seat: Seat| {
        let is_active = scene.game.turn() == Turn::Seat(seat);
        let style = if is_active { scene.theme.strong() } else { scene.theme.plain() };
        let scored: Vec<String> =
            scene.game.column_points(seat).iter().map(ToString::to_string).collect();
        let scored = scored.join(" ");
        let room = columns.saturating_sub(3 + flow::width(&scored));
        let name = flow::trimmed(&scene.name(seat), room);
        let gap = " ".repeat(room.saturating_sub(flow::width(&name)) + 1);
        let mark = if is_active { "►" } else { " " };
        Line::styled(format!("{mark} {name}{gap}{scored}"), style)
    };
    Seat::all(scene.game.players()).map(line).collect()
}

/// Returns the winner, the reason why the game ended, and a table of how each point was made.
pub fn result<G: Face>(scene: &Scene<G>, columns: usize) -> Vec<Line<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let Some(standing) = scene.game.standing() else { return Vec::new() };
    let Actors { you, others } = scene.names.actors(lang, standing.winners());
    let won = ui(lang, Ui::Won { you, winners: &others });
    let mut lines = flow::wrapped_text(&won, theme.strong(), columns, 0);
    let ending = scene.game.ending();
    let why = G::endings(lang).into_iter().find(|(word, _)| Some(*word) == ending);
    lines.extend(
        why.into_iter().flat_map(|(_, why)| flow::wrapped_text(why, theme.faint(), columns, 0)),
    );
    lines.push(Line::default());
    lines.extend(table(&scene.game.how_points_were_made(lang, scene.names), columns));
    lines
}

/// Returns rows with aligned cells.
fn table(rows: &[Vec<String>], columns: usize) -> Vec<Line<'static>> {
    let cells = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest =
        |at: usize| rows.iter().filter_map(move |row| row.get(at)).map(|cell| flow::width(cell));
    let widths: Vec<usize> = (0..cells).map(|at| widest(at).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let padded = row.iter().zip(&widths).map(|(cell, width)| {
            format!("{cell}{}", " ".repeat(width.saturating_sub(flow::width(cell))))
        });
        flow::trimmed_line(Line::raw(padded.collect::<Vec<_>>().join("  ")), columns)
    };
    rows.iter().map(line).collect()
}
