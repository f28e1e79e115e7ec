//! Campfire in pictures: the contents of each part of the screen.

use super::face::Heading;
use super::{cards, hidden, players, result, ring, signs};
use crate::draw::flow;
use crate::draw::picture::{Picture, Scene};
use crate::draw::theme::Theme;
use campfire::tables::{MOONS_OF_A_SCORING, STACKS_AT_THE_END};
use campfire::{Campfire, Disc, Preview, Tile};
use kernel::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use texts::Lang;
use texts::terminal::{Ui, ui};

/// The key of the cards.
const CARDS: char = 'c';
/// The key of the hidden tiles.
const HIDDEN: char = 'h';

impl Picture for Campfire {
    const PANELS: &'static [char] = &[CARDS, HIDDEN];
    const MAIN_PANEL: (&'static str, Ui<'static>) = ("c", Ui::KeyCards);
    const CAN_PAN: bool = false;
    const BOARD_MIN: (u16, u16) = ring::SMALL;
    const BOARD_LARGE: (u16, u16) = ring::LARGE;

    fn status(scene: &Scene<Campfire>) -> Vec<Span<'static>> {
        let lang = scene.lang;
        let game = scene.game;
        let mut parts = Vec::new();
        if game.turns() > 0 {
            parts.push(ui(lang, Ui::TurnNumber { turn: game.turns() }));
        }
        parts.push(format!("{} {}/{MOONS_OF_A_SCORING}", signs::MOON, game.chart()));
        let stacks = game.stacks_left() as usize;
        parts.push(ui(lang, Ui::StacksLeft { stacks, end: STACKS_AT_THE_END }));
        if game.idle_turns() > 3 {
            parts.push(ui(lang, Ui::IdleTurns { turns: game.idle_turns() }));
        }
        parts.into_iter().map(|part| Span::raw(format!("  {part}"))).collect()
    }

    fn draw_board(scene: &Scene<Campfire>, area: Rect, buffer: &mut Buffer) {
        ring::draw(scene, area, buffer);
    }

    fn player_lines(
        scene: &Scene<Campfire>,
        columns: usize,
        lines_max: usize,
    ) -> Vec<Line<'static>> {
        players::lines(scene, columns, lines_max)
    }

    fn player_lines_wanted(scene: &Scene<Campfire>) -> u16 {
        players::lines_wanted(scene)
    }

    fn beside(scene: &Scene<Campfire>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
        let mut lines = cards::table(scene, columns);
        let hidden = hidden::panel(scene, columns);
        if lines.len() + 1 + hidden.len() <= lines_max {
            lines.push(Line::default());
            lines.extend(hidden);
        }
        lines
    }

    fn heading_line(scene: &Scene<Campfire>, heading: Heading) -> Option<Line<'static>> {
        let lang = scene.lang;
        let theme = scene.theme;
        Some(match heading {
            Heading::Answers => return None,
            Heading::Pile(place) => {
                let mut spans = vec![Span::raw(format!("{} ", texts::campfire::space(place)))];
                spans.extend(scene.game.pile(place).discs().map(|disc| signs::disc(theme, disc)));
                Line::from(spans)
            }
            Heading::Sleeper(adventurer) => Line::from(vec![
                signs::adventurer(theme, adventurer),
                Span::raw(format!(" {}", texts::campfire::adventurer(lang, adventurer))),
            ]),
            Heading::Legends => Line::raw(ui(lang, Ui::Legends)),
            Heading::Song(price) => Line::raw(format!("{} {price}", ui(lang, Ui::Song))),
        })
    }

    fn preview(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
        let Some(mv) = scene.shown else { return Vec::new() };
        if let campfire::Move::Pick(adventurer) = mv {
            let ability = texts::campfire::ability(scene.lang, adventurer);
            return flow::wrapped_text(ability, scene.theme.plain(), columns, 0);
        }
        let Some(preview) = scene.game.preview(mv) else { return Vec::new() };
        flow::wrapped(effects(scene, &preview), columns, 0)
    }

    fn panel_title(lang: Lang, key: char) -> String {
        ui(lang, if key == CARDS { Ui::Cards } else { Ui::Hidden })
    }

    fn panel(scene: &Scene<Campfire>, key: char, columns: usize) -> Vec<Line<'static>> {
        match key {
            CARDS => cards::panel(scene, columns),
            _ => hidden::panel(scene, columns),
        }
    }

    fn help(lang: Lang, text: Ui<'static>) -> Option<String> {
        Some(ui(lang, text))
    }

    fn signs(lang: Lang, theme: Theme) -> Vec<Line<'static>> {
        let mut discs = vec![Span::raw("  ")];
        for disc in Disc::ALL {
            discs.push(signs::disc(theme, disc));
            discs.push(Span::raw(format!(" {}  ", texts::campfire::disc(lang, disc))));
        }
        let mut tiles = vec![Span::raw("  ")];
        for tile in Tile::ALL {
            tiles.push(signs::tile(theme, tile));
            let name = match tile {
                Tile::Story(legend) => texts::campfire::legend(lang, legend).to_owned(),
                Tile::Moon | Tile::Wild => texts::campfire::tile(lang, tile),
            };
            // Names stay in one piece when the line is broken.
            tiles.push(Span::raw(format!("\u{a0}{}  ", name.replace(' ', "\u{a0}"))));
        }
        [discs, tiles].into_iter().map(Line::from).collect()
    }

    fn result(scene: &Scene<Campfire>, columns: usize) -> Vec<Line<'static>> {
        result::lines(scene, columns)
    }
}

/// Returns the effects of a move for everyone, in signs and a few words.
fn effects(scene: &Scene<Campfire>, preview: &Preview) -> Vec<Span<'static>> {
    let lang = scene.lang;
    let theme = scene.theme;
    let game = scene.game;
    let mut parts: Vec<Vec<Span>> = Vec::new();
    if !preview.gifts.is_empty() || preview.sown.is_some() {
        for seat in game.active().round(game.players()) {
            parts.push(gain(scene, preview, seat));
        }
    }
    let forgotten: Vec<Span> = tiles(scene, preview, "\u{a0}", |gift| gift.is_forgotten());
    if !forgotten.is_empty() {
        let heading = vec![Span::raw(ui(lang, Ui::Forgotten))];
        parts.push([heading, forgotten].concat());
    }
    if preview.chart != game.chart() {
        let moons = format!("{} {}→{}", signs::MOON, game.chart(), preview.chart);
        parts.push(vec![Span::styled(moons, theme.strong())]);
    }
    if preview.brings_scoring() {
        parts.push(vec![Span::styled(ui(lang, Ui::Scoring), theme.strong())]);
    }
    if preview.lys_bonus {
        let text = format!("{} {}", signs::LYS, ui(lang, Ui::LysBonus));
        parts.push(vec![Span::styled(text, theme.strong())]);
    }
    if preview.may_lift {
        parts.push(vec![Span::raw(ui(lang, Ui::MayLift))]);
    }
    if let Some((before, after)) = preview.score {
        let before = signs::signed(before);
        let after = signs::signed(after);
        parts.push(vec![Span::raw(ui(lang, Ui::ScoreAfter { before: &before, after: &after }))]);
    }
    let mut spans = Vec::new();
    for (index, part) in parts.into_iter().enumerate() {
        if index > 0 {
            spans.push(Span::styled(" · ", theme.faint()));
        }
        spans.extend(part);
    }
    spans
}

/// Returns the gains of one player: the name, and the signs of the tiles or a dash.
fn gain(scene: &Scene<Campfire>, preview: &Preview, seat: Seat) -> Vec<Span<'static>> {
    let tiles = tiles(scene, preview, "+", |gift| gift.is_kept_by(seat));
    let mut spans = vec![Span::raw(scene.name(seat).replace(' ', "\u{a0}")), Span::raw("\u{a0}")];
    if tiles.is_empty() {
        spans.push(Span::styled("–", scene.theme.faint()))
    } else {
        spans.extend(tiles)
    }
    spans
}

/// Returns the signs of the matching tiles, each with a prefix.
fn tiles(
    scene: &Scene<Campfire>,
    preview: &Preview,
    before: &'static str,
    is_meant: impl Fn(&campfire::Gift) -> bool,
) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for gift in preview.gifts.iter().filter(|gift| is_meant(gift)) {
        spans.push(Span::raw(before));
        let unknown = || Span::raw("?");
        spans.push(gift.tile.map_or_else(unknown, |tile| signs::tile(scene.theme, tile)));
    }
    spans
}
