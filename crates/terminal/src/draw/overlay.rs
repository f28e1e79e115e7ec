//! Boxes over the board: help, rulebook, panels, the table, a vote, the result, and the question
//! whether to leave.

use super::picture::{Picture, Scene};
use super::theme::Theme;
use super::{Drawn, flow, help, panes, rulebook};
use crate::model::app::App;
use crate::model::overlay::{Overlay, TableMenu};
use crate::words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use table::VoteStatus;
use texts::table_ui::TableMsg;
use texts::terminal::table::{TableMenuUi, table_menu_ui};
use texts::terminal::{Ui, ui};

/// The widest box; longer lines are hard to read.
const COLUMNS_MAX: u16 = 94;

/// A box with text in it.
struct Text {
    title: String,
    lines: Vec<Line<'static>>,
    scroll: usize,
    footer: String,
}

/// Draws an overlay.
pub fn draw<G: Picture>(
    app: &App<G>,
    scene: &Scene<G>,
    overlay: &Overlay,
    screen: Rect,
    buffer: &mut Buffer,
    drawn: &mut Drawn,
) {
    let text = text(app, scene, overlay, columns(screen).into());
    let is_rulebook = matches!(overlay, Overlay::Rulebook(_));
    let lines = if is_rulebook { usize::MAX } else { text.lines.len() };
    let area = area(screen, lines);
    let (at, max) = draw_box(text, area, scene.theme, buffer);
    drawn.extent.overlay = at;
    drawn.extent.overlay_max = max;
    drawn.extent.overlay_page = usize::from(area.height - 2);
    if let Overlay::Rulebook(reading) = overlay
        && let Some(typing) = &reading.typing
    {
        let before = flow::width(&typing.before_cursor()) as u16;
        let x = area.x + 3 + rulebook::PROMPT.len() as u16 + before;
        drawn.cursor = Some(Position { x: x.min(area.right() - 1), y: area.bottom() - 1 });
    }
}

/// Draws the open vote: the proposal, and the person who must answer.
pub fn draw_vote<G: Picture>(
    app: &App<G>,
    vote: &VoteStatus,
    theme: Theme,
    screen: Rect,
    buffer: &mut Buffer,
) {
    let lang = app.lang;
    let width = usize::from(columns(screen));
    let mut lines = flow::wrapped_text(&words::motion(app, vote), theme.strong(), width, 0);
    if let Some(voter) = app.session.voter() {
        let name = app.session.names().of(lang, voter);
        lines.push(Line::default());
        lines.push(Line::from(vec![
            Span::styled(format!("{name}:  "), theme.strong()),
            Span::styled("y", theme.key()),
            Span::raw(format!(" {}   ", texts::table_ui::say(lang, &TableMsg::Agree))),
            Span::styled("n", theme.key()),
            Span::raw(format!(" {}", texts::table_ui::say(lang, &TableMsg::Decline))),
        ]));
    }
    let title = table_menu_ui(lang, TableMenuUi::Title);
    let area = area(screen, lines.len());
    draw_box(Text { title, lines, scroll: 0, footer: String::new() }, area, theme, buffer);
}

fn text<G: Picture>(app: &App<G>, scene: &Scene<G>, overlay: &Overlay, width: usize) -> Text {
    let lang = app.lang;
    match overlay {
        Overlay::Help(scroll) => Text {
            title: ui(lang, Ui::Help),
            lines: [panes::asked(app, scene, width), help::lines::<G>(lang, scene.theme, width)]
                .concat(),
            scroll: scroll.0,
            footer: ui(lang, Ui::OverlayKeys),
        },
        Overlay::Panel(key, scroll) => Text {
            title: G::panel_title(lang, *key),
            lines: G::panel(scene, *key, width),
            scroll: scroll.0,
            footer: ui(lang, Ui::OverlayKeys),
        },
        Overlay::Result(scroll) => Text {
            title: ui(lang, Ui::GameOver),
            lines: result(app, scene, width),
            scroll: scroll.0,
            footer: ui(lang, Ui::ResultKeys),
        },
        Overlay::Rulebook(reading) => {
            let page = rulebook::page::<G>(reading, lang, scene.theme, width);
            let scroll = page.target.unwrap_or(reading.scroll.0);
            Text { title: page.title, lines: page.lines, scroll, footer: page.footer }
        }
        Overlay::Guide(kind, scroll) => {
            let guide = G::guide(*kind, lang);
            let lines = |guide| super::guide::lines::<G>(guide, lang, scene.theme, width);
            Text {
                title: guide.map_or_else(String::new, |guide| guide.title.to_owned()),
                lines: guide.map(lines).unwrap_or_default(),
                scroll: scroll.0,
                footer: ui(lang, Ui::OverlayKeys),
            }
        }
        Overlay::Table(menu) => Text {
            title: table_menu_ui(lang, TableMenuUi::Title),
            lines: table_menu(app, menu, scene.theme, width),
            scroll: 0,
            footer: table_menu_ui(lang, TableMenuUi::MenuKeys),
        },
        Overlay::Leave => Text {
            title: ui(lang, Ui::Leave),
            lines: leave(app, scene, width),
            scroll: 0,
            footer: ui(lang, Ui::LeaveKeys),
        },
    }
}

/// The columns inside a box.
fn columns(screen: Rect) -> u16 {
    screen.width.min(COLUMNS_MAX).saturating_sub(4)
}

/// Returns the area of a box with this many lines, or as many of them as fit.
fn area(screen: Rect, lines: usize) -> Rect {
    let height_max = screen.height.saturating_sub(2);
    let height = u16::try_from(lines).unwrap_or(height_max).saturating_add(2).min(height_max);
    let width = columns(screen) + 4;
    Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    }
}

/// Draws a box. Returns its scroll position and the maximum.
fn draw_box(text: Text, area: Rect, theme: Theme, buffer: &mut Buffer) -> (usize, usize) {
    Clear.render(area, buffer);
    let inside = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width - 4,
        height: area.height.saturating_sub(2),
    };
    let mut block = Block::bordered()
        .border_set(border::ROUNDED)
        .title_top(Line::styled(format!(" {} ", text.title), theme.strong()));
    if !text.footer.is_empty() {
        let footer = flow::trimmed(&text.footer, inside.width.into());
        block = block.title_bottom(Line::styled(format!(" {footer} "), theme.faint()));
    }
    block.render(area, buffer);
    let scroll_max = text.lines.len().saturating_sub(inside.height.into());
    let first = text.scroll.min(scroll_max);
    if first > 0 {
        buffer.set_string(area.right() - 1, area.y + 1, "▲", theme.strong());
    }
    if first < scroll_max {
        buffer.set_string(area.right() - 1, area.bottom() - 2, "▼", theme.strong());
    }
    panes::put(text.lines.into_iter().skip(first).collect(), inside, buffer);
    (first, scroll_max)
}

/// Returns the acts that are possible at the table besides moving.
fn table_menu<G: Picture>(
    app: &App<G>,
    menu: &TableMenu,
    theme: Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if app.session.is_paused() {
        let paused = texts::table_ui::say(app.lang, &TableMsg::Paused);
        lines.extend(flow::wrapped_text(&paused, theme.strong(), width, 0));
        lines.push(Line::default());
    }
    if menu.acts.is_empty() {
        let nothing = table_menu_ui(app.lang, TableMenuUi::NothingToDo);
        lines.extend(flow::wrapped_text(&nothing, theme.plain(), width, 0));
    }
    for (index, act) in menu.acts.iter().enumerate() {
        let is_chosen = index == menu.at;
        let mark = if is_chosen { "► " } else { "  " };
        let style = if is_chosen { theme.chosen() } else { theme.plain() };
        let text = flow::trimmed(&words::table_act(app, *act), width.saturating_sub(2));
        lines.push(Line::styled(format!("{mark}{text}"), style));
        if is_chosen && menu.is_asked {
            let again = table_menu_ui(app.lang, TableMenuUi::ResignAgain);
            lines.extend(flow::wrapped_text(
                &format!("\u{a0}\u{a0}{again}"),
                theme.warning(),
                width,
                2,
            ));
        }
    }
    lines
}

/// Returns how the game ended, and how its random results can be verified.
fn result<G: Picture>(app: &App<G>, scene: &Scene<G>, width: usize) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let mut lines = G::result(scene, width);
    lines.push(Line::default());
    let session = &app.session;
    let commitments = session.tags().iter().filter(|(key, _)| key.starts_with("commit"));
    for (key, value) in commitments {
        lines.extend(flow::wrapped_text(&format!("{key} {value}"), theme.faint(), width, 2));
    }
    if let Some(seed) = session.revealed_seed() {
        lines.extend(flow::wrapped_text(&format!("seed {seed}"), theme.faint(), width, 2));
    }
    for text in words::luck_and_record(app) {
        lines.extend(flow::wrapped_text(&text, theme.plain(), width, 0));
    }
    lines
}

/// Returns the question whether to leave, and what happens to the game.
fn leave<G: Picture>(app: &App<G>, scene: &Scene<G>, width: usize) -> Vec<Line<'static>> {
    let theme = scene.theme;
    let question = ui(app.lang, Ui::LeaveQuestion);
    let mut lines = flow::wrapped_text(&question, theme.strong(), width, 0);
    lines.extend(flow::wrapped_text(&words::fate(app), theme.plain(), width, 0));
    lines
}
