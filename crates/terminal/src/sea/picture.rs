//! Sea in pictures: the contents of each part of the screen.

use super::face::Heading;
use super::{chart, glory, pieces, players, preview, result, signs};
use crate::draw::picture::{Picture, Scene};
use crate::draw::theme::Theme;
use ::sea::{Sea, Tribe};
use kernel::{Game, Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use texts::Lang;
use texts::terminal::sea::{SeaUi, sea_ui};
use texts::terminal::{Ui, ui};

/// The key of the pieces. No move begins with it.
const PIECES: char = 'k';
/// The key of scores, legends and feats.
const GLORY: char = 'g';

impl Picture for Sea {
    const PANELS: &'static [char] = &[PIECES, GLORY];
    const MAIN_PANEL: (&'static str, Ui<'static>) = ("k", Ui::KeyPieces);
    const CAN_PAN: bool = true;
    const BOARD_MIN: (u16, u16) = chart::SMALL;
    const BOARD_LARGE: (u16, u16) = chart::LARGE;

    fn status(scene: &Scene<Sea>) -> Vec<Span<'static>> {
        let lang = scene.lang;
        let game = scene.game;
        let view = game.view(Viewer::Spectator);
        let mut parts = Vec::new();
        if view.turn > 0 {
            parts.push(ui(lang, Ui::TurnNumber { turn: view.turn.into() }));
        }
        if let Some(left) = view.last_turns {
            parts.push(sea_ui(lang, SeaUi::LastTurns { left }));
        } else if let Some(trigger) = view.trigger {
            parts.push(texts::sea::end(lang, trigger).trim_end_matches('.').to_owned());
        }
        if view.idle_turns > 3 {
            parts.push(ui(lang, Ui::IdleTurns { turns: view.idle_turns }));
        }
        parts.into_iter().map(|part| Span::raw(format!("  {part}"))).collect()
    }

    fn draw_board(scene: &Scene<Sea>, area: Rect, buffer: &mut Buffer) {
        chart::draw(scene, area, buffer);
    }

    fn player_lines(scene: &Scene<Sea>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
        players::lines(scene, columns, lines_max)
    }

    fn player_lines_wanted(scene: &Scene<Sea>) -> u16 {
        players::lines_wanted(scene)
    }

    fn beside(scene: &Scene<Sea>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
        let view = scene.game.view(scene.viewer);
        let mut lines = pieces::myth(scene, &view, columns);
        if let Viewer::Seat(seat) = scene.viewer {
            lines.extend(pieces::of_seat(scene, &view, seat, columns));
        }
        let left = glory::left(scene, &view, columns);
        if lines.len() + 1 + left.len() <= lines_max {
            lines.push(Line::default());
            lines.extend(left);
        }
        // Where the log has its own column, there is room for the others' pieces and the feats.
        let others = pieces::of_others(scene, &view, columns);
        for more in [others, glory::feats(scene, &view, columns)] {
            if !more.is_empty() && lines.len() + 1 + more.len() <= lines_max {
                lines.push(Line::default());
                lines.extend(more);
            }
        }
        lines
    }

    fn heading_line(scene: &Scene<Sea>, heading: Heading) -> Option<Line<'static>> {
        let text = |text| Some(Line::raw(sea_ui(scene.lang, text)));
        match heading {
            Heading::Answers => None,
            Heading::Settle => text(SeaUi::HeadSettle),
            Heading::Disclose => text(SeaUi::HeadDisclose),
            Heading::Offer(seat) => text(SeaUi::HeadOffer { name: &scene.name(seat) }),
            Heading::Counter => text(SeaUi::HeadCounter),
            Heading::Attack => text(SeaUi::HeadAttack),
        }
    }

    fn preview(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
        preview::lines(scene, columns)
    }

    fn panel_title(lang: Lang, key: char) -> String {
        sea_ui(lang, if key == PIECES { SeaUi::Pieces } else { SeaUi::Glory })
    }

    fn panel(scene: &Scene<Sea>, key: char, columns: usize) -> Vec<Line<'static>> {
        match key {
            PIECES => pieces::panel(scene, columns),
            _ => glory::panel(scene, columns),
        }
    }

    fn help(lang: Lang, text: Ui<'static>) -> Option<String> {
        match text {
            Ui::HelpLeftRight => Some(sea_ui(lang, SeaUi::HelpLeftRight)),
            Ui::HelpType => Some(sea_ui(lang, SeaUi::HelpType)),
            Ui::HelpDigits | Ui::HelpCards | Ui::HelpHidden => None,
            Ui::SignsPlace | Ui::SignsPreview | Ui::SignsCards => None,
            text => Some(ui(lang, text)),
        }
    }

    fn more_keys(lang: Lang) -> Vec<(&'static str, String)> {
        vec![
            ("k", sea_ui(lang, SeaUi::HelpPieces)),
            ("g", sea_ui(lang, SeaUi::HelpGlory)),
            ("Tab", sea_ui(lang, SeaUi::HelpChart)),
        ]
    }

    fn signs(lang: Lang, theme: Theme) -> Vec<Line<'static>> {
        let texts = [SeaUi::SignsCell, SeaUi::SignsCompass, SeaUi::SignsPlayers];
        let mut lines: Vec<Line> =
            texts.into_iter().map(|text| Line::raw(sea_ui(lang, text))).collect();
        let mut tribes = Vec::new();
        for seat in Seat::all(::sea::tables::PLAYERS_MAX) {
            let tribe = Tribe::of(seat);
            tribes.push(signs::tribe(theme, tribe));
            let name = texts::sea::tribe_color(lang, tribe);
            tribes.push(Span::raw(format!("\u{a0}{name}  ")));
        }
        lines.push(Line::from(tribes));
        lines
    }

    fn result(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
        result::lines(scene, columns)
    }
}
