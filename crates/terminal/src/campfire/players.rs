//! The players' tiles, cards, song, moons and points, and the gains of a move.

use super::signs;
use crate::SeatKind;
use crate::draw::flow;
use crate::draw::picture::Scene;
use campfire::{Adventurer, Campfire, Legend, Preview, Tile};
use kernel::{Seat, Turn};
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};

/// The players: two lines each, and a third where tiles and cards need it and there is room.
pub fn lines(scene: &Scene<Campfire>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
    let players = usize::from(scene.game.players());
    let preview = scene.shown.and_then(|mv| scene.game.preview(mv));
    let sleepers = sleepers(scene).map(|line| flow::trimmed_line(line, columns));
    let mut spare = lines_max.saturating_sub(2 * players + usize::from(sleepers.is_some()));
    let is_roomy = spare >= players;
    let is_airy = spare >= 2 * players;
    let mut lines = Vec::new();
    for seat in Seat::all(scene.game.players()) {
        lines.push(first_line(scene, preview.as_ref(), seat, columns));
        let tiles = tiles(scene, seat);
        let cards = cards(scene, seat);
        let fits = flow::line_width(&row([tiles.clone(), cards.clone()].concat(), " ")) <= columns;
        if is_roomy || (!fits && spare > 0) {
            spare = spare.saturating_sub(1);
            lines.push(fitting(tiles, columns));
            lines.push(fitting(cards, columns));
        } else {
            lines.push(fitting([tiles, cards].concat(), columns));
        }
        if is_airy {
            lines.push(Line::default());
        }
    }
    lines.extend(sleepers);
    lines.truncate(lines_max);
    lines
}

/// Returns the preferred number of lines for the players.
pub fn lines_wanted(scene: &Scene<Campfire>) -> u16 {
    u16::from(scene.game.players()) * 3 + u16::from(sleepers(scene).is_some())
}

/// Returns the turn marker, the adventurer, the name, the gains of the move, and the points.
fn first_line(
    scene: &Scene<Campfire>,
    preview: Option<&Preview>,
    seat: Seat,
    columns: usize,
) -> Line<'static> {
    let theme = scene.theme;
    let is_active = kernel::Game::turn(scene.game) == Turn::Seat(seat);
    let mut left = vec![Span::raw(if is_active { "►" } else { " " })];
    match scene.game.adventurer(seat) {
        Some(adventurer) => left.push(signs::adventurer(theme, adventurer)),
        None => left.push(Span::styled("·", theme.faint())),
    }
    let mut right = Vec::new();
    for gift in
        preview.iter().flat_map(|preview| &preview.gifts).filter(|gift| gift.is_kept_by(seat))
    {
        right.push(Span::styled("+", theme.strong()));
        right.push(gift.tile.map_or(Span::raw("?"), |tile| signs::tile(theme, tile)));
    }
    if let Some((_, after)) = preview.and_then(|preview| preview.score).filter(|_| is_active) {
        right.push(Span::raw(" →"));
        right.push(Span::styled(signs::signed(after), theme.would_be()));
    }
    right.push(Span::styled(
        format!(" {:>3}", signs::signed(scene.game.score(seat))),
        theme.strong(),
    ));
    let right_width: usize = right.iter().map(|span| flow::width(&span.content)).sum();
    let room = columns.saturating_sub(3 + right_width + 1);
    let style = if is_active { theme.strong() } else { theme.plain() };
    let name = flow::trimmed(&scene.name(seat), room);
    let mut used = flow::width(&name);
    left.push(Span::raw(" "));
    left.push(Span::styled(name, style));
    if scene.seats[seat.index()] != SeatKind::Human {
        let kind =
            format!(" {}", ui(scene.lang, Ui::Bot { kind: scene.seats[seat.index()].word() }));
        if used + flow::width(&kind) <= room {
            used += flow::width(&kind);
            left.push(Span::styled(kind, theme.faint()));
        }
    }
    left.push(Span::raw(" ".repeat(room.saturating_sub(used) + 1)));
    left.extend(right);
    Line::from(left)
}

/// Signs in a row, with spaces between them if they fit.
fn fitting(signs: Vec<Span<'static>>, columns: usize) -> Line<'static> {
    let spaced = row(signs.clone(), " ");
    if flow::line_width(&spaced) <= columns {
        spaced
    } else {
        flow::trimmed_line(row(signs, ""), columns)
    }
}

fn row(signs: Vec<Span<'static>>, gap: &'static str) -> Line<'static> {
    let mut spans = vec![Span::raw(if gap.is_empty() { "" } else { "  " })];
    for sign in signs {
        spans.push(Span::raw(gap));
        spans.push(sign);
    }
    Line::from(spans)
}

fn tiles(scene: &Scene<Campfire>, seat: Seat) -> Vec<Span<'static>> {
    let count = |tile: &Tile| scene.game.tiles(seat, *tile);
    let held = Tile::ALL.into_iter().filter(|tile| count(tile) > 0);
    held.map(|tile| signs::tiles(scene.theme, tile, count(&tile))).collect()
}

fn cards(scene: &Scene<Campfire>, seat: Seat) -> Vec<Span<'static>> {
    let theme = scene.theme;
    let owned = |legend: Legend| Some((legend, scene.game.legend_owned(seat, legend)?));
    let legends = Legend::ALL.into_iter().filter_map(owned);
    let mut cards: Vec<Span> =
        legends.map(|(legend, value)| signs::legend_card(theme, legend, value)).collect();
    cards.extend(scene.game.song_owned(seat).map(|song| signs::song_card(theme, song.points)));
    let moons = scene.game.moons(seat);
    if moons > 0 {
        cards.push(Span::styled(format!("{}{moons}", signs::MOON), theme.strong()));
    }
    cards
}

/// Returns the sleeping adventurers, once they are known.
fn sleepers(scene: &Scene<Campfire>) -> Option<Line<'static>> {
    let game = scene.game;
    let is_chosen = Seat::all(game.players()).all(|seat| game.adventurer(seat).is_some());
    let asleep: Vec<Adventurer> =
        Adventurer::ALL.into_iter().filter(|who| game.seat_of(*who).is_none()).collect();
    if !is_chosen || asleep.is_empty() {
        return None;
    }
    let mut spans =
        vec![Span::styled(format!(" {} ", ui(scene.lang, Ui::Asleep)), scene.theme.faint())];
    for who in asleep {
        spans.push(signs::adventurer(scene.theme, who));
        let name = texts::campfire::adventurer(scene.lang, who);
        spans.push(Span::styled(format!(" {name} "), scene.theme.faint()));
    }
    Some(Line::from(spans))
}
