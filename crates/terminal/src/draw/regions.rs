//! The layout of the screen, from 80 columns and 24 lines up.

use ratatui::layout::Rect;

/// The minimum width of the screen.
pub const COLUMNS_MIN: u16 = 80;
/// The minimum height of the screen.
pub const LINES_MIN: u16 = 24;

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Regions {
    /// The first line.
    pub header: Rect,
    /// The board.
    pub board: Rect,
    /// The players.
    pub players: Rect,
    /// The area under the players, where there is room.
    pub beside: Option<Rect>,
    /// The question and, on a tall screen, its explanation for newcomers.
    pub question: Rect,
    /// The moves.
    pub menu: Rect,
    /// The effects of the highlighted move.
    pub preview: Rect,
    /// The log.
    pub log: Rect,
    /// Messages, and notation being typed. Longer messages grow upward from here.
    pub message: Rect,
    /// The keys.
    pub keys: Rect,
    /// The vertical lines between columns.
    pub rules: [Option<Rect>; 2],
}

/// The sizes that a game needs for its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// The smallest board, in columns and lines.
    pub board_min: (u16, u16),
    /// The large board, in columns and lines.
    pub board_large: (u16, u16),
    /// The lines about the players.
    pub players: u16,
    /// The lines under the players.
    pub beside: u16,
}

/// The minimum number of lines of menu and preview together.
const CHOICE_MIN: u16 = 8;
const PREVIEW: u16 = 2;
/// The lines for the explanation of a question. They are there for every question or for none, so
/// that nothing moves from one question to the next.
const EXPLANATION: u16 = 2;
/// The maximum number of lines of the menu, so that the preview is close under it.
const MENU_MAX: u16 = 12;
/// The minimum number of columns of players and log.
const SIDE_MIN: u16 = 33;
/// The columns of the players in a layout with three columns.
const SIDE_WIDE: u16 = 41;
/// The columns of the log where it has its own column.
const LOG_WIDE: u16 = 35;

impl Regions {
    /// Divides a screen; `None` if it is too small.
    pub fn of(screen: Rect, needs: Needs) -> Option<Regions> {
        if screen.width < COLUMNS_MIN || screen.height < LINES_MIN {
            return None;
        }
        let line = |y: u16, height: u16| Rect { x: screen.x, width: screen.width, y, height };
        let bottom = screen.y + screen.height;
        let body = line(screen.y + 1, screen.height - 3);
        let (large_columns, large_lines) = needs.board_large;
        let is_large = screen.width > large_columns + 1 + SIDE_WIDE
            && body.height >= large_lines + 1 + CHOICE_MIN;
        let columns = columns(screen.width, needs, is_large);
        let is_three = columns.2 > 0;
        let explanation = explanation_lines(body.height, needs, is_large);
        let question_lines = explanation + if is_three || is_large { 2 } else { 1 };
        let mut board_lines = board_lines(body.height, needs, is_large);
        if explanation > 0 {
            board_lines = board_lines.min(body.height - question_lines - CHOICE_MIN);
        }
        let question_columns = if is_three || is_large { columns.0 } else { screen.width };

        let left = screen.x;
        let middle = screen.x + columns.0 + 1;
        let board = Rect { x: left, y: body.y, width: columns.0, height: board_lines };
        let question =
            Rect { x: left, y: board.bottom(), width: question_columns, height: question_lines };
        let choice = Rect {
            x: left,
            y: question.bottom(),
            width: columns.0,
            height: body.bottom() - question.bottom(),
        };
        let preview_lines = if choice.height >= 12 { PREVIEW + 2 } else { PREVIEW };
        let menu = Rect { height: (choice.height - preview_lines).min(MENU_MAX), ..choice };
        let preview = Rect { y: menu.bottom(), height: preview_lines, ..choice };
        let side = Rect { x: middle, y: body.y, width: columns.1, height: body.height };
        // Where the question crosses the screen, the players end above it and the log begins below.
        let crossing = if is_three || is_large { None } else { Some(question) };
        let side_parts = SideColumn::of(side, needs, crossing, is_three);
        let log = if is_three {
            Rect { x: middle + columns.1 + 1, width: columns.2, ..side }
        } else {
            side_parts.log
        };
        let rule = |x: u16, height: u16| Some(Rect { x, y: body.y, width: 1, height });
        // Where the question crosses the screen, it takes the place of the vertical line.
        Some(Regions {
            header: line(screen.y, 1),
            board,
            players: side_parts.players,
            beside: side_parts.beside,
            question,
            menu,
            preview,
            log,
            message: line(body.bottom(), 1),
            keys: line(bottom - 1, 1),
            rules: [
                rule(middle - 1, body.height),
                if is_three { rule(log.x - 1, body.height) } else { None },
            ],
        })
    }
}

impl Regions {
    /// Returns the area of the preview: close under the moves, if they do not fill their part.
    pub fn preview_after(&self, menu_lines: u16) -> Rect {
        let unused = self.menu.height.saturating_sub(menu_lines + 1);
        Rect { y: self.preview.y - unused, ..self.preview }
    }
}

/// The parts of the column beside the board.
struct SideColumn {
    players: Rect,
    beside: Option<Rect>,
    log: Rect,
}

impl SideColumn {
    fn of(side: Rect, needs: Needs, crossing: Option<Rect>, is_three: bool) -> SideColumn {
        if let Some(question) = crossing {
            let players = Rect { height: question.y - side.y, ..side };
            let log =
                Rect { y: question.bottom(), height: side.bottom() - question.bottom(), ..side };
            return SideColumn { players, beside: None, log };
        }
        let log_min = if is_three { 0 } else { 10 };
        let players = Rect { height: needs.players.min(side.height - log_min), ..side };
        let left = side.height - players.height;
        let beside_lines = needs.beside + 1;
        let has_beside = needs.beside > 0 && left >= beside_lines + log_min;
        // Where the log has its own column, all the rest is free.
        let beside_height = if is_three { left - 1 } else { needs.beside };
        let beside = Rect { y: players.bottom() + 1, height: beside_height, ..side };
        let used = players.height + if has_beside { beside_lines } else { 0 };
        let log =
            Rect { y: side.y + used + 1, height: side.height.saturating_sub(used + 1), ..side };
        SideColumn { players, beside: has_beside.then_some(beside), log }
    }
}

/// Returns the widths of the columns: board, players, and the log if it has its own column.
fn columns(screen: u16, needs: Needs, is_large: bool) -> (u16, u16, u16) {
    let board = if is_large { needs.board_large.0 } else { needs.board_min.0 };
    let three = board + 1 + SIDE_WIDE + 1 + LOG_WIDE;
    if screen >= three {
        let spare = screen - three;
        let left = board + spare * 2 / 5;
        let middle = SIDE_WIDE + (spare / 5).min(16);
        (left, middle, screen - left - middle - 2)
    } else {
        let spare = screen - board - 1 - SIDE_MIN;
        let left = board + spare / 2;
        (left, screen - left - 1, 0)
    }
}

/// Returns the number of lines for the explanation of a question, if there is room for it besides
/// everything else.
fn explanation_lines(body: u16, needs: Needs, is_large: bool) -> u16 {
    let board = if is_large { needs.board_large.1 } else { needs.board_min.1 };
    let is_tall = body >= board + 2 + CHOICE_MIN + EXPLANATION;
    if is_tall { EXPLANATION } else { 0 }
}

/// Returns the number of lines of the board, which gets two thirds of the spare lines.
fn board_lines(body: u16, needs: Needs, is_large: bool) -> u16 {
    let board = if is_large { needs.board_large.1 } else { needs.board_min.1 };
    let spare = body - board - 2.min(body - board - CHOICE_MIN) - CHOICE_MIN;
    board + (spare * 2 / 3).min(board)
}
