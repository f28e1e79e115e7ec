//! The columns of the score, disclosed legends, feats, and the remaining draws.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::{Sea, TileKind, View};
use kernel::{Game, Seat};
use ratatui::text::{Line, Span};
use texts::sea::Column;
use texts::terminal::sea::{SeaUi, sea_ui};

/// The columns of a number in the table.
const NUMBER: usize = 10;

/// Returns the whole panel.
pub fn panel(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
    let view = scene.game.view(scene.viewer);
    let mut lines = table(scene, &view, columns);
    lines.push(Line::default());
    lines.extend(legends(scene, &view, columns));
    lines.extend(feats(scene, &view, columns));
    lines.push(Line::default());
    lines.extend(left(scene, &view, columns));
    lines
}

/// The score of each player, as far as it is known, and the area that breaks ties.
pub fn table(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let numbers = columns.saturating_sub(12) / Column::ALL.len();
    let number = numbers.clamp(5, NUMBER);
    let room = columns.saturating_sub(number * Column::ALL.len() + 3);
    let fitted = |text: &str| {
        let text = flow::trimmed(text, number - 1);
        format!("{}{text}", " ".repeat(number - flow::width(&text)))
    };
    let heading: String =
        Column::ALL.map(|column| fitted(texts::sea::column(scene.lang, column))).concat();
    let mut lines =
        vec![Line::styled(format!("{}{heading}", " ".repeat(room + 2)), scene.theme.faint())];
    for player in &view.players {
        let name = flow::trimmed(&scene.name(Seat(player.seat)), room);
        let points = Column::ALL.map(|column| {
            let points = column.of(&player.score).map(|points| points.to_string());
            fitted(&points.unwrap_or_else(|| "?".to_owned()))
        });
        lines.push(Line::from(vec![
            signs::tribe(scene.theme, player.tribe),
            Span::raw(format!(" {name}{}", " ".repeat(room - flow::width(&name)))),
            Span::raw(points.concat()),
        ]));
    }
    lines
}

/// Every disclosed legend as its sentence.
fn legends(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for player in &view.players {
        for handles in &player.legends {
            let face = |handle| {
                let piece = view.pieces.iter().find(|piece| piece.handle == handle);
                piece.and_then(|piece| piece.component)
            };
            let [Some(character), Some(location), Some(action)] = handles.map(face) else {
                continue;
            };
            let sentence = texts::sea::legend_sentence(scene.lang, character, location, action);
            let name = scene.name(Seat(player.seat));
            let text = format!("{} {name}: {sentence}", signs::LEGEND);
            lines.extend(flow::wrapped_text(&text, scene.theme.plain(), columns, 2));
        }
    }
    lines
}

/// Returns the feats and who earned them.
pub fn feats(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for &feat in view.options.feats.feats() {
        let earned = &view.feats[feat as usize];
        let who = match earned.seat {
            Some(seat) => scene.name(Seat(seat)),
            None => sea_ui(scene.lang, SeaUi::Free),
        };
        let name = texts::sea::feat(scene.lang, feat);
        let spans = vec![
            Span::raw(format!("{} {name}: ", signs::FEAT)),
            Span::styled(who, scene.theme.strong()),
            Span::styled(
                format!("  {}", texts::sea::feat_help(scene.lang, feat)),
                scene.theme.faint(),
            ),
        ];
        lines.extend(flow::wrapped(spans, columns, 2));
    }
    lines
}

/// Returns the tiles by kind and the remaining boats.
pub fn left(scene: &Scene<Sea>, view: &View, columns: usize) -> Vec<Line<'static>> {
    let pile = &view.pile;
    let kinds = TileKind::ALL.into_iter().zip([pile.sea, pile.coast, pile.island, pile.fog]);
    let kinds = kinds.map(|(kind, left)| {
        format!("{} {left} {}", signs::tile_sign(kind), texts::sea::tile_kind(scene.lang, kind))
    });
    let tiles = kinds.collect::<Vec<_>>().join(", ");
    let text = sea_ui(scene.lang, SeaUi::Left { tiles: &tiles, boats: view.deck });
    flow::wrapped_text(&text, scene.theme.plain(), columns, 2)
}
