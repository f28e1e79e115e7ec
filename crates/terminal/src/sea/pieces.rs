//! The pieces by their public numbers, as far as the viewer knows them, and the viewer's Myth.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::{Component, Handle, Myth, Part, Sea, View};
use kernel::{Game, Seat, Viewer};
use ratatui::text::{Line, Span};
use texts::terminal::sea::{SeaUi, sea_ui};

/// Returns everyone's pieces, the viewer's first.
pub fn panel(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
    let view = scene.game.view(scene.viewer);
    let mut lines = myth(scene, &view, columns);
    if let Viewer::Seat(seat) = scene.viewer {
        lines.extend(with_name(scene, &view, seat, columns));
    }
    lines.extend(of_others(scene, &view, columns));
    lines
}

/// Returns the pieces of everyone except the viewer.
pub fn of_others(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let seats = Seat::all(view.players.len() as u8);
    let others = seats.filter(|seat| scene.viewer != Viewer::Seat(*seat));
    others.flat_map(|seat| with_name(scene, view, seat, columns)).collect()
}

/// The pieces of a player under the player's name; nothing if there are none.
fn with_name(scene: &Scene<Sea>, view: &View, seat: Seat, columns: usize) -> Vec<Line<'static>> {
    let pieces = of_seat(scene, view, seat, columns);
    if pieces.is_empty() {
        return pieces;
    }
    let tribe = view.players[seat.index()].tribe;
    let mut lines = vec![Line::from(vec![
        signs::tribe(scene.theme, tribe),
        Span::styled(format!(" {}", scene.name(seat)), scene.theme.strong()),
    ])];
    lines.extend(pieces);
    lines
}

/// Returns the Myth of the viewer and the components of it that the viewer has secured.
pub fn myth(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let Viewer::Seat(seat) = scene.viewer else {
        let text = sea_ui(scene.lang, SeaUi::NoSecrets);
        return flow::wrapped_text(&text, scene.theme.faint(), columns, 0);
    };
    let Some(myth) = view.players[seat.index()].myth else { return Vec::new() };
    let text = sea_ui(scene.lang, SeaUi::MyMyth { myth: &myth_text(scene, myth) });
    flow::wrapped_text(&text, scene.theme.strong(), columns, 2)
}

/// A Myth with its three components.
pub fn myth_text(scene: &Scene<Sea>, myth: Myth) -> String {
    let parts = Part::ALL
        .map(|part| texts::sea::component(scene.lang, Component::new(myth, part)).to_owned());
    format!("{} ({})", texts::sea::myth(scene.lang, myth), parts.join(", "))
}

/// The pieces of one player: in hand, sailing, secured, in legends.
pub fn of_seat(scene: &Scene<Sea>, view: &View, seat: Seat, columns: usize) -> Vec<Line<'static>> {
    let player = &view.players[seat.index()];
    let mut lines = Vec::new();
    let places = player.hand.into_iter().map(|handle| (handle, SeaUi::InHand));
    let places = places.chain(player.boat.map(|boat| (boat.handle, SeaUi::Sailing)));
    let places = places.chain(player.secured.iter().map(|handle| (*handle, SeaUi::Secured)));
    let legends = player.legends.iter().flatten().map(|handle| (*handle, SeaUi::InLegend));
    for (handle, place) in places.chain(legends) {
        lines.extend(piece(scene, view, seat, handle, place, columns));
    }
    lines
}

fn piece(
    scene: &Scene<Sea>,
    view: &View,
    owner: Seat,
    handle: Handle,
    place: SeaUi,
    columns: usize,
) -> Vec<Line<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let known = view.pieces.iter().find(|piece| piece.handle == handle);
    let mut spans =
        vec![Span::raw(format!("\u{a0}{:<4}", signs::handle(handle)).replace(' ', "\u{a0}"))];
    match known.and_then(|piece| piece.component) {
        Some(component) => {
            let part = texts::sea::part(lang, component.part());
            let name = texts::sea::component(lang, component);
            spans.push(Span::styled(name, theme.strong()));
            spans.push(Span::styled(format!(" ({part})"), theme.faint()));
        }
        None => spans.push(Span::styled(sea_ui(lang, SeaUi::Unknown), theme.faint())),
    }
    spans.push(Span::raw(format!(", {}", sea_ui(lang, place))));
    if let Some(piece) = known.filter(|piece| !piece.open) {
        let others = piece.seen_by.iter().map(|seat| Seat(*seat)).filter(|seat| *seat != owner);
        let names: Vec<String> = others.map(|seat| scene.name(seat)).collect();
        if !names.is_empty() {
            let names = names.join(", ");
            spans.push(Span::raw(format!(", {}", sea_ui(lang, SeaUi::SeenBy { names: &names }))));
        }
    }
    flow::wrapped(spans, columns, 6)
}
