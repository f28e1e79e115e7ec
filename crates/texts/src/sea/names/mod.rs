//! What things are called: tribes, tiles, directions, components, Myths, feats and columns.

pub(super) mod de;
pub(super) mod en;
pub(super) mod es;
pub(super) mod fr;

use crate::Lang;
use crate::speak::speak;
use ::sea::{Cell, Component, Counts, Direction, Feat, Myth, Part, Score, Side, TileKind, Tribe};
use kernel::SEATS_MAX;

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

    /// What a score has in this column; `None` where a viewer may not know it.
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

/// What a tribe is called, without an article: "red tribe".
pub fn tribe(lang: Lang, tribe: Tribe) -> String {
    speak!(lang, tribe(tribe))
}

/// The colour of a tribe.
pub fn tribe_color(lang: Lang, tribe: Tribe) -> &'static str {
    speak!(lang, tribe_color(tribe))
}

/// The shape of a tribe's pawns, for those who do not tell colours apart: a circle, a square, a
/// triangle, a diamond, a hexagon and a star, in the order of the seats.
pub fn tribe_shape(lang: Lang, tribe: Tribe) -> &'static str {
    speak!(lang, tribe_shape(tribe))
}

/// What a tile shows, without an article (S1.1).
pub fn tile_kind(lang: Lang, kind: TileKind) -> &'static str {
    speak!(lang, tile_kind(kind))
}

/// A direction as the die shows it: "NE" (S1.3).
pub fn direction(lang: Lang, direction: Direction) -> &'static str {
    speak!(lang, direction(direction))
}

/// A direction in full, without an article: "north-east".
pub fn direction_long(lang: Lang, direction: Direction) -> &'static str {
    speak!(lang, direction_long(direction))
}

/// A way around the compass, as an adverb: "clockwise".
pub fn side(lang: Lang, side: Side) -> &'static str {
    speak!(lang, side(side))
}

/// Which third of a legend something is, without an article: "character" (S1.4).
pub fn part(lang: Lang, part: Part) -> &'static str {
    speak!(lang, part(part))
}

/// What a component says: a character or a location with its article, or what somebody does.
pub fn component(lang: Lang, component: Component) -> &'static str {
    let tale = component.myth();
    match component.part() {
        Part::Character => speak!(lang, character(tale)),
        Part::Location => speak!(lang, location(tale)),
        Part::Action => speak!(lang, action(tale)),
    }
}

/// A legend as a sentence, whatever its components (S1.4).
///
/// Each is taken for the part in whose place it stands.
pub fn legend_sentence(
    lang: Lang,
    character: Component,
    location: Component,
    action: Component,
) -> String {
    speak!(lang, legend_sentence(character.myth(), location.myth(), action.myth()))
}

/// The name of an Original Myth, as a title.
pub fn myth(lang: Lang, myth: Myth) -> &'static str {
    speak!(lang, myth(myth))
}

/// The name of a feat, as a title (S13).
pub fn feat(lang: Lang, feat: Feat) -> &'static str {
    speak!(lang, feat(feat))
}

/// What earns a feat, in one sentence.
pub fn feat_help(lang: Lang, feat: Feat) -> &'static str {
    speak!(lang, feat_help(feat))
}

/// The name of a column of the final count, as a heading.
pub fn column(lang: Lang, column: Column) -> &'static str {
    speak!(lang, column(column))
}

/// What counts in a column, in one sentence.
pub fn column_help(lang: Lang, column: Column) -> &'static str {
    speak!(lang, column_help(column))
}

/// Pawns by tribe, as a list: "2 red pawns and 1 blue".
pub fn pawns(lang: Lang, counts: Counts) -> String {
    speak!(lang, pawns(counts))
}

/// A place on the map, the same in every language: columns east and rows north of the Primordial
/// Sea, as records count them.
pub fn cell(cell: Cell) -> String {
    // A true minus sign, as everywhere that people read a number.
    format!("({cell})").replace('-', "\u{2212}")
}

/// Which of the six tribes it is.
const fn nth(tribe: Tribe) -> usize {
    tribe.seat().index() % SEATS_MAX
}
