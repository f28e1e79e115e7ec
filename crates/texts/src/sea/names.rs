//! The names of things: tribes, tiles, directions, components, Myths, feats and columns.

use super::part::Part;
use crate::Lang;
use crate::messages::messages;
use ::sea::{Cell, Component, Counts, Question, Score, Tribe};

messages!(said, "sea-names");

pub use said::{
    column, column_help, component, direction, direction_long, end, feat, feat_help, myth, part,
    question_help, side, tile_kind, tribe_color, tribe_shape,
};

/// A column of the final count (S14.3), or the area that breaks ties (S14.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Column {
    /// The Myth.
    Mythical,
    /// Legends and feats.
    Legendary,
    /// Settlements, secured pieces and the boat.
    Builders,
    /// Pawns on the board.
    Nomads,
    /// The rectangle around all pawns and tokens.
    Area,
}

impl Column {
    /// All of them, in the order in which they are compared.
    pub const ALL: [Column; 5] =
        [Column::Mythical, Column::Legendary, Column::Builders, Column::Nomads, Column::Area];

    /// Returns the points of a score in this column; `None` if a viewer may not know them.
    pub fn of(self, score: &Score) -> Option<u8> {
        match self {
            Column::Mythical => score.mythical,
            Column::Legendary => Some(score.legendary),
            Column::Builders => Some(score.builders),
            Column::Nomads => Some(score.nomads),
            Column::Area => Some(score.area),
        }
    }
}

/// Returns the name of a tribe, without an article: "red tribe".
pub fn tribe(lang: Lang, tribe: Tribe) -> String {
    said::tribe(lang, tribe).to_owned()
}

/// Returns the question to a player, as a prompt.
pub fn question(lang: Lang, question: Question) -> String {
    said::question(lang, question).to_owned()
}

/// A legend as a sentence, whatever its components (S1.4).
///
/// Each is taken for the part in whose place it is.
pub fn legend_sentence(
    lang: Lang,
    character: Component,
    location: Component,
    action: Component,
) -> String {
    let who = character.myth();
    let place = location.myth();
    let what = action.myth();
    Part::LegendSentence { who, place, what }.text(lang)
}

/// Pawns by tribe, as a list: "2 red pawns and 1 blue".
pub fn pawns(lang: Lang, counts: Counts) -> String {
    Part::Crew { crew: counts }.text(lang)
}

/// A place on the map, the same in every language: columns east and rows north of the Primordial
/// Sea, as records count them.
pub fn cell(cell: Cell) -> String {
    // A true minus sign, as everywhere that people read a number.
    format!("({cell})").replace('-', "\u{2212}")
}
