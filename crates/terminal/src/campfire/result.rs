//! The final table: the winner, and how each point was made.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use campfire::{Campfire, Legend};
use kernel::{Game, Seat};
use ratatui::text::{Line, Span};
use texts::Actors;
use texts::terminal::{Ui, ui};

/// The width of the columns with numbers.
const NUMBER: usize = 8;

/// Returns the winner, the reason why the game ended, a table of points, and the cards behind them.
pub fn lines(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let game = scene.game;
    let Some(standing) = game.standing() else { return Vec::new() };
    let Actors { you, others } = scene.names.actors(lang, standing.winners());
    let won = ui(lang, Ui::Won { you, winners: &others });
    let mut lines = flow::wrapped_text(&won, theme.strong(), columns, 0);
    if let Some(end) = game.end() {
        let why = texts::campfire::end(lang, end);
        lines.extend(flow::wrapped_text(why, theme.faint(), columns, 0));
    }
    lines.push(Line::default());
    let headings =
        [Ui::Legends, Ui::Song, Ui::Moons, Ui::TilesLeft, Ui::Points].map(|text| ui(lang, text));
    let room = columns.saturating_sub(5 + headings.len() * (NUMBER + 1)).max(8);
    lines.push(row("", &" ".repeat(room), &headings, room).style(theme.faint()));
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|seat| standing.place(*seat));
    for seat in seats {
        let made = game.score_parts(seat);
        let parts = [
            made.legends.into(),
            made.song.into(),
            made.moons.into(),
            -i16::from(made.tiles),
            game.score(seat),
        ];
        let place = format!("{}.", standing.place(seat));
        let style = if standing.place(seat) == 1 { theme.strong() } else { theme.plain() };
        lines.push(row(&place, &scene.name(seat), &parts.map(signs::signed), room).style(style));
        lines.push(cards(scene, seat, columns));
    }
    lines
}

fn row(place: &str, name: &str, numbers: &[String; 5], room: usize) -> Line<'static> {
    let name = flow::trimmed(name, room);
    let mut text = format!("{place:<3} {name}{}", " ".repeat(room - flow::width(&name)));
    for number in numbers {
        let number = flow::trimmed(number, NUMBER);
        text += &" ".repeat(NUMBER + 1 - flow::width(&number));
        text += &number;
    }
    Line::raw(text)
}

/// The cards of a seat, in signs.
fn cards(scene: &Scene<Campfire>, seat: Seat, columns: usize) -> Line<'static> {
    let mut spans = vec![Span::raw("    ")];
    if let Some(adventurer) = scene.game.adventurer(seat) {
        spans.push(signs::adventurer(scene.theme, adventurer));
        let name = texts::campfire::adventurer(scene.lang, adventurer);
        spans.push(Span::styled(format!(" {name}  "), scene.theme.faint()));
    }
    for legend in Legend::ALL {
        if let Some(value) = scene.game.legend_owned(seat, legend) {
            spans.push(signs::legend_card(scene.theme, legend, value));
            spans.push(Span::raw(" "));
        }
    }
    if let Some(song) = scene.game.song_owned(seat) {
        spans.push(signs::song_card(scene.theme, song.points));
        spans.push(Span::raw(" "));
    }
    if scene.game.moons(seat) > 0 {
        spans.push(Span::raw(format!("{}{}", signs::MOON, scene.game.moons(seat))));
    }
    flow::trimmed_line(Line::from(spans), columns)
}
