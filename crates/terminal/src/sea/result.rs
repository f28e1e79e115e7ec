//! The final table: the winner, the reason why the game ended, the columns, and the revealed Myths.

use super::{glory, pieces, signs};
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::Sea;
use kernel::{Game, Seat};
use ratatui::text::Line;
use texts::Actors;
use texts::terminal::{Ui, ui};

/// Returns the winner and the reason, everyone's columns, and everyone's Myth.
pub fn lines(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let game = scene.game;
    let Some(standing) = game.standing() else { return Vec::new() };
    let Actors { you, others } = scene.names.actors(lang, standing.winners());
    let won = ui(lang, Ui::Won { you, winners: &others });
    let mut lines = flow::wrapped_text(&won, theme.strong(), columns, 0);
    if let Some(end) = game.end() {
        lines.extend(flow::wrapped_text(texts::sea::end(lang, end), theme.faint(), columns, 0));
    }
    lines.push(Line::default());
    let view = game.view(scene.viewer);
    lines.extend(glory::table(scene, &view, columns));
    lines.push(Line::default());
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|seat| standing.place(*seat));
    for seat in seats {
        let player = &view.players[seat.index()];
        let myth = player.myth.map(|myth| pieces::myth_text(scene, myth)).unwrap_or_default();
        let sign = signs::tribe_sign(player.tribe);
        let text = format!("{}. {sign} {}: {myth}", standing.place(seat), scene.name(seat));
        lines.extend(flow::wrapped_text(&text, theme.plain(), columns, 5));
    }
    lines
}
