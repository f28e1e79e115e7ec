//! The parts of the screen around the board: header, players, question, moves, messages, keys.

use super::flow;
use super::picture::{Picture, Scene};
use super::regions::Regions;
use super::theme::Theme;
use crate::model::acting::TableAct;
use crate::model::app::App;
use crate::words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use texts::Actor;
use texts::table_ui::TableMsg;
use texts::terminal::table::{TableMenuUi, table_menu_ui};
use texts::terminal::{Ui, ui};

/// Draws the first line: the game, its progress, and the language.
pub fn header<G: Picture>(app: &App<G>, scene: &Scene<G>, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    let mut spans = vec![Span::styled(format!(" {}", G::title(app.lang)), theme.strong())];
    spans.extend(G::status(scene));
    let right = format!("{}  ", app.lang.name());
    let room = usize::from(area.width).saturating_sub(flow::width(&right) + 1);
    buffer.set_line(area.x, area.y, &flow::trimmed_line(Line::from(spans), room), area.width);
    buffer.set_string(area.right() - flow::width(&right) as u16, area.y, right, theme.plain());
    buffer.set_style(area, theme.chosen());
}

/// The players, what is under them, and the lines between the columns.
pub fn players<G: Picture>(scene: &Scene<G>, regions: &Regions, buffer: &mut Buffer) {
    for rule in regions.rules.into_iter().flatten() {
        for y in rule.top()..rule.bottom() {
            buffer.set_string(rule.x, y, "│", scene.theme.faint());
        }
    }
    let area = regions.players;
    let lines = G::player_lines(scene, area.width.into(), area.height.into());
    put(lines, area, buffer);
    if let Some(area) = regions.beside {
        rule(Rect { y: area.y - 1, height: 1, ..area }, scene.theme, buffer);
        put(G::beside(scene, area.width.into(), area.height.into()), area, buffer);
    }
}

/// Draws a horizontal line.
pub fn rule(area: Rect, theme: Theme, buffer: &mut Buffer) {
    buffer.set_string(area.x, area.y, "─".repeat(area.width.into()), theme.faint());
}

/// Draws lines from the top of an area, as many as fit.
pub fn put(lines: Vec<Line<'static>>, area: Rect, buffer: &mut Buffer) {
    for (line, y) in lines.into_iter().zip(area.top()..area.bottom()) {
        buffer.set_line(area.x, y, &line, area.width);
    }
}

/// Draws the question and the person asked, or a bot's next move, on a line across the screen. The
/// explanation of the question follows if there is room. Returns `true` if there was no room for
/// it.
pub fn question<G: Picture>(
    app: &App<G>,
    scene: &Scene<G>,
    area: Rect,
    buffer: &mut Buffer,
) -> bool {
    let theme = scene.theme;
    Clear.render(area, buffer);
    rule(Rect { height: 1, ..area }, theme, buffer);
    let spans = match (&app.announced, app.session.person_to_decide()) {
        (Some(announced), _) => {
            let deed = scene.describe(&announced.mv);
            vec![
                Span::styled(format!(" {}: ", scene.name(announced.seat)), theme.strong()),
                Span::raw(format!("{deed} ")),
            ]
        }
        (None, Some(seat)) => {
            let (question, rule) = scene.game.question(app.lang).unwrap_or_default();
            // Several people share the keyboard, so name the person asked.
            let who = match scene.actor(seat) {
                Actor::You => " ".to_owned(),
                Actor::Named(name) => format!(" {name}: "),
            };
            vec![
                Span::styled(who, theme.strong()),
                Span::styled(question, theme.strong()),
                Span::styled(format!(" {rule} "), theme.faint()),
            ]
        }
        (None, None) if app.session.is_over() => {
            vec![Span::styled(format!(" {} ", ui(app.lang, Ui::GameOver)), theme.strong())]
        }
        (None, None) if app.session.is_paused() => {
            let paused = texts::table_ui::say(app.lang, &TableMsg::Paused);
            vec![Span::styled(format!(" {paused} "), theme.strong())]
        }
        (None, None) => Vec::new(),
    };
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    if area.height == 1 {
        let line = flow::trimmed_line(Line::from(spans), area.width.into());
        buffer.set_line(area.x, area.y, &line, area.width);
        return true;
    }
    let spans = spans.into_iter().enumerate().map(|(index, mut span)| {
        if index == 0 {
            span.content = span.content.replacen(' ', "\u{a0}", 1).into();
        }
        span
    });
    let lines = flow::wrapped(spans.collect(), area.width.into(), 1);
    let used = (lines.len() as u16).min(area.height);
    put(lines, area, buffer);
    let Some(meaning) = meaning(app, scene) else { return false };
    let rest = Rect { x: area.x + 1, width: area.width - 1, y: area.y + used, ..area };
    let rest = Rect { height: area.height - used, ..rest };
    let lines = flow::wrapped_text(meaning, theme.faint(), rest.width.into(), 0);
    let fits = lines.len() <= usize::from(rest.height);
    if fits {
        put(lines, rest, buffer);
    }
    !fits
}

/// Returns the explanation of the question for newcomers, while a person is asked.
fn meaning<G: Picture>(app: &App<G>, scene: &Scene<G>) -> Option<&'static str> {
    app.session.person_to_decide().filter(|_| app.announced.is_none())?;
    scene.game.question_help(app.lang)
}

/// Returns the question and its explanation, above the keys of the help.
pub fn asked<G: Picture>(app: &App<G>, scene: &Scene<G>, columns: usize) -> Vec<Line<'static>> {
    let Some(meaning) = meaning(app, scene) else { return Vec::new() };
    let (question, _) = scene.game.question(app.lang).unwrap_or_default();
    let mut lines = flow::wrapped_text(&question, scene.theme.strong(), columns, 2);
    lines.extend(flow::wrapped_text(meaning, scene.theme.plain(), columns, 0));
    lines.push(Line::default());
    lines
}

/// Draws the explanation of the question on the message line, for screens without other room for
/// it.
pub fn meaning_line<G: Picture>(app: &App<G>, scene: &Scene<G>, area: Rect, buffer: &mut Buffer) {
    let Some(meaning) = meaning(app, scene) else { return };
    let is_free = app.message.is_none() && app.input.is_none();
    if is_free && flow::width(meaning) + 2 <= area.width.into() {
        buffer.set_string(area.x + 1, area.y, meaning, scene.theme.faint());
    }
}

/// Draws the moves: headings in one line, and the moves under the open heading. Returns the number
/// of lines they take.
pub fn menu<G: Picture>(app: &App<G>, scene: &Scene<G>, area: Rect, buffer: &mut Buffer) -> u16 {
    let groups = app.menu.groups();
    if groups.is_empty() {
        waiting(app, scene, area, buffer);
        return area.height;
    }
    let mut lines = 0;
    let mut area = area;
    let headings: Vec<Option<Line>> =
        groups.iter().map(|group| G::heading_line(scene, group.heading)).collect();
    if headings.iter().any(Option::is_some) {
        tabs(app, headings, scene.theme, area, buffer);
        area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        lines = 1;
    }
    let moves = &groups[app.menu.open()].moves;
    let page = usize::from(area.height);
    let first = (app.menu.item() + 1)
        .saturating_sub(page)
        .max(app.menu.item().saturating_sub(page / 2).min(moves.len().saturating_sub(page)));
    let columns = usize::from(area.width).saturating_sub(2);
    // All moves of a group look alike: as sentences if all fit, otherwise in signs.
    let fits = |mv: &G::Move| flow::width(&scene.describe(mv)) < columns;
    let is_brief = !moves.iter().all(fits);
    for ((index, mv), y) in moves.iter().enumerate().skip(first).zip(area.top()..area.bottom()) {
        let is_highlighted = index == app.menu.item();
        let text = if is_brief { scene.game.brief(app.lang, mv) } else { scene.describe(mv) };
        let notation = mv.to_string();
        let mark = if is_highlighted { "► " } else { "  " };
        let text = flow::trimmed(&text, columns);
        let gap = columns.saturating_sub(flow::width(&text) + flow::width(&notation) + 1);
        let style = if is_highlighted { scene.theme.chosen() } else { scene.theme.plain() };
        let mut spans = vec![Span::styled(format!("{mark}{text}"), style)];
        // Notation counts from 0 and words from 1, so show it only while it is typed.
        let fits = flow::width(&text) + flow::width(&notation) + 2 <= columns;
        if app.input.is_some() && fits && text != notation {
            spans.push(Span::styled(" ".repeat(gap), style));
            spans.push(Span::styled(notation, style.add_modifier(Modifier::DIM)));
        }
        buffer.set_line(area.x, y, &Line::from(spans), area.width);
    }
    more(first, moves.len(), area, scene.theme, buffer);
    lines + (moves.len() as u16).min(area.height)
}

/// Draws arrows at the right edge where moves are out of sight.
fn more(first: usize, total: usize, area: Rect, theme: Theme, buffer: &mut Buffer) {
    let x = area.right() - 1;
    if first > 0 {
        buffer.set_string(x, area.y, "▲", theme.strong());
    }
    if first + usize::from(area.height) < total {
        buffer.set_string(x, area.bottom() - 1, "▼", theme.strong());
    }
}

/// Returns the headings side by side, scrolled so that the open one is in sight.
fn tabs<G: Picture>(
    app: &App<G>,
    headings: Vec<Option<Line<'static>>>,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let other = || Line::raw(ui(app.lang, Ui::Answers));
    let headings: Vec<Line> =
        headings.into_iter().map(|heading| heading.unwrap_or_else(other)).collect();
    let columns = usize::from(area.width).saturating_sub(2);
    let width_of =
        |range: &[Line]| range.iter().map(|line| flow::line_width(line) + 3).sum::<usize>();
    let open = app.menu.open();
    let mut first = 0;
    while first < open && width_of(&headings[first..=open]) > columns {
        first += 1;
    }
    let mut spans = vec![Span::styled(if first > 0 { "◄" } else { " " }, theme.strong())];
    let mut used = 0;
    for (index, heading) in headings.into_iter().enumerate().skip(first) {
        let needed = flow::line_width(&heading) + 3;
        if used + needed > columns {
            spans.push(Span::styled("►", theme.strong()));
            break;
        }
        used += needed;
        let is_open = index == open;
        spans.push(Span::styled(if is_open { "[" } else { " " }, theme.strong()));
        spans.extend(heading.spans.into_iter().map(|mut span| {
            if is_open {
                span.style = span.style.add_modifier(Modifier::BOLD);
            }
            span
        }));
        spans.push(Span::styled(if is_open { "] " } else { "  " }, theme.strong()));
    }
    buffer.set_line(area.x, area.y, &Line::from(spans), area.width);
}

/// Draws the text in place of moves when no person decides.
fn waiting<G: Picture>(app: &App<G>, scene: &Scene<G>, area: Rect, buffer: &mut Buffer) {
    let away = app.session.people().into_iter().find(|_| app.session.voters().next().is_none());
    let text = if app.session.is_over() {
        let mut text = ui(app.lang, Ui::AfterEnd);
        if !app.session.people().is_empty() {
            text += &format!(" {}", table_menu_ui(app.lang, TableMenuUi::RematchHint));
        }
        text
    } else if let Some(seat) = away {
        format!("T: {}", words::table_act(app, TableAct::TakeBack(seat)))
    } else if app.session.is_paused() {
        table_menu_ui(app.lang, TableMenuUi::PausedHint)
    } else {
        ui(app.lang, Ui::BotsMove { delay_ms: app.delay_ms })
    };
    let lines = flow::wrapped_text(&text, scene.theme.faint(), area.width.into(), 0);
    put(lines, area, buffer);
}

/// Draws the effects of the highlighted move.
pub fn preview<G: Picture>(scene: &Scene<G>, area: Rect, buffer: &mut Buffer) {
    let columns = usize::from(area.width) - 1;
    let mut lines = G::preview(scene, columns);
    if lines.len() > area.height.into() {
        lines.truncate(area.height.into());
        let last = lines.pop().unwrap_or_default();
        let marked = Line::from([last.spans, vec![Span::raw(" ……")]].concat());
        lines.push(flow::trimmed_line(marked, columns));
    }
    put(lines, area, buffer);
}

/// The maximum number of lines of a message.
const MESSAGE_LINES_MAX: usize = 4;

/// Draws the typed text or the message: in one line, or in several that grow upward. Returns the
/// position of the cursor.
pub fn message<G: Picture>(
    app: &App<G>,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) -> Option<Position> {
    let bottom = if app.input.is_some() { area.y } else { area.bottom() };
    if let Some(message) = &app.message {
        let style = if message.is_warning() { theme.warning() } else { theme.strong() };
        let mut spans = vec![Span::styled(words::message(app, message), style)];
        if let Some(rule) = message.rule() {
            spans.push(Span::styled(format!(" {rule}"), theme.faint()));
        }
        let mut lines = flow::wrapped(spans, usize::from(area.width) - 2, 0);
        lines.truncate(MESSAGE_LINES_MAX);
        let height = lines.len() as u16;
        let box_area = Rect { y: bottom - height, height, ..area };
        Clear.render(box_area, buffer);
        put(lines, Rect { x: area.x + 1, width: area.width - 2, ..box_area }, buffer);
    }
    let input = app.input.as_ref()?;
    let cursor = flow::width(&format!(" : {}", input.before_cursor()));
    let mut spans = vec![Span::styled(format!(" : {}", input.text()), theme.strong())];
    spans.extend(hints(app, theme));
    let line = flow::trimmed_line(Line::from(spans), area.width.into());
    buffer.set_line(area.x, area.y, &line, area.width);
    Some(Position { x: area.x + (cursor as u16).min(area.width - 1), y: area.y })
}

/// Returns the possible continuations of the typed text.
fn hints<G: Picture>(app: &App<G>, theme: Theme) -> Vec<Span<'static>> {
    let notations = app.notations();
    let Some(input) = &app.input else { return Vec::new() };
    let hints = input.hints(notations.iter().map(String::as_str));
    let is_whole = notations.contains(&input.notation());
    let mut text = String::from("   ");
    if is_whole {
        text += "⏎  ";
    }
    if !hints.is_empty() {
        text += &format!("…{}", hints.join(" |"));
    }
    vec![Span::styled(text, theme.faint())]
}

/// The most important keys. Where a language needs more room, the less important are left out.
pub fn keys<G: Picture>(app: &App<G>, theme: Theme, area: Rect, buffer: &mut Buffer) {
    let mut texts = match (&app.input, app.session.person_to_decide()) {
        (Some(_), _) => vec![("⏎", Ui::KeyPlay), ("Tab", Ui::KeyComplete), ("Esc", Ui::KeyBack)],
        (None, Some(_)) => vec![
            ("↑↓←→", Ui::KeyChoose),
            ("⏎", Ui::KeyPlay),
            (":", Ui::KeyType),
            ("u", Ui::KeyUndo),
            G::MAIN_PANEL,
            ("r", Ui::KeyRules),
            ("l", Ui::KeyLanguage),
            ("?", Ui::KeyHelp),
            ("q", Ui::KeyLeave),
        ],
        (None, None) if app.session.is_over() => {
            vec![("⏎", Ui::KeyResult), ("r", Ui::KeyRules), ("?", Ui::KeyHelp), ("q", Ui::KeyLeave)]
        }
        (None, None) => vec![
            ("␣", Ui::KeySkip),
            ("+−", Ui::KeySpeed),
            ("u", Ui::KeyUndo),
            ("l", Ui::KeyLanguage),
            ("?", Ui::KeyHelp),
            ("q", Ui::KeyLeave),
        ],
    };
    for less_important in ["", "l", "r", G::MAIN_PANEL.0, ":", "+−"] {
        texts.retain(|(key, _)| *key != less_important);
        let line = key_line(app, &texts, theme);
        if flow::line_width(&line) <= usize::from(area.width) + 2 {
            break;
        }
    }
    buffer.set_line(area.x, area.y, &key_line(app, &texts, theme), area.width);
}

fn key_line<G: Picture>(app: &App<G>, texts: &[(&'static str, Ui)], theme: Theme) -> Line<'static> {
    let mut spans = vec![Span::raw(" ")];
    for (key, text) in texts {
        spans.push(Span::styled(*key, theme.key()));
        spans.push(Span::styled(format!(" {}  ", ui(app.lang, *text)), theme.faint()));
    }
    Line::from(spans)
}
