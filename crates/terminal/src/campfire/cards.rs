//! The available cards, with the cost for the viewer, or the reason why the viewer can't write
//! them.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use campfire::{Campfire, CardOffer, Legend, Tile};
use kernel::Seat;
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};

/// The columns of one card in the table.
const CARD: usize = 6;

/// All cards as a table, one legend a line and the songs last.
pub fn table(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
    let me = scene.me;
    let title = ui(scene.lang, Ui::CardsFor { name: &scene.actor(me) });
    let mut lines = vec![Line::styled(flow::trimmed(&title, columns), scene.theme.strong())];
    for legend in Legend::ALL {
        let name = texts::campfire::legend(scene.lang, legend);
        let values = scene.game.legend_values(legend);
        let cards =
            values.map(|value| card(scene, me, value, scene.game.legend_offer(me, legend, value)));
        let sign = signs::tile(scene.theme, Tile::Story(legend));
        lines.push(line(sign, name, cards, columns));
    }
    let songs = scene
        .game
        .songs()
        .map(|song| card(scene, me, song.price, scene.game.song_offer(me, song.price)));
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

/// Returns the cost of a card and whether the viewer can pay it: `3 ✓`, or `5:2 −1` for an upgrade
/// that costs 2.
fn cell(scene: &Scene<Campfire>, name: u8, price: u8, lacking: u8) -> Span<'static> {
    let costs = if name == price { name.to_string() } else { format!("{name}:{price}") };
    match lacking {
        0 => Span::styled(format!("{costs} ✓"), scene.theme.strong()),
        _ => Span::raw(format!("{costs} −{lacking}")),
    }
}

/// A card for a seat; its name is its value or its price.
fn card(scene: &Scene<Campfire>, me: Seat, name: u8, offer: CardOffer) -> Span<'static> {
    match offer {
        CardOffer::Taken(owner) => taken(scene, me, owner, name),
        CardOffer::Outgrown => Span::styled(format!("{name} <"), scene.theme.faint()),
        CardOffer::Price { price, lacking } => cell(scene, name, price, lacking),
    }
}

/// A card that a seat has: `3 (U)`, or `3 ●` for an own one.
fn taken(scene: &Scene<Campfire>, me: Seat, owner: Seat, value: u8) -> Span<'static> {
    if owner == me {
        return Span::styled(format!("{value} ●"), scene.theme.chosen());
    }
    let letter = scene.game.adventurer(owner).map_or("?", |who| signs::disc_letter(who.disc()));
    Span::styled(format!("{value} ({letter})"), scene.theme.faint())
}
