//! What the interface must know about a game in pictures.

use super::theme::Theme;
use crate::SeatKind;
use crate::face::Face;
use kernel::{Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};
use texts::{Lang, Names};

/// All that a drawing of a game depends on.
pub struct Scene<'a, G: Face> {
    /// The position.
    pub game: &'a G,
    /// The move that is shown before it is played.
    pub shown: Option<G::Move>,
    /// The person whose side of the table is shown.
    pub me: Seat,
    /// Whose knowledge is shown.
    pub viewer: Viewer,
    /// How far the board is moved to the east and to the north.
    pub pan: (i16, i16),
    /// Who decides for each seat.
    pub seats: &'a [SeatKind],
    /// What the seats are called.
    pub names: &'a Names,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
}

impl<G: Face> Scene<'_, G> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(self.lang, seat)
    }

    /// What a move does, for who looks.
    pub fn describe(&self, mv: &G::Move) -> String {
        self.game.describe_for(self.lang, mv, self.names, self.viewer)
    }
}

/// A game that can be drawn.
pub trait Picture: Face {
    /// The keys that open panels of this game.
    const PANELS: &'static [char];
    /// The most useful of them, and what it shows.
    const MAIN_PANEL: (&'static str, Ui<'static>);

    /// The columns and lines that the smallest picture of the board needs.
    const BOARD_MIN: (u16, u16);
    /// The columns and lines that the large picture needs.
    const BOARD_LARGE: (u16, u16);

    /// What the first line tells about the game.
    fn status(scene: &Scene<Self>) -> Vec<Span<'static>>;

    /// Draws the board, with the move that is shown.
    fn draw_board(scene: &Scene<Self>, area: Rect, buffer: &mut Buffer);

    /// The lines that tell about the players; `lines_max` is what there is room for.
    fn player_lines(scene: &Scene<Self>, columns: usize, lines_max: usize) -> Vec<Line<'static>>;

    /// How many lines these take at best.
    fn player_lines_wanted(scene: &Scene<Self>) -> u16;

    /// What stands under the players where there is room, and more of it if that still leaves
    /// `lines_max` unfilled.
    fn beside(scene: &Scene<Self>, columns: usize, lines_max: usize) -> Vec<Line<'static>>;

    /// A heading of the menu; `None` for answers that need none.
    fn heading_line(scene: &Scene<Self>, heading: Self::Heading) -> Option<Line<'static>>;

    /// What the shown move would bring, in words.
    fn preview(scene: &Scene<Self>, columns: usize) -> Vec<Line<'static>>;

    /// The title of the panel that a key opens.
    fn panel_title(lang: Lang, key: char) -> String;

    /// The panel that a key opens.
    fn panel(scene: &Scene<Self>, key: char, columns: usize) -> Vec<Line<'static>>;

    /// What the help says of a key or of signs; `None` for what this game does not have.
    fn help(lang: Lang, text: Ui<'static>) -> Option<String> {
        Some(ui(lang, text))
    }

    /// Further keys of this game, for the help.
    fn more_keys(_lang: Lang) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What the signs on the board mean, for the help.
    fn signs(lang: Lang, theme: Theme) -> Vec<Line<'static>>;

    /// How the game ended and how each point was made.
    fn result(scene: &Scene<Self>, columns: usize) -> Vec<Line<'static>>;
}
