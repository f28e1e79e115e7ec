//! The Learn and Card books as lines, with positions drawn as at the table.

use super::picture::{Picture, Scene};
use super::theme::Theme;
use super::{flow, help};
use crate::SeatKind;
use kernel::{Journal, Line as RecordLine, Record, Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use texts::guide::{Block, Figure, Guide, Inline, Question, View};
use texts::terminal::{Ui, ui};
use texts::{Lang, Names};

/// The player whom the books address, and whose view their pictures show.
const READER: Seat = Seat(0);
/// The maximum width of the first cell of a row.
const FIRST_CELL: usize = 22;
/// The prefix of each line of an example.
const EXAMPLE: &str = "│ ";

/// A whole book in lines of this many columns.
pub fn lines<G: Picture>(
    guide: &Guide,
    lang: Lang,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let mut page =
        PageWriter { lang, theme, columns, lines: Vec::new(), explained: false, asked: 0 };
    page.blocks::<G>(&guide.blocks);
    page.answers(guide);
    page.lines
}

/// A line for a terminal without a screen: its words, and which of them are strong.
pub type GuideLine = Vec<(String, bool)>;

/// Returns the same lines without colors.
pub fn plain_lines<G: Picture>(guide: &Guide, lang: Lang, columns: usize) -> Vec<GuideLine> {
    let is_strong = |style: Style| style.add_modifier.contains(Modifier::BOLD);
    let piece = |span: Span<'static>| (span.content.into_owned(), is_strong(span.style));
    let all = lines::<G>(guide, lang, Theme::PLAIN, columns);
    all.into_iter().map(|line| line.spans.into_iter().map(piece).collect()).collect()
}

/// Lines being written.
struct PageWriter {
    lang: Lang,
    theme: Theme,
    columns: usize,
    lines: Vec<Line<'static>>,
    /// Whether the signs of the pictures have been explained.
    explained: bool,
    /// The number of questions so far.
    asked: usize,
}

impl PageWriter {
    fn blocks<G: Picture>(&mut self, blocks: &[Block]) {
        for block in blocks {
            if !self.lines.is_empty() {
                self.lines.push(Line::default());
            }
            self.block::<G>(block);
        }
    }

    fn block<G: Picture>(&mut self, block: &Block) {
        let theme = self.theme;
        match block {
            Block::Heading(heading) => {
                self.lines.extend(flow::wrapped_text(heading, theme.strong(), self.columns, 0));
            }
            Block::Paragraph(line) => {
                self.lines.extend(flow::wrapped(self.spans(line), self.columns, 0));
            }
            Block::Steps(items) => {
                for (number, item) in (1..).zip(items) {
                    self.item(&format!("{number}.\u{a0}"), item);
                }
            }
            Block::Points(items) => items.iter().for_each(|item| self.item("–\u{a0}", item)),
            Block::Table(rows) => self.rows(rows),
            Block::Figure(figure) => self.figure::<G>(figure),
            Block::Example(inside) => {
                let mut page = PageWriter {
                    columns: self.columns.saturating_sub(2),
                    lines: Vec::new(),
                    ..*self
                };
                page.blocks::<G>(inside);
                self.explained = page.explained;
                self.lines.extend(page.lines.into_iter().map(|line| {
                    let mut spans = vec![Span::styled(EXAMPLE, theme.faint())];
                    spans.extend(line.spans);
                    Line::from(spans)
                }));
            }
            Block::Question(question) => self.question::<G>(question),
            // The guided game exists only on the page; a button that does nothing here would be
            // confusing.
            Block::Practice(_) => {
                self.lines.pop();
            }
        }
    }

    fn spans(&self, line: &[Inline]) -> Vec<Span<'static>> {
        let span = |piece: &Inline| match piece {
            Inline::Plain(text) | Inline::Constant { text, .. } => Span::raw(*text),
            Inline::Strong(text) | Inline::Key(text) | Inline::Fact { text, .. } => {
                Span::styled(*text, self.theme.strong())
            }
            Inline::Sign(_) => Span::raw(""),
        };
        line.iter().map(span).collect()
    }

    fn item(&mut self, mark: &str, item: &[Inline]) {
        let mut spans = vec![Span::raw(mark.to_owned())];
        spans.extend(self.spans(item));
        self.lines.extend(flow::wrapped(spans, self.columns, flow::width(mark)));
    }

    /// Each row as its first cell, and the others beside it.
    fn rows(&mut self, rows: &[Vec<Vec<Inline>>]) {
        let text = |cell: &[Inline]| cell.iter().map(|piece| piece.text()).collect::<String>();
        let first = rows.iter().filter_map(|row| row.first());
        let wide = first.map(|cell| flow::width(text(cell).trim())).max().unwrap_or(0);
        let indent = wide.min(FIRST_CELL) + 2;
        for (at, row) in rows.iter().enumerate() {
            let Some((head, rest)) = row.split_first() else { continue };
            if row.iter().all(Vec::is_empty) {
                continue;
            }
            let style = if at == 0 { self.theme.faint() } else { self.theme.strong() };
            let rest: Vec<String> = rest.iter().map(|cell| text(cell)).collect();
            let rest = rest.join(" → ");
            let head = flow::wrapped_text(text(head).trim(), style, indent - 2, 0);
            let style = if at == 0 { self.theme.faint() } else { self.theme.plain() };
            let body = flow::wrapped_text(&rest, style, self.columns.saturating_sub(indent), 0);
            for line in 0..head.len().max(body.len()) {
                let left = head.get(line).cloned().unwrap_or_default();
                let gap = " ".repeat(indent - flow::line_width(&left).min(indent));
                let mut spans = left.spans;
                spans.push(Span::raw(gap));
                spans.extend(body.get(line).cloned().unwrap_or_default().spans);
                self.lines.push(Line::from(spans));
            }
        }
    }

    /// A picture, its caption and, below the first board, the signs that the terminal draws with.
    fn figure<G: Picture>(&mut self, figure: &Figure) {
        let shown = drawn::<G>(figure, self.lang, self.theme, self.columns);
        self.lines.extend(shown.unwrap_or_default());
        let caption: String = figure.caption.iter().map(|piece| piece.text()).collect();
        self.lines.extend(flow::wrapped_text(&caption, self.theme.faint(), self.columns, 0));
        if figure.view == View::Board && !self.explained {
            self.explained = true;
            self.lines.push(Line::default());
            self.lines.extend(help::signs::<G>(self.lang, self.theme, self.columns));
        }
    }

    /// A question with its answers as `a`, `b`, `c`.
    fn question<G: Picture>(&mut self, question: &Question) {
        self.asked += 1;
        if let Some(figure) = &question.figure {
            self.figure::<G>(figure);
        }
        self.item(&format!("{}.\u{a0}", self.asked), &question.asked);
        for (letter, answer) in ('a'..).zip(&question.answers) {
            self.item(&format!("\u{a0}\u{a0}\u{a0}{letter})\u{a0}"), &answer.words);
        }
    }

    /// The answers to all questions of the book, at its end.
    fn answers(&mut self, guide: &Guide) {
        if self.asked == 0 {
            return;
        }
        let heading = ui(self.lang, Ui::QuizAnswers);
        self.lines.push(Line::default());
        self.lines.extend(flow::wrapped_text(&heading, self.theme.strong(), self.columns, 0));
        self.lines.push(Line::default());
        for (number, question) in (1..).zip(guide.questions()) {
            let letter = ('a'..).nth(question.right()).unwrap_or('a');
            self.item(&format!("{number}{letter}\u{a0}"), &question.why);
        }
    }
}

/// Returns a position as lines. It is empty if the picture's record can't be replayed, which a test
/// of the books notices.
fn drawn<G: Picture>(
    figure: &Figure,
    lang: Lang,
    theme: Theme,
    columns: usize,
) -> Option<Vec<Line<'static>>> {
    let (_, text) = G::guide_records().iter().find(|(name, _)| *name == figure.record)?;
    let record = Record::<G>::parse(text).ok()?;
    let mut journal = Journal::<G>::start(record.setup.clone()).ok()?;
    for line in record.lines.get(..figure.line)? {
        journal.play_line(line, &mut ()).then_some(())?;
    }
    let shown = match record.lines.get(figure.line) {
        Some(RecordLine::Move(_, mv)) if figure.with_move => Some(*mv),
        _ => None,
    };
    let players = journal.now().players();
    let names = Names::new(
        Seat::all(players).map(|seat| record.tag(&format!("name.{seat}")).map(str::to_owned)),
    );
    let seats = vec![SeatKind::Human; usize::from(players)];
    let scene = Scene {
        game: journal.now(),
        shown,
        me: READER,
        viewer: Viewer::Seat(READER),
        pan: (0, 0),
        seats: &seats,
        names: &names,
        lang,
        theme,
    };
    Some(match figure.view {
        View::Board => board(&scene, columns),
        View::Cards => {
            G::PANELS.first().map_or_else(Vec::new, |key| G::panel(&scene, *key, columns))
        }
        View::Players => {
            let lines = G::player_lines_wanted(&scene);
            G::player_lines(&scene, columns, lines.into())
        }
    })
}

/// The board, as large as there is room for, without empty lines around it.
fn board<G: Picture>(scene: &Scene<G>, columns: usize) -> Vec<Line<'static>> {
    let small = G::BOARD_MIN;
    let large = G::BOARD_LARGE;
    // If not even the small picture fits, its caption says what it shows.
    if usize::from(small.0) > columns {
        return Vec::new();
    }
    let fits = usize::from(large.0) <= columns;
    let (width, height) = if fits { large } else { small };
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    G::draw_board(scene, area, &mut buffer);
    let mut lines: Vec<Line<'static>> = (0..height).map(|y| row(&buffer, y, width)).collect();
    let is_empty = |line: &Line| line.spans.iter().all(|span| span.content.trim().is_empty());
    while lines.last().is_some_and(is_empty) {
        lines.pop();
    }
    let first = lines.iter().position(|line| !is_empty(line)).unwrap_or(0);
    lines.split_off(first)
}

/// A line of a buffer.
fn row(buffer: &Buffer, y: u16, width: u16) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut skip = 0;
    for x in 0..width {
        // A wide sign covers the cell after it.
        if skip > 0 {
            skip -= 1;
            continue;
        }
        let cell = &buffer[(x, y)];
        skip = flow::width(cell.symbol()).saturating_sub(1);
        match spans.last_mut() {
            Some(span) if span.style == cell.style() => {
                span.content.to_mut().push_str(cell.symbol())
            }
            _ => spans.push(Span::styled(cell.symbol().to_owned(), cell.style())),
        }
    }
    let mut line = Line::from(spans);
    if let Some(last) = line.spans.last_mut() {
        let kept = last.content.trim_end().to_owned();
        last.content = kept.into();
    }
    line
}
