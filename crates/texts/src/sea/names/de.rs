//! What things are called in German.

use super::{Column, nth};
use crate::grammar::de::join;
use ::sea::tables::MYTHS;
use ::sea::{Counts, Direction, Feat, Myth, Part, Side, TileKind, Tribe};
use kernel::SEATS_MAX;

/// A colour as a noun and as the stem of an adjective; *lila* has no endings.
struct Color {
    noun: &'static str,
    stem: &'static str,
    bends: bool,
}

const COLORS: [Color; SEATS_MAX] = [
    Color { noun: "Rot", stem: "rot", bends: true },
    Color { noun: "Blau", stem: "blau", bends: true },
    Color { noun: "Grün", stem: "grün", bends: true },
    Color { noun: "Gelb", stem: "gelb", bends: true },
    Color { noun: "Lila", stem: "lila", bends: false },
    Color { noun: "Weiß", stem: "weiß", bends: true },
];
const SHAPES: [&str; SEATS_MAX] = ["Kreis", "Quadrat", "Dreieck", "Raute", "Sechseck", "Stern"];

/// A Myth and the three components it names.
struct Tale {
    name: &'static str,
    character: &'static str,
    location: &'static str,
    /// The location as the beginning of a sentence.
    there: &'static str,
    action: &'static str,
    /// The part of the action that stands before its subject.
    verb: &'static str,
    /// The part of the action that stands after its subject.
    rest: &'static str,
}

/// A tale whose action is told with its verb and what follows.
macro_rules! tale {
    ($name:literal, $character:literal, $location:literal, $there:literal, $verb:literal, $rest:literal) => {
        Tale {
            name: $name,
            character: $character,
            location: $location,
            there: $there,
            action: concat!($verb, " ", $rest),
            verb: $verb,
            rest: $rest,
        }
    };
}

const TALES: [Tale; MYTHS] = [
    tale!(
        "Die Geburt der Gezeiten",
        "die Mondtaucherin",
        "die Versunkene Treppe",
        "Auf der Versunkenen Treppe",
        "zieht",
        "die erste Flut herauf"
    ),
    tale!(
        "Der gestohlene Wind",
        "der Barfüßige Dieb",
        "die Höhle des Atems",
        "In der Höhle des Atems",
        "stiehlt",
        "den Göttern eine Bö"
    ),
    tale!(
        "Die Salzhochzeit",
        "die Salzbraut",
        "das Weiße Riff",
        "Am Weißen Riff",
        "vermählt sich",
        "mit dem Meer"
    ),
    tale!(
        "Die ertrunkene Glocke",
        "der Blinde Glöckner",
        "der Ertrunkene Turm",
        "Im Ertrunkenen Turm",
        "weckt",
        "die Schläfer"
    ),
    tale!(
        "Das lange Ruder",
        "die Schlaflose Ruderin",
        "der Rand der Karten",
        "Am Rand der Karten",
        "rudert",
        "über die Sterne hinaus"
    ),
    tale!(
        "Das Feuer in der Tiefe",
        "das Glutkind",
        "die Rauchende Insel",
        "Auf der Rauchenden Insel",
        "trägt",
        "Feuer übers Wasser"
    ),
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
    let (there, what) = (tale(place).there, tale(what));
    format!("{there} {} {} {}.", what.verb, tale(who).character, what.rest)
}

pub(super) fn tribe(tribe: Tribe) -> String {
    format!("{} Stamm", bent(tribe, "er"))
}

pub(super) fn tribe_color(tribe: Tribe) -> &'static str {
    COLORS[nth(tribe)].noun
}

pub(super) fn tribe_shape(tribe: Tribe) -> &'static str {
    SHAPES[nth(tribe)]
}

/// The colour as an adjective with this ending.
pub(in crate::sea) fn bent(tribe: Tribe, ending: &str) -> String {
    let Color { noun: _, stem, bends } = COLORS[nth(tribe)];
    if bends { format!("{stem}{ending}") } else { stem.to_owned() }
}

/// `den roten Stamm`.
pub(in crate::sea) fn the_tribe(which: Tribe) -> String {
    format!("den {} Stamm", bent(which, "en"))
}

/// `dem roten Stamm`.
pub(in crate::sea) fn to_the_tribe(which: Tribe) -> String {
    format!("dem {} Stamm", bent(which, "en"))
}

/// `des roten Stammes`.
pub(in crate::sea) fn of_the_tribe(which: Tribe) -> String {
    format!("des {} Stammes", bent(which, "en"))
}

/// `2 rote Figuren und 1 blaue`, as a subject or an object.
pub(in crate::sea) fn pawns(counts: Counts) -> String {
    heads(counts, "e", "keine Figur")
}

/// `2 roten Figuren und 1 blauen`, after *mit*.
pub(in crate::sea) fn with_pawns(counts: Counts) -> String {
    heads(counts, "en", "keiner Figur")
}

/// The noun stands once, with the first number.
fn heads(counts: Counts, ending: &str, nobody: &str) -> String {
    let mut items: Vec<String> = Vec::new();
    for tribe in counts.tribes() {
        let (number, color) = (counts.get(tribe), bent(tribe, ending));
        let noun = if number == 1 { "Figur" } else { "Figuren" };
        items.push(match items.is_empty() {
            true => format!("{number} {color} {noun}"),
            false => format!("{number} {color}"),
        });
    }
    if items.is_empty() { nobody.to_owned() } else { join(&items) }
}

pub(in crate::sea) fn tile_kind(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "Meer",
        TileKind::Coast => "Küste",
        TileKind::Island => "Insel",
        TileKind::Fog => "Nebel",
    }
}

pub(in crate::sea) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "N",
        Direction::NE => "NO",
        Direction::E => "O",
        Direction::SE => "SO",
        Direction::S => "S",
        Direction::SW => "SW",
        Direction::W => "W",
        Direction::NW => "NW",
    }
}

pub(super) fn direction_long(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "Norden",
        Direction::NE => "Nordosten",
        Direction::E => "Osten",
        Direction::SE => "Südosten",
        Direction::S => "Süden",
        Direction::SW => "Südwesten",
        Direction::W => "Westen",
        Direction::NW => "Nordwesten",
    }
}

pub(in crate::sea) fn side(side: Side) -> &'static str {
    match side {
        Side::Clockwise => "im Uhrzeigersinn",
        Side::Counterclockwise => "gegen den Uhrzeigersinn",
    }
}

pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Character => "Gestalt",
        Part::Location => "Ort",
        Part::Action => "Tat",
    }
}

pub(in crate::sea) fn feat(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Fahrt durch den Sturm",
        Feat::Battle => "Seeschlacht",
        Feat::Fog => "Fahrt durch den Nebel",
        Feat::Circulation => "Kreislauf der Legenden",
        Feat::Pollinisation => "Bestäubung",
    }
}

pub(super) fn feat_help(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Das Plättchen des Vaal verlassen und noch schwimmen.",
        Feat::Battle => "Das angegriffene Boot versenken, ohne dass der Kampf das eigene leert.",
        Feat::Fog => "Ein Plättchen hinter Nebel besetzen und noch schwimmen.",
        Feat::Circulation => "An der Siedlung eines anderen Spielers einen Tausch abschließen.",
        Feat::Pollinisation => {
            "Zugleich Siedler in Siedlungen haben, die zwei verschiedenen anderen Stämmen gehören."
        }
    }
}

pub(in crate::sea) fn column(column: Column) -> &'static str {
    match column {
        Column::Mythical => "Mythisch",
        Column::Legendary => "Legendär",
        Column::Builders => "Baumeister",
        Column::Nomads => "Nomaden",
        Column::Area => "Rechteck",
    }
}

pub(super) fn column_help(column: Column) -> &'static str {
    match column {
        Column::Mythical => "1, wenn der Urmythos vollständig ist.",
        Column::Legendary => "3 pro Legende und 1 pro Großtat.",
        Column::Builders => {
            "1 pro eigener Siedlung, pro gesichertem, nicht offengelegtem Baustein und für das Boot auf dem Spielplan."
        }
        Column::Nomads => {
            "1 pro eigener Figur auf dem Spielplan: in Spuren, Siedlungen und auf jedem Boot."
        }
        Column::Area => {
            "Die gelegten Plättchen im kleinsten gerade ausgerichteten Rechteck um alle eigenen Figuren und Marker."
        }
    }
}
