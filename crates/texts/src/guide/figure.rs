//! A picture in a guide: a position of a record, and the part of it that is shown.

use super::parse::Mistake;
use super::{Inline, Inlines};

/// A position of a record as a picture: `![What it shows.](picture:evening@31+move)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The caption, which also describes the picture to people who can't see it. It is true however
    /// the picture is drawn.
    pub caption: Inlines,
    /// The details that only the drawing of the page shows, after a `|`. The terminal draws with other signs, which
    /// it explains itself.
    pub on_page: Inlines,
    /// The name of the record.
    pub record: &'static str,
    /// The number of its lines that are played.
    pub line: usize,
    /// Whether it shows the effects of the next line, which must be a move.
    pub with_move: bool,
    /// The part of the game that it shows.
    pub view: View,
    /// The spaces or cells it is cropped to, as the game names them; empty for all.
    pub crop: &'static str,
}

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// The board.
    Board,
    /// The cards that can be bought or earned.
    Cards,
    /// The players and their possessions.
    Players,
}

impl Figure {
    /// Parses the text after `![`, if it is a picture: a record, `@` and a line; then, each only if
    /// wanted, `+move`, `/cards` or `/players`, and `#` with a crop.
    pub(super) fn parse(text: &'static str) -> Result<Option<Figure>, Mistake> {
        let Some((told, target)) =
            text.strip_suffix(')').and_then(|text| text.split_once("](picture:"))
        else {
            return Ok(None);
        };
        let (target, crop) = target.split_once('#').unwrap_or((target, ""));
        let (target, view) = match target.split_once('/') {
            None => (target, View::Board),
            Some((target, "cards")) => (target, View::Cards),
            Some((target, "players")) => (target, View::Players),
            Some(_) => return Err(Mistake::Picture),
        };
        let without = target.strip_suffix("+move");
        let with_move = without.is_some();
        let (record, line) = without.unwrap_or(target).split_once('@').ok_or(Mistake::Picture)?;
        let line = line.parse().map_err(|_| Mistake::Picture)?;
        let (caption, on_page) = told.split_once(" | ").unwrap_or((told, ""));
        if caption.is_empty() || record.is_empty() {
            return Err(Mistake::Picture);
        }
        let (caption, on_page) = (Inline::parse(caption)?, Inline::parse(on_page)?);
        Ok(Some(Figure { caption, on_page, record, line, with_move, view, crop }))
    }
}
