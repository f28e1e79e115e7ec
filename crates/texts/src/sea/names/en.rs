//! What things are called in English.

use super::{Column, nth};
use crate::grammar::en::join;
use ::sea::tables::MYTHS;
use ::sea::{Counts, Direction, Feat, Myth, Part, Side, TileKind, Tribe};
use kernel::SEATS_MAX;

const COLORS: [&str; SEATS_MAX] = ["red", "blue", "green", "yellow", "purple", "white"];
const SHAPES: [&str; SEATS_MAX] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];

/// A Myth and the three components it names.
struct Tale {
    name: &'static str,
    character: &'static str,
    location: &'static str,
    /// The location as the beginning of a sentence.
    there: &'static str,
    action: &'static str,
}

const TALES: [Tale; MYTHS] = [
    Tale {
        name: "Birth of the Tides",
        character: "the Moon Diver",
        location: "the Sunken Stair",
        there: "On the Sunken Stair",
        action: "draws up the first tide",
    },
    Tale {
        name: "The Stolen Wind",
        character: "the Barefoot Thief",
        location: "the Cave of Breath",
        there: "In the Cave of Breath",
        action: "steals a gust from the gods",
    },
    Tale {
        name: "The Salt Wedding",
        character: "the Salt Bride",
        location: "the White Reef",
        there: "On the White Reef",
        action: "weds the sea",
    },
    Tale {
        name: "The Drowned Bell",
        character: "the Blind Ringer",
        location: "the Drowned Tower",
        there: "In the Drowned Tower",
        action: "wakes the sleepers",
    },
    Tale {
        name: "The Long Oar",
        character: "the Sleepless Rower",
        location: "the Edge of the Maps",
        there: "At the Edge of the Maps",
        action: "rows beyond the stars",
    },
    Tale {
        name: "The Fire Below",
        character: "the Ember Child",
        location: "the Smoking Island",
        there: "On the Smoking Island",
        action: "carries fire over water",
    },
];

fn tale(myth: Myth) -> &'static Tale {
    &TALES[usize::from(myth.number())]
}

pub(super) fn myth(myth: Myth) -> &'static str {
    tale(myth).name
}

pub(super) fn character(myth: Myth) -> &'static str {
    tale(myth).character
}

pub(super) fn location(myth: Myth) -> &'static str {
    tale(myth).location
}

pub(super) fn action(myth: Myth) -> &'static str {
    tale(myth).action
}

pub(super) fn legend_sentence(who: Myth, place: Myth, what: Myth) -> String {
    format!("{}, {} {}.", tale(place).there, tale(who).character, tale(what).action)
}

pub(super) fn tribe(tribe: Tribe) -> String {
    format!("{} tribe", tribe_color(tribe))
}

pub(in crate::sea) fn tribe_color(tribe: Tribe) -> &'static str {
    COLORS[nth(tribe)]
}

pub(super) fn tribe_shape(tribe: Tribe) -> &'static str {
    SHAPES[nth(tribe)]
}

/// `the red tribe`.
pub(in crate::sea) fn the_tribe(which: Tribe) -> String {
    format!("the {}", tribe(which))
}

/// `2 red pawns and 1 blue`.
pub(in crate::sea) fn pawns(counts: Counts) -> String {
    heads(counts, "pawn", "pawns")
}

/// The same of people aboard.
pub(in crate::sea) fn passengers(counts: Counts) -> String {
    heads(counts, "passenger", "passengers")
}

/// The same of people ashore.
pub(in crate::sea) fn settlers(counts: Counts) -> String {
    heads(counts, "settler", "settlers")
}

/// The noun stands once, with the first number.
fn heads(counts: Counts, one: &str, many: &str) -> String {
    let mut items: Vec<String> = Vec::new();
    for tribe in counts.tribes() {
        let (number, color) = (counts.get(tribe), tribe_color(tribe));
        let noun = if number == 1 { one } else { many };
        items.push(match items.is_empty() {
            true => format!("{number} {color} {noun}"),
            false => format!("{number} {color}"),
        });
    }
    if items.is_empty() { format!("no {one}") } else { join(&items) }
}

pub(in crate::sea) fn tile_kind(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "sea",
        TileKind::Coast => "coast",
        TileKind::Island => "island",
        TileKind::Fog => "fog",
    }
}

pub(in crate::sea) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "N",
        Direction::NE => "NE",
        Direction::E => "E",
        Direction::SE => "SE",
        Direction::S => "S",
        Direction::SW => "SW",
        Direction::W => "W",
        Direction::NW => "NW",
    }
}

pub(super) fn direction_long(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "north",
        Direction::NE => "north-east",
        Direction::E => "east",
        Direction::SE => "south-east",
        Direction::S => "south",
        Direction::SW => "south-west",
        Direction::W => "west",
        Direction::NW => "north-west",
    }
}

pub(in crate::sea) fn side(side: Side) -> &'static str {
    match side {
        Side::Clockwise => "clockwise",
        Side::Counterclockwise => "counter-clockwise",
    }
}

pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Character => "character",
        Part::Location => "location",
        Part::Action => "action",
    }
}

pub(in crate::sea) fn feat(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Crossing the Storm",
        Feat::Battle => "Naval Battle",
        Feat::Fog => "Crossing the Fog",
        Feat::Circulation => "Circulation of Legends",
        Feat::Pollinisation => "Pollinisation",
    }
}

pub(super) fn feat_help(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Leave the Vaal's tile and still float.",
        Feat::Battle => "Sink the boat you attack without having your own emptied.",
        Feat::Fog => "Occupy a tile behind fog and still float.",
        Feat::Circulation => "Conclude an exchange at another player's settlement.",
        Feat::Pollinisation => {
            "Have settlers in settlements owned by two different other tribes at once."
        }
    }
}

pub(in crate::sea) fn column(column: Column) -> &'static str {
    match column {
        Column::Mythical => "Mythical",
        Column::Legendary => "Legendary",
        Column::Builders => "Builders",
        Column::Nomads => "Nomads",
        Column::Area => "Rectangle",
    }
}

pub(super) fn column_help(column: Column) -> &'static str {
    match column {
        Column::Mythical => "1 if the Original Myth is complete.",
        Column::Legendary => "3 per legend and 1 per feat.",
        Column::Builders => {
            "1 per settlement owned, per secured undisclosed component, and for the boat on the board."
        }
        Column::Nomads => "1 per own pawn on the board: in trails, in settlements and on any boat.",
        Column::Area => {
            "The laid tiles inside the smallest upright rectangle around all own pawns and tokens."
        }
    }
}
