//! The cards that lie available, with what each costs the person who looks, and why not.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use campfire::{Campfire, Legend, Tile};
use kernel::Seat;
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};

/// The columns of one card in the table.
const CARD: usize = 6;

/// All cards as a table, one legend a line and the songs last.
pub fn table(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
    let me = scene.me;
    let title = ui(scene.lang, Ui::CardsFor { name: &scene.name(me) });
    let mut lines = vec![Line::styled(flow::trimmed(&title, columns), scene.theme.strong())];
    for legend in Legend::ALL {
        let name = texts::campfire::legend(scene.lang, legend);
        let values = scene.game.legend_values(legend);
        let cards = values.map(|value| legend_card(scene, me, legend, value));
        let sign = signs::tile(scene.theme, Tile::Story(legend));
        lines.push(line(sign, name, cards, columns));
    }
    let songs = scene.game.songs().map(|song| song_card(scene, me, song.price));
    let sign = Span::styled(format!("{} ", signs::SONG), scene.theme.strong());
    lines.push(line(sign, &ui(scene.lang, Ui::Songs), songs, columns));
    lines
}

/// The panel: the table, and how to read it.
pub fn panel(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
    let mut lines = table(scene, columns);
    lines.push(Line::default());
    for text in [Ui::CardsPrice, Ui::CardsPayable, Ui::CardsLacking, Ui::CardsTaken, Ui::CardsMine]
    {
        lines.extend(flow::wrapped_text(&ui(scene.lang, text), scene.theme.faint(), columns, 5));
    }
    lines
}

fn line(
    sign: Span<'static>,
    name: &str,
    cards: [Span<'static>; 4],
    columns: usize,
) -> Line<'static> {
    let room = columns.saturating_sub(4 * (CARD + 1) + 4).min(12);
    let name = flow::trimmed(name, room);
    let padding = " ".repeat(room - flow::width(&name) + 1);
    let mut spans = vec![sign, Span::raw(" "), Span::raw(name), Span::raw(padding)];
    for card in cards {
        let padding = CARD.saturating_sub(flow::width(&card.content)) + 1;
        spans.push(card);
        spans.push(Span::raw(" ".repeat(padding)));
    }
    Line::from(spans)
}

/// What a card costs and whether that can be paid: `3 ✓`, or `5:2 −1` for an upgrade that costs 2.
fn cell(scene: &Scene<Campfire>, name: u8, price: u8, lacking: u8) -> Span<'static> {
    let costs = if name == price { name.to_string() } else { format!("{name}:{price}") };
    match lacking {
        0 => Span::styled(format!("{costs} ✓"), scene.theme.strong()),
        _ => Span::raw(format!("{costs} −{lacking}")),
    }
}

fn legend_card(scene: &Scene<Campfire>, me: Seat, legend: Legend, value: u8) -> Span<'static> {
    let game = scene.game;
    let mut owners = Seat::all(game.players());
    if let Some(owner) = owners.find(|&seat| game.legend_owned(seat, legend) == Some(value)) {
        return taken(scene, me, owner, value);
    }
    let Some(price) = game.legend_price(me, legend, value) else {
        return Span::styled(format!("{value} <"), scene.theme.faint());
    };
    let payable = game.tiles(me, Tile::Story(legend)) + game.tiles(me, Tile::Wild);
    cell(scene, value, price, price.saturating_sub(payable))
}

fn song_card(scene: &Scene<Campfire>, me: Seat, price: u8) -> Span<'static> {
    let game = scene.game;
    let mut owners = Seat::all(game.players());
    let owns = |seat: Seat| game.song_owned(seat).is_some_and(|song| song.price == price);
    if let Some(owner) = owners.find(|&seat| owns(seat)) {
        return taken(scene, me, owner, price);
    }
    if game.song_owned(me).is_some() {
        return Span::styled(format!("{price} <"), scene.theme.faint());
    }
    let held = |legend: &Legend| game.tiles(me, Tile::Story(*legend)) > 0;
    let kinds = Legend::ALL.iter().filter(|legend| held(legend)).count() as u8;
    let payable = kinds + game.tiles(me, Tile::Wild);
    cell(scene, price, price, price.saturating_sub(payable))
}

/// A card that somebody has: `3=U`, or `3=●` for an own one.
fn taken(scene: &Scene<Campfire>, me: Seat, owner: Seat, value: u8) -> Span<'static> {
    if owner == me {
        return Span::styled(format!("{value} ●"), scene.theme.chosen());
    }
    let letter = scene.game.adventurer(owner).map_or("?", |who| signs::disc_letter(who.disc()));
    Span::styled(format!("{value} ({letter})"), scene.theme.faint())
}
