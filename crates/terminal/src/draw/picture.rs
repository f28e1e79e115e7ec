//! The interface's view of a game in pictures.

use super::plain;
use super::theme::Theme;
use crate::SeatKind;
use crate::face::Face;
use kernel::{Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use texts::terminal::{Ui, ui};
use texts::{Actor, Lang, Names};

/// Everything that a drawing of a game depends on.
pub struct Scene<'a, G: Face> {
    /// The position.
    pub game: &'a G,
    /// The move that is shown before it is played.
    pub shown: Option<G::Move>,
    /// The person whose side of the table is shown.
    pub me: Seat,
    /// The viewer whose knowledge is shown.
    pub viewer: Viewer,
    /// The offset of the board to the east and to the north.
    pub pan: (i16, i16),
    /// The player kind of each seat.
    pub seats: &'a [SeatKind],
    /// The names of the seats.
    pub names: &'a Names,
    /// The language.
    pub lang: Lang,
    /// The colors.
    pub theme: Theme,
}

impl<G: Face> Scene<'_, G> {
    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.of(self.lang, seat)
    }

    /// Returns the player in a seat as the subject of a sentence.
    pub fn actor(&self, seat: Seat) -> Actor {
        self.names.actor(self.lang, seat)
    }

    /// Describes a move to the viewer.
    pub fn describe(&self, mv: &G::Move) -> String {
        self.game.describe_for(self.lang, mv, self.names, self.viewer)
    }
}

/// A game that can be drawn.
pub trait Picture: Face {
    /// The keys that open panels of this game.
    const PANELS: &'static [char] = &[];
    /// The most useful of them, with its description. One without a key is never offered.
    const MAIN_PANEL: (&'static str, Ui<'static>) = ("", Ui::KeyCards);
    /// Whether the board can be larger than the screen, so that keys move what it shows.
    const CAN_PAN: bool = false;

    /// The columns and lines that the smallest picture of the board needs.
    const BOARD_MIN: (u16, u16);
    /// The columns and lines that the large picture needs.
    const BOARD_LARGE: (u16, u16);

    /// Returns the facts about the game for the first line.
    fn status(scene: &Scene<Self>) -> Vec<Span<'static>> {
        let turn = ui(scene.lang, Ui::TurnNumber { turn: scene.game.turns() });
        vec![Span::raw(format!("  {turn}"))]
    }

    /// Draws the board, with the move that is shown.
    fn draw_board(scene: &Scene<Self>, area: Rect, buffer: &mut Buffer);

    /// Returns the lines about the players; there is room for `lines_max`.
    fn player_lines(scene: &Scene<Self>, columns: usize, lines_max: usize) -> Vec<Line<'static>> {
        let mut lines = plain::player_lines(scene, columns);
        lines.truncate(lines_max);
        lines
    }

    /// Returns the preferred number of these lines.
    fn player_lines_wanted(scene: &Scene<Self>) -> u16 {
        scene.game.players().into()
    }

    /// Returns the lines under the players where there is room, and more of them if that still
    /// leaves `lines_max` unfilled.
    fn beside(_scene: &Scene<Self>, _columns: usize, _lines_max: usize) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// A heading of the menu; `None` for answers that need none.
    fn heading_line(_scene: &Scene<Self>, _heading: Self::Heading) -> Option<Line<'static>> {
        None
    }

    /// Returns the effects of the shown move, in words.
    fn preview(_scene: &Scene<Self>, _columns: usize) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// The title of the panel that a key opens.
    fn panel_title(_lang: Lang, _key: char) -> String {
        String::new()
    }

    /// The panel that a key opens.
    fn panel(_scene: &Scene<Self>, _key: char, _columns: usize) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// Returns the help for a key or for signs; `None` for things that this game does not have,
    /// such as numbered places and cards.
    fn help(lang: Lang, text: Ui<'static>) -> Option<String> {
        match text {
            Ui::HelpDigits | Ui::HelpCards | Ui::HelpHidden => None,
            Ui::SignsPlace | Ui::SignsPreview | Ui::SignsCards => None,
            text => Some(ui(lang, text)),
        }
    }

    /// Further keys of this game, for the help.
    fn more_keys(_lang: Lang) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the meaning of the signs on the board, for the help.
    fn signs(_lang: Lang, _theme: Theme) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// Returns how the game ended and how each point was made.
    fn result(scene: &Scene<Self>, columns: usize) -> Vec<Line<'static>> {
        plain::result(scene, columns)
    }
}
